"""A night on a simulated server: people at a table of Night Class, and how they press."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import EXTENSIONS
from bot.tables.acts import Place, Who
from tests.leaks.hands import controls, last_message
from tests.ui.stage import Stage, stage

EMBLEMS = ("bolt", "owl", "comet")


@asynccontextmanager
async def evening(folder: Path, **env: Any) -> AsyncIterator[Stage]:
    async with stage(folder, extensions=(*EXTENSIONS, "cogs.night_class.cog"), **env) as on:
        yield on


async def begin(on: Stage, *people: Any, language: str = "en", **options: Any) -> None:
    """A running night with these people, the first as its GM."""
    tables, gm = on.bot.desk.tables, Who(people[0].id)
    place = Place(on.guild.id, on.channel.id)
    on.table = (await on.call(tables.create(gm, "night_class", place, options=options, language=language))).table
    for seat, person in enumerate(people):
        joining = {"name": person.name.title(), "emblem": EMBLEMS[seat]}
        await on.call(tables.join(Who(person.id), on.table, joining))
    await on.call(tables.start(gm, on.table))
    await on.env.settle()


async def my_turn(on: Stage, person: Any) -> Any:
    panel = on.panel()
    return last_message(await person.click(panel, custom_id=on.control(panel, "turn")))


def menus(message: Any) -> list[dict[str, Any]]:
    return [one for one in controls(message) if one["type"] == 3]


def options_of(message: Any, begins: str = "") -> list[dict[str, Any]]:
    """Every option of every select on a message whose label begins so."""
    return [option for menu in menus(message) for option in menu["options"] if option["label"].startswith(begins)]


async def choose(person: Any, message: Any, label: str) -> Any:
    """The option whose label begins so; the message it stands on is drawn anew."""
    for menu in menus(message):
        for option in menu["options"]:
            if option["label"].startswith(label):
                return last_message(await person.select(message, [option["value"]], custom_id=menu["custom_id"]))
    raise AssertionError(f"no {label} among {[option['label'] for menu in menus(message) for option in menu['options']]}")


async def press(person: Any, message: Any, label: str) -> Any:
    found = [one for one in controls(message) if one["type"] == 2 and one.get("label", "").startswith(label)]
    assert found, f"no button {label} among {[one.get('label') for one in controls(message)]}"
    return last_message(await person.click(message, custom_id=found[0]["custom_id"]))


def quietly(on: Stage) -> None:
    """Pictures are ordered and not drawn."""

    async def painted(picture: Any) -> bytes:
        return b"\x89PNG\r\n\x1a\n"

    on.bot.painter.paint = painted  # type: ignore[method-assign]
