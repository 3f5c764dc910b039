"""Battles through the one door on a real file: scripts answer for their people, chance is the same each time."""

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.kernel.game import Decision
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Place, Who
from bot.tables.look import Look
from bot.tables.tables import Tables
from cogs.arena.library import figures
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.words import Cls
from tests.chance import SEED, seeded

GM = Who(1)
MIX: tuple[Cls, ...] = ("drummer", "vocal", "conductor")


class ArenaHall:
    """`first_user` is the person of the first seat, the next ones follow: one hall may have several tables at once."""

    def __init__(self, store: SqliteStore, *, at: datetime = datetime(2026, 1, 1, 12, tzinfo=UTC), seed: int = 0) -> None:
        self.store = store
        self.time = at
        self.rng = seeded(seed)
        self._drawn = seed * 1_000_000
        self.tables = Tables(store, {"arena": ARENA}, now=lambda: self.time, entropy=self.entropy)

    def entropy(self, count: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{SEED}arena {self._drawn}".encode()).digest(count)

    def pass_time(self, **span: float) -> None:
        self.time += timedelta(**span)

    async def lobby(self, place: int, *, first_user: int, size: int = 3, **options: Any) -> str:
        """Everybody of both sides has joined."""
        opened = await self.tables.create(GM, "arena", Place(500, place), options={"size": size, **options}, title=f"Battle {place}")
        user = first_user
        for team in ("good", "evil"):
            for figure, cls in zip([one for one in figures() if one.team == team][:size], MIX[:size], strict=True):
                joining = {**figure.joining().model_dump(mode="json"), "cls": cls}
                await self.tables.join(Who(user), opened.table, joining)
                user += 1
        return opened.table

    async def battle(self, place: int, *, first_user: int, **how: Any) -> str:
        table = await self.lobby(place, first_user=first_user, **how)
        await self.tables.start(GM, table)
        return table

    async def look(self, table: str) -> Look:
        return await self.tables.look(table)

    async def answer(self, table: str, decision: Decision, **action: Any) -> None:
        """What the script would do for the seat, or the action that was named."""
        look, (seat,) = await self.look(table), decision.asked
        given: Any = {**action, "decision": decision.id}
        if not action:
            given = ARENA.script(look.view(seat), decision, lambda picks: look.choices(seat, decision, picks), self.rng)
        answer = await self.tables.submit(self.who(look, seat), table, seat, [given])
        assert [one.what for one in answer.results] == ["taken"], answer.results

    def who(self, look: Look, seat: int) -> Who:
        user = next(one.user for one in look.seats if one.seat == seat)
        assert user is not None
        return Who(user)

    async def owed(self, table: str) -> list[Decision]:
        look = await self.look(table)
        return [one for ones in look.awaited().values() for one in ones] if look.started and not look.over else []

    async def play_round(self, table: str) -> None:
        """Everybody answers, and what is left of the round's time passes by."""
        for decision in await self.owed(table):
            if decision.id in {one.id for one in await self.owed(table)}:
                await self.answer(table, decision)
        await self.pass_until_due(table)

    async def pass_until_due(self, table: str) -> None:
        alarms = [one for one in await self.store.alarms() if one.table == table and one.kind in ("close", "early")]
        if alarms:
            due = datetime.fromtimestamp(min(one.due for one in alarms) / 1000, UTC)
            self.time = max(self.time, due + timedelta(seconds=1))
            await self.tables.ring(table)

    async def play_to_end(self, table: str) -> None:
        for _ in range(40):
            if not (await self.look(table)).row.live:
                return
            await self.play_round(table)
        raise AssertionError("forty rounds were not enough")
