"""What a command is about: the table, the seat, and whether the person may know of it; suggestions for both."""

import functools
import re
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.kernel.game import BadInput, RuleViolation
from bot.room import Say
from bot.store.protocol import StoreFault
from bot.store.rows import SeatRow, TableRow
from bot.tables.acts import Answer, Fault
from bot.tables.look import Look
from bot.tables.schedule import from_ms
from bot.ui.asked import Asked, ask, meet
from bot.ui.desk import Desk, Found
from bot.ui.limits import AUTOCOMPLETE_ANSWERS, CHOICE_NAME, CHOICE_VALUE, clip, fits
from bot.ui.safe_text import clean_name, escape
from bot.ui.sight import visible

__all__ = [
    "arriving",
    "asked_by",
    "desk_of",
    "done",
    "named_table",
    "place_link",
    "seat_label",
    "seat_named",
    "seat_of",
    "suggest",
    "suggest_seats",
    "suggest_tables",
    "suggest_tables_of",
    "suggestions",
    "table_of",
    "table_of_game",
    "table_title",
]

_TABLE_ID = re.compile(r"[a-z0-9]{1,40}")
Suggestions = list[app_commands.Choice[str]]
Complete = Callable[[discord.Interaction, str], Coroutine[Any, Any, Suggestions]]


def desk_of(inter: discord.Interaction) -> Desk:
    return inter.client.desk  # pyright: ignore[reportAttributeAccessIssue]


async def asked_by(inter: discord.Interaction) -> Asked:
    """Acknowledged for the person alone, before anything is read (H7, B19)."""
    return await ask(inter, desk_of(inter))


async def arriving(inter: discord.Interaction, reference: str | None, *, silent: bool = False) -> Asked:
    """The same, with the table that is named or lives here, in one read. `silent`: what answers with a form or suggestions."""
    come = meet if silent else ask
    return await come(inter, desk_of(inter), table=_table_id(reference), place=inter.channel_id)


# ---- the table


def _table_id(reference: str | None) -> str | None:
    return reference.strip().casefold() or None if reference else None


def named_table(asked: Asked, reference: str | None) -> Found | None:
    """The table that was named on arrival, None where none was; raises BadInput for one they can't know of."""
    wanted, found, guild = _table_id(reference), asked.found, asked.inter.guild_id
    if wanted is None:
        return None
    if found is None or (guild is not None and found.row.guild not in (None, guild)) or not visible(asked.inter, found.row, found.seats):
        raise BadInput("find-table-unknown", table=wanted[:40])
    return Found(found.row, found.seats)


async def table_of(inter: discord.Interaction, reference: str | None) -> Found:
    """The table that is named, lives here, or is the only one of the person; raises BadInput for one they can't know of."""
    desk = desk_of(inter)
    reference = _table_id(reference)
    if reference and not _TABLE_ID.fullmatch(reference):
        raise BadInput("find-table-unknown", table=reference[:40])
    found = await desk.table(reference, channel=inter.channel_id, user=inter.user.id, guild=inter.guild_id)
    if not visible(inter, found.row, found.seats):
        raise BadInput("find-table-unknown", table=(reference or found.row.id)[:40])
    return found


async def table_of_game(asked: Asked, reference: str | None, game: str) -> Found:
    """The table of one game: the one that is named, is played here, or is the only one the person plays. `asked` comes from `arriving`.

    Raises BadInput with the game's own words: `<game>-not-its-table`, `<game>-which-table`, `<game>-no-table`.
    """
    words = game.replace("_", "-")
    named = named_table(asked, reference)
    if named is not None:
        if named.row.game != game:
            raise BadInput(f"{words}-not-its-table", table=named.row.id)
        return named
    here, inter = asked.found, asked.inter
    if here is not None and here.row.game == game:
        return Found(here.row, here.seats)
    mine = [one for one in await asked.desk.store.find(user=inter.user.id, guild=inter.guild_id) if one[0].game == game]
    if len(mine) != 1:
        raise BadInput(f"{words}-which-table" if mine else f"{words}-no-table")
    return Found(*mine[0])


async def suggest_tables_of(inter: discord.Interaction, typed: str, game: str) -> Suggestions:
    """The live tables of one game that the person plays at."""
    rows = [row for row, _seats in await desk_of(inter).store.find(user=inter.user.id, guild=inter.guild_id) if row.game == game]
    return suggest(typed, ((f"{row.id} {row.title}".strip(), row.id) for row in rows))


def place_link(row: TableRow) -> str:
    """An address that works from everywhere, the private conversation included."""
    return f"https://discord.com/channels/{row.guild or '@me'}/{row.place}" if row.place is not None else ""


def table_title(desk: Desk, say: Say, row: TableRow) -> str:
    """For a sentence: escaped."""
    game = desk.room(row).title(say)
    if row.private:
        return say("table-title-day", game=game, day=row.day) if row.day else say("table-title-alone", game=game)
    return say("table-title", game=game, title=escape(row.title)) if row.title else game


# ---- the seat


def seat_of(found: Found, user: int, number: int | None = None) -> SeatRow:
    """The person's own seat, the first one unless `number` (from 1) says which; raises LT-12 or BadInput(not-at-this-table)."""
    own = [seat for seat in found.seats if seat.user == user]
    if not own:
        raise BadInput("not-at-this-table")
    if number is None:
        return own[0]
    chosen = next((seat for seat in own if seat.seat == number - 1), None)
    if chosen is None:
        raise RuleViolation("LT-12", seat=number - 1)
    return chosen


def seat_named(say: Say, found: Found, said: str) -> SeatRow:
    """A seat as a suggestion gives it, or by number or name as somebody types it; raises BadInput(seat-unknown)."""
    wanted = said.strip().casefold()
    if wanted.isascii() and wanted.isdigit():
        fitting = [seat for seat in found.seats if seat.seat == int(wanted) - 1]
    else:
        labels = {seat.seat: {str(seat.joining.get("name", "")).casefold(), seat_label(say, seat).casefold()} for seat in found.seats}
        fitting = [seat for seat in found.seats if wanted in labels[seat.seat]]
    if len(fitting) != 1:
        raise BadInput("seat-unknown", said=said[:40])
    return fitting[0]


def seat_label(say: Say, seat: SeatRow) -> str:
    """For suggestions: number and name, nothing escaped."""
    name = clean_name(str(seat.joining.get("name", "")), 60)
    return f"{seat.seat + 1}. {name}" if name else say("seat", number=seat.seat + 1)


# ---- what an act was answered with


def done(say: Say, answer: Answer) -> str:
    """The door's answer to an act on the table, as a sentence."""
    facts = {name: _told(name, value) for name, value in answer.facts.items()}
    return say(f"done-{answer.key}", **facts)


def _told(name: str, value: object) -> object:
    match name, value:
        case "due", int():
            return from_ms(value)
        case "seat", int():
            return value + 1
        case (("entry" | "by"), int()):
            return str(value)
        case _:
            return value


# ---- suggestions: one read, no lock, an empty list on any fault


def suggestions(complete: Complete) -> Complete:
    """What can't be suggested is left empty: the command itself says what is wrong."""

    @functools.wraps(complete)
    async def quiet(inter: discord.Interaction, typed: str) -> Suggestions:
        try:
            return await complete(inter, typed)
        except (RuleViolation, BadInput, Fault, StoreFault, LookupError):
            return []

    return quiet


def suggest(typed: str, pairs: Iterable[tuple[str, str]]) -> Suggestions:
    """Those (shown, sent) pairs that hold what was typed, at most 25; a value too long to be sent is left out."""
    wanted = typed.strip().casefold()
    fitting = [(shown, sent) for shown, sent in pairs if wanted in shown.casefold() or wanted in sent.casefold()]
    return [
        app_commands.Choice(name=clip(shown, CHOICE_NAME) or sent, value=sent)
        for shown, sent in fitting
        if sent and fits(sent, CHOICE_VALUE)
    ][:AUTOCOMPLETE_ANSWERS]


@suggestions
async def suggest_tables(inter: discord.Interaction, typed: str) -> Suggestions:
    """Tables the person is at or may watch here, live ones first."""
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await _known(inter, desk)
    return suggest(typed, ((_table_label(desk, say, row), row.id) for row in found))


async def _known(inter: discord.Interaction, desk: Desk) -> Sequence[TableRow]:
    statuses = ("lobby", "running", "paused", "parked", "ended", "abandoned")
    if inter.guild_id is not None:
        rows = await desk.store.find(guild=inter.guild_id, statuses=statuses)
    else:
        rows = await desk.store.find(user=inter.user.id, statuses=statuses)
        rows += [one for one in await desk.store.find(gm=inter.user.id, statuses=statuses) if one[0].id not in {row.id for row, _ in rows}]
    return sorted((row for row, seats in rows if visible(inter, row, seats)), key=lambda row: not row.live)


def _table_label(desk: Desk, say: Say, row: TableRow) -> str:
    title = clean_name(row.title, 40)
    game = desk.room(row).title(say)
    if row.private:
        return say("table-title-day", game=game, day=row.day) if row.day else say("table-title-alone", game=game)
    return f"{row.id}: {title or game} ({say(f'status-{row.status}')})"


@suggestions
async def suggest_seats(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    found = await table_of(inter, option_of(inter, "table"))
    return suggest(typed, ((seat_label(say, seat), str(seat.seat + 1)) for seat in found.seats))


def option_of(inter: discord.Interaction, name: str) -> str | None:
    """What another option of a half-typed command holds."""
    value = getattr(inter.namespace, name, None)
    return value if isinstance(value, str) and value else None


def started(look: Look) -> Look:
    """Refuses with LT-23 in the lobby."""
    if not look.started:
        raise RuleViolation("LT-23")
    return look
