"""Named positions and dotted paths, for case files and tests."""

from collections.abc import Sequence
from typing import Any, cast

from bot.kernel.game import BadInput
from bot.kernel.secret import Secret
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.setup import new_battle
from cogs.arena.rules.state import ArenaJoining, ArenaState
from cogs.arena.rules.words import CLASSES, DEAD, FULL_HEALTH, TEAMS, Cls, Team

LATIN = {"Д": "G", "З": "E"}
PRESETS = ("start",)


def preset(name: str, joinings: Sequence[ArenaJoining], options: ArenaOptions) -> ArenaState:
    """`start`: everybody at 3, round 1. Unlike a real start it takes sides of any size."""
    if name not in PRESETS:
        raise BadInput("arena-no-such-preset", name=name)
    return new_battle(options, joinings)


def sides(size: int, classes: str = "", *, evil: int | None = None) -> list[ArenaJoining]:
    """Joinings named by tag, Good first: `classes` is a letter a seat (C, B, D), all Drummers by default."""
    letters: dict[str, Cls] = {"C": "conductor", "B": "vocal", "D": "drummer"}
    seats = [("good", k) for k in range(size)] + [("evil", k) for k in range(size if evil is None else evil)]
    classes = classes or "D" * len(seats)
    return [joining(team, f"{team.title()} {k + 1}", letters[classes[seat]]) for seat, (team, k) in enumerate(seats)]


def joining(team: str, name: str, cls: Cls) -> ArenaJoining:
    side: Team = "good" if team == "good" else "evil"
    return ArenaJoining(name=name, team=side, cls=Secret(cls))


def seat_of(tag: str, state: ArenaState) -> int:
    """The seat of G1 or E2, in either alphabet."""
    wanted = LATIN.get(tag[:1].upper(), tag[:1].upper()) + tag[1:]
    for one in state.characters:
        if one.tag == wanted:
            return one.seat
    raise BadInput("arena-no-such-tag", tag=tag)


def set_field(state: ArenaState, path: str, value: Any) -> None:
    """Sets one fact of a position: `round`, `quiet`, `scripted`, or `G1.health` and the like. Raises BadInput on an illegal one."""
    head, _, rest = path.partition(".")
    if not rest:
        _set_battle(state, head, value)
        return
    one = state.characters[seat_of(head, state)]
    match rest, value:
        case "health", "dead":
            one.health = DEAD
        case "health", int() if DEAD <= value <= FULL_HEALTH:
            one.health = value
        case "class" | "cls", str() if value in CLASSES:
            one.cls = value
        case "missed", int() if value >= 0:
            one.missed = value
        case "back", bool():
            one.back = value
        case "trace", list():
            one.trace = [int(health) for health in cast("list[int]", value)]
            one.health = one.trace[-1]
        case _:
            raise BadInput("arena-no-such-field", path=path)
    if rest == "health":
        one.trace = [*one.trace[:-1], one.health]


def _set_battle(state: ArenaState, name: str, value: Any) -> None:
    match name, value:
        case "round", int() if value >= 1:
            state.round = value
        case "quiet", int() if value >= 0:
            state.quiet = value
        case "scripted", list():
            state.scripted = [seat_of(str(tag), state) for tag in cast("list[str]", value)]
        case "healing_seen", list():
            state.healing_seen = [team for team in TEAMS if team in value]
        case _:
            raise BadInput("arena-no-such-field", path=name)


def get_field(state: ArenaState, path: str) -> Any:
    """The fact under a path such as `G1.health`, `G1.status`, `round`, `quiet`, `over.why`, `over.winner`."""
    head, _, rest = path.partition(".")
    if head == "over":
        return getattr(state.over, rest) if rest and state.over else (state.over is not None)
    if not rest:
        return getattr(state, head)
    value = getattr(state.characters[seat_of(head, state)], "cls" if rest == "class" else rest)
    return "dead" if rest == "health" and value == DEAD else value
