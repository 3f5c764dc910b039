"""What is asked across tables, and the whole story of one."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.kernel.journal import Entry, Opening
from bot.store import _acts, _kept, _rows
from bot.store.documents import read
from bot.store.protocol import Arrived
from bot.store.rows import Alarm, History, PersonRow, SeatRow, StoredEvent, TableRow

ENTRIES = "select n, kind, at, hash, body, undone from journal where table_id = ? and n > ? and n <= ? order by n"
OPENINGS = (
    "select n, kind, seat, decision, body, salt, seal, origin, opened from openings where table_id = ? and n > ? and n <= ? order by n, k"
)
EVENTS = "select n, k, audience, body from events where table_id = ? and n > ? and n <= ? order by n, k"
TEXTS = "select seal, words from texts where table_id = ?"
ALARMS = "select table_id, kind, key, due from deadlines where due <= ? order by due limit ?"
OPTIONS = "select game, options, min(id) from tables group by game, options"
FIRST = "select body from journal where table_id = ? and n = 0"
LIVE_AT = "select id from tables where place = ? and status in ('lobby', 'running', 'paused', 'parked')"
EVER = 2**62


def find(
    con: sqlite3.Connection,
    statuses: Sequence[str],
    wanted: dict[str, int | str],
    limit: int,
) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
    conditions = [f"status in ({', '.join('?' * len(statuses))})"]
    values: list[Any] = list(statuses)
    for name, value in wanted.items():
        if name == "user":
            conditions.append("id in (select table_id from seats where user = ?)")
        elif name == "private_of":
            conditions.append("place is null and person = ?")
        elif name == "public":
            conditions.append("(place is not null) = ?")
        else:
            conditions.append(f"{name} = ?")
        values.append(value)
    query = f"select {_rows.TABLE} from tables where {' and '.join(conditions)} order by created desc, id limit ?"
    rows = [_rows.table(found) for found in con.execute(query, (*values, limit)).fetchall()]
    return [(row, _acts.seats(con, row.id)) for row in rows]


def arrive(con: sqlite3.Connection, user: int, table: str | None, place: int | None) -> Arrived:
    person = _kept.get(con, PersonRow, (user,))
    if table is None and place is not None:
        found = con.execute(LIVE_AT, (place,)).fetchone()
        table = found[0] if found else None
    return Arrived(person, _acts.load(con, table, None) if table is not None else None)


def history(con: sqlite3.Connection, table: str, after: int, upto: int | None) -> History:
    span = (table, after, EVER if upto is None else upto)
    found = con.execute(ENTRIES, span).fetchall()
    entries = tuple(Entry(n, kind, at, json.loads(body)[5], body, hash_) for n, kind, at, hash_, body, _ in found)
    texts = dict(con.execute(TEXTS, (table,)).fetchall())
    openings = tuple(
        Opening(n, kind, seat, decision, texts.get(seal) if kind == "note" else read(body), salt, seal, origin, bool(opened))
        for n, kind, seat, decision, body, salt, seal, origin, opened in con.execute(OPENINGS, span)
    )
    events = tuple(StoredEvent(n, k, _audience(read(audience)), read(body)) for n, k, audience, body in con.execute(EVENTS, span))
    return History(entries, openings, events, texts, frozenset(n for n, *_, undone in found if undone))


def options(con: sqlite3.Connection) -> list[tuple[str, dict[str, Any], str]]:
    """Game, options and one table that has them, of all that tables are played with: few, however many tables there are."""
    return [(game, read(document), table) for game, document, table in con.execute(OPTIONS)]


def content(con: sqlite3.Connection, table: str) -> dict[str, Any] | None:
    """What a table began with of content that may have changed since: the `content` of its entry 0."""
    found = con.execute(FIRST, (table,)).fetchone()
    return json.loads(found[0])[5].get("content") if found else None


def _audience(told: Any) -> str | tuple[int, ...]:
    return told if isinstance(told, str) else tuple(told)


def alarms(con: sqlite3.Connection, upto: int | None, limit: int) -> list[Alarm]:
    return [Alarm(*found) for found in con.execute(ALARMS, (EVER if upto is None else upto, limit))]


def postpone(con: sqlite3.Connection, table: str, due: int) -> None:
    """A table that failed is left alone until then, whatever it waits for."""
    con.execute("update deadlines set due = max(due, ?) where table_id = ?", (due, table))


def looked(con: sqlite3.Connection, table: str, seat: int, n: int) -> None:
    con.execute("update seats set looked = max(looked, ?) where table_id = ? and seat = ?", (n, table, seat))
