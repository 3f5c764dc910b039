"""One person's interaction under way: acknowledged, in their language, and whose seat it is about."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.kernel.game import GM, BadInput, Decision, RuleViolation, Seat
from bot.room import Say
from bot.store.protocol import Loaded
from bot.store.rows import SeatRow
from bot.tables.access import allow_seat
from bot.tables.acts import Who
from bot.tables.look import Look
from bot.ui.controls import view_of
from bot.ui.desk import Desk
from bot.ui.errors import acknowledge, refusal_text, whisper
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, fits
from bot.ui.prompt import safe_names
from bot.ui.who import seen_at

__all__ = ["Asked", "ask", "meet", "open_decision", "own_seat", "seat_of"]


@dataclass(frozen=True, slots=True)
class Asked:
    """One person's interaction under way. `in_place`: what they pressed stands on a message of their own, which is drawn anew.

    `found` is the table it is about, as it was when they came.
    """

    inter: discord.Interaction
    desk: Desk
    say: Say
    in_place: bool = False
    found: Loaded | None = None

    @property
    def act_id(self) -> str:
        return str(self.inter.id)

    @property
    def at(self) -> int:
        return seen_at(self.inter.id)

    async def look(self, table: str) -> Look:
        """The table before this person has done anything: as it was found, else as it is now; refuses with LT-11."""
        if self.found is not None and self.found.row.id == table:
            return self.desk.tables.look_at(self.found)
        return await self.desk.tables.look(table)

    async def answer(self, text: str, view: discord.ui.View | None = None, *, keep_picture: bool = False) -> None:
        """`keep_picture`: what stands under the message stays until a newer one is drawn."""
        if not self.in_place or not fits(text, CONTENT):
            await whisper(self.inter, text, view=view)
            return
        try:
            files: dict[str, Any] = {} if keep_picture else {"attachments": []}
            await self.inter.edit_original_response(content=text, view=view, **files)
        except discord.NotFound:  # dismissed meanwhile
            await whisper(self.inter, text, view=view)

    async def refuse(self, error: RuleViolation | BadInput, look: Look | None = None, seat: Seat | None = None) -> None:
        """The refusal, with what the reader may know of names; never in the place of controls that still work."""
        room, view, names = None, None, {}
        if look is not None and look.started:
            room, names = self.desk.room(look.row), safe_names(self.say, look)
            view = view_of(look, seat) if seat is not None else look.view(None)
        await whisper(self.inter, refusal_text(self.desk, self.say, error, room, view, names))


async def ask(
    inter: discord.Interaction, desk: Desk, *, in_place: bool = False, table: str | None = None, place: int | None = None
) -> Asked:
    """Acknowledges first, then finds the person's language, and the table that is named or lives at that place."""
    await acknowledge(inter, in_place=in_place)
    return await meet(inter, desk, in_place=in_place, table=table, place=place)


async def meet(
    inter: discord.Interaction, desk: Desk, *, in_place: bool = False, table: str | None = None, place: int | None = None
) -> Asked:
    """The same without an acknowledgement, for what answers with a form or with suggestions."""
    say, found = await desk.arrive(inter.user.id, inter.locale, table=table, place=place)
    return Asked(inter, desk, say, in_place, found)


def own_seat(look: Look, user: int, seat: Seat) -> SeatRow:
    """The presser's own seat of that number, or the GM's chair; refuses with LT-12 or LT-13 (K5, F2)."""
    if seat != GM:
        return allow_seat(Who(user), look.seats, seat)
    if look.row.gm != user:
        raise RuleViolation("LT-13")
    return SeatRow(GM, user, {}, "", "", 0)


def open_decision(look: Look, decision: str, seat: Seat) -> Decision:
    """The decision a control is about; refuses with LT-8 or LT-1 where it isn't open any more, LT-2 where it never was the seat's."""
    found = look.decision(decision)
    if found is None:
        raise RuleViolation("LT-8" if look.over else "LT-1", decision=decision)
    if seat not in found.asked:
        raise RuleViolation("LT-2", seat=seat)
    return found


def seat_of(id: ControlId) -> Seat:
    """The seat a private control names; refuses with LT-12 where it names none."""
    if id.seat is None:
        raise RuleViolation("LT-12")
    return id.seat
