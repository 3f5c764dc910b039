"""Where things stand: rectangles that are cut into smaller ones, and panels drawn on them."""

from typing import NamedTuple, Self

from bot.picture.scene import Path, Rect, Shape
from bot.picture.setting import line
from cogs.night_class.picture.ink import PANEL, QUIET, RULE


class Area(NamedTuple):
    """A rectangle, in pixels of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float, also: float | None = None) -> Self:
        """Smaller by so much on the left and right, and (else the same) above and below."""
        down = by if also is None else also
        return self._replace(x=self.x + by, y=self.y + down, width=self.width - 2 * by, height=self.height - 2 * down)

    def top(self, height: float) -> Self:
        return self._replace(height=height)

    def below(self, height: float) -> Self:
        """What is left under the first `height`."""
        return self._replace(y=self.y + height, height=self.height - height)

    def columns(self, count: int, gap: float = 0) -> list[Self]:
        wide = (self.width - gap * (count - 1)) / count
        return [self._replace(x=self.x + k * (wide + gap), width=wide) for k in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Self]:
        high = (self.height - gap * (count - 1)) / count
        return [self._replace(y=self.y + k * (high + gap), height=high) for k in range(count)]


def panel(area: Area, title: str = "", *, size: float = 12) -> tuple[Shape, ...]:
    """A light card, with its title in the upper left corner."""
    card = Rect(x=area.x, y=area.y, width=area.width, height=area.height, fill=PANEL, stroke=RULE, stroke_width=1.2, crisp=True)
    if not title:
        return (card,)
    return card, line(area.x + 12, area.y + size + 6, title, size, QUIET, room=area.width - 24, bold=True)


def dashed(area: Area, fill: str, width: float, *, dash: float = 26, gap: float = 14) -> tuple[Shape, ...]:
    """A frame of dashes: what can still be changed."""
    shapes: list[Shape] = []
    half, step = width / 2, dash + gap
    for k in range(int((area.width - dash) // step) + 1):
        x = area.x + k * step
        shapes += (_bar(x, y - half, dash, width, fill) for y in (area.y, area.bottom))
    for k in range(int((area.height - dash) // step) + 1):
        y = area.y + k * step
        shapes += (_bar(x - half, y, width, dash, fill) for x in (area.x, area.right))
    return tuple(shapes)


def _bar(x: float, y: float, width: float, height: float, fill: str) -> Rect:
    return Rect(x=x, y=y, width=width, height=height, fill=fill, crisp=True)


def cross(x: float, y: float, arm: float) -> str:
    """Path of an upright X whose middle is (x, y)."""
    return f"M{x - arm:.1f} {y - arm:.1f} l{2 * arm:.1f} {2 * arm:.1f} m0 -{2 * arm:.1f} l-{2 * arm:.1f} {2 * arm:.1f}"


def hexagon(x: float, y: float, radius: float, *, fill: str = "none", stroke: str | None = None, width: float = 0) -> Shape:
    """Standing on a corner."""
    half, flat = radius / 2, radius * 0.866
    d = (
        f"M{x:.1f} {y - radius:.1f} L{x + flat:.1f} {y - half:.1f} V{y + half:.1f} "
        f"L{x:.1f} {y + radius:.1f} L{x - flat:.1f} {y + half:.1f} V{y - half:.1f} Z"
    )
    return Path(d=d, fill=fill, stroke=stroke, stroke_width=width)
