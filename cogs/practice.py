"""A first battle against scripts in three clicks: open it, choose a class, start. On a server in a thread of its own, else in private."""

from contextlib import nullcontext
from random import Random
from typing import Any

from bot.i18n.languages import lang_of
from bot.kernel.game import BadInput
from bot.room import Room, Say
from bot.store.rows import PersonRow
from bot.tables.acts import Place
from bot.tables.upkeep import OWN_THREAD
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import Press, Style, press
from bot.ui.ids import ControlId
from bot.ui.lobby import PRACTICE, lobby_of, seat_controls
from bot.ui.who import who_of
from cogs.places import expect_allowed, place_here, server_of, where_of

__all__ = ["practice_button", "practise"]

VERB, NEW = "practice", "new"
PACE = "10m"
SIZE = 2


def practice_button(say: Say) -> Press:
    return press(say, "button-practice", ControlId(VERB, NEW), Style.success)


async def practise(asked: Asked) -> None:
    """A small battle at a pace of minutes: the person sits, scripts sit on every other seat, and what is left is a class."""
    inter, desk = asked.inter, asked.desk
    room = _room(asked)
    spoken, zone, title = lang_of(asked.say.lang), desk.zone, asked.say("practice-title")
    if inter.guild_id is not None:
        server = await server_of(asked)
        expect_allowed(asked, server)
        person = await desk.store.get(PersonRow, inter.user.id)
        zone = (person.zone if person else "") or server.zone or zone
        where = place_here(asked, game=room.title(asked.say), title=title, language=spoken, own_thread=True)
    else:
        where = nullcontext((Place(None, None, person=inter.user.id), False))
    async with where as (place, made):
        if inter.guild_id is not None and not made:
            raise BadInput("practice-no-thread")
        options = {"size": SIZE} if "size" in room.game.options_type.model_fields else {}
        settings: dict[str, Any] = {PRACTICE: True} | ({OWN_THREAD: True} if made else {})
        answer = await desk.tables.create(
            who_of(inter), room.key, place, options=options, pace=PACE, zone=zone, language=spoken, title=title,
            settings=settings, act_id=asked.act_id,
        )  # fmt: skip
    await _seat(asked, room, answer.table)


async def _seat(asked: Asked, room: Room, table: str) -> None:
    """Each step has an id of its own made from the click's, so that the same click again changes nothing."""
    desk, who = asked.desk, who_of(asked.inter)
    look, lobby = await desk.tables.look(table), lobby_of(room)
    joining = lobby.arrival(look.row, look.seats, asked.inter.user.display_name)
    await desk.tables.join(who, table, joining, act_id=f"{asked.act_id}.join")
    look = await desk.tables.look(table)
    fillers = lobby.fillers(look.row, look.seats, Random(int.from_bytes(desk.entropy(8), "big")))
    if fillers:
        await desk.tables.fill(who, table, fillers, act_id=f"{asked.act_id}.fill")
    found = await desk.table(table, channel=None, user=asked.inter.user.id)
    await asked.answer(asked.say("practice-open", where=where_of(asked, found.row) or asked.say("practice-here")))
    own = found.of(asked.inter.user.id)
    if own is not None:
        await seat_controls(asked.inter, desk, found, own)


def _room(asked: Asked) -> Room:
    """The first game that is finished: the one people learn first."""
    return next((room for room in asked.desk.rooms.values() if room.game.finished), next(iter(asked.desk.rooms.values())))


async def pressed(asked: Asked, id: ControlId) -> None:
    await practise(asked)


verbs.ACTS[VERB] = pressed
verbs.TABLELESS.add(VERB)
