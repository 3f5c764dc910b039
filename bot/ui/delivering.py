"""What Discord answers to a delivery, in the outbox's words."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.tables.courier import Undelivered, UnknownOutcome

__all__ = ["delivering"]


@asynccontextmanager
async def delivering() -> AsyncIterator[None]:
    """Discord's refusals and broken connections, as the outbox knows them."""
    try:
        yield
    except discord.RateLimited as limited:
        raise Undelivered(0, 429, limited.retry_after) from limited
    except discord.DiscordServerError as broken:
        raise UnknownOutcome from broken
    except discord.HTTPException as refused:
        after = refused.response.headers.get("Retry-After") if refused.status == 429 else None
        raise Undelivered(refused.code, refused.status, float(after) if after else None) from refused
    except (aiohttp.ClientError, OSError, TimeoutError) as broken:
        raise UnknownOutcome from broken
