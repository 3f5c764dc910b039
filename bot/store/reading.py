"""Tables, whole, for programs beside the running bot."""

import sqlite3
from collections.abc import Iterator

from bot.store import _acts, _lists
from bot.store.migrations import MIGRATIONS, migrate, version_of
from bot.store.protocol import Loaded
from bot.store.rows import History

__all__ = ["live_tables", "read_table"]

LIVE = "select id from tables where status in ('running', 'paused', 'parked') order by created, id"


def read_table(con: sqlite3.Connection, table: str) -> tuple[Loaded, History] | None:
    """The table and its whole history as of one moment; None where there is no such table."""
    return _read(_today(con), table)


def _today(con: sqlite3.Connection) -> sqlite3.Connection:
    """A file of an older form is read as a copy in memory that was brought up to this one: the file itself isn't touched."""
    if version_of(con) == len(MIGRATIONS):
        return con
    copy = sqlite3.connect(":memory:", isolation_level=None)
    con.backup(copy)
    migrate(copy)
    return copy


def _read(con: sqlite3.Connection, table: str) -> tuple[Loaded, History] | None:
    con.execute("begin")
    try:
        loaded = _acts.load(con, table, None)
        return None if loaded is None else (loaded, _lists.history(con, table, -1, None))
    finally:
        con.execute("commit")


def live_tables(con: sqlite3.Connection) -> Iterator[tuple[Loaded, History]]:
    """Every game that is being played, one after the other."""
    con = _today(con)
    for (table,) in con.execute(LIVE).fetchall():
        found = _read(con, table)
        if found is not None:
            yield found
