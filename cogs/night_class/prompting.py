"""What a seat is asked, the labels of what it may choose, and the numbers beside a choice."""

from collections.abc import Mapping
from typing import Any

from bot.kernel.game import Action, Decision, Picks, Value
from bot.room import Say
from bot.ui.limits import BUTTON_LABEL, clip
from cogs.night_class.choice_words import deed_text
from cogs.night_class.effects import forecast_text, outlook_text, printed_box
from cogs.night_class.naming import ability_name, column_name, enemy_name, hex_name, listed, site_name
from cogs.night_class.rules.actions import Check
from cogs.night_class.rules.enemies import is_defeated, outlook
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.plot import loses_by, open_columns
from cogs.night_class.rules.previews import forecast, preview_act
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.training import number_of
from cogs.night_class.rules.words import COLUMNS, GROUPS, Column
from cogs.night_class.view import NightView

__all__ = ["dice_text", "field_label", "preview_text", "prompt", "slots_text", "value_label"]

ENEMIES = frozenset(("target", "second_target", "shapeshift", "shrug"))
SPACES = frozenset(("to", "way"))


# ---- prompts


def prompt(say: Say, view: NightView, decision: Decision) -> str:
    night = night_of(view.options)
    if decision.ask == "plot":
        sheet = view.sheet
        names = listed(say, [column_name(say, night, column) for column in open_columns(night, sheet)], "or")
        return say("night-class-prompt-plot", turn=view.turn, plot=str(sheet.plot), columns=names)
    return "\n".join(_hero(say, view, night))


def _hero(say: Say, view: NightView, night: Night) -> list[str]:
    you, sheet = view.you, view.sheet
    lines = [
        say("night-class-prompt-hero", turn=view.turn, dice=dice_text(say, sheet)),
        say("night-class-prompt-place", space=sheet.hero, life=sheet.life, circles=sheet.circles, slots=slots_text(say, sheet)),
    ]
    if you is not None and you.acts:
        lines.append(say("night-class-prompt-plan", plan="; ".join(deed_text(say, view.options, act) for act in you.acts)))
    if sheet.chain:
        lines.append(say("night-class-prompt-chain"))
    told = forecast_text(say, night, forecast(night, sheet, outlook(night, sheet)))
    return [*lines, say("night-class-prompt-outlook", outlook=told)]


def dice_text(say: Say, sheet: Sheet) -> str:
    """Every Hero die with where it lies: "**5** free, 3 MOVE, ~~6~~ discarded"."""
    return ", ".join(say(f"night-class-die-{die.slot}", face=str(die.face)) for die in sheet.dice) or say("night-class-die-none")


def slots_text(say: Say, sheet: Sheet) -> str:
    """What may still be used."""
    used = {"move": bool(sheet.taken("move")), "train": bool(sheet.taken("train"))}
    facts = {"move_plus": sheet.move_bonus, "train_plus": sheet.train_bonus}
    parts = [say(f"night-class-slot-{name}", used=taken, plus=facts[f"{name}_plus"]) for name, taken in used.items()]
    return ", ".join([*parts, say("night-class-slot-ability", used=sheet.taken("ability"), slots=sheet.ability_slots)])


# ---- labels


def field_label(say: Say, field: str) -> str:
    return say(f"night-class-field-{field}")


def value_label(say: Say, view: NightView, picks: Picks, field: str, value: Value) -> str:
    """At most 80 characters, for buttons and selects."""
    return clip(_label(say, view, night_of(view.options), picks, field, value), BUTTON_LABEL)


def _label(say: Say, view: NightView, night: Night, picks: Picks, field: str, value: Value) -> str:
    match field:
        case "kind":
            return say(f"night-class-button-{value}")
        case "mode":
            return say(f"night-class-button-mode-{value}")
        case "column" if value in COLUMNS:
            column: Column = value
            return _box(say, night, view.sheet, column)
        case "hex":
            hex = str(value)
            return say("night-class-priced", hex=hex_name(say, night, hex), number=str(number_of(night, view.sheet, hex)))
        case "ability":
            return ability_name(say, night, str(value))
        case "site":
            return site_name(say, night, str(value))
        case _ if field in ENEMIES:
            return enemy_name(say, night, str(value))
        case _:
            return str(value)


def _box(say: Say, night: Night, sheet: Sheet, column: Column) -> str:
    facts = {
        "column": column_name(say, night, column),
        "box": min(sheet.boxes[column] + 1, night.length(column)),
        "boxes": night.length(column),
    }
    return say("night-class-button-box-loses", **facts) if loses_by(night, sheet, column) else say("night-class-button-box", **facts)


# ---- numbers beside a choice


def preview_text(say: Say, view: NightView, action: Action) -> str:
    """Of a box what it changes; of everything else the End of Round as it would fall out."""
    night = night_of(view.options)
    facts = preview_act(night, view.sheet, action)  # pyright: ignore[reportArgumentType]
    if facts is None:
        return ""
    if not isinstance(action, Check):
        return outlook_text(say, night, facts)
    return f"{_box_effect(say, night, view.sheet, action.column, facts)}."


def _box_effect(say: Say, night: Night, sheet: Sheet, column: Column, facts: Mapping[str, Any]) -> str:
    """What checking it comes to: of a box that changes figures what they are then, else what it prints."""
    if facts["loses"]:
        return say("night-class-box-loses", rule=facts["loses"])
    if column in GROUPS and is_defeated(sheet, column):
        return say("night-class-box-harmless")
    printed = printed_box(say, night, column, facts["box"])
    if column not in GROUPS:
        return printed
    box = night.enemies[column].boxes[facts["box"] - 1]
    if not (box.range or box.range_plus or box.damage_plus):
        return printed
    figures = say("night-class-figures", range=facts["range"], damage=facts["damage"])
    return f"{printed}; {figures}" if box.mark else figures
