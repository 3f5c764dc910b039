"""The stage with every command on it, and what a person is answered: for the tests of the cogs."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app import EXTENSIONS
from bot.kernel.game import BadInput, RuleViolation
from tests.ui.stage import Stage, stage

REFUSALS = (RuleViolation, BadInput, app_commands.CheckFailure)
ALL = (*EXTENSIONS, "cogs.arena.cog")


@pytest.fixture
async def staged(tmp_path: Path) -> AsyncIterator[Stage]:
    """Import it into a module of tests: there it takes the place of the bare stage."""
    async with stage(tmp_path, extensions=ALL) as made:
        yield made
        # Refusals are answered; the simulator counts them as raised all the same. Anything else is a fault.
        faults = [root(fault) for fault in made.env.errors if not isinstance(root(fault), REFUSALS)]
        assert not faults, faults


def root(fault: BaseException) -> BaseException:
    while isinstance(fault, app_commands.CommandInvokeError) and fault.__cause__ is not None:
        fault = fault.__cause__
    return fault


def messages_of(result: Any) -> list[Any]:
    first = [result.response] if result.response is not None else []
    return [*first, *result.followups]


def words(result: Any) -> str:
    """All that was answered, as one text."""
    return "\n".join(message.content for message in messages_of(result))


async def ask(on: Stage, who: Any, command: str, place: Any = None, /, **options: Any) -> str:
    """A command in the channel, its answers as text. Only `roll` may answer in public."""
    result = await who.slash(place or on.channel, command, **options)
    assert result.acknowledged
    if command != "roll":
        assert all(message.ephemeral for message in messages_of(result)), words(result)
    return words(result)


async def ask_in_private(who: Any, command: str, /, **options: Any) -> str:
    """The same in the private conversation with the bot, where there is no server."""
    return words(await who.user.slash(command, **options))
