"""Denizens that change their place (NL-CON-l)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.board import engaged_with
from cogs.nightlight.rules.events import Moved
from cogs.nightlight.rules.state import NightlightState


def move(state: NightlightState, enemy: str, seat: int, by: str) -> Iterator[Event]:
    """A denizen becomes engaged with a living animal, wounds and state as they are; never a boss."""
    was, to = engaged_with(state, enemy), state.animals[seat]
    if was is None or was is to or not to.alive:
        return
    piece = was.facing(enemy)
    assert piece is not None
    was.front.remove(piece)
    to.front.append(piece)
    yield Moved(enemy=enemy, was=was.seat, seat=seat, by=by)
