"""A bot on a simulated server with a real file, and a battle on it: what the tests of bot/ui play with."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.results import ResponseMessage

from bot.app import LongtableBot, make_bot
from bot.config import Config
from bot.tables.acts import Place, Who
from bot.tables.look import Look
from tests.chance import Chance
from tests.simfix import patch_emit

SETTLED = 30.0  # seconds after which the bot counts as stuck: a busy machine is no fault of its
CLASSES = ("conductor", "vocal", "drummer", "vocal")


@dataclass
class Stage:
    env: Any
    file: Path
    locales: dict[int, str] = field(default_factory=dict[int, str])
    rooms: Mapping[str, Any] | None = None
    extensions: Sequence[str] = ()
    guild: Any = None
    channel: Any = None
    people: list[Any] = field(default_factory=list[Any])
    table: str = ""
    chance: Chance = field(default_factory=Chance)
    draw: bool = False

    @property
    def bot(self) -> LongtableBot:
        return self.env.bot

    def drawing(self, bot: LongtableBot) -> LongtableBot:
        """The bot as it is, or one that orders pictures and draws none: drawing takes longer than all else that a table does."""
        prepare = bot.setup_hook

        async def undrawn() -> None:
            await prepare()
            bot.painter.paint = _no_picture  # type: ignore[method-assign]

        if not self.draw:
            bot.setup_hook = undrawn  # type: ignore[method-assign]
        return bot

    async def call(self, coroutine: Any) -> Any:
        """Something done by the bot itself, not by a person."""
        with self.env._bot_scope():
            task = self.env._loop.create_task(coroutine)
        result = await task
        await self.env.settle()
        return result

    async def look(self) -> Look:
        return await self.call(self.bot.desk.tables.look(self.table))

    def new_bot(self) -> LongtableBot:
        return self.drawing(
            make_bot(
                Config(database=self.file),
                park=self._park,
                entropy=self.chance.bytes_of,
                rooms=self.rooms,
                extensions=self.extensions,
                shard_count=1,
                heartbeat_s=86_400.0,
            )
        )

    async def _park(self, awaitable: Any, reason: str = "waiting") -> Any:
        return await self.env.external_wait(awaitable, reason=reason)

    async def restart(self, *, clean: bool = True) -> None:
        """Another bot object on the same file. Not clean: as after kill -9, but that the file is let go of."""
        old = self.bot
        if clean:
            await self.call(old.close())
        else:
            await self.call(old.store.close())
        await self.env.restart_bot(self.new_bot())
        await self.env.settle()

    # ---- people and a battle

    def person(self, name: str, *, locale: str = "en-US", manager: bool = False) -> Any:
        roles = [self.guild.create_role("GM", permissions=discord.Permissions(manage_guild=True))] if manager else []
        member = self.guild.add_member(self.env.create_user(name, global_name=name.title()), roles=roles)
        self.locales[member.id] = locale
        return member

    async def open_table(self, gm: Any, *, title: str = "", language: str = "en", thread: bool = False, **options: Any) -> str:
        place = Place(self.guild.id, self.channel.id)
        if thread:
            made = await self.call(
                self.bot.get_channel(self.channel.id).create_thread(name="battle", type=discord.ChannelType.public_thread)
            )
            place = Place(self.guild.id, made.id, self.channel.id)
        answer = await self.call(
            self.bot.desk.tables.create(Who(gm.id), "arena", place, options={"size": 2, **options}, language=language, title=title)
        )
        self.table = answer.table
        await self.env.settle()
        return answer.table

    async def battle(
        self, *people: Any, language: str = "en", title: str = "", thread: bool = False, classes: Sequence[str] = CLASSES, **options: Any
    ) -> list[Any]:
        """A running battle two against two: people in order of sign-up, scripts for who is missing. Seats 0 and 2 are Good."""
        gm = people[0]
        await self.open_table(gm, title=title, language=language, thread=thread, **options)
        tables = self.bot.desk.tables
        for seat in range(4):
            team = "good" if seat % 2 == 0 else "evil"
            joining = NAMES[seat] | {"team": team, "cls": classes[seat]}
            if seat < len(people):
                await self.call(tables.join(Who(people[seat].id), self.table, joining))
            else:
                await self.call(tables.fill(Who(gm.id), self.table, [joining]))
        await self.call(tables.start(Who(gm.id), self.table))
        self.people = list(people)
        await self.env.settle()
        return self.people

    # ---- what stands where

    def messages(self, place: Any = None) -> list[Any]:
        """Of a channel, oldest first, without ephemeral ones."""
        id = getattr(place, "id", place) or self.channel.id
        return [ResponseMessage(self.env, one) for one in self.env.backend.messages.get(id, {}).values() if not one.flags & EPHEMERAL_FLAG]

    def panel(self, place: Any = None) -> Any:
        """The newest message with a table's buttons."""
        for message in reversed(self.messages(place)):
            if any(":turn:" in id or ":join:" in id or ":rematch:" in id for id in ids_of(message)):
                return message
        raise AssertionError("no panel stands")

    def dms(self, person: Any) -> list[Any]:
        return self.messages(person.user.dm_channel)

    def control(self, message: Any, verb: str, **wanted: Any) -> str:
        """The custom id on a message that begins with that verb."""
        found = [id for id in ids_of(message) if id.startswith(f"lt1:{verb}:")]
        assert found, f"no {verb} among {ids_of(message)}"
        return found[wanted.get("place", 0)]


NAMES: list[dict[str, Any]] = [
    {"name": "Sherlock Holmes", "name_ru": "Шерлок Холмс", "aliases": ["Holmes", "Холмс"], "accusative": ["Холмса"], "gender": "m"},
    {"name": "Hercules", "name_ru": "Геракл", "aliases": [], "accusative": ["Геракла"], "dative": ["Гераклу"], "gender": "m"},
    {"name": "Alice", "name_ru": "Алиса", "aliases": [], "accusative": ["Алису"], "gender": "f"},
    {"name": "Moriarty", "name_ru": "Мориарти", "aliases": [], "accusative": ["Мориарти"], "gender": "m"},
]


def ids_of(message: Any) -> list[str]:
    """Custom ids on a message, of the simulator's or of a result."""
    return [item["custom_id"] for row in message.components for item in row.get("components", ()) if "custom_id" in item]


def labels_of(message: Any) -> list[str]:
    return [item.get("label", "") for row in message.components for item in row.get("components", ()) if item["type"] == 2]


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""The smallest there is."""


async def _no_picture(_: Any) -> bytes:
    return PICTURE


@asynccontextmanager
async def stage(
    folder: Path, *, rooms: Mapping[str, Any] | None = None, extensions: Sequence[str] = (), draw: bool = False, **env: Any
) -> AsyncIterator[Stage]:
    """`draw`: real pictures, for whoever looks at them."""
    made = Stage(None, folder / "longtable.sqlite3", rooms=rooms, extensions=extensions, draw=draw)
    made.env = simcord.Env(made.new_bot(), **{"settle_timeout": SETTLED, **env})
    patch_emit(made.env, locales=made.locales)
    await made.env.start()
    try:
        made.guild = made.env.create_guild()
        made.channel = made.guild.create_text_channel("arena")
        await made.env.settle()
        yield made
        await made.call(made.bot.close())
    finally:
        if not made.bot.is_closed():  # or its threads keep the test from ending
            await made.bot.store.close()
        await made.env.shutdown()
        if made.env.check_errors:
            made.env._raise_errors_since(made.env._errors_acknowledged)
