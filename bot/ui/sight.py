"""Whether somebody may know of a table at all: asked by commands and by controls, since a control's id may come from anywhere."""

from collections.abc import Iterable

import discord

from bot.kernel.game import BadInput, RuleViolation
from bot.store.protocol import Loaded
from bot.store.rows import SeatRow, TableRow
from bot.tables.gm_sight import sees_everything
from bot.tables.look import Look

__all__ = ["expect_sight", "sees_all", "visible"]


def visible(inter: discord.Interaction, row: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whoever is at it, server managers, and who can read the place it lives in."""
    user = inter.user.id
    if user == row.gm or user == row.person or any(user in (seat.user, seat.was) for seat in seats):
        return True
    if inter.guild_id is None or row.guild != inter.guild_id or row.private:
        return False
    if inter.permissions.manage_guild or row.place == inter.channel_id:
        return True
    guild, person = inter.guild, inter.user
    if guild is None or row.place is None or not isinstance(person, discord.Member):
        return False
    place = guild.get_channel_or_thread(row.place) or guild.get_channel(row.parent or 0)
    if isinstance(place, discord.Thread) and place.is_private():
        return False  # whose members aren't known here: they ask from within
    return place is not None and place.permissions_for(person).view_channel


def expect_sight(inter: discord.Interaction, found: Loaded | None) -> None:
    """Refuses with LT-11, or raises BadInput(not-at-this-table) for a table of another place (F2, K5)."""
    if found is None:
        raise RuleViolation("LT-11")
    if not visible(inter, found.row, found.seats):
        raise BadInput("not-at-this-table")


def sees_all(look: Look, user: int) -> bool:
    """Whether somebody may look at every seat's own view: a GM without a seat, where that was told to all at the start."""
    return sees_everything(look.row, look.seats, user)
