"""The opening message: the city, who is out tonight, and the house rules that differ (NC-R ids)."""

from bot.room import Say
from cogs.night_class.library import city
from cogs.night_class.naming import city_of, emblem_of, hero_of, level_of, word
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.view import NightView

__all__ = ["house_rule", "opening", "switched"]


def opening(say: Say, view: NightView) -> str:
    night = night_of(view.options)
    file = city(view.options.city).file
    least, most = file.turns
    facts = {"city": city_of(say, view.options.city), "level": level_of(say, night), "least": least, "most": most}
    lines = [say("night-class-opening", stamina=night.level.stamina, **facts)]
    if len(view.lines) > 1 and view.options.rolls == "shared":
        lines.append(say("night-class-opening-shared"))
    lines += [say("night-class-opening-hero", name=hero_of(line), emblem=emblem_of(say, line.emblem)) for line in view.lines]
    return "\n".join([*lines, "", *switched(say, view.options)])  # or the list of heroes would take the next line in


def switched(say: Say, options: NightOptions) -> list[str]:
    """The house rules that aren't the usual ones, a sentence each."""
    usual = NightOptions()
    changed = [
        name for name in NightOptions.model_fields if name not in ("city", "difficulty") and getattr(options, name) != getattr(usual, name)
    ]
    if not changed:
        return [say("night-class-opening-usual")]
    return [say("night-class-opening-house"), *(f"- {house_rule(say, name, getattr(options, name))}" for name in changed)]


def house_rule(say: Say, name: str, value: object) -> str:
    """What a switch with this value means."""
    if name == "city":
        found = city(str(value)).file
        return say("night-class-house-city", city=word(say, found.name), minutes=found.minutes)
    return say(f"night-class-house-{name}-{value}")
