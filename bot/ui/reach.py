"""Whether a person can be written to in private, and what those are told who can't."""

from dataclasses import replace

import aiohttp
import discord

from bot.room import Say
from bot.store.rows import PersonRow
from bot.ui.desk import Desk
from bot.ui.log import log
from bot.ui.safe_text import clean_name

__all__ = ["prove_inbox", "shut_line"]

NO_PEOPLE = discord.AllowedMentions.none()


async def prove_inbox(inter: discord.Interaction, desk: Desk, say: Say) -> bool:
    """Greets a person who just sat down; whether they can be written to. Remembers the language Discord says they use."""
    user = inter.user
    person = await desk.store.get(PersonRow, user.id) or PersonRow(user.id)
    inbox = person.inbox
    if inbox != "open":
        try:
            # The nonce: whoever presses again because the first answer was lost isn't greeted twice.
            await user.send(say("inbox-open"), nonce=f"in{user.id}", allowed_mentions=NO_PEOPLE)
            inbox = "open"
        except discord.Forbidden as shut:
            inbox = "shut"
            log.info("inbox_shut", user=str(user.id), code=shut.code)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            # Says nothing of the inbox: the first message that is owed will tell.
            log.info("inbox_unproved", user=str(user.id), code=getattr(fault, "code", 0))
    settings = {**person.settings, "locale": str(inter.locale), "told_shut": inbox == "shut"}
    if left := [guild for guild in settings.pop("left", ()) if guild != inter.guild_id]:
        settings["left"] = left
    await desk.store.put(replace(person, inbox=inbox, name=clean_name(user.display_name, 32), settings=settings))
    return inbox != "shut"


async def shut_line(desk: Desk, say: Say, user: int) -> str:
    """What a person whose inbox turned out to be shut is told at their next click, once; else nothing."""
    person = await desk.store.get(PersonRow, user)
    if person is None or person.inbox != "shut" or person.settings.get("told_shut"):
        return ""
    await desk.store.put(replace(person, settings={**person.settings, "told_shut": True}))
    return say("inbox-shut")
