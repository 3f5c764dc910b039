"""What a host without a seat may rule, and the table's own acts (ARENA-R19, ARENA-R22, ARENA-R33, ARENA-R34)."""

from collections.abc import Iterator

from bot.kernel.game import END, Event, RuleViolation, refuse_unless
from cogs.arena.rules.actions import Attack, Conduct, Curse, Hail, Heal, Order, RuleTarget, Unclear, VoidOrder
from cogs.arena.rules.acts import AdjustHealth, ArenaSystem, RemoveCharacter, Script
from cogs.arena.rules.concession import count_votes
from cogs.arena.rules.events import CharacterRemoved, HealthRuled, OrderVoided, SeatScripted, TargetRuled
from cogs.arena.rules.legality import most_blows, position_of
from cogs.arena.rules.state import ArenaState
from cogs.arena.rules.victory import end_battle, verdict
from cogs.arena.rules.words import DEAD, FEWEST_BLOWS, TEAMS, Help
from cogs.arena.view import shown


def rule_in_secret(state: ArenaState, action: RuleTarget | VoidOrder) -> Iterator[Event]:
    """Sealed rulings: the target of an unclear order, and a voided order, announced without a name."""
    match action:
        case RuleTarget(seat=seat, target=target):
            state.ruled[seat] = target
            yield TargetRuled(audience=(seat,), round=state.round, seat=seat, target=target)
        case VoidOrder(seat=seat):
            state.voided = [*state.voided, seat]
            yield OrderVoided(round=state.round)
            yield OrderVoided(audience=(seat,), round=state.round, seat=seat)
            yield OrderVoided(audience=END, round=state.round, seat=seat)


def rule_openly(state: ArenaState, act: ArenaSystem) -> Iterator[Event]:
    """Acts that everybody reads, with their reason."""
    refuse_unless(0 <= act.seat < len(state.characters), "ARENA-R34", seat=act.seat)
    refuse_unless(state.over is None, "ARENA-END-a")
    match act:
        case AdjustHealth():
            yield from _adjust(state, act)
        case RemoveCharacter():
            yield from _remove(state, act)
        case Script():
            yield from _script(state, act)


def _adjust(state: ArenaState, act: AdjustHealth) -> Iterator[Event]:
    one = state.characters[act.seat]
    if one.removed:
        raise RuleViolation("ARENA-R19", seat=act.seat)
    before, was = one.health, one.status
    one.health = one.trace[-1] = act.health
    state.quiet = 0
    yield HealthRuled(
        seat=one.seat,
        before=shown(state.options, before),
        after=shown(state.options, act.health),
        was=was,
        now=one.status,
        reason=act.reason,
    )
    yield from _nobody_left(state)


def _remove(state: ArenaState, act: RemoveCharacter) -> Iterator[Event]:
    one = state.characters[act.seat]
    refuse_unless(not one.removed, "ARENA-R19", seat=act.seat)
    one.removed, one.health, one.back = True, DEAD, False
    one.trace[-1] = DEAD
    state.votes.pop(one.seat, None)
    yield CharacterRemoved(seat=one.seat, reason=act.reason)
    yield from _nobody_left(state)


def _script(state: ArenaState, act: Script) -> Iterator[Event]:
    left = [seat for seat in state.scripted if seat != act.seat]
    state.scripted = sorted([*left, act.seat]) if act.on else left
    yield SeatScripted(seat=act.seat, on=act.on)
    yield from count_votes(state)


def _nobody_left(state: ArenaState) -> Iterator[Event]:
    """A ruling is no resolution and ends nothing (ARENA-BATTLE-f), unless a side has nobody alive who could still be healed."""
    empty = [team for team in TEAMS if not any(one.alive for one in state.team(team))]
    found = verdict(state) if empty else None
    if found is not None:
        yield from end_battle(state, found)
    elif state.over is None:
        yield from count_votes(state)


def made_illegal(state: ArenaState, seat: int, order: Order) -> Order | None:
    """A kept order that a ruling made illegal: its target was taken out, so it is unclear now (ARENA-R19, ARENA-R22)."""
    position = position_of(state, seat)
    if not state.characters[seat].can_act:
        return None
    match order:
        case Attack(decision=decision, stance=stance):
            return Unclear(decision=decision, verb="attack", stance=stance)
        case Hail(decision=decision) if most_blows(position) >= FEWEST_BLOWS:
            return Unclear(decision=decision, verb="hail")
        case Heal(decision=decision):
            return Unclear(decision=decision, verb="heal")
        case Curse(decision=decision):
            return Unclear(decision=decision, verb="curse")
        case Conduct(decision=decision):
            return _half(state, order)
        case Unclear(decision=decision, verb=verb, named=named, stance=stance):
            alive = tuple(other for other in named if state.characters[other].alive)
            clear: Help | None = order.clear if order.clear_target is not None and state.characters[order.clear_target].alive else None
            kept = Unclear(
                decision=decision, verb=verb, named=alive, stance=stance, clear=clear, clear_target=order.clear_target if clear else None
            )
            return kept if kept != order else None
        case _:
            return None


def _half(state: ArenaState, order: Conduct) -> Unclear:
    """The ability whose target is still there stays clear."""
    there: list[tuple[Help, int]] = [(help, target) for help, target in order.helps if state.characters[target].alive]
    gone: list[Help] = [help for help, target in order.helps if not state.characters[target].alive]
    return Unclear(
        decision=order.decision,
        verb=gone[0] if gone else order.first,
        clear=there[0][0] if there else None,
        clear_target=there[0][1] if there else None,
    )
