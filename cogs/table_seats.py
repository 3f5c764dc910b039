"""/table join, leave, back, fill, start: who sits where, until the game begins and after."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput, RuleViolation, Value
from bot.picture.portrait import PortraitRefused, portrait_from_upload
from bot.picture.portrait_worker import MOST_BYTES
from bot.room import Room
from bot.store.rows import PortraitRow, SeatRow
from bot.ui.asked import Asked
from bot.ui.desk import Found
from bot.ui.limits import DISPLAY_NAME
from bot.ui.lobby import JoiningField, lobby_of, seat_controls, start_refused
from bot.ui.reach import prove_inbox
from bot.ui.safe_text import clean_name
from bot.ui.who import who_of
from cogs.at_table import Suggestions, asked_by, desk_of, done, option_of, seat_of, suggest, suggest_tables, suggestions, table_of
from cogs.help import first_hint
from cogs.table_group import TABLE

NOBODY = -2  # the number of a seat that isn't taken yet


# ---- /table join


async def _suggest_field(inter: discord.Interaction, typed: str, field: str) -> Suggestions:
    """The values of something a seat brings, as the game's lobby offers them now."""
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await table_of(inter, option_of(inter, "table"))
    room = desk.room(found.row)
    if found.row.status != "lobby":
        return []
    seat = found.of(inter.user.id) or _arriving(room, found, inter)
    fields = {one.name: one for one in lobby_of(room).fields(say, found.row, found.seats, seat)}
    return suggest(typed, ((label, str(value)) for value, label in fields[field].values if value is not None))


@suggestions
async def suggest_teams(inter: discord.Interaction, typed: str) -> Suggestions:
    return await _suggest_field(inter, typed, "team")


@suggestions
async def suggest_characters(inter: discord.Interaction, typed: str) -> Suggestions:
    return await _suggest_field(inter, typed, "character")


@TABLE.command(name="join", description=_("cmd-table-join"))
@app_commands.describe(
    team=_("option-team"),
    character=_("option-character"),
    name=_("option-name"),
    legend=_("option-legend"),
    portrait=_("option-portrait"),
    table=_("option-table"),
)
@app_commands.autocomplete(team=suggest_teams, character=suggest_characters, table=suggest_tables)
async def join(
    inter: discord.Interaction,
    team: str | None = None,
    character: str | None = None,
    name: str | None = None,
    legend: str | None = None,
    portrait: discord.Attachment | None = None,
    table: str | None = None,
) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    brought = {"team": team, "character": character, "name": name, "legend": legend}
    wishes = {field: value for field, value in brought.items() if value is not None}
    picture = await _read_portrait(portrait, min(asked.desk.portrait_bytes, MOST_BYTES))
    own = found.of(inter.user.id)
    if own is not None and (wishes or picture) and found.row.status == "lobby":
        # Who sits already changes what the seat brings; a bare second "join" is refused below (K1).
        joining = _joining(asked, found, own, wishes)
        answer = await asked.desk.tables.amend(who_of(inter), found.row.id, own.seat, joining, act_id=asked.act_id)
    else:
        joining = _joining(asked, found, _arriving(asked.desk.room(found.row), found, inter), wishes)
        answer = await asked.desk.tables.join(who_of(inter), found.row.id, joining, act_id=asked.act_id)
    seat = await _seat_now(asked, found, answer.seat)
    if picture and seat is not None:
        await asked.desk.store.put(PortraitRow(found.row.id, seat.seat, inter.user.id, picture))
    lines = [done(asked.say, answer)]
    if own is None:
        # Sitting down is the act after which a private conversation is opened, and found out whether it can be.
        lines.append(asked.say("ui-joined-inbox" if await prove_inbox(inter, asked.desk, asked.say) else "inbox-shut"))
    await asked.answer("\n".join([*lines, *await first_hint(asked)]))
    if seat is not None:
        # What is secret (a class) is chosen here and not as an option of the command, which Discord shows in its own history.
        await seat_controls(inter, asked.desk, found, seat)


def _arriving(room: Room, found: Found, inter: discord.Interaction) -> SeatRow:
    """The seat that somebody who comes in now would take."""
    joining = lobby_of(room).arrival(found.row, found.seats, clean_name(inter.user.display_name, DISPLAY_NAME))
    return SeatRow(NOBODY, inter.user.id, joining, str(joining.get("team") or ""), "", 0)


def _joining(asked: Asked, found: Found, seat: SeatRow, wishes: Mapping[str, str]) -> Mapping[str, Any]:
    """What the seat brings with the wishes carried out, one after the other. Raises BadInput (join-no-field, join-unknown)."""
    lobby = lobby_of(asked.desk.room(found.row))
    for name, said in wishes.items():
        fields: dict[str, JoiningField] = {one.name: one for one in lobby.fields(asked.say, found.row, found.seats, seat)}
        if name not in fields:
            raise BadInput("join-no-field", field=name)
        seat = replace(seat, joining=lobby.changed(found.row, found.seats, seat, name, _value(fields[name], said)))
    return seat.joining


def _value(field: JoiningField, said: str) -> Value:
    """The value that was suggested, or one whose label somebody typed."""
    if not field.values:
        return said.strip()
    wanted = said.strip().casefold()
    for value, label in field.values:
        if wanted in (str(value).casefold(), label.casefold()):
            return value
    raise BadInput("join-unknown", said=said[:40], choices=[label for _, label in field.values])


async def _read_portrait(upload: discord.Attachment | None, most: int) -> bytes | None:
    """Its announced size is looked at before a byte of it is fetched."""
    if upload is None:
        return None
    if upload.size > most:
        raise BadInput("portrait-error-heavy", limit=round(most / 2**20, 2))
    try:
        return await portrait_from_upload(await upload.read())
    except PortraitRefused as refused:
        raise BadInput(refused.key, **refused.facts) from None
    except discord.HTTPException:
        raise BadInput("portrait-error-broken") from None


async def _seat_now(asked: Asked, found: Found, number: int | None) -> SeatRow | None:
    look = await asked.desk.tables.look(found.row.id)
    return next((seat for seat in look.seats if seat.seat == number and seat.user == asked.inter.user.id), None)


# ---- leaving, coming back


@TABLE.command(name="leave", description=_("cmd-table-leave"))
@app_commands.describe(seat=_("option-own-seat"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def leave(inter: discord.Interaction, seat: app_commands.Range[int, 1] | None = None, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    own = seat_of(found, inter.user.id, seat)
    answer = await asked.desk.tables.leave(who_of(inter), found.row.id, own.seat, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


@TABLE.command(name="back", description=_("cmd-table-back"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def back(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    mine = next((seat for seat in found.seats if inter.user.id in (seat.was, seat.user)), None)
    if mine is None:
        raise RuleViolation("LT-22")
    answer = await asked.desk.tables.come_back(who_of(inter), found.row.id, mine.seat, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


# ---- inviting


@TABLE.command(name="invite", description=_("cmd-table-invite"))
@app_commands.describe(
    person=_("option-invite"),
    second=_("option-invite-more"),
    third=_("option-invite-more"),
    fourth=_("option-invite-more"),
    fifth=_("option-invite-more"),
    table=_("option-table"),
)
@app_commands.autocomplete(table=suggest_tables)
async def invite(
    inter: discord.Interaction,
    person: discord.User,
    second: discord.User | None = None,
    third: discord.User | None = None,
    fourth: discord.User | None = None,
    fifth: discord.User | None = None,
    table: str | None = None,
) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    people = [one for one in (person, second, third, fourth, fifth) if one is not None]
    if any(one.bot for one in people):
        raise BadInput("person-is-a-bot")
    answer = await asked.desk.tables.invite(who_of(inter), found.row.id, [one.id for one in people], act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


# ---- filling, starting


@TABLE.command(name="fill", description=_("cmd-table-fill"))
@app_commands.describe(level=_("option-level"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def fill(inter: discord.Interaction, level: str = "", table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    await asked.answer(await _filled(asked, found, level))


async def _filled(asked: Asked, found: Found, level: str) -> str:
    drawn = random.Random(int.from_bytes(asked.desk.entropy(8), "big"))
    joinings = lobby_of(asked.desk.room(found.row)).fillers(found.row, found.seats, drawn)
    if not joinings:
        return asked.say("fill-nothing")
    answer = await asked.desk.tables.fill(who_of(asked.inter), found.row.id, joinings, level=level, act_id=f"{asked.act_id}.fill")
    return done(asked.say, answer)


@fill.autocomplete("level")
@suggestions
async def suggest_levels(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    found = await table_of(inter, option_of(inter, "table"))
    return suggest(typed, ((level, level) for level in desk.room(found.row).game.script_levels))


@TABLE.command(name="start", description=_("cmd-table-start"))
@app_commands.describe(fill_up=_("option-fill-up"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def start(inter: discord.Interaction, fill_up: bool = False, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    told: list[str] = []
    if fill_up and found.row.status == "lobby":
        told.append(await _filled(asked, found, ""))
    try:
        answer = await asked.desk.tables.start(who_of(inter), found.row.id, act_id=asked.act_id)
    except RuleViolation as refused:
        raise await start_refused(asked.desk, found.row.id, refused) from None
    await asked.answer("\n".join([*told, done(asked.say, answer)]))
