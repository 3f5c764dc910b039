"""An enemy on the map and in its column: what it is, what is left of it, how far and how hard it hits."""

from bot.picture.scene import Circle, Path, Shape
from bot.picture.setting import line
from cogs.night_class.picture.ink import FAINT, GONE, INK, LIFE, PANEL, QUIET, THUG, VILLAIN
from cogs.night_class.picture.marks import mark
from cogs.night_class.picture.place import Area, cross
from cogs.night_class.picture.shown import Foe

RANGE, DAMAGE = "◎", "⚔"


def figures(foe_reach: int, damage: int, more: int) -> tuple[str, str]:
    """Range and damage as signs and numbers; "+1" for each building or obstacle beside the path."""
    return f"{RANGE}{foe_reach}", f"{DAMAGE}{damage}" + (f"+{more}" if more else "")


def token(group: str, x: float, y: float, radius: float, *, down: bool) -> tuple[Shape, ...]:
    """Its sign on a plate; only an outline, crossed, once it is defeated."""
    colour = THUG if group == "thugs" else VILLAIN
    if not down:
        return Circle(x=x, y=y, radius=radius, fill=colour), mark(group, x, y, radius * 1.3, ink=PANEL, plate=colour)
    arm = radius * 0.7
    return (
        Circle(x=x, y=y, radius=radius, fill="none", stroke=FAINT, stroke_width=radius * 0.1),
        mark(group, x, y, radius * 1.1, ink=GONE, plate=PANEL),
        Path(d=f"M{x - arm:.1f} {y - arm:.1f} L{x + arm:.1f} {y + arm:.1f}", stroke=QUIET, stroke_width=radius * 0.14),
    )


def pips(x: float, y: float, size: float, left: int, of: int, *, colour: str = LIFE) -> tuple[Shape, ...]:
    """Stamina as circles from (x, y), the upper left corner: full, then crossed ones. Each takes 1.2 times its size."""
    radius = size / 2
    shapes: list[Shape] = []
    for k in range(of):
        cx, cy = x + radius + k * size * 1.2, y + radius
        if k < left:
            shapes.append(Circle(x=cx, y=cy, radius=radius * 0.9, fill=colour))
        else:
            arm = radius * 0.5
            shapes.append(Circle(x=cx, y=cy, radius=radius * 0.85, fill="none", stroke=QUIET, stroke_width=size * 0.09))
            shapes.append(Path(d=cross(cx, cy, arm), stroke=QUIET, stroke_width=size * 0.09))
    return tuple(shapes)


def foe_on_map(foe: Foe, cell: Area, names: bool, numbers: bool) -> tuple[Shape, ...]:
    """Sign and Stamina on its space, with `names` also what it is called, its Range and damage."""
    side = cell.width
    x, y = cell.centre
    if foe.left <= 0:
        return token(foe.group, x, y, side * 0.3, down=True)
    villain = foe.group != "thugs"
    if not names:
        return (
            *token(foe.group, x, y - (side * 0.1 if villain and numbers else 0), side * (0.34 if numbers else 0.44), down=False),
            *(_row_of_pips(foe, cell, 0.74) if villain and numbers else ()),
        )
    radius = side * 0.22
    at_x, at_y = cell.x + side * 0.265, cell.y + side * (0.47 if villain else 0.5)
    size = side * 0.19
    reach, damage = figures(foe.reach, foe.damage, foe.more)
    words_x = at_x + radius + side * 0.025
    room = cell.right - words_x - side * 0.025
    shapes: list[Shape] = [
        *token(foe.group, at_x, at_y, radius, down=False),
        line(words_x, at_y - size * 0.16, reach, size, INK, room=room, bold=True, smallest=8),
        line(words_x, at_y + size * 0.92, damage, size, INK, room=room, bold=True, smallest=8),
    ]
    if villain:
        shapes.append(line(x, cell.y + side * 0.19, foe.name, side * 0.165, INK, room=side - 4, bold=True, anchor="middle", smallest=8))
        shapes += _row_of_pips(foe, cell, 0.78)
    return tuple(shapes)


def _row_of_pips(foe: Foe, cell: Area, share: float) -> tuple[Shape, ...]:
    """A villain's Stamina at the lower edge of its space."""
    pip = min(cell.width * 0.16, (cell.width - 8) / (foe.of * 1.2))
    begin = cell.centre[0] - pip * (1.2 * foe.of - 0.2) / 2
    return pips(begin, cell.y + cell.height * share, pip, foe.left, foe.of)
