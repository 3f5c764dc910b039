"""The pictures of a night: the table as it lies, and how it ended (content, part 10).

One picture for everybody: nothing in it that a spectator may not see. `scenes.table_scene` and `scenes.end_scene` make a
scene from a view; the functions here make SVG from a scene.
"""

from bot.picture.scene import Rect, Scene, Shape, Text
from bot.picture.setting import broken, line
from bot.picture.svg import to_svg
from cogs.nightlight.picture.animal import PAD, Column, height, part
from cogs.nightlight.picture.centre import (
    BOSS,
    DREAM,
    GAP,
    HEADER,
    INSIDE,
    MARGIN,
    ROW,
    WIDTH,
    attack,
    attack_height,
    boss,
    dream_and_decks,
    footer,
    header,
    notes,
    notes_height,
    row,
)
from cogs.nightlight.picture.ink import BACK, EDGE, FAINT, LIGHT, PANEL, QUIET, WORDS
from cogs.nightlight.picture.shown import EndScene, TableScene
from cogs.nightlight.picture.signs import DRAWN, face

__all__ = ["EndScene", "TableScene", "draw_end", "draw_table"]

_FOOTER = 38
_SCALE = 0.75
# Where stars stand in the corner of the room; as a child would put them: not in rows.
_STARS = ((380, 22, 3.5), (470, 70, 2.5), (560, 16, 2.5), (690, 78, 2.5), (800, 20, 3.5), (905, 74, 2.5), (330, 80, 2))


def draw_table(scene: TableScene) -> str:
    """SVG of the table; as high as what lies on it."""
    shapes: list[Shape] = [*_stars(), *header(scene)]
    y: float = HEADER + 8
    shapes += dream_and_decks(scene, y)
    y += DREAM + GAP
    shapes += notes(scene, y)
    y += notes_height(scene)
    if scene.boss is not None:
        shapes += boss(scene.boss, y)
        y += BOSS + GAP
    if scene.row:
        shapes += row(scene.row, y)
        y += ROW + GAP
    if scene.attack is not None:
        shapes += attack(scene.attack, y)
        y += attack_height(scene.attack) + GAP
    parts, tall = _animals(scene, y)
    shapes += parts
    y += tall
    shapes += footer(scene.legend, scene.fingerprint, y)
    return _room(shapes, y + _FOOTER)


def _animals(scene: TableScene, y: float) -> tuple[list[Shape], float]:
    count = len(scene.animals)
    wide = (INSIDE - GAP * (count - 1)) / count
    columns = [Column(MARGIN + place * (wide + GAP), wide) for place in range(count)]
    tall = max(height(column, one) for column, one in zip(columns, scene.animals, strict=True))
    return [shape for column, one in zip(columns, scene.animals, strict=True) for shape in part(column, one, y, tall)], tall + PAD


def draw_end(scene: EndScene) -> str:
    """SVG of how a night ended: its story, and each animal with what it did."""
    shapes: list[Shape] = [
        DRAWN.draw("nightlight", MARGIN + 46, 70, 92, opacity=1 if scene.won else 0.35),
        line(MARGIN + 110, 84, scene.title, 44, LIGHT if scene.won else WORDS, room=INSIDE - 130, bold=True, smallest=26),
    ]
    y = 140.0
    for words in scene.story:
        for one in broken(words, INSIDE - 20, 24):
            shapes.append(Text(x=MARGIN + 10, y=y + 22, words=one, size=24, fill=WORDS))
            y += 32
        y += 6
    y += 14
    for animal, deeds in zip(scene.animals, scene.deeds, strict=True):
        high = max(112.0, 40 + 27 * len(deeds))
        shapes.append(Rect(x=MARGIN, y=y, width=INSIDE, height=high, radius=16, fill=PANEL))
        shapes += face(animal.key, animal.name, MARGIN + 66, y + high / 2, 42, alive=animal.alive)
        ink = WORDS if animal.alive else FAINT
        shapes.append(line(MARGIN + 134, y + high / 2 - 2, animal.name, 30, ink, room=330, bold=True, smallest=20))
        shapes.append(line(MARGIN + 134, y + high / 2 + 26, animal.player, 21, QUIET, room=330, smallest=16))
        first = y + high / 2 + 7 - (len(deeds) - 1) * 13.5
        shapes += [line(MARGIN + 490, first + k * 27, words, 21, WORDS, room=INSIDE - 510, smallest=14) for k, words in enumerate(deeds)]
        y += high + GAP
    shapes += footer("", scene.fingerprint, y)
    return _room(shapes, y + _FOOTER)


def _stars() -> list[Shape]:
    return [Rect(x=x, y=y, width=size, height=size, radius=size / 2, fill=LIGHT, opacity=0.8) for x, y, size in _STARS]


def _room(shapes: list[Shape], high: float) -> str:
    edge = Rect(x=2, y=2, width=WIDTH - 4, height=high - 4, radius=26, fill=BACK, stroke=EDGE, stroke_width=4)
    return to_svg(Scene(width=WIDTH, height=round(high), shapes=(edge, *shapes), scale=_SCALE))
