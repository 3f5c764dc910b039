"""Drawn signs (content/marks.toml): emblems, enemies, sites."""

from bot.picture.drawings import drawings
from bot.picture.scene import Circle, Shape
from cogs.night_class.picture.ink import INK, PANEL


def mark_names() -> frozenset[str]:
    return frozenset(drawings("cogs.night_class", "content", "marks.toml").known)


def mark(key: str, x: float, y: float, size: float, *, ink: str = INK, plate: str = PANEL) -> Shape:
    """A sign `size` wide whose middle is (x, y). Raises KeyError for one that isn't drawn."""
    return drawings("cogs.night_class", "content", "marks.toml").draw(key, x, y, size, ink=ink, plate=plate)


def on_disc(key: str, x: float, y: float, radius: float, *, disc: str, ink: str) -> tuple[Shape, ...]:
    """A sign on a round plate."""
    return Circle(x=x, y=y, radius=radius, fill=disc), mark(key, x, y, radius * 1.3, ink=ink, plate=disc)
