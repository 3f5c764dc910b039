"""The one list of games. Nobody else in `bot` knows a game by name."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from bot.kernel.cases import CaseGame
from bot.room import Room


@cache
def rooms() -> dict[str, Room]:
    """Every game by key, in the order in which they are offered."""
    from cogs.arena.room import ROOM as arena
    from cogs.night_class.room import ROOM as night_class
    from cogs.nightlight.room import ROOM as nightlight

    found: tuple[Any, ...] = (arena, night_class, nightlight)  # each takes its own game's view, which a protocol over all games can't say
    return {room.key: room for room in found}


@cache
def case_games() -> dict[str, CaseGame]:
    """Every game as case files need it."""
    from cogs.arena.rules import positions as arena
    from cogs.night_class.rules import positions as night_class
    from cogs.nightlight.rules import positions as nightlight

    positions: dict[str, Any] = {"arena": arena, "night_class": night_class, "nightlight": nightlight}
    return {key: CaseGame(room.game, positions[key], room.read_order) for key, room in rooms().items()}


def shipped_cases() -> Iterator[Path]:
    """The ledgers' examples that come with the program, as case files."""
    for room in rooms().values():
        folder = resources.files(room.ledger_package) / "cases"
        with resources.as_file(folder) as found:
            yield from sorted(found.glob("*.toml"))
