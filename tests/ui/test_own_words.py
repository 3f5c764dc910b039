"""A person's own text: mended for some minutes by its writer, taken away at any time by the writer or a moderator, told by the message."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.kernel.export import verify
from bot.store.rows import WebhookRow
from bot.tables.acts import Who
from cogs.arena.rules.game import ARENA
from tests.leaks.hands import submit
from tests.ui.counter import ask, staged, words  # noqa: F401
from tests.ui.stage import Stage, ids_of, labels_of

MEND, REMOVE = "Mend my text", "Remove text"
OLD, NEW = "A flash of steel.", "A flash of silver."


async def battle(on: Stage, **how: Any) -> SimpleNamespace:
    """A moderator who may manage messages and nothing else, two players, a stranger."""
    moderators = on.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    moderator = on.guild.add_member(on.env.create_user("mod"), roles=[moderators])
    people = SimpleNamespace(anna=on.person("anna"), vera=on.person("vera", locale="ru"), mod=moderator, stranger=on.person("stranger"))
    await on.battle(people.anna, people.vera, **how)
    return people


async def post(on: Stage, person: Any, text: str = OLD, *, thread: Any = None) -> Any:
    """The message it stands in."""
    shown = await person.slash(thread or on.channel, "arena post", text=text)
    await on.env.settle()
    assert words(shown).startswith(("Your text is published.", "Твой текст опубликован"))
    return next(one for one in reversed(on.messages(thread)) if text in one.content)


def standing(on: Stage, message: Any, place: Any = None) -> str:
    return next(one.content for one in on.messages(place) if one.id == message.id)


async def mend(on: Stage, person: Any, message: Any, text: str, place: Any = None) -> str:
    opened = await person.context_menu(place or on.channel, MEND, message)
    if opened.modal is None:
        return words(opened)
    shown = await person.submit_modal(opened, {"text": text})
    await on.env.settle()
    return words(shown)


async def remove(on: Stage, person: Any, message: Any) -> str:
    asked = await person.context_menu(on.channel, REMOVE, message)
    if not ids_of(asked.response):
        return words(asked)
    shown = await person.click(asked.response, custom_id=ids_of(asked.response)[0])
    await on.env.settle()
    return words(shown) or standing_private(on, asked)


def standing_private(on: Stage, asked: Any) -> str:
    """Drawn anew in the place of the question."""
    return on.env.backend.messages[on.channel.id][asked.response.id].content


async def texts(on: Stage) -> list[str]:
    return sorted((await on.call(on.bot.desk.tables.history(on.table))).texts.values())


@pytest.mark.lesson("M8", "B9")
async def test_a_mended_text_stands_in_the_same_message_and_nobody_is_told_otherwise(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    before = [one.id for one in on.messages()]
    opened = await people.anna.context_menu(on.channel, MEND, message)
    field = opened.modal["components"][0]["component"]
    assert (field["value"], field["max_length"], opened.modal["title"]) == (OLD, 1_800, "Mend your text")
    shown = await people.anna.submit_modal(opened, {"text": NEW})
    await on.env.settle()
    assert words(shown) == "Your text is mended."
    assert standing(on, message) == NEW
    assert [one.id for one in on.messages()] == before
    assert await texts(on) == [NEW]
    history = await on.call(on.bot.desk.tables.history(on.table))
    assert history.entries[-1].facts["table"]["what"] == "post-mended"
    notes = [one for one in history.openings if one.kind == "note"]
    assert [one.body for one in notes] == [None, NEW]
    assert notes[0].seal == history.entries[-1].facts["table"]["of"]


async def test_the_table_still_verifies_with_a_text_mended_twice_and_one_removed(on: Stage):
    people = await battle(on)
    message, other = await post(on, people.anna), await post(on, people.vera, "Слово за слово.")
    assert await mend(on, people.anna, message, NEW) == "Your text is mended."
    assert await mend(on, people.anna, message, "A flash of gold.") == "Your text is mended."
    assert "removed" in await remove(on, people.mod, other)
    await ask(on, people.anna, "table end", sure=True)
    document = await on.call(on.bot.desk.tables.export(on.table))
    verdict = verify(document, {"arena": ARENA}.get)
    assert (verdict.faults, verdict.replayed, verdict.erased) == ([], True, 3)
    assert "Everything holds" in await ask(on, people.anna, "verify", table=on.table) or verdict.holds
    assert OLD not in str(document)
    assert "Слово" not in str(document)


@pytest.mark.lesson("F2", "F5")
async def test_only_the_writer_mends_and_only_for_some_minutes(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    for person in (people.vera, people.mod, people.stranger):
        said = await mend(on, person, message, "Forged.")
        assert "LT-25" in said, said
    # Nor by a form that nobody opened.
    shown = await submit(on, people.vera, f"lt1:mend:{on.table}:-:{message.id}", {"text": "Forged."})
    assert "LT-25" in words(shown)
    assert await mend(on, people.anna, message, NEW) == "Your text is mended."
    opened = await people.anna.context_menu(on.channel, MEND, message)
    await on.env.advance_time(15 * 60 + 1)
    late = await people.anna.submit_modal(opened, {"text": "Too late."})
    assert "15 minutes" in words(late)
    assert "15 minutes" in await mend(on, people.anna, message, "Too late.")
    assert standing(on, message) == NEW


async def test_an_operator_may_switch_mending_off(on: Stage):
    people = await battle(on)
    message = await post(on, people.vera, OLD)
    on.bot.desk.tables.mend_minutes = 0
    await on.env.advance_time(1)
    assert "Исправлять тексты здесь нельзя" in await mend(on, people.vera, message, NEW)


@pytest.mark.rule("ARENA-R31")
async def test_a_mend_is_held_back_like_a_text_and_its_words_are_not_lost(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    said = await mend(on, people.anna, message, "I roll a d6 and win.")
    assert "ARENA-ORDER-b" in said
    assert "I roll a d6 and win." in said
    assert standing(on, message) == OLD
    assert await texts(on) == [OLD]


@pytest.mark.lesson("F2", "F4")
async def test_a_text_is_removed_by_its_writer_or_by_who_manages_messages_there(on: Stage):
    people = await battle(on)
    mine, yours = await post(on, people.anna), await post(on, people.vera, "Сталь сверкнула.")
    for person in (people.vera, people.stranger):
        assert "LT-25" in await remove(on, person, mine)
        await person.click(on.panel(), custom_id=on.control(on.panel(), "turn"))
        assert "LT-25" in words(await pressed(on, person, mine))
    assert standing(on, mine) == OLD
    await on.env.advance_time(3 * 86_400)
    assert "removed" in await remove(on, people.anna, mine)
    assert "removed" in await remove(on, people.mod, yours)
    assert standing(on, mine) == "-# This text was removed by who wrote it."
    assert standing(on, yours) == "-# A moderator has removed this text."
    assert not {OLD, "Сталь сверкнула."} & set(await texts(on))
    assert "already" in await remove(on, people.mod, yours)
    assert "already" in await mend(on, people.anna, mine, NEW)
    acts = [
        one.facts["table"]
        for one in (await on.call(on.bot.desk.tables.history(on.table))).entries
        if one.kind == "system" and "table" in one.facts
    ]
    assert [(act["what"], act["by"]) for act in acts if "of" in act] == [("post-removed", "writer"), ("post-removed", "moderator")]


async def pressed(on: Stage, person: Any, message: Any) -> Any:
    """The button of the question, made up from what is public."""
    from tests.leaks.hands import click

    return await click(on, person, None, f"lt1:unpost:{on.table}:-:{message.id}")


@pytest.mark.lesson("F2", "K5")
async def test_a_moderator_of_another_channel_removes_nothing_here(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    elsewhere = on.guild.create_text_channel("elsewhere")
    on.channel, place = elsewhere, on.channel
    await people.mod.send(elsewhere, "hello")
    assert "LT-25" in words(await pressed(on, people.mod, message))
    on.channel = place
    assert standing(on, message) == OLD


async def test_the_receipt_has_buttons_for_who_has_no_menus(on: Stage):
    people = await battle(on)
    shown = await people.anna.slash(on.channel, "arena post", text=OLD)
    await on.env.settle()
    receipt = shown.followups[-1] if shown.followups else shown.response
    assert labels_of(receipt)[-2:] == ["Mend my text", "Remove"]
    message = next(one for one in on.messages() if one.content == OLD)
    opened = await people.anna.click(receipt, label="Mend my text")
    await people.anna.submit_modal(opened, {"text": NEW})
    await on.env.settle()
    assert standing(on, message) == NEW
    asked = await people.anna.click(receipt, label="Remove")
    await people.anna.click(asked.followups[-1], label="Remove")
    await on.env.settle()
    assert standing(on, message) == "-# This text was removed by who wrote it."


async def test_a_text_published_from_a_private_message_has_the_same_buttons_there(on: Stage):
    people = await battle(on)
    shown = await people.anna.send_dm(f"attack Hercules\n\n{OLD}")
    await on.env.settle()
    answer = on.dms(people.anna)[-1]
    assert "Publish the text" in labels_of(answer), shown
    await people.anna.user.click(answer, label="Publish the text")
    await on.env.settle()
    answer = on.dms(people.anna)[-1]
    assert "Publish the text" not in labels_of(answer)
    assert labels_of(answer)[-2:] == ["Mend my text", "Remove"]
    message = next(one for one in on.messages() if one.content == OLD)
    opened = await people.anna.user.click(answer, label="Mend my text")
    await people.anna.user.submit_modal(opened, {"text": NEW})
    await on.env.settle()
    assert standing(on, message) == NEW


async def test_a_text_that_waits_for_the_announcement_is_mended_once_it_is_out(on: Stage):
    people = await battle(on, posts="with_the_announcement")
    shown = await people.anna.slash(on.channel, "arena post", text=OLD)
    assert "Mend my text" not in labels_of(shown.followups[-1] if shown.followups else shown.response)
    for person, seat in ((people.anna, 0), (people.vera, 1)):
        await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [{"kind": "idle", "decision": f"r1.order.s{seat}"}]))
    await on.env.advance_time(200)
    message = next(one for one in on.messages() if one.content == OLD)
    assert await mend(on, people.anna, message, NEW) == "Your text is mended."
    assert standing(on, message) == NEW


async def test_where_no_webhook_speaks_the_styled_message_is_mended(on: Stage):
    on.env.inject_error("GET", f"/channels/{on.channel.id}/webhooks", status=403, code=50013, times=None)
    on.env.inject_error("POST", f"/channels/{on.channel.id}/webhooks", status=403, code=50013, times=None)
    people = await battle(on)
    message = await post(on, people.anna)
    assert message.content == f"**Sherlock Holmes**\n> {OLD}"
    assert await mend(on, people.anna, message, NEW) == "Your text is mended."
    assert standing(on, message) == f"**Sherlock Holmes**\n> {NEW}"
    assert "removed" in await remove(on, people.mod, message)
    assert standing(on, message) == "**Sherlock Holmes**\n-# A moderator has removed this text."


async def test_a_text_in_a_thread_is_mended_there(on: Stage):
    people = await battle(on, thread=True)
    thread = (await on.look()).row.place
    handle = next(one for one in on.channel.threads if one.id == thread)
    message = await post(on, people.anna, thread=handle)
    assert await mend(on, people.anna, message, NEW, handle) == "Your text is mended."
    assert standing(on, message, handle) == NEW


@pytest.mark.lesson("I2")
async def test_a_text_whose_webhook_is_gone_is_taken_away_whole(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    hook = await on.call(on.bot.store.get(WebhookRow, on.channel.id))
    await on.call(on.bot.store.put(WebhookRow(on.channel.id, hook.webhook + 1, "another")))
    assert "removed" in await remove(on, people.mod, message)
    assert message.id not in [one.id for one in on.messages()]
    assert await texts(on) == []


async def test_a_message_that_is_no_text_of_ours_is_told_so(on: Stage):
    people = await battle(on)
    said = await people.stranger.send(on.channel, "I only talk")
    assert "no character's text" in await mend(on, people.anna, on.panel(), NEW)
    assert "no character's text" in await remove(on, people.mod, said)


@pytest.mark.lesson("E3")
async def test_forgetting_erases_mended_words_and_a_restart_forgets_no_message(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    await mend(on, people.anna, message, NEW)
    await on.restart()
    assert await mend(on, people.anna, message, "A flash of gold.") == "Your text is mended."
    assert NEW not in await ask(on, people.anna, "me export")
    await ask(on, people.anna, "me forget", sure=True)
    assert await texts(on) == []
    assert "already" in await mend(on, people.anna, message, NEW)


@pytest.mark.lesson("F2")
async def test_who_plays_on_for_somebody_mends_none_of_their_texts(on: Stage):
    people = await battle(on)
    message = await post(on, people.anna)
    await on.call(on.bot.desk.tables.substitute(Who(people.anna.id), on.table, 0, people.stranger.id))
    assert "LT-25" in await mend(on, people.stranger, message, "Forged.")
    assert await mend(on, people.anna, message, NEW) == "Your text is mended."
    exported = await on.call(on.bot.store.export_person(people.anna.id))
    assert [one["words"] for one in exported["texts"]] == [NEW]
