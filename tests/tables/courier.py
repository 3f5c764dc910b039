"""A courier that remembers what it carried and fails as told."""

import asyncio
from collections.abc import Sequence

from bot.store.rows import OutboxRow
from bot.tables.courier import Sent, Undelivered, UnknownOutcome


class Postman:
    """`fails[kind]` are raised by the next tries of that kind; `carried` are the rows that arrived, with how."""

    def __init__(self) -> None:
        self.carried: list[tuple[str, OutboxRow]] = []
        self.fails: dict[str, list[Exception]] = {}
        self.nonces: dict[str, int] = {}
        self.searched: list[int] = []
        self.findable: dict[int, int] = {}  # row -> message that a search finds
        self.reopens = True
        self.digests: list[int] = []
        self.gate: asyncio.Event | None = None
        self.dead: set[str] = set()  # lanes whose channel was deleted
        self.panels: dict[str, int] = {}
        self._next = 1000

    async def post(self, row: OutboxRow) -> Sent:
        return await self._carry("post", row)

    async def edit(self, row: OutboxRow) -> Sent:
        sent = await self._carry("edit", row)
        return Sent(70, self.panels.get(row.table, sent.message))

    async def private(self, rows: Sequence[OutboxRow]) -> Sent:
        self.digests.append(len(rows))
        return await self._carry("private", rows[0])

    async def webhook_post(self, row: OutboxRow) -> Sent:
        return await self._carry("webhook", row)

    async def find(self, row: OutboxRow) -> Sent | None:
        self.searched.append(row.id)
        return Sent(70, self.findable[row.id]) if row.id in self.findable else None

    async def reopen(self, row: OutboxRow) -> bool:
        return self.reopens

    async def _carry(self, how: str, row: OutboxRow) -> Sent:
        if self.gate is not None:
            await self.gate.wait()
        if row.lane in self.dead:
            raise refused(10003, 404)
        if self.fails.get(row.kind):
            raise self.fails[row.kind].pop(0)
        if row.nonce in self.nonces and how in ("post", "private"):
            return Sent(70, self.nonces[row.nonce])  # as Discord does within minutes
        self._next += 1
        self.carried.append((how, row))
        self.nonces[row.nonce] = self._next
        if row.kind == "panel" and how != "edit":
            self.panels[row.table] = self._next
        return Sent(70, self._next)

    def said(self, how: str | None = None) -> list[str]:
        return [row.kind for way, row in self.carried if how is None or way == how]


class LostAnswer(UnknownOutcome):
    pass


def refused(code: int, status: int = 403, retry_after: float | None = None) -> Undelivered:
    return Undelivered(code, status, retry_after)
