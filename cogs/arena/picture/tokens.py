"""The round token of a character: a drawn sign (content/tokens.toml), an uploaded portrait, or initials."""

import math
from typing import Literal

from bot.picture.drawings import Drawings, drawings
from bot.picture.lettering import initials
from bot.picture.scene import Circle, Group, Path, RoundImage, Shape, Text
from cogs.arena.picture.livery import BACK, FALLEN, LIVERIES, WORDS, Livery, Team

Condition = Literal["standing", "down", "dead"]


def _tokens() -> Drawings:
    return drawings("cogs.arena", "content", "tokens.toml")


def token_names() -> tuple[str, ...]:
    return tuple(_tokens().known)


def draw_token(
    *, team: Team, name: str, drawing: str | None, portrait: bytes | None, condition: Condition, x: float, y: float, radius: float
) -> tuple[Shape, ...]:
    """A token whose middle is (x, y). A portrait goes before the drawn sign, initials stand in for both."""
    fallen = condition != "standing"
    livery = FALLEN if fallen else LIVERIES[team]
    frame = _frame(LIVERIES[team].sides, x, y, radius, fill=livery.plate, stroke=livery.strong, width=radius * 0.13)
    inside = _inside(name=name, drawing=drawing, portrait=portrait, radius=radius, livery=livery, fallen=fallen)
    # Lying: the sign is turned on its side, outwards like a fallen figure.
    turn = 0 if not fallen else (-90 if team == "good" else 90)
    shapes: tuple[Shape, ...] = (frame, Group(shapes=inside, x=x, y=y, turn=turn))
    return (*shapes, *_crossed(x, y, radius)) if condition == "dead" else shapes


def _inside(*, name: str, drawing: str | None, portrait: bytes | None, radius: float, livery: Livery, fallen: bool) -> tuple[Shape, ...]:
    if portrait is not None:
        return (RoundImage(x=0, y=0, radius=radius * 0.9, png=portrait, faded=fallen),)
    if drawing not in _tokens().known:
        letters = initials(name)
        size = radius * (0.95 if len(letters) == 2 else 1.15)
        return (Text(x=0, y=size * 0.365, words=letters, size=round(size, 1), fill=livery.ink, bold=True, anchor="middle"),)
    faded = {key: _grey(colour) for key, colour in _tokens().colours.items()} if fallen else None
    return (_tokens().draw(str(drawing), 0, 0, radius * 1.9, faded, ink=livery.ink, plate=livery.plate),)


def _grey(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    tone = round((0.299 * red + 0.587 * green + 0.114 * blue) * 0.55 + 34)
    return f"#{tone:02x}{tone:02x}{tone:02x}"


def _frame(sides: int, x: float, y: float, radius: float, *, fill: str, stroke: str, width: float) -> Shape:
    if sides == 0:
        return Circle(x=x, y=y, radius=radius, fill=fill, stroke=stroke, stroke_width=width)
    # Half a side further, so that it stands flat; a little wider, so that its edges touch the circle.
    reach = radius / math.cos(math.pi / sides)
    corners = (math.pi * (2 * k + 1) / sides for k in range(sides))
    points = " L".join(f"{x + reach * math.cos(a):.2f} {y + reach * math.sin(a):.2f}" for a in corners)
    return Path(d=f"M{points} Z", fill=fill, stroke=stroke, stroke_width=width)


def _crossed(x: float, y: float, radius: float) -> tuple[Shape, ...]:
    arm = radius * 0.78
    d = f"M{x - arm:.2f} {y - arm:.2f} L{x + arm:.2f} {y + arm:.2f} M{x + arm:.2f} {y - arm:.2f} L{x - arm:.2f} {y + arm:.2f}"
    # Dark below light: the cross shows on a bright portrait as well.
    return (Path(d=d, stroke=BACK, stroke_width=radius * 0.28), Path(d=d, stroke=WORDS, stroke_width=radius * 0.13))
