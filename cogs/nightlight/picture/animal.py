"""One animal's part of the table: who it is, its stash, what stands in front of it."""

from bot.picture.lettering import fit
from bot.picture.scene import Rect, Shape, Text, hearts, hearts_width
from bot.picture.setting import broken, line, paragraph
from cogs.nightlight.picture.ink import FAINT, HEART, HOLLOW, LIGHT, LIGHT_INK, PANEL, PANEL_FALLEN, PLATE_DIM, QUIET, WORDS
from cogs.nightlight.picture.shown import AnimalShown, EnemyShown, StashShown
from cogs.nightlight.picture.signs import DRAWN, card, denizen, face, number, sign

HEAD, CARD, ENEMY = 142, 54, 66  # heights
CELL = 258  # the least width of a cell
PAD, GAP = 12, 12
WIDE_ROOM = 200  # beside a face
_BESIDE = 16


class Column:
    """Where the cells of an animal's part lie: as many side by side as there is room for."""

    def __init__(self, x: float, wide: float) -> None:
        self.x, self.wide = x, wide
        self.inside = wide - 2 * PAD
        self.cells = max(1, int((self.inside + GAP) // (CELL + GAP)))
        self.cell = (self.inside - GAP * (self.cells - 1)) / self.cells

    def at(self, place: int) -> float:
        return self.x + PAD + (place % self.cells) * (self.cell + GAP)

    def rows(self, count: int) -> int:
        return -(-count // self.cells)


def height(column: Column, shown: AnimalShown) -> float:
    """Of the whole part."""
    cards, enemies = column.rows(len(shown.stash)), column.rows(len(shown.enemies))
    return HEAD + cards * CARD + _beside_height(column, shown) + enemies * ENEMY + PAD


def part(column: Column, shown: AnimalShown, y: float, high: float) -> tuple[Shape, ...]:
    """The part, `high` in all."""
    edge, thick = (LIGHT, 4) if shown.turn else (PLATE_DIM, 2)
    fill = PANEL if shown.alive else PANEL_FALLEN
    shapes: list[Shape] = [Rect(x=column.x, y=y, width=column.wide, height=high, radius=16, fill=fill, stroke=edge, stroke_width=thick)]
    shapes += _head(column, shown, y)
    below = y + HEAD
    for place, held in enumerate(shown.stash):
        shapes += _stash(column, held, column.at(place), below + place // column.cells * CARD, dimmed=not shown.alive)
    below += column.rows(len(shown.stash)) * CARD
    shapes += _beside(column, shown, below)
    below += _beside_height(column, shown)
    for place, enemy in enumerate(shown.enemies):
        shapes += _enemy(column, enemy, column.at(place), below + place // column.cells * ENEMY)
    return tuple(shapes)


def _head(column: Column, shown: AnimalShown, y: float) -> list[Shape]:
    x, radius = column.x + PAD + 40, 38
    begin = x + radius + 14
    room = column.x + column.wide - PAD - begin
    shapes: list[Shape] = [*face(shown.key, shown.name, x, y + 54, radius, alive=shown.alive)]
    if shown.first:
        shapes.append(sign("first", x + radius - 4, y + 24, 26, LIGHT))
    ink = WORDS if shown.alive else FAINT
    shapes.append(line(begin, y + 36, shown.name, 25, ink, room=room, bold=True, smallest=15))
    shapes.append(line(begin, y + 60, shown.player, 19, QUIET, room=room, smallest=15))
    size = 24 if room > WIDE_ROOM else 20
    stats, end = number("attack", begin, y + 90, shown.attack, size, ink)
    more, _ = number("defense", max(end + 14, begin + 62), y + 90, shown.defense, size, ink)
    shapes += [*stats, *more]
    shapes += _hearts(column.x + PAD + 4, y + 106, column.inside - 8, 24, shown.health, shown.wounds)
    return shapes


def _hearts(x: float, y: float, room: float, size: float, health: int, wounds: int) -> tuple[Shape, ...]:
    size = min(size, room / (1.2 * health - 0.2))
    return hearts(x, y, size, full=max(0, health - wounds), of=health, colour=HEART, hollow=HOLLOW)


def _stash(column: Column, held: StashShown, x: float, y: float, *, dimmed: bool) -> list[Shape]:
    is_out = held.exhausted or dimmed
    ink, middle = (FAINT if is_out else WORDS), y + CARD / 2 - 2
    shape, _ = card(x + 21, middle, 42, sideways=held.exhausted, edge=LIGHT if held.lit and not is_out else FAINT)
    shapes: list[Shape] = [shape, DRAWN.draw(held.kind, x + 21, middle, 21, turn=90 if held.exhausted else 0, ink=ink)]
    if held.exhausted:
        shapes.append(sign("sleep", x + 36, middle - 15, 14, WORDS))
    begin, end = x + 46, x + column.cell
    bonus, size = fit(held.bonus, 60, 24, bold=True) if held.bonus else ("", 0)
    if bonus:
        shapes.append(Text(x=end - 2, y=middle + 8, words=bonus, size=size, fill=ink, bold=True, anchor="end"))
    room = end - begin - (42 if bonus else 0)
    shapes.append(line(begin, middle - 2 if held.note else middle + 7, held.name, 19, ink, room=room, bold=True, smallest=12.5))
    if held.note:
        shapes.append(line(begin, middle + 18, held.note, 15.5, LIGHT if held.lit and not is_out else QUIET, room=room, smallest=12))
    return shapes


def _beside_height(column: Column, shown: AnimalShown) -> float:
    if not shown.beside:
        return 4
    return min(3, len(broken(shown.beside, column.inside - 8, _BESIDE))) * _BESIDE * 1.2 + 12


def _beside(column: Column, shown: AnimalShown, y: float) -> tuple[Shape, ...]:
    if not shown.beside:
        return ()
    ink, room = QUIET if shown.alive else FAINT, column.inside - 8
    return paragraph(column.x + PAD + 4, y + 16, shown.beside, _BESIDE, ink, room=room, lines=3, smallest=13)


def _enemy(column: Column, shown: EnemyShown, x: float, y: float) -> list[Shape]:
    middle = y + ENEMY / 2
    shapes: list[Shape] = []
    if shown.next:
        shapes.append(Rect(x=x - 3, y=y + 2, width=column.cell + 6, height=ENEMY - 4, radius=10, stroke=LIGHT, stroke_width=3))
    shapes += enemy_line(shown, x, middle, column.cell)
    return shapes


def enemy_line(shown: EnemyShown, x: float, middle: float, room: float) -> list[Shape]:
    """A denizen with its numbers, `room` wide, its card on the left."""
    ink = FAINT if shown.exhausted else WORDS
    edge = LIGHT if shown.next else FAINT
    shapes: list[Shape] = [*denizen(x + 30, middle, 54, tier=shown.tier, symbol=shown.symbol, asleep=shown.exhausted, frame=edge)]
    begin, end = x + 66, x + room - 4
    roman, size = fit(shown.roman, 44, 20, bold=True)
    shapes.append(Text(x=end, y=middle - 5, words=roman, size=size, fill=ink, bold=True, anchor="end"))
    times = 0.0
    if shown.count > 1:
        times = 44
        shapes += [
            Rect(x=end - 38, y=middle + 4, width=40, height=24, radius=12, fill=LIGHT),
            Text(x=end - 18, y=middle + 22, words=f"×{shown.count}", size=18, fill=LIGHT_INK, bold=True, anchor="middle"),
        ]
    elif shown.symbol in DRAWN.known:
        shapes.append(sign(str(shown.symbol), end - 11, middle + 15, 24, QUIET))
        times = 30
    shapes.append(line(begin, middle - 5, shown.name, 19, ink, room=end - begin - 34, bold=True, smallest=13.5))
    stats, at = number("attack", begin, middle + 22, str(shown.attack), 19, ink)
    more, at = number("defense", at + 9, middle + 22, str(shown.defense), 19, ink)
    left = end - times - at - 9
    size = min(15, left / (1.2 * shown.health - 0.2))
    if size >= 9:
        row = hearts(at + 9, middle + 9, size, full=shown.health - shown.wounds, of=shown.health, colour=HEART, hollow=HOLLOW)
        return [*shapes, *stats, *more, *row]
    return [*shapes, *stats, *more, *_counted(shown, at + 9, middle + 22, left)]


def _counted(shown: EnemyShown, x: float, y: float, room: float) -> list[Shape]:
    """Hearts as a number, where there is no room for all."""
    words, size = fit(f"{shown.health - shown.wounds}/{shown.health}", room - 20, 18, bold=True, smallest=12)
    heart = hearts(x, y - 13, 15, full=1, of=1, colour=HEART, hollow=HOLLOW)
    return [*heart, Text(x=x + hearts_width(15, 1) + 4, y=y, words=words, size=size, fill=WORDS, bold=True)]
