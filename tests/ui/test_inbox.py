"""Orders by private message: read in both languages, sealed at once or asked back; who may not write here hears so once."""

import pytest

from bot.store.rows import Draft, PersonRow
from bot.tables.acts import Who
from tests.ui.stage import Stage, ids_of, labels_of


async def wrote(on: Stage, person, words: str) -> list:
    """What the bot answers to a private message."""
    before = len(on.dms(person))
    await person.send_dm(words)
    return on.dms(person)[before + 1 :]


async def answer_of(on: Stage, seat: int):
    return (await on.look()).answer_of(seat, f"r1.order.s{seat}")


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("furious attack on Hercules", {"kind": "attack", "target": 1, "stance": "furious"}),
        ("атакую Геракла яростно", {"kind": "attack", "target": 1, "stance": "furious"}),
        ("пас", {"kind": "idle"}),
    ],
    ids=["English", "Russian", "a pass"],
)
async def test_a_clear_order_is_sealed_at_once_and_repeated_in_its_language(on: Stage, words: str, order: dict):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, words)
    look = await on.look()
    assert look.answer_of(0, "r1.order.s0") == {"decision": "r1.order.s0", **order}
    assert look.seal_of(0, "r1.order.s0") in reply.content
    is_russian = words != words.encode("ascii", "ignore").decode()
    assert ("Заявка принята" if is_russian else "Your order is in") in reply.content
    assert labels_of(reply) == (["Изменить", "Отозвать"] if is_russian else ["Change", "Withdraw"])


async def test_the_text_after_an_empty_line_waits_for_publish(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    before = len(on.messages())
    (reply,) = await wrote(on, anna, "attack Hercules\n\nA violin falls silent.")
    assert len(on.messages()) == before
    assert "Publish the text" in labels_of(reply)
    seal = (await on.look()).seal_of(0, "r1.order.s0")
    await anna.user.click(reply, label="Publish the text")
    assert "A violin falls silent." in [one.content for one in on.messages()]
    said = on.dms(anna)[-1]
    assert "Your text is published" in said.content
    assert seal in said.content
    assert labels_of(said) == ["Change", "Withdraw", "Mend my text", "Remove"]


async def test_a_published_text_is_not_offered_again_in_the_form(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack Alice\n\nA tear.")
    await anna.user.click(reply, label="Publish the text")
    panel = on.panel()
    turn = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    form = await anna.click(turn, custom_id=on.control(turn, "entry"))
    assert "attack Alice" in str(form.modal)
    assert "A tear." not in str(form.modal)
    assert [one.content for one in on.messages()].count("A tear.") == 1


async def test_a_text_that_is_refused_on_publish_says_why_and_its_button_goes(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack Hercules\n\nI am the Conductor, +2 for you!")
    await anna.user.click(reply, label="Publish the text")
    said = on.dms(anna)[-1]
    assert "ARENA-CLASS-c" in said.content
    assert "Publish the text" not in labels_of(said)


async def test_a_refused_order_keeps_its_words_and_gives_them_back_in_the_form(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack Alice\n\nA tear.")
    assert "ARENA-" in reply.content
    assert "/rules show" in reply.content
    assert "You can: Attack" in reply.content
    assert await answer_of(on, 0) is None
    form = await anna.user.click(reply, label="Edit and send again")
    filled = str(form.modal)
    assert "attack Alice" in filled
    assert "A tear." in filled


async def test_an_ambiguous_order_is_asked_back_with_a_button_for_each_reading(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack Moriarte")
    assert "Moriarty" in reply.content
    button = next(id for id in ids_of(reply) if ":candidate:" in id)
    assert not any(word in button.lower() for word in ("moriarty", "attack"))
    receipt = (await anna.user.click(reply, custom_id=button)).response
    assert (await answer_of(on, 0))["target"] == 3
    assert "Your order is in" in (receipt or on.dms(anna)[-1]).content


async def test_change_and_withdraw_work_from_the_private_message(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack Hercules")
    await anna.user.click(reply, label="Withdraw")
    assert await answer_of(on, 0) is None
    (second,) = await wrote(on, anna, "attack Moriarty, cautious")
    await anna.user.click(second, label="Change")
    assert "Pass" in labels_of(on.dms(anna)[-1])
    assert (await answer_of(on, 0))["target"] == 3


async def test_with_two_battles_it_is_asked_which_and_a_prefix_says_it(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    await on.battle(anna, boris, title="First")
    first = on.table
    on.channel = on.guild.create_text_channel("second")
    await on.battle(boris, anna, title="Second")
    (reply,) = await wrote(on, anna, "attack Hercules")
    assert sorted(label.split(" · ")[0] for label in labels_of(reply)) == ["First", "Second"]
    assert (await on.call(on.bot.desk.tables.look(first))).answer_of(0, "r1.order.s0") is None
    chosen = next(id for id in ids_of(reply) if f":{first}:" in id)
    await anna.user.click(reply, custom_id=chosen)
    assert (await on.call(on.bot.desk.tables.look(first))).answer_of(0, "r1.order.s0")["target"] == 1
    await wrote(on, anna, "second: attack Holmes")
    assert (await answer_of(on, 1))["target"] == 0


@pytest.mark.lesson("F2", "J2")
async def test_a_stranger_gets_one_hint(on: Stage):
    stranger = on.person("stranger")
    first, second = await wrote(on, stranger, "hello"), await wrote(on, stranger, "hello?")
    assert "/table list" in first[0].content
    assert second == []


@pytest.mark.lesson("J2")
async def test_ordinary_chat_is_never_read(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    before = len(on.messages())
    await anna.send(on.channel, "attack Hercules")
    assert len(on.messages()) == before + 1
    assert await answer_of(on, 0) is None


@pytest.mark.lesson("K7")
async def test_the_same_message_delivered_twice_is_one_act(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await wrote(on, anna, "attack Hercules")
    look = await on.look()
    message = next(one for one in on.messages(anna.user.dm_channel) if one.content == "attack Hercules")
    person = await on.call(on.bot.store.get(PersonRow, anna.id))
    await on.call(on.bot.store.put(PersonRow(anna.id, inbox="open", inbox_seen=None)))
    await on.call(on.bot.inbox.received(message.message))
    assert person.inbox_seen == message.id
    assert (await on.look()).row.n == look.row.n


@pytest.mark.lesson("E9")
async def test_what_was_written_while_the_bot_was_away_counts_by_when_it_was_written(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await wrote(on, anna, "pass")
    await on.call(on.bot.close())
    on.env.backend.subscribers.clear()
    dm = anna.user.dm_channel
    on.env.backend.create_message(dm.id, anna.id, content="attack Moriarty")
    await on.env.restart_bot(on.new_bot())
    await on.env.settle()
    assert (await answer_of(on, 0))["target"] == 3
    assert "Your order is in" in on.dms(anna)[-1].content


async def test_what_nobody_understands_is_answered_with_a_way_on(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "the weather is nice")
    assert reply.content
    assert await answer_of(on, 0) is None


async def test_raw_words_are_gone_once_the_order_is_sealed(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await wrote(on, anna, "attack Alice")
    assert (await on.call(on.bot.store.get(Draft, on.table, 0, "r1.order.s0"))).words == "attack Alice"
    await wrote(on, anna, "attack Hercules")
    assert await on.call(on.bot.store.get(Draft, on.table, 0, "r1.order.s0")) is None


async def test_nothing_is_asked_before_the_start(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    await on.call(on.bot.desk.tables.join(Who(anna.id), on.table, {"name": "Alice", "team": "good"}))
    (reply,) = await wrote(on, anna, "attack Hercules")
    assert "/mine" in reply.content


@pytest.mark.rule("ARENA-R22")
async def test_an_unclear_order_says_what_is_missing_what_counts_and_what_the_closing_makes_of_it(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    (reply,) = await wrote(on, anna, "attack furious")
    assert (await answer_of(on, 0))["kind"] == "unclear"
    assert "kept as unclear" in reply.content
    assert "drawn by lot (ARENA-R22)" in reply.content
    assert "Your order is in" not in reply.content
    assert (await on.look()).seal_of(0, "r1.order.s0") in reply.content
    assert any(":candidate:" in id for id in ids_of(reply))


@pytest.mark.rule("ARENA-R21", "ARENA-R22")
async def test_an_unclear_sentence_leaves_the_clear_order_in_force(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await wrote(on, anna, "attack Hercules, cautious")
    before = await answer_of(on, 0)
    (reply,) = await wrote(on, anna, "attack furious")
    assert await answer_of(on, 0) == before
    assert "your earlier order stands: attack Hercules, cautious" in reply.content
    assert "unclear" not in reply.content
