"""Drawn signs (content/marks.toml): emblems, enemies, sites; and dice with their pips."""

import tomllib
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from bot.picture.scene import Circle, Group, Path, Rect, Shape
from cogs.night_class.picture.ink import FAINT, INK, PANEL

_BOARD = 24  # the side of the board on which marks are described
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    d: str
    fill: str = "none"
    stroke: str | None = None
    width: float = 0


class Drawing(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    key: str
    shapes: tuple[Part, ...]


class Marks(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    mark: tuple[Drawing, ...]


@cache
def _marks() -> dict[str, Drawing]:
    text = resources.files("cogs.night_class").joinpath("content", "marks.toml").read_text("utf-8")
    return {drawing.key: drawing for drawing in Marks.model_validate(tomllib.loads(text)).mark}


def mark_names() -> frozenset[str]:
    return frozenset(_marks())


def mark(key: str, x: float, y: float, size: float, *, ink: str = INK, plate: str = PANEL, opacity: float = 1) -> Shape:
    """A sign `size` wide whose middle is (x, y). Raises KeyError for one that isn't drawn."""
    colours = {"ink": ink, "plate": plate, "none": "none"}
    parts = tuple(
        Path(d=part.d, fill=colours[part.fill], stroke=colours[part.stroke] if part.stroke else None, stroke_width=part.width)
        for part in _marks()[key].shapes
    )
    return Group(shapes=parts, x=x - size / 2, y=y - size / 2, scale=size / _BOARD, opacity=opacity)


def on_disc(key: str, x: float, y: float, radius: float, *, disc: str, ink: str) -> tuple[Shape, ...]:
    """A sign on a round plate."""
    return Circle(x=x, y=y, radius=radius, fill=disc), mark(key, x, y, radius * 1.3, ink=ink, plate=disc)


def die(face: int, x: float, y: float, size: float, *, struck: bool = False, ghost: bool = False) -> tuple[Shape, ...]:
    """A die whose middle is (x, y). `struck`: discarded; `ghost`: only its outline, it lies elsewhere."""
    half = size / 2
    colour = FAINT if struck or ghost else INK
    shapes: list[Shape] = [
        Rect(
            x=x - half, y=y - half, width=size, height=size, radius=size * 0.18,
            fill="none" if ghost else PANEL, stroke=colour, stroke_width=max(1.6, size * 0.055),
        ),
        *(Circle(x=x + dx * size * 0.27, y=y + dy * size * 0.27, radius=size * 0.095, fill=colour) for dx, dy in _PIPS.get(face, ())),
    ]  # fmt: skip
    if struck:
        reach = half * 1.15
        shapes.append(Path(d=f"M{x - reach:.1f} {y + reach:.1f} L{x + reach:.1f} {y - reach:.1f}", stroke=INK, stroke_width=size * 0.08))
    return tuple(shapes)
