"""What tables keep of content that may change under them: an owner's own cards as they were at the start (`Game.bound`)."""

from collections.abc import Mapping
from typing import Any

import structlog
from pydantic import ValidationError

from bot.kernel.content import ContentFault
from bot.kernel.table import AnyGame
from bot.store.protocol import Store

__all__ = ["is_lacking", "learn_contents"]

log = structlog.get_logger("longtable.tables")


async def learn_contents(store: Store, games: Mapping[str, AnyGame]) -> None:
    """Every game gets back what it lacks of what its tables began with.

    What this version can't play is written to the log: acts there are refused.
    """
    for key, options, table in await store.options():
        try:
            if is_lacking(games[key], options) and (content := await store.content(table)) is not None:
                games[key].learn(content, keep=True)
        except (KeyError, ValidationError, ContentFault) as fault:
            log.warning("content_refused", game=key, kind=type(fault).__name__, fault=str(fault)[:200])


def is_lacking(game: AnyGame, options: Mapping[str, Any]) -> str:
    """The name of what a table with these options needs and the game hasn't got; empty: nothing. Raises ValidationError."""
    return game.lacks(game.options_type.model_validate(options))
