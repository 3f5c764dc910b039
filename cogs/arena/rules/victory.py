"""When a battle is over, looked for once a round after the whole resolution (ARENA-BATTLE-f, ARENA-R1, ARENA-R2, ARENA-R38)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.arena.rules.events import BattleOver, ClassRevealed, Risen, RoundOpened
from cogs.arena.rules.state import ArenaState, Character, Over
from cogs.arena.rules.words import QUIET_ROUNDS, TEAMS, Team, enemy_of


def finish_round(state: ArenaState) -> Iterator[Event]:
    """Ends the battle, or opens the next round (ARENA-BATTLE-d)."""
    yield from _tie_break(state)
    found = verdict(state)
    if found is not None:
        yield from end_battle(state, found)
        return
    state.round += 1
    yield round_opened(state)


def round_opened(state: ArenaState) -> RoundOpened:
    return RoundOpened(round=state.round, asked=sum(one.alive for one in state.characters))


def still_in(state: ArenaState, one: Character) -> bool:
    """Whether this one keeps its side in the battle (ARENA-R1)."""
    match state.options.victory:
        case "cannot_act":
            return one.can_act
        case "all_down":
            return one.standing
        case "all_dead":
            return one.alive


def is_out(state: ArenaState, team: Team) -> bool:
    return not any(still_in(state, one) for one in state.team(team))


def verdict(state: ArenaState) -> Over | None:
    """How the battle stands after a resolution; None: it goes on."""
    out: list[Team] = [team for team in TEAMS if is_out(state, team)]
    if len(out) == 1:
        return Over(cause="ARENA-R1", why="out", winner=enemy_of(out[0]))
    if out:
        return _both_out(state)
    if state.quiet >= QUIET_ROUNDS:
        return Over(cause="ARENA-R38", why="quiet")
    cap = state.options.round_cap
    if cap != "off" and state.round >= cap:
        return Over(cause="ARENA-R38", why="cap", winner=_healthier(state))
    return None


def _both_out(state: ArenaState) -> Over:
    """A draw, unless the table counts the dead (ARENA-R2)."""
    if state.options.draw_tiebreak == "fewer_dead":
        dead = {team: sum(not one.alive for one in state.team(team)) for team in TEAMS}
        if dead["good"] != dead["evil"]:
            return Over(cause="ARENA-R2", why="fewer_dead", winner="good" if dead["good"] < dead["evil"] else "evil")
    return Over(cause="ARENA-R2", why="both_out")


def _tie_break(state: ArenaState) -> Iterator[Event]:
    """Both sides are out: by the table's option whoever is down rises with 1 for one more round (ARENA-R2)."""
    if state.options.draw_tiebreak != "one_more_round_at_1_health" or not all(is_out(state, team) for team in TEAMS):
        return
    risen = [one for one in state.characters if one.health == 0]
    for one in risen:
        one.health = one.trace[-1] = 1
        one.back = True
    if risen:
        yield Risen(seats=tuple(one.seat for one in risen))


def _healthier(state: ArenaState) -> Team | None:
    """The side with more health among those who can act, where the table counts it at the cap (ARENA-R38)."""
    if state.options.cap_result != "more_health_wins":
        return None
    good, evil = (sum(one.health for one in state.team(team) if one.can_act) for team in TEAMS)
    if good == evil:
        return None
    return "good" if good > evil else "evil"


def end_battle(state: ArenaState, over: Over) -> Iterator[Event]:
    """Everything opens at once (ARENA-R28)."""
    state.over = over
    yield BattleOver(round=state.round, cause=over.cause, why=over.why, winner=over.winner)
    for one in state.characters:
        yield ClassRevealed(seat=one.seat, cls=one.cls, why="over")


__all__ = ["end_battle", "finish_round", "is_out", "round_opened", "still_in", "verdict"]
