"""/help with commands that can be clicked, and one hint for those who are new instead of a manual."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.store.rows import PersonRow
from bot.ui.asked import Asked, ask
from bot.ui.controls import board_of
from cogs.practice import practice_button

__all__ = ["first_hint", "help_command", "mention"]

HINTED = "hinted"
HELP_PARTS = ("table new", "table join", "table list", "mine", "rules search", "roll", "verify", "me show", "setup check")


def mention(inter: discord.Interaction, name: str) -> str:
    """ "/table join" as something to click; as plain code where its id isn't known."""
    return inter.client.desk.command(name)  # pyright: ignore[reportAttributeAccessIssue]


@app_commands.command(name="help", description=_("cmd-help"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def help_command(inter: discord.Interaction) -> None:
    asked = await ask(inter, inter.client.desk)  # pyright: ignore[reportAttributeAccessIssue]
    lines = [asked.say("help-begin")]
    parts = [part for part in HELP_PARTS if part != "setup check" or (inter.guild_id is not None and inter.permissions.manage_guild)]
    lines += [asked.say(f"help-{part.replace(' ', '-')}", command=mention(inter, part)) for part in parts]
    for room in asked.desk.rooms.values():
        command = getattr(room, "command", f"{room.key} order")
        told = "help-game-explained" if command.endswith(" help") else "help-game"
        lines.append(asked.say(told, command=mention(inter, command), game=room.title(asked.say)))
        if (alone := getattr(room, "alone", None)) is not None:
            facts = dict(zip(("solo", "daily"), (mention(inter, name) for name in alone), strict=False))
            lines.append(asked.say("help-alone" if "daily" in facts else "help-solo", **facts, game=room.title(asked.say)))
    await asked.answer("\n".join([*lines, asked.say("help-end")]), board_of([practice_button(asked.say)]))


async def first_hint(asked: Asked) -> list[str]:
    """One line, the first time a person does something at a table; nothing ever after."""
    store, user = asked.desk.store, asked.inter.user.id
    person = await store.get(PersonRow, user) or PersonRow(user)
    if person.settings.get(HINTED):
        return []
    await store.put(replace(person, settings={**person.settings, HINTED: True}))
    return [asked.say("hint-first", help=mention(asked.inter, "help"), mine=mention(asked.inter, "mine"))]
