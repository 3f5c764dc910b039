"""What a picture is made of: a handful of shapes of our own, so that games never write markup.

Values only. `svg.to_svg` turns a scene into text, `paint` turns that text into a PNG.
Lengths are pixels of the finished picture, y grows downwards, a text's y is its baseline.
"""

from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect:
    """`crisp`: edges on whole pixels, without soft ones between; cheaper to draw where there are many."""

    x: float
    y: float
    width: float
    height: float
    fill: str = "none"
    radius: float = 0
    stroke: str | None = None
    stroke_width: float = 0
    opacity: float = 1
    crisp: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle:
    x: float
    y: float
    radius: float
    fill: str = "none"
    stroke: str | None = None
    stroke_width: float = 0
    opacity: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    d: str
    fill: str = "none"
    stroke: str | None = None
    stroke_width: float = 0
    opacity: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """Words as they shall stand there: `lettering.fit` has cleaned and shortened them before."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    bold: bool = False
    anchor: Anchor = "start"
    struck: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundImage:
    """A square PNG cut to a circle; grey and pale when `faded`."""

    x: float
    y: float
    radius: float
    png: bytes
    faded: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Shapes moved, turned (degrees, clockwise, about the new origin) and scaled together."""

    shapes: "tuple[Shape, ...]"
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    opacity: float = 1


Shape = Rect | Circle | Path | Text | RoundImage | Group


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    width: int
    height: int
    shapes: tuple[Shape, ...]
    scale: float = 1  # of the finished picture to the lengths above: large ones cost time by their pixels


# Drawn in a box of 24 x 22 whose upper left corner is the origin.
_HEART = "M12 22 C-6 10 1 -2 7.5 1 C10 2 12 5 12 5 C12 5 14 2 16.5 1 C23 -2 30 10 12 22 Z"
HEART_WIDTH, HEART_HEIGHT = 24, 22


def heart(x: float, y: float, size: float, *, filled: bool, colour: str, hollow: str) -> Shape:
    """One heart `size` wide: filled, or an outline that can be told from it without any colour."""
    if filled:
        body = Path(d=_HEART, fill=colour, stroke=colour, stroke_width=1.6)
    else:
        body = Path(d=_HEART, stroke=hollow, stroke_width=2.4)
    return Group(shapes=(body,), x=x, y=y, scale=size / HEART_WIDTH)


def hearts(x: float, y: float, size: float, *, full: int, of: int, colour: str, hollow: str) -> tuple[Shape, ...]:
    """A row of `of` hearts, the first `full` of them filled; each takes 1.2 times its size."""
    return tuple(heart(x + k * size * 1.2, y, size, filled=k < full, colour=colour, hollow=hollow) for k in range(of))


def hearts_width(size: float, of: int) -> float:
    return size * (1.2 * of - 0.2)
