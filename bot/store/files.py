"""The file itself: opening, checking, copying, bringing an older one up to date, putting a copy back."""

import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import _restore
from bot.store.faults import telling
from bot.store.lock import FileLock
from bot.store.migrations import MIGRATIONS, Migration, migrate, version_of
from bot.store.protocol import StoreFault

__all__ = ["backup", "check", "connect", "open_read_only", "prepare", "restore"]

_BUSY_S = 10.0


def connect(path: Path) -> sqlite3.Connection:
    """The writing connection. `isolation_level=None`: transactions begin where we say so."""
    with telling(path):
        con = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
        con.execute("pragma journal_mode = wal")
        con.execute("pragma synchronous = full")  # people were told
        con.execute("pragma foreign_keys = on")
        con.execute("pragma temp_store = memory")
    return con


def open_read_only(path: Path) -> sqlite3.Connection:
    """A connection that can't write, also beside the running bot. Raises StoreFault."""
    con = _open(path)
    try:
        with telling(path):
            _not_newer(con)
    except BaseException:
        con.close()
        raise
    return con


def _open(path: Path) -> sqlite3.Connection:
    if not path.exists():
        raise StoreFault("store-missing", path=str(path))
    if not path.is_file():
        raise StoreFault("store-no-file", path=str(path))
    with telling(path):
        # Not mode=ro: a WAL file that nobody has open needs its side files made before it can be read.
        con = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
        con.execute("pragma query_only = on")
    return con


def _not_newer(con: sqlite3.Connection) -> None:
    version = version_of(con)
    if version > len(MIGRATIONS):
        raise StoreFault("store-newer", have=version, known=len(MIGRATIONS))


def prepare(path: Path, steps: tuple[Migration, ...] = MIGRATIONS) -> Path | None:
    """Makes or updates the file; returns the copy that was made before an update.

    The caller holds the lock. An existing file that is older than the program is copied and the copy checked first.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as fault:
        raise StoreFault("store-unwritable", path=str(path), reason=fault.strerror or "") from None
    with closing(connect(path)) as con, telling(path):
        _look_over(con, path)
        have = version_of(con)
        copy = None
        if 0 < have < len(steps):
            copy = path.with_name(f"{path.name}.before-{len(steps):04d}")
            backup(con, copy)
        migrate(con, steps)
    return copy


def _look_over(con: sqlite3.Connection, path: Path) -> None:
    """Cheap signs of a torn file: too short for its own count of pages, a table whose first page can't be read."""
    wal = path.with_name(path.name + "-wal")
    if not wal.exists() or wal.stat().st_size == 0:
        (pages,), (size,) = con.execute("pragma page_count").fetchone(), con.execute("pragma page_size").fetchone()
        if pages * size > path.stat().st_size:
            raise StoreFault("store-damaged", path=str(path), reason="shorter than it says")
    for (name,) in con.execute("select name from sqlite_master where type = 'table'").fetchall():
        con.execute(f'select 1 from "{name}" limit 1').fetchone()


def check(path: Path) -> None:
    """Reads the whole file; raises StoreFault(store-damaged) with the first thing found."""
    with closing(_open(path)) as con, telling(path):
        _check(con, path)  # first: a damaged page may say any version
        _not_newer(con)


def _check(con: sqlite3.Connection, path: Path) -> None:
    (said,) = con.execute("pragma integrity_check(1)").fetchone()
    if said != "ok":
        raise StoreFault("store-damaged", path=str(path), reason=said)
    if con.execute("pragma foreign_key_check").fetchone():
        raise StoreFault("store-damaged", path=str(path), reason="a row hangs on nothing")


def backup(con: sqlite3.Connection, target: Path) -> None:
    """A checked copy, also while others write. It has its name only once it is whole.

    Raises StoreFault, among others where there is nothing to copy (store-empty) or the copy would take the place of what it is made from.
    """
    _refuse_copy(con, target)
    half = target.with_name(target.name + ".part")
    try:
        half.unlink(missing_ok=True)
        half.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_RDWR | os.O_EXCL, 0o600))
        with telling(target), closing(sqlite3.connect(half, isolation_level=None)) as copy:
            con.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file, whatever it was copied from
            _check(copy, target)
        os.replace(half, target)
    except OSError as fault:
        raise StoreFault("store-unwritable", path=str(target), reason=fault.strerror or "") from None
    finally:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)


def _refuse_copy(con: sqlite3.Connection, target: Path) -> None:
    source = Path(con.execute("pragma database_list").fetchone()[2])
    if version_of(con) == 0:
        raise StoreFault("store-empty", path=str(source))
    if target.exists() and source.samefile(target):  # the running bot would go on writing into a file that has no name any more
        raise StoreFault("store-itself", path=str(target))


def restore(source: Path, target: Path, *, at: int) -> list[str]:
    """Puts a copy in the place of the file; what stood there is kept beside it. Returns the tables that now wait for their GM.

    Raises StoreFault where the bot is running, or the copy is damaged or newer than the program.
    """
    check(source)
    lock = FileLock(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock.take()
    try:
        half = target.with_name(target.name + ".part")
        with closing(open_read_only(source)) as con:
            backup(con, half)
        prepare(half)
        with closing(connect(half)) as con, telling(half):
            con.execute("begin immediate")
            parked = _restore.set_back(con, at)
            con.execute("commit")
            con.execute("pragma wal_checkpoint(truncate)")
            con.execute("pragma journal_mode = delete")
        _put_aside(target, at)
        os.replace(half, target)
        return parked
    finally:
        lock.release()


def _put_aside(target: Path, at: int) -> None:
    if not target.exists():
        return
    aside = target.with_name(f"{target.name}.before-restore-{at}")
    # Damaged: that may be why it is replaced.
    with contextlib.suppress(sqlite3.DatabaseError, StoreFault), closing(connect(target)) as con:
        con.execute("pragma wal_checkpoint(truncate)")
    shutil.move(target, aside)
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
