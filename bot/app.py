"""The bot: everything made and joined here, nothing decided."""

import os
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Any

import discord
from discord.ext import commands

from bot.config import Config
from bot.room import Room
from bot.ui.desk import Desk

__all__ = ["LongtableBot", "make_bot"]

Park = Callable[..., Awaitable[Any]]
"""`await park(awaitable, reason=…)` around every wait without end."""


class LongtableBot(commands.AutoShardedBot):
    """`desk` is there after setup_hook; cogs reach everything through it."""

    desk: Desk

    def __init__(
        self,
        config: Config,
        *,
        now: Callable[[], datetime] = discord.utils.utcnow,
        park: Park | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
        rooms: Mapping[str, Room] | None = None,
        extensions: tuple[str, ...] | None = None,
        shard_count: int | None = None,
    ) -> None:
        raise NotImplementedError


def make_bot(config: Config, **seams: Any) -> LongtableBot:
    """A new bot. `seams` are `park`, `now`, `entropy`, `rooms`, `extensions`, `shard_count`; the local table hands in the first three."""
    return LongtableBot(config, **seams)
