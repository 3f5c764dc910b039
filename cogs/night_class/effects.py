"""What boxes do and what the End of Round would do, in words, from a sheet that the reader may see (content, part 4.2)."""

from collections.abc import Mapping
from typing import Any

from bot.room import Say
from cogs.night_class.naming import column_name, enemy_name
from cogs.night_class.rules.content import Box
from cogs.night_class.rules.enemies import is_defeated
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import loses_by
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import COLUMNS, GROUPS, Column

__all__ = [
    "answers_text",
    "blows_text",
    "box_text",
    "columns_of",
    "forecast_text",
    "next_box",
    "outlook_text",
    "printed_box",
]


def printed_box(say: Say, night: Night, column: Column, box: int) -> str:
    """What box `box` (from 1) of a column prints."""
    if column == "distrust" and box >= night.distrust:
        return say("night-class-box-distrust-last")
    if column not in GROUPS:
        return say(f"night-class-box-{column}")
    return _prints(say, night, night.enemies[column].boxes[box - 1])


def _prints(say: Say, night: Night, box: Box) -> str:
    """A mark that a house rule has made idle prints nothing that counts (NC-R5, NC-R6)."""
    told: list[str] = []
    if box.range is not None:
        told.append(say("night-class-box-range", range=box.range))
    if box.range_plus:
        told.append(say("night-class-box-range-plus", plus=box.range_plus))
    if box.damage_plus:
        told.append(say("night-class-box-damage-plus", plus=box.damage_plus))
    if box.mark == "projectiles" and night.options.projectiles_boxes != "always_on":
        told.append(say(f"night-class-box-projectiles-{night.options.projectiles_boxes}"))
    if box.mark == "hand" and night.options.sorcerer == "on_box":
        told.append(say("night-class-box-hand"))
    if box.ritual:
        told.append(say("night-class-box-ritual"))
    return ", ".join(told) or say("night-class-box-nothing")


def box_text(say: Say, night: Night, sheet: Sheet, column: Column) -> str:
    """What the next box of `column` would do on this sheet; the column isn't full."""
    if cause := loses_by(night, sheet, column):
        return say("night-class-box-loses", rule=cause)
    if column in GROUPS and is_defeated(sheet, column):
        return say("night-class-box-harmless")
    return printed_box(say, night, column, sheet.boxes[column] + 1)


def next_box(say: Say, night: Night, sheet: Sheet, column: Column) -> str:
    """A column with its count and what comes next: "Twister 1/4, next: no effect"."""
    facts: dict[str, Any] = {"column": column_name(say, night, column), "box": sheet.boxes[column], "boxes": night.length(column)}
    if sheet.boxes[column] >= night.length(column):
        return say("night-class-column-full", **facts)
    return say("night-class-column-next", effect=box_text(say, night, sheet, column), **facts)


def columns_of(sheet: Sheet) -> list[Column]:
    """Those that the sheet has: Perfect Face only when it is unlocked."""
    return [column for column in COLUMNS if column != "face" or sheet.has("perfect_face")]


# ---- the End of Round


def outlook_text(say: Say, night: Night, facts: Mapping[str, Any]) -> str:
    """In one short line: "Stamina 5 → 3: Twister 2, Thug J4 1"."""
    if facts["won"] and not facts["attacks"]:
        return say("night-class-outlook-won")
    blows = blows_text(say, night, facts)
    change = say("night-class-outlook-change", before=facts["life"], after=facts["after"])
    told = say("night-class-outlook", change=change, blows=blows) if blows else say("night-class-outlook-calm", change=change)
    parts = [told, *answers_text(say, night, facts)]
    if facts["after"] == 0:
        parts.append(say(f"night-class-outlook-down-{night.options.knockout}"))
    return " ".join(parts)


def blows_text(say: Say, night: Night, facts: Mapping[str, Any]) -> str:
    """ "Twister 2, Thug J4 1"."""
    return ", ".join(say("night-class-blow", enemy=enemy_name(say, night, one["enemy"]), damage=one["damage"]) for one in facts["attacks"])


def answers_text(say: Say, night: Night, facts: Mapping[str, Any]) -> list[str]:
    """What Shapeshift and Shrug Off took off the attacks."""
    told: list[str] = []
    if facts["shapeshift"] is not None:
        told.append(say("night-class-outlook-shapeshift", enemy=enemy_name(say, night, facts["shapeshift"])))
    if facts["shrug"] is not None and facts["saved"]:
        told.append(say("night-class-outlook-shrug", enemy=enemy_name(say, night, facts["shrug"]), saved=facts["saved"]))
    return told


def forecast_text(say: Say, night: Night, facts: Mapping[str, Any]) -> str:
    """The same with the reasons: how far each attacker is, and where its damage comes from."""
    head = outlook_text(say, night, facts)
    return "\n".join([head, *(f"- {_why(say, night, one)}" for one in facts["attacks"])])


def _why(say: Say, night: Night, attack: Mapping[str, Any]) -> str:
    told = say(
        "night-class-attack", enemy=enemy_name(say, night, attack["enemy"]), damage=attack["damage"],
        distance=attack["distance"], range=attack["reach"],
    )  # fmt: skip
    parts: list[str] = []
    if attack["projectiles"]:
        parts.append(say("night-class-attack-projectiles", base=attack["base"], plus=attack["projectiles"], count=attack["blocks"]))
    if attack["damage"] < attack["base"] + attack["projectiles"]:
        parts.append(say("night-class-attack-awareness"))
    return " ".join([told, *parts])
