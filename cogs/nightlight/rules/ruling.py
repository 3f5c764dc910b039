"""Who left, who stands in, what a GM rules: typed acts, told to all (NL-R40)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event, RuleViolation, refuse_unless
from cogs.nightlight.rules.acts import Leave, NightlightSystem, RuleReady, RuleWounds, StandIn
from cogs.nightlight.rules.board import Boss, Enemy, Held, animal_named, enemy_named, owner_of
from cogs.nightlight.rules.carrying import go_on
from cogs.nightlight.rules.events import PlayerLeft, Ruled, StandInNamed
from cogs.nightlight.rules.freeing import aside
from cogs.nightlight.rules.harm import is_in_play, settle
from cogs.nightlight.rules.heirlooms import inherit
from cogs.nightlight.rules.looking import put
from cogs.nightlight.rules.state import NightlightState


def rule(state: NightlightState, act: NightlightSystem, dice: Dice) -> Iterator[Event]:
    """Refuses with NL-R40 (a seat that isn't there, a stand-in without the switch), NL-CON-e (nothing such in play)
    or NL-CON2-a (a boss is never readied).
    """
    match act:
        case Leave():
            yield from _leave(state, act)
        case StandIn():
            yield from _stand_in(state, act)
        case RuleWounds():
            refuse_unless(is_in_play(state, act.target), "NL-CON-e", card=act.target[:12])
            yield from aside(state, _wounds(state, act, dice))
        case RuleReady():
            yield from aside(state, _ready(state, act, _piece(state, act)))


def _leave(state: NightlightState, act: Leave) -> Iterator[Event]:
    refuse_unless(0 <= act.seat < len(state.animals), "NL-R40", seat=act.seat)
    state.left = sorted({*state.left, act.seat} if act.on else {*state.left} - {act.seat})
    yield PlayerLeft(seat=act.seat, on=act.on)


def _stand_in(state: NightlightState, act: StandIn) -> Iterator[Event]:
    """With the switch, or for a seat whose player left."""
    seats = range(len(state.animals))
    allowed = act.by is None or state.options.stand_in == "on" or act.seat in state.left
    is_there = act.seat in seats and (act.by is None or act.by in seats)
    refuse_unless(allowed and is_there and act.by != act.seat, "NL-R40", seat=act.seat)
    if act.by is None:
        state.stand_ins.pop(act.seat, None)
    else:
        state.stand_ins[act.seat] = act.by
    yield StandInNamed(seat=act.seat, by=act.by)


def _wounds(state: NightlightState, act: RuleWounds, dice: Dice) -> Iterator[Event]:
    piece = animal_named(state, act.target) or enemy_named(state, act.target)
    assert piece is not None
    piece.wounds = act.wounds
    yield Ruled(target=act.target, wounds=act.wounds, reason=act.reason)
    yield from settle(state, dice, by=None)
    yield from _without_the_fallen(state, dice)


def _without_the_fallen(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """A fallen animal is asked nothing more; what waited for it alone goes on (NL-R9)."""
    if state.peek is not None and not state.animals[state.peek.seat].alive:
        yield from put(state, ())
    if state.inheriting is not None and not state.animals[state.inheriting].alive:
        yield from inherit(state, state.inheriting, None)
    yield from go_on(state, dice)


def _piece(state: NightlightState, act: RuleReady) -> Held | Enemy | Boss:
    holder = owner_of(state, act.card)
    piece = holder.held(act.card) if holder else enemy_named(state, act.card)
    if piece is None:
        raise RuleViolation("NL-CON-e", card=act.card[:12])
    if isinstance(piece, Boss) and not act.exhausted:  # its Loom is over: the round would never end (NL-R19)
        raise RuleViolation("NL-CON2-a", card=act.card[:12])
    return piece


def _ready(state: NightlightState, act: RuleReady, piece: Held | Enemy | Boss) -> Iterator[Event]:
    piece.exhausted = act.exhausted
    yield Ruled(target=act.card, exhausted=act.exhausted, reason=act.reason)
