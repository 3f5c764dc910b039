"""One table, whole, for programs beside the running bot."""

import sqlite3

from bot.store import _acts, _lists
from bot.store.protocol import Loaded
from bot.store.rows import History

__all__ = ["read_table"]


def read_table(con: sqlite3.Connection, table: str) -> tuple[Loaded, History] | None:
    """The table and its whole history as of one moment; None where there is no such table."""
    con.execute("begin")
    try:
        loaded = _acts.load(con, table, None)
        return None if loaded is None else (loaded, _lists.history(con, table, -1, None))
    finally:
        con.execute("commit")
