"""/table new and /table house: opening a table, and the house rules it is played by."""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.i18n.languages import lang_of
from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.room import Room, Say
from bot.store.rows import PersonRow
from bot.tables.absence import ROLLS
from bot.tables.gm_sight import EVERYTHING, GM_SEES, NOTHING
from bot.tables.lobby import read_options
from bot.tables.pace_words import parse_pace, zone_of
from bot.tables.upkeep import OWN_THREAD
from bot.ui.asked import Asked
from bot.ui.controls import board_of
from bot.ui.desk import Desk
from bot.ui.safe_text import clean_name
from bot.ui.who import who_of
from cogs.at_table import Suggestions, asked_by, desk_of, done, option_of, suggest, suggest_tables, suggestions, table_of
from cogs.given_rolls import given_rolls
from cogs.help import first_hint, mention
from cogs.house_rules import house_text, rule_text, switches, value_of, values_of
from cogs.house_select import house_button, switch_menu
from cogs.places import expect_allowed, place_here, server_of, where_of
from cogs.practice import practise
from cogs.table_group import TABLE

TITLE = 76  # leaves room for the game in the name of a thread
DEFAULT_PACE = "24h"
SEED = 64  # hexadecimal digits


# ---- /table new


@suggestions
async def suggest_games(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    return suggest(typed, ((room.title(say), room.key) for room in _offered(desk)))


@suggestions
async def suggest_paces(inter: discord.Interaction, typed: str) -> Suggestions:
    """Paces people use, in the person's zone; anything else that is readable may be typed."""
    desk = desk_of(inter)
    person = await desk.store.get(PersonRow, inter.user.id)
    zone = person.zone if person and person.zone else desk.zone
    say = await desk.say_to(inter.user.id, inter.locale)
    usual = ("24h", "48h", "12h", "72h", f"daily 20:00 {zone}", f"Mon Wed Fri 19:30 {zone}", "24h quiet 23:00-08:00", "10m", "5m")
    with contextlib.suppress(BadInput):
        if typed.strip():
            parse_pace(typed, zone=zone)
            return suggest("", [(say("pace-suggested", pace=typed[:60]), typed[:100])])
    return suggest(typed, ((say("pace-suggested", pace=pace), pace) for pace in usual))


@TABLE.command(name="new", description=_("cmd-table-new"))
@app_commands.describe(
    game=_("option-game"),
    size=_("option-size"),
    pace=_("option-pace"),
    language=_("option-language"),
    zone=_("option-zone"),
    title=_("option-title"),
    own_thread=_("option-own-thread"),
    gm_sees=_("option-gm-sees"),
    seed=_("option-seed"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=_("choice-english"), value="en"),
        app_commands.Choice(name=_("choice-russian"), value="ru"),
    ],
    gm_sees=[
        app_commands.Choice(name=_("choice-gm-sees-nothing"), value=NOTHING),
        app_commands.Choice(name=_("choice-gm-sees-everything"), value=EVERYTHING),
    ],
)
@app_commands.autocomplete(game=suggest_games, pace=suggest_paces)
async def new(
    inter: discord.Interaction,
    game: str | None = None,
    size: app_commands.Range[int, 1, 25] | None = None,
    pace: str | None = None,
    language: str | None = None,
    zone: str | None = None,
    title: app_commands.Range[str, 1, TITLE] | None = None,
    own_thread: bool | None = None,
    gm_sees: str | None = None,
    seed: app_commands.Range[str, 1, SEED] | None = None,
) -> None:
    asked = await asked_by(inter)
    wish = await _wish(asked, game, size, pace, language, zone, title, own_thread)
    rolls = {ROLLS: (await given_rolls(asked, wish.room, seed)).hex()} if seed else {}
    title = wish.room.title(asked.desk.say(wish.language))
    async with place_here(asked, game=title, title=wish.title, language=wish.language, own_thread=wish.own_thread) as (place, made):
        answer = await asked.desk.tables.create(
            who_of(inter),
            wish.room.key,
            place,
            options=wish.options,
            pace=wish.pace,
            zone=wish.zone,
            language=wish.language,
            title=wish.title,
            settings=({OWN_THREAD: True} if made else {}) | ({GM_SEES: gm_sees} if gm_sees else {}) | rolls,
            act_id=asked.act_id,
        )
    row = (await asked.desk.tables.look(answer.table)).row
    told = asked.say("table-made", game=wish.room.title(asked.say), where=where_of(asked, row), table=row.id)
    steps = {name: mention(inter, f"table {name}") for name in ("join", "house", "start")}
    await asked.answer(
        "\n".join([told, asked.say("hint-after-new", **steps), *await first_hint(asked)]), board_of([house_button(asked.say, row.id)])
    )


@dataclass(frozen=True, slots=True)
class _Wish:
    """What was asked for, read and found possible before anything is made."""

    room: Room
    options: Mapping[str, Any]
    pace: str
    zone: str
    language: str
    title: str
    own_thread: bool


async def _wish(
    asked: Asked,
    game: str | None,
    size: int | None,
    pace: str | None,
    language: str | None,
    zone: str | None,
    title: str | None,
    own_thread: bool | None,
) -> _Wish:
    """What isn't said is as the server has it by /setup."""
    inter, desk = asked.inter, asked.desk
    if inter.guild_id is None:
        raise BadInput("table-new-in-private")
    server = await server_of(asked)
    expect_allowed(asked, server)
    room = _room(desk, asked.say, game, size)
    options: dict[str, Any] = {} if size is None else {"size": size}
    if size is not None and "size" not in room.game.options_type.model_fields:
        raise BadInput("table-size-none", game=room.title(asked.say))
    if "posts" in server.settings and "posts" in room.game.options_type.model_fields:
        options["posts"] = server.settings["posts"]
    read_options(room.game, options)
    person = await desk.store.get(PersonRow, inter.user.id)
    zone = zone_of(zone) if zone else (person.zone if person else "") or server.zone or desk.zone
    pace = pace or str(server.settings.get("pace") or DEFAULT_PACE)
    parse_pace(pace, zone=zone)
    spoken = language or server.language or desk.language or lang_of(asked.say.lang)
    own_thread = bool(server.settings.get("own_thread", True)) if own_thread is None else own_thread
    return _Wish(room, options, pace, zone, spoken, clean_name(title or "", TITLE), own_thread)


def _room(desk: Desk, say: Say, game: str | None, size: int | None) -> Room:
    """The game by its key or title; the only one there is, or the only one with sides of a size, needs no name."""
    if game is None:
        offered = _offered(desk)
        fitting = [room for room in offered if size is None or "size" in room.game.options_type.model_fields]
        if len(fitting) == 1:
            return fitting[0]
        raise BadInput("table-which-game", games=[room.title(say) for room in offered])
    wanted = game.strip().casefold()
    for key, room in desk.rooms.items():
        if wanted in (key.casefold(), room.title(say).casefold()):
            return room
    raise BadInput("game-unknown", game=game[:40])


def _offered(desk: Desk) -> list[Room]:
    """Games that are finished; one that is still being built can be opened by whoever knows its key."""
    return [room for room in desk.rooms.values() if room.game.finished] or list(desk.rooms.values())


@TABLE.command(name="practice", description=_("cmd-table-practice"))
async def practice(inter: discord.Interaction) -> None:
    await practise(await asked_by(inter))


# ---- /table house


@suggestions
async def suggest_switches(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await table_of(inter, option_of(inter, "table"))
    room = desk.room(found.row)
    pairs = [(rule_text(say, room, name, value), name) for name, value in switches(room, found.row.options)]
    return suggest(typed, pairs)


@suggestions
async def suggest_values(inter: discord.Interaction, typed: str) -> Suggestions:
    """Each value of the chosen switch, as the sentence that says what it does."""
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await table_of(inter, option_of(inter, "table"))
    room, switch = desk.room(found.row), option_of(inter, "switch") or ""
    return suggest(typed, [(rule_text(say, room, switch, value), str(value)) for value in values_of(room, switch)])


@TABLE.command(name="house", description=_("cmd-table-house"))
@app_commands.describe(switch=_("option-switch"), value=_("option-switch-value"), table=_("option-table"))
@app_commands.autocomplete(switch=suggest_switches, value=suggest_values, table=suggest_tables)
async def house(inter: discord.Interaction, switch: str | None = None, value: str | None = None, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    room = asked.desk.room(found.row)
    if switch is None:
        view = switch_menu(asked.desk, asked.say, found.row) if found.row.status == "lobby" else None
        await asked.answer(house_text(asked.say, room, found.row.options), view)
        return
    if switch not in dict(switches(room, found.row.options)):
        raise BadInput("options-unreadable", field=switch[:40])
    if value is None:
        lines = [rule_text(asked.say, room, switch, one) for one in values_of(room, switch)]
        await asked.answer("\n".join(f"- {line}" for line in lines))
        return
    chosen = value_of(room, switch, value)
    try:
        answer = await asked.desk.tables.configure(who_of(inter), found.row.id, options={switch: chosen}, act_id=asked.act_id)
    except BadInput as fault:
        known = [str(one) for one in values_of(room, switch)]
        if fault.key != "options-unreadable" or not known:
            raise
        raise BadInput("options-unreadable-known", field=switch, value=value[:40], known=", ".join(known)) from None
    sentence = rule_text(asked.say, room, switch, chosen)
    await asked.answer(f"{done(asked.say, answer)} {sentence}")
