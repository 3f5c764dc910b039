"""The one task that waits for the earliest deadline and lets it in through the door, as an act of nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

import structlog

from bot.kernel.game import RuleViolation
from bot.store.protocol import Commit, StoreFault
from bot.tables.acts import Fault
from bot.tables.faults import where
from bot.tables.schedule import ms
from bot.tables.tables import Tables

__all__ = ["Clock", "Park", "Waker"]

log = structlog.get_logger("longtable.clock")

Park = Callable[..., Awaitable[Any]]
"""`await park(awaitable, reason=…)`: how a wait without end is told to whoever moves the time."""

MOST_FAILURES = 5  # of one table in a row, then it stands still until its GM looks
_FIRST_PAUSE, _LONGEST_PAUSE = 60_000, 6 * 3_600_000  # ms after a failure
_STORE_PAUSE = 60_000


async def unparked(waiting: Awaitable[Any], reason: str) -> Any:
    """The seam as it is in production: just wait."""
    return await waiting


class Waker:
    """A wait that ends at a moment, or earlier when something is new."""

    def __init__(self, now: Callable[[], datetime], park: Park | None, reason: str) -> None:
        self._now = now
        self._park = park or unparked
        self._reason = reason
        self._event = asyncio.Event()

    def wake(self) -> None:
        self._event.set()

    def begin(self) -> None:
        """What wakes from here on isn't missed."""
        self._event.clear()

    async def until(self, due: int | None) -> None:
        """Waits until `due` (milliseconds; None: until woken)."""
        seconds = None if due is None else max((due - ms(self._now())) / 1000, 0)
        await self._park(self._wait(seconds), reason=self._reason)

    async def _wait(self, seconds: float | None) -> None:
        # asyncio.timeout: wait_for would make a task that a simulated clock doesn't know.
        try:
            async with asyncio.timeout(seconds):
                await self._event.wait()
        except TimeoutError:
            pass


class Clock:
    """`await sweep(...)` once after connecting, then `run()` as a task for the life of the bot."""

    def __init__(self, tables: Tables, *, now: Callable[[], datetime], park: Park | None = None) -> None:
        self.tables = tables
        self.now = now
        self._waker = Waker(now, park, "deadline clock")
        self._failures: dict[str, int] = {}
        self._runs = False
        self._next: int | None = None  # when it looks again
        tables.listeners.append(self._hear)

    def _hear(self, commit: Commit | None) -> None:
        """Only an earlier moment changes what is waited for; one that is gone is found gone when it comes."""
        earliest = 0 if commit is None else min((alarm.due for alarm in commit.alarms or ()), default=None)
        if earliest is not None and (self._next is None or earliest < self._next):
            self._waker.wake()

    def hold(self) -> None:
        """Nothing falls due until `release`: the gateway is down, and what was sent by a deadline can't be read yet."""
        self.tables.catching_up = True

    def release(self) -> None:
        self.tables.catching_up = False
        self._waker.wake()

    async def sweep(self, away_since: datetime | None) -> list[str]:
        """Before anything that was sent meanwhile is read: who had no time because the bot was away gets it (ARENA-R42).

        `away_since` is when the bot was last alive. Then read private messages through the door, in order of their
        snowflakes, and start `run`: until then nothing closes. Returns the tables that got time.
        """
        self.hold()
        if away_since is None:
            return []
        since, granted = ms(away_since), list[str]()
        for table in dict.fromkeys(alarm.table for alarm in await self.tables.store.alarms(upto=self._ms(), limit=100_000)):
            try:
                if await self.tables.grant_time(table, since):
                    granted.append(table)
            except (Fault, RuleViolation) as fault:
                log.error("sweep_failed", table=table, kind=type(fault).__name__)
        return granted

    async def run(self) -> None:
        """Never ends by itself and never runs twice, however often the gateway says it is ready (E4)."""
        if self._runs:
            return
        self._runs = True
        self.release()
        try:
            while True:
                self._waker.begin()
                self._next = None  # while it looks, anything that comes wakes it
                self._next = await self._turn()
                await self._waker.until(self._next)
        finally:
            self._runs = False

    async def _turn(self) -> int | None:
        """Rings what is due; when to look again."""
        if self.tables.catching_up:
            return None
        try:
            while True:
                due = await self.tables.store.alarms(upto=self._ms())
                if not due:
                    upcoming = await self.tables.store.alarms(limit=1)
                    return upcoming[0].due if upcoming else None
                for table in dict.fromkeys(alarm.table for alarm in due):
                    await self._ring(table)
        except StoreFault as fault:
            log.error("store_fault", key=fault.key)
            return self._ms() + _STORE_PAUSE

    async def _ring(self, table: str) -> None:
        """One sick table never stops the others: it is left alone for longer and longer, then stands still (L4, C8)."""
        try:
            if not await self.tables.ring(table):
                await self.tables.store.postpone(table, self._ms() + _FIRST_PAUSE)  # nothing to do after all: don't spin
            self._failures.pop(table, None)
        except (Fault, RuleViolation) as fault:
            failures = self._failures[table] = self._failures.get(table, 0) + 1
            if failures >= MOST_FAILURES:
                self._failures.pop(table)
                await self.tables.park(table, "table-sick")
                return
            pause = min(_FIRST_PAUSE * 4 ** (failures - 1), _LONGEST_PAUSE)
            log.warning("table_failed", table=table, failures=failures, kind=type(fault).__name__, where=where(fault))
            await self.tables.store.postpone(table, self._ms() + pause)

    def _ms(self) -> int:
        return ms(self.now())
