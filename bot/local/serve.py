"""`longtable local`: everything of the local table, from the folder to the browser."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from zoneinfo import available_timezones

from aiohttp import web
from discord.ext import commands

from bot.local.hub import make_app, offered_games, read_text
from bot.local.pages import Pages
from bot.local.table import LocalTable


class PortTaken(Exception):
    """Nobody can listen at that port; the text says so in one sentence."""


async def serve_table(
    make_bot: Callable[..., commands.Bot | commands.AutoShardedBot],
    *,
    folder: Path,
    host: str,
    port: int,
    open_browser: bool,
    announce: Callable[[str], None],
) -> None:
    # Listen before the bot starts: a second start of the same table must not disturb the first.
    listening = _listen(host, port)
    real_port: int = listening.getsockname()[1]
    async with contextlib.AsyncExitStack() as closing:
        closing.callback(listening.close)
        stopped = closing.enter_context(_asked_to_stop())
        table = await LocalTable.open(make_bot, folder)
        closing.push_async_callback(table.close)
        await closing.enter_async_context(_beating(table))
        runner = web.AppRunner(make_app(table, Pages(table, real_port, local_zone()), real_port), access_log=None, shutdown_timeout=1.0)
        closing.push_async_callback(runner.cleanup)
        await runner.setup()
        await web.SockSite(runner, listening).start()
        address = f"http://127.0.0.1:{real_port}/"
        for line in _greeting(address):
            announce(line)
        if open_browser:
            # Not awaited: a browser in the terminal would never come back.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await stopped.wait()


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port))
    except OSError as fault:
        raise PortTaken(f"Can't listen at {host}:{port} ({fault.strerror}): stop the other program or choose another --port.") from fault


@contextlib.asynccontextmanager
async def _beating(table: LocalTable) -> AsyncIterator[None]:
    beat = asyncio.create_task(table.live())
    try:
        yield
    finally:
        beat.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await beat


@contextlib.contextmanager
def _asked_to_stop() -> Iterator[asyncio.Event]:
    """Ctrl-C and a polite kill both set the event, so that there is one way out."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    asked = [signal.SIGINT, signal.SIGTERM]
    with contextlib.suppress(NotImplementedError):  # Windows: the interrupt arrives as a cancellation
        for each in asked:
            loop.add_signal_handler(each, stopped.set)
    try:
        yield stopped
    finally:
        with contextlib.suppress(NotImplementedError):
            for each in asked:
                loop.remove_signal_handler(each)


def _greeting(address: str) -> Iterator[str]:
    """The address and, for each game, what to try, in the language of the terminal."""
    language = "ru" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("ru") else "en"
    yield f"{read_text()[language]['title']}: {address}"
    for game in offered_games():
        yield game[language]["title"]
        yield from (f"  {number}. {step}" for number, step in enumerate(game[language]["steps"], 1))


def local_zone() -> str:
    """The zone of this machine by its public name, for the times on the pages; UTC if it can't be told."""
    candidates = [os.environ.get("TZ", "").removeprefix(":")]
    with contextlib.suppress(OSError):
        candidates.append(os.readlink("/etc/localtime").partition("zoneinfo/")[2])
    known = available_timezones()
    return next((name for name in candidates if name in known), "UTC")
