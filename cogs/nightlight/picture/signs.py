"""What is drawn small: faces, denizens awake and asleep, cards upright and sideways, numbers with their signs."""

from bot.picture.drawings import drawings
from bot.picture.lettering import initials, width
from bot.picture.scene import Circle, Path, Rect, Shape, Text
from cogs.nightlight.picture.ink import ASLEEP, BODIES, DARK, FAINT, LIGHT, PLATE, PLATE_DIM, WORDS

DRAWN = drawings("cogs.nightlight.picture", "drawings.toml")
_TIERS = 3  # denizens are drawn in three sizes of fright


def sign(key: str, x: float, y: float, size: float, ink: str) -> Shape:
    """A sign `size` wide whose middle is (x, y)."""
    return DRAWN.draw(key, x, y, size, ink=ink)


def face(key: str, name: str, x: float, y: float, radius: float, *, alive: bool = True, faded: bool = False) -> tuple[Shape, ...]:
    """An animal in its round frame, undrawn ones by their initials; the unstuffed lie crossed out, the faded are struck through once."""
    fill, edge = (PLATE, LIGHT) if alive and not faded else (PLATE_DIM, FAINT)
    frame = Circle(x=x, y=y, radius=radius, fill=fill, stroke=edge, stroke_width=radius * 0.08)
    opacity = 1 if alive and not faded else 0.4
    if key in DRAWN.known:
        shapes: tuple[Shape, ...] = (frame, DRAWN.draw(key, x, y, radius * 1.5, turn=0 if alive else 90, opacity=opacity, ink=WORDS))
    else:
        letters = initials(name)
        shapes = (frame, Text(x=x, y=y + radius * 0.32, words=letters, size=round(radius * 0.9, 1), fill=WORDS, bold=True, anchor="middle"))
    arm = radius * 0.7
    if alive:
        through = f"M{x - arm:.1f} {y + arm:.1f} L{x + arm:.1f} {y - arm:.1f}"
        return (*shapes, Path(d=through, stroke=FAINT, stroke_width=radius * 0.14)) if faded else shapes
    cross = f"M{x - arm:.1f} {y - arm:.1f} L{x + arm:.1f} {y + arm:.1f} M{x + arm:.1f} {y - arm:.1f} L{x - arm:.1f} {y + arm:.1f}"
    return (*shapes, Path(d=cross, stroke=DARK, stroke_width=radius * 0.22), Path(d=cross, stroke=WORDS, stroke_width=radius * 0.1))


def card(x: float, y: float, high: float, *, sideways: bool, edge: str, thick: float = 2) -> tuple[Shape, float]:
    """A card whose middle is (x, y): upright, or turned sideways and darker. Also half of its width."""
    wide, tall = (high, high * 0.78) if sideways else (high * 0.78, high)
    fill = PLATE_DIM if sideways else PLATE
    return Rect(x=x - wide / 2, y=y - tall / 2, width=wide, height=tall, radius=5, fill=fill, stroke=edge, stroke_width=thick), wide / 2


def denizen(x: float, y: float, high: float, *, tier: int, symbol: str | None, asleep: bool, frame: str) -> tuple[Shape, ...]:
    """A denizen's card: awake and upright, or lying on its side asleep."""
    shape, half = card(x, y, high, sideways=asleep, edge=frame, thick=3 if frame == LIGHT else 2)
    body = ASLEEP if asleep else BODIES.get(symbol, BODIES[None])
    key = f"{'asleep' if asleep else 'awake'}{min(tier, _TIERS)}"
    drawn = DRAWN.draw(key, x, y, high * 0.66, turn=-90 if asleep else 0, body=body, ink=DARK)
    marks: tuple[Shape, ...] = (sign("sleep", x + half - 6, y - high * 0.39 + 5, 15, WORDS),) if asleep else ()
    return (shape, drawn, *marks)


def number(key: str, x: float, y: float, words: str, size: float, ink: str = WORDS) -> tuple[tuple[Shape, ...], float]:
    """A sign and a number on baseline `y`; also where it ends."""
    start = x + size * 1.08
    told = Text(x=start, y=y, words=words, size=size, fill=ink, bold=True)
    return (sign(key, x + size * 0.45, y - size * 0.36, size * 0.86, ink), told), start + width(words, size, bold=True)
