"""The group /setup; its commands stand in the modules beside this one."""

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.ui.asked import Asked

__all__ = ["SETUP", "expect_manager"]

# Discord hides it from others; whether they manage the server is checked at each command, since servers may show it to anyone (F5).
SETUP = app_commands.Group(
    name="setup",
    description=_("cmd-setup"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    default_permissions=discord.Permissions(manage_guild=True),
)


def expect_manager(asked: Asked) -> discord.Guild:
    """The server, for somebody who manages it as Discord says in this very interaction."""
    inter = asked.inter
    if inter.guild is None:
        raise BadInput("not-here")
    if not inter.permissions.manage_guild:
        raise BadInput("not-a-server-manager")
    return inter.guild
