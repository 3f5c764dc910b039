"""The way of one act: lock, load, decide, commit (design, part 1). The verbs are in tables.py."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from weakref import WeakValueDictionary

from bot.kernel.decoded import Decoded
from bot.kernel.export import played
from bot.kernel.game import BadInput, Game, RuleViolation
from bot.kernel.replay import Played
from bot.kernel.table import Parked, Table
from bot.store.known import TABLES, Lately
from bot.store.protocol import Commit, Committed, Conflict, Loaded, Store
from bot.store.rows import TableRow, with_columns
from bot.tables import upkeep
from bot.tables.acts import Answer
from bot.tables.clockwork import ring
from bot.tables.faults import Measure, telling, unmeasured
from bot.tables.look import Look
from bot.tables.schedule import ms
from bot.tables.sitting import NOTHING, Coming, Sitting
from bot.tables.timers import Timer

__all__ = ["AnyGame", "Decide", "Door"]

AnyGame = Game[Any, Any, Any]
Decide = Callable[[Sitting], Answer]

_TRIES = 4  # against other commits; the lock makes a second one rare
_LONG_REPLAY = 200  # entries from which replaying happens off the event loop


@dataclass(frozen=True, slots=True)
class _Left:
    """What an act made out that the next one on its table needs as well, each behind what it follows from."""

    coming: Coming = NOTHING
    written: Mapping[str, Any] | None = None  # the timers as the file has them
    timers: Mapping[str, Timer] = field(default_factory=dict[str, Timer])
    state: Decoded | None = None  # where the act left it as it was


_NOTHING_LEFT = _Left()


class Door:
    """One lock a table, never held over a network call; what a verb decides is kept whole or not at all."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        operators: frozenset[int] = frozenset(),
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.entropy = entropy
        self.operators = operators
        self.listeners: list[Callable[[Commit | None], None]] = []  # clock and outbox: hear of each commit; None: of anything
        self.measure: Measure = unmeasured
        self.catching_up = False  # messages sent before a deadline may still be unread: nothing closes meanwhile
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._left: Lately[str, _Left] = Lately(TABLES)

    async def _act(
        self,
        verb: str,
        table: str,
        decide: Decide,
        *,
        act_id: str | None = None,
        before: int | None = None,
        prepare: Callable[[Sitting], Awaitable[bool]] | None = None,
    ) -> Answer:
        """Lock, load, decide, commit. What fell due before `before` is carried out and kept first, whatever becomes of the act.

        `prepare` reads what else `decide` needs, and says whether it takes so long that it must not hold the event loop.
        """
        return (await self._carry_out(verb, table, decide, act_id=act_id, before=before, prepare=prepare))[0]

    async def _carry_out(
        self,
        verb: str,
        table: str,
        decide: Decide,
        *,
        act_id: str | None = None,
        before: int | None = None,
        prepare: Callable[[Sitting], Awaitable[bool]] | None = None,
        look: Look | None = None,
    ) -> tuple[Answer, Sitting | None]:
        """The same, with what the table was for the length of the act; None of an act that was carried out before.

        `look` was made before the lock was held. What is decided on it may be kept, since a commit compares revisions;
        but it says no to nobody: then the table is read again under the lock.
        """
        with telling(verb, table, act_id, self.entropy, self.measure) as told:
            async with self._lock(table):
                known = look.loaded if look is not None else None
                for _ in range(_TRIES if known is None else _TRIES + 1):
                    early, known = known, None
                    loaded = early or await self._loaded(table, act_id)
                    if loaded.seen is not None:
                        again = Answer.model_validate_json(loaded.seen).model_copy(update={"repeated": True})
                        told(again)
                        return again, None
                    sitting = self._sit(loaded, look if early is not None else None)
                    try:
                        if before is not None and await self._overdue(sitting, before):
                            continue
                        long = prepare is not None and await prepare(sitting)
                        answer = await asyncio.to_thread(decide, sitting) if long else decide(sitting)
                        if early is not None and any(result.what != "taken" for result in answer.results):
                            continue
                        answer = await self._keep(sitting, answer, act_id, fresh=loaded.record is None)
                    except (RuleViolation, BadInput):
                        if early is None:
                            raise
                        continue
                    except Conflict as conflict:
                        if conflict.what == "place":
                            raise RuleViolation("LT-18") from None
                        continue
                    except Parked:
                        if early is not None:
                            continue
                        # The rules never come to rest: nothing of the act is kept, and the GM is called once (C8).
                        await upkeep.park(self.store, self._commit, table, "table-stuck", at=self._ms())
                        raise RuleViolation("LT-20") from None
                    told(answer)
                    return answer, None if answer.repeated else sitting
                raise AssertionError(f"{verb}: {_TRIES} commits came in between")

    async def _play(self, verb: str, table: str, decide: Callable[[Sitting, int], Answer], act_id: str | None, at: int | None) -> Answer:
        """An act in time: what Discord saw by the deadline counts, however late it is read (ARENA-R42)."""
        return (await self._play_from(verb, table, decide, act_id, at, None))[0]

    async def _play_from(
        self, verb: str, table: str, decide: Callable[[Sitting, int], Answer], act_id: str | None, at: int | None, look: Look | None
    ) -> tuple[Answer, Sitting | None]:
        seen = self._ms() if at is None else min(at, self._ms())
        return await self._carry_out(verb, table, lambda sitting: decide(sitting, seen), act_id=act_id, before=seen, look=look)

    async def _replay(
        self, verb: str, table: str, decide: Callable[[Sitting, Sequence[Played]], Answer], act_id: str | None, *, whole: bool = False
    ) -> Answer:
        """An act that plays the journal again: all of it, or what came after the last entry that bars undo."""
        past: list[Played] = []

        async def prepare(sitting: Sitting) -> bool:
            after = -1 if whole else sitting.playing.record.base_n
            history = await self.store.history(table, after=after)
            past[:] = played(history.entries, history.openings)
            return len(past) > _LONG_REPLAY

        return await self._act(verb, table, lambda sitting: decide(sitting, past), act_id=act_id, prepare=prepare)

    async def _overdue(self, sitting: Sitting, before: int) -> bool:
        due = [moment.kind for moment in sitting.moments() if moment.due < before]
        if not due:
            return False
        if self.catching_up:
            if {"close", "early", "day"} & set(due):
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
        kept = await self._commit(commit)
        if kept.repeated is not None:
            return Answer.model_validate_json(kept.repeated).model_copy(update={"repeated": True})
        self._keep_what_follows(sitting, commit)
        return answer

    def _keep_what_follows(self, sitting: Sitting, commit: Commit) -> None:
        """For the next act, since a round has many: nobody changes the state from here on, whoever needs to reads it anew."""
        state = sitting.table.known if sitting.table is not None and sitting.table.known.document else None
        if state is not None:
            state.shared = True
        self._left.put(sitting.row.id, _Left(sitting.coming, commit.timers, dict(sitting.timers), state))

    def _known_state(self, loaded: Loaded) -> Decoded | None:
        """The state of just these bytes, where it is still there from the last act."""
        record, known = loaded.record, self._left_at(loaded).state
        same = record is not None and known is not None and known.document == record.state and record.version == known.game.version
        return known if same else None

    async def _commit(self, commit: Commit) -> Committed:
        """Clock and outbox hear of what the file holds, also where whoever asked for it was cancelled meanwhile."""
        return await self.store.commit(commit, lambda: self._wake(commit))

    def _sit(self, loaded: Loaded, look: Look | None = None) -> Sitting:
        known = self._known_state(loaded) if look is None else None
        coming = self._left_at(loaded).coming
        return Sitting(loaded, self._game(loaded.row), at=self._ms(), entropy=self.entropy, look=look, known=known, coming=coming)

    def _left_at(self, loaded: Loaded) -> "_Left":
        return self._left.get(loaded.row.id) or _NOTHING_LEFT

    def look_at(self, loaded: Loaded) -> Look:
        """A table that was just read."""
        game = self._game(loaded.row)
        left = self._left_at(loaded)
        timers = dict(left.timers)
        if left.written is not loaded.timers:
            timers = {key: Timer.model_validate(timer) for key, timer in loaded.timers.items()}
        table = Table(game, with_columns(loaded.record), self.entropy, self._known_state(loaded)) if loaded.record else None
        return Look(loaded.row, loaded.seats, game, table, timers, loaded)

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

    def _wake(self, commit: Commit | None = None) -> None:
        for listener in self.listeners:
            listener(commit)

    def _ms(self) -> int:
        return ms(self.now())
