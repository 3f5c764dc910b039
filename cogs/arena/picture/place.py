"""Where things stand: the size of the card, and lengths from its outer edges inwards."""

from dataclasses import dataclass

from bot.picture.scene import Anchor, Shape
from bot.picture.setting import line
from cogs.arena.picture.livery import LIVERIES, Livery, Team

WIDTH, HEIGHT = 1200, 675
TOP, BOTTOM = 84, 612  # of the two columns
COLUMN, MARGIN = 572, 20
SMALLEST = 20  # pixels of a font; a phone shows half of it


@dataclass(frozen=True, slots=True)
class Column:
    """Lengths from the picture's outer edge inwards, so that the two sides mirror each other."""

    team: Team

    @property
    def livery(self) -> Livery:
        return LIVERIES[self.team]

    @property
    def starts(self) -> Anchor:
        return "start" if self.team == "good" else "end"

    @property
    def ends(self) -> Anchor:
        return "end" if self.team == "good" else "start"

    def at(self, inwards: float, wide: float = 0) -> float:
        """The left edge of something `wide` that begins so far inwards; with no width, the point itself."""
        return MARGIN + inwards if self.team == "good" else WIDTH - MARGIN - inwards - wide


def line_of(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    room: float,
    bold: bool = False,
    anchor: Anchor = "start",
    smallest: float = SMALLEST,
) -> Shape:
    """One line, no smaller than a phone can show unless told."""
    return line(x, y, words, size, fill, room=room, bold=bold, anchor=anchor, smallest=smallest)
