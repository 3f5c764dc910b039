"""Tables, whole, for programs beside the running bot."""

import sqlite3
from collections.abc import Iterator
from typing import Any

from bot.store import _acts, _lists, _rows
from bot.store.migrations import MIGRATIONS, migrate, version_of
from bot.store.protocol import Loaded
from bot.store.rows import History, TableRow

__all__ = ["content_of", "live_rows", "live_tables", "read_table"]

PLAYED = "where status in ('running', 'paused', 'parked') order by created, id"
LIVE = f"select id from tables {PLAYED}"
LIVE_ROWS = f"select {_rows.TABLE} from tables {PLAYED}"


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


def live_rows(con: sqlite3.Connection) -> list[TableRow]:
    """Of every game that is being played, what is known of its table without its history."""
    return [_rows.table(found) for found in _today(con).execute(LIVE_ROWS)]


def content_of(con: sqlite3.Connection, table: str) -> dict[str, Any] | None:
    """What a table began with of content that may have changed since (`Game.bound`)."""
    return _lists.content(con, table)
