"""What may be read of tables: the half of the door that changes nothing."""

from typing import Any

from bot.kernel.game import RuleViolation, Seat
from bot.store.rows import History
from bot.tables.alone import is_sealed
from bot.tables.door import Door
from bot.tables.export import export_document
from bot.tables.look import Look

__all__ = ["Looking"]


class Looking(Door):
    """Whoever shows what they get filters by audience: a `Look` knows what anybody may see, and what one seat may."""

    async def look(self, table: str) -> Look:
        """The table as it is now; refuses with LT-11."""
        return self.look_at(await self._loaded(table))

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
        document = export_document(loaded, await self.store.history(table), self.now())
        if document is None:
            raise RuleViolation("LT-23")
        return document

    async def rolls_of(self, table: str) -> bytes:
        """The seed by which others can have the same rolls; refuses with LT-23 before the end, with LT-26 before its day closes."""
        loaded = await self._loaded(table)
        if loaded.record is None or loaded.row.live:
            raise RuleViolation("LT-23")
        if is_sealed(loaded.row, self.now()):
            raise RuleViolation("LT-26", key="refused-LT-26-sealed")
        return loaded.record.roll_seed or loaded.record.seed

    async def seed_of(self, table: str) -> bytes | None:
        """The table's seed once it is over; before that nobody's business."""
        loaded = await self._loaded(table)
        return loaded.record.seed if loaded.record and not loaded.row.live else None
