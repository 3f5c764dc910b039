"""A picture in words, for those who can't see it: the same facts, in Discord's length."""

from bot.room import Say
from cogs.night_class.picture.shown import ResultsScene, SheetScene, TableScene


def sheet_alt(scene: SheetScene, say: Say) -> str:
    return f"{scene.hero.name}, {scene.city}, {say('night-class-picture-turn', turn=scene.turn)}"


def table_alt(scene: TableScene, say: Say) -> str:
    return f"{scene.city}, {say('night-class-picture-turn', turn=scene.turn)}"


def results_alt(scene: ResultsScene, say: Say) -> str:
    return f"{scene.city}, {say('night-class-picture-turn', turn=scene.turn)}"
