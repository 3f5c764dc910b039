"""The running local table: one bot on one simulated server, in real time, saved as it goes."""

import asyncio
import contextlib
import logging
import os
import re
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from discord.ext import commands

from bot.local import simfix, world

log = logging.getLogger(__name__)

TICK = 0.5  # real seconds between two moves of the virtual clock
ACTION_PATIENCE = 1.2  # how long a page waits for the bot to finish what a person began
TICK_PATIENCE = 0.2
START_PATIENCE = 20.0
SAVE_SHARE = 20  # saving takes at most this part of the time, however large the world grows

_CHANNEL_PATH = re.compile(r"/channels/(\d+)")
_TOKEN_PATH = re.compile(r"/(?:webhooks|interactions)/\d+/([^/]+)")


class LocalTable:
    """Owns the simulator. Everything that touches it goes through `turn()`, one at a time."""

    def __init__(self, env: simcord.Env, roster: world.Roster, folder: Path) -> None:
        self.env: Any = env  # private names of the pinned simulator are used below
        self.roster = roster
        self.folder = folder
        self._turn = asyncio.Lock()
        self._patience = START_PATIENCE
        self._everywhere = 0  # moved by a change that no single channel can be blamed for
        self._versions: defaultdict[int, int] = defaultdict(int)
        self._unsaved = True
        self._next_save = 0.0

    @classmethod
    async def open(cls, make_bot: Callable[..., commands.Bot | commands.AutoShardedBot], folder: Path) -> "LocalTable":
        """The saved world if there is one, else a new one, with a new bot in it."""
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        simfix.apply()

        async def park(awaitable: Awaitable[Any], reason: str = "waiting") -> Any:
            return await env.external_wait(awaitable, reason=reason)

        bot = make_bot(park=park, now=discord.utils.utcnow, entropy=os.urandom)
        shards = 1 if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None else None
        env: Any = simcord.Env(bot, check_errors=False, settle_timeout=START_PATIENCE, shard_count=shards)
        roster = world.load(folder, env)
        world.set_clock(env)
        if roster is None:
            roster = world.build(env, world.read_plan())
        table = cls(env, roster, folder)
        simfix.patch_emit(env, locales={user: person.locale for user, person in roster.people.items()}, join=True)
        table._soften()
        await env.start()
        env.settle_timeout = 2.0
        await table._restore_commands(bot)
        return table

    def _soften(self) -> None:
        """A handler that is busy for long must freeze no page, and one that failed must not look like a broken page."""
        settle, errors_since = self.env._settle_internal, self.env.errors_since

        async def soft(**options: Any) -> None:
            options.pop("_deadline", None)
            options["timeout"] = self._patience
            with contextlib.suppress(TimeoutError):
                await settle(**options)

        def unanswered(cursor: int) -> tuple[BaseException, ...]:
            action = self.env._preview and self.env._preview._active_action
            silent = action and action.interaction and not action.interaction.responded
            return errors_since(cursor) if silent else ()

        self.env._settle_internal, self.env.errors_since = soft, unanswered

    async def _restore_commands(self, bot: commands.Bot | commands.AutoShardedBot) -> None:
        """A bot that remembers having registered its commands does not do it again in a world that was begun anew."""
        if not any(self.env.backend.commands.values()) and bot.tree.get_commands():
            with self.env._bot_scope():
                task = asyncio.get_running_loop().create_task(bot.tree.sync())
            await task

    @contextlib.asynccontextmanager
    async def turn(self, patience: float = ACTION_PATIENCE) -> AsyncIterator[None]:
        async with self._turn:
            self._patience = patience
            yield

    def version(self, channel: int) -> tuple[int, int]:
        """Changes whenever something in that channel may look different."""
        self._collect()
        return self._everywhere, self._versions[channel]

    def _collect(self) -> None:
        """Read what happened since the last look from the simulator's own records, and forget those."""
        backend = self.env.backend
        for entry in backend.http_requests:
            if entry.method != "GET":
                self._touch(self._channel_of(entry.path))
        for kind, name, payload in backend.transcript:
            if kind == "GATEWAY":
                local = name.startswith(("MESSAGE_", "INTERACTION_", "TYPING_"))
                self._touch(int(payload["channel_id"]) if local and payload.get("channel_id") else None)
        if backend.http_requests or backend.transcript:
            backend.http_requests.clear()
            backend.transcript.clear()
            self._unsaved = True

    def _channel_of(self, path: str) -> int | None:
        if found := _CHANNEL_PATH.match(path):
            return int(found[1])
        if found := _TOKEN_PATH.match(path):
            backend = self.env.backend
            interaction = backend.interactions.get(backend.interaction_tokens.get(found[1]))
            return interaction and interaction.channel_id
        return None

    def _touch(self, channel: int | None) -> None:
        if channel is None:
            self._everywhere += 1
        else:
            self._versions[channel] += 1

    async def live(self) -> None:
        """Real time and saving, until cancelled. Nothing that goes wrong in one beat may end the next."""
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self.turn(TICK_PATIENCE):
                    await self._advance()
                    frozen = self._freeze_if_due()
                if frozen is not None:
                    await asyncio.shield(asyncio.to_thread(world.write, self.folder, frozen))
            except Exception:
                log.exception("a beat of the local table failed")

    async def _advance(self) -> None:
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            await self.env.advance_time(max(0.0, behind))

    def _freeze_if_due(self) -> bytes | None:
        self._collect()
        began = time.monotonic()
        if not self._unsaved or began < self._next_save:
            return None
        frozen = world.freeze(self.env, self.roster)
        self._unsaved = False
        ended = time.monotonic()
        self._next_save = ended + (ended - began) * SAVE_SHARE
        return frozen

    async def close(self) -> None:
        """Stop the bot cleanly, then keep the world as the bot left it."""
        async with self.turn(2.0):
            try:
                with self.env.time_context():
                    await self.env.bot.close()
            finally:
                world.write(self.folder, world.freeze(self.env, self.roster))
        await self.env.shutdown()
