"""The one door: everything that changes a table goes through here (design, part 1)."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from bot.kernel.export import played
from bot.kernel.game import Action, Game, RuleViolation, Seat, Standing
from bot.kernel.replay import Played
from bot.kernel.table import Table
from bot.store.protocol import Conflict, Loaded, Store
from bot.store.rows import History, TableRow
from bot.tables import chair, lobby, play, upkeep
from bot.tables.acts import Answer, Place, Who
from bot.tables.clockwork import ring
from bot.tables.export import export_document
from bot.tables.faults import telling
from bot.tables.look import Look
from bot.tables.opening import Opening
from bot.tables.schedule import ms
from bot.tables.sitting import Sitting
from bot.tables.timers import Timer

__all__ = ["Tables"]

AnyGame = Game[Any, Any, Any]
Decide = Callable[[Sitting], Answer]

_TRIES = 4  # against other commits; the lock makes a second one rare
_LONG_REPLAY = 200  # entries from which replaying happens off the event loop


class Tables:
    """All verbs raise RuleViolation (LT-… or the game's id), BadInput, or Fault (our own fault, with its incident number).

    `act_id` is the interaction's or message's id: the same act again gets the same answer again. `at` is the moment
    Discord saw it (its snowflake) in milliseconds; None: now. A refused action of `submit` is in its answer's results;
    all other refusals are raised.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        operators: frozenset[int] = frozenset(),
        tables_per_server: int = 100,
        tables_per_person: int = 25,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.entropy = entropy
        self.operators = operators
        self.listeners: list[Callable[[], None]] = []  # clock and outbox: called after each commit
        self.catching_up = False  # messages sent before a deadline may still be unread: nothing closes meanwhile
        self._opening = Opening(store, games, entropy, tables_per_server, tables_per_person)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # ---- lobby

    async def create(
        self,
        who: Who,
        game: str,
        place: Place,
        *,
        options: Mapping[str, Any] | None = None,
        pace: str = "24h",
        zone: str = "UTC",
        language: str = "en",
        title: str = "",
        settings: Mapping[str, Any] | None = None,
        act_id: str | None = None,
    ) -> Answer:
        """A lobby at a place; who opens it is its GM. Refuses with LT-18 (place taken), LT-21 (too many tables)."""
        with telling("create", "", act_id, self.entropy):
            answer = await self._opening.create(
                who, game, place, at=self._ms(), options=options or {}, pace=pace, zone=zone, language=language,
                title=title, settings=settings or {}, act_id=act_id,
            )  # fmt: skip
        self._wake()
        return answer

    async def rematch(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        """A new lobby at the same place with the same people, rules and pace, after the end (LT-23 before it)."""
        with telling("rematch", table, act_id, self.entropy):
            answer = await self._opening.again(who, await self._loaded(table), at=self._ms(), operators=self.operators, act_id=act_id)
        self._wake()
        return answer

    async def configure(
        self,
        who: Who,
        table: str,
        *,
        options: Mapping[str, Any] | None = None,
        pace: str | None = None,
        zone: str = "UTC",
        settings: Mapping[str, Any] | None = None,
        act_id: str | None = None,
    ) -> Answer:
        decide = partial(lobby.configure, who=who, options=options, pace=pace, settings=settings, zone=zone)
        return await self._act("configure", table, decide, act_id=act_id)

    async def join(self, who: Who, table: str, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer:
        """Takes a seat; `facts["seat"]` is its number until the start, which numbers seats anew without gaps."""
        return await self._act("join", table, partial(lobby.join, who=who, joining=joining), act_id=act_id)

    async def amend(self, who: Who, table: str, seat: Seat, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer:
        """Changes named fields of what the own seat brings (its class, its name), until the start."""
        return await self._act("amend", table, partial(lobby.amend, who=who, seat=seat, joining=joining), act_id=act_id)

    async def leave(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """Before the start the seat is free again; in a running game a script plays on."""

        def decide(sitting: Sitting) -> Answer:
            leave = lobby.leave if sitting.status == "lobby" else chair.leave
            return leave(sitting, who, seat)

        return await self._act("leave", table, decide, act_id=act_id)

    async def remove(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """The GM frees a seat in the lobby."""
        return await self._act("remove", table, partial(lobby.remove, who=who, seat=seat), act_id=act_id)

    async def fill(
        self, who: Who, table: str, joinings: Sequence[Mapping[str, Any]], *, level: str = "", act_id: str | None = None
    ) -> Answer:
        """Scripted players, one for each of `joinings`."""
        return await self._act("fill", table, partial(lobby.fill, who=who, joinings=joinings, level=level), act_id=act_id)

    async def start(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("start", table, partial(lobby.start, who=who), act_id=act_id)

    # ---- play

    async def submit(
        self,
        who: Who,
        table: str,
        seat: Seat,
        actions: Sequence[Action | Mapping[str, Any]],
        *,
        act_id: str | None = None,
        at: int | None = None,
    ) -> Answer:
        """Actions of one seat (GM: -1), each judged alone; `results` in their order. Raises only where the whole act is refused."""
        return await self._play("submit", table, lambda sitting, at: play.submit(sitting, who, seat, actions, at), act_id, at)

    async def withdraw(
        self, who: Who, table: str, seat: Seat, decision: str, *, act_id: str | None = None, at: int | None = None
    ) -> Answer:
        return await self._play("withdraw", table, lambda sitting, at: play.withdraw(sitting, who, seat, decision, at), act_id, at)

    async def standing(
        self, who: Who, table: str, seat: Seat, orders: Sequence[Standing | Mapping[str, Any]], *, act_id: str | None = None
    ) -> Answer:
        return await self._play("standing", table, lambda sitting, at: play.standing(sitting, who, seat, orders, at), act_id, None)

    async def undo(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """Takes the seat's latest act back, where nobody learnt anything from it."""

        def decide(sitting: Sitting, history: Sequence[Played]) -> Answer:
            return play.undo(sitting, who, seat, history, sitting.at)

        return await self._replay("undo", table, decide, act_id)

    # ---- the chair

    async def pause(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("pause", table, partial(chair.pause, who=who, operators=self.operators), act_id=act_id)

    async def resume(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        answer = await self._act("resume", table, partial(chair.resume, who=who, operators=self.operators), act_id=act_id)
        await self.store.outbox_release(table, at=self._ms())
        self._wake()
        return answer

    async def extend(self, who: Who, table: str, *, seat: Seat | None = None, by: str = "", act_id: str | None = None) -> Answer:
        """A seat has its own deadline moved, or (seat None) the GM all open ones, `by` a span such as "12h"."""
        decide = partial(chair.extend, who=who, seat=seat, by=by, operators=self.operators)
        return await self._act("extend", table, decide, act_id=act_id)

    async def substitute(self, who: Who, table: str, seat: Seat, user: int | None, *, level: str = "", act_id: str | None = None) -> Answer:
        """Another person (or None: a script of that level) plays on for the seat."""
        decide = partial(chair.substitute, who=who, seat=seat, user=user, level=level, operators=self.operators)
        return await self._act("substitute", table, decide, act_id=act_id)

    async def come_back(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """A person takes the own seat back from the script."""
        return await self._act("come_back", table, partial(chair.come_back, who=who, seat=seat), act_id=act_id)

    async def hand_over(self, who: Who, table: str, user: int, *, act_id: str | None = None) -> Answer:
        decide = partial(chair.hand_over, who=who, user=user, operators=self.operators)
        return await self._act("hand_over", table, decide, act_id=act_id)

    async def order_for(self, who: Who, table: str, seat: Seat, action: Action | Mapping[str, Any], *, act_id: str | None = None) -> Answer:
        """A GM without a seat answers for a seat, in the open (F7)."""
        return await self._play("order_for", table, lambda sitting, at: chair.order_for(sitting, who, seat, action, at), act_id, None)

    async def rule(self, who: Who, table: str, act: Mapping[str, Any], *, reason: str = "", act_id: str | None = None) -> Answer:
        """A typed ruling of a GM without a seat; `act` is one of the game's system acts as a document."""
        return await self._act("rule", table, partial(chair.rule, who=who, act=act, reason=reason), act_id=act_id)

    async def rewind(self, who: Who, table: str, to: int, *, act_id: str | None = None) -> Answer:
        """Sets a game back to what it was after entry `to`."""

        def decide(sitting: Sitting, history: Sequence[Played]) -> Answer:
            return chair.rewind(sitting, who, to, history)

        return await self._replay("rewind", table, decide, act_id, whole=True)

    async def end(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("end", table, partial(chair.end, who=who, operators=self.operators), act_id=act_id)

    async def move(self, who: Who, table: str, place: Place, *, act_id: str | None = None) -> Answer:
        """Lives at another place from now on; what could not be sent goes there."""
        return await self._act("move", table, partial(upkeep.move, who=who, place=place, operators=self.operators), act_id=act_id)

    # ---- acts of nobody: clock, outbox, people who are gone

    async def ring(self, table: str) -> bool:
        """Carries out what has fallen due; False where there was nothing. Raises Fault: the clock then leaves the table alone."""

        def decide(sitting: Sitting) -> Answer:
            if sitting.status == "lobby":
                return upkeep.idle(sitting)
            due = any(moment.due <= sitting.at for moment in sitting.moments())
            ring(sitting, upto=sitting.at, at=sitting.at)
            return Answer(table=table, key="rang" if due else "")

        return (await self._act("ring", table, decide)).key == "rang"

    async def park(self, table: str, why: str) -> None:
        """The table stands still until its GM resumes it: `why` is a message key. Asks nothing of the game, which may be the trouble."""
        await upkeep.park(self.store, table, why, at=self._ms())
        self._wake()

    async def grant_time(self, table: str, since: int) -> bool:
        """After an absence since `since` longer than a quarter of the pace: deadlines that passed meanwhile get that quarter anew."""
        answer = await self._act("grant_time", table, partial(upkeep.grant_time, since=since))
        return answer.key == "time-granted"

    async def panel_stood(self, table: str, keys: Sequence[str], at: int) -> None:
        """A new panel was posted at `at`: a deadline it showed too late moves by the delay (D18)."""
        await self._act("panel_stood", table, partial(upkeep.panel_stood, keys=keys, stood_at=at))

    async def suspend(self, table: str, key: str) -> None:
        """Nothing reaches the table's place (`key` says why; empty: it does again). Its GM is told once."""
        await self._act("suspend", table, partial(upkeep.suspend, key=key))

    async def whisper(self, table: str, seat: Seat, key: str) -> None:
        """A line for the owner of a seat."""
        await self._act("whisper", table, partial(upkeep.whisper, seat=seat, key=key))

    async def call_gm(self, table: str, key: str) -> None:
        """A line for the GM."""
        await self._act("call", table, partial(upkeep.call_gm, key=key))

    async def gone(self, user: int, guild: int) -> None:
        """A person has left the server: their GM tables find an heir, and the GMs of their seats are told."""
        for row, _ in [*await self.store.find(gm=user, guild=guild), *await self.store.find(user=user, guild=guild)]:
            await self._act("gone", row.id, partial(upkeep.gone, user=user))

    # ---- looking

    async def look(self, table: str) -> Look:
        """The table as it is now; refuses with LT-11."""
        return self._look(await self._loaded(table))

    async def mine(self, user: int) -> list[Look]:
        """Every live table the person has a seat at or runs."""
        found = {row.id for row, _ in [*await self.store.find(user=user), *await self.store.find(gm=user)]}
        return [await self.look(table) for table in sorted(found)]

    async def history(self, table: str, *, after: int = -1, upto: int | None = None) -> History:
        """Entries with their openings, events and words: whoever shows them filters by audience and `opened`."""
        return await self.store.history(table, after=after, upto=upto)

    async def looked(self, table: str, seat: Seat, n: int) -> None:
        """The owner of the seat has seen everything up to entry `n`."""
        await self.store.looked(table, seat, n)

    async def export(self, table: str) -> dict[str, Any]:
        """The table as one file (docs/export.schema.json): everything once it is over, heads and open entries before."""
        loaded = await self._loaded(table)
        document = export_document(loaded, await self.store.history(table))
        if document is None:
            raise RuleViolation("LT-23")
        return document

    async def seed_of(self, table: str) -> bytes | None:
        """The table's seed once it is over; before that nobody's business."""
        loaded = await self._loaded(table)
        return loaded.record.seed if loaded.record and not loaded.row.live else None

    # ---- the way of one act

    async def _act(
        self, verb: str, table: str, decide: Decide, *, act_id: str | None = None, before: int | None = None, off_loop: bool = False
    ) -> Answer:
        """Lock, load, decide, commit. What fell due before `before` is carried out and kept first, whatever becomes of the act."""
        with telling(verb, table, act_id, self.entropy) as told:
            async with self._lock(table):
                for _ in range(_TRIES):
                    loaded = await self._loaded(table, act_id)
                    if loaded.seen is not None:
                        return Answer.model_validate_json(loaded.seen).model_copy(update={"repeated": True})
                    sitting = self._sit(loaded)
                    try:
                        if before is not None and await self._overdue(sitting, before):
                            continue
                        answer = await asyncio.to_thread(decide, sitting) if off_loop else decide(sitting)
                        answer = await self._keep(sitting, answer, act_id, fresh=loaded.record is None)
                    except Conflict as conflict:
                        if conflict.what == "place":
                            raise RuleViolation("LT-18") from None
                        continue
                    told(answer)
                    return answer
                raise AssertionError(f"{verb}: {_TRIES} commits came in between")

    async def _play(self, verb: str, table: str, decide: Callable[[Sitting, int], Answer], act_id: str | None, at: int | None) -> Answer:
        """An act in time: what Discord saw by the deadline counts, however late it is read (ARENA-R42)."""
        seen = self._ms() if at is None else min(at, self._ms())
        return await self._act(verb, table, lambda sitting: decide(sitting, seen), act_id=act_id, before=seen)

    async def _replay(
        self, verb: str, table: str, decide: Callable[[Sitting, Sequence[Played]], Answer], act_id: str | None, *, whole: bool = False
    ) -> Answer:
        loaded = await self._loaded(table)
        if loaded.record is None:
            raise RuleViolation("LT-23")
        # Entries never change: what comes after this read is refused by the commit, and the act is tried again.
        past = await self.store.history(table, after=-1 if whole else loaded.record.base_n)

        def with_history(sitting: Sitting) -> Answer:
            if sitting.row.n != loaded.row.n:
                raise Conflict("revision")
            return decide(sitting, played(past.entries, past.openings))

        for _ in range(_TRIES):
            try:
                return await self._act(verb, table, with_history, act_id=act_id, off_loop=len(past.entries) > _LONG_REPLAY)
            except Conflict:
                continue
        raise RuleViolation("LT-7", entry=loaded.row.n)

    async def _overdue(self, sitting: Sitting, before: int) -> bool:
        due = [moment.kind for moment in sitting.moments() if moment.due < before]
        if not due:
            return False
        if self.catching_up:
            if {"close", "early"} & set(due):
                raise RuleViolation("LT-1")  # too late, and yet the round may not be resolved before others are read
            return False
        ring(sitting, upto=before - 1, at=sitting.at)
        await self._keep(sitting, Answer(table=sitting.row.id), None)
        return True

    async def _keep(self, sitting: Sitting, answer: Answer, act_id: str | None, *, fresh: bool = False) -> Answer:
        commit = sitting.commit(fresh=fresh and sitting.table is not None)
        revision, head = sitting.row.revision, sitting.head
        answer = answer.model_copy(update={"head": head, "revision": revision + 1 if commit else revision})
        if commit is None:
            return answer
        commit.act_id, commit.answer = act_id, answer.model_dump_json()
        kept = await self.store.commit(commit)
        if kept.repeated is not None:
            return Answer.model_validate_json(kept.repeated).model_copy(update={"repeated": True})
        self._wake()
        return answer

    def _sit(self, loaded: Loaded) -> Sitting:
        return Sitting(loaded, self._game(loaded.row), at=self._ms(), entropy=self.entropy)

    def _look(self, loaded: Loaded) -> Look:
        game = self._game(loaded.row)
        timers = {key: Timer.model_validate(timer) for key, timer in loaded.timers.items()}
        table = Table(game, loaded.record, self.entropy) if loaded.record else None
        return Look(loaded.row, loaded.seats, game, table, timers)

    def _game(self, row: TableRow) -> AnyGame:
        return self.games[row.game]

    async def _loaded(self, table: str, act_id: str | None = None) -> Loaded:
        loaded = await self.store.load(table, act_id)
        if loaded is None:
            raise RuleViolation("LT-11")
        return loaded

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def _wake(self) -> None:
        for listener in self.listeners:
            listener()

    def _ms(self) -> int:
        return ms(self.now())
