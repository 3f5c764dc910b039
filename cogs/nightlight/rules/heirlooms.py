"""`heirloom`: each living animal in turn order may take one item of a fallen stash (NL-R9)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.events import CardTaken
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import Inherited


def items_of(state: NightlightState, seat: int) -> list[str]:
    """Toy Chest items of a stash; skills belong to their animal."""
    return [one.id for one in state.animals[seat].stash if "#" in one.id]


def inherited(state: NightlightState, step: Inherited) -> Iterator[Event]:
    """Asks the next one, as long as something is left."""
    seats = [seat for seat in step.seats if state.animals[seat].alive]
    if seats and items_of(state, step.fallen):
        state.agenda.append(step.model_copy(update={"seats": tuple(seats[1:])}))
        state.questions_asked += 1
        state.inheriting, state.fallen = seats[0], step.fallen
    return iter(())


def inherit(state: NightlightState, seat: int, card: str | None) -> Iterator[Event]:
    """Takes the item as it lies, ready or exhausted; None: leaves it."""
    fallen, state.inheriting, state.fallen = state.fallen, None, None
    if card is None or fallen is None:
        return
    held = state.animals[fallen].held(card)
    assert held is not None
    state.animals[fallen].stash.remove(held)
    state.animals[seat].stash.append(held)
    yield CardTaken(seat=seat, card=card, why="heirloom")
