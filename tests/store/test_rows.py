"""What is kept comes back as it was, is erased on request, and is never half there."""

import asyncio
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.kernel.canonical import sha256
from bot.kernel.export import verify
from bot.kernel.game import RuleViolation
from bot.store.protocol import Commit, Conflict, RollRequest
from bot.store.rows import Draft, GuildRow, PanelRow, PersonRow, PortraitRow, WebhookRow
from tests.tables.conftest import ANN, BOB, GM, GUILD, PLACE, Hall
from tests.tables.guess import GUESS


async def test_single_rows_come_back_as_they_were(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    rows: list[tuple[Any, tuple[Any, ...]]] = [
        (PersonRow(7, "ru", "Europe/Moscow", "23:00-08:00", "private", 5, "shut", 6, "Ann", {"hint": True}), (7,)),
        (GuildRow(500, "ru", "Europe/Moscow", {"roles": [1, 2]}, "abc"), (500,)),
        (WebhookRow(600, 601, "token"), (600,)),
        (PortraitRow(table, 0, 7, b"\x89PNG"), (table, 0)),
        (PanelRow(table, 600, 601, 3, 4, "head", {"edited": 5}), (table,)),
        (Draft(table, 0, "r1.guess.s0", (("kind", "guess"), ("face", 3)), "hm", 9), (table, 0, "r1.guess.s0")),
    ]
    for row, key in rows:
        assert await hall.store.get(type(row), *key) is None
        await hall.store.put(row)
        assert await hall.store.get(type(row), *key) == row
        await hall.store.put(row)
        await hall.store.drop(type(row), *key)
        assert await hall.store.get(type(row), *key) is None


def test_secrets_stay_out_of_logs() -> None:
    assert "hush" not in repr(WebhookRow(1, 2, "hush"))
    assert not logging.getLogger("aiosqlite").isEnabledFor(logging.DEBUG)


async def test_a_stored_table_is_what_the_kernel_made(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    loaded = await hall.store.load(table)
    assert loaded is not None
    assert loaded.record is not None
    history = await hall.store.history(table)
    assert [entry.hash for entry in history.entries] == [sha256(entry.body) for entry in history.entries]
    assert loaded.record.hash == history.entries[-1].hash == loaded.row.head
    assert sha256(loaded.record.seed) == loaded.row.seed_hash == history.entries[0].facts["seed"]
    (answer,) = loaded.record.answers
    assert (answer.seat, answer.action["face"], answer.seal) == (0, 4, history.entries[1].facts["seal"])
    assert [(one.kind, one.seat, one.body, one.opened) for one in history.openings] == [
        ("joining", 0, {"luck": ANN.user}, False),
        ("joining", 1, {"luck": BOB.user}, False),
        ("action", 0, {"kind": "guess", "decision": "r1.guess.s0", "face": 4}, False),
    ]


@pytest.mark.lesson("K2")
async def test_a_commit_on_an_old_revision_is_refused_whole(hall: Hall) -> None:
    table = await hall.game()
    before = await hall.store.load(table)
    assert before is not None
    with pytest.raises(Conflict) as conflict:
        await hall.store.commit(Commit(table, before.row.revision - 1, {"title": "late"}, act_id="i9", at=hall.at))
    assert conflict.value.what == "revision"
    assert await hall.store.load(table, "i9") == before


@pytest.mark.rule("LT-18")
async def test_one_live_public_table_a_place(hall: Hall) -> None:
    first = await hall.lobby(ANN)
    with pytest.raises(RuleViolation) as refused:
        await hall.lobby(BOB)
    assert refused.value.rule == "LT-18"
    await hall.tables.end(GM, first)
    second = await hall.lobby(BOB)
    assert [row.id for row, _ in await hall.store.find(place=PLACE)] == [second]
    assert {row.id for row, _ in await hall.store.find(guild=GUILD, statuses=("lobby", "abandoned"))} == {first, second}
    assert [row.id for row, _ in await hall.store.find(user=BOB.user)] == [second]


async def test_private_tables_of_one_person_differ_by_game_and_server(hall: Hall) -> None:
    table = await hall.lobby(ANN, place=None)
    assert [row.id for row, _ in await hall.store.find(private_of=ANN.user)] == [table]
    with pytest.raises(RuleViolation):
        await hall.lobby(ANN, place=None)
    await hall.lobby(BOB, place=None)


async def test_an_error_in_a_write_undoes_all_of_it(hall: Hall) -> None:
    def half(con: sqlite3.Connection) -> None:
        con.execute("insert into guilds values (1, 'ru', '', '{}', '')")
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        await hall.store.write(half)
    assert await hall.store.get(GuildRow, 1) is None
    await hall.store.put(GuildRow(2))
    assert await hall.store.get(GuildRow, 2) is not None


async def test_a_cancelled_write_is_kept_whole_and_close_waits_for_it(hall: Hall, database: Path) -> None:
    def slow(con: sqlite3.Connection) -> None:
        for guild in range(2000):
            con.execute("insert into guilds values (?, 'ru', '', '{}', '')", (guild,))

    task = asyncio.create_task(hall.store.write(slow))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await hall.store.write(lambda con: None)  # behind it in the queue
    assert await hall.store.read(lambda con: con.execute("select count(*) from guilds").fetchone()) == (2000,)


@pytest.mark.lesson("L3")
async def test_writers_queue_and_none_is_refused(hall: Hall) -> None:
    await asyncio.gather(*(hall.store.put(GuildRow(guild)) for guild in range(100)))
    assert await hall.store.read(lambda con: con.execute("select count(*) from guilds").fetchone()) == (100,)


async def test_old_interactions_and_old_messages_are_forgotten(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4, act_id="old")
    hall.pass_time(hours=25)
    await hall.tables.extend(GM, table)
    await hall.tables.pause(GM, table, act_id="new")
    seen = await hall.store.read(lambda con: con.execute("select act_id from interactions").fetchall())
    assert seen == [("new",)]
    ids = [row.id for row in await hall.sent(table)]
    await hall.store.outbox_mark(ids, "sent", at=hall.at)
    assert await hall.store.tidy(before=hall.at + 1) >= len(ids)
    assert await hall.sent(table) == []


# ---- people


async def test_a_person_can_take_everything_along_and_be_forgotten(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", rounds=1)
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "my words"}])
    await hall.store.put(PersonRow(ANN.user, "ru"))
    await hall.store.put(PortraitRow(table, 0, ANN.user, b"png"))
    document = await hall.store.export_person(ANN.user)
    assert document["settings"]["language"] == "ru"
    assert [one["words"] for one in document["texts"]] == ["my words"]
    assert [(one["table"], one["seat"], one["joining"]["luck"]) for one in document["seats"]] == [(table, 0, ANN.user)]
    assert [one["bytes"] for one in document["portraits"]] == [3]

    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    assert await hall.store.forget(ANN.user) >= 4
    assert (await hall.store.history(table)).texts == {}
    empty = await hall.store.export_person(ANN.user)
    assert (empty["settings"], empty["texts"], empty["seats"], empty["portraits"]) == (None, [], [], [])


async def test_the_chain_of_a_table_still_verifies_when_a_person_is_forgotten(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", rounds=1)
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "my words"}])
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    await hall.store.forget(ANN.user)
    verdict = verify(await hall.tables.export(table), {"guess": GUESS}.get)
    assert (verdict.faults, verdict.replayed, verdict.erased) == ([], True, 1)


@pytest.mark.lesson("B18")
async def test_a_running_tables_export_shows_no_secret(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    document = await hall.tables.export(table)
    assert (document["complete"], document["seed"], document["openings"]) == (False, None, [])
    assert len(document["entries"]) == 1


# ---- free rolls


def request(**changes: Any) -> RollRequest:
    return replace(RollRequest("guild:500", "2026-01-01", ANN.user, {"roll": "1d20"}, 5, "i1"), **changes)


@pytest.mark.lesson("A19", "A22")
async def test_a_free_roll_is_an_entry_and_a_repeat_shows_the_same(hall: Hall) -> None:
    first = await hall.store.roll(request(), b"s" * 32)
    await hall.store.roll_answer(first, "17")
    again = await hall.store.roll(request(), b"t" * 32)
    assert (again.n, again.hash, again.answer) == (1, first.hash, "17")
    second = await hall.store.roll(request(act_id="i2"), b"t" * 32)
    assert (second.n, second.seed) == (2, b"s" * 32)
    hash_, seed, entries = await hall.store.rolls("guild:500", "2026-01-01")
    assert (hash_, seed) == (sha256(b"s" * 32), b"s" * 32)
    assert [sha256(entry.body) for entry in entries] == [first.hash, second.hash]
    assert first.hash.encode() in second.body


async def test_tomorrows_seed_is_promised_today(hall: Hall) -> None:
    promised = await hall.store.roll_day("guild:500", "2026-01-02", b"u" * 32)
    assert await hall.store.roll_day("guild:500", "2026-01-02", b"v" * 32) == promised == sha256(b"u" * 32)
    entry = await hall.store.roll(request(day="2026-01-02"), b"w" * 32)
    assert entry.seed_hash == promised
    assert await hall.store.rolls("guild:500", "2026-01-03") == (None, None, [])


async def test_a_column_that_is_none_is_a_fault_of_ours_and_writes_nothing(hall: Hall) -> None:
    table = await hall.game()
    revision = (await hall.tables.look(table)).row.revision
    with pytest.raises(ValueError, match="no columns of tables"):
        await hall.store.commit(Commit(table, revision, {"colour": "red"}))
    assert (await hall.tables.look(table)).row.revision == revision


@pytest.mark.lesson("K2")
async def test_a_new_table_whose_id_is_taken_and_a_revision_of_before_are_conflicts(hall: Hall) -> None:
    table = await hall.game()
    loaded = await hall.store.load(table)
    assert loaded is not None
    with pytest.raises(Conflict) as old:
        await hall.store.commit(Commit(table, loaded.row.revision - 1, {"title": "late"}))
    assert old.value.what == "revision"
    columns = {
        "game": "guess", "version": 1, "status": "lobby", "guild": None, "place": 999, "parent": None, "person": None, "gm": 1,
        "language": "en", "title": "", "pace": {}, "options": {}, "settings": {}, "n": -1, "head": "", "seed_hash": "", "created": 0,
        "started": None, "ended": None, "outcome": None, "why": "", "suspended": "", "timers": {},
    }  # fmt: skip
    with pytest.raises(Conflict) as taken:
        await hall.store.commit(Commit(table, 0, columns))
    assert taken.value.what == "revision"
    assert (await hall.tables.look(table)).row.title == ""


@pytest.mark.rule("LT-25")
async def test_a_message_bears_the_words_that_were_sent_until_others_take_their_place(hall: Hall) -> None:
    table = await hall.game()
    for message, words in ((9001, "Hello."), (9002, "Good bye.")):
        await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": words}])
        row = (await hall.sent(table, "post"))[-1]
        await hall.store.outbox_mark([row.id], "sent", at=hall.at + message, message=message, channel=600)
        await hall.store.outbox_mark([row.id], "sent", at=hall.at + message + 1, message=message, channel=600)  # told twice
    posts = await hall.store.posts(table=table)
    assert [(post.message, post.words, post.user) for post in posts] == [(9002, "Good bye.", ANN.user), (9001, "Hello.", ANN.user)]
    assert await hall.store.posts(table=table, seat=1) == []
    assert "Hello" not in repr(posts)
    await hall.tables.mend(ANN, table, 9001, "Hello there.")
    await hall.tables.unpost(ANN, table, 9002)
    (first,), (second,) = [await hall.store.posts(message=message) for message in (9001, 9002)]
    assert (first.words, second.words, second.seal) == ("Hello there.", None, "")
    assert await hall.store.forget(ANN.user) > 0
    (first,) = await hall.store.posts(message=9001)
    assert (first.words, first.user) == (None, None)
