"""Before the start: joining with a press, choosing what a seat brings, filling and starting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import discord

from bot.kernel.game import Value
from bot.room import Say
from bot.store.rows import SeatRow, TableRow
from bot.ui.desk import Desk, Found

__all__ = ["JoiningField", "Lobby", "join", "seat_controls"]


@dataclass(frozen=True, slots=True)
class JoiningField:
    """One thing a seat brings. `values` with their labels, each at most 80 characters; none: words, asked in a form."""

    name: str
    label: str
    values: Sequence[tuple[Value, str]] = ()
    value: Value = None  # what the seat has now; of a secret field None, with `has` saying whether there is one
    has: bool = False
    secret: bool = False
    limit: int = 32  # of words
    button: str = ""  # label of the button that opens it; "": the field's label


class Lobby(Protocol):
    """A room may have an attribute `lobby` of this kind; without one a press on Join brings the person's name and nothing else."""

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        """What a person brings who just pressed Join: a side that lacks people, a name that is free; nothing secret is chosen."""
        ...

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        """What the seat may choose or change now."""
        ...

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        """The seat's joining with that choice made."""
        ...

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        """What scripted players bring to fill the empty seats."""
        ...

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """Who sits where, for the lobby's panel: public facts only."""
        ...


async def join(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """A press on Join: seated at once, then the controls of the seat."""
    raise NotImplementedError


async def seat_controls(inter: discord.Interaction, desk: Desk, found: Found, seat: SeatRow) -> None:
    """Selects and buttons for what the seat brings, ephemerally."""
    raise NotImplementedError
