"""The head of a picture: who, where, which turn, and whether anything can still be changed.

A draft has a light head and dashed frames, like a pencil sketch; what is committed has a dark one
with a seal. They differ without any colour.
"""

from bot.picture.lettering import fit, width
from bot.picture.scene import Circle, Path, Rect, Shape, Text
from bot.picture.setting import line
from cogs.night_class.picture.ink import INK, MOON, NIGHT, PANEL, PAPER, QUIET
from cogs.night_class.picture.marks import on_disc
from cogs.night_class.picture.place import Area, cross, dashed
from cogs.night_class.picture.shown import Stage

_OPEN: frozenset[Stage] = frozenset(("draft",))


def paper(width: float, height: float, stage: Stage = "shown") -> tuple[Shape, ...]:
    """The whole sheet with its frame."""
    frame = Area(0, 0, width, height).inset(7)
    back = Rect(x=0, y=0, width=width, height=height, fill=PAPER, crisp=True)
    if stage in _OPEN:
        return back, *dashed(frame, INK, 4)
    return back, Rect(x=frame.x, y=frame.y, width=frame.width, height=frame.height, stroke=NIGHT, stroke_width=4, crisp=True)


def header(area: Area, *, stage: Stage, name: str, emblem: str, left: str, right: str, seal: str) -> tuple[Shape, ...]:
    """`name` with its Emblem, under it `left`; on the other side `right`, and the stage as a seal."""
    sketch = stage in _OPEN
    ink, plate = (INK, PANEL) if sketch else (PANEL, NIGHT)
    high = area.height
    shapes: list[Shape] = [Rect(x=area.x, y=area.y, width=area.width, height=high, fill=plate, stroke=NIGHT, stroke_width=2, crisp=True)]
    x, y = area.x + high * 0.52, area.y + high / 2
    shapes += on_disc(emblem, x, y, high * 0.38, disc=ink, ink=plate)
    box, taken = _seal(area, seal, stage)
    begin = area.x + high
    room = area.right - taken - begin
    turn, size = fit(right, room * 0.4, high * 0.34, smallest=high * 0.2, bold=True) if right else ("", 1.0)
    wide = width(turn, size, bold=True)
    return (
        *shapes,
        line(begin, area.y + high * 0.47, name, high * 0.4, ink, room=room - wide - 24, bold=True, smallest=high * 0.18),
        line(begin, area.y + high * 0.82, left, high * 0.235, QUIET if sketch else MOON, room=room - wide - 24, smallest=high * 0.15),
        *((Text(x=begin + room - 12, y=y + size * 0.36, words=turn, size=size, fill=ink, bold=True, anchor="end"),) if turn else ()),
        *box,
    )


def _seal(area: Area, words: str, stage: Stage) -> tuple[tuple[Shape, ...], float]:
    """The stage in a box at the right edge, and the room it takes."""
    high = area.height
    drawn, size = fit(words, area.width * 0.3, high * 0.27, smallest=high * 0.15, bold=True)
    wide = width(drawn, size, bold=True) + high * 0.95
    box = Area(area.right - wide - high * 0.16, area.y + high * 0.17, wide, high * 0.66)
    x, y = box.x + high * 0.36, box.centre[1]
    arm = high * 0.13
    text_x = box.x + high * 0.66
    if stage in _OPEN:
        plate = Rect(x=box.x, y=box.y, width=box.width, height=box.height, fill=PANEL)
        return (
            plate,
            *dashed(box, INK, 2.4, dash=12, gap=7),
            *stage_sign(stage, x, y, arm, INK),
            _words(text_x, y, drawn, size, INK),
        ), wide + high * 0.3
    sealed = stage in ("committed", "won", "lost")
    fill, ink = (MOON, INK) if sealed else ("none", PANEL)
    plate = Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, radius=6, fill=fill, stroke=MOON if sealed else PANEL, stroke_width=2
    )
    return (plate, *stage_sign(stage, x, y, arm, ink), _words(text_x, y, drawn, size, ink)), wide + high * 0.3


def _words(x: float, y: float, words: str, size: float, ink: str) -> Text:
    return Text(x=x, y=y + size * 0.36, words=words, size=size, fill=ink, bold=True)


def stage_sign(stage: Stage, x: float, y: float, arm: float, ink: str) -> tuple[Shape, ...]:
    """A tick, a cross, a crown, a pencil; a clock for what is still open."""
    match stage:
        case "draft":
            tip, end = f"M{x - arm:.1f} {y + arm:.1f} l{arm * 0.5:.1f} -{arm * 0.15:.1f}", f"L{x + arm:.1f} {y - arm * 0.8:.1f}"
            return (Path(d=f"{tip} {end} l-{arm * 0.4:.1f} -{arm * 0.4:.1f} Z", stroke=ink, stroke_width=arm * 0.28),)
        case "committed":
            d = f"M{x - arm:.1f} {y:.1f} L{x - arm * 0.2:.1f} {y + arm * 0.8:.1f} L{x + arm:.1f} {y - arm * 0.8:.1f}"
            return (Path(d=d, stroke=ink, stroke_width=arm * 0.5),)
        case "lost":
            return (Path(d=cross(x, y, arm), stroke=ink, stroke_width=arm * 0.45),)
        case "won":
            return on_disc("crown", x, y, arm * 1.25, disc=ink, ink=MOON)
        case _:
            hands = f"M{x:.1f} {y - arm * 0.6:.1f} V{y:.1f} L{x + arm * 0.45:.1f} {y + arm * 0.3:.1f}"
            return Circle(x=x, y=y, radius=arm, stroke=ink, stroke_width=arm * 0.3), Path(d=hands, stroke=ink, stroke_width=arm * 0.28)
