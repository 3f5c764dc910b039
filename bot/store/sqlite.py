"""The store on one SQLite file: two connections, each on a thread of its own (design, part 4)."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from bot.store import _acts, _kept, _lists, _people, _posts, _rolls, _tell, files
from bot.store.faults import telling
from bot.store.known import Known
from bot.store.lock import FileLock
from bot.store.protocol import Arrived, Commit, Committed, Kept, Loaded, RollEntry, RollRequest
from bot.store.rows import Alarm, History, OutboxRow, OutboxState, PersonRow, PostRow, SeatRow, TableRow

__all__ = ["SqliteStore"]

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")

# It logs what it runs with all arguments, and those are people's secrets.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


class SqliteStore:
    """Opened with `await SqliteStore.open(path)`; holds the file's lock until `close`."""

    def __init__(self, path: Path, lock: FileLock, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._running: set[asyncio.Future[Any]] = set()
        self._known = Known()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Takes the lock, brings the file up to date. Raises StoreFault."""
        lock = FileLock(path)
        with contextlib.suppress(OSError):  # `take` says what is wrong
            path.parent.mkdir(parents=True, exist_ok=True)
        lock.take()
        try:
            await asyncio.to_thread(files.prepare, path)
            writer = await aiosqlite.Connection(lambda: files.connect(path), iter_chunk_size=64)
            try:
                reader = await aiosqlite.Connection(lambda: files.open_read_only(path), iter_chunk_size=64)
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, writer, reader)

    async def write(self, fn: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """One plain function of the connection inside BEGIN IMMEDIATE … COMMIT, in one hop to the writing thread.

        A cancelled caller doesn't stop it: the function runs to its end and is kept or rolled back as a whole.
        It may write anything, so nothing is known any more; methods that know better use `_write`.
        """
        return await self._touching(lambda con: fn(con, *args, **kwargs), self._known.touch)

    async def read(self, fn: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """One plain function of the reading connection (`query_only`): everything it sees is of one moment."""
        return await self._run(self._reader, "begin", lambda con: fn(con, *args, **kwargs))

    def _touching(self, fn: Callable[[sqlite3.Connection], T], touch: Callable[[], None]) -> "asyncio.Future[T]":
        """Writes what is forgotten by `touch`: before it is queued, and again when what was read meanwhile may be older."""
        touch()
        return self._write(fn, lambda _: touch())

    def _write(
        self, fn: Callable[[sqlite3.Connection], T], then: Callable[["asyncio.Future[T]"], None] = lambda _: None
    ) -> "asyncio.Future[T]":
        """Writes nothing that is known of tables and people, or `then`, called when it is done or has failed, sees to that.

        Whoever waits for what is given back may be cancelled: the writing isn't.
        """
        written = self._run(self._writer, "begin immediate", fn)
        told: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._running.add(written)

        def done(_: "asyncio.Future[T]") -> None:
            self._running.discard(written)
            try:
                then(written)
            finally:
                _pass_on(told, written)

        written.add_done_callback(done)
        return told

    def _run(self, connection: aiosqlite.Connection, begin: str, fn: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Queued for the connection's thread at once, without a task of its own: each of those costs turns of the loop."""
        con = connection._conn  # pyright: ignore[reportPrivateUsage]

        def whole() -> T:
            with telling(self.path):
                con.execute(begin)
                try:
                    result = fn(con)
                    con.execute("commit")
                except BaseException:
                    if con.in_transaction:
                        con.execute("rollback")
                    raise
                return result

        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((future, whole))  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
        return future

    # ---- tables

    async def load(self, table: str, act_id: str | None = None) -> Loaded | None:
        if act_id is None and (known := self._known.table(table)) is not None:
            return known
        with self._known.watching() as meanwhile:
            loaded = await self.read(_acts.load, table, act_id)
        if loaded is not None and loaded.seen is None:
            self._known.keep_table(loaded, meanwhile)
        return loaded

    async def arrive(self, user: int, *, table: str | None = None, place: int | None = None) -> Arrived:
        known = self._known.arrived(user, table, place)
        if known is not None:
            return known
        with self._known.watching() as meanwhile:
            arrived = await self.read(_lists.arrive, user, table, place)
        self._known.keep_person(user, arrived.person, meanwhile)
        if arrived.table is not None:
            self._known.keep_table(arrived.table, meanwhile)
        return arrived

    async def commit(self, commit: Commit, then: Callable[[], None] = lambda: None) -> Committed:
        after = self._known.after(commit)
        self._known.touch(table=commit.table)
        meanwhile = self._known.watch()

        def done(made: "asyncio.Future[Committed]") -> None:
            kept = made.exception() is None and made.result().repeated is None
            self._known.committed(commit.table, after if kept else None, meanwhile)
            then()

        return await self._write(lambda con: _acts.commit(con, commit), done)

    async def find(
        self,
        *,
        place: int | None = None,
        guild: int | None = None,
        user: int | None = None,
        gm: int | None = None,
        private_of: int | None = None,
        public: bool | None = None,
        game: str | None = None,
        day: str | None = None,
        statuses: Sequence[str] = ("lobby", "running", "paused", "parked"),
        limit: int = 100,
    ) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        named = {
            "place": place, "guild": guild, "user": user, "gm": gm, "private_of": private_of, "public": public, "game": game, "day": day,
        }  # fmt: skip
        wanted = {name: value for name, value in named.items() if value is not None}
        return await self.read(_lists.find, statuses, wanted, limit)

    async def history(self, table: str, *, after: int = -1, upto: int | None = None) -> History:
        return await self.read(_lists.history, table, after, upto)

    async def options(self) -> list[tuple[str, dict[str, Any], str]]:
        return await self.read(_lists.options)

    async def content(self, table: str) -> dict[str, Any] | None:
        return await self.read(_lists.content, table)

    async def posts(self, *, message: int | None = None, table: str | None = None, seat: int | None = None) -> list[PostRow]:
        return await self.read(_posts.find, message, table, seat)

    async def looked(self, table: str, seat: int, n: int) -> None:
        await self._touching(lambda con: _lists.looked(con, table, seat, n), lambda: self._known.touch(table=table))

    # ---- clock and outbox

    async def alarms(self, upto: int | None = None, limit: int = 100) -> list[Alarm]:
        return await self.read(_lists.alarms, upto, limit)

    async def postpone(self, table: str, due: int) -> None:
        await self._write(lambda con: _lists.postpone(con, table, due))

    async def outbox(self, *, at: int, limit: int = 50) -> list[OutboxRow]:
        return await self.read(_tell.due, at, limit)

    async def outbox_next(self, *, after: int) -> int | None:
        return await self.read(_tell.next_due, after)

    async def outbox_mark(
        self,
        ids: Sequence[int],
        state: OutboxState,
        *,
        at: int,
        due: int | None = None,
        message: int | None = None,
        channel: int | None = None,
        error: str | None = None,
    ) -> None:
        await self._write(lambda con: _tell.mark(con, ids, state, at, due, message, channel, error))

    async def outbox_rows(self, table: str, *, kinds: Sequence[str] = (), states: Sequence[str] = ()) -> list[OutboxRow]:
        return await self.read(_tell.rows, table, kinds, states)

    async def outbox_release(self, table: str, *, at: int) -> int:
        return await self._write(lambda con: _tell.release(con, table, at))

    async def tidy(self, *, before: int) -> int:
        return await self._write(lambda con: _tell.tidy(con, before))

    # ---- single rows

    async def get(self, kind: type[K], *key: Any) -> K | None:
        return await self.read(_kept.get, kind, key)

    async def put(self, row: Kept) -> None:
        await self._one_row(type(row), (row.user,) if isinstance(row, PersonRow) else (), lambda con: _kept.put(con, row))

    async def drop(self, kind: type[Kept], *key: Any) -> None:
        await self._one_row(kind, key, lambda con: _kept.drop(con, kind, key))

    async def _one_row(self, kind: type[Kept], key: tuple[Any, ...], fn: Callable[[sqlite3.Connection], None]) -> None:
        """Of single rows only people's are known."""
        await (self._touching(fn, lambda: self._known.touch(user=key[0])) if kind is PersonRow else self._write(fn))

    # ---- free rolls

    async def roll_day(self, scope: str, day: str, seed: bytes) -> str:
        return (await self._write(lambda con: _rolls.begin(con, scope, day, seed)))[1]

    async def roll(self, request: RollRequest, seed: bytes) -> RollEntry:
        return await self._write(lambda con: _rolls.append(con, request, seed))

    async def roll_answer(self, entry: RollEntry, answer: str) -> None:
        await self._write(lambda con: _rolls.answer(con, entry.scope, entry.day, entry.n, answer))

    async def rolls(self, scope: str, day: str) -> tuple[str | None, bytes | None, list[RollEntry]]:
        return await self.read(_rolls.of_day, scope, day)

    # ---- people

    async def export_person(self, user: int) -> dict[str, Any]:
        return await self.read(_people.export, user)

    async def forget(self, user: int) -> int:
        return await self.write(_people.forget, user)

    # ---- the file

    async def backup(self, target: Path) -> None:
        # A connection of its own: a long copy must not keep readers waiting.
        def copy() -> None:
            con = files.open_read_only(self.path)
            try:
                files.backup(con, target)
            finally:
                con.close()

        await asyncio.to_thread(copy)

    async def close(self) -> None:
        """Waits for what is under way, then lets go of file and lock."""
        while self._running:
            await asyncio.wait(set(self._running))
        await self._reader.close()
        await self._writer.close()
        self._lock.release()


def _pass_on(waiter: "asyncio.Future[T]", written: "asyncio.Future[T]") -> None:
    """What came of it, to whoever still waits."""
    fault = written.exception()
    if waiter.done():
        return
    if fault is None:
        waiter.set_result(written.result())
    else:
        waiter.set_exception(fault)
