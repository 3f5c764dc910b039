"""/roll and /odds: free rolls that anybody can check, and their chances."""

import asyncio
import re
from fractions import Fraction
from typing import Final

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.languages import lang_of
from bot.i18n.translator import _
from bot.kernel import notation
from bot.kernel.game import BadInput, RuleViolation
from bot.kernel.odds import Odds, odds
from bot.room import Say
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import board_of, press
from bot.ui.errors import acknowledge, whisper
from bot.ui.ids import ControlId
from bot.ui.safe_text import clean_name, code, inline_code
from bot.ui.who import seen_at
from cogs import rolls
from cogs.at_table import asked_by, desk_of
from cogs.attached import text_file
from cogs.figures import decimal, percent
from cogs.verify import verify

__all__ = ["odds_of", "roll", "setup"]

NOTE: Final = 200
ROWS: Final = 25  # of a table of chances
_ROLL = re.compile(r"(\d{4}-\d{2}-\d{2})\.([A-Z2-7]{16})\.(\d{1,20})")
SHOW: Final = "roll"  # the verb of the button under a roll for the GM

SECRET = [
    app_commands.Choice(name=_("choice-secret-me"), value="me"),
    app_commands.Choice(name=_("choice-secret-gm"), value="gm"),
]
ADVANTAGE = [
    app_commands.Choice(name=_("choice-advantage"), value=1),
    app_commands.Choice(name=_("choice-disadvantage"), value=-1),
]


def _read(dice: str, note: str, advantage: int | None) -> tuple[notation.Roll, str]:
    """The roll and its note; a comment within the notation is a note too. Raises BadInput."""
    ast = notation.parse(dice)
    words = clean_name(note or ast.comment, NOTE)
    return (notation.with_advantage(ast, 1 if advantage > 0 else -1) if advantage else ast), words


@app_commands.command(name="roll", description=_("cmd-roll"))
@app_commands.describe(dice=_("option-dice"), note=_("option-note"), secret=_("option-secret"), advantage=_("option-advantage"))
@app_commands.choices(secret=SECRET)
@app_commands.choices(advantage=ADVANTAGE)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def roll(
    inter: discord.Interaction,
    dice: str,
    note: app_commands.Range[str, 0, NOTE] = "",
    secret: str | None = None,
    advantage: int | None = None,
) -> None:
    # Read before it is acknowledged, since an answer that began in public can't whisper what was wrong with the notation.
    ast, words = _read(dice, note, advantage)
    desk = desk_of(inter)
    if secret == "gm":
        await _roll_for_the_gm(inter, ast, words)
        return
    if secret == "me":
        await acknowledge(inter)
    else:
        await inter.response.defer()
    entry = await rolls.keep(
        desk, ast, guild=inter.guild_id, user=inter.user.id, private=secret == "me", act_id=str(inter.id), at=seen_at(inter.id)
    )
    here = await desk.store.find(place=inter.channel_id, statuses=("running", "paused", "parked"), limit=1) if inter.channel_id else []
    say = desk.say(here[0][0].language) if here and secret is None else await desk.say_to(inter.user.id, inter.locale)
    text, whole = rolls.text_of(say, entry, note=words, free=bool(here))
    await _show(inter, text, whole)


async def _show(inter: discord.Interaction, text: str, whole: str, view: discord.ui.View | None = None) -> None:
    """In place of "thinking…": whether everybody reads it was settled by the acknowledgement."""
    files = [text_file(whole, "dice.txt")] if whole else []
    await inter.edit_original_response(content=text, attachments=files, view=view, allowed_mentions=discord.AllowedMentions.none())


# ---- for the GM


async def _roll_for_the_gm(inter: discord.Interaction, ast: notation.Roll, words: str) -> None:
    """Everybody sees that it was rolled; the dice are shown to the one who rolled and to the GM, whenever they ask."""
    desk = desk_of(inter)
    tables = await desk.store.find(place=inter.channel_id, limit=1) if inter.channel_id else []
    if not tables or not tables[0][0].gm:
        raise BadInput("roll-no-gm")
    row = tables[0][0]
    await inter.response.defer()
    user = inter.user.id
    entry = await rolls.keep(
        desk, ast, guild=inter.guild_id, user=user, private=True, act_id=str(inter.id), at=seen_at(inter.id), table=row.id
    )
    say, own = desk.say(row.language), await desk.say_to(user, inter.locale)
    button = press(say, "button-show-roll", ControlId(SHOW, row.id, None, f"{entry.day}.{rolls.mark_of(entry)}.{user}"))
    await _show(inter, say("roll-for-gm", person=inter.user.mention), "", board_of([button]))
    text, whole = rolls.text_of(own, entry, note=words, free=row.status != "lobby")
    await whisper(inter, text, files=[text_file(whole, "dice.txt")] if whole else [])


async def show_roll(asked: Asked, id: ControlId) -> None:
    """The button under a roll for the GM. Who is GM now counts, not who was; other rolls of the person are nobody's."""
    day, mark, user = _asked_roll(id)
    row = (await asked.desk.tables.look(id.table)).row
    if asked.inter.user.id not in (row.gm, user):
        raise BadInput("not-the-gm")
    _, _, entries = await asked.desk.store.rolls(f"person:{user}", day)
    entry = next((one for one in entries if rolls.is_for(one, id.table) and rolls.mark_of(one) == mark), None)
    if entry is None:
        raise BadInput("proof-unknown", proof=day)
    text, whole = rolls.text_of(asked.say, entry, free=row.status != "lobby")
    await whisper(asked.inter, text, files=[text_file(whole, "dice.txt")] if whole else [])


def _asked_roll(id: ControlId) -> tuple[str, str, int]:
    """Day, mark and roller; refuses with LT-1 what isn't written so."""
    found = _ROLL.fullmatch(id.decision)
    if found is None:
        raise RuleViolation("LT-1")
    return found[1], found[2], int(found[3])


# ---- /odds


@app_commands.command(name="odds", description=_("cmd-odds"))
@app_commands.describe(dice=_("option-dice"), at_least=_("option-at-least"), advantage=_("option-advantage"))
@app_commands.choices(advantage=ADVANTAGE)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def odds_of(
    inter: discord.Interaction,
    dice: str,
    at_least: app_commands.Range[int, -999_999_999, 999_999_999] | None = None,
    advantage: int | None = None,
) -> None:
    asked = await asked_by(inter)
    ast, _words = _read(dice, "", advantage)
    await asked.answer(odds_text(asked.say, ast, await asyncio.to_thread(odds, ast), at_least))


def odds_text(say: Say, ast: notation.Roll, found: Odds, at_least: int | None) -> str:
    lang = lang_of(say.lang)
    lines = [inline_code(notation.canonical(ast))]
    if at_least is not None:
        lines.append(say("odds-at-least", value=str(at_least), chance=percent(lang, found.at_least(at_least))))
    lines.append(
        say(
            "odds-facts",
            mean=decimal(lang, found.mean),
            deviation=decimal(lang, float(found.variance) ** 0.5),
            low=str(found.lowest),
            median=str(found.quantile(Fraction(1, 2))),
            high=str(found.highest),
        )
    )
    rows = [f"{value:>9}  {percent(lang, chance):>8}" for value, chance in found.table(ROWS)]
    lines.append(say("odds-table"))
    lines.append(code("\n".join(rows)))
    if not found.exact:
        lines.append(say("roll-odds-inexact", error=f"{float(found.error):.0e}"))
    return "\n".join(lines)


async def setup(bot: LongtableBot) -> None:
    verbs.ACTS[SHOW] = show_roll
    for command in (roll, odds_of, verify):
        bot.tree.add_command(command)
