"""Six-sided dice with their pips."""

from bot.picture.scene import Circle, Path, Rect, Shape

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int, x: float, y: float, size: float, *, ink: str, paper: str, struck: str | None = None) -> tuple[Shape, ...]:
    """A die whose middle is (x, y); `struck`: the colour of the line through one that counts no longer."""
    half = size / 2
    shapes: list[Shape] = [
        Rect(
            x=x - half, y=y - half, width=size, height=size, radius=size * 0.18,
            fill=paper, stroke=ink, stroke_width=max(1.6, size * 0.055),
        ),
        *(Circle(x=x + dx * size * 0.27, y=y + dy * size * 0.27, radius=size * 0.095, fill=ink) for dx, dy in _PIPS.get(face, ())),
    ]  # fmt: skip
    if struck:
        reach = half * 1.15
        line = f"M{x - reach:.1f} {y + reach:.1f} L{x + reach:.1f} {y - reach:.1f}"
        shapes.append(Path(d=line, stroke=struck, stroke_width=size * 0.1))
    return tuple(shapes)
