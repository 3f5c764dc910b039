"""/setup check: what the bot lacks in each channel it plays in, each with the mend (lessons F8, F9, H4)."""

from collections.abc import AsyncIterator, Iterator

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.room import Say
from bot.ui.asked import Asked
from cogs.at_table import asked_by
from cogs.permissions import REQUIRED, USEFUL, lacking
from cogs.setup_group import SETUP, expect_manager


@SETUP.command(name="check", description=_("cmd-setup-check"))
@app_commands.describe(channel=_("option-channel"))
async def check(inter: discord.Interaction, channel: discord.TextChannel | discord.VoiceChannel | discord.Thread | None = None) -> None:
    asked = await asked_by(inter)
    guild = expect_manager(asked)
    # Of the place one stands in Discord itself says what is granted; it goes before what is worked out from roles.
    here: list[tuple[int, discord.Permissions]] = []
    if channel is not None:
        here.append((channel.id, channel.permissions_for(guild.me)))
    elif inter.channel_id is not None:
        here.append((inter.channel_id, inter.app_permissions))
    lines: list[str] = []
    told = {place for place, _granted in here}
    for place, granted in [*here, *[one async for one in _played_in(asked, guild) if one[0] not in told]]:
        lines += _place_lines(asked.say, place, granted)
    await asked.answer("\n".join([*lines, asked.say("setup-elsewhere")]))


async def _played_in(asked: Asked, guild: discord.Guild) -> AsyncIterator[tuple[int, discord.Permissions]]:
    """The places of live tables, deleted ones with no rights at all."""
    seen: set[int] = set()
    for row, _seats in await asked.desk.store.find(guild=guild.id):
        if row.place is None or row.place in seen:
            continue
        seen.add(row.place)
        place = guild.get_channel_or_thread(row.place) or guild.get_channel(row.parent or 0)
        yield row.place, place.permissions_for(guild.me) if place is not None else discord.Permissions.none()


def _place_lines(say: Say, place: int, granted: discord.Permissions) -> Iterator[str]:
    required, useful = lacking(granted, REQUIRED), lacking(granted, USEFUL)
    if not required and not useful:
        yield say("setup-fine", channel=f"<#{place}>")
        return
    yield say("setup-lacks", channel=f"<#{place}>", count=len(required) + len(useful))
    for right in (*required, *useful):
        key = right.replace("_", "-")
        yield f"- {say('setup-lack', right=say(f'permission-{key}'), why=say(f'permission-why-{key}'))}"
