"""What every way in from Discord shares: the services, the languages, and finding the table a person means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.i18n.languages import Lang, lang_of
from bot.i18n.texts import Texts
from bot.kernel.game import BadInput
from bot.room import Room, Say
from bot.store.protocol import Loaded, Store
from bot.store.rows import PersonRow, PortraitRow, SeatRow, TableRow
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Speech:
    """Texts bound to one language."""

    texts: Texts
    lang: Lang

    def __call__(self, key: str, **facts: Any) -> str:
        return self.texts.say(self.lang, key, **facts)


@dataclass(frozen=True, slots=True)
class Found:
    """A table with its seats."""

    row: TableRow
    seats: tuple[SeatRow, ...]

    def of(self, user: int) -> SeatRow | None:
        """The person's first seat."""
        return next((seat for seat in self.seats if seat.user == user), None)


@dataclass(slots=True)
class Desk:
    """One per bot. `now` gives aware UTC."""

    store: Store
    tables: Tables
    rooms: Mapping[str, Room]
    texts: Texts
    now: Callable[[], datetime]
    entropy: Callable[[int], bytes]
    language: str = ""  # of new tables on servers that haven't chosen, as the operator set it; empty: as whoever opens one reads
    zone: str = "UTC"  # likewise, of people and servers that haven't
    portrait_bytes: int = 2**21  # of the largest portrait that is taken
    command_ids: Mapping[str, int] = field(default_factory=dict[str, int])  # of the registered commands, by name
    drawing: dict[tuple[int, str, int], int] = field(default_factory=dict[tuple[int, str, int], int])  # reader, table, seat -> answer

    def command(self, name: str) -> str:
        """ "table join" as something to click; as code where its id isn't known."""
        id = self.command_ids.get(name.split()[0])
        return f"</{name}:{id}>" if id else f"`/{name}`"

    def say(self, lang: str) -> Say:
        return Speech(self.texts, lang_of(lang))

    async def say_to(self, user: int, locale: object = None) -> Say:
        """In the person's language: as they chose (/me language), else as Discord says."""
        return self._say_as(await self.store.get(PersonRow, user), locale)

    async def arrive(
        self, user: int, locale: object = None, *, table: str | None = None, place: int | None = None
    ) -> tuple[Say, Loaded | None]:
        """The person's language, and the table that is named, else the live one of that place: one read."""
        arrived = await self.store.arrive(user, table=table, place=place)
        return self._say_as(arrived.person, locale), arrived.table

    def _say_as(self, person: PersonRow | None, locale: object) -> Say:
        return Speech(self.texts, lang_of(person.language if person and person.language else locale))

    def room(self, row: TableRow) -> Room:
        return self.rooms[row.game]

    async def portraits(self, table: str, seats: Sequence[SeatRow]) -> dict[int, bytes]:
        """The uploaded portraits of a table, by seat."""
        rows = [await self.store.get(PortraitRow, table, seat.seat) for seat in seats if seat.user is not None]
        return {row.seat: row.png for row in rows if row is not None}

    async def table(self, reference: str | None, *, channel: int | None, user: int, guild: int | None = None) -> Found:
        """The table that `reference` names (its id), that lives in `channel`, or the only live one the person sits at.

        Raises BadInput (find-table-unknown, find-table-none, find-table-which) where that is nobody's or more than one.
        """
        if reference:
            loaded = await self.store.load(reference)
            if loaded is None or (guild is not None and loaded.row.guild not in (None, guild)):
                raise BadInput("find-table-unknown", table=reference[:40])
            return Found(loaded.row, loaded.seats)
        if channel is not None and (here := await self.store.find(place=channel, statuses=LIVE_OR_OVER, limit=1)):
            return Found(*here[0])
        mine = await self.store.find(user=user, guild=guild)
        if len(mine) == 1:
            return Found(*mine[0])
        raise BadInput("find-table-which" if mine else "find-table-none", count=len(mine))


LIVE_OR_OVER: Sequence[str] = ("lobby", "running", "paused", "parked", "ended", "abandoned")
