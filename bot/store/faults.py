"""What SQLite says, told apart once: damaged, full, not writable, in use; anything else is our own fault."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.store.protocol import StoreFault

__all__ = ["telling"]

_SAID = (
    ("file is not a database", "store-damaged"),
    ("malformed", "store-damaged"),
    ("disk i/o error", "store-damaged"),
    ("disk is full", "store-full"),
    ("readonly database", "store-unwritable"),
    ("unable to open", "store-unwritable"),
    ("database is locked", "store-in-use"),
)


@contextmanager
def telling(path: Path) -> Generator[None]:
    """Turns what SQLite says about the file itself into a StoreFault; programming faults go through untouched."""
    try:
        yield
    except sqlite3.DatabaseError as fault:
        said = str(fault).lower()
        key = next((key for words, key in _SAID if words in said), None)
        if key is None:
            raise
        raise StoreFault(key, path=str(path), reason=str(fault)) from fault
