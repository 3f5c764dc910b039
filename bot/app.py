"""The bot: everything made and joined here, nothing decided."""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot import games
from bot.config import Config
from bot.i18n import texts
from bot.i18n.translator import CommandTranslator
from bot.kernel.canonical import sha256
from bot.metrics import Metrics
from bot.picture import Painter
from bot.room import Room
from bot.store.documents import dump
from bot.store.protocol import Store
from bot.store.rows import GuildRow
from bot.store.sqlite import SqliteStore
from bot.tables.clock import Clock, Park, unparked
from bot.tables.contents import learn_contents
from bot.tables.outbox import Outbox
from bot.tables.schedule import from_ms, ms
from bot.tables.tables import Tables
from bot.ui.courier import DiscordCourier
from bot.ui.desk import Desk
from bot.ui.errors import Tree
from bot.ui.homecoming import come_home
from bot.ui.ids import read_id
from bot.ui.inbox import Inbox
from bot.ui.log import log, where
from bot.ui.verbs import Control, submitted

__all__ = ["EXTENSIONS", "LongtableBot", "make_bot"]

EXTENSIONS = ("cogs.table", "cogs.dice", "cogs.rules", "cogs.me", "cogs.setup", "cogs.own_words")
"""Commands that belong to no game; each game's own come from its room."""
HEARTBEAT_S = 30.0
GATHER_S = 60  # in which reminders of one person come together
BEGIN_AGAIN_S = 60.0  # after a fault of what runs by itself
WHOLE_BOT = 0  # the GuildRow of what belongs to no server


def _intents() -> discord.Intents:
    intents = discord.Intents.none()
    intents.guilds = intents.dm_messages = True
    return intents


class LongtableBot(commands.AutoShardedBot):
    """`desk` is there after setup_hook; cogs reach everything through it."""

    desk: Desk
    clock: Clock
    outbox: Outbox
    inbox: Inbox
    painter: Painter
    courier: DiscordCourier
    store: Store

    def __init__(
        self,
        config: Config,
        *,
        now: Callable[[], datetime] = discord.utils.utcnow,
        park: Park | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
        rooms: Mapping[str, Room] | None = None,
        extensions: Sequence[str] | None = None,
        shard_count: int | None = None,
        heartbeat_s: float = HEARTBEAT_S,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,  # asked for by the library; messages are never read for commands
            help_command=None,
            tree_cls=Tree,
            intents=_intents(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
        )
        self.config = config
        self.now = now
        self.park: Park = park or unparked
        self.entropy = entropy
        self.rooms: Mapping[str, Room] = games.rooms() if rooms is None else rooms
        self.extension_names = tuple(extensions) if extensions is not None else self._extension_names()
        self.command_ids: dict[str, int] = {}
        """Ids of the registered commands by name, for clickable mentions."""
        self._heartbeat_s = heartbeat_s
        self._work: set[asyncio.Task[None]] = set()
        self._catching_up = asyncio.Lock()
        self.metrics: Metrics | None = None
        self._began = False
        self._away_since: datetime | None = None

    def _extension_names(self) -> tuple[str, ...]:
        return (*EXTENSIONS, *(f"{room.ledger_package}.cog" for room in self.rooms.values()))

    # ---- before connecting

    async def setup_hook(self) -> None:
        config, limits = self.config, self.config.limits
        self.store = store = await SqliteStore.open(config.database)
        try:
            if config.metrics:
                self.metrics = Metrics(config.database, host=config.metrics_host, port=config.metrics_port, now=self.now)
            tables = Tables(
                store,
                {key: room.game for key, room in self.rooms.items()},
                now=self.now,
                entropy=self.entropy,
                operators=self._operators(),
                tables_per_server=limits.tables_per_server,
                tables_per_person=limits.tables_per_person,
                mend_minutes=config.mend_minutes,
                settings={} if config.script_seconds is None else {"script_after": config.script_seconds * 1000},
            )
            self.desk = Desk(
                store,
                tables,
                self.rooms,
                texts(),
                self.now,
                self.entropy,
                language=config.language or "",
                zone=config.zone,
                portrait_bytes=limits.portrait_bytes,
            )
            await learn_contents(store, tables.games)
            self.painter = Painter(at_once=limits.pictures_at_once)
            if self.metrics is not None:
                tables.measure, self.painter.measure = self.metrics.act, self.metrics.picture
            self.courier = DiscordCourier(self, self.desk, self.painter)
            self.clock = Clock(tables, now=self.now, park=self.park)
            self.outbox = Outbox(tables, self.courier, now=self.now, park=self.park, gather_s=GATHER_S)
            self.inbox = Inbox(self, self.desk, self.painter)
            self.add_dynamic_items(Control)
            await self.tree.set_translator(CommandTranslator())
            for name in self.extension_names:
                await self.load_extension(name)
            await self._register()
            self.desk.command_ids = self.command_ids
        except BaseException:
            if self.metrics is not None:
                self.metrics.close()
                self.metrics = None
            await store.close()
            raise

    def _operators(self) -> frozenset[int]:
        """Who owns the application, or its whole team."""
        application = self.application
        if application is None:
            return frozenset()
        if application.team is not None:
            return frozenset(member.id for member in application.team.members)
        return frozenset({application.owner.id})

    async def _register(self) -> None:
        """Registers the commands where they changed. What fails is reported and stops nothing (H4)."""
        row = await self.store.get(GuildRow, WHOLE_BOT) or GuildRow(WHOLE_BOT)
        self.command_ids = {str(name): int(id) for name, id in dict(row.settings.get("commands", {})).items()}
        translator = self.tree.translator
        payloads = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        mark = sha256(dump(sorted(payloads, key=lambda one: (one["name"], one.get("type", 1)))).encode())
        if mark == row.commands or not payloads:
            return
        try:
            registered = await self.tree.sync()
        except Exception as fault:
            log.error("commands_not_registered", fault=type(fault).__name__, where=where(fault), code=getattr(fault, "code", 0))
            return
        self.command_ids = {command.name: command.id for command in registered}
        await self.store.put(GuildRow(WHOLE_BOT, row.language, row.zone, {**row.settings, "commands": self.command_ids}, mark))

    # ---- what comes in

    async def on_ready(self) -> None:
        """May fire again after every reconnect: what runs for life is started once (E4), messages missed are read each time."""
        if self._began:
            self._spawn(self._come_back())
            return
        self._began = True
        self._spawn(self._begin())

    async def on_disconnect(self) -> None:
        """Nothing closes while what was sent in time can't be read (ARENA-R42)."""
        if self._began:
            self._away_since = self._away_since or self.now()
            self.clock.hold()

    async def on_resumed(self) -> None:
        """The gateway hands out all that was missed by itself."""
        self._away_since = None
        self.clock.release()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """For the first time, or again: of a server that was only away for a while Discord says something else."""
        self._spawn(come_home(self.desk, guild))

    async def on_message(self, message: discord.Message, /) -> None:
        """Ordinary chat is never read (J2): private messages to the bot are."""
        if message.guild is None and not message.author.bot:
            await self.inbox.received(message)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Of interactions only forms come in as an event: for every other one it would be a task that does nothing."""
        if event_name != "interaction" or args[0].type is discord.InteractionType.modal_submit:
            super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, inter: discord.Interaction) -> None:
        """Forms by their ids, so that one that stood open over a restart is taken; the rest is the tree's and the controls'."""
        data: Mapping[str, Any] = inter.data or {}  # pyright: ignore[reportAssignmentType]
        id = read_id(str(data.get("custom_id", "")))
        if id is not None:
            await submitted(inter, self.desk, id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.error("event_fault", name=event_method, exc_info=True)

    # ---- what goes on by itself

    async def _begin(self) -> None:
        """Time for who had none, then what was written meanwhile, then clock and outbox."""
        since = await asyncio.to_thread(_last_beat, self.config.heartbeat)
        try:
            granted = await self.clock.sweep(since)
            log.info("swept", granted=len(granted), away_since=since.isoformat() if since else None)
            await self._read_missed(since)
        except Exception as fault:
            log.error("start_fault", fault=type(fault).__name__, where=where(fault))
        for name, work in (("clock", self.clock.run), ("outbox", self.outbox.run), ("heartbeat", self._beat)):
            self._spawn(self._for_life(name, work))

    async def _come_back(self) -> None:
        """A new session after an outage: time for who had none, then what was written meanwhile, then time goes on."""
        since, self._away_since = self._away_since or self.now(), None
        try:
            await self.clock.sweep(since)
            await self._read_missed(since)
        finally:
            self.clock.release()

    async def _for_life(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """What runs by itself begins again after a fault: else one would stop the time of all tables until the next start."""
        while True:
            try:
                await work()
            except Exception as fault:
                log.error("task_fault", task=name, fault=type(fault).__name__, where=where(fault))
            await self.park(asyncio.sleep(BEGIN_AGAIN_S), reason=f"{name} begins again")

    async def _read_missed(self, since: datetime | None) -> None:
        async with self._catching_up:
            count = await self.inbox.catch_up(since)
            if count:
                log.info("messages_caught_up", count=count)

    async def _beat(self) -> None:
        while True:
            await asyncio.to_thread(_write_beat, self.config.heartbeat, ms(self.now()))
            await self.park(asyncio.sleep(self._heartbeat_s), reason="heartbeat")

    def _spawn(self, work: Any) -> None:
        """A task of the bot's own, referenced until it ends; what it raises is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._work.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("task_fault", fault=type(fault).__name__, where=where(fault))

    async def close(self) -> None:
        """Stops what runs by itself, then the connection, then the file."""
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        if hasattr(self, "painter"):
            self.painter.close()
        if self.metrics is not None:
            await asyncio.to_thread(self.metrics.close)
            self.metrics = None
        await super().close()
        if hasattr(self, "store"):
            with contextlib.suppress(OSError):
                if self._began:
                    await asyncio.to_thread(_write_beat, self.config.heartbeat, ms(self.now()))
            await self.store.close()


def _last_beat(path: Path) -> datetime | None:
    """When the bot was last alive; None where nobody knows."""
    try:
        return from_ms(int(path.read_text("ascii")))
    except (OSError, ValueError):
        return None


def _write_beat(path: Path, at: int) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(str(at), "ascii")
    fresh.replace(path)


def make_bot(config: Config, **seams: Any) -> LongtableBot:
    """A new bot. `seams` are those of LongtableBot; the local table hands in `park`, `now` and `entropy`."""
    return LongtableBot(config, **seams)
