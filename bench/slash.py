"""One order by slash command through the whole path, against the least that any bot must do for it."""

import asyncio
import tempfile
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bench.measure import cpu_both
from tests.ui.counter import ALL
from tests.ui.stage import stage

INSERT = "insert into orders values (?, ?, ?)"


class LeastBot(commands.AutoShardedBot):
    """Defers, inserts and commits one row, follows up; nothing else."""

    def __init__(self, path: Path) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), max_messages=None, shard_count=1)
        self.path = path

    async def setup_hook(self) -> None:
        self.database = await aiosqlite.connect(self.path)
        await self.database.executescript(
            "pragma journal_mode = wal; pragma synchronous = full; create table orders (user integer, target text, stance text) strict;"
        )

        @self.tree.command(name="order", description="An order")
        @app_commands.describe(target="Whom", stance="How")
        async def order(inter: discord.Interaction, target: str, stance: str) -> None:
            await inter.response.defer(ephemeral=True)
            await self.database.execute(INSERT, (inter.user.id, target, stance))
            await self.database.commit()
            await inter.followup.send(f"Your order is in: attack {target}, {stance}", ephemeral=True)

        await self.tree.sync()

    async def close(self) -> None:
        await super().close()
        await self.database.close()


def one_order() -> tuple[float, float]:
    """CPU seconds of our order and of the peer's, each on a simulated server of its own, in turns."""
    with tempfile.TemporaryDirectory() as folder, _Side(_ours(Path(folder))) as ours, _Side(_peer(Path(folder))) as peer:
        return cpu_both(ours.once, peer.once)


class _Side:
    """A simulated server on a loop in a thread of its own (one loop holds one), and one call on it."""

    def __init__(self, server: Any) -> None:
        self._server = server  # an async context manager that gives the call
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._call = self._run(self._server.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._server.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def once(self) -> None:
        self._run(self._call())


@asynccontextmanager
async def _ours(folder: Path) -> AsyncIterator[Any]:
    async with stage(folder, extensions=ALL, check_errors=False) as on:
        anna = on.person("anna")
        # Never closed early: however often she orders anew, the round stays open.
        await on.battle(anna, on.person("bob"), early_close="never")

        async def once() -> Any:
            return await anna.slash(on.channel, "arena attack", target="E1", stance="furious")

        answered = await once()
        said = "".join(message.content for message in [answered.response, *answered.followups] if message is not None)
        assert "Your order is in" in said, said
        yield once


@asynccontextmanager
async def _peer(folder: Path) -> AsyncIterator[Any]:
    env = simcord.Env(LeastBot(folder / "least.sqlite3"), check_errors=False)
    await env.start()
    guild = env.create_guild()
    channel, member = guild.create_text_channel("arena"), guild.add_member(env.create_user("anna"))

    async def once() -> Any:
        return await member.slash(channel, "order", target="E1", stance="furious")

    assert "Your order is in" in (await once()).response.content
    yield once
    await env.bot.close()
    await env.shutdown()
