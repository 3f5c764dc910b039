"""Not drawn yet."""

from bot.picture.scene import Scene
from bot.picture.svg import to_svg
from bot.room import Say
from cogs.night_class.picture.shown import TableScene


def draw_table(scene: TableScene, say: Say) -> str:
    return to_svg(Scene(width=760, height=400, shapes=()))
