"""A look at the top of a deck, for one pair of eyes (NL-CON-m)."""

from collections.abc import Iterator

from bot.kernel.cards import put_under
from bot.kernel.game import Event
from cogs.nightlight.rules.events import Looked, PutUnder, Saw
from cogs.nightlight.rules.state import NightlightState, Peek
from cogs.nightlight.rules.words import DeckName


def deck_of(state: NightlightState, deck: DeckName) -> list[str]:
    match deck:
        case "toy_chest":
            return state.toy_deck
        case "nightmare":
            return state.nightmare_deck
        case "dream":
            return state.dream_deck


def peek(state: NightlightState, seat: int, deck: DeckName, n: int, most: int, by: str) -> Iterator[Event]:
    """Shows the top `n` to the user, who may put up to `most` of them to the bottom."""
    cards = deck_of(state, deck)[:n]
    if not cards:
        return
    yield Looked(seat=seat, deck=deck, count=len(cards))
    yield Saw(audience=(seat,), seat=seat, deck=deck, cards=tuple(cards))
    if most:
        state.questions_asked += 1
        state.peek = Peek(n=state.questions_asked, seat=seat, deck=deck, cards=cards, most=min(most, len(cards)), card=by)


def put(state: NightlightState, cards: tuple[str, ...]) -> Iterator[Event]:
    """The answer; the rest stay on top in their order. Others learn how many."""
    looked, state.peek = state.peek, None
    assert looked is not None
    deck = deck_of(state, looked.deck)
    under = [card for card in cards if card in deck]  # one may have been drawn since
    put_under(deck, under)
    yield PutUnder(seat=looked.seat, deck=looked.deck, count=len(under))
