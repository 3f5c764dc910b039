"""One process a file: an advisory lock on a file beside the database, held for life."""

import fcntl
import os
from pathlib import Path

from bot.store.protocol import StoreFault

__all__ = ["FileLock"]


class FileLock:
    """Held from `take` until `release` or the end of the process, however it ends.

    On a side file, because closing any other handle of the database would drop a POSIX lock on it.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._handle: int | None = None

    def take(self) -> None:
        """Raises StoreFault(store-in-use) where another process holds it."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreFault("store-unwritable", path=str(self.path), reason=fault.strerror or "") from None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise StoreFault("store-in-use", path=str(self.path.with_name(self.path.name.removesuffix(".lock")))) from None
        self._handle = handle

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)  # the file stays: removing it would let a third process lock another file of that name
            self._handle = None
