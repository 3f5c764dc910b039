"""The columns of boxes: what is checked, what the next one does, and the enemy each belongs to."""

from bot.picture.lettering import fit, width
from bot.picture.scene import Path, Rect, Shape, Text
from bot.picture.setting import line
from bot.room import Say
from cogs.night_class.picture.foes import figures, pips, token
from cogs.night_class.picture.ink import CHECKED, FAINT, FITS, FRESH, INK, PANEL, QUIET, RITUAL, RITUAL_PAPER, RULE
from cogs.night_class.picture.marks import mark
from cogs.night_class.picture.place import Area, cross
from cogs.night_class.picture.shown import BoxMark, ColumnShown

ENEMIES = ("thugs", "twister", "goo", "drake")


def draw_columns(columns: tuple[ColumnShown, ...], area: Area, say: Say) -> tuple[Shape, ...]:
    """Four enemies one under the other, below them Public Distrust and Perfect Face side by side."""
    foes = [column for column in columns if column.key in ENEMIES]
    rest = [column for column in columns if column.key not in ENEMIES]
    gap = 8.0
    high = (area.height - 4 * gap) / 4.72
    rows = [area._replace(y=area.y + k * (high + gap), height=high) for k in range(len(foes))]
    last = area.below(4 * (high + gap))
    wide = (last.width - gap) * 0.62
    places = (last._replace(width=wide), last._replace(x=last.x + wide + gap, width=last.width - wide - gap))
    return (
        *(shape for column, row in zip(foes, rows, strict=True) for shape in _enemy(column, row, say)),
        *(shape for column, place in zip(rest, places, strict=True) for shape in _public(column, place, say)),
    )


def _card(column: ColumnShown, area: Area) -> Shape:
    fill = FITS if column.fits else PANEL
    edge, thick = (INK, 2.6) if column.fits or column.checked_now else (RULE, 1.4)
    return Rect(x=area.x, y=area.y, width=area.width, height=area.height, radius=8, fill=fill, stroke=edge, stroke_width=thick)


def _enemy(column: ColumnShown, area: Area, say: Say) -> tuple[Shape, ...]:
    radius = min(area.height * 0.3, 30)
    down = column.left <= 0
    begin, end = area.x + 2 * radius + 22, area.right - 12
    first, second, third = area.y + area.height * 0.25, area.y + area.height * 0.52, area.y + area.height * 0.63
    name, size = fit(column.name, 250, 19, smallest=13, bold=True)
    at = begin + width(name, size, bold=True) + 14
    shapes: list[Shape] = [
        _card(column, area),
        *token(column.key, area.x + radius + 11, area.y + area.height * 0.42, radius, down=down),
        Text(x=begin, y=first, words=name, size=size, fill=QUIET if down else INK, bold=True, struck=down),
    ]
    dot = 15.0
    shapes += pips(at, first - dot * 0.9, dot, column.left, column.of)
    at += column.of * dot * 1.2 + 12
    if not down:
        for words in figures(column.reach, column.damage, column.more):
            shapes.append(Text(x=at, y=first, words=words, size=18, fill=INK, bold=True))
            at += width(words, 18, bold=True) + 12
    points = say("night-class-picture-points-each" if column.key == "thugs" else "night-class-picture-points", points=column.points)
    right = f"{say('night-class-picture-plot', plot=column.plot)} · {points}"
    shapes.append(line(end, first, right, 15, QUIET, room=end - at, anchor="end", smallest=10))
    if column.special:
        shapes.append(line(begin, second - 2, column.special, 12.5, QUIET, room=end - begin, smallest=9.5))
    wide = (end - begin - 3 * 8) / 4
    box = area.height * 0.2 + 2
    for k, each in enumerate(column.boxes):
        place = Area(begin + k * (wide + 8), third - (0 if column.special else 10), wide, box)
        shapes += _box(each, place, fresh=column.checked_now and _is_last_checked(column, k))
    shapes.append(_next(column, begin, area.bottom - area.height * 0.065, end - begin, say))
    return tuple(shapes)


def _public(column: ColumnShown, area: Area, say: Say) -> tuple[Shape, ...]:
    radius = min(area.height * 0.3, 22)
    begin, end = area.x + 2 * radius + 20, area.right - 12
    first, middle = area.y + area.height * 0.3, area.y + area.height * 0.4
    shapes: list[Shape] = [
        _card(column, area),
        mark(column.key, area.x + radius + 10, area.y + area.height / 2, radius * 1.7, ink=QUIET if column.closed else INK),
        line(begin, first, column.name, 17, INK, room=end - begin - 90, bold=True, smallest=11),
        line(end, first, say("night-class-picture-plot", plot=column.plot), 14, QUIET, room=84, anchor="end", smallest=9),
    ]
    box = min(area.height * 0.27, 22.0)
    wide = min(46.0, (end - begin - 5 * 8) / 6)
    for k, each in enumerate(column.boxes):
        place = Area(begin + k * (wide + 8), middle, wide, box)
        shapes += _box(each, place, fresh=column.checked_now and _is_last_checked(column, k))
    shapes.append(_next(column, begin, area.bottom - area.height * 0.1, end - begin, say))
    return tuple(shapes)


def _is_last_checked(column: ColumnShown, k: int) -> bool:
    return k == sum(box.checked for box in column.boxes) - 1


def _next(column: ColumnShown, x: float, y: float, room: float, say: Say) -> Text:
    if column.closed:
        return line(x, y, column.next, 13.5, QUIET, room=room, smallest=9)
    loses = next((box.loses for box in column.boxes if not box.checked), False)
    words = say("night-class-picture-next", effect=column.next)
    return line(x, y, words, 14, RITUAL if loses else INK, room=room, bold=True, smallest=9)


def _box(box: BoxMark, area: Area, *, fresh: bool) -> tuple[Shape, ...]:
    """A square to check with what it prints; the one that loses has a double frame and a colour of its own."""
    ink = RITUAL if box.loses else INK
    fill = RITUAL_PAPER if box.loses else CHECKED if box.checked else "none"
    edge = FAINT if box.checked else ink
    shapes: list[Shape] = [
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, radius=3, fill=fill, stroke=edge, stroke_width=1.5)
    ]
    if box.loses:
        inner = area.inset(3)
        shapes.append(Rect(x=inner.x, y=inner.y, width=inner.width, height=inner.height, radius=2, stroke=RITUAL, stroke_width=1.2))
    side = min(area.height - 7, area.width - 7)
    square = Area(area.x + 4, area.y + (area.height - side) / 2, side, side)
    if not box.words:
        square = square._replace(x=area.x + (area.width - side) / 2)
    if box.checked:
        colour = FRESH if fresh else INK
        x, y = square.centre
        shapes.append(Path(d=cross(x, y, side * 0.42), stroke=colour, stroke_width=4.2 if fresh else 2.8))
    elif box.words:
        shapes.append(Rect(x=square.x, y=square.y, width=side, height=side, radius=2, stroke=ink, stroke_width=1.2))
    if box.words:
        x = square.right + 5
        shapes.append(
            line(x, area.centre[1] + 4.6, box.words, 13, QUIET if box.checked else ink, room=area.right - x - 4, bold=box.loses, smallest=8)
        )
    return tuple(shapes)
