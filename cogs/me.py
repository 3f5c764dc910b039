"""/me: a person's own settings, what is kept of them, and forgetting it."""

import json
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.translator import _
from bot.kernel.game import BadInput, RuleViolation
from bot.room import Say
from bot.store.rows import PersonRow
from bot.tables.alone import is_sealed
from bot.tables.pace_words import parse_hours, zone_of
from bot.tables.schedule import from_ms, ms
from bot.tables.until_words import parse_until
from bot.ui.asked import Asked
from bot.ui.desk import LIVE_OR_OVER
from bot.ui.errors import whisper
from bot.ui.who import who_of
from cogs.at_table import asked_by
from cogs.attached import json_file
from cogs.help import mention
from cogs.mine import mine
from cogs.zones import suggest_zones

__all__ = ["ME", "setup"]

ME = app_commands.Group(
    name="me",
    description=_("cmd-me"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)
LANGUAGES = [
    app_commands.Choice(name=_("choice-as-discord"), value="discord"),
    app_commands.Choice(name=_("choice-english"), value="en"),
    app_commands.Choice(name=_("choice-russian"), value="ru"),
]
DELIVERIES = [
    app_commands.Choice(name=_("choice-delivery-private"), value="private"),
    app_commands.Choice(name=_("choice-delivery-channel"), value="channel"),
    app_commands.Choice(name=_("choice-delivery-both"), value="both"),
]
OFF = frozenset({"off", "none", "-", "нет", "выкл", "без"})


async def _change(asked: Asked, **fields: Any) -> PersonRow:
    person = await asked.desk.store.get(PersonRow, asked.inter.user.id) or PersonRow(asked.inter.user.id)
    changed = replace(person, **fields)
    await asked.desk.store.put(changed)
    return changed


@ME.command(name="show", description=_("cmd-me-show"))
async def show(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    person = await asked.desk.store.get(PersonRow, inter.user.id) or PersonRow(inter.user.id)
    await asked.answer("\n".join([settings_text(asked.say, person), *_away_line(asked, person)]))


def settings_text(say: Say, person: PersonRow) -> str:
    return say(
        "me-settings",
        language=say(f"language-{person.language or 'discord'}"),
        zone=person.zone or "UTC",
        quiet=person.quiet or say("me-quiet-none"),
        delivery=say(f"delivery-{person.delivery or 'private'}"),
    )


def _away_line(asked: Asked, person: PersonRow) -> list[str]:
    if person.away is None or person.away <= ms(asked.desk.now()):
        return []
    return [asked.say("me-is-away", until=from_ms(person.away), back=mention(asked.inter, "me back"))]


@ME.command(name="language", description=_("cmd-me-language"))
@app_commands.describe(language=_("option-my-language"))
@app_commands.choices(language=LANGUAGES)
async def language(inter: discord.Interaction, language: str) -> None:
    asked = await asked_by(inter)
    await _change(asked, language="" if language == "discord" else language)
    # The answer is the first thing said in the new language.
    say = await asked.desk.say_to(inter.user.id, inter.locale)
    await asked.answer(say("me-language-set", language=say(f"language-{language}")))


@ME.command(name="zone", description=_("cmd-me-zone"))
@app_commands.describe(zone=_("option-my-zone"))
@app_commands.autocomplete(zone=suggest_zones)
async def zone(inter: discord.Interaction, zone: str) -> None:
    asked = await asked_by(inter)
    named = zone_of(zone.strip().replace(" ", "_"))
    await _change(asked, zone=named)
    await asked.answer(asked.say("me-zone-set", zone=named))


@ME.command(name="quiet", description=_("cmd-me-quiet"))
@app_commands.describe(hours=_("option-quiet"))
async def quiet(inter: discord.Interaction, hours: str) -> None:
    asked = await asked_by(inter)
    if hours.strip().casefold() in OFF:
        await _change(asked, quiet="")
        await asked.answer(asked.say("me-quiet-off"))
        return
    try:
        start, end = parse_hours(hours)
    except BadInput:
        raise BadInput("quiet-unreadable", said=hours[:40]) from None
    told = "-".join(f"{minute // 60:02d}:{minute % 60:02d}" for minute in (start, end))
    person = await _change(asked, quiet=told)
    await asked.answer(asked.say("me-quiet-set", hours=told, zone=person.zone or "UTC"))


@ME.command(name="delivery", description=_("cmd-me-delivery"))
@app_commands.describe(where=_("option-delivery"))
@app_commands.choices(where=DELIVERIES)
async def delivery(inter: discord.Interaction, where: str) -> None:
    asked = await asked_by(inter)
    await _change(asked, delivery=where)
    await asked.answer(asked.say("me-delivery-set", delivery=asked.say(f"delivery-{where}")))


# ---- away for some days


@ME.command(name="away", description=_("cmd-me-away"))
@app_commands.describe(until=_("option-until"))
async def away(inter: discord.Interaction, until: app_commands.Range[str, 1, 60]) -> None:
    """At all tables at once: their GMs are told, and each table does what its option says."""
    asked = await asked_by(inter)
    person = await asked.desk.store.get(PersonRow, inter.user.id)
    when = parse_until(until, zone=person.zone if person else "", now=asked.desk.now())
    await _change(asked, away=ms(when))
    tables = await asked.desk.tables.away(who_of(inter), ms(when), act_id=asked.act_id)
    await asked.answer(asked.say("me-away", until=when, count=tables, back=mention(inter, "me back")))


@ME.command(name="back", description=_("cmd-me-back"))
async def back(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    person = await asked.desk.store.get(PersonRow, inter.user.id)
    if person is None or person.away is None or person.away <= ms(asked.desk.now()):
        await asked.answer(asked.say("me-not-away"))
        return
    await _change(asked, away=None)
    await asked.desk.tables.away(who_of(inter), None, act_id=asked.act_id)
    await asked.answer(asked.say("me-back", mine=mention(inter, "mine")))


# ---- what is kept


@ME.command(name="export", description=_("cmd-me-export"))
async def export(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    document = await asked.desk.store.export_person(inter.user.id)
    content = json.dumps(document, ensure_ascii=False, indent=1, default=str).encode()
    await whisper(inter, asked.say("me-exported"), files=[json_file(content, "longtable-me.json")])


@ME.command(name="forget", description=_("cmd-me-forget"))
@app_commands.describe(sure=_("option-sure-forget"))
async def forget(inter: discord.Interaction, sure: bool) -> None:
    asked = await asked_by(inter)
    if not sure:
        await asked.answer(asked.say("forget-not-sure"))
        return
    await _refuse_a_second_try(asked)
    say = asked.say  # in the language that is forgotten with the rest
    await asked.desk.tables.away(who_of(inter), None)
    await _leave_everything(asked)
    erased = await asked.desk.store.forget(inter.user.id)
    await whisper(inter, say("me-forgotten", count=erased))


async def _refuse_a_second_try(asked: Asked) -> None:
    """Who was forgotten in the middle of a day could play its rolls again, knowing them (LT-26)."""
    desk = asked.desk
    tried = await desk.store.find(private_of=asked.inter.user.id, statuses=LIVE_OR_OVER, limit=1_000)
    if any(is_sealed(row, desk.now()) for row, _seats in tried):
        raise RuleViolation("LT-26", key="refused-LT-26-forget")


async def _leave_everything(asked: Asked) -> None:
    """Live seats go to a script, or are free again before the start; tables that were run fall to the next one."""
    user, desk = asked.inter.user.id, asked.desk
    for row, _seats in await desk.store.find(gm=user):
        if row.guild is not None:
            await desk.tables.gone(user, row.guild)
    for row, seats in await desk.store.find(user=user):
        for seat in (one.seat for one in seats if one.user == user):
            await desk.tables.leave(who_of(asked.inter), row.id, seat, act_id=f"{asked.act_id}.{row.id}.{seat}")


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(ME)
    bot.tree.add_command(mine)
