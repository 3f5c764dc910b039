"""The opening message: sides, the house rules that differ, a reminder (content, part 13; ARENA-R33)."""

from bot.i18n.languages import joined, lang_of
from bot.room import Say
from bot.ui.limits import split_text
from cogs.arena.naming import name_of, tag_of
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.words import TEAMS
from cogs.arena.view import ArenaView

PARAGRAPH = 1800


def opening(say: Say, view: ArenaView) -> list[str]:
    size = max(len(view.team(team)) for team in TEAMS)
    lines = [say("arena-opening", size=size)]
    for team in TEAMS:
        names = joined(lang_of(say.lang), [f"{tag_of(say, line)} {name_of(say, line)}" for line in view.team(team)])
        lines.append(say("arena-opening-side", team=team, names=names))
    lines += [*switched(say, view.options), say("arena-opening-reminder")]
    return split_text("\n".join(lines), PARAGRAPH)


def switched(say: Say, options: ArenaOptions) -> list[str]:
    """The house rules that aren't the usual ones, a sentence each."""
    usual = ArenaOptions()
    told = [
        house_rule(say, name, getattr(options, name))
        for name in ArenaOptions.model_fields
        if name != "size" and getattr(options, name) != getattr(usual, name)
    ]
    if not told:
        return [say("arena-opening-usual")]
    return [say("arena-opening-house"), *(f"- {sentence}" for sentence in told)]


def house_rule(say: Say, name: str, value: object) -> str:
    """What a switch with this value means."""
    if name == "round_cap" and value != "off":
        return say("arena-house-round_cap", cap=str(value))
    if name == "size":
        return say("arena-house-size", size=str(value))
    return say(f"arena-house-{name}-{value}")
