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


def panel(area: Area, title: str = "", *, size: float = 14) -> tuple[Shape, ...]:
    """A light card, with its title in the upper left corner."""
    card = Rect(x=area.x, y=area.y, width=area.width, height=area.height, radius=8, fill=PANEL, stroke=RULE, stroke_width=1.4)
    if not title:
        return (card,)
    return card, line(area.x + 12, area.y + size + 6, title, size, QUIET, room=area.width - 24, bold=True)


def dashed(area: Area, stroke: str, width: float, *, dash: float = 14, gap: float = 9) -> Shape:
    """A frame of dashes: what can still be changed."""
    d: list[str] = []
    for x, y, across, down, length in (
        (area.x, area.y, 1, 0, area.width),
        (area.x, area.bottom, 1, 0, area.width),
        (area.x, area.y, 0, 1, area.height),
        (area.right, area.y, 0, 1, area.height),
    ):
        at = 0.0
        while at < length:
            run = min(dash, length - at)
            d.append(f"M{x + across * at:.1f} {y + down * at:.1f} l{across * run:.1f} {down * run:.1f}")
            at += dash + gap
    return Path(d=" ".join(d), stroke=stroke, stroke_width=width)


def hatched(area: Area, stroke: str, width: float, *, step: float = 13) -> Shape:
    """Slanting lines across an area, cut at its edges."""
    d: list[str] = []
    at = step / 2
    while at < area.width + area.height:
        x1, y1 = (area.x + at, area.y) if at <= area.width else (area.right, area.y + at - area.width)
        x2, y2 = (area.x, area.y + at) if at <= area.height else (area.x + at - area.height, area.bottom)
        d.append(f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}")
        at += step
    return Path(d=" ".join(d), stroke=stroke, stroke_width=width)


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
