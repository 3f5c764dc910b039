# ruff: noqa: ASYNC221, ASYNC240  (a test may block: nothing else runs in its loop)
"""The file: one process, checked copies, forms in order, and one sentence where it is damaged."""

import os
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.store import files, migrations
from bot.store.lock import FileLock
from bot.store.migrations import MIGRATIONS
from bot.store.protocol import StoreFault
from bot.store.rows import GuildRow
from bot.store.sqlite import SqliteStore
from tests.tables.conftest import ANN, BOB, GM, Hall


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "longtable.sqlite3"


async def faulty(path: Path) -> StoreFault:
    with pytest.raises(StoreFault) as fault:
        await SqliteStore.open(path)
    return fault.value


async def test_the_file_is_as_the_design_says(path: Path) -> None:
    store = await SqliteStore.open(path)
    asked = ("journal_mode", "synchronous", "foreign_keys")
    found = await store.read(lambda con: [con.execute(f"pragma {name}").fetchone()[0] for name in asked])
    written = await store.write(lambda con: [con.execute(f"pragma {name}").fetchone()[0] for name in asked])
    assert written == ["wal", 2, 1]
    assert found[0] == "wal"
    strict = await store.read(lambda con: con.execute("select name from pragma_table_list where schema = 'main' and strict = 0").fetchall())
    assert [name for (name,) in strict if not name.startswith("sqlite_")] == []
    assert path.stat().st_mode & 0o077 == 0  # tokens of webhooks and secrets of players: nobody else's
    await store.close()


async def test_the_reading_connection_cannot_write(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreFault):
        await store.read(lambda con: con.execute("delete from tables"))
    await store.close()


@pytest.mark.lesson("K7")
async def test_a_second_process_is_refused_and_reading_works_beside(path: Path) -> None:
    store = await SqliteStore.open(path)
    program = textwrap.dedent(
        f"""
        import asyncio, pathlib
        from bot.store.files import check
        from bot.store.protocol import StoreFault
        from bot.store.sqlite import SqliteStore
        path = pathlib.Path({str(path)!r})
        check(path)
        try:
            asyncio.run(SqliteStore.open(path))
        except StoreFault as fault:
            print(fault.key, fault.facts["path"] == str(path))
        """
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["store-in-use", "True"]
    await store.close()
    again = await SqliteStore.open(path)
    await again.close()


async def test_a_lock_outlives_no_process(path: Path) -> None:
    path.parent.mkdir()
    program = (
        f"import os,pathlib\nfrom bot.store.lock import FileLock\nFileLock(pathlib.Path({str(path)!r})).take()\nprint('taken')\nos._exit(9)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (9, "taken")
    lock = FileLock(path)
    lock.take()
    lock.release()


def m9998_more(con: sqlite3.Connection) -> None:
    con.execute("create table more (id integer primary key) strict")


def m9999_fails(con: sqlite3.Connection) -> None:
    con.execute("create table half (id integer primary key) strict")
    raise RuntimeError("in the middle")


@pytest.mark.lesson("E7")
async def test_an_older_file_is_copied_and_checked_before_it_is_changed(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.put(GuildRow(7, language="ru"))
    await store.close()
    copy = files.prepare(path, (*MIGRATIONS, m9998_more))
    assert copy is not None
    files.check(copy)
    with closing(sqlite3.connect(copy)) as con:
        assert con.execute("select language from guilds").fetchall() == [("ru",)]
        assert con.execute("select name from sqlite_master where name = 'more'").fetchone() is None
    with closing(sqlite3.connect(path)) as con:
        names = [step.__name__ for step in (*MIGRATIONS, m9998_more)]
        assert con.execute("select number, name from migrations").fetchall() == list(enumerate(names, 1))
    assert files.prepare(path, (*MIGRATIONS, m9998_more)) is None


@pytest.mark.lesson("E7")
def test_a_migration_that_fails_leaves_the_form_before_it(path: Path) -> None:
    path.parent.mkdir()
    with pytest.raises(RuntimeError):
        files.prepare(path, (*MIGRATIONS, m9998_more, m9999_fails))
    with closing(sqlite3.connect(path)) as con:
        assert migrations.version_of(con) == len(MIGRATIONS) + 1
        assert con.execute("select name from sqlite_master where name = 'half'").fetchone() is None


async def test_a_file_of_a_newer_program_is_refused(path: Path) -> None:
    path.parent.mkdir()
    files.prepare(path, (*MIGRATIONS, m9998_more))
    fault = await faulty(path)
    assert (fault.key, fault.facts) == ("store-newer", {"have": len(MIGRATIONS) + 1, "known": len(MIGRATIONS)})
    with pytest.raises(StoreFault) as read_only:
        files.open_read_only(path)
    assert read_only.value.key == "store-newer"


@pytest.mark.parametrize("size", [100, 4096, 20_000])
async def test_a_torn_file_is_said_in_one_sentence(path: Path, size: int) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    assert path.stat().st_size > size
    os.truncate(path, size)
    fault = await faulty(path)
    assert fault.key == "store-damaged"
    for lang in ("en", "ru"):
        said = texts().say(lang, fault.key, **fault.facts)
        assert str(path) in said
        assert "\n" not in said
    FileLock(path).take()  # it was let go


async def test_another_file_is_no_database(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1000)
    assert (await faulty(path)).key == "store-damaged"


async def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    fault = await faulty(tmp_path / "file" / "longtable.sqlite3")
    assert fault.key == "store-unwritable"


def test_every_fault_has_its_sentence() -> None:
    keys = ("missing", "in-use", "damaged", "full", "unwritable", "newer")
    facts = {"path": "/data/x", "reason": "why", "have": 2, "known": 1}
    for key in keys:
        for lang in ("en", "ru"):
            assert texts().say(lang, f"store-{key}", **facts).endswith(".")


# ---- backup and restore


@pytest.mark.lesson("E7")
async def test_a_backup_is_whole_while_others_write(hall: Hall, tmp_path: Path) -> None:
    table = await hall.game()
    await hall.store.backup(tmp_path / "copy.sqlite3")
    await hall.guess(ANN, table, 0, 4)
    files.check(tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as con:
        assert con.execute("select count(*) from journal").fetchone() == (1,)
        assert con.execute("pragma journal_mode").fetchone() == ("delete",)
    assert not (tmp_path / "copy.sqlite3.part").exists()


async def test_restore_parks_every_live_table_until_its_gm_resumes_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.sqlite3", tmp_path / "copy.sqlite3"
    hall = Hall(await SqliteStore.open(path))
    running, over, lobby = await hall.game(place=601), await hall.game(place=602), await hall.lobby(ANN, place=603)
    await hall.tables.end(GM, over)
    head = (await hall.tables.look(running)).head
    await hall.store.backup(copy)
    await hall.guess(ANN, running, 0, 4)
    with pytest.raises(StoreFault) as in_use:
        files.restore(copy, path, at=hall.at)
    assert in_use.value.key == "store-in-use"
    await hall.store.close()

    assert files.restore(copy, path, at=hall.at) == [running]
    hall = Hall(await SqliteStore.open(path))
    hall.pass_time(days=3)
    look = await hall.tables.look(running)
    assert (look.row.status, look.row.why, look.row.n) == ("parked", "table-set-back", 0)
    assert await hall.store.alarms() == []
    waiting = await hall.store.outbox(at=hall.at)
    assert [(row.table, row.kind, row.facts.get("head")) for row in waiting] == [(running, "notice", head)]
    refused = await hall.tables.resume(GM, running)
    assert refused.key == "resumed"
    assert (await hall.tables.look(running)).due("r1") is not None
    await hall.guess(BOB, running, 1, 4)
    assert (await hall.tables.look(lobby)).row.status == "lobby"
    assert list(tmp_path.glob("a.sqlite3.before-restore-*"))
    await hall.store.close()


async def test_a_damaged_copy_is_not_restored(hall: Hall, tmp_path: Path, database: Path) -> None:
    copy, target = tmp_path / "copy.sqlite3", tmp_path / "target.sqlite3"
    await hall.store.backup(copy)
    target.write_bytes(b"")
    data = bytearray(copy.read_bytes())
    data[5000:9000] = b"\xff" * 4000
    copy.write_bytes(bytes(data))
    with pytest.raises(StoreFault) as fault:
        files.restore(copy, target, at=0)
    assert fault.value.key == "store-damaged"
    assert target.read_bytes() == b""


async def test_a_missing_copy_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreFault) as fault:
        files.restore(tmp_path / "none.sqlite3", tmp_path / "target.sqlite3", at=0)
    assert fault.value.key == "store-missing"
