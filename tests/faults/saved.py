"""A stage whose simulated Discord lives on in a file, as the real one does while the bot is gone."""

import asyncio
import pickle
import re
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from bot.app import LongtableBot, _write_beat, make_bot
from bot.config import Config
from bot.local.world import TRANSIENT
from bot.tables.schedule import ms
from tests.faults import chance
from tests.faults.effects import Effects
from tests.simfix import patch_emit
from tests.ui.stage import Stage

LONGEST = 300.0  # seconds: a whole game may pass within one step of time, and be kept at each number


class Saved(Stage):
    """`names` are the people's; they are found again by name."""

    def new_bot(self) -> LongtableBot:
        return make_bot(
            Config(database=self.file),
            park=self._park,
            entropy=chance.entropy,
            rooms=self.rooms,
            extensions=self.extensions,
            shard_count=1,
            heartbeat_s=10_000_000.0,
        )

    @property
    def world(self) -> Path:
        return self.file.with_name("world.pickle")

    def save(self) -> None:
        """The world and how long ago the bot was alive."""
        state = {key: value for key, value in self.env.backend.__dict__.items() if key not in TRANSIENT}
        places = {"guild": self.guild.id, "channel": self.channel.id, "table": self.table}
        kept = {"state": state, **places, "people": [one.id for one in self.people]}
        self.world.write_bytes(pickle.dumps(kept, protocol=5))
        _write_beat(Config(database=self.file).heartbeat, ms(self.env.now()))

    def frozen(self) -> dict[str, bytes]:
        """Bot's file and world as kill -9 would leave them now, by name: no transaction is under way, and no other begins meanwhile.

        Without the index of the write-ahead log, which the next one who opens the file makes anew.
        """
        with _between_transactions(self.bot.store):
            self.save()
            return {
                one.name: one.read_bytes()
                for one in self.file.parent.iterdir()
                if one.is_file() and not one.name.endswith(("-shm", ".json"))
            }

    def coarsely(self) -> datetime:
        """The time by ten minutes."""
        now = self.env.now()
        return now.replace(minute=now.minute // 10 * 10, second=0, microsecond=0)

    def person_named(self, name: str) -> Any:
        return next(one for one in self.people if one.name == name)


@contextmanager
def _between_transactions(store: Any) -> Iterator[None]:
    """The writing thread has done what it was asked for, and waits."""
    reached, go_on = threading.Event(), threading.Event()

    def wait() -> None:
        reached.set()
        go_on.wait()

    future = asyncio.get_running_loop().create_future()
    store._writer._tx.put_nowait((future, wait))
    reached.wait()
    try:
        yield
    finally:
        go_on.set()


@asynccontextmanager
async def stage_on_file(folder: Path, names: Sequence[str], effects: Effects | None = None, **how: Any) -> AsyncIterator[Saved]:
    """The world as it was saved in `folder`, else a new one with these people."""
    on = Saved(None, folder / "longtable.sqlite3", extensions=(), **how)
    on.env = simcord.Env(on.new_bot(), check_errors=False, settle_timeout=LONGEST)
    kept = pickle.loads(on.world.read_bytes()) if on.world.exists() else None
    if kept is not None:
        on.env.backend.__dict__.update(kept["state"])
    patch_emit(on.env, locales=on.locales)
    if effects is not None and kept is not None:
        effects.live = effects.starts
    await on.env.start()
    try:
        with on.env.time_context():
            if kept is None:
                on.guild = on.env.create_guild()
                on.channel = on.guild.create_text_channel("table")
                on.people = [on.person(name) for name in names]
            else:
                _find_again(on, kept)
            await on.env.settle()
            if effects is not None:
                effects.live = True
            yield on
            await on.call(on.bot.close())
    finally:
        await on.env.shutdown()


def _find_again(on: Saved, kept: dict[str, Any]) -> None:
    env = on.env
    on.guild = GuildHandle(env, env.backend.get_guild(kept["guild"]))
    on.channel = ChannelHandle(env, on.guild, env.backend.get_channel(kept["channel"]))
    on.people = [MemberActor(env, on.guild, UserHandle(env, env.backend.get_user(id))) for id in kept["people"]]
    on.locales.update({one.id: "en-US" for one in on.people})
    on.table = kept["table"]


def said_in(on: Stage, channel: int, *, but: int = 0) -> list[tuple[str, str, tuple[str, ...], tuple[str, ...]]]:
    """What stands in a channel for everybody: who says it, the words, the controls, the files."""
    backend, found = on.env.backend, []
    for message in backend.messages.get(channel, {}).values():
        if message.flags & EPHEMERAL or message.author_id == but:
            continue
        ids = sorted(item["custom_id"] for row in message.components for item in row.get("components", ()) if "custom_id" in item)
        files = sorted(one["filename"] for one in message.attachments)
        words = _LINK.sub(r"\1…", message.content)  # a link to a message holds a number of Discord's own
        found.append((_author(backend, message), words, tuple(ids), tuple(files)))
    return found


def _author(backend: Any, message: Any) -> str:
    if message.webhook_id:
        return f"webhook {getattr(message, 'author_name', None) or getattr(message, 'username', '')}"
    return "bot" if message.author_id == backend.bot_user.id else str(message.author_id)


_LINK = re.compile(r"(channels/\d+/\d+/)\d+")
EPHEMERAL = discord.MessageFlags.ephemeral.flag
