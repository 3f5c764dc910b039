"""Tables, whole, for programs beside the running bot."""

import sqlite3

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


def live_tables(con: sqlite3.Connection) -> list[str]:
    """Ids of the games that are being played."""
    return [table for (table,) in con.execute(LIVE)]
