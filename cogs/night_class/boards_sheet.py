"""What the picture of a sheet shows beside its figures, as lines of text: danger, reach, the way walked, what stands where.

`boards` writes the sheet itself; these lines are made from the scene that the picture is drawn from, so that both say the same.
"""

from collections.abc import Iterator, Mapping

from bot.kernel.game import Seat
from bot.room import Say
from cogs.night_class.picture.shown import SheetScene
from cogs.night_class.rules.ground import in_order
from cogs.night_class.scenes import sheet_scene
from cogs.night_class.view import NightView

__all__ = ["map_notes"]


def map_notes(say: Say, view: NightView, seat: Seat) -> list[str]:
    """Of the seat's own draft where `view` is its own, else of its sheet as everybody may see it."""
    scene = sheet_scene(say, view, seat)
    return [
        *_danger(say, scene),
        *_reach(say, scene),
        say("night-class-notes-buildings", list="; ".join(_blocks(say, scene))),
        say("night-class-notes-columns", list=", ".join(_columns(say, scene))),
    ]


def _danger(say: Say, scene: SheetScene) -> Iterator[str]:
    """Where enemies stand nobody else can; of a hero whose game is over there is none."""
    held = {foe.space for foe in scene.map.foes if foe.left > 0}
    danger = {space: str(damage) for space, damage in scene.map.danger.items() if space not in held}
    if scene.outlook is None:
        return
    if not danger:
        yield say("night-class-notes-quiet")
        return
    yield say("night-class-notes-danger", list="; ".join(_grouped(say, danger)))
    if scene.way_counts:
        yield f"{say('night-class-picture-legend-way')}."


def _reach(say: Say, scene: SheetScene) -> Iterator[str]:
    if scene.map.way:
        yield say("night-class-notes-way", list=" ".join(scene.map.way))
    if scene.map.reach:
        yield say("night-class-notes-reach", list="; ".join(_grouped(say, scene.map.reach)))


def _grouped(say: Say, found: Mapping[str, str]) -> Iterator[str]:
    """ "2: K4 K5", the lowest first."""
    for value in sorted(set(found.values()), key=lambda one: (len(one), one)):
        yield say("night-class-notes-spaces", damage=value, list=" ".join(in_order(space for space in found if found[space] == value)))


def _blocks(say: Say, scene: SheetScene) -> Iterator[str]:
    for block in scene.map.blocks:
        yield say("night-class-notes-block", name=block.name, list=" ".join(in_order(block.spaces)))


def _columns(say: Say, scene: SheetScene) -> Iterator[str]:
    for column in scene.columns:
        yield say("night-class-notes-column", name=column.name, plot=column.plot)
