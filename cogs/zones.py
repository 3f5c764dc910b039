"""Time zones as suggestions, found in spite of a slip."""

from zoneinfo import available_timezones

import discord
from rapidfuzz import fuzz, process

from cogs.at_table import Suggestions, suggest, suggestions

__all__ = ["suggest_zones"]


@suggestions
async def suggest_zones(inter: discord.Interaction, typed: str) -> Suggestions:
    known = sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "posix/", "right/")))
    if not typed.strip():
        usual = ("Europe/Moscow", "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Yekaterinburg")
        return suggest("", ((zone.replace("_", " "), zone) for zone in usual))
    near = process.extract(typed[:60].replace(" ", "_"), known, scorer=fuzz.WRatio, limit=25, score_cutoff=60)
    return suggest("", ((zone.replace("_", " "), zone) for zone, _score, _at in near))
