"""A table hall for tests: a real file, a clock that moves when told, chance that is the same each time."""

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Answer, Place, Who
from bot.tables.schedule import ms
from bot.tables.tables import Tables
from tests.chance import SEED
from tests.tables.guess import GUESS

GM, ANN, BOB, EVE, MOD = Who(1), Who(11), Who(12), Who(13), Who(14, manager=True)
GUILD, PLACE = 500, 600


class Hall:
    """Tables over one file, with the shortcuts that tests read well with."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.time = datetime(2026, 1, 1, 12, tzinfo=UTC)
        self._drawn = 0
        self.tables = Tables(store, {"guess": GUESS}, now=lambda: self.time, entropy=self.entropy, operators=frozenset({99}))

    def entropy(self, count: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{SEED}{self._drawn}".encode()).digest(count)

    @property
    def at(self) -> int:
        return ms(self.time)

    def pass_time(self, **span: float) -> None:
        self.time += timedelta(**span)

    async def lobby(self, *people: Who, place: int | None = PLACE, pace: str = "24h", settings: Any = None, **options: Any) -> str:
        where = Place(GUILD, place) if place is not None else Place(None, None, person=people[0].user)
        opened = await self.tables.create(GM, "guess", where, options=options, pace=pace, settings=settings)
        for who in people:
            await self.tables.join(who, opened.table, {"name": f"name{who.user}", "luck": who.user})
        return opened.table

    async def game(self, *people: Who, **how: Any) -> str:
        table = await self.lobby(*(people or (ANN, BOB)), **how)
        await self.tables.start(GM, table)
        return table

    async def guess(self, who: Who, table: str, seat: int, face: int, *, round: int = 1, **how: Any) -> Answer:
        action = {"kind": "guess", "decision": f"r{round}.guess.s{seat}", "face": face}
        return await self.tables.submit(who, table, seat, [action], **how)

    async def sent(self, table: str, *kinds: str) -> list[OutboxRow]:
        return await self.store.outbox_rows(table, kinds=kinds)

    async def notices(self, table: str) -> list[str]:
        return [row.facts["key"] for row in await self.sent(table, "notice")]

    async def kinds(self, table: str) -> list[str]:
        return [entry.kind for entry in (await self.store.history(table)).entries]


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await SqliteStore.open(tmp_path / "hall.sqlite3")
    yield Hall(store)
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"
