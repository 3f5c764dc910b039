"""/setup show, defaults, role, channel, limit: who may open tables on a server, where, how many, and what they begin with."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.room import Say
from bot.store.rows import GuildRow
from bot.tables.pace_words import parse_pace, zone_of
from bot.ui.asked import Asked
from bot.ui.safe_text import escape
from cogs.at_table import asked_by
from cogs.places import server_of
from cogs.setup_group import SETUP, expect_manager
from cogs.table_new import DEFAULT_PACE, suggest_paces
from cogs.zones import suggest_zones

MOST_NAMED = 25  # roles or channels
MOST_TABLES = 1_000


async def _keep(asked: Asked, server: GuildRow) -> None:
    await asked.desk.store.put(server)
    await asked.answer(overview(asked, server))


def _with(server: GuildRow, **settings: Any) -> GuildRow:
    """None takes a setting away."""
    changed = {name: value for name, value in {**server.settings, **settings}.items() if value not in (None, [])}
    return replace(server, settings=changed)


def overview(asked: Asked, server: GuildRow) -> str:
    """Everything that is set on this server, for its managers."""
    say, settings, language = asked.say, server.settings, server.language or asked.desk.language
    roles, channels = settings.get("roles"), settings.get("channels")
    return say(
        "setup-shown",
        roles=[f"<@&{role}>" for role in roles] if roles else say("setup-everyone"),
        channels=[f"<#{channel}>" for channel in channels] if channels else say("setup-everywhere"),
        limit=min(int(settings.get("limit") or asked.desk.tables.per_server), asked.desk.tables.per_server),
        language=say(f"language-{language}") if language else say("setup-as-opened"),
        zone=server.zone or say("setup-as-opened"),
        pace=escape(str(settings.get("pace") or DEFAULT_PACE)),
        place=_place(say, bool(settings.get("own_thread", True))),
        posts=say(f"choice-posts-{str(settings.get('posts', 'at_once')).replace('_', '-')}"),
    )


def _place(say: Say, own_thread: bool) -> str:
    return say("setup-thread" if own_thread else "setup-in-channel")


@SETUP.command(name="show", description=_("cmd-setup-show"))
async def show(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    expect_manager(asked)
    await asked.answer(overview(asked, await server_of(asked)))


@SETUP.command(name="defaults", description=_("cmd-setup-defaults"))
@app_commands.describe(
    language=_("option-default-language"),
    zone=_("option-zone"),
    pace=_("option-pace"),
    own_thread=_("option-own-thread"),
    posts=_("option-default-posts"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=_("choice-english"), value="en"),
        app_commands.Choice(name=_("choice-russian"), value="ru"),
    ],
    posts=[
        app_commands.Choice(name=_("choice-posts-at-once"), value="at_once"),
        app_commands.Choice(name=_("choice-posts-with-the-announcement"), value="with_the_announcement"),
    ],
)
@app_commands.autocomplete(zone=suggest_zones, pace=suggest_paces)
async def defaults(
    inter: discord.Interaction,
    language: str | None = None,
    zone: str | None = None,
    pace: app_commands.Range[str, 1, 80] | None = None,
    own_thread: bool | None = None,
    posts: str | None = None,
) -> None:
    """What isn't given stays as it is."""
    asked = await asked_by(inter)
    expect_manager(asked)
    server = await server_of(asked)
    if language is not None:
        server = replace(server, language=language)
    if zone is not None:
        server = replace(server, zone=zone_of(zone.strip().replace(" ", "_")))
    if pace is not None:
        parse_pace(pace, zone=server.zone or asked.desk.zone)
        server = _with(server, pace=pace.strip())
    if own_thread is not None:
        server = _with(server, own_thread=own_thread)
    if posts is not None:
        server = _with(server, posts=posts)
    await _keep(asked, server)


@SETUP.command(name="role", description=_("cmd-setup-role"))
@app_commands.describe(role=_("option-setup-role"), allow=_("option-allow"))
async def role(inter: discord.Interaction, role: discord.Role, allow: bool = True) -> None:
    asked = await asked_by(inter)
    expect_manager(asked)
    server = await server_of(asked)
    await _keep(asked, _with(server, roles=_named(server, "roles", role.id, allow)))


@SETUP.command(name="channel", description=_("cmd-setup-channel"))
@app_commands.describe(channel=_("option-setup-channel"), allow=_("option-allow"))
async def channel(
    inter: discord.Interaction,
    channel: discord.TextChannel | discord.VoiceChannel | discord.ForumChannel | discord.Thread,
    allow: bool = True,
) -> None:
    asked = await asked_by(inter)
    expect_manager(asked)
    server = await server_of(asked)
    await _keep(asked, _with(server, channels=_named(server, "channels", channel.id, allow)))


def _named(server: GuildRow, setting: str, id: int, allow: bool) -> list[int]:
    rest = [one for one in server.settings.get(setting) or () if one != id]
    return [*rest, id][-MOST_NAMED:] if allow else rest


@SETUP.command(name="limit", description=_("cmd-setup-limit"))
@app_commands.describe(tables=_("option-limit"))
async def limit(inter: discord.Interaction, tables: app_commands.Range[int, 1, MOST_TABLES]) -> None:
    asked = await asked_by(inter)
    expect_manager(asked)
    await _keep(asked, _with(await server_of(asked), limit=tables))
