"""/night solo, daily, board: a night alone, the night of the day, and how a day went."""

import re
from collections.abc import Collection
from datetime import date
from typing import Final

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.store.rows import GuildRow
from bot.tables.alone import Day
from bot.tables.schedule import day_of, from_ms
from bot.ui.asked import Asked
from bot.ui.day_board import board_text, open_day_text
from bot.ui.safe_text import clean_name
from bot.ui.turn import turn_of
from bot.ui.who import who_of
from cogs.alone import begun, own_table
from cogs.at_table import Suggestions, asked_by, desk_of, suggest, suggestions
from cogs.given_rolls import given_rolls
from cogs.night_class.daily import DAILY
from cogs.night_class.library import cities
from cogs.night_class.naming import city_of
from cogs.night_class.rules.words import LONGEST_NAME
from cogs.places import server_of

__all__ = ["add_to"]

GAME: Final = "night_class"
SEED: Final = 64  # hexadecimal digits
HeroName = app_commands.Range[str, 1, LONGEST_NAME]
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
LEVELS = [app_commands.Choice(name=_(f"choice-night-{level}"), value=level) for level in ("rookie", "standard", "legend")]


@suggestions
async def suggest_cities(inter: discord.Interaction, typed: str) -> Suggestions:
    say = await desk_of(inter).say_to(inter.user.id, inter.locale)
    return suggest(typed, ((city_of(say, key), key) for key in cities()))


def add_to(group: app_commands.Group) -> None:
    """Its commands in /night; made anew for each group, since a bot that starts again has another one."""

    @group.command(name="solo", description=_("cmd-night-solo"))
    @app_commands.describe(
        city=_("option-night-city"), difficulty=_("option-night-difficulty"), name=_("option-night-name"), seed=_("option-seed")
    )
    @app_commands.choices(difficulty=LEVELS)
    @app_commands.autocomplete(city=suggest_cities)
    async def solo(
        inter: discord.Interaction,
        city: str | None = None,
        difficulty: str | None = None,
        name: HeroName | None = None,
        seed: app_commands.Range[str, 1, SEED] | None = None,
    ) -> None:
        await play_alone(await asked_by(inter), city, difficulty, name, seed)

    @group.command(name="daily", description=_("cmd-night-daily"))
    @app_commands.describe(name=_("option-night-name"))
    async def daily(inter: discord.Interaction, name: HeroName | None = None) -> None:
        await play_the_day(await asked_by(inter), name)

    @group.command(name="board", description=_("cmd-night-board"))
    @app_commands.describe(day=_("option-night-day"))
    async def board(inter: discord.Interaction, day: app_commands.Range[str, 1, 20] | None = None) -> None:
        await show_board(await asked_by(inter), day)

    del solo, daily, board  # their decorators have registered them


async def play_alone(asked: Asked, city: str | None, difficulty: str | None, name: str | None, seed: str | None) -> None:
    """The answer is the first turn: with a shut inbox nothing is missing."""
    running = await own_table(asked, GAME)
    if running is not None:
        await turn_of(asked, running.id, None)
        return
    options = {field: value for field, value in (("city", city), ("difficulty", difficulty)) if value is not None}
    rolls = await given_rolls(asked, asked.desk.rooms[GAME], seed) if seed else None
    answer = await asked.desk.tables.alone(
        who_of(asked.inter), GAME, asked.inter.guild_id, _hero(asked, name), options=options, language=asked.say.lang, rolls=rolls,
        act_id=asked.act_id,
    )  # fmt: skip
    await begun(asked, answer.table)


async def play_the_day(asked: Asked, name: str | None) -> None:
    """One try at the night of the day; asked for again, it goes on."""
    day = _today(asked)
    tried = await own_table(asked, GAME, day=day.day)
    if tried is not None and not tried.live:
        await asked.answer(asked.say("day-done", day=day.day, when=from_ms(day.ends)))
        return
    if tried is not None:
        await turn_of(asked, tried.id, None)
        return
    server = await server_of(asked)
    language, channel = server.language or asked.say.lang, _board_place(asked, server)
    answer = await asked.desk.tables.alone(
        who_of(asked.inter), GAME, day.guild, _hero(asked, name), options=DAILY.options(day.day), language=language, day=day,
        channel=channel, act_id=asked.act_id,
    )  # fmt: skip
    await begun(asked, answer.table)


async def show_board(asked: Asked, day: str | None) -> None:
    """Without a day: what is promised of today's and tomorrow's rolls, and yesterday's board."""
    desk, say, today = asked.desk, asked.say, _today(asked)
    if day is not None and day.strip() != today.day:
        await asked.answer(await board_text(desk, say, Day(GAME, today.guild, _past(asked, day.strip()))))
        return
    yesterday = Day(GAME, today.guild, day_of(desk.now(), -1))
    await asked.answer(await open_day_text(desk, say, GAME, today.guild))
    if day is None and await yesterday.tries(desk.store):
        await asked.answer(await board_text(desk, say, yesterday))


def _today(asked: Asked) -> Day:
    """Raises BadInput (day-elsewhere) in private, where it is nobody's day."""
    if asked.inter.guild_id is None:
        raise BadInput("day-elsewhere")
    return Day(GAME, asked.inter.guild_id, day_of(asked.desk.now()))


def _past(asked: Asked, said: str) -> str:
    """A day that is over, as it was written. Raises BadInput (day-unreadable)."""
    try:
        date.fromisoformat(said)
    except ValueError:
        raise BadInput("day-unreadable", said=said) from None
    if not _DAY.fullmatch(said) or said >= day_of(asked.desk.now()):
        raise BadInput("day-unreadable", said=said)
    return said


def _hero(asked: Asked, name: str | None) -> dict[str, str]:
    return {"name": clean_name(name or asked.inter.user.display_name, LONGEST_NAME)}


def _board_place(asked: Asked, server: GuildRow) -> int | None:
    """Here, unless the server's settings have games elsewhere."""
    allowed: Collection[int] = server.settings.get("channels") or ()
    here = asked.inter.channel
    places = {asked.inter.channel_id, here.parent_id if isinstance(here, discord.Thread) else None}
    return asked.inter.channel_id if not allowed or places & set(allowed) else next(iter(allowed))
