"""My turn, from the panel's button to a sealed order, and everything that may go wrong on the way."""

import pytest

from bot.store.rows import Draft, PersonRow
from bot.tables.acts import Who
from tests.simfix import at_once
from tests.ui.stage import NAMES, Stage, ids_of, labels_of


async def opened(on: Stage, person):
    panel = on.panel()
    return (await person.click(panel, custom_id=on.control(panel, "turn"))).response


async def walked(on: Stage, person, *labels: str):
    """My turn down the tree by labels that begin so."""
    message = await opened(on, person)
    for wanted in labels:
        label = next(label for label in labels_of(message) if label.startswith(wanted))
        message = (await person.click(message, label=label)).response
    return message


async def answer_of(on: Stage, seat: int):
    return (await on.look()).answer_of(seat, f"r1.order.s{seat}")


@pytest.mark.lesson("B19")
async def test_my_turn_leads_to_a_sealed_order_and_nobody_else_sees_any_of_it(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    before = len(on.messages())
    message = await walked(on, anna, "Attack", "E1 Hercules", "Furious", "Declare")
    look = await on.look()
    assert look.answer_of(0, "r1.order.s0") == {"kind": "attack", "decision": "r1.order.s0", "target": 1, "stance": "furious"}
    assert message.ephemeral
    assert "attack Hercules, furious" in message.content
    assert look.seal_of(0, "r1.order.s0") in message.content
    assert look.head in message.content
    assert labels_of(message) == ["Change", "Withdraw"]
    assert len(on.messages()) == before
    assert message.id not in {one.id for one in on.channel.history(viewer=boris)}


async def test_my_turn_begins_with_what_happened_and_says_it_once(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    first, second = await opened(on, anna), await opened(on, anna)
    assert "The battle begins" in first.content
    assert "The battle begins" not in second.content


async def test_a_prompt_has_its_one_shape_in_both_languages(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris", locale="ru"))
    english, russian = await opened(on, anna), await opened(on, boris)
    for text, parts in (
        (english.content, ("What happened", "What you may do", "If you say nothing", "Until when")),
        (russian.content, ("Что произошло", "Что ты можешь", "Если промолчать", "До какого времени")),
    ):
        places = [text.index(f"**{part}**") for part in parts]
        assert places == sorted(places)
        assert "ARENA-R20" in text
        assert "<t:" in text


async def test_back_takes_one_choice_back(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    message = await walked(on, anna, "Attack", "E1 Hercules", "Back")
    assert labels_of(message)[:2] == ["E1 Hercules: ♥♥♥", "E2 Moriarty: ♥♥♥"]


@pytest.mark.lesson("K7")
async def test_a_second_click_on_a_choice_hits_no_later_one(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    message = await opened(on, anna)
    attack = on.control(message, "pick")
    await anna.click(message, custom_id=attack)
    draft = await on.call(on.bot.store.get(Draft, on.table, 0, "r1.order.s0"))
    # The same press once more, as a double click sends it: its field is filled by now.
    await on.call(_again(on, anna, message, attack))
    assert draft.picks == (("kind", "attack"),)
    assert (await on.call(on.bot.store.get(Draft, on.table, 0, "r1.order.s0"))).picks == draft.picks


async def _again(on: Stage, person, message, custom_id: str) -> None:
    from bot.room import Say
    from bot.ui.asked import Asked
    from bot.ui.ids import read_id
    from bot.ui.steps import Move, step

    class Silent(Asked):
        async def answer(self, text: str, view=None, **_: object) -> None:
            return

    class Pressed:
        id = message.id + 1
        user = person.user

    say: Say = on.bot.desk.say("en")
    id = read_id(custom_id)
    assert id is not None
    await step(Silent(Pressed(), on.bot.desk, say), id, Move(depth=0, place=0))  # pyright: ignore[reportArgumentType]


@pytest.mark.lesson("K7", "K9")
async def test_a_double_click_on_declare_gives_one_entry_and_one_seal(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    message = await walked(on, anna, "Pass")
    declare = on.control(message, "declare")
    before = (await on.look()).row.n
    results = await at_once(on.env, *[lambda: anna.click(message, custom_id=declare)] * 2)
    look = await on.look()
    assert look.row.n == before + 1
    assert {look.seal_of(0, "r1.order.s0") in one.response.content for one in results} == {True}


async def test_withdraw_and_change_are_on_the_receipt(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    receipt = await walked(on, anna, "Pass", "Declare")
    assert await answer_of(on, 0) is not None
    gone = (await anna.click(receipt, label="Withdraw")).response
    assert "withdrawn" in gone.content
    assert await answer_of(on, 0) is None
    again = (await anna.click(gone, label="My turn")).response
    assert "Pass" in labels_of(again)


@pytest.mark.lesson("E3", "E1")
async def test_buttons_and_drafts_outlive_a_restart(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    message = await walked(on, anna, "Attack", "E1 Hercules")
    panel = on.panel()
    await on.restart(clean=False)
    message = (await anna.click(message, label="Furious: +2 / +2 to you")).response
    assert "Declare" in labels_of(message)
    await anna.click(message, label="Declare")
    assert (await answer_of(on, 0))["stance"] == "furious"
    assert (await anna.click(panel, custom_id=on.control(panel, "mine"))).response.ephemeral


@pytest.mark.lesson("C5", "C16")
async def test_an_old_button_gets_one_clear_sentence_and_changes_nothing(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    old = await walked(on, anna, "Attack")
    panel = on.panel()
    await on.env.advance_time(90_000)
    look = await on.look()
    assert look.decision("r1.order.s0") is None
    result = await anna.click(old, label=labels_of(old)[0])
    assert "phase that is over" in result.followups[0].content
    assert "LT-1" in result.followups[0].content
    assert (await on.look()).row.n == look.row.n
    # A new panel stands, and the old one keeps its words and no buttons.
    before = next(one for one in on.messages() if one.id == panel.id)
    assert (before.content, ids_of(before)) == (panel.content, [])
    assert on.panel().id != panel.id
    assert "Round 2" in (await anna.click(on.panel(), custom_id=on.control(on.panel(), "turn"))).response.content


@pytest.mark.lesson("F2")
async def test_a_stranger_watches_and_does_nothing(on: Stage):
    await on.battle(on.person("anna"))
    stranger = on.person("stranger")
    panel = on.panel()
    for verb in ("turn", "mine"):
        answer = (await stranger.click(panel, custom_id=on.control(panel, verb))).response
        assert answer.ephemeral
        assert "no seat at this table" in answer.content
    board = (await stranger.click(panel, custom_id=on.control(panel, "board"))).response
    assert "Sherlock Holmes" in board.content
    assert "Conductor" not in board.content


@pytest.mark.lesson("H8", "B4")
async def test_custom_ids_hold_public_facts_only(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    first, second = ids_of(await opened(on, anna)), ids_of(await opened(on, boris))
    # A Conductor's and a Backing vocal's controls differ in number alone.
    assert {id.replace(":0:", ":s:").replace("s0", "s") for id in first} <= {id.replace(":1:", ":s:").replace("s1", "s") for id in second}
    assert not any(word in id for id in first + second for word in ("attack", "conduct", "heal", "furious"))


@pytest.mark.lesson("D13")
async def test_who_was_replaced_by_a_script_can_have_the_seat_back(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    await on.call(on.bot.desk.tables.substitute(Who(anna.id), on.table, 1, None))
    lost = await opened(on, boris)
    assert labels_of(lost) == ["I am back"]
    back = (await boris.click(lost, label="I am back")).response
    assert labels_of(back) == ["My turn"]
    assert (await on.look()).seats[1].user == boris.id


async def test_a_gm_without_a_seat_rules_through_the_same_controls_and_sees_no_secret(on: Stage):
    gm, anna, boris = on.person("gm"), on.person("anna"), on.person("boris")
    await on.open_table(gm)
    tables = on.bot.desk.tables
    for seat, person in enumerate((anna, boris)):
        await on.call(tables.join(Who(person.id), on.table, NAMES[seat] | {"team": ("good", "evil")[seat], "cls": "drummer"}))
    for seat in (2, 3):
        await on.call(tables.fill(Who(gm.id), on.table, [NAMES[seat] | {"team": ("good", "evil")[seat - 2], "cls": "vocal"}]))
    await on.call(tables.start(Who(gm.id), on.table))
    message = await opened(on, gm)
    assert "rummer" not in message.content
    for label in ("Void", "E1 Hercules", "Declare"):
        wanted = next(one for one in labels_of(message) if one.startswith(label))
        message = (await gm.click(message, label=wanted)).response
    history = await on.call(on.bot.store.history(on.table))
    assert [one.facts["seat"] for one in history.entries if one.facts.get("decision") == "r1.master"] == [-1]
    assert anna.id != gm.id


@pytest.mark.lesson("G-4")
@pytest.mark.parametrize(("delivery", "pinged", "written"), [("private", False, True), ("channel", True, False), ("both", True, True)])
async def test_how_people_are_told_is_theirs_to_choose(on: Stage, delivery, pinged: bool, written: bool):
    anna = on.person("anna")
    await on.call(on.bot.store.put(PersonRow(anna.id, delivery=delivery)))
    await on.battle(anna, on.person("boris"))
    ping = next(one for one in on.messages() if "it is your move" in one.content)
    assert (str(anna.id) in ping.content) is pinged
    assert any("What you may do" in one.content for one in on.dms(anna)) is written


async def test_a_prompt_keeps_its_headings_out_of_lists_and_says_until_once(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    panel = on.panel()
    text = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response.content
    assert "\n\n**If you say nothing**\n" in text
    assert "\n\n**Until when**\n<t:" in text
