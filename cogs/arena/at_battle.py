"""The battle and the seat that a command of the arena is about, and whom its options suggest."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.kernel.game import BadInput, RuleViolation
from bot.store.rows import SeatRow
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.desk import Found
from cogs.arena.room import ROOM
from cogs.arena.targets import allies, enemies, seat_meant, suggested, team
from cogs.arena.view import ArenaView, Line
from cogs.at_table import Suggestions, arriving, desk_of, named_table, option_of, seat_of, started, suggest, suggestions

__all__ = ["Here", "battle_of", "here_of", "suggest_allies", "suggest_battles", "suggest_enemies", "suggest_team"]


@dataclass(frozen=True, slots=True)
class Here:
    """The battle a command is about, from the person's own seat."""

    asked: Asked
    found: Found
    look: Look
    seat: SeatRow

    @property
    def view(self) -> ArenaView:
        view = self.look.view(self.seat.seat)
        assert isinstance(view, ArenaView)
        return view

    def decision(self, ask: str) -> str:
        """The id of what is asked; only the dead aren't asked for orders, only who was taken out writes no more."""
        found = next((one for one in self.look.may_answer(self.seat.seat) if one.ask == ask), None)
        if found is not None:
            return found.id
        raise RuleViolation("LT-8") if self.look.over else RuleViolation("ARENA-WOUND-i", target=self.seat.seat)

    def target(self, said: str) -> int:
        return seat_meant(self.asked.say, self.view, said)


async def battle_of(asked: Asked, table: str | None) -> Found:
    """The battle that is named, is fought here, or is the only one the person fights in."""
    named = named_table(asked, table)
    if named is not None:
        if named.row.game != ROOM.key:
            raise BadInput("arena-not-a-battle", table=named.row.id)
        return named
    here, inter = asked.found, asked.inter
    if here is not None and here.row.game == ROOM.key:
        return Found(here.row, here.seats)
    mine = [one for one in await asked.desk.store.find(user=inter.user.id, guild=inter.guild_id) if one[0].game == ROOM.key]
    if len(mine) != 1:
        raise BadInput("arena-which-battle" if mine else "arena-no-battle")
    return Found(*mine[0])


async def here_of(asked: Asked, table: str | None) -> Here:
    """Where the commands of a battle begin; `asked` comes from `arriving`."""
    found = await battle_of(asked, table)
    seat = seat_of(found, asked.inter.user.id)
    return Here(asked, found, started(await asked.look(found.row.id)), seat)


# ---- what is suggested: living enemies or the living team, whatever the class


async def _suggest(inter: discord.Interaction, typed: str, lines: Callable[[ArenaView, int], list[Line]]) -> Suggestions:
    table = option_of(inter, "table")
    asked = await arriving(inter, table, silent=True)
    found = await battle_of(asked, table)
    seat = seat_of(found, inter.user.id).seat
    view = started(await asked.look(found.row.id)).view(None)
    assert isinstance(view, ArenaView)
    return suggest(typed, suggested(asked.say, lines(view, seat)))


@suggestions
async def suggest_enemies(inter: discord.Interaction, typed: str) -> Suggestions:
    return await _suggest(inter, typed, enemies)


@suggestions
async def suggest_team(inter: discord.Interaction, typed: str) -> Suggestions:
    return await _suggest(inter, typed, team)


@suggestions
async def suggest_allies(inter: discord.Interaction, typed: str) -> Suggestions:
    return await _suggest(inter, typed, allies)


@suggestions
async def suggest_battles(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    rows = [row for row, _seats in await desk.store.find(user=inter.user.id, guild=inter.guild_id) if row.game == ROOM.key]
    return suggest(typed, ((f"{row.id} {row.title}".strip(), row.id) for row in rows))
