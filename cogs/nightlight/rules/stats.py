"""An animal's numbers changed until the readying (NL-CON-g)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.board import animal_named
from cogs.nightlight.rules.events import StatChanged
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.words import Pool


def change(state: NightlightState, target: str, stat: Pool, n: int, by: str) -> Iterator[Event]:
    """Several changes add up."""
    animal = animal_named(state, target)
    if animal is None or not animal.alive:
        return
    if stat == "attack":
        animal.attack_more += n
    else:
        animal.defense_more += n
    yield StatChanged(target=target, stat=stat, n=n, by=by)
