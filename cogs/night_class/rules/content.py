"""The shape of everything that ships as data: sheet, ability cards, cities. What contradicts itself is found in content_checks."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from cogs.night_class.rules.words import FACES, Ability, Card, Difficulty, Group, SiteKind, Track

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Place = Annotated[str, StringConstraints(pattern=r"^[A-Z][1-9][0-9]?$")]
Figure = Annotated[int, Field(ge=1, le=40)]
Number = Annotated[int, Field(ge=1, le=20)]
Face = Annotated[int, Field(ge=1, le=FACES)]


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Words(Frozen):
    """A name in both languages."""

    en: Text
    ru: Text


class Box(Frozen):
    """One box of a column: what it prints takes effect when it is checked."""

    range: Figure | None = None  # sets the Range
    range_plus: int = Field(default=0, ge=0, le=10)
    damage_plus: int = Field(default=0, ge=0, le=10)
    mark: Literal["", "projectiles", "hand"] = ""
    ritual: bool = False


class Enemy(Frozen):
    key: Group
    name: Words
    one: Words | None = None
    special: Words | None = None
    range: Figure
    damage: Figure
    stamina: Figure
    points: Figure
    plot: tuple[Face, Face]
    boxes: tuple[Box, ...] = Field(min_length=1)

    def takes(self, face: int) -> bool:
        """Whether a Plot result fits this column (NC-PLOT-g)."""
        return self.plot[0] <= face <= self.plot[1]


class TrackRow(Frozen):
    key: Track
    name: Words
    each: Words
    numbers: tuple[Number, ...] = Field(min_length=1)


class Emblem(Frozen):
    key: Text
    name: Words


class SheetFile(Frozen):
    """content/sheet.toml"""

    distrust: Figure
    energy: Figure
    enemy: tuple[Enemy, ...]
    track: tuple[TrackRow, ...]
    emblem: tuple[Emblem, ...]


class CardRow(Frozen):
    key: Card
    name: Words
    type: Words


class AbilityRow(Frozen):
    key: Ability
    card: Card
    number: Number
    ongoing: bool = False
    name: Words
    text: Words


class AbilityFile(Frozen):
    """content/abilities.toml"""

    card: tuple[CardRow, ...]
    ability: tuple[AbilityRow, ...]


class Named(Frozen):
    """A building (by any one of its spaces) or an obstacle."""

    at: Place
    name: Words


class Site(Frozen):
    at: Place
    kind: SiteKind
    name: Words


class Level(Frozen):
    """A difficulty: Stamina at the start, and hexes that are filled from the start (NC-TRACK-a, NC-TRACK-h, NC-TRACK-i)."""

    key: Difficulty
    name: Words
    stamina: Figure
    filled: dict[Track, Figure] = {}


class Rank(Frozen):
    key: Text
    least: int = Field(alias="from", ge=0)
    name: Words


class Reprint(Frozen):
    """Figures of an enemy that a city prints anew; what is left out stays as on the sheet."""

    key: Group
    range: Figure | None = None
    damage: Figure | None = None
    stamina: Figure | None = None
    points: Figure | None = None
    plot: tuple[Face, Face] | None = None
    boxes: tuple[Box, ...] | None = Field(default=None, min_length=1)


class CityFile(Frozen):
    """content/cities/<key>.toml"""

    name: Words
    minutes: Annotated[int, Field(ge=1, le=600)]
    turns: tuple[Figure, Figure]
    grid: str
    building: tuple[Named, ...]
    obstacle: tuple[Named, ...] = ()
    site: tuple[Site, ...] = ()
    enemy: tuple[Reprint, ...] = ()
    difficulty: tuple[Level, ...] = Field(min_length=1)
    rank: tuple[Rank, ...] = Field(min_length=1)
