"""The middle of the table: the Dream, the decks, the boss, the raid's row, the last attack. Each strip says how high it is."""

from bot.picture.dice import die
from bot.picture.scene import Circle, Rect, Shape, Text
from bot.picture.setting import broken, line, paragraph
from cogs.nightlight.picture.animal import enemy_line
from cogs.nightlight.picture.ink import DARK, FAINT, LIGHT, LIGHT_INK, PANEL, PLATE, PLATE_DIM, QUIET, WORDS
from cogs.nightlight.picture.shown import AttackShown, BossShown, DeckShown, DieShown, DreamShown, RowShown, TableScene
from cogs.nightlight.picture.signs import DRAWN, face, sign

WIDTH, MARGIN, GAP = 1200, 20, 12
INSIDE = WIDTH - 2 * MARGIN
HEADER = 92
_LEADING = 1.25


def header(scene: TableScene) -> list[Shape]:
    return [
        DRAWN.draw("nightlight", MARGIN + 30, 48, 62),
        line(MARGIN + 70, 58, scene.round, 34, WORDS, room=300, bold=True),
        line(WIDTH / 2 + 40, 57, scene.phase, 28, WORDS, room=500, anchor="middle", smallest=18),
        sign("moon", WIDTH - MARGIN - 26, 46, 46, LIGHT),
        line(WIDTH - MARGIN - 62, 57, scene.ready, 24, QUIET, room=270, anchor="end", smallest=17),
    ]


def notes_height(scene: TableScene) -> float:
    return len(scene.notes) * 28 + (8 if scene.notes else 0)


def notes(scene: TableScene, y: float) -> list[Shape]:
    return [line(MARGIN + 6, y + 22 + k * 28, words, 20, QUIET, room=INSIDE - 12, smallest=15) for k, words in enumerate(scene.notes)]


# ---- the Dream and the decks

DREAM = 148
_DREAM_WIDE = 590


def dream_and_decks(scene: TableScene, y: float) -> list[Shape]:
    shapes: list[Shape] = [_panel(MARGIN, y, _DREAM_WIDE, DREAM)]
    if scene.dream is not None:
        shapes += _dream(scene.dream, y)
    left = MARGIN + _DREAM_WIDE + GAP
    wide = (INSIDE - _DREAM_WIDE - GAP * len(scene.decks)) / max(1, len(scene.decks))
    for place, deck in enumerate(scene.decks):
        shapes += _deck(deck, left + place * (wide + GAP), y, wide)
    return shapes


def _dream(shown: DreamShown, y: float) -> list[Shape]:
    x, room = MARGIN + 18, _DREAM_WIDE - 36
    ink = FAINT if shown.ended else WORDS
    shapes: list[Shape] = [
        line(x, y + 38, shown.name, 29, ink, room=room - 130, bold=True, smallest=20),
    ]
    if shown.below:
        shapes.append(line(MARGIN + _DREAM_WIDE - 18, y + 36, shown.below, 18, QUIET, room=120, anchor="end", smallest=13))
    size, lines = _fitting(shown.lines, room, 3)
    for k, words in enumerate(lines):
        shapes.append(Text(x=x, y=y + 70 + k * size * _LEADING, words=words, size=size, fill=ink if shown.ended else LIGHT))
    return shapes


def _fitting(texts: tuple[str, ...], room: float, most: int, size: float = 22, smallest: float = 15) -> tuple[float, list[str]]:
    """Paragraphs in one size, at most `most` lines where that can be had."""
    while True:
        lines = [one for words in texts for one in broken(words, room, size)]
        if len(lines) * size <= most * 22 or size <= smallest:
            return size, lines
        size -= 1


def _deck(deck: DeckShown, x: float, y: float, wide: float) -> list[Shape]:
    """A pile of cards with its number; under it the top of its discard pile."""
    depth = min(3, deck.count)
    shapes: list[Shape] = [_panel(x, y, wide, DREAM)]
    for k in range(depth):
        shapes.append(Rect(x=x + 16 + 4 * k, y=y + 50 - 4 * k, width=46, height=58, radius=6, fill=PLATE, stroke=LIGHT, stroke_width=1.5))
    shapes.append(line(x + wide / 2, y + 28, deck.name, 19, WORDS, room=wide - 16, bold=True, anchor="middle", smallest=13))
    shapes.append(Text(x=x + 92, y=y + 92, words=str(deck.count), size=36, fill=WORDS, bold=True))
    if deck.top:
        shapes += paragraph(x + wide / 2, y + 127, deck.top, 15, QUIET, room=wide - 14, lines=1, smallest=11, anchor="middle")
    return shapes


# ---- the boss

BOSS = 116


def boss(shown: BossShown, y: float) -> list[Shape]:
    shapes: list[Shape] = [
        Rect(x=MARGIN, y=y, width=INSIDE, height=BOSS, radius=14, fill=PANEL, stroke=LIGHT, stroke_width=2.5),
        *enemy_line(shown.enemy, MARGIN + 14, y + BOSS / 2 - 12, 360),
        line(MARGIN + 80, y + BOSS - 18, shown.state, 18, QUIET, room=290, smallest=14),
    ]
    x, room = MARGIN + 400, INSIDE - 416
    size, lines = _fitting(shown.lines, room, 4, 19, 13)
    first = y + BOSS / 2 + size * 0.35 - (len(lines) - 1) * size * _LEADING / 2
    return [*shapes, *(Text(x=x, y=first + k * size * _LEADING, words=words, size=size, fill=WORDS) for k, words in enumerate(lines))]


# ---- the raid's row

ROW = 178


def row(cards: tuple[RowShown, ...], y: float) -> list[Shape]:
    wide = (INSIDE - GAP * 3) / 4
    return [shape for place, card in enumerate(cards) for shape in _row_card(card, MARGIN + place * (wide + GAP), y, wide)]


def _row_card(card: RowShown, x: float, y: float, wide: float) -> list[Shape]:
    kind = "skill" if card.kind == "lesson" else card.kind
    shapes: list[Shape] = [
        Rect(x=x, y=y, width=wide, height=ROW, radius=14, fill=PLATE, stroke=LIGHT, stroke_width=2),
        DRAWN.draw(kind, x + 28, y + 30, 26, ink=LIGHT),
        line(x + 48, y + 38, card.name, 22, WORDS, room=wide - 62 - (50 if card.bonus else 0), bold=True, smallest=14),
    ]
    if card.bonus:
        shapes.append(Text(x=x + wide - 14, y=y + 39, words=card.bonus, size=26, fill=LIGHT, bold=True, anchor="end"))
    below = y + 68
    if card.icons:
        for place, (key, lit) in enumerate(card.icons):
            shapes += face(key, key, x + 30 + place * 44, y + 72, 19, faded=not lit)
        below = y + 110
    size, lines = _fitting(card.lines, wide - 28, 3 if card.icons else 5, 17, 12)
    return [*shapes, *(Text(x=x + 14, y=below + k * size * 1.22, words=words, size=size, fill=WORDS) for k, words in enumerate(lines))]


# ---- the last attack

_DIE = 38
_POOL = 52


def attack_height(shown: AttackShown) -> float:
    return 52 + _POOL * (_pool_rows(shown.attack) + _pool_rows(shown.defense)) + 8


def _slots(dice: tuple[DieShown, ...]) -> int:
    return sum(1 + len(one.was) for one in dice)


_A_ROW = 16


def _pool_rows(dice: tuple[DieShown, ...]) -> int:
    return max(1, -(-_slots(dice) // _A_ROW))


def attack(shown: AttackShown, y: float) -> list[Shape]:
    high = attack_height(shown)
    shapes: list[Shape] = [
        _panel(MARGIN, y, INSIDE, high),
        line(MARGIN + 18, y + 36, shown.title, 23, WORDS, room=INSIDE - 360, bold=True, smallest=16),
        line(WIDTH - MARGIN - 18, y + 36, shown.result, 23, LIGHT, room=320, bold=True, anchor="end", smallest=16),
    ]
    below = y + 52
    for key, dice, words in (("attack", shown.attack, shown.attack_words), ("defense", shown.defense, shown.defense_words)):
        shapes += _pool(key, dice, words, below)
        below += _POOL * _pool_rows(dice)
    return shapes


def _pool(key: str, dice: tuple[DieShown, ...], words: str, y: float) -> list[Shape]:
    shapes: list[Shape] = [sign(key, MARGIN + 34, y + _POOL / 2, 30, QUIET)]
    if words:
        shapes.append(line(WIDTH - MARGIN - 18, y + _POOL / 2 + 7, words, 20, QUIET, room=320, anchor="end", smallest=15))
    slot = 0
    for one in dice:
        for age, shown in enumerate((*one.was, one.face)):
            x = MARGIN + 84 + slot % _A_ROW * (_DIE + 12)
            middle = y + _POOL / 2 + slot // _A_ROW * _POOL
            shapes += _die(one, shown, x, middle, struck=age < len(one.was))
            slot += 1
    return shapes


def _die(one: DieShown, shown: int, x: float, y: float, *, struck: bool) -> tuple[Shape, ...]:
    if struck:
        return die(shown, x, y, _DIE * 0.74, ink=FAINT, paper=PLATE_DIM, struck=WORDS)
    if not one.successes:
        return die(shown, x, y, _DIE, ink=FAINT, paper=DARK)
    lit = die(shown, x, y, _DIE, ink=LIGHT_INK, paper=LIGHT)
    if one.successes == 1:
        return lit
    half = _DIE / 2 + 4
    ring = Rect(x=x - half, y=y - half, width=2 * half, height=2 * half, radius=10, stroke=LIGHT, stroke_width=2.5)
    corner = Circle(x=x + half - 2, y=y - half + 2, radius=9.5, fill=WORDS)
    return (
        *lit,
        ring,
        corner,
        Text(x=x + half - 2, y=y - half + 7, words=str(one.successes), size=14, fill=DARK, bold=True, anchor="middle"),
    )


def _panel(x: float, y: float, wide: float, high: float) -> Shape:
    return Rect(x=x, y=y, width=wide, height=high, radius=14, fill=PANEL)


def footer(legend: str, fingerprint: str, y: float) -> list[Shape]:
    told = [line(MARGIN + 4, y + 22, legend, 17, QUIET, room=INSIDE - 330, smallest=12)] if legend else []
    return [
        *told,
        line(WIDTH - MARGIN - 4, y + 22, fingerprint, 17, FAINT, room=310, anchor="end", smallest=12),
    ]
