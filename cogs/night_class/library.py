"""Reads what ships with the game and refuses what can't be played: one fault, with file and line (content as data)."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from bot.kernel.content import ContentFault
from cogs.night_class.rules.content import AbilityFile, AbilityRow, CityFile, Enemy, SheetFile
from cogs.night_class.rules.content_checks import Found, wrong_with_abilities, wrong_with_city, wrong_with_sheet
from cogs.night_class.rules.ground import Ground

M = TypeVar("M", bound=BaseModel)


def _fault(file: str, line: int, why: str, **facts: Any) -> ContentFault:
    return ContentFault(file, line, f"night-class-fault-{why}", **facts)


class Book(NamedTuple):
    """The sheet and the ability cards, which are the same in every city."""

    sheet: SheetFile
    abilities: Mapping[str, AbilityRow]
    cards: AbilityFile


class City(NamedTuple):
    """One city with its enemies as it prints them."""

    key: str
    file: CityFile
    ground: Ground
    open_ground: Ground  # with obstacles that may be walked over
    enemies: Mapping[str, Enemy]


@cache
def book() -> Book:
    """Raises ContentFault."""
    sheet_text, cards_text = _text("sheet.toml"), _text("abilities.toml")
    sheet = parsed(SheetFile, "sheet.toml", sheet_text)
    _refuse(wrong_with_sheet(sheet), "sheet.toml", sheet_text)
    cards = parsed(AbilityFile, "abilities.toml", cards_text)
    _refuse(wrong_with_abilities(cards, sheet), "abilities.toml", cards_text)
    return Book(sheet, {one.key: one for one in cards.ability}, cards)


@cache
def cities() -> tuple[str, ...]:
    """The keys of the cities that ship, the whole night first."""
    names = [one.name.removesuffix(".toml") for one in _folder().joinpath("cities").iterdir() if one.name.endswith(".toml")]
    return tuple(sorted(names, key=lambda key: (key != "kestrel_bay", key)))


@cache
def city(key: str) -> City:
    """Raises KeyError for a city that doesn't ship, ContentFault for one that can't be played."""
    if key not in cities():
        raise KeyError(key)
    return read_city(key, _text(f"cities/{key}.toml"))


def read_city(key: str, text: str) -> City:
    """A city from the text of its file. Raises ContentFault."""
    name, sheet = f"cities/{key}.toml", book().sheet
    file = parsed(CityFile, name, text)
    anew = {one.key: one.model_dump(exclude_none=True, exclude={"key"}) for one in file.enemy}
    enemies = {one.key: Enemy.model_validate({**one.model_dump(), **anew.get(one.key, {})}) for one in sheet.enemy}
    _refuse(wrong_with_city(file, enemies, sheet), name, text)
    rows = ["".join(row.split()) for row in file.grid.strip().splitlines()]
    return City(key, file, Ground(rows), Ground(rows, open_obstacles=True), enemies)


def check_content() -> None:
    """Reads everything. Raises ContentFault at the first file that can't be played."""
    book()
    for key in cities():
        city(key)


def parsed(model: type[M], name: str, text: str) -> M:
    """The file as its model. Raises ContentFault with the line of the first fault."""
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as fault:
        words = str(fault).replace(",", " ").split()
        raise _fault(name, int(words[words.index("line") + 1]) if "line" in words else 0, "unreadable", reason=str(fault)) from fault
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise _fault(name, _line_of_loc(text, first["loc"]), "field", place=place, reason=first["msg"]) from fault


def _refuse(found: Iterator[Found], name: str, text: str) -> None:
    for why, words, facts in found:
        raise _fault(name, line_of(text, words), why, **facts)


def line_of(text: str, words: tuple[str, ...]) -> int:
    """The line on which the last of `words` stands, each looked for from the line of the one before; 1 where none is found."""
    lines, at, found = text.splitlines(), 0, 1
    for word in words:
        line = next((n for n in range(at, len(lines)) if word in lines[n]), None)
        if line is not None:
            at, found = line, line + 1
    return found


def _line_of_loc(text: str, loc: tuple[int | str, ...]) -> int:
    """The line of a field inside the n-th table of its list, or of the table where the field is missing."""
    words: list[str] = []
    lines = text.splitlines()
    if len(loc) > 1 and isinstance(loc[1], int):
        starts = [n for n, line in enumerate(lines) if line.strip() == f"[[{loc[0]}]]"]
        if loc[1] < len(starts):
            start = starts[loc[1]]
            end = next((n for n in range(start + 1, len(lines)) if lines[n].startswith("[")), len(lines))
            named = str(loc[2]) if len(loc) > 2 else ""
            return next((n + 1 for n in range(start, end) if named and lines[n].split("=")[0].strip() == named), start + 1)
    if loc:
        words.append(str(loc[0]))
    return line_of(text, tuple(words))


def _folder() -> Traversable:
    return resources.files("cogs.night_class").joinpath("content")


def _text(name: str) -> str:
    return _folder().joinpath(*name.split("/")).read_text("utf-8")
