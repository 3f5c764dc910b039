"""A small bot that does once each thing the local table must show; `python demo_bot.py FOLDER [PORT]` serves it."""

import asyncio
import io
import re
import sqlite3
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.local import serve

TAKES = ("axe", "bow", "cloak")


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:count:(?P<table>\d+)"):
    """Counts in the bot's own file, so a restart shows whether both sides kept what they knew."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Count me", custom_id=f"demo:count:{table}", style=discord.ButtonStyle.primary))
        self.table = table

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> "Count":
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        bot: Any = interaction.client
        await interaction.response.send_message(f"Secret for {interaction.user.display_name}: {bot.count()} clicks", ephemeral=True)


class Write(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:write:(?P<table>\d+)"):
    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Write", custom_id=f"demo:write:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> "Write":
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())


class Fail(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:fail"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Fail", custom_id="demo:fail", style=discord.ButtonStyle.danger))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> "Fail":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        raise RuntimeError("a fault of the bot")


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template="demo:pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"the {name}", value=name, description=f"A fine {name}") for name in TAKES]
        super().__init__(discord.ui.Select(custom_id="demo:pick", placeholder="Pick one", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        values = (interaction.data or {}).get("values", [])
        await interaction.response.send_message(f"Picked: {', '.join(values)}", ephemeral=True)


class Form(discord.ui.Modal, title="Your order"):
    words = discord.ui.TextInput[Any](label="Words", custom_id="words")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Sealed: {self.words.value}", ephemeral=True)


def draw() -> bytes:
    board, file = Image.new("RGB", (480, 160), "#2f6f5e"), io.BytesIO()
    board.paste("#d9a441", (240, 0, 480, 160))
    board.save(file, "PNG")
    return file.getvalue()


def panel(table: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in (Count(table), Write(table), Fail()):
        view.add_item(item)
    return view


class Board(discord.ui.LayoutView):
    """The newer kind of message: a framed text with a picture, a menu and buttons."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row, menu = discord.ui.ActionRow[Any](), discord.ui.ActionRow[Any]()
        row.add_item(Count(1)).add_item(Write(1))
        menu.add_item(Pick())
        text = discord.ui.TextDisplay[Any]("## Round 1\nHeracles **3/3**, Hydra **2/3**\n-# ends <t:1900000000:R>, `ABCDE`, ||hidden||")
        gallery = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description="A board"))
        self.add_item(discord.ui.Container(text, gallery, discord.ui.Separator(), menu, row, accent_colour=discord.Colour(0xD9A441)))


class DemoBot(commands.AutoShardedBot):
    def __init__(self, file: Path, *, park: Any, now: Any, entropy: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.dm_messages = True
        super().__init__(command_prefix="\0", intents=intents, max_messages=None)
        self.file, self.park, self.now, self.entropy = sqlite3.connect(file, isolation_level=None), park, now, entropy
        self.file.execute("create table if not exists clicks (at text)")

    def count(self) -> int:
        self.file.execute("insert into clicks values (?)", (self.now().isoformat(),))
        return self.file.execute("select count(*) from clicks").fetchone()[0]

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Write, Fail, Pick)
        self.tree.add_command(open_table)
        self.tree.add_command(hello)
        self.tree.add_command(board)
        (known,) = self.file.execute("pragma user_version").fetchone()
        if not known:  # as the real bot does: only when what it offers has changed
            await self.tree.sync()
            self.file.execute("pragma user_version = 1")
        self.waiting = asyncio.create_task(self.wait_for_ever())

    async def wait_for_ever(self) -> None:
        await self.park(asyncio.Event().wait(), reason="a deadline that never comes")

    async def on_message(self, message: discord.Message) -> None:
        if message.guild is None and not message.author.bot:
            await message.channel.send(f"Heard: {message.content}")

    async def close(self) -> None:
        await super().close()
        self.file.close()


@app_commands.command(name="open", description="Open a demo table")
@app_commands.describe(take="What you take", size="How many")
async def open_table(interaction: discord.Interaction, take: str, size: int = 2) -> None:
    await interaction.response.defer()
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name=f"Table of {interaction.user.display_name}", type=discord.ChannelType.public_thread)
    await interaction.followup.send(f"Took {take} x{size}: <#{thread.id}>")
    picture = discord.File(io.BytesIO(draw()), "board.png", description="A board of two colours")
    await thread.send(
        f"Table {thread.id}, until {discord.utils.format_dt(interaction.created_at, 'F')}", file=picture, view=panel(thread.id)
    )
    hook = await channel.create_webhook(name="Longtable")
    await hook.send("I come as a hero.", username="Heracles", thread=thread)
    await hook.send("I come as a monster.", username="Hydra", thread=thread)


@open_table.autocomplete("take")
async def takes(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"the {name}", value=name) for name in TAKES if typed in name]


@app_commands.command(name="hello", description="Says hello in your language")
async def hello(interaction: discord.Interaction) -> None:
    words = "Привет" if interaction.locale is discord.Locale.russian else "Hello"
    await interaction.response.send_message(f"{words}, {interaction.user.display_name}!", ephemeral=True)


@app_commands.command(name="board", description="Shows the board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board(), file=discord.File(io.BytesIO(draw()), "board.png"))


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0

    def make_bot(**handed: Any) -> DemoBot:
        return DemoBot(folder / "demo.sqlite", **handed)

    asyncio.run(serve(make_bot, folder=folder, port=port, open_browser=False, announce=lambda line: print(line, flush=True)))


if __name__ == "__main__":
    main()
