"""/rules show, search, list, and /help."""

from collections import Counter

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n import LANGS
from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.kernel.ledger import Entry, Ledger, Rule, Ruling
from bot.room import Say
from bot.ui.asked import Asked
from bot.ui.limits import clip
from bot.ui.safe_text import escape
from cogs.at_table import Suggestions, asked_by, desk_of, option_of, suggest, suggestions
from cogs.help import help_command
from cogs.ledgers import Shelf, words_of

__all__ = ["RULES", "entry_text", "setup"]

RULES = app_commands.Group(
    name="rules",
    description=_("cmd-rules"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)
LINE = 150  # of an entry in a list
CHOICE = 88


# ---- suggestions


async def _said_to(inter: discord.Interaction) -> tuple[Say, Shelf]:
    """The words and the rules in the language of whoever types."""
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    return say, Shelf(desk.rooms, say.lang)


@suggestions
async def suggest_ids(inter: discord.Interaction, typed: str) -> Suggestions:
    _say, shelf = await _said_to(inter)
    found = shelf.search(typed, limit=25) if typed.strip() else [entry for _ledger, entry in shelf.entries()]
    return suggest("", ((clip(f"{entry.id}: {words_of(entry)}", CHOICE), entry.id) for entry in found))


@suggestions
async def suggest_ledgers(inter: discord.Interaction, typed: str) -> Suggestions:
    _say, shelf = await _said_to(inter)
    return suggest("", shelf.titles(typed))


@suggestions
async def suggest_sections(inter: discord.Interaction, typed: str) -> Suggestions:
    say, shelf = await _said_to(inter)
    ledger = _ledger(shelf, option_of(inter, "game"))
    rulings = [say("rulings")] if ledger.ruling and typed.strip().casefold() in say("rulings").casefold() else []
    return suggest("", ((heading, heading) for heading in (*shelf.headings(ledger, typed), *rulings)))


# ---- the commands


def _shelf(asked: Asked) -> Shelf:
    return Shelf(asked.desk.rooms, asked.say.lang)


@RULES.command(name="show", description=_("cmd-rules-show"))
@app_commands.describe(id=_("option-rule-id"))
@app_commands.autocomplete(id=suggest_ids)
async def show(inter: discord.Interaction, id: str) -> None:
    asked = await asked_by(inter)
    shelf = _shelf(asked)
    found = shelf.find(id)
    if found is None:
        near = [entry.id for entry in shelf.search(id.replace("-", " "), limit=4)]
        raise BadInput("rule-unknown-near" if near else "rule-unknown", said=id[:40], **({"near": near} if near else {}))
    await asked.answer(entry_text(asked.say, *found))


@RULES.command(name="search", description=_("cmd-rules-search"))
@app_commands.describe(words=_("option-rule-words"), game=_("option-rule-game"))
@app_commands.autocomplete(game=suggest_ledgers)
async def search(inter: discord.Interaction, words: app_commands.Range[str, 1, 200], game: str | None = None) -> None:
    asked = await asked_by(inter)
    shelf = _shelf(asked)
    found = shelf.search(words, None if game is None else _ledger(shelf, game).game.prefix)
    if not found:
        raise BadInput("rules-none", words=words[:40])
    await asked.answer("\n".join(_line(entry) for entry in found))


@RULES.command(name="list", description=_("cmd-rules-list"))
@app_commands.describe(game=_("option-rule-game"), section=_("option-rule-section"))
@app_commands.autocomplete(game=suggest_ledgers, section=suggest_sections)
async def list_rules(inter: discord.Interaction, game: str | None = None, section: str | None = None) -> None:
    """Without a section the sections; with one its rules, or the rulings."""
    asked = await asked_by(inter)
    shelf = _shelf(asked)
    ledger = _ledger(shelf, game)
    if section is None:
        await asked.answer(_contents(asked.say, ledger))
        return
    entries: list[Entry] = [*shelf.in_section(ledger, section)]
    if section.strip().casefold() in {asked.desk.say(lang)("rulings").casefold() for lang in LANGS}:
        entries = list(ledger.ruling)
    if not entries:
        raise BadInput("section-unknown", said=section[:40], sections=[*_sections(ledger)][:12])
    await asked.answer("\n".join(_line(entry) for entry in entries))


def _ledger(shelf: Shelf, game: str | None) -> Ledger:
    """The one that is named; the first game's where none is."""
    if game is None:
        return next(iter(shelf.ledgers.values()))
    found = shelf.named(game)
    if found is None:
        raise BadInput("game-unknown", game=game[:40])
    return found


def _sections(ledger: Ledger) -> Counter[str]:
    return Counter(rule.section for rule in ledger.rule)


def _contents(say: Say, ledger: Ledger) -> str:
    lines = [say("rules-of", title=escape(ledger.game.title))]
    lines += [say("rules-section", section=escape(section), count=count) for section, count in _sections(ledger).items()]
    if ledger.ruling:
        lines.append(say("rules-section", section=say("rulings"), count=len(ledger.ruling)))
    return "\n".join(lines)


def _line(entry: Entry) -> str:
    return f"- **{entry.id}** {escape(clip(words_of(entry), LINE))}"


def entry_text(say: Say, ledger: Ledger, entry: Entry) -> str:
    """One entry whole: text, example, and the rulings on it."""
    lines = [f"### {entry.id}"]
    match entry:
        case Rule(section=section, text=text, example=example):
            lines += [f"-# {escape(section)}", escape(text)]
            if example:
                lines.append(say("rule-example", example=escape(example)))
        case Ruling(question=question, decision=decision, why=why, option=option, about=about):
            lines += [say("ruling-question", question=escape(question)), escape(decision), say("ruling-why", why=escape(why))]
            if option:
                lines.append(say("ruling-option", option=escape(option)))
            lines.append(say("ruling-about", ids=list(about)))
    if rulings := ledger.rulings_on(entry.id):
        lines.append(say("rule-rulings", count=len(rulings)))
        lines += [f"- **{ruling.id}** {escape(ruling.decision)}" for ruling in rulings]
    return "\n".join(lines)


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(RULES)
    bot.tree.add_command(help_command)
