"""The bot is invited to a server again: its tables go on where they stood, and who has left meanwhile is found out."""

import aiohttp
import discord

from bot.tables.look import persons
from bot.ui.desk import Desk
from bot.ui.log import log

__all__ = ["come_home"]

LEFT = frozenset({10007, 10013})  # no member of this server; nobody at all


async def come_home(desk: Desk, guild: discord.Guild) -> None:
    """Nobody tells a bot that isn't there of leavers, so each person of a live table is looked for once (I5)."""
    count = await desk.tables.returned(guild.id)
    log.info("server_joined", guild=str(guild.id), tables=count)
    people: set[int] = set()
    for row, seats in await desk.store.find(guild=guild.id, public=True, limit=10_000):
        people |= persons(seats) | ({row.gm} if row.gm else set())
    for user in sorted(people):
        try:
            await guild.fetch_member(user)
        except discord.NotFound as missing:
            if missing.code in LEFT:
                await desk.tables.gone(user, guild.id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("member_unknown", guild=str(guild.id), code=getattr(fault, "code", 0))
            return
