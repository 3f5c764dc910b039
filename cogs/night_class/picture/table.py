"""All heroes of a table for the channel: what everybody may see of each, a small map included. Made for phones."""

from bot.picture.dice import die
from bot.picture.scene import Rect, Scene, Shape, Text
from bot.picture.setting import line
from bot.picture.svg import to_svg
from bot.room import Say
from cogs.night_class.picture.city import SMALL, draw_map
from cogs.night_class.picture.foes import token
from cogs.night_class.picture.header import paper, stage_sign
from cogs.night_class.picture.ink import INK, LIFE, MOON, NIGHT, PANEL, PAPER, QUIET
from cogs.night_class.picture.marks import mark, on_disc
from cogs.night_class.picture.place import Area
from cogs.night_class.picture.shown import Doing, HeroShown, Stage, TableScene

WIDTH = 760  # a phone shows half of it
_MARGIN, _GAP = 16.0, 10.0
_HEAD, _ROW, _FOOT = 104.0, 292.0, 34.0
_STAGE: dict[Doing, Stage] = {"choosing": "choosing", "drafting": "draft", "committed": "committed", "won": "won", "lost": "lost"}


def draw_table(scene: TableScene, say: Say) -> str:
    """SVG of a `TableScene`: two heroes side by side."""
    rows = (len(scene.heroes) + 1) // 2
    height = round(2 * _MARGIN + _HEAD + rows * (_ROW + _GAP) + _FOOT)
    page = Area(0, 0, WIDTH, height).inset(_MARGIN)
    places = [place for row in page.below(_HEAD + _GAP).top(rows * (_ROW + _GAP) - _GAP).rows(rows, _GAP) for place in row.columns(2, _GAP)]
    shapes = (
        *paper(WIDTH, height),
        *table_head(page.top(_HEAD), scene.city, scene.difficulty, say("night-class-picture-turn", turn=scene.turn)),
        *_rolled(scene, page.top(_HEAD), say),
        *(shape for hero, place in zip(scene.heroes, places, strict=False) for shape in _hero(hero, place, say)),
        *signs_explained(page._replace(y=page.bottom - _FOOT + 4, height=_FOOT), ("life", "distrust", "relic"), say),
    )
    return to_svg(Scene(width=WIDTH, height=height, shapes=shapes))


def table_head(area: Area, city: str, difficulty: str, title: str) -> tuple[Shape, ...]:
    """A dark band with the title, city and difficulty below it."""
    return (
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, fill=NIGHT, crisp=True),
        line(area.x + 18, area.y + 45, title, 34, PANEL, room=area.width * 0.48, bold=True, smallest=22),
        line(area.x + 18, area.y + 82, f"{city} · {difficulty}", 22, MOON, room=area.width * 0.48, smallest=16),
    )


def signs_explained(area: Area, signs: tuple[str, ...], say: Say) -> tuple[Shape, ...]:
    """What the signs stand for, side by side."""
    shapes: list[Shape] = []
    for sign, place in zip(signs, area.columns(len(signs), 4), strict=True):
        y = place.y + 16
        shapes += [
            mark(sign, place.x + 12, y, 20),
            line(place.x + 28, y + 6, say(f"night-class-picture-sign-{sign}"), 18, QUIET, room=place.width - 30, smallest=13),
        ]
    return tuple(shapes)


def _rolled(scene: TableScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """The Plot die and the three Hero dice that everybody has; nothing where each seat rolls its own."""
    shapes, side = list[Shape](), 46.0
    x = area.right - 18 - side / 2
    y = area.y + 18 + side / 2
    if scene.roll:
        for face in reversed(scene.roll):
            shapes += die(face, x, y, side, ink=INK, paper=PANEL)
            x -= side + 8
        middle = x + (side + 8) * (len(scene.roll) + 1) / 2
        words = say("night-class-picture-hero-dice")
        shapes.append(line(middle, area.bottom - 13, words, 20, PANEL, room=(side + 8) * 3, anchor="middle", smallest=15))
    x -= 22
    if scene.plot:
        shapes += die(scene.plot, x, y, side, ink=INK, paper=MOON)
        words = say("night-class-picture-plot-die")
        shapes.append(line(x, area.bottom - 13, words, 20, MOON, room=92, bold=True, anchor="middle", smallest=15))
    return tuple(shapes)


def _hero(hero: HeroShown, area: Area, say: Say) -> tuple[Shape, ...]:
    """Emblem, name and what it is doing; map and figures; what is left of each enemy."""
    inner, radius = area.inset(12, 10), 27.0
    lost = hero.doing == "lost"
    fill = PAPER if lost else PANEL
    begin, room = inner.x + 2 * radius + 10, inner.right - inner.x - 2 * radius - 10
    doing = say(f"night-class-picture-doing-{hero.doing}")
    small = inner.below(68).top(132)._replace(width=168)
    figures = small._replace(x=small.right + 12, width=inner.right - small.right - 12)
    return (
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, fill=fill, stroke=NIGHT, stroke_width=2, crisp=True),
        *on_disc(hero.emblem, inner.x + radius, inner.y + radius, radius, disc=QUIET if lost else INK, ink=PANEL),
        line(begin, inner.y + 24, hero.name, 25, INK, room=room, bold=True, smallest=16),
        *stage_sign(_STAGE[hero.doing], begin + 9, inner.y + 43, 8.5, INK),
        line(begin + 26, inner.y + 51, doing, 21, QUIET, room=room - 26, smallest=16),
        *draw_map(hero.map, small, "", SMALL),
        *_figures(hero, figures, say),
        *_enemies(hero, inner._replace(y=inner.bottom - 58, height=58)),
    )


def _figures(hero: HeroShown, area: Area, say: Say) -> tuple[Shape, ...]:
    lines = (
        say("night-class-picture-total", score=hero.score.total),
        f"{hero.life}/{hero.circles}",
        f"{hero.distrust}/{hero.distrust_of}",
        f"{hero.relics}/{hero.relics_of}",
    )
    size, step = 23.0, area.height / 4
    shapes: list[Shape] = [line(area.x, area.y + 24, lines[0], size, INK, room=area.width, bold=True, smallest=16)]
    for k, (sign, words) in enumerate(zip(("life", "distrust", "relic"), lines[1:], strict=True), 1):
        y = area.y + step * k + 16
        ink = LIFE if sign == "life" else INK
        shapes += [
            mark(sign, area.x + 13, y, 25, ink=ink, plate=PANEL),
            Text(x=area.x + 36, y=y + 8, words=words, size=size, fill=INK, bold=True),
        ]
    return tuple(shapes)


def _enemies(hero: HeroShown, area: Area) -> tuple[Shape, ...]:
    """Three villains with their Stamina, then how many Thugs stand."""
    villains = [foe for foe in hero.map.foes if foe.group != "thugs"]
    thugs = [foe for foe in hero.map.foes if foe.group == "thugs"]
    shown = [(foe.group, foe.left, foe.of) for foe in villains]
    shown.append(("thugs", sum(foe.left for foe in thugs), len(thugs)))
    shapes: list[Shape] = []
    for (group, left, of), place in zip(shown, area.columns(4, 4), strict=True):
        y = place.centre[1]
        shapes += [
            *token(group, place.x + 19, y, 18, down=left <= 0),
            Text(x=place.x + 42, y=y + 8, words=f"{left}/{of}", size=21, fill=QUIET if left <= 0 else INK, bold=left > 0),
        ]
    return tuple(shapes)
