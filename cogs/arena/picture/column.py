"""One team: its banner and its characters, the dead at the bottom."""

from bot.picture.lettering import fit, width
from bot.picture.scene import Circle, Group, Path, Rect, Shape, Text
from cogs.arena.picture.livery import WORDS, Team
from cogs.arena.picture.place import BOTTOM, COLUMN, TOP, Column, line_of
from cogs.arena.picture.row import row
from cogs.arena.picture.shown import EndScene, Line, RoundScene, Say, team_lines

_BANNER = 50
_ROW_MOST = 165


def column_of(scene: RoundScene | EndScene, team: Team, say: Say) -> tuple[Shape, ...]:
    column, lines = Column(team), team_lines(scene, team)
    states = isinstance(scene, RoundScene) and scene.health_as_states
    shapes: list[Shape] = [
        Rect(x=column.at(0, COLUMN), y=TOP, width=COLUMN, height=BOTTOM - TOP, radius=18, fill=column.livery.panel),
        *_banner(column, lines, say),
    ]
    room = BOTTOM - TOP - _BANNER - 6
    # Both columns have rows of one height, so that they read across.
    most = max(len(scene.good), len(scene.evil), 1)
    high = min(_ROW_MOST, room / most)
    above = max(0.0, (room - most * high) / 2)
    for k, line in enumerate(lines):
        y = TOP + _BANNER + above + k * high
        shapes += row(column, line, y, high - 5, say, states=states)
    return tuple(shapes)


def _banner(column: Column, lines: tuple[Line, ...], say: Say) -> tuple[Shape, ...]:
    y = TOP + _BANNER / 2
    name, size = fit(say(f"picture-{column.team}"), 150, 31, bold=True)
    counts = {state: sum(line.state == state for line in lines) for state in ("standing", "down", "dead")}
    taken = 54 + width(name, size, bold=True) + 14
    return (
        _emblem(column, column.at(30), y),
        Text(x=column.at(54), y=y + 11, words=name, size=size, fill=column.livery.strong, bold=True, anchor=column.starts),
        line_of(
            column.at(COLUMN - 16),
            y + 9,
            say("picture-tally", **counts),
            22,
            WORDS,
            room=COLUMN - taken - 16,
            anchor=column.ends,
            smallest=18,
        ),
    )


def _emblem(column: Column, x: float, y: float) -> Shape:
    """A sun for Good, a crescent for Evil."""
    if column.team == "evil":
        crescent = Path(d="M6 -13 A14 14 0 1 0 6 13 A11 11 0 1 1 6 -13 Z", fill=column.livery.strong)
        return Group(shapes=(crescent,), x=x, y=y)
    ray = Path(d="M0 -11.5 L0 -15", stroke=column.livery.strong, stroke_width=3.4)
    rays = tuple(Group(shapes=(ray,), turn=k * 45) for k in range(8))
    return Group(shapes=(Circle(x=0, y=0, radius=7.5, fill=column.livery.strong), *rays), x=x, y=y)
