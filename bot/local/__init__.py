"""The local table: the real bot on a simulated Discord in the browser. Only this folder knows the simulator."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.local.simfix import SimulatorMissing, require_simulator

if TYPE_CHECKING:
    from discord.ext import commands

DEFAULT_PORT = 8420

__all__ = ["DEFAULT_PORT", "CannotServe", "serve"]


class CannotServe(Exception):
    """The local table can't start; the text is one sentence for whoever typed the command."""


async def serve(
    make_bot: "Callable[..., commands.Bot | commands.AutoShardedBot]",
    *,
    folder: Path,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    open_browser: bool,
    announce: Callable[[str], None],
) -> None:
    """Serve the local table until Ctrl-C; `folder` keeps its world (and the bot's file, if the caller puts it there).

    Calls `make_bot(park=, now=, entropy=)` once. `park(awaitable, reason=…)` must be awaited around every wait without end.
    Port 0 takes a free one. `announce` gets the lines for the terminal, the address first. Raises CannotServe.
    """
    try:
        require_simulator()
    except SimulatorMissing as missing:
        raise CannotServe(str(missing)) from missing
    _quieten()
    # Only now: these need the simulator, which is an extra.
    from bot.local.serve import PortTaken, serve_table
    from bot.local.world import WorldUnreadable

    try:
        await serve_table(make_bot, folder=folder, host=host, port=port, open_browser=open_browser, announce=announce)
    except (PortTaken, WorldUnreadable) as refused:
        raise CannotServe(str(refused)) from refused


def _quieten() -> None:
    """The library warns of voice parts nobody uses, and of intents when the simulator tries it out: nothing a player could mend."""
    for name in ("discord.client", "discord.state"):
        logging.getLogger(name).setLevel(logging.ERROR)
