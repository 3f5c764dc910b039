"""How a night ends: the sun rises, or nobody is left (NL-OBJ-c, NL-OBJ-d)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.events import NightOver
from cogs.nightlight.rules.state import NightlightState

WON = "NL-OBJ-c"
LOST = "NL-OBJ-d"


def end(state: NightlightState, *, won: bool) -> Iterator[Event]:
    """At once: no further step is played (NL-OBJ-d, NL-R10), nothing is readied (NL-R38)."""
    state.status, state.cause = ("won", WON) if won else ("lost", LOST)
    if state.attack is not None:
        state.last_attack = state.attack
    state.agenda.clear()
    state.windows.clear()
    state.attack = state.asking = state.peek = state.inheriting = None
    state.stage, state.busy = "", 0
    enemies = sum(len(one.front) for one in state.animals) + (state.boss is not None)
    yield NightOver(won=won, cause=state.cause, round=state.round, alive=len(living(state)), enemies=enemies)
