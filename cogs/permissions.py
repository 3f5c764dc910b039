"""What the bot must and should be allowed in a place, each with what it is for (lessons F1, F8)."""

from collections.abc import Iterable, Sequence
from typing import Final

import discord

__all__ = ["REQUIRED", "USEFUL", "lacking"]

REQUIRED: Final = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
    "attach_files",
)
"""Without these no table can live there."""

USEFUL: Final = ("manage_webhooks", "manage_threads")
"""Without these something is plainer: posts in the character's name, threads that were locked."""


def lacking(granted: discord.Permissions, rights: Iterable[str]) -> Sequence[str]:
    """Those of `rights` that aren't granted, in their order."""
    return [right for right in rights if not getattr(granted, right)]
