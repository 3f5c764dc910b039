"""/arena: orders by command, the same suggestions for every class, refusals that lose nothing, private answers only."""

import pytest

from tests.hostile import HOSTILE, active_references
from tests.ui.counter import ask, ask_in_private, messages_of, staged, words  # noqa: F401
from tests.ui.stage import Stage, labels_of


async def battle(on: Stage, **options) -> list:
    """Anna (Conductor, G1), Boris (Backing vocal, E1), Vera (Drummer, G2, Russian); E2 is a script."""
    return await on.battle(on.person("anna"), on.person("boris"), on.person("vera", locale="ru"), **options)


async def answer(on: Stage, seat: int):
    found = (await on.look()).answer_of(seat, f"r1.order.s{seat}")
    return None if found is None else {name: value for name, value in found.items() if name != "decision"}


@pytest.mark.rule("ARENA-ATTACK-a", "ARENA-STANCE-a")
async def test_each_order_goes_through_the_door_and_comes_back_as_a_sealed_sentence(on: Stage):
    anna, boris, vera = await battle(on)
    text = await ask(on, anna, "arena attack", target="E1", stance="furious")
    assert "attack Hercules, furious" in text
    assert "Seal: `" in text
    assert await answer(on, 0) == {"kind": "attack", "target": 1, "stance": "furious"}
    await ask(on, anna, "arena conduct", first="ward", first_target="G1", second="inspiration", second_target="Alice")
    assert await answer(on, 0) == {"kind": "conduct", "first": "inspiration", "first_target": 2, "second": "ward", "second_target": 0}
    await ask(on, boris, "arena heal", target="Moriarty")
    assert await answer(on, 1) == {"kind": "heal", "target": 3}
    await ask(on, boris, "arena curse", target="Шерлок Холмс")
    assert await answer(on, 1) == {"kind": "curse", "target": 0}
    await ask(on, boris, "arena pass")
    assert await answer(on, 1) == {"kind": "idle"}
    text = await ask(on, vera, "arena hail", number=2)
    assert "град ударов" in text.casefold()
    assert await answer(on, 2) == {"kind": "hail", "number": 2, "stance": "none"}


async def test_orders_work_in_private(on: Stage):
    anna, _boris, _vera = await battle(on)
    assert "attack Hercules" in await ask_in_private(anna, "arena attack", target="E1")
    assert "withdrawn" in await ask_in_private(anna, "arena withdraw")
    assert await answer(on, 0) is None
    assert "(LT-4)" in await ask_in_private(anna, "arena withdraw")


@pytest.mark.lesson("B4", "B10")
async def test_suggestions_are_the_same_for_every_class(on: Stage):
    anna, boris, vera = await battle(on)
    commands = [("arena attack", "target"), ("arena curse", "target"), ("arena heal", "target"), ("arena conduct", "first_target")]
    for command, option in commands:
        conductor, drummer = [await who.autocomplete(on.channel, command, option, "") for who in (anna, vera)]
        if command == "arena heal":  # living allies: everybody but oneself
            assert [one["value"] for one in conductor] == ["G2"]
            assert [one["value"] for one in drummer] == ["G1"]
        else:
            assert [one["value"] for one in conductor] == [one["value"] for one in drummer]
    assert [one["value"] for one in await anna.autocomplete(on.channel, "arena attack", "target", "")] == ["E1", "E2"]
    assert [one["name"] for one in await vera.autocomplete(on.channel, "arena attack", "target", "гер")] == ["З1 Геракл (♥♥♥)"]
    assert [one["value"] for one in await boris.autocomplete(on.channel, "arena attack", "target", "holmes")] == ["G1"]
    assert await on.person("stranger").autocomplete(on.channel, "arena attack", "target", "") == []


@pytest.mark.lesson("B19")
async def test_nobody_else_sees_an_order_or_that_it_was_refused(on: Stage):
    anna, boris, _vera = await battle(on)
    before = [message.content for message in on.messages()]
    for command, options in (("arena attack", {"target": "E1"}), ("arena hail", {"number": 2}), ("arena heal", {"target": "G2"})):
        result = await anna.slash(on.channel, command, **options)
        assert all(message.ephemeral for message in messages_of(result))
        assert not {message.id for message in messages_of(result)} & {message.id for message in on.channel.history(viewer=boris)}
    counters = [line for line in "\n".join(message.content for message in on.messages()).split("\n") if "Answers in" in line]
    assert counters == ["Answers in: 1 of 4"]
    assert len(on.messages()) == len(before)


@pytest.mark.rule("ARENA-ORDER-g")
async def test_a_refused_order_gives_everything_back_in_the_form(on: Stage):
    anna, _boris, _vera = await battle(on)
    result = await anna.slash(on.channel, "arena curse", target="E1", text="I stare at them.")
    assert "(ARENA-ORDER-g)" in words(result)
    assert "Your text is published" in words(result)
    result = await anna.slash(on.channel, "arena attack", target="Batman", text="I throw a pipe.")
    assert "Nobody here is called “Batman”" in words(result)
    assert "Hercules (E1)" in words(result)
    offered = next(message for message in messages_of(result) if "Mend it" in labels_of(message))
    form = await anna.click(offered, label="Mend it")
    assert "attack Batman, balanced" in str(form.modal)
    assert "I throw a pipe." in str(form.modal)
    sent = await anna.submit_modal(form, {"order": "attack E1", "text": "I throw a pipe."})
    assert "attack Hercules" in words(sent)
    assert await answer(on, 0) == {"kind": "attack", "target": 1, "stance": "balanced"}
    assert "I throw a pipe." in [message.content for message in on.messages()]


@pytest.mark.rule("ARENA-R30")
async def test_a_text_beside_an_order_is_published_and_the_order_is_not(on: Stage):
    anna, _boris, _vera = await battle(on)
    await ask(on, anna, "arena attack", target="E1", stance="furious", text="A violin falls silent.")
    public = [message.content for message in on.messages()]
    assert "A violin falls silent." in public
    assert not any("furious" in text for text in public)
    await ask(on, anna, "arena post", text="And plays again.")
    assert "And plays again." in [message.content for message in on.messages()]


async def test_the_form_opens_first_thing_filled_with_the_order_that_counts(on: Stage):
    anna, _boris, vera = await battle(on)
    await ask(on, anna, "arena attack", target="E1", stance="furious")
    form = await anna.slash(on.channel, "arena order")
    assert form.modal is not None
    assert form.modal["title"] == "Round 1: your entry"
    assert "attack Hercules, furious" in str(form.modal)
    form = await vera.slash(on.channel, "arena order")
    assert "Раунд 1" in form.modal["title"]
    sent = await vera.submit_modal(form, {"order": "град на двоих", "text": ""})
    assert await answer(on, 2) == {"kind": "hail", "number": 2, "stance": "none"}, words(sent)


@pytest.mark.rule("ARENA-CLASS-d", "ARENA-R32")
async def test_the_own_sheet_is_shown_to_its_owner_before_and_after_the_start(on: Stage):
    anna, boris, vera = await battle(on)
    assert "Conductor" in await ask(on, anna, "arena me")
    sheet = await ask(on, vera, "arena me")
    assert "Ударник" in sheet
    assert "Дириж" not in sheet
    await ask(on, boris, "arena pass")
    assert "Seal: `" in await ask(on, boris, "arena me")


async def test_a_stranger_and_a_wrong_table_are_told_so(on: Stage):
    anna, _boris, _vera = await battle(on)
    stranger = on.person("stranger")
    for command in ("pass", "order", "me", "withdraw"):
        assert "You have no seat at this table" in await ask(on, stranger, f"arena {command}")
    tavern = on.guild.create_text_channel("tavern")
    assert "You fight in no battle" in await ask(on, stranger, "arena pass", tavern)
    assert "Seal" in await ask(on, anna, "arena pass", tavern)
    assert "second ability needs" in await ask(on, anna, "arena conduct", first="ward", first_target="G1", second="ward")


async def test_before_the_start_there_is_nothing_to_order(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await on.open_table(gm)
    await ask(on, anna, "table join")
    assert "(LT-23)" in await ask(on, anna, "arena pass")
    assert "(LT-23)" in await ask(on, anna, "arena order")


@pytest.mark.lesson("J7")
async def test_no_target_somebody_types_acts_or_raises(on: Stage):
    anna, _boris, _vera = await battle(on)
    for typed in [text for text in HOSTILE.values() if text.strip()]:
        for text in (
            await ask(on, anna, "arena attack", target=typed),
            await ask(on, anna, "table status", table=typed),
            await ask(on, anna, "arena post", text=typed[:1800]),
        ):
            assert active_references(text) == [], typed
    assert await answer(on, 0) in (None, {"kind": "attack", "target": 1, "stance": "balanced"})


@pytest.mark.lesson("C5", "E3")
async def test_orders_are_sealed_by_command_after_a_restart(on: Stage):
    anna, boris, vera = await battle(on)
    await ask(on, anna, "arena pass")
    await on.restart(clean=False)
    await ask(on, boris, "arena pass")
    await ask(on, vera, "arena pass")
    await on.env.advance_time(1200)
    assert (await on.look()).view(None).round == 2
    assert "attack" in await ask(on, anna, "arena attack", target="E1")
