"""What tables keep of content that may change under them: an owner's own cards as they were at the start (`Game.bound`)."""

from collections.abc import Mapping

import structlog

from bot.kernel.content import ContentFault
from bot.kernel.table import AnyGame
from bot.store.protocol import Store

__all__ = ["learn_contents"]

log = structlog.get_logger("longtable.tables")


async def learn_contents(store: Store, games: Mapping[str, AnyGame]) -> None:
    """Every game gets back what its tables began with. What this version can't play is written to the log: acts there are refused."""
    for key, content in await store.contents():
        try:
            games[key].learn(content, keep=True)
        except (KeyError, ContentFault) as fault:
            log.warning("content_refused", game=key, fault=str(fault)[:200])
