"""Random schedules: two doors on one file, every read and commit let through in an order that a search chooses."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from bot.kernel.game import RuleViolation
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Answer, Fault
from bot.tables.tables import Tables
from tests.faults.soundness import sound
from tests.tables.conftest import ANN, BOB, GM, Hall, hall
from tests.tables.guess import GUESS

__all__ = ["hall"]

SEATS = st.sampled_from([(ANN, 0), (BOB, 1)])


class Gated:
    """The store, but each read of a table and each commit waits until it is let through."""

    def __init__(self, store: SqliteStore, waiting: list[asyncio.Future[None]]) -> None:
        self._store = store
        self._waiting = waiting
        self.busy = 0  # calls under way in the file's thread

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name not in ("load", "commit", "history"):
            return real

        async def gated(*args: Any, **kwargs: Any) -> Any:
            gate = asyncio.get_running_loop().create_future()
            self._waiting.append(gate)
            await gate
            self.busy += 1
            try:
                return await real(*args, **kwargs)
            finally:
                self.busy -= 1

        return gated


class Schedules(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        memory = "/dev/shm"  # a file a case: no disk need turn for it
        self.folder = Path(tempfile.mkdtemp(dir=memory if os.access(memory, os.W_OK) else None))
        self.loop = asyncio.new_event_loop()
        self.waiting: list[asyncio.Future[None]] = []
        self.acts: list[tuple[str, asyncio.Task[Any]]] = []
        self.ids = 0
        self.loop.run_until_complete(self._open())

    async def _open(self) -> None:
        self.store = await SqliteStore.open(self.folder / "hall.sqlite3")
        self.hall = Hall(self.store)
        self.table = await self.hall.game(ANN, BOB, rounds=3, marks=True)
        self.gated = gated = Gated(self.store, self.waiting)
        # Two doors have no lock in common: the file alone keeps them apart.
        self.doors = [Tables(gated, {"guess": GUESS}, now=lambda: self.hall.time, entropy=self.hall.entropy) for _ in range(2)]

    def _begin(self, name: str, act: Coroutine[Any, Any, Any]) -> None:
        self.acts.append((name, self.loop.create_task(act)))
        self.loop.run_until_complete(_breath())

    def _id(self) -> str:
        self.ids += 1
        return f"act{self.ids}"

    # ---- what people and clock do

    @rule(door=st.integers(0, 1), who=SEATS, round=st.integers(1, 3), face=st.integers(1, 7), twice=st.booleans())
    def guesses(self, door: int, who: Any, round: int, face: int, twice: bool) -> None:
        act = {"kind": "guess", "decision": f"r{round}.guess.s{who[1]}", "face": face}
        id = self._id()
        for place in range(1 + twice):
            submit = self.doors[(door + place) % 2].submit
            self._begin("submit", submit(who[0], self.table, who[1], [act], act_id=id))

    @rule(door=st.integers(0, 1), who=SEATS, round=st.integers(1, 3))
    def withdraws(self, door: int, who: Any, round: int) -> None:
        self._begin("withdraw", self.doors[door].withdraw(who[0], self.table, who[1], f"r{round}.guess.s{who[1]}", act_id=self._id()))

    @rule(door=st.integers(0, 1), who=SEATS, round=st.integers(1, 3))
    def marks(self, door: int, who: Any, round: int) -> None:
        act = {"kind": "mark", "decision": f"r{round}.mark.s{who[1]}", "face": 1}
        self._begin("submit", self.doors[door].submit(who[0], self.table, who[1], [act], act_id=self._id()))

    @rule(door=st.integers(0, 1), who=SEATS)
    def takes_back(self, door: int, who: Any) -> None:
        self._begin("undo", self.doors[door].undo(who[0], self.table, who[1], act_id=self._id()))

    @rule(door=st.integers(0, 1), verb=st.sampled_from(["pause", "resume", "end"]))
    def runs(self, door: int, verb: str) -> None:
        if verb == "end" and self.ids < 20:
            return
        self._begin(verb, getattr(self.doors[door], verb)(GM, self.table, act_id=self._id()))

    @rule(door=st.integers(0, 1), hours=st.sampled_from([0, 1, 25]))
    def rings(self, door: int, hours: int) -> None:
        self.hall.pass_time(hours=hours)
        self._begin("ring", self.doors[door].ring(self.table))

    # ---- and in which order it happens

    # What is drawn never depends on how far threads have come: the search must find the same again.

    @rule(place=st.integers(0, 99))
    def goes_on(self, place: int) -> None:
        if self.waiting:
            self._release(place % len(self.waiting))

    @rule(place=st.integers(0, 99))
    def goes_on_further(self, place: int) -> None:
        for _ in range(4):
            self.goes_on(place)

    @rule(place=st.integers(0, 99))
    def is_cancelled(self, place: int) -> None:
        running = [task for _, task in self.acts if not task.done()]
        if running:
            running[place % len(running)].cancel()
            self.loop.run_until_complete(_breath())

    def _release(self, place: int) -> None:
        gate = self.waiting.pop(place)
        if not gate.done():
            gate.set_result(None)
        self.loop.run_until_complete(self._until_it_rests())

    async def _until_it_rests(self) -> None:
        """Until each task is at its end, at a gate again, or waits for another's lock."""
        await _breath()
        while self.gated.busy or self.store._running:  # pyright: ignore[reportPrivateUsage]
            await self.store.read(lambda con: None)
        await _breath()

    def teardown(self) -> None:
        try:
            while self.waiting:
                self._release(0)
            self.loop.run_until_complete(self._check())
        finally:
            self.loop.run_until_complete(self.store.close())
            self.loop.close()
            shutil.rmtree(self.folder)

    async def _check(self) -> None:
        done = await asyncio.gather(*(task for _, task in self.acts), return_exceptions=True)
        strange = [
            one for one in done if isinstance(one, BaseException) and not isinstance(one, RuleViolation | Fault | asyncio.CancelledError)
        ]
        assert strange == []
        assert await self.store.read(sound, {"guess": GUESS}) == 1
        history = await self.store.history(self.table)
        told = {result.n for one in done if isinstance(one, Answer) for result in one.results if result.n is not None}
        assert told <= {entry.n for entry in history.entries if entry.kind == "act"}
        closed = [entry.facts["group"] for entry in history.entries if entry.kind == "closed"]
        assert len(closed) == len(set(closed))


async def _breath() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


def _search(examples: int, steps: int) -> None:
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    how = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=checks, derandomize=True, database=None
    )
    run_state_machine_as_test(Schedules, settings=how)


@pytest.mark.lesson("N1", "N4")
async def test_a_withdrawal_is_not_taken_back_into_an_answer_that_counts_in_the_journal_alone(hall: Hall) -> None:
    table = await hall.game(ANN, BOB, rounds=1, marks=True)
    mark = {"kind": "mark", "decision": "r1.mark.s0", "face": 4}
    await hall.tables.submit(ANN, table, 0, [mark])
    await hall.guess(ANN, table, 0, 3)
    assert (await hall.tables.undo(ANN, table, 0)).key == "withdrawn"
    assert (await hall.tables.undo(ANN, table, 0)).key == "undone"  # of the mark before it
    with pytest.raises(RuleViolation, match="LT-6"):
        await hall.tables.undo(ANN, table, 0)
    assert await hall.store.read(sound, {"guess": GUESS}) == 1
    hall.pass_time(hours=25)
    await hall.tables.ring(table)
    assert await hall.store.read(sound, {"guess": GUESS}) == 1


@pytest.mark.lesson("K2", "K4", "K7", "K9", "L3", "C16")
def test_in_any_order_of_reads_and_commits_nothing_is_lost_or_doubled() -> None:
    _search(6, 30)


@pytest.mark.hard
@pytest.mark.lesson("K2", "K4", "K7", "K9", "L3", "C16")
def test_in_many_orders_of_reads_and_commits_nothing_is_lost_or_doubled() -> None:
    _search(300, 50)
