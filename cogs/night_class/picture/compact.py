"""The sheet for a phone: half as wide as it is drawn, every word can still be read. What names it leaves out stand on the sheet."""

from collections.abc import Callable

from bot.picture.dice import die
from bot.picture.lettering import fit, width
from bot.picture.scene import Path, Rect, Scene, Shape, Text
from bot.picture.setting import broken, line, packed, paragraph
from bot.picture.svg import to_svg
from bot.room import Say
from cogs.night_class.picture.city import PHONE, draw_map
from cogs.night_class.picture.foes import figures, pips, token
from cogs.night_class.picture.header import header, paper
from cogs.night_class.picture.hero import outlook_words
from cogs.night_class.picture.ink import FAINT, FITS, INK, PANEL, QUIET, RITUAL, RITUAL_PAPER
from cogs.night_class.picture.marks import mark
from cogs.night_class.picture.place import Area, cross, panel
from cogs.night_class.picture.shown import BoxMark, ColumnShown, SheetScene
from cogs.night_class.picture.training import filled_hex

WIDTH = 760
SMALLEST = 20.0  # pixels of a font; a phone shows half of it
_MARGIN, _GAP = 16.0, 8.0
_HEAD, _VITALS, _DICE, _TRACKS = 84.0, 92.0, 146.0, 82.0
_LINE = 28.0


Part = Callable[[SheetScene, Area, Say], tuple[Shape, ...]]


def draw_compact(scene: SheetScene, say: Say) -> str:
    """SVG of a `SheetScene`, as high as it needs."""
    inside = WIDTH - 2 * _MARGIN
    cell = min((inside - PHONE.gutter) / scene.map.columns, 96)
    parts: tuple[tuple[float, Part], ...] = (
        (_HEAD, _head),
        (PHONE.gutter + cell * scene.map.rows + 8, _map),
        (_outlook_height(scene, say, inside), _outlook),
        (_VITALS, _vitals),
        *(((_DICE, _dice),) if scene.plot or scene.dice else ()),
        *((_column_height(column, say, inside), _column_at(k)) for k, column in enumerate(scene.columns) if not _hidden(column)),
        (_TRACKS, _tracks),
        (len(_ability_lines(scene, say, inside - 24)) * _LINE + 16, _abilities),
    )
    height = 2 * _MARGIN + sum(high for high, _ in parts) + _GAP * (len(parts) - 1)
    shapes, y = list(paper(WIDTH, height, scene.stage)), _MARGIN
    for high, part in parts:
        shapes += part(scene, Area(_MARGIN, y, inside, high), say)
        y += high + _GAP
    return to_svg(Scene(width=WIDTH, height=round(height), shapes=tuple(shapes)))


def _hidden(column: ColumnShown) -> bool:
    """The box of Perfect Face while nobody has trained it."""
    return column.key == "face" and column.closed and not column.boxes[0].checked


def _head(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    return header(
        area,
        stage=scene.stage,
        name=scene.hero.name,
        emblem=scene.hero.emblem,
        left=f"{say('night-class-picture-turn', turn=scene.turn)} · {scene.city} · {scene.difficulty}",
        right="",
        seal=say(f"night-class-picture-short-{scene.stage}"),
    )


def _map(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    return (*panel(area), *draw_map(scene.map, area.inset(2, 4), say("night-class-picture-start"), PHONE))


def _outlook_words(scene: SheetScene, say: Say) -> str:
    if scene.outlook is None:
        return scene.hero.ended
    return f"{say('night-class-picture-here', space=scene.map.hero)} {outlook_words(scene, say)}"


def _outlook_height(scene: SheetScene, say: Say, inside: float) -> float:
    return 16 + _LINE * min(4, len(broken(_outlook_words(scene, say), inside - 24, 21, bold=True)))


def _outlook(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    told = paragraph(
        area.x + 12, area.y + 28, _outlook_words(scene, say), 21, INK, room=area.width - 24, lines=4, smallest=SMALLEST, bold=True,
        leading=1.3,
    )  # fmt: skip
    return (*panel(area), *told)


def _vitals(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    hero, inner = scene.hero, area.inset(12, 8)
    first, second = inner.y + 26, inner.bottom - 10
    words = say("night-class-picture-stamina", life=hero.life, circles=hero.circles)
    drawn, size = fit(words, 260, 23, smallest=SMALLEST, bold=True)
    at = inner.x + width(drawn, size, bold=True) + 14
    dot = min(24.0, (inner.right - at) / (hero.circles * 1.2))
    rest = (
        say("night-class-picture-total", score=hero.score.total),
        say("night-class-picture-relics", found=hero.relics, of=hero.relics_of),
        say("night-class-picture-energy", energy=scene.energy),
    )
    return (
        *panel(area),
        Text(x=inner.x, y=first, words=drawn, size=size, fill=INK, bold=True),
        *pips(at, first - 8 - dot / 2, dot, hero.life, hero.circles),
        line(inner.x, second, " · ".join(rest), 22, INK, room=inner.width, bold=True, smallest=SMALLEST),
    )


def _dice(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """The Plot die, then each Hero die with the slot it lies on; at the right what the slots add."""
    inner, side = area.inset(10, 8), 58.0
    places = inner.columns(4, 6)
    labels = {"free": say("night-class-picture-free"), "discarded": say("night-class-picture-discarded")}
    labels |= dict(zip(("move", "train", "ability"), (slot.name for slot in scene.slots), strict=False))
    labels["ability"] = next(track.name for track in scene.tracks if track.key == "ability")
    shapes: list[Shape] = list(panel(area))
    shown = [(scene.plot, "plot"), *((one.face, one.slot) for one in scene.dice)]
    for (face, slot), place in zip(shown, places, strict=False):
        x, y = place.centre[0], inner.y + side / 2 + 3
        lies, gone = slot in ("move", "train", "ability"), slot == "discarded"
        ink, paper_ = (FAINT if gone else INK), (FITS if lies else PANEL)
        if face:
            shapes += die(face, x, y, side, ink=ink, paper=paper_, struck=INK if gone else None)
        name = say("night-class-picture-plot-die") if slot == "plot" else labels[slot]
        shapes.append(line(x, inner.y + side + 28, name, SMALLEST, QUIET, room=place.width, bold=True, anchor="middle", smallest=16))
    slots = sum(not slot.locked for slot in scene.slots[2:])
    adds = (*(f"{slot.name} +{slot.plus}" for slot in scene.slots[:2]), f"{labels['ability']} ×{slots}")
    shapes.append(line(inner.centre[0], inner.bottom - 6, " · ".join(adds), 21, INK, room=inner.width, anchor="middle", smallest=16))
    return tuple(shapes)


def _column_at(k: int) -> Part:
    def draw(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
        return _column(scene.columns[k], area, say)

    return draw


def _column(column: ColumnShown, area: Area, say: Say) -> tuple[Shape, ...]:
    """Name and figures, the boxes as squares at the right, below what the next one does."""
    enemy, down = bool(column.of), column.of > 0 and column.left <= 0
    radius = 26.0
    begin, end = area.x + 2 * radius + 22, area.right - 12
    first, second = area.y + 37, area.y + 70
    fill = FITS if column.fits else PANEL
    edge = 4.0 if column.checked_now or column.fits else 1.2
    shapes: list[Shape] = [
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, fill=fill, stroke=INK, stroke_width=edge, crisp=True),
        *(
            token(column.key, area.x + radius + 11, area.centre[1], radius, down=down)
            if enemy
            else (mark(column.key, area.x + radius + 11, area.centre[1], 44),)
        ),
    ]
    boxes, wide = _boxes(column.boxes, end, area.y + 12)
    shapes += boxes
    name, size = fit(column.name, 270, 23, smallest=SMALLEST, bold=True)
    shapes.append(Text(x=begin, y=first, words=name, size=size, fill=QUIET if down else INK, bold=True, struck=down))
    if enemy:
        at = begin + width(name, size, bold=True) + 12
        shapes += pips(at, first - 16, 18, column.left, column.of)
        at += column.of * 21.6 + 8
        if not down:
            words = " ".join(figures(column.reach, column.damage, column.more))
            shapes.append(line(at, first, words, 22, INK, room=end - wide - at - 8, bold=True, smallest=14))
    loses = _loses_next(column)
    ink = RITUAL if loses else QUIET if column.closed else INK
    told, room = _next_words(column, say), end - begin
    return (*shapes, *paragraph(begin, second, told, 21, ink, room=room, lines=3, smallest=SMALLEST, bold=loses, leading=1.25))


def _next_words(column: ColumnShown, say: Say) -> str:
    return column.next if column.closed else say("night-class-picture-next", effect=column.next)


def _column_height(column: ColumnShown, say: Say, inside: float) -> float:
    """Two lines, and more where the next box has much to say."""
    return 60 + 26 * len(broken(_next_words(column, say), inside - 86, 21, bold=_loses_next(column)))


def _loses_next(column: ColumnShown) -> bool:
    return not column.closed and next((box.loses for box in column.boxes if not box.checked), False)


def _boxes(boxes: tuple[BoxMark, ...], end: float, y: float) -> tuple[tuple[Shape, ...], float]:
    """Squares from the right edge, and the room they take."""
    side, shapes = 26.0, list[Shape]()
    begin = end - len(boxes) * (side + 5) + 5
    for k, box in enumerate(boxes):
        x, ink = begin + k * (side + 5), RITUAL if box.loses else INK
        fill = RITUAL_PAPER if box.loses else "none"
        shapes.append(Rect(x=x, y=y, width=side, height=side, fill=fill, stroke=ink, stroke_width=2.4 if box.loses else 1.8, crisp=True))
        if box.loses:
            shapes.append(Rect(x=x + 4, y=y + 4, width=side - 8, height=side - 8, stroke=ink, stroke_width=1.4, crisp=True))
        if box.checked:
            shapes.append(Path(d=cross(x + side / 2, y + side / 2, side * 0.32), stroke=ink, stroke_width=4))
    return tuple(shapes), end - begin


def _tracks(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """As wide as their names need."""
    inner, size = area.inset(6, 6), 17.0
    wide = [max(width(track.name, size, bold=True), 44.0 * len(track.hexes)) for track in scene.tracks]
    gap = max(2.0, (inner.width - sum(wide)) / len(wide))
    shapes, x = list(panel(area)), inner.x
    for track, room in zip(scene.tracks, wide, strict=True):
        middle = x + (room + gap) / 2
        shapes.append(line(middle, inner.y + 18, track.name, size, INK, room=room + 2, bold=True, anchor="middle", smallest=12))
        for k, (number, filled) in enumerate(track.hexes):
            shapes += filled_hex(middle + (k - (len(track.hexes) - 1) / 2) * 43, inner.bottom - 24, 22, number, filled=filled)
        x += room + gap
    return tuple(shapes)


def _ability_lines(scene: SheetScene, say: Say, room: float) -> tuple[str, ...]:
    """What is trained, a card a line or more; marks tell what works by itself, was used, or is used up."""
    lines: list[str] = []
    for card in scene.cards:
        told = [
            f"{one.name}{' ✓' if one.used else ' ✗' if one.crossed or one.box_checked else ' ∞' if one.ongoing else ''}"
            for one in card.abilities
            if one.filled
        ]
        if told:
            told[0] = f"{card.name}: {told[0]}"
            lines += packed(told, room, 21)
    if not lines:
        return broken(say("night-class-picture-untrained"), room, 21)
    return (*lines, *broken(say("night-class-picture-ability-marks"), room, SMALLEST))


def _abilities(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    lines = _ability_lines(scene, say, area.width - 24)
    return (
        *panel(area),
        *(line(area.x + 12, area.y + 30 + k * _LINE, words, 21, INK, room=area.width - 24, smallest=16) for k, words in enumerate(lines)),
    )
