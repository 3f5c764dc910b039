"""Small signs beside numbers, and the curve of a character's health."""

from collections.abc import Callable

from bot.picture.scene import Circle, Group, Path, Shape
from cogs.arena.picture.livery import CURVE, QUIET, REMEDY, WORDS
from cogs.arena.picture.place import Column
from cogs.arena.picture.shown import HEALTH

Mark = Callable[[float, float, float], Shape]  # a sign whose corner is (x, y), so many pixels wide


def sword(x: float, y: float, size: float) -> Shape:
    d = "M20 2 L22 4 L11 17 L7 13 Z M4 13 L11 20 M7.5 16.5 L2.5 21.5"
    return Group(shapes=(Path(d=d, fill=WORDS, stroke=WORDS, stroke_width=2.2),), x=x, y=y, scale=size / 24)


def remedy(x: float, y: float, size: float) -> Shape:
    return Group(shapes=(Path(d="M9 3 H15 V9 H21 V15 H15 V21 H9 V15 H3 V9 H9 Z", fill=REMEDY),), x=x, y=y, scale=size / 24)


def wave(x: float, y: float, size: float) -> Shape:
    return Group(shapes=(Path(d="M2 6 L9 6 L9 13 L15 13 L15 18 L22 18", stroke=CURVE, stroke_width=3),), x=x, y=y, scale=size / 24)


def curve(column: Column, course: tuple[int, ...], start: float, wide: float, middle: float, high: float) -> tuple[Shape, ...]:
    """Health from round to round, from left to right in both columns; a small cross where it ends in death."""
    if len(course) < 2:
        return ()
    left = column.at(start, wide)
    step = wide / (len(course) - 1)
    points = [(left + k * step, middle + high / 2 - (max(value, -1) + 1) * high / (HEALTH + 1)) for k, value in enumerate(course)]
    line = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    x, y = points[-1]
    if course[-1] < 0:
        last: Shape = Path(d=f"M{x - 5:.1f} {y - 5:.1f} l10 10 m0 -10 l-10 10", stroke=WORDS, stroke_width=3)
    else:
        last = Circle(x=x, y=y, radius=4.5, fill=CURVE)
    ground = middle + high / 4
    return (
        Path(d=f"M{left:.1f} {ground:.1f} H{left + wide:.1f}", stroke=QUIET, stroke_width=1.2, opacity=0.5),
        Path(d=f"M{line}", stroke=CURVE, stroke_width=3),
        last,
    )
