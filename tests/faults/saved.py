"""A stage whose simulated Discord lives on in a file, as the real one does while the bot is gone."""

import os
import pickle
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
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
from tests.ui.stage import SETTLED, Stage


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
        """The world and how long ago the bot was alive, synced."""
        state = {key: value for key, value in self.env.backend.__dict__.items() if key not in TRANSIENT}
        places = {"guild": self.guild.id, "channel": self.channel.id, "table": self.table}
        kept = {"state": state, **places, "people": [one.id for one in self.people]}
        with self.world.open("wb") as file:
            pickle.dump(kept, file, protocol=5)
            file.flush()
            os.fsync(file.fileno())
        _write_beat(Config(database=self.file).heartbeat, ms(self.env.now()))

    def coarsely(self) -> datetime:
        """The time by ten minutes."""
        now = self.env.now()
        return now.replace(minute=now.minute // 10 * 10, second=0, microsecond=0)

    def person_named(self, name: str) -> Any:
        return next(one for one in self.people if one.name == name)


@asynccontextmanager
async def stage_on_file(folder: Path, names: Sequence[str], effects: Effects | None = None, **how: Any) -> AsyncIterator[Saved]:
    """The world as it was saved in `folder`, else a new one with these people."""
    on = Saved(None, folder / "longtable.sqlite3", extensions=(), **how)
    on.env = simcord.Env(on.new_bot(), check_errors=False, settle_timeout=SETTLED)
    kept = pickle.loads(on.world.read_bytes()) if on.world.exists() else None
    if kept is not None:
        on.env.backend.__dict__.update(kept["state"])
    patch_emit(on.env, locales=on.locales)
    if effects is not None and kept is not None:
        effects.live = True  # the start itself has effects
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
