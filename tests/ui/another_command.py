"""Another one, so that the set of commands is another."""

import discord
from discord import app_commands

from bot.app import LongtableBot


@app_commands.command(description="says nothing")
async def goodbye(inter: discord.Interaction) -> None:
    await inter.response.send_message("bye", ephemeral=True)


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(goodbye)
