"""Rolls that were rolled before: the seed of a night that somebody wants to play again."""

import re
from typing import Final

from bot.kernel.game import BadInput, RuleViolation
from bot.room import Room
from bot.ui.asked import Asked

__all__ = ["given_rolls"]

_SEED: Final = re.compile(r"[0-9a-fA-F]{64}")


async def given_rolls(asked: Asked, room: Room, said: str) -> bytes:
    """By the number of a table that is over, or as a seed. Raises BadInput (rolls-none, rolls-unreadable), or LT-23, LT-26."""
    if not room.game.named_rolls:
        raise BadInput("rolls-none", game=room.title(asked.say))
    wanted = said.strip()
    if _SEED.fullmatch(wanted):
        return bytes.fromhex(wanted)
    try:
        return await asked.desk.tables.rolls_of(wanted.casefold())
    except RuleViolation as refused:
        if refused.rule == "LT-11":
            raise BadInput("rolls-unreadable", said=wanted[:40]) from None
        raise
