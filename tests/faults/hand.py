"""A person who plays any game by its controls alone, the same way each time: for suites over all registered games."""

import asyncio
import zlib
from collections.abc import Mapping
from random import Random
from typing import Any

from simcord.backend.errors import BackendError, SetupError
from simcord.results import ResponseMessage

from bot.ui.lobby import lobby_of
from tests.ui.stage import Stage, ids_of

WORDS = "Words of a test."
MOST_PRESSES = 80


class Stuck(Exception):
    """The controls led nowhere: what they said last."""


def choice(mark: str, count: int) -> int:
    """Which of `count`, from a public mark: whoever begins anew goes the same way."""
    return zlib.crc32(mark.encode()) % count


def _controls(message: Any, verb: str) -> list[str]:
    return [id for id in ids_of(message) if id.startswith(f"lt1:{verb}:")]


def _menus(message: Any) -> list[Mapping[str, Any]]:
    return [item for row in message.components for item in row.get("components", ()) if item["type"] == 3]


def latest(on: Stage, result: Any) -> Any:
    """The message of the person's own that has controls now: a follow-up before the first answer, else what stands."""
    shown = [one for one in (*result.followups[::-1], result.response) if one is not None]
    return next((one for one in shown if ids_of(one)), shown[0] if shown else None)


def seen(on: Stage, message: Any) -> ResponseMessage:
    """A message that stands on the server, as something a person can press."""
    return ResponseMessage(on.env, message)


async def press(on: Stage, person: Any, verb: str, place: Any = None) -> Any:
    """A press on the newest panel."""
    panel = on.panel(place)
    return await person.click(seen(on, panel), custom_id=on.control(panel, verb))


async def my_turn(on: Stage, person: Any, place: Any = None) -> Any:
    """What a press on My turn under the newest panel shows."""
    return latest(on, await press(on, person, "turn", place))


async def declare(on: Stage, person: Any, place: Any = None, *, turn: int = 0) -> bool:
    """Answers the decision that My turn brings up, pressing what is offered until it is declared. False: nothing to answer."""
    message = await my_turn(on, person, place)
    said = ""
    for _ in range(MOST_PRESSES):
        if message is None:
            raise Stuck("no answer came")
        said = message.content
        if changing := _controls(message, "change"):
            message = latest(on, await person.click(message, custom_id=changing[0]))
            if message is not None and _controls(message, "change"):
                return True
            continue
        if done := _controls(message, "declare"):
            await person.click(message, custom_id=done[0])
            return True
        if await leap(person, message, turn):
            return True
        following = await press_on(on, person, message, turn)
        if following is None:
            return False
        message = following
    raise Stuck(said)


async def leap(person: Any, message: Any, turn: int = 0) -> bool:
    """A whole act in one choice, where a select holds whole acts."""
    menus = [menu for menu in _menus(message) if menu["options"][0]["value"].startswith('["whole"')]
    if not menus:
        return False
    menu = menus[choice(f"{menus[0]['custom_id']}{turn}", len(menus))]  # not by words: what is new is told once
    option = menu["options"][choice(f"{turn}", len(menu["options"]))]
    await person.select(message, [option["value"]], custom_id=menu["custom_id"])
    return True


async def press_on(on: Stage, person: Any, message: Any, turn: int = 0) -> Any:
    """One press; None where there is nothing to press that leads on."""
    if menus := [menu for menu in _menus(message) if menu["custom_id"].startswith("lt1:choose:")]:
        options = menus[0]["options"]
        option = options[choice(f"{menus[0]['custom_id']}{options[0]['value'][:4]}{turn}", len(options))]
        return await _after(on, person.select(message, [option["value"]], custom_id=menus[0]["custom_id"]), message)
    if picks := _controls(message, "pick"):
        return await _after(on, person.click(message, custom_id=picks[choice(f"{picks[0]}{turn}", len(picks))]), message)
    if leaps := _controls(message, "leap"):  # the last one ends the turn
        return await _after(on, person.click(message, custom_id=leaps[-1]), message)
    if writes := _controls(message, "write"):
        form = await person.click(message, custom_id=writes[0])
        return await _after(on, person.submit_modal(form, {"text": WORDS}), message)
    return None


async def _after(on: Stage, press: Any, message: Any) -> Any:
    """Where the controls stand after a press: on the same message, drawn anew, or on a new one."""
    result = await press
    if (said := latest(on, result)) is not None and ids_of(said):
        return said
    try:
        return seen(on, on.env.backend.get_message(message.channel_id, message.id))
    except BackendError:
        return said


async def sit_down(on: Stage, person: Any, place: Any = None) -> None:
    """Join, then the first answer to everything that is secret and not chosen yet."""
    sheet = latest(on, await press(on, person, "join", place))
    if sheet is None:
        raise Stuck("joining was not answered")
    for name in await unchosen(on, person.id):
        menu = next((menu for menu in _menus(sheet) if menu["custom_id"].endswith(f":{name}")), None)
        if menu is None:
            raise Stuck(f"{name} can't be chosen")
        option = menu["options"][choice(f"{person.name}{name}", len(menu["options"]))]
        await person.select(sheet, [option["value"]], custom_id=menu["custom_id"])


async def unchosen(on: Stage, user: int) -> list[str]:
    """What a person's seat must still choose before the start."""
    desk, look = on.bot.desk, await on.look()
    row = next((row for row in look.seats if row.user == user), None)
    if row is None:
        return []
    fields = lobby_of(desk.room(look.row)).fields(desk.say("en"), look.row, look.seats, row)
    return [field.name for field in fields if field.secret and field.values and not field.has]


Refused = (Stuck, SetupError, BackendError, AssertionError, asyncio.CancelledError)
"""What a person meets whose click led nowhere: they look again and press again."""


def missing(on: Stage, look: Any) -> bool:
    """Whether scripted players still find an empty seat."""
    lobby = lobby_of(on.bot.desk.room(look.row))
    return bool(lobby.fillers(look.row, look.seats, Random(0)))
