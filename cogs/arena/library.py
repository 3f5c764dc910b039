"""What ships with the game as data: default characters, presets, lines of scripted players."""

import random
import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.kernel.secret import Secret
from cogs.arena.rules.state import ArenaJoining
from cogs.arena.rules.words import Cls, Gender, Team

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Figure(_Frozen):
    """A default character; `token` names its drawing."""

    key: Text
    team: Team
    name: Text
    name_ru: Text
    aliases: tuple[Text, ...] = ()
    accusative: tuple[Text, ...] = Field(min_length=1)
    dative: tuple[Text, ...] = Field(min_length=1)
    gender: Gender
    token: Text

    def joining(self, cls: Cls | None = None, team: Team | None = None) -> ArenaJoining:
        """A sign-up as this character, on its own side or another (ARENA-HERO-b)."""
        return ArenaJoining(
            cls=Secret(cls) if cls else None,
            character=self.key,
            team=team or self.team,
            **self.model_dump(exclude={"key", "team", "token"}),
        )


class Preset(_Frozen):
    """A size of a side with the class mix of its scripted seats."""

    key: Text
    size: int = Field(ge=2, le=6)
    classes: tuple[Cls, ...]

    def dealt(self, rng: random.Random) -> list[Cls]:
        """The mix in an order drawn by lot."""
        return rng.sample(self.classes, len(self.classes))


class Wording(_Frozen):
    """One neutral line in both languages; `{name}` is the character."""

    en: Text
    ru: Text
    music: bool = False


@cache
def figures() -> tuple[Figure, ...]:
    return TypeAdapter(tuple[Figure, ...]).validate_python(_read("characters.toml")["character"])


@cache
def presets() -> tuple[Preset, ...]:
    return TypeAdapter(tuple[Preset, ...]).validate_python(_read("presets.toml")["preset"])


@cache
def wordings() -> tuple[Wording, ...]:
    return TypeAdapter(tuple[Wording, ...]).validate_python(_read("lines.toml")["line"])


def figure(key: str) -> Figure:
    """Raises KeyError where nobody has that key."""
    return {one.key: one for one in figures()}[key]


def preset_named(key: str) -> Preset:
    """Raises KeyError for an unknown preset such as 7v7."""
    return {one.key: one for one in presets()}[key]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("cogs.arena").joinpath("content", name).read_text("utf-8"))
