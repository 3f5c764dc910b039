"""Before a night: hero's name and Emblem, scripted rivals for whoever wants a race (NC-SETUP-a, NC-SETUP-b, NC-R32)."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from random import Random
from typing import Any

from pydantic import Field, TypeAdapter

from bot.kernel.game import BadInput, RuleViolation, Value
from bot.room import Say
from bot.store.rows import SeatRow, TableRow
from bot.ui.lobby import JoiningField
from bot.ui.safe_text import clean_name, escape
from cogs.night_class.naming import city_of, emblem_of, level_of
from cogs.night_class.rules.content import Frozen, Words
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.setup import MOST_SEATS, emblems
from cogs.night_class.rules.words import LONGEST_NAME

__all__ = ["NightLobby"]

RACE = 3  # heroes of a table that is filled


class _Rival(Frozen):
    name: Words


class _Rivals(Frozen):
    rival: tuple[_Rival, ...] = Field(min_length=RACE)


@cache
def _rivals() -> tuple[_Rival, ...]:
    text = resources.files("cogs.night_class").joinpath("content", "rivals.toml").read_text("utf-8")
    return TypeAdapter(_Rivals).validate_python(tomllib.loads(text)).rival


class NightLobby:
    """Implements bot.ui.lobby.Lobby. Nothing that a hero brings is secret."""

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        """The person's own name and the first Emblem that is free."""
        return {"name": clean_name(name, LONGEST_NAME), "emblem": _free(seats)[0]}

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        others = [one for one in seats if one.seat != seat.seat]
        drawn = [(key, emblem_of(say, key)) for key in _free(others)]
        now = seat.joining
        return (
            JoiningField("emblem", say("night-class-join-emblem"), drawn, value=now.get("emblem"), has=bool(now.get("emblem"))),
            JoiningField("name", say("night-class-join-name"), value=now.get("name"), has=True, limit=LONGEST_NAME),
        )

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        now = dict(seat.joining)
        match field:
            case "emblem" if value in emblems():
                return now | {"emblem": value}
            case "name" if isinstance(value, str):
                name = clean_name(value, LONGEST_NAME)
                if not name:
                    raise BadInput("name-empty")
                return now | {"name": name}
            case _:
                raise RuleViolation("LT-3")

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        """Rivals up to a race of three; a solo night is started without."""
        taken = {str(one.joining.get("name")) for one in seats}
        names = [rival.name.ru if row.language == "ru" else rival.name.en for rival in rng.sample(_rivals(), len(_rivals()))]
        free = [name for name in names if name not in taken]
        marks = _free(seats)
        return [{"name": name, "emblem": mark} for name, mark, _ in zip(free, marks, range(RACE - len(seats)), strict=False)]

    def free(self, row: TableRow, seats: Sequence[SeatRow]) -> int:
        return max(0, MOST_SEATS - len(seats))

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        options = NightOptions.model_validate(dict(row.options))
        night = night_of(options)
        head = say("night-class-join-night", city=city_of(say, options.city), level=level_of(say, night))
        return "\n".join([head, *(_line(say, one) for one in seats)])

    def sheet(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> str:
        name, emblem = str(seat.joining.get("name") or ""), str(seat.joining.get("emblem") or "")
        return say("night-class-join-you", name=escape(name), emblem=emblem_of(say, emblem))


def _line(say: Say, seat: SeatRow) -> str:
    who = f"<@{seat.user}>" if seat.user is not None else say("night-class-join-script")
    name, emblem = str(seat.joining.get("name") or ""), str(seat.joining.get("emblem") or "")
    return say("night-class-join-line", name=escape(name), emblem=emblem_of(say, emblem), who=who)


def _free(seats: Sequence[SeatRow]) -> list[str]:
    taken = {one.joining.get("emblem") for one in seats}
    return [key for key in emblems() if key not in taken]
