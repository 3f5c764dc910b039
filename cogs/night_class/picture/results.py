"""How a night ended for everybody: places, ranks, scores by kind, and the seed's hash. Made for phones."""

from bot.picture.lettering import fit, width
from bot.picture.scene import Rect, Scene, Shape, Text
from bot.picture.setting import line
from bot.picture.svg import to_svg
from bot.room import Say
from cogs.night_class.picture.header import paper
from cogs.night_class.picture.ink import FITS, INK, NIGHT, PANEL, QUIET, SHADE
from cogs.night_class.picture.marks import mark, on_disc
from cogs.night_class.picture.place import Area, hexagon
from cogs.night_class.picture.shown import HeroShown, ResultsScene
from cogs.night_class.picture.table import signs_explained, table_head

WIDTH = 760  # a phone shows half of it
_MARGIN, _GAP = 16.0, 10.0
_HEAD, _ROW, _FOOT = 104.0, 140.0, 124.0
_HASH_LINE = 32  # characters


def draw_results(scene: ResultsScene, say: Say) -> str:
    """SVG of a `ResultsScene`, the best hero first."""
    count = len(scene.heroes)
    height = round(2 * _MARGIN + _HEAD + count * (_ROW + _GAP) + _GAP + _FOOT)
    page = Area(0, 0, WIDTH, height).inset(_MARGIN)
    rows = page.below(_HEAD + _GAP).top(count * (_ROW + _GAP) - _GAP).rows(count, _GAP)
    title = say("night-class-picture-results")
    shapes = (
        *paper(WIDTH, height),
        *table_head(page.top(_HEAD), scene.city, scene.difficulty, title),
        line(page.right - 18, page.y + 45, say("night-class-picture-turn", turn=scene.turn), 28, PANEL, room=220, bold=True, anchor="end"),
        *(shape for hero, row in zip(scene.heroes, rows, strict=True) for shape in _hero(hero, row, say)),
        *_foot(scene, page._replace(y=page.bottom - _FOOT, height=_FOOT), say),
    )
    return to_svg(Scene(width=WIDTH, height=height, shapes=shapes))


def _hero(hero: HeroShown, area: Area, say: Say) -> tuple[Shape, ...]:
    won, inner = hero.doing == "won", area.inset(12, 10)
    first, second = inner.y + 28, inner.y + 58
    fill = FITS if hero.place == 1 and won else PANEL if won else SHADE
    total, size = fit(str(hero.score.total), 120, 52, bold=True)
    wide = width(total, size, bold=True)
    begin = inner.x + 128
    room = inner.right - wide - 16 - begin
    label = say("night-class-picture-points-word" if won else "night-class-picture-tally")
    return (
        Rect(x=area.x, y=area.y, width=area.width, height=area.height, fill=fill, stroke=NIGHT, stroke_width=2, crisp=True),
        hexagon(inner.x + 27, inner.y + 34, 29, fill=NIGHT if won else "none", stroke=NIGHT, width=2.4),
        Text(
            x=inner.x + 27, y=inner.y + 44, words=str(hero.place) if hero.place else "–", size=29, fill=PANEL if won else INK, bold=True,
            anchor="middle",
        ),
        *on_disc(hero.emblem, inner.x + 90, inner.y + 34, 29, disc=INK if won else QUIET, ink=PANEL),
        line(begin, first, hero.name, 27, INK, room=room, bold=True, smallest=17),
        line(begin, second, f"{hero.rank}. {hero.ended}" if hero.rank else hero.ended, 20, QUIET, room=room, smallest=14),
        Text(x=inner.right, y=inner.y + 42, words=total, size=size, fill=INK if won else QUIET, bold=True, anchor="end"),
        line(inner.right, inner.y + 64, label, 18, QUIET, room=130, anchor="end", smallest=13),
        *_parts(hero, inner._replace(y=inner.bottom - 44, height=44)),
    )  # fmt: skip


def _parts(hero: HeroShown, area: Area) -> tuple[Shape, ...]:
    """Points by kind, each with its sign; Stamina left at the end."""
    score = hero.score
    parts = (("drake", score.villains), ("thugs", score.thugs), ("distrust", score.distrust), ("relic", score.relics))
    places = area.columns(5, 6)
    shapes: list[Shape] = []
    for (sign, points), place in zip(parts, places, strict=False):
        y = place.centre[1] + 6
        shapes += [
            mark(sign, place.x + 18, y, 30, plate=PANEL),
            Text(x=place.x + 42, y=y + 9, words=f"+{points}", size=25, fill=INK, bold=True),
        ]
    last = places[-1]
    y = last.centre[1] + 6
    shapes += [
        mark("life", last.x + 18, y, 28, ink=INK, plate=PANEL),
        Text(x=last.x + 42, y=y + 9, words=f"{hero.life}/{hero.circles}", size=23, fill=QUIET, bold=True),
    ]
    return tuple(shapes)


def _foot(scene: ResultsScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """The whole hash, in lines that can be compared."""
    seed = scene.seed_hash
    signs = ("drake", "thugs", "distrust", "relic", "life")
    rows = [seed[k : k + _HASH_LINE] for k in range(0, len(seed), _HASH_LINE)][:2]
    return (
        *signs_explained(area, signs, say),
        line(area.x + 4, area.y + 58, say("night-class-picture-seed-hash"), 20, QUIET, room=area.width - 8, smallest=14),
        *(line(area.x + 4, area.y + 86 + k * 27, row, 22, INK, room=area.width - 8, bold=True) for k, row in enumerate(rows)),
    )
