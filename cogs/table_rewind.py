"""/table rewind: somebody who plays proposes to set the game back, all others answer by a button under the public line."""

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.export import played
from bot.kernel.game import RuleViolation
from bot.room import Say
from bot.tables.access import may, roles
from bot.tables.agreement import Moment, moments
from bot.tables.schedule import from_ms
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.desk import Desk, Found
from bot.ui.ids import ControlId
from bot.ui.who import who_of
from cogs.at_table import Suggestions, asked_by, desk_of, done, option_of, suggest, suggest_tables, suggestions, table_of
from cogs.table_group import TABLE

__all__ = ["moment_named", "place_of", "rewind", "suggest_moments"]


@suggestions
async def suggest_moments(inter: discord.Interaction, typed: str) -> Suggestions:
    """What everybody saw happen, newest first; only for those who may set the game back or propose it."""
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await table_of(inter, option_of(inter, "table"))
    if found.of(inter.user.id) is None and not may("rewind", roles(who_of(inter), found.row, found.seats)):
        return []
    seen = await _moments_of(desk, found)
    return suggest(typed, [(_label(say, place, moment), str(place)) for place, moment in reversed(list(enumerate(seen)))])


async def _moments_of(desk: Desk, found: Found) -> list[Moment]:
    history = await desk.tables.history(found.row.id)
    return moments(desk.tables.games[found.row.game], played(history.entries, history.openings))


async def moment_named(asked: Asked, found: Found, said: str) -> int:
    """The entry of a moment by its place; refuses with LT-23 before the start, with LT-27 where there was none."""
    if found.row.n < 0:
        raise RuleViolation("LT-23")
    seen, place = await _moments_of(asked.desk, found), place_of(said)
    if place >= len(seen):
        raise RuleViolation("LT-27", key="refused-LT-27-never")
    return seen[place].entry.n


def place_of(said: str) -> int:
    """As a suggestion gives it; refuses with LT-27 what is no number."""
    if not (said.strip().isascii() and said.strip().isdigit()):
        raise RuleViolation("LT-27", key="refused-LT-27-never")
    return int(said)


def _label(say: Say, place: int, moment: Moment) -> str:
    when = from_ms(moment.entry.at).strftime("%Y-%m-%d %H:%M UTC")
    return say(f"moment-{moment.kind}", number=str(place), when=when)


@TABLE.command(name="rewind", description=_("cmd-table-rewind"))
@app_commands.describe(to=_("option-rewind-to"), table=_("option-table"))
@app_commands.autocomplete(to=suggest_moments, table=suggest_tables)
async def rewind(inter: discord.Interaction, to: app_commands.Range[str, 1, 9], table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    answer = await asked.desk.tables.propose_rewind(who_of(inter), found.row.id, place_of(to), act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


async def _agree(asked: Asked, id: ControlId) -> None:
    await _answered(asked, id, agrees=True)


async def _disagree(asked: Asked, id: ControlId) -> None:
    await _answered(asked, id, agrees=False)


async def _answered(asked: Asked, id: ControlId, *, agrees: bool) -> None:
    answer = await asked.desk.tables.answer_rewind(who_of(asked.inter), id.table, id.decision, agrees=agrees, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


verbs.ACTS["agree"] = _agree
verbs.ACTS["disagree"] = _disagree
