"""Giving up by a private vote that nobody sees until it succeeds (ARENA-R39)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.arena.rules.actions import Concede, Rest
from cogs.arena.rules.events import ConcedeVoted
from cogs.arena.rules.state import ArenaState, Over
from cogs.arena.rules.victory import end_battle
from cogs.arena.rules.words import TEAMS, Team, enemy_of


def vote(state: ArenaState, seat: int, action: Concede | Rest) -> Iterator[Event]:
    """A vote for this round; taking it back is another one."""
    if isinstance(action, Rest):
        state.votes[seat] = "rest"
    elif action.agree:
        state.votes[seat] = "yes"
    else:
        state.votes.pop(seat, None)
    yield ConcedeVoted(audience=(seat,), seat=seat, vote=state.votes.get(seat, "no"))
    yield from count_votes(state)


def count_votes(state: ArenaState) -> Iterator[Event]:
    """Ends the battle where a side gives up; the round's orders are not resolved."""
    for team in TEAMS:
        if state.over is None and _gives_up(state, team):
            yield from end_battle(state, Over(cause="ARENA-R39", why="conceded", winner=enemy_of(team)))


def _gives_up(state: ArenaState, team: Team) -> bool:
    """All living agree; scripts and resting seats agree with the others, so somebody must have asked for it."""
    living = [one.seat for one in state.team(team) if one.alive]
    asked = any(state.votes.get(seat) == "yes" for seat in living)
    return asked and all(state.votes.get(seat) or seat in state.scripted for seat in living)
