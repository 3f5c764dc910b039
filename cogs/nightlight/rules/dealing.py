"""The Nightmare deck: its deal in Preparation, and what effects deal (NL-P1.3, NL-R14, NL-R15)."""

from collections.abc import Generator, Iterator

from bot.kernel.cards import draw
from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Enemy, living
from cogs.nightlight.rules.events import DealStopped, Dealt, Reshuffled
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.words import DEALT


def nightmare_creeps(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """One to each living animal in turn order, then a second one round, in round 1 a third (NL-R15, NL-R43)."""
    for _ in range(DEALT[state.round]):
        for animal in living(state):
            enemy = yield from _drawn(state, dice)
            if enemy is None:
                return
            animal.front.append(Enemy(id=enemy))
            yield Dealt(seat=animal.seat, enemy=enemy)


def deal(state: NightlightState, seat: int, n: int, dice: Dice) -> Iterator[Event]:
    """`n` cards to one living animal by an effect; they come ready (NL-R16)."""
    animal = state.animals[seat]
    for _ in range(n if animal.alive else 0):
        enemy = yield from _drawn(state, dice)
        if enemy is None:
            return
        animal.front.append(Enemy(id=enemy))
        yield Dealt(seat=seat, enemy=enemy, why="effect")


def _drawn(state: NightlightState, dice: Dice) -> Generator[Event, None, str | None]:
    card, mixed = draw(state.nightmare_deck, state.nightmare_discard, dice, "NL-R14")
    if mixed:
        yield Reshuffled(deck="nightmare", count=mixed)
    if card is None:
        yield DealStopped()
    return card
