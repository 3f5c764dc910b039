"""Where a table is to live: what this server allows, what Discord allows, and a thread of its own."""

import contextlib
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import discord

from bot.kernel.game import BadInput
from bot.store.rows import GuildRow, TableRow
from bot.tables.acts import Place
from bot.ui.asked import Asked
from bot.ui.limits import THREAD_NAME, clip
from bot.ui.safe_text import clean_name
from cogs.at_table import place_link
from cogs.permissions import lacking

__all__ = ["expect_allowed", "place_here", "server_of", "where_of"]

WEEK = 7 * 24 * 60  # minutes after which an idle thread is archived; the longest there is
THREAD_NEEDS = ("create_public_threads", "send_messages_in_threads")
PLACE_NEEDS = ("send_messages", "read_message_history")


async def server_of(asked: Asked) -> GuildRow:
    """This server's settings."""
    guild = asked.inter.guild_id or 0
    return await asked.desk.store.get(GuildRow, guild) or GuildRow(guild)


def expect_allowed(asked: Asked, server: GuildRow) -> None:
    """Who may have a table here by /setup; server managers always. Raises BadInput (setup-not-you, setup-not-here)."""
    inter = asked.inter
    if inter.permissions.manage_guild:
        return
    roles: Collection[int] = server.settings.get("roles") or ()
    channels: Collection[int] = server.settings.get("channels") or ()
    own = {role.id for role in inter.user.roles} if isinstance(inter.user, discord.Member) else set[int]()
    if roles and not own & set(roles):
        raise BadInput("setup-not-you", roles=[f"<@&{role}>" for role in roles])
    here = {inter.channel_id, inter.channel.parent_id if isinstance(inter.channel, discord.Thread) else None}
    if channels and not here & set(channels):
        raise BadInput("setup-not-here", channels=[f"<#{channel}>" for channel in channels])


def where_of(asked: Asked, row: TableRow) -> str:
    """A mention to click on a server, which knows its own places; an address that works from everywhere in private."""
    return f"<#{row.place}>" if asked.inter.guild_id is not None and row.place is not None else place_link(row)


@asynccontextmanager
async def place_here(asked: Asked, *, game: str, title: str, language: str, own_thread: bool) -> AsyncIterator[tuple[Place, bool]]:
    """A thread of its own in a text channel; anywhere else, or if asked for, the channel itself. Whether a thread was made.

    If what is to live there is refused, the new thread is put away: it is empty and nobody's.
    """
    inter, channel = asked.inter, asked.inter.channel
    if not (own_thread and isinstance(channel, discord.TextChannel)):
        yield _as_it_is(asked), False
        return
    _need(asked, *THREAD_NEEDS)
    say = asked.desk.say(language)
    name = clean_name(say("thread-name-table", game=game, title=title or inter.user.display_name), THREAD_NAME)
    thread = await channel.create_thread(
        name=clip(name, THREAD_NAME) or game, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK
    )
    try:
        yield Place(inter.guild_id, thread.id, channel.id), True
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=True)
        raise


def _as_it_is(asked: Asked) -> Place:
    inter, channel = asked.inter, asked.inter.channel
    if isinstance(channel, discord.Thread):
        _need(asked, "send_messages_in_threads", "read_message_history")
        return Place(inter.guild_id, channel.id, channel.parent_id)
    _need(asked, *PLACE_NEEDS)
    return Place(inter.guild_id, inter.channel_id)


def _need(asked: Asked, *rights: str) -> None:
    """Before anything is promised: what Discord says of this very place (lesson F8)."""
    missing = lacking(asked.inter.app_permissions, rights)
    if missing:
        raise BadInput("bot-may-not", things=[asked.say(f"permission-{right.replace('_', '-')}") for right in missing])
