"""What a seat may order, asked by choices, refusals, parser and previews alike (content, part 5).

Everything here reads a `Position`: what the seat itself may know. It is made from a state or from the seat's own view.
"""

from collections.abc import Mapping
from typing import NamedTuple

from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaState
from cogs.arena.rules.words import ABILITIES, DEAD, FEWEST_BLOWS, FULL_HEALTH, Cls, Status, Team, Verb, status_of
from cogs.arena.view import ArenaView

_STATUS: Mapping[int, Status] = {health: status_of(health) for health in range(DEAD, FULL_HEALTH + 1)}


class Position(NamedTuple):
    """A round as one seat sees it, with the house rules that bear on orders."""

    me: int
    cls: Cls
    statuses: tuple[Status, ...]
    teams: tuple[Team, ...]
    posted: bool
    self_healing: bool
    hail_at_the_down: bool
    furious_hail: bool
    post_first: bool  # an order needs a published text


def position_of(state: ArenaState, seat: int) -> Position:
    others = state.characters
    return _position(
        seat,
        others[seat].cls,
        tuple([_STATUS[one.health] for one in others]),
        tuple([one.team for one in others]),
        posted=bool(state.posts) and any(post.seat == seat for post in state.posts),
        options=state.options,
    )


def position_of_view(view: ArenaView) -> Position:
    """From a seat's own view; a spectator has no position."""
    if view.you is None:
        raise ValueError("a spectator orders nothing")
    return _position(
        view.you.seat,
        view.you.cls,
        tuple([line.status for line in view.lines]),
        tuple([line.team for line in view.lines]),
        posted=view.you.posted,
        options=view.options,
    )


def _position(me: int, cls: Cls, statuses: tuple[Status, ...], teams: tuple[Team, ...], *, posted: bool, options: ArenaOptions) -> Position:
    return Position(
        me,
        cls,
        statuses,
        teams,
        posted,
        options.self_healing == "on",  # ARENA-R16
        options.hail_pool == "alive",  # ARENA-R11
        options.hail_stance == "furious_allowed",  # ARENA-R41
        # Where texts wait for the announcement, whether one was written is judged at closing: the table holds it, not the state.
        options.post_required == "on" and options.posts == "at_once",  # ARENA-R30
    )


def can_act(position: Position) -> bool:
    """Standing, or a Drummer who is down (ARENA-WOUND-e, ARENA-DRUM-c)."""
    status = position.statuses[position.me]
    return status == "standing" or (status == "down" and position.cls == "drummer")


def needs_post(position: Position) -> bool:
    """Whether an order waits for its text (ARENA-R30); of nobody who is down, so that no text tells who acts at 0."""
    return position.post_first and not position.posted and position.statuses[position.me] == "standing"


def is_foe(position: Position, seat: int) -> bool:
    return position.teams[seat] != position.teams[position.me]


def living_foes(position: Position) -> list[int]:
    return [seat for seat, status in enumerate(position.statuses) if status != "dead" and is_foe(position, seat)]


def most_blows(position: Position) -> int:
    """How many enemies a hail can fall on (ARENA-R11)."""
    wanted = ("standing", "down") if position.hail_at_the_down else ("standing",)
    return sum(position.statuses[seat] in wanted for seat in living_foes(position))


def hail_rule(position: Position, number: int) -> str | None:
    """The rule against a hail on `number`: at least 2, at most the enemies there are (ARENA-DRUM-i, ARENA-DRUM-f)."""
    most = most_blows(position)
    if number < FEWEST_BLOWS or most < FEWEST_BLOWS:
        return "ARENA-DRUM-i"
    return "ARENA-DRUM-f" if number > most else None


def self_rule(position: Position, verb: Verb, target: int) -> str | None:
    """The rule that names an ability's own exception for oneself; it goes before all other rules on targets."""
    return "ARENA-COND-d" if verb == "inspiration" and target == position.me else None


def target_rule(position: Position, verb: Verb, target: int) -> str | None:
    """The rule against `target`: dead first, then the wrong side (content, part 5)."""
    if position.statuses[target] == "dead":
        return "ARENA-WOUND-i"
    foe = is_foe(position, target)
    match verb:
        case "attack" | "hail":
            return None if foe else "ARENA-ORDER-h"
        case "curse":
            return None if foe else "ARENA-VOCAL-h"
        case "inspiration" | "ward":
            return "ARENA-COND-j" if foe else None
        case "heal":
            itself = target == position.me and not position.self_healing  # ARENA-R16
            return "ARENA-VOCAL-h" if foe or itself else None


def may_target(position: Position, verb: Verb, target: int) -> bool:
    return self_rule(position, verb, target) is None and target_rule(position, verb, target) is None


def legal_targets(position: Position, verb: Verb) -> list[int]:
    return [seat for seat in range(len(position.statuses)) if may_target(position, verb, seat)]


def has_ability(position: Position, verb: Verb | str) -> bool:
    return verb in ABILITIES[position.cls]
