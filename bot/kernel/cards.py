"""Decks and discard piles of any game. A deck is a list of card ids, the top one first; nobody sees its order."""

from collections.abc import Mapping, Sequence

from bot.kernel.dice import Dice

__all__ = ["copies", "deal", "draw", "put_under"]


def copies(counts: Mapping[str, int]) -> list[str]:
    """Every copy of every card by an id of its own: {"W05": 2} is W05#1, W05#2."""
    return [f"{card}#{number}" for card, count in counts.items() for number in range(1, count + 1)]


def draw(deck: list[str], discard: list[str], dice: Dice, why: str) -> tuple[str | None, int]:
    """The top card, taken off `deck`, and how many cards were shuffled back for it (0: none had to).

    An empty deck is made anew of the discard pile, which is empty then; None where both are empty. `why` labels the shuffle.
    """
    mixed = 0
    if not deck and discard:
        mixed = len(discard)
        deck[:] = dice.shuffle(discard, why)
        discard.clear()
    return (deck.pop(0) if deck else None), mixed


def deal(cards: Sequence[str], seats: Sequence[int]) -> list[tuple[str, int]]:
    """Cards one at a time round the seats, in the order given, until none is left: (card, seat)."""
    return [(card, seats[place % len(seats)]) for place, card in enumerate(cards)] if seats else []


def put_under(deck: list[str], cards: Sequence[str]) -> None:
    """Moves cards of the deck to its bottom, in the order given; the rest keep theirs."""
    for card in cards:
        deck.remove(card)
        deck.append(card)
