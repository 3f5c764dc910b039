"""The whole sheet on one page of A4's shape: what one would print and play on."""

from bot.picture.scene import Scene, Shape
from bot.picture.setting import paragraph
from bot.picture.svg import to_svg
from bot.room import Say
from cogs.night_class.picture.boxes import draw_columns
from cogs.night_class.picture.city import draw_map
from cogs.night_class.picture.dice import draw_dice
from cogs.night_class.picture.header import header, paper
from cogs.night_class.picture.hero import draw_outlook, draw_strip, draw_vitals
from cogs.night_class.picture.ink import QUIET
from cogs.night_class.picture.place import Area, panel
from cogs.night_class.picture.shown import SheetScene
from cogs.night_class.picture.training import draw_cards, draw_tracks

WIDTH, HEIGHT = 1480, 1046  # what the lengths below are measured in
_SCALE = 0.838  # drawn at 1,240 pixels across: more of them cost time and show no more
STRIP = 52  # more for a table of several
_MARGIN, _GAP = 20.0, 8.0
_HEAD, _DICE, _CARDS, _LEGEND = 64.0, 94.0, 208.0, 34.0
_LEFT = 734.0
_VITALS, _TRACKS, _OUTLOOK = 78.0, 84.0, 80.0


def draw_sheet(scene: SheetScene, say: Say) -> str:
    """SVG of a `SheetScene`."""
    several = len(scene.table) > 1
    height = HEIGHT + (STRIP if several else 0)
    page = Area(0, 0, WIDTH, height).inset(_MARGIN)
    head = page.top(_HEAD)
    body = page.below(_HEAD + _GAP)
    strip: tuple[Shape, ...] = ()
    if several:
        strip = draw_strip(scene.table, scene.hero, body.top(STRIP - _GAP), say)
        body = body.below(STRIP)
    cards = body._replace(y=body.bottom - _CARDS, height=_CARDS)
    body = body._replace(height=body.height - _CARDS - _GAP)
    left = body._replace(width=_LEFT)
    right = body._replace(x=body.x + _LEFT + _GAP, width=body.width - _LEFT - _GAP)
    shapes = (
        *paper(WIDTH, height, scene.stage),
        *header(
            head,
            stage=scene.stage,
            name=scene.hero.name,
            emblem=scene.hero.emblem,
            left=f"{scene.city} · {scene.difficulty}",
            right=say("night-class-picture-turn", turn=scene.turn),
            seal=say(f"night-class-picture-stage-{scene.stage}"),
        ),
        *strip,
        *_left(scene, left, say),
        *_right(scene, right, say),
        *draw_cards(scene.cards, cards, say),
    )
    return to_svg(Scene(width=WIDTH, height=int(height), shapes=shapes, scale=_SCALE))


def _left(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    board = area._replace(height=area.height - _DICE - _GAP)
    dice = area._replace(y=area.bottom - _DICE, height=_DICE)
    legend = board._replace(y=board.bottom - _LEGEND)
    room, words = legend.width - 16, [say("night-class-picture-legend")]
    if scene.map.reach:
        words.append(say("night-class-picture-legend-reach"))
    if scene.way_counts:
        words.append(say("night-class-picture-legend-way"))
    return (
        *panel(board),
        *draw_map(scene.map, board._replace(height=board.height - _LEGEND).inset(6, 4), say("night-class-picture-start")),
        *paragraph(legend.centre[0], legend.y + 13, " · ".join(words), 11, QUIET, room=room, lines=2, smallest=8.5, anchor="middle"),
        *draw_dice(scene, dice, say),
    )


def _right(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    vitals = area.top(_VITALS)
    outlook = area._replace(y=area.bottom - _OUTLOOK, height=_OUTLOOK)
    tracks = outlook._replace(y=outlook.y - _TRACKS - _GAP, height=_TRACKS)
    columns = area._replace(y=vitals.bottom + _GAP, height=tracks.y - vitals.bottom - 2 * _GAP)
    return (
        *draw_vitals(scene, vitals, say),
        *draw_columns(scene.columns, columns, say),
        *draw_tracks(scene.tracks, tracks, say),
        *draw_outlook(scene, outlook, say),
    )
