"""One slash command, as cogs write them: acknowledge, ask, answer."""

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.ui.asked import ask


@app_commands.command(description="says that nobody is awaited")
async def hello(inter: discord.Interaction, secret: str = "") -> None:
    asked = await ask(inter, inter.client.desk)  # pyright: ignore[reportAttributeAccessIssue]
    if secret:
        raise ValueError(secret)
    await asked.answer(asked.say("awaited-nobody"))


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(hello)
