"""Commands in Russian: descriptions and choices are translated, names never (lesson M2: what people type is one word everywhere)."""

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place
from discord.app_commands import TranslationContextTypes, locale_str

from bot.i18n.languages import lang_of
from bot.i18n.texts import texts
from bot.ui.limits import CHOICE_NAME, COMMAND_DESCRIPTION, COMMAND_NAME, clip

_LIMITS: Final = {
    Place.command_description: COMMAND_DESCRIPTION,
    Place.group_description: COMMAND_DESCRIPTION,
    Place.parameter_description: COMMAND_DESCRIPTION,
    Place.choice_name: CHOICE_NAME,
}
# English stands under its own key too: with British alone Discord would show that to Americans, and the other way round.
_SPOKEN: Final = (discord.Locale.american_english, discord.Locale.british_english, discord.Locale.russian)


def _(key: str) -> locale_str:
    """The message `key` for a decorator of a command: `description=_("cmd-table-new")`. English is what Discord shows by default."""
    return locale_str(clip(texts().say("en", key), COMMAND_DESCRIPTION), key=key)


class CommandTranslator(app_commands.Translator):
    """Set it with `await tree.set_translator(CommandTranslator())` before the commands are synced."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes) -> str | None:
        key, limit = string.extras.get("key"), _LIMITS.get(context.location)
        if context.location is Place.command_name and isinstance(context.data, app_commands.ContextMenu):
            limit = COMMAND_NAME  # an entry of a menu is chosen and never typed
        if key is None or limit is None or locale not in _SPOKEN:
            return None
        # Clipped, not refused: one long sentence must not keep all commands from being registered; the check finds it before.
        return clip(texts().say(lang_of(locale), key), limit)
