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
    gap = 7.0
    high = (area.height - 4 * gap) / 4.72
    rows = [area._replace(y=area.y + k * (high + gap), height=high) for k in range(len(foes))]
    last = area.below(4 * (high + gap))
    wide = (last.width - gap) * 0.59
    places = (last._replace(width=wide), last._replace(x=last.x + wide + gap, width=last.width - wide - gap))
    return (
        *(shape for column, row in zip(foes, rows, strict=True) for shape in _enemy(column, row, say)),
        *(shape for column, place in zip(rest, places, strict=True) for shape in _public(column, place, say)),
    )


def _card(column: ColumnShown, area: Area) -> Shape:
    fill = FITS if column.fits else PANEL
    edge, thick = (INK, 2.4) if column.fits or column.checked_now else (RULE, 1.2)
    return Rect(x=area.x, y=area.y, width=area.width, height=area.height, crisp=True, fill=fill, stroke=edge, stroke_width=thick)


def _enemy(column: ColumnShown, area: Area, say: Say) -> tuple[Shape, ...]:
    """Name, Stamina, Range and damage; what is special; the boxes; the next one's effect."""
    radius, down = 24.0, column.left <= 0
    begin, end, high = area.x + 2 * radius + 18, area.right - 10, area.height
    first = area.y + high * 0.23
    name, size = fit(column.name, 230, 16.5, smallest=12, bold=True)
    at = begin + width(name, size, bold=True) + 12
    shapes: list[Shape] = [
        _card(column, area),
        *token(column.key, area.x + radius + 9, area.y + high * 0.42, radius, down=down),
        Text(x=begin, y=first, words=name, size=size, fill=QUIET if down else INK, bold=True, struck=down),
        *pips(at, first - 12, 13, column.left, column.of),
    ]
    at += column.of * 15.6 + 10
    if not down:
        for words in figures(column.reach, column.damage, column.more):
            shapes.append(Text(x=at, y=first, words=words, size=15.5, fill=INK, bold=True))
            at += width(words, 15.5, bold=True) + 10
    points = say("night-class-picture-points-each" if column.key == "thugs" else "night-class-picture-points", points=column.points)
    right = f"{say('night-class-picture-plot', plot=column.plot)} · {points}"
    shapes.append(line(end, first, right, 12.5, QUIET, room=end - at, anchor="end", smallest=9))
    if column.special:
        shapes.append(line(begin, area.y + high * 0.43, column.special, 11, QUIET, room=end - begin, smallest=8.5))
    box = Area(begin, area.y + high * (0.5 if column.special else 0.42), end - begin, high * 0.25)
    for k, (each, place) in enumerate(zip(column.boxes, box.columns(max(4, len(column.boxes)), 6), strict=False)):
        shapes += _box(each, place, fresh=column.checked_now and _is_last_checked(column, k))
    return (*shapes, _next(column, begin, area.bottom - high * 0.08, end - begin, say))


def _public(column: ColumnShown, area: Area, say: Say) -> tuple[Shape, ...]:
    radius, high = 18.0, area.height
    begin, end = area.x + 2 * radius + 16, area.right - 10
    first = area.y + high * 0.27
    plot = 62.0
    shapes: list[Shape] = [
        _card(column, area),
        mark(column.key, area.x + radius + 8, area.y + high / 2, radius * 1.7, ink=QUIET if column.closed else INK),
        line(begin, first, column.name, 14, INK, room=end - begin - plot, bold=True, smallest=10),
        line(end, first, say("night-class-picture-plot", plot=column.plot), 12, QUIET, room=plot - 6, anchor="end", smallest=8.5),
    ]
    wide = min(40.0, (end - begin - 5 * 6) / 6)
    for k, each in enumerate(column.boxes):
        place = Area(begin + k * (wide + 6), area.y + high * 0.37, wide, high * 0.29)
        shapes += _box(each, place, fresh=column.checked_now and _is_last_checked(column, k))
    return (*shapes, _next(column, begin, area.bottom - high * 0.11, end - begin, say))


def _is_last_checked(column: ColumnShown, k: int) -> bool:
    return k == sum(box.checked for box in column.boxes) - 1


def _next(column: ColumnShown, x: float, y: float, room: float, say: Say) -> Text:
    if column.closed:
        return line(x, y, column.next, 12, QUIET, room=room, smallest=8.5)
    loses = next((box.loses for box in column.boxes if not box.checked), False)
    words = say("night-class-picture-next", effect=column.next)
    return line(x, y, words, 12, RITUAL if loses else INK, room=room, bold=True, smallest=8.5)


def _box(box: BoxMark, area: Area, *, fresh: bool) -> tuple[Shape, ...]:
    """A square to check with what it prints; the one that loses has a double frame and a colour of its own."""
    ink = RITUAL if box.loses else INK
    fill = RITUAL_PAPER if box.loses else CHECKED if box.checked else "none"
    edge = FAINT if box.checked else ink
    shapes: list[Shape] = [
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, crisp=True, fill=fill, stroke=edge, stroke_width=1.5)
    ]
    if box.loses:
        inner = area.inset(3)
        shapes.append(Rect(x=inner.x, y=inner.y, width=inner.width, height=inner.height, crisp=True, stroke=RITUAL, stroke_width=1.2))
    side = min(area.height - 8, area.width - 8)
    square = Area(area.x + 4, area.y + (area.height - side) / 2, side, side)
    if not box.words:
        square = square._replace(x=area.x + (area.width - side) / 2)
    if box.checked:
        colour = FRESH if fresh else INK
        x, y = square.centre
        shapes.append(Path(d=cross(x, y, side * 0.42), stroke=colour, stroke_width=4 if fresh else 2.4))
    elif box.words:
        shapes.append(Rect(x=square.x, y=square.y, width=side, height=side, crisp=True, stroke=ink, stroke_width=1.2))
    if box.words:
        x = square.right + 5
        shapes.append(
            line(x, area.centre[1] + 4, box.words, 11.5, QUIET if box.checked else ink, room=area.right - x - 4, bold=box.loses, smallest=8)
        )
    return tuple(shapes)
