"""Disks that fill up, files that can't be written, locks, torn logs, power cuts and clocks that jump."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from bot.store import files
from bot.store.protocol import StoreFault
from bot.tables.clock import Clock
from tests.chance import seeded
from tests.faults.soundness import sound
from tests.tables.conftest import ANN, BOB, EVE, GM, Hall, database, hall
from tests.tables.guess import GUESS

__all__ = ["database", "hall"]

GAMES = {"guess": GUESS}
FRAME, HEAD = 24, 32  # bytes before each page of a write-ahead log, and before the first
SEED = 7


# ---- the disk


def _pragma(con: sqlite3.Connection, words: str) -> None:
    con.execute(f"pragma {words}").fetchall()


async def _set(hall: Hall, words: str) -> None:
    await hall.store._writer._execute(_pragma, hall.store._writer._conn, words)  # pyright: ignore[reportPrivateUsage]


@contextmanager
def _held(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as con:
        con.execute("begin immediate")
        yield
        con.execute("rollback")


@pytest.mark.lesson("G-2", "E10", "L3")
@pytest.mark.parametrize(
    ("key", "breaks", "mends"),
    [
        ("store-full", "max_page_count = 1", "max_page_count = 1073741823"),
        ("store-unwritable", "query_only = on", "query_only = off"),
        ("store-in-use", "busy_timeout = 30", "busy_timeout = 10000"),
    ],
)
async def test_what_cannot_be_written_is_said_and_changes_nothing(hall: Hall, database: Path, key: str, breaks: str, mends: str) -> None:
    table = await hall.game(rounds=9)
    await hall.guess(ANN, table, 0, 3)
    before = (await hall.tables.look(table)).head
    await _set(hall, breaks)
    with _held(database) if key == "store-in-use" else closing(sqlite3.connect(":memory:")):
        said = await _until_it_fails(hall, table)
    assert said == key
    stands = await hall.tables.look(table)
    assert stands.row.n < 60
    await _set(hall, mends)
    again = await hall.guess(ANN, table, 0, 5, act_id="again")
    assert (again.results[0].what, again.results[0].n) == ("taken", stands.row.n + 1)
    assert again.head != before
    assert await hall.store.read(sound, GAMES) == 1


async def _until_it_fails(hall: Hall, table: str) -> str:
    """Acts until the file refuses one; with which sentence."""
    for step in range(60):
        try:
            await hall.guess(BOB, table, 1, 1 + step % 6, act_id=f"step{step}")
        except StoreFault as fault:
            return fault.key
    return "it never failed"


@pytest.mark.lesson("L4", "E10")
async def test_a_deadline_that_cannot_be_kept_rings_once_the_disk_has_room_again(hall: Hall) -> None:
    table = await hall.game()
    await _set(hall, "query_only = on")
    hall.pass_time(hours=25)
    clock = Clock(hall.tables, now=lambda: hall.time)
    clock.release()
    looks_again = await clock._turn()  # pyright: ignore[reportPrivateUsage]
    assert looks_again == hall.at + 60_000
    assert "closed" not in await hall.kinds(table)
    await _set(hall, "query_only = off")
    hall.pass_time(minutes=1)
    await clock._turn()  # pyright: ignore[reportPrivateUsage]
    assert (await hall.kinds(table)).count("closed") == 1
    assert await hall.store.read(sound, GAMES) == 1


# ---- the write-ahead log


async def _played(hall: Hall) -> list[str]:
    """A game with everything in it, all of it in the log still; the hashes of its entries."""
    await _set(hall, "wal_autocheckpoint = 0")
    await _set(hall, "wal_checkpoint(truncate)")
    table = await hall.game(ANN, BOB, rounds=3, marks=True)
    for round in (1, 2):
        await hall.guess(ANN, table, 0, 1, round=round)
        await hall.guess(ANN, table, 0, 2, round=round)
        await hall.tables.withdraw(ANN, table, 0, f"r{round}.guess.s0")
        await hall.guess(ANN, table, 0, 6, round=round)
        await hall.guess(BOB, table, 1, 4, round=round)
        hall.pass_time(hours=25)
        await hall.tables.ring(table)
    await hall.tables.pause(GM, table)
    await hall.tables.resume(GM, table)
    await hall.tables.substitute(GM, table, 1, EVE.user)
    await hall.guess(EVE, table, 1, 3, round=3)
    return [entry.hash for entry in (await hall.store.history(table)).entries]


def _opened_at(path: Path, wal: bytes, folder: Path) -> Iterator[sqlite3.Connection]:
    """The file as it is found after a power cut that left so much of the log."""
    copy = folder / "cut.sqlite3"
    for name in ("", "-wal", "-shm"):
        copy.with_name(copy.name + name).unlink(missing_ok=True)
    shutil.copy(path, copy)
    copy.with_name(copy.name + "-wal").write_bytes(wal)
    files.prepare(copy)
    with closing(files.open_read_only(copy)) as con:
        yield con


def _is_a_prefix(con: sqlite3.Connection, whole: list[str]) -> int:
    """How much of the journal is there; never anything else."""
    kept = [hash_ for (hash_,) in con.execute("select hash from journal order by n")]
    assert kept == whole[: len(kept)]
    return len(kept)


async def _cut(hall: Hall, database: Path, folder: Path, every: int) -> list[int]:
    whole = await _played(hall)
    wal = database.with_name(database.name + "-wal").read_bytes()
    (page,) = await hall.store.read(lambda con: con.execute("pragma page_size").fetchone())
    frames = (len(wal) - HEAD) // (page + FRAME)
    seen: dict[str, str] = {}
    lengths: list[int] = []
    for frame in [*range(0, frames, every), frames]:
        for extra in (0, 100):  # between two frames, and in the middle of one
            for con in _opened_at(database, wal[: HEAD + frame * (page + FRAME) + extra], folder):
                sound(con, GAMES, seen)
                lengths.append(_is_a_prefix(con, whole))
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, len(whole))
    return lengths


@pytest.mark.lesson("E1", "E10", "C13")
async def test_after_a_power_cut_the_file_is_what_it_was_at_some_moment(hall: Hall, database: Path, tmp_path: Path) -> None:
    await _cut(hall, database, tmp_path, every=17)


@pytest.mark.hard
@pytest.mark.lesson("E1", "E10", "C13")
async def test_after_a_power_cut_at_every_frame_the_file_is_what_it_was_at_some_moment(hall: Hall, database: Path, tmp_path: Path) -> None:
    lengths = await _cut(hall, database, tmp_path, every=1)
    print(f"power cuts: {len(lengths)}, all sound")


async def _torn(hall: Hall, database: Path, folder: Path, times: int) -> None:
    whole = await _played(hall)
    wal = database.with_name(database.name + "-wal").read_bytes()
    rng, seen = seeded(SEED), dict[str, str]()
    for _ in range(times):
        torn = bytearray(wal)
        start = rng.randrange(len(torn))
        for place in range(start, min(len(torn), start + rng.choice((1, 8, 512, 4096)))):
            torn[place] ^= rng.randrange(1, 256)
        for con in _opened_at(database, bytes(torn), folder):
            sound(con, GAMES, seen)
            _is_a_prefix(con, whole)


@pytest.mark.lesson("E7", "C13")
async def test_a_torn_log_is_read_up_to_the_tear(hall: Hall, database: Path, tmp_path: Path) -> None:
    await _torn(hall, database, tmp_path, 25)


@pytest.mark.hard
@pytest.mark.lesson("E7", "C13")
async def test_a_log_torn_anywhere_is_read_up_to_the_tear(hall: Hall, database: Path, tmp_path: Path) -> None:
    await _torn(hall, database, tmp_path, 600)
    print("torn logs: 600, all sound")


# ---- an update that is killed


PROGRAM = """
import os, signal, sqlite3, sys
from contextlib import closing
from pathlib import Path
from bot.store import files
from bot.store.migrations import MIGRATIONS

path, at = Path(sys.argv[1]), int(sys.argv[2])
count = 0

def point():
    global count
    count += 1
    if count == at:
        os.kill(os.getpid(), signal.SIGKILL)

def struck(step):
    def migration(con):
        point()
        step(con)
        point()
    migration.__name__ = step.__name__
    return migration

files.prepare(path, tuple(struck(step) for step in MIGRATIONS))
print(count)
"""


@pytest.mark.lesson("E6", "E7")
def test_an_update_killed_at_any_step_is_made_whole_by_the_next_start(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.sqlite3"
    files.prepare(fresh)
    at = 0
    while True:
        at += 1
        path = tmp_path / f"killed{at}.sqlite3"
        done = subprocess.run([sys.executable, "-c", PROGRAM, str(path), str(at)], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL, done.stderr
        files.prepare(path)
        files.check(path)
        assert _form(path) == _form(fresh)
    assert at > 2


def _form(path: Path) -> list[Any]:
    with closing(files.open_read_only(path)) as con:
        return con.execute("select type, name, sql from sqlite_master order by type, name").fetchall()


# ---- the clock


@pytest.mark.lesson("D6", "D15", "D18")
@pytest.mark.parametrize("seed", range(4))
async def test_a_clock_that_jumps_back_and_forth_closes_every_round_once(hall: Hall, seed: int) -> None:
    rng = seeded(seed)
    table = await hall.game(rounds=6)
    clock = Clock(hall.tables, now=lambda: hall.time)
    clock.release()
    for _ in range(60):
        hall.time += timedelta(minutes=rng.choice((-1_500, -60, -1, 0, 1, 30, 600, 1_500, 4_000)))
        await clock._turn()  # pyright: ignore[reportPrivateUsage]
        look = await hall.tables.look(table)
        if look.over:
            break
        who, seat = rng.choice(((ANN, 0), (BOB, 1)))
        act: Callable[[], Any] = rng.choice(
            (
                lambda who=who, seat=seat: hall.guess(who, table, seat, rng.randint(1, 6), round=rng.randint(1, 6)),
                lambda who=who, seat=seat: hall.tables.extend(who, table, seat=seat),
                lambda: hall.tables.pause(GM, table),
                lambda: hall.tables.resume(GM, table),
            )
        )
        with suppress(RuleViolation):
            await act()
    entries = (await hall.store.history(table)).entries
    groups = [entry.facts["group"] for entry in entries if entry.kind == "closed"]
    assert len(groups) == len(set(groups))
    assert await hall.store.read(sound, GAMES) == 1
    told = [(row.user, row.decision, row.facts["percent"], row.facts["due"]) for row in await hall.sent(table, "reminder")]
    assert len(told) == len(set(told))
