"""One card by itself, large enough to be read on a telephone; from the same drawings as the table."""

from dataclasses import dataclass
from typing import Literal

from bot.picture.scene import Rect, Scene, Shape, Text, heart
from bot.picture.setting import broken, line
from bot.picture.svg import to_svg
from cogs.nightlight.picture.ink import BACK, BODIES, DARK, EDGE, HEART, LIGHT, PLATE, QUIET, WORDS
from cogs.nightlight.picture.signs import DRAWN, face, number

__all__ = ["CardScene", "draw_card"]

_WIDE, _EDGE = 420.0, 26.0
_TALLEST = 12  # lines of a rule
_SIGNS = {"gadget": "gadget", "weapon": "weapon", "skill": "skill", "lesson": "skill", "dream": "moon"}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardScene:
    """What is printed on a card. `icons`: the animals whose ability it is; `numbers`: sign (attack, defense, health) and value."""

    kind: Literal["animal", "skill", "weapon", "gadget", "lesson", "enemy", "dream"]
    key: str
    name: str
    corner: str  # bonus, level or tier
    symbol: str | None = None
    tier: int = 0
    numbers: tuple[tuple[str, str], ...] = ()
    icons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


def draw_card(scene: CardScene) -> str:
    """SVG of the card's face, as high as its rule is long."""
    inside = _WIDE - 2 * _EDGE
    shapes: list[Shape] = [line(_EDGE, 56, scene.name, 30, WORDS, room=inside - 76 if scene.corner else inside, bold=True, smallest=17)]
    if scene.corner:
        shapes.append(Text(x=_WIDE - _EDGE, y=57, words=scene.corner, size=28, fill=LIGHT, bold=True, anchor="end"))
    shapes += _drawn(scene)
    y = 258.0
    x = _EDGE
    for sign, value in scene.numbers:
        if sign == "health":
            shapes.append(heart(x, y - 24, 26, filled=True, colour=HEART, hollow=HEART))
            shapes.append(Text(x=x + 34, y=y, words=value, size=30, fill=WORDS, bold=True))
            continue
        told, end = number(sign, x, y, value, 30)
        shapes += told
        x = end + 34
    y += 40 if scene.numbers else 0
    for place, icon in enumerate(scene.icons):
        shapes += face(icon, icon, _EDGE + 24 + place * 56, y, 23)
    y += 54 if scene.icons else 0
    for words in scene.lines:
        for told in broken(words, inside, 21)[:_TALLEST]:
            shapes.append(Text(x=_EDGE, y=y, words=told, size=21, fill=WORDS))
            y += 28
        y += 8
    high = max(y + 6, 300.0)
    plate = Rect(x=8, y=8, width=_WIDE - 16, height=high - 16, radius=20, fill=PLATE, stroke=LIGHT, stroke_width=3)
    back = Rect(x=0, y=0, width=_WIDE, height=high, radius=24, fill=BACK, stroke=EDGE, stroke_width=2)
    return to_svg(Scene(width=round(_WIDE), height=round(high), shapes=(back, plate, *shapes), scale=1.0))


def _drawn(scene: CardScene) -> tuple[Shape, ...]:
    middle, y = _WIDE / 2, 148.0
    match scene.kind:
        case "animal":
            return face(scene.key, scene.name, middle, y, 68)
        case "skill" if scene.key in DRAWN.known:
            return face(scene.key, scene.name, middle, y, 68)
        case "enemy":
            body = DRAWN.draw(f"awake{max(1, min(scene.tier, 3))}", middle, y, 130, body=BODIES.get(scene.symbol, BODIES[None]), ink=DARK)
            mark = scene.symbol in DRAWN.known
            return (body, DRAWN.draw(str(scene.symbol), _WIDE - _EDGE - 24, y, 44, ink=QUIET)) if mark else (body,)
        case _:
            return (DRAWN.draw(_SIGNS[scene.kind], middle, y, 110, ink=LIGHT),)
