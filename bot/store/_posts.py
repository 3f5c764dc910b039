"""Published words by the message they stand in, so that they can be mended or taken away long after they were sent."""

import sqlite3
from collections.abc import Mapping

from bot.store.rows import PostRow

# The words' own opening says whose they are; several may share an entry.
STANDS = (
    "insert or ignore into posts "
    "select ?1, ?2, o.table_id, p.seat, p.decision, p.seal, ?3 from outbox o "
    "join openings p on p.table_id = o.table_id and p.n = o.n and p.kind = 'note' and p.seal = json_extract(o.facts, '$.seal') "
    "where o.id = ?4 and o.kind = 'post'"
)
_FOUND = (
    "select message, channel, p.table_id, seat, decision, p.seal, at, user, words from posts p "
    "left join texts t on t.table_id = p.table_id and t.seal = p.seal"
)
BY_MESSAGE = f"{_FOUND} where message = ?"
BY_SEAT = f"{_FOUND} where p.table_id = ? and seat = ifnull(?, seat) order by at desc, message desc"


def stands(con: sqlite3.Connection, row: int, message: int, channel: int, at: int) -> None:
    """An outbox row was sent; where it told somebody's words, they stand there from now on."""
    con.execute(STANDS, (message, channel, at, row))


def find(con: sqlite3.Connection, message: int | None, table: str | None, seat: int | None) -> list[PostRow]:
    rows = con.execute(BY_MESSAGE, (message,)) if message is not None else con.execute(BY_SEAT, (table, seat))
    return [PostRow(*found) for found in rows]


def replace(con: sqlite3.Connection, table: str, replaced: Mapping[str, str]) -> None:
    """The old words go, and the message bears others or none."""
    for old, new in replaced.items():
        con.execute("delete from texts where table_id = ? and seal = ?", (table, old))
        con.execute("update posts set seal = ? where table_id = ? and seal = ?", (new, table, old))
