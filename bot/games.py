"""The one list of games. Nobody else in `bot` knows a game by name."""

from functools import cache

from bot.room import Room


@cache
def rooms() -> dict[str, Room]:
    """Every game by key, in the order in which they are offered."""
    from cogs.arena.room import ROOM as arena

    return {room.key: room for room in (arena,)}
