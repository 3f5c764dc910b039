"""Fifty tables and two hundred people at once on one process, with a post that fails and a clock that runs: nothing is lost or doubled."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import games
from bot.kernel import walk
from bot.kernel.game import Action, BadInput, Decision, RuleViolation
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Answer, Place, Who
from bot.tables.clock import Clock
from bot.tables.courier import Sent, Undelivered, UnknownOutcome
from bot.tables.look import Look
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from tests.chance import seeded
from tests.faults.soundness import sound
from tests.tables.courier import Postman

TABLES, PEOPLE = 50, 200
HASTE = 7_200  # seconds of the tables' time in one of ours
SEED = 11


class UnreliablePost(Postman):
    """One message in eight is refused, throttled, or nobody knows."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.faults = 0

    async def _carry(self, how: str, row: Any) -> Sent:
        await asyncio.sleep(0)
        if self.rng.random() < 0.125:
            self.faults += 1
            raise self.rng.choice(
                (Undelivered(0, 500), Undelivered(0, 429, 1.0), UnknownOutcome(), Undelivered(50013, 403), Undelivered(50007, 403))
            )
        return await super()._carry(how, row)


class Crowd:
    """People who act at random on tables of every registered game."""

    def __init__(self, store: SqliteStore, rng: random.Random) -> None:
        self.rng = rng
        self.games = {key: room.game for key, room in games.rooms().items()}
        self._epoch, self._began = datetime(2026, 1, 1, tzinfo=UTC), asyncio.get_running_loop().time()
        self.tables = Tables(store, self.games, now=self.now, entropy=rng.randbytes, tables_per_server=10_000, tables_per_person=10_000)
        self.store = store
        self.post = UnreliablePost(seeded(SEED))
        self.taken: Counter[tuple[str, int, int]] = Counter()  # table, entry, seat
        self.count: Counter[str] = Counter()
        self.faults: list[str] = []
        self.ids: list[str] = []

    def now(self) -> datetime:
        return self._epoch + timedelta(seconds=(asyncio.get_running_loop().time() - self._began) * HASTE)

    async def park(self, awaitable: Awaitable[Any], reason: str) -> None:
        """Clock and outbox look again often, since hours are short here."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await awaitable

    # ---- tables

    async def sit_down(self) -> None:
        keys = list(self.games)
        for number in range(TABLES):
            game = self.games[keys[number % len(keys)]]
            gm = Who(self.rng.randint(1, PEOPLE))
            options, joinings = game.sample(self.rng)
            place = Place(1, 10_000 + number)
            opened = await self.tables.create(gm, game.key, place, options=options.model_dump(mode="json"), pace="6h")
            await self._fill(opened.table, game, joinings, number)
            # Everybody presses Start (K3).
            await asyncio.gather(*(self.tables.start(gm, opened.table) for _ in range(3)))
            self.ids.append(opened.table)

    async def _fill(self, table: str, game: Any, joinings: list[Any], number: int) -> None:
        """Four people a table, of two hundred, and scripts for the rest; each joins twice at once (K1)."""
        gm = Who((await self.tables.look(table)).row.gm)
        for seat, joining in enumerate(joinings):
            document = joining.model_dump(mode="json")
            if seat >= 4:
                await self.tables.fill(gm, table, [document])
                continue
            who = Who((number * 4 + seat) % PEOPLE + 1)
            act = f"join{table}{seat}"
            await asyncio.gather(*(self.tables.join(who, table, document, act_id=act) for _ in range(2)))

    # ---- acts

    async def act(self) -> None:
        table = self.rng.choice(self.ids)
        look = await self.tables.look(table)
        people = [row for row in look.seats if row.user is not None]
        if not people or look.over:
            self.count["over"] += 1
            return
        row = self.rng.choice(people)
        assert row.user is not None
        verb = self.rng.choices(
            (self.answers, self.withdraws, self.takes_back, self.asks_for_time, self.leaves, self.runs_it, self.looks, self.meddles),
            (12, 2, 2, 1, 0.3, 1, 2, 2),
        )[0]
        name = verb.__name__
        try:
            await verb(look, Who(row.user), row.seat)
            self.count[name] += 1
        except (RuleViolation, BadInput):
            self.count[f"{name}, refused"] += 1
        except Exception as fault:
            self.faults.append(f"{name} at {table}: {fault!r} {fault.__cause__!r}")

    async def answers(self, look: Look, who: Who, seat: int) -> None:
        """Twice with one id at once, and once with another: a double click, and a person at two screens (K2, K7)."""
        open_ = look.may_answer(seat)
        if not open_:
            return
        act, id = self._chosen(look, seat, self.rng.choice(open_)), f"act{self.rng.getrandbits(60)}"
        submit = self.tables.submit
        same = [submit(who, look.row.id, seat, [act], act_id=id) for _ in range(2)]
        first, second, *other = await asyncio.gather(
            *same, *([submit(who, look.row.id, seat, [act], act_id=f"{id}b")] if self.rng.random() < 0.3 else []), return_exceptions=True
        )
        if isinstance(first, BaseException):
            raise first
        assert isinstance(second, Answer)
        if first.taken or second.taken:  # what was refused is judged again
            assert first.results == second.results
            assert {first.repeated, second.repeated} == {False, True}
        for answer in (first, *other):
            if isinstance(answer, Answer):
                for result in answer.results:
                    self.count[result.what] += 1
                    if result.n is not None:
                        self.taken[look.row.id, result.n, seat] += 1

    def _chosen(self, look: Look, seat: int, decision: Decision) -> Action:
        picks: Any = ()
        while (choices := look.choices(seat, decision, picks)) is not None:
            values = ("Words.",) if choices.form == "note" else choices.values
            values = (*values, None) if choices.stop and None not in values else values
            picks = (*picks, (choices.field, self.rng.choice(values)))
        return walk.build(look.game, decision, picks)

    async def withdraws(self, look: Look, who: Who, seat: int) -> None:
        answered = [one for one in look.may_answer(seat) if look.answer_of(seat, one.id)]
        for one in answered[:1]:
            await self.tables.withdraw(who, look.row.id, seat, one.id)

    async def takes_back(self, look: Look, who: Who, seat: int) -> None:
        await self.tables.undo(who, look.row.id, seat)

    async def asks_for_time(self, look: Look, who: Who, seat: int) -> None:
        await asyncio.gather(*(self.tables.extend(who, look.row.id, seat=seat) for _ in range(3)))

    async def leaves(self, look: Look, who: Who, seat: int) -> None:
        if len({row.user for row in look.seats if row.user}) > 1:
            await self.tables.leave(who, look.row.id, seat)
            if self.rng.random() < 0.7:
                await self.tables.come_back(who, look.row.id, seat)

    async def runs_it(self, look: Look, who: Who, seat: int) -> None:
        gm = Who(look.row.gm)
        await self.tables.pause(gm, look.row.id)
        await asyncio.sleep(0)
        await self.tables.resume(gm, look.row.id)

    async def looks(self, look: Look, who: Who, seat: int) -> None:
        await asyncio.gather(self.tables.mine(who.user), self.tables.history(look.row.id), self.tables.export(look.row.id))

    async def meddles(self, look: Look, who: Who, seat: int) -> None:
        """With another's seat, and with another table's question (K5, C5): refused, always."""
        stranger = Who(PEOPLE + 7)
        open_ = look.may_answer(seat)
        act = self._chosen(look, seat, open_[0]) if open_ else None
        if act is None:
            return
        with pytest.raises(RuleViolation):
            await self.tables.submit(stranger, look.row.id, seat, [act])
        other = self.rng.choice(self.ids)
        stale = act.model_copy(update={"decision": f"r0.{act.decision}"})
        answer = await self.tables.submit(who, look.row.id, seat, [stale])
        assert [result.what for result in answer.results] == ["refused"]
        if other != look.row.id and not any(row.user == who.user for row in (await self.tables.look(other)).seats):
            with pytest.raises(RuleViolation):
                await self.tables.submit(who, other, seat, [act])

    # ---- afterwards

    async def check(self) -> None:
        assert self.faults == [], self.faults[:5]
        assert await self.store.read(sound, self.games) == TABLES
        assert [key for key, times in self.taken.items() if times > 1] == []
        for table in self.ids:
            history = await self.store.history(table)
            acts = {(table, entry.n, entry.facts["seat"]) for entry in history.entries if entry.kind == "act"}
            assert {key for key in self.taken if key[0] == table} <= acts


async def crowd(path: Path, *, seconds: float | None = None, acts: int = 0) -> Crowd:
    """Twenty act at a time, for so many seconds or acts."""
    store = await SqliteStore.open(path)
    try:
        return await _played(Crowd(store, seeded(SEED)), seconds, acts)
    finally:
        await store.close()


async def _played(made: Crowd, seconds: float | None, acts: int) -> Crowd:
    await made.sit_down()
    clock = Clock(made.tables, now=made.now, park=made.park)
    outbox = Outbox(made.tables, made.post, now=made.now, park=made.park)
    clock.release()
    life = [asyncio.create_task(clock.run()), asyncio.create_task(outbox.run())]
    loop = asyncio.get_running_loop()
    until, left = (loop.time() + seconds if seconds else None), acts

    async def person() -> None:
        nonlocal left
        while left > 0 if until is None else loop.time() < until:
            left -= 1
            await made.act()

    await asyncio.gather(*(person() for _ in range(20)))
    for task in life:
        assert not task.done(), task
        task.cancel()
    await asyncio.gather(*life, return_exceptions=True)
    await made.check()
    return made


Verb = Callable[[Look, Who, int], Awaitable[None]]


@pytest.mark.lesson("K1", "K2", "K3", "K4", "K5", "K7", "K8", "K9", "L3", "C2", "C5")
async def test_fifty_tables_and_two_hundred_people_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    made = await crowd(tmp_path / "crowd.sqlite3", acts=250)
    assert made.count["taken"] > 50


@pytest.mark.hard
@pytest.mark.lesson("K2", "K4", "L3", "L4")
async def test_fifty_tables_and_two_hundred_people_for_a_minute_lose_and_double_nothing(tmp_path: Path) -> None:
    made = await crowd(tmp_path / "crowd.sqlite3", seconds=60)
    print(f"{TABLES} tables, {PEOPLE} people, {sum(made.count.values())} acts, {made.post.faults} faults of the post: {dict(made.count)}")
    assert made.count["taken"] > 100  # how many it are is the machine's doing
