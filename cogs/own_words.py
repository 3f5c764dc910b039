"""The two entries in a message's menu for a text of one's own: mend it, remove it (that one also for moderators)."""

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.translator import _
from bot.kernel.game import BadInput, RuleViolation
from bot.store.rows import PostRow
from bot.ui import verbs
from bot.ui.asked import Asked, meet
from bot.ui.own_words import MEND, UNPOST, ask_before_removal, moderates, open_mend, show_form, submit_mend, unpost
from cogs.at_table import asked_by, desk_of

__all__ = ["mend_post", "remove_post", "setup"]


async def mend_post(inter: discord.Interaction, message: discord.Message) -> None:
    """Answers with a form and nothing else, since a form can't follow an acknowledgement."""
    asked = await meet(inter, desk_of(inter))
    await show_form(asked, await _post(asked, message))


async def remove_post(inter: discord.Interaction, message: discord.Message) -> None:
    asked = await asked_by(inter)
    post = await _post(asked, message)
    if post.user != inter.user.id and not moderates(inter, post):
        raise RuleViolation("LT-25", key="refused-LT-25-removal")
    await ask_before_removal(asked, post)


async def _post(asked: Asked, message: discord.Message) -> PostRow:
    found = await asked.desk.store.posts(message=message.id)
    if not found:
        raise BadInput("post-unknown")
    return found[0]


async def setup(bot: LongtableBot) -> None:
    verbs.OPENS[MEND], verbs.SUBMITS[MEND], verbs.ACTS[UNPOST] = open_mend, submit_mend, unpost
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    installs = app_commands.AppInstallationType(guild=True, user=False)
    for key, act in (("menu-mend-post", mend_post), ("menu-remove-post", remove_post)):
        bot.tree.add_command(app_commands.ContextMenu(name=_(key), callback=act, allowed_contexts=contexts, allowed_installs=installs))
