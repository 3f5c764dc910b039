"""Cards turned sideways and upright again (NL-EXH*)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.board import engaged_with, living, owner_of
from cogs.nightlight.rules.events import Exhausted, Readied
from cogs.nightlight.rules.state import NightlightState


def exhaust(state: NightlightState, target: str, by: str) -> Iterator[Event]:
    """A stash card or denizen, by an effect. Nothing on a boss (NL-CON2-a) or on what is exhausted already (NL-EXH-b)."""
    holder, front = owner_of(state, target), engaged_with(state, target)
    piece = holder.held(target) if holder else front.facing(target) if front else None
    if piece is not None and not piece.exhausted:
        piece.exhausted = True
        yield Exhausted(card=target, by=by)


def ready(state: NightlightState, card: str, by: str) -> Iterator[Event]:
    """A stash card of a living animal (NL-EXH-c, NL-R9)."""
    holder = owner_of(state, card)
    held = holder.held(card) if holder and holder.alive else None
    if held is not None and held.exhausted:
        held.exhausted = False
        yield Readied(card=card, by=by)


def ready_all(state: NightlightState) -> int:
    """The end of a round: everything in play, and this round's changes are over (NL-P2.E-d, NL-CON-g). How many were turned."""
    turned = 0
    for animal in living(state):
        for piece in (*animal.stash, *animal.front):
            turned += piece.exhausted
            piece.exhausted = False
        animal.attack_more = animal.defense_more = 0
    if state.boss is not None and state.boss.exhausted:
        turned += 1
        state.boss.exhausted = False
    return turned
