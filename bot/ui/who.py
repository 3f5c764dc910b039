"""Who pressed, typed or wrote, as the door wants it, and when Discord saw it."""

import discord

from bot.tables.acts import Who

__all__ = ["seen_at", "who_of", "who_wrote"]


def who_of(inter: discord.Interaction) -> Who:
    """The person by id; a manager where Discord says so in this very interaction (F4, F6)."""
    return Who(inter.user.id, manager=inter.guild_id is not None and inter.permissions.manage_guild, name=inter.user.display_name)


def who_wrote(message: discord.Message) -> Who:
    return Who(message.author.id, name=message.author.display_name)


def seen_at(snowflake: int) -> int:
    """The millisecond in which Discord saw an interaction or message."""
    return (snowflake >> 22) + discord.utils.DISCORD_EPOCH
