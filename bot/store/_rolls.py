"""Chains of free rolls: one a server or person and UTC day, an entry a roll (design, part 3)."""

import sqlite3

from bot.kernel.canonical import canonical, sha256
from bot.kernel.journal import GENESIS
from bot.store.protocol import RollEntry, RollRequest

TAG = "longtable/roll/1"

COLUMNS = "scope, day, n, hash, seed, seed_hash, answer, body"
BY_ACT = f"select {COLUMNS} from rolls join chains using (scope, day) where act_id = ?"
ALL = f"select {COLUMNS} from rolls join chains using (scope, day) where scope = ? and day = ? order by n"
LAST = "select n, hash from rolls where scope = ? and day = ? order by n desc limit 1"
SEED = "select seed, seed_hash from chains where scope = ? and day = ?"


def begin(con: sqlite3.Connection, scope: str, day: str, seed: bytes) -> tuple[bytes, str]:
    """The chain's seed and its hash; `seed` is used where the chain is new."""
    con.execute("insert or ignore into chains values (?, ?, ?, ?)", (scope, day, seed, sha256(seed)))
    return con.execute(SEED, (scope, day)).fetchone()


def append(con: sqlite3.Connection, request: RollRequest, fresh: bytes) -> RollEntry:
    """The next entry; a repeated act gets its own entry again, so that it shows the same roll (A22)."""
    if request.act_id:
        seen = con.execute(BY_ACT, (request.act_id,)).fetchone()
        if seen:
            return RollEntry(*seen)
    seed, seed_hash = begin(con, request.scope, request.day, fresh)
    last, previous = con.execute(LAST, (request.scope, request.day)).fetchone() or (0, GENESIS)
    n = last + 1
    body = canonical(TAG, previous, request.scope, request.day, n, request.at, dict(request.facts))
    entry = RollEntry(request.scope, request.day, n, sha256(body), seed, seed_hash, None, body)
    con.execute(
        "insert into rolls values (?, ?, ?, ?, ?, ?, ?, ?)",
        (entry.scope, entry.day, n, request.user, request.act_id, entry.hash, body, None),
    )
    return entry


def answer(con: sqlite3.Connection, scope: str, day: str, n: int, said: str) -> None:
    con.execute("update rolls set answer = ? where scope = ? and day = ? and n = ? and answer is null", (said, scope, day, n))


def of_day(con: sqlite3.Connection, scope: str, day: str) -> tuple[str | None, bytes | None, list[RollEntry]]:
    found = con.execute(SEED, (scope, day)).fetchone()
    if found is None:
        return None, None, []
    return found[1], found[0], [RollEntry(*row) for row in con.execute(ALL, (scope, day))]
