"""One order by slash command through the whole path, against the least that any bot must do for it.

Both answer with the same words and the same two buttons: what the simulator makes of a message is no merit of either.
A call ends with the command, on both sides alike. The simulator by itself would then look several times at every task of
the bot, to tell a test when nothing moves any more: work that grows with what stands and waits (clock, outbox, heartbeat)
and that no Discord does. What our own tasks do is counted like everything else in this process.
Salts come from the machine, as in production, and not from the tests' chance, which looks at its callers' frames.
"""

import asyncio
import os
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bench.measure import cpu_both
from bot.config import Config
from bot.ui.log import set_up_logs
from tests.ui.counter import ALL
from tests.ui.stage import stage

INSERT = "insert into orders values (?, ?, ?)"


class LeastBot(commands.AutoShardedBot):
    """Defers, inserts and commits one row, follows up with `words` and a button for each label; nothing else."""

    def __init__(self, path: Path, words: str, labels: Sequence[str]) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), max_messages=None, shard_count=1)
        self.path = path
        self.words = words
        self.labels = labels

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
            if not self.labels:
                await inter.followup.send(self.words, ephemeral=True)
                return
            view = discord.ui.View(timeout=None)
            for label in self.labels:
                view.add_item(discord.ui.Button(label=label, custom_id=f"order:{label}"))
            view.stop()
            await inter.followup.send(self.words, view=view, ephemeral=True)

        await self.tree.sync()

    async def close(self) -> None:
        await super().close()
        await self.database.close()


@dataclass(frozen=True, slots=True)
class Orders:
    """CPU seconds of one order: ours and the peer's, in turns; and over a peer that answers with a bare line, as a ratio."""

    ours: float
    peer: float
    over_bare: float


def one_order() -> Orders:
    """Each side on a simulated server of its own."""
    set_up_logs(Config())
    with tempfile.TemporaryDirectory() as folder, _Side(_ours(Path(folder))) as ours:
        answer = ours.once().response
        labels = [item["label"] for row in answer.components for item in row["components"]]
        assert "Your order is in" in answer.content, answer.content
        with _Side(_peer(Path(folder, "peer.sqlite3"), answer.content, labels)) as peer:
            both = cpu_both(ours.once, peer.once)
        with _Side(_peer(Path(folder, "bare.sqlite3"), "Your order is in: attack E1, furious", ())) as bare:
            mine, least = cpu_both(ours.once, bare.once)
    return Orders(*both, over_bare=mine / least)


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

    def once(self) -> Any:
        return self._run(self._call())


@contextmanager
def _ending_with_the_command(env: Any) -> Iterator[None]:
    """Whoever acts goes on as soon as the command has been carried out, whatever else the bot has going on."""
    done, carry_out = asyncio.Event(), env.bot.tree._call

    async def call(inter: discord.Interaction) -> None:
        try:
            await carry_out(inter)
        finally:
            done.set()

    async def until_done(**_: object) -> None:
        await done.wait()
        done.clear()

    env.bot.tree._call, env._settle_internal = call, until_done
    try:
        yield
    finally:
        env.bot.tree._call = carry_out
        del env._settle_internal


@asynccontextmanager
async def _ours(folder: Path) -> AsyncIterator[Any]:
    async with stage(folder, extensions=ALL, check_errors=False) as on:
        anna = on.person("anna")
        # Never closed early: however often she orders anew, the round stays open.
        await on.battle(anna, on.person("bob"), early_close="never")
        on.bot.desk.tables.entropy = os.urandom

        async def once() -> Any:
            return await anna.slash(on.channel, "arena attack", target="E1", stance="furious")

        with _ending_with_the_command(on.env):
            yield once


@asynccontextmanager
async def _peer(file: Path, words: str, labels: Sequence[str]) -> AsyncIterator[Any]:
    env = simcord.Env(LeastBot(file, words, labels), check_errors=False)
    await env.start()
    guild = env.create_guild()
    channel, member = guild.create_text_channel("arena"), guild.add_member(env.create_user("anna"))

    async def once() -> Any:
        return await member.slash(channel, "order", target="E1", stance="furious")

    assert (await once()).response.content == words
    with _ending_with_the_command(env):
        yield once
    await env.bot.close()
    await env.shutdown()
