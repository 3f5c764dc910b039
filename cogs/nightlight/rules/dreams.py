"""The Dreamscape changes (NL-P1.1, NL-CARD4, NL-CON-u)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.events import DreamEnded, DreamTurned
from cogs.nightlight.rules.sets import verbs_of
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import Carried


def turn_up(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """The next Dream covers the one before; its `reveal` comes next of all. An empty deck turns nothing up."""
    if not state.dream_deck:
        yield DreamTurned(round=state.round, dream=None)
        return
    covers = state.dreams[-1] if state.dreams else None
    dream = state.dream_deck.pop(0)
    state.dreams.append(dream)
    state.dream_ended = False  # NL-R20: what ended with the covered one is over too
    yield DreamTurned(round=state.round, dream=dream, covers=covers)
    if verbs_of(state, dream, "reveal"):
        state.agenda.append(Carried(card=dream, when="reveal"))


def end(state: NightlightState) -> Iterator[Event]:
    """The top Dream holds no longer, until the next is turned up (content, part 3: `end_dream`)."""
    if state.dreams and not state.dream_ended:
        state.dream_ended = True
        yield DreamEnded(dream=state.dreams[-1])
