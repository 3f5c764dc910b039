"""Sends what is owed: in order per lane, marked before it is tried, searched for when nobody knows (design, part 5)."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import structlog

from bot.store.protocol import Commit, StoreFault
from bot.store.rows import OutboxRow, PanelRow, PersonRow
from bot.tables.clock import Park, Waker
from bot.tables.courier import Courier, Sent, Undelivered, UnknownOutcome
from bot.tables.faults import where
from bot.tables.reactions import NONCE_HOLDS, After, after_refusal, backoff
from bot.tables.schedule import from_ms, ms, quiet_until
from bot.tables.tables import Tables

__all__ = ["Outbox"]

log = structlog.get_logger("longtable.outbox")

MOST_TRIES = 8
MOST_FAULTS = 3  # of our own: a row that can't be drawn stays so
_ASK_AGAIN = 2_000  # ms after an answer was lost
_STORE_PAUSE = 60_000
_KEPT, _TIDY_EVERY = 30 * 86_400_000, 86_400_000  # ms: what was sent is looked up no more after a month
_OLD_PANEL, _OLD_PANEL_EDITS = 3_600_000, 900_000  # ms: Discord throttles edits of old messages (H9)


class Outbox:
    """`run()` as a task for the life of the bot. A lane is sent one row at a time, lanes beside each other."""

    def __init__(self, tables: Tables, courier: Courier, *, now: Callable[[], datetime], park: Park | None = None, lanes: int = 6,
                 gather_s: int = 0) -> None:  # fmt: skip
        """`gather_s`: for so long the first reminder of a person with several tables waits for others, to be one digest with them."""
        self.tables = tables
        self.courier = courier
        self.now = now
        self._lanes = lanes
        self._gather = gather_s * 1000
        self._waker = Waker(now, park, "outbox")
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._suspended: dict[str, bool] = {}  # what is known of tables since the start
        self._tidied = 0
        self._runs = False
        self._turns = asyncio.Lock()
        self._owed = False  # whether the last turn found anything due
        tables.listeners.append(self._hear)

    def _hear(self, commit: Commit | None) -> None:
        if commit is None or commit.outbox:
            self._waker.wake()

    async def run(self) -> None:
        if self._runs:
            return
        self._runs = True
        try:
            while True:
                self._waker.begin()
                await self._waker.until(await self._turn())
        finally:
            self._runs = False
            for task in self._busy.values():
                task.cancel()

    async def drain(self) -> None:
        """Sends everything that is due now, for tests and before a stop."""
        while True:
            await self._turn()
            if self._busy:
                await asyncio.wait(self._busy.values())
            elif not self._owed:  # what was due may have been sent before the turn was at its end, and more stands behind it
                return

    async def _turn(self) -> int | None:
        async with self._turns:
            return await self._look_around()

    async def _look_around(self) -> int | None:
        """Starts a task for each idle lane; when to look again, unless something is new or a lane is done before."""
        store, self._owed = self.tables.store, False
        try:
            lanes: dict[str, list[OutboxRow]] = {}
            at = self._ms()
            if at - self._tidied > _TIDY_EVERY:
                self._tidied = at
                await store.tidy(before=at - _KEPT)
            sending = set(self._busy)  # a lane that comes free while the rows are read may have sent what they still show as due
            for row in await store.outbox(at=at, limit=200):
                lanes.setdefault(row.lane, []).append(row)
            self._owed = bool(lanes)
            for lane, rows in lanes.items():
                if lane not in sending and lane not in self._busy and len(self._busy) < self._lanes:
                    self._start(lane, rows)
            return await store.outbox_next(after=at)
        except StoreFault as fault:
            log.error("store_fault", key=fault.key)
            return self._ms() + _STORE_PAUSE

    def _start(self, lane: str, rows: list[OutboxRow]) -> None:
        task = asyncio.get_running_loop().create_task(self._deliver(rows if rows[0].kind == "reminder" else rows[:1]))
        self._busy[lane] = task

        def done(_: asyncio.Task[None]) -> None:
            self._busy.pop(lane, None)
            self._waker.wake()

        task.add_done_callback(done)

    async def _deliver(self, rows: Sequence[OutboxRow]) -> None:
        row = rows[0]
        try:
            if await self._later(row):
                return
            sent = await self._find_or_send(rows)
        except Undelivered as refused:
            await self._refused(rows, refused)
        except UnknownOutcome:
            await self._again(rows, "unknown", self._ms() + _ASK_AGAIN, "trying")
        except StoreFault as fault:
            log.error("store_fault", key=fault.key)  # the row is as it was, and comes up again
        except Exception as fault:
            log.error("outbox_fault", row=row.id, kind=row.kind, table=row.table, fault=type(fault).__name__, where=where(fault))
            await self._again(rows, "fault", backoff(self._ms(), row.tries), "waiting", most=MOST_FAULTS)
        else:
            await self._sent(rows, sent)

    # ---- one try

    async def _find_or_send(self, rows: Sequence[OutboxRow]) -> Sent:
        """A row that was being tried may stand already: within two minutes the nonce tells, later only a search."""
        row = rows[0]
        if row.state == "trying" and not _repeats_well(row):
            known = row.tried is not None and self._ms() - row.tried < NONCE_HOLDS and row.kind != "post"
            if not known:
                found = await self.courier.find(row)
                if found is not None:
                    return found
                await self._mark(rows, "waiting")  # a new try begins, with its own time
        await self._mark(rows, "trying")
        return await self._send(rows)

    async def _send(self, rows: Sequence[OutboxRow]) -> Sent:
        row = rows[0]
        match row.kind:
            case "panel" if not row.facts.get("fresh"):
                return await self._edit_panel(row)
            case "strike" | "archive" | "mend" | "bare":
                return await self.courier.edit(row)
            case "post" if row.user is None:
                return await self.courier.webhook_post(row)
            case _ if row.user is not None:
                return await self.courier.private(rows)
            case _:
                return await self.courier.post(row)

    async def _edit_panel(self, row: OutboxRow) -> Sent:
        """Without a panel to edit, a new one: somebody has deleted it."""
        if await self.tables.store.get(PanelRow, row.table) is not None:
            try:
                return await self.courier.edit(row)
            except Undelivered as refused:
                if refused.code != 10008:
                    raise
        return await (self.courier.private([row]) if row.user is not None else self.courier.post(row))

    async def _later(self, row: OutboxRow) -> bool:
        """Reminders wait for the end of a person's quiet hours or absence; a panel of long ago is edited rarely."""
        at = self._ms()
        if row.kind == "reminder" and row.user is not None:
            person = await self.tables.store.get(PersonRow, row.user)
            until = max(ms(quiet_until(person.quiet, person.zone, from_ms(at))), person.away or 0) if person else at
            if at < row.created + self._gather and len(await self.tables.store.find(user=row.user, limit=2)) > 1:
                until = max(until, row.created + self._gather)
        elif row.kind == "panel" and not {"fresh", "final", "again"} & row.facts.keys():
            panel = await self.tables.store.get(PanelRow, row.table)
            old = panel is not None and at - panel.posted > _OLD_PANEL
            until = int(panel.facts.get("edited", 0)) + _OLD_PANEL_EDITS if panel and old else at
        else:
            return False
        if until <= at:
            return False
        await self._mark([row], "waiting", due=until)
        return True

    # ---- what came of it

    async def _sent(self, rows: Sequence[OutboxRow], sent: Sent) -> None:
        row = rows[0]
        # Before the row counts as sent: after a stop in between it is sent again, which finds it standing (E2).
        if row.kind == "panel" and sent.message is not None and sent.channel is not None:
            await self._panel_stands(row, sent.channel, sent.message)
        await self._mark(rows, "sent", message=sent.message, channel=sent.channel)
        # Neither an edit, which needs fewer rights, nor a row that had nothing to say proves that the place is back.
        if row.lane.startswith("place:") and sent.message is not None and await self._is_suspended(row.table):
            await self.tables.suspend(row.table, "")
            self._suspended[row.table] = False

    async def _panel_stands(self, row: OutboxRow, channel: int, message: int) -> None:
        at, store = self._ms(), self.tables.store
        panel = await store.get(PanelRow, row.table)
        old: list[int] | None = None
        if panel is not None and panel.message == message:
            old = panel.facts.get("old")
            await store.put(PanelRow(row.table, channel, message, row.revision, panel.posted, panel.head, {**panel.facts, "edited": at}))
        else:
            loaded = await store.load(row.table)
            head = loaded.row.head if loaded else ""
            old = [panel.channel, panel.message] if panel is not None else None
            await store.put(PanelRow(row.table, channel, message, row.revision, at, head, {"edited": at, "old": old}))
        if row.facts.get("fresh") and ((keys := row.facts.get("keys", ())) or old):
            await self.tables.panel_stood(row.table, keys, at, old=old)

    async def _refused(self, rows: Sequence[OutboxRow], refused: Undelivered) -> None:
        """Discord's answer decides: one fixed reaction for each code (lessons, 3.2)."""
        row, at = rows[0], self._ms()
        reaction = after_refusal(row, refused, at)
        log.info("undelivered", row=row.id, kind=row.kind, table=row.table, code=refused.code, status=refused.status, after=reaction.what)
        match reaction.what:
            case After.REOPEN if await self.courier.reopen(row):
                await self._again(rows, reaction.error, at, "waiting")
            case After.SUSPEND | After.REOPEN:
                await self._mark(rows, "waiting", due=at + 3_600_000, error=reaction.error)
                await self._suspend(row.table, reaction.error)
            case After.PLACE_GONE:
                await self._mark(rows, "parked", error=reaction.error)
                await self._suspend(row.table, "place-gone")
                await self.tables.park(row.table, "table-place-gone")
            case After.SHUT:
                await self._mark(rows, "dropped", error=reaction.error)
                await self._inbox_is_shut(row)
            case After.GONE:
                await self._mark(rows, "dropped", error=reaction.error)
                await self._inbox_is_shut(row)
                await self._has_left(row)
            case After.DROP:
                await self._mark(rows, "dropped", error=reaction.error)
                if reaction.error == "filtered" and row.kind in ("post", "mend"):
                    await self.tables.whisper(row.table, int(row.facts["speaker"]), "told-filtered")
            case After.PARK:
                await self._park(rows, reaction.error)
            case After.LATER:
                await self._mark(rows, "waiting", due=reaction.due, error=reaction.error)
            case After.RETRY:
                await self._again(rows, reaction.error, reaction.due, "waiting")

    async def _again(self, rows: Sequence[OutboxRow], error: str, due: int, state: str, *, most: int = MOST_TRIES) -> None:
        if rows[0].tries + 1 >= most:
            await self._park(rows, error)
        elif state == "trying":
            await self._mark(rows, "trying", due=due, error=error)
        else:
            await self._mark(rows, "waiting", due=due, error=error)

    async def _park(self, rows: Sequence[OutboxRow], error: str) -> None:
        """Given up: what stands behind it in the lane goes on, the GM hears of it once."""
        row = rows[0]
        await self._mark(rows, "parked", error=error)
        log.error("outbox_parked", row=row.id, kind=row.kind, table=row.table, error=error)
        if row.kind != "call":
            await self.tables.call_gm(row.table, "call-unsent")

    async def _suspend(self, table: str, key: str) -> None:
        await self.tables.suspend(table, key)
        self._suspended[table] = True

    async def _is_suspended(self, table: str) -> bool:
        if table not in self._suspended:
            loaded = await self.tables.store.load(table)
            self._suspended[table] = bool(loaded and loaded.row.suspended)
        return self._suspended[table]

    async def _inbox_is_shut(self, row: OutboxRow) -> None:
        """Told at the person's next click, never in public; one shut inbox stops nobody else (G-1)."""
        if row.user is None:
            return
        store = self.tables.store
        person = await store.get(PersonRow, row.user) or PersonRow(row.user)
        if person.inbox != "shut":
            await store.put(replace(person, inbox="shut"))

    async def _has_left(self, row: OutboxRow) -> None:
        """Nobody tells of leavers but a message that finds them gone: the GMs of their tables hear of it once (I5)."""
        store = self.tables.store
        loaded = await store.load(row.table)
        if row.user is None or loaded is None or loaded.row.guild is None:
            return
        person = await store.get(PersonRow, row.user) or PersonRow(row.user)
        left = person.settings.get("left", ())
        if loaded.row.guild in left:
            return
        await self.tables.gone(row.user, loaded.row.guild)
        await store.put(replace(person, settings={**person.settings, "left": [*left, loaded.row.guild]}))

    async def _mark(self, rows: Sequence[OutboxRow], state: str, *, due: int | None = None, message: int | None = None,
                    channel: int | None = None, error: str | None = None) -> None:  # fmt: skip
        ids = [row.id for row in rows]
        await self.tables.store.outbox_mark(ids, state, at=self._ms(), due=due, message=message, channel=channel, error=error)  # pyright: ignore[reportArgumentType]

    def _ms(self) -> int:
        return ms(self.now())


def _repeats_well(row: OutboxRow) -> bool:
    """An edit done twice is done once."""
    return row.kind in ("strike", "archive", "mend", "bare") or (row.kind == "panel" and not row.facts.get("fresh"))
