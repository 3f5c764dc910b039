"""The battle and the seat that a command of the arena is about, and whom its options suggest."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.kernel.game import RuleViolation
from bot.ui.asked import Asked
from bot.ui.desk import Found
from cogs.arena.room import ROOM
from cogs.arena.targets import allies, enemies, seat_meant, suggested, team
from cogs.arena.view import ArenaView, Line
from cogs.at_seat import AtSeat
from cogs.at_table import Suggestions, arriving, option_of, seat_of, started, suggest, suggest_tables_of, suggestions, table_of_game

__all__ = ["Here", "battle_of", "here_of", "suggest_allies", "suggest_battles", "suggest_enemies", "suggest_team"]


@dataclass(frozen=True, slots=True)
class Here(AtSeat):
    """The battle a command is about."""

    @property
    def view(self) -> ArenaView:
        view = self.own_view
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
    return await table_of_game(asked, table, ROOM.key)


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
    return await suggest_tables_of(inter, typed, ROOM.key)
