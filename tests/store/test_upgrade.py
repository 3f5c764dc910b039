# ruff: noqa: ASYNC240  (a test may block: nothing else runs in its loop)
"""A file of the first version (fixtures/first.py made it) in today's program: its running games go on, its finished ones verify."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n.texts import texts
from bot.kernel.export import verify
from bot.store import files
from bot.store.migrations import MIGRATIONS, version_of
from bot.store.protocol import StoreFault
from bot.store.rows import Draft, PersonRow
from bot.store.sqlite import SqliteStore
from cogs.arena.rules.game import ARENA
from tests.store.arena_hall import GM, ArenaHall
from tests.store.fixtures.first import CONCEDED, LOBBY, OVER, PAUSED, RUNNING

FIRST = Path(__file__).parent / "fixtures" / "first.sqlite3"


def m9999_pretended(con: sqlite3.Connection) -> None:
    """What a later version might do: a column, a table filled from another one."""
    con.execute("alter table tables add column mood text not null default 'calm'")
    con.execute("create table seen (user integer primary key) strict")
    con.execute("insert into seen select distinct user from seats where user is not null")


LATER = (*MIGRATIONS, m9999_pretended)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "longtable.sqlite3"
    shutil.copy(FIRST, target)
    return target


@pytest_asyncio.fixture(params=["today", "later"])
async def hall(request: pytest.FixtureRequest, path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ArenaHall]:
    """The same file in today's program and in one that has a migration more."""
    if request.param == "later":
        monkeypatch.setattr(files, "prepare", partial(files.prepare, steps=LATER))
        monkeypatch.setattr(files, "MIGRATIONS", LATER)
    store = await SqliteStore.open(path)
    (last,) = await store.read(lambda con: con.execute("select max(at) from journal").fetchone())
    yield ArenaHall(store, at=datetime.fromtimestamp(last / 1000, UTC), seed=77)  # it was stopped for a moment only
    await store.close()


async def at(hall: ArenaHall, place: int) -> str:
    ((row, _),) = await hall.store.find(place=place, statuses=("lobby", "running", "paused", "parked", "ended", "abandoned"))
    return row.id


def test_the_kept_file_is_one_of_the_first_version():
    with closing(sqlite3.connect(f"file:{FIRST}?immutable=1", uri=True)) as con:
        assert version_of(con) == 1
        assert dict(con.execute("select status, count(*) from tables group by status").fetchall()) == {
            "lobby": 1, "running": 1, "paused": 1, "ended": 2,
        }  # fmt: skip


@pytest.mark.lesson("E5", "E6")
async def test_the_running_battle_goes_on_to_its_end_and_verifies(hall: ArenaHall):
    table = await at(hall, RUNNING)
    before = (await hall.store.history(table)).entries
    await hall.play_to_end(table)
    look = await hall.look(table)
    assert (look.row.status, look.outcome is not None) == ("ended", True)
    history = await hall.store.history(table)
    assert history.entries[: len(before)] == before
    verdict = verify(await hall.tables.export(table), {"arena": ARENA}.get)
    assert (verdict.faults, verdict.replayed, verdict.entries) == ([], True, len(history.entries))


@pytest.mark.lesson("E6")
@pytest.mark.parametrize("place", [OVER, CONCEDED])
async def test_a_battle_that_was_over_still_verifies_and_replays(hall: ArenaHall, place: int):
    verdict = verify(await hall.tables.export(await at(hall, place)), {"arena": ARENA}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)
    assert verdict.final is not None
    assert verdict.final.outcome is not None


async def test_a_paused_battle_goes_on_when_its_gm_says_so(hall: ArenaHall):
    table = await at(hall, PAUSED)
    assert (await hall.tables.resume(GM, table)).key == "resumed"
    await hall.play_to_end(table)
    assert (await hall.look(table)).row.status == "ended"


async def test_a_lobby_of_then_starts_now(hall: ArenaHall):
    table = await at(hall, LOBBY)
    await hall.tables.start(GM, table)
    await hall.play_round(table)
    assert "closed" in [one.kind for one in (await hall.store.history(table)).entries]


async def test_what_was_owed_and_half_said_is_still_there(hall: ArenaHall):
    table = await at(hall, RUNNING)
    unsent = await hall.store.outbox_rows(table, states=("waiting", "trying"))
    assert {row.kind for row in unsent} >= {"panel", "news"}
    with closing(sqlite3.connect(FIRST)) as con:
        assert con.execute("select count(*) from outbox where state = 'trying'").fetchone() == (1,)
    look = await hall.look(table)
    open_orders = [one for one in look.decisions if one.ask == "order"]
    answered = [one.asked[0] for one in open_orders if look.answer_of(one.asked[0], one.id)]
    assert len(answered) == 2
    undecided = open_orders[3]
    draft = await hall.store.get(Draft, table, undecided.asked[0], undecided.id)
    assert draft is not None
    assert draft.picks == (("kind", "attack"),)
    person = await hall.store.get(PersonRow, 11)
    assert person is not None
    assert (person.language, person.zone, person.quiet) == ("ru", "Asia/Kathmandu", "23:00-07:00")


@pytest.mark.lesson("E7")
def test_a_later_form_is_reached_with_a_checked_copy_of_the_older_one(path: Path):
    copy = files.prepare(path, LATER)
    assert copy is not None
    files.check(copy)
    with closing(sqlite3.connect(copy)) as con:
        assert version_of(con) == 1
        assert "mood" not in [row[1] for row in con.execute("pragma table_info(tables)")]
        kept = con.execute("select table_id, n, hash from journal order by table_id, n").fetchall()
    with closing(sqlite3.connect(path)) as con:
        assert version_of(con) == len(LATER)
        assert con.execute("select table_id, n, hash from journal order by table_id, n").fetchall() == kept
        assert con.execute("select distinct mood from tables").fetchall() == [("calm",)]
        assert con.execute("select count(*) from seen").fetchone() == con.execute("select count(distinct user) from seats").fetchone()


@pytest.mark.lesson("E7")
async def test_a_file_of_a_later_program_is_refused_in_one_sentence_and_not_touched(path: Path):
    files.prepare(path, LATER)
    before = path.read_bytes()
    with pytest.raises(StoreFault) as refused:
        await SqliteStore.open(path)
    assert (refused.value.key, refused.value.facts) == ("store-newer", {"have": len(LATER), "known": len(MIGRATIONS)})
    assert path.read_bytes() == before
    for lang in ("en", "ru"):
        said = texts().say(lang, refused.value.key, **refused.value.facts)
        assert str(len(LATER)) in said
        assert "\n" not in said


@pytest.mark.lesson("E5")
async def test_a_text_that_was_sent_before_is_known_by_its_message_afterwards(path: Path):
    """As far as the outbox remembers it; it can be removed from then on."""
    with closing(sqlite3.connect(path)) as con:
        table, n = con.execute("select table_id, n from outbox where kind = 'post' and state = 'sent'").fetchone()
        (seal,) = con.execute("select seal from openings where table_id = ? and n = ? and kind = 'note'", (table, n)).fetchone()
    store = await SqliteStore.open(path)
    try:
        (post,) = [one for one in await store.posts(table=table) if one.seal == seal]
        assert (post.seat, post.decision, post.words) == (0, "r1.post.s0", "Он вскидывает лук — and waits.")
        assert await store.posts(message=post.message) == [post]
        assert await store.posts(table=table, seat=5) == []
    finally:
        await store.close()
