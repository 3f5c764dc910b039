"""My turn: what happened since one looked, then private controls down the tree of choices; and acts with their receipts."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.kernel.game import Action, Seat
from bot.tables.acts import Answer
from bot.ui.desk import Desk, Found

__all__ = ["act", "open_turn", "show_mine"]


async def act(
    inter: discord.Interaction, desk: Desk, found: Found, seat: Seat, actions: Sequence[Action | Mapping[str, Any]]
) -> Answer | None:
    """Acknowledges ephemerally, goes through the door and answers: receipt with seal and Change and Withdraw, or the refusal.

    What was refused is said, not raised; None then. Anything but RuleViolation and BadInput goes on to the error handler.
    """
    raise NotImplementedError


async def open_turn(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """The answer to My turn, for every seat of the person that is asked something."""
    raise NotImplementedError


async def show_mine(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """What the person holds and owes at this table: own view as text, answers with their seals, Withdraw buttons."""
    raise NotImplementedError
