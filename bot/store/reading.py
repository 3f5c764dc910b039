"""Tables, whole, for programs beside the running bot."""

import sqlite3
from collections.abc import Iterator

from bot.store import _acts, _lists
from bot.store.protocol import Loaded
from bot.store.rows import History

__all__ = ["live_tables", "read_table"]

LIVE = "select id from tables where status in ('running', 'paused', 'parked') order by created, id"


def read_table(con: sqlite3.Connection, table: str) -> tuple[Loaded, History] | None:
    """The table and its whole history as of one moment; None where there is no such table."""
    con.execute("begin")
    try:
        loaded = _acts.load(con, table, None)
        return None if loaded is None else (loaded, _lists.history(con, table, -1, None))
    finally:
        con.execute("commit")


def live_tables(con: sqlite3.Connection) -> Iterator[tuple[Loaded, History]]:
    """Every game that is being played, one after the other."""
    for (table,) in con.execute(LIVE).fetchall():
        found = read_table(con, table)
        if found is not None:
            yield found
