"""What is told beside a choice: the End of Round as it would fall out, and why (content, part 4.2)."""

from collections.abc import Mapping
from typing import Any

from cogs.night_class.rules.actions import Check, Commit, NightAction, Undo
from cogs.night_class.rules.combat import all_villains_defeated
from cogs.night_class.rules.deeds import carry_out
from cogs.night_class.rules.enemies import Outlook, base_damage, outlook, reach_of, sorcerer_works
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import check, loses_by
from cogs.night_class.rules.sheet import Sheet


def preview_act(night: Night, sheet: Sheet, action: NightAction) -> Mapping[str, Any] | None:
    """Facts of the seat's own sheet after `action`; rerolled dice stay unknown."""
    after = sheet.twin()
    match action:
        case Check():
            return _box(night, after, action)
        case Commit():
            return forecast(night, after, outlook(night, after, action.shapeshift, action.shrug))
        case Undo():
            return None
        case _:
            carry_out(night, after, action, lambda k, n: after.dice[k - 1].face)
            return forecast(night, after, outlook(night, after))


def forecast(night: Night, sheet: Sheet, found: Outlook) -> Mapping[str, Any]:
    """Stamina now and after the End of Round, who attacks and with what."""
    won = all_villains_defeated(sheet)
    loss = 0 if won and night.options.finish_turn == "off" else found.loss
    return {
        "won": won,
        "life": sheet.life,
        "after": max(0, sheet.life - loss),
        "circles": sheet.circles,
        "loss": loss,
        "shapeshift": found.shapeshift,
        "shrug": found.shrug,
        "saved": found.saved,
        "attacks": [one._asdict() for one in found.attacks] if loss or not won else [],
    }


def _box(night: Night, sheet: Sheet, action: Check) -> Mapping[str, Any]:
    """What checking a box changes: the enemy's Range and damage, the hand, or the end."""
    column, cause = action.column, loses_by(night, sheet, action.column)
    check(night, sheet, column, 0)
    facts: dict[str, Any] = {"column": column, "box": sheet.boxes[column], "boxes": night.length(column), "loses": cause}
    if column in night.enemies:
        enemy = next((one for one in sheet.thugs), "thugs") if column == "thugs" else column
        facts |= {"range": reach_of(night, sheet, enemy), "damage": base_damage(night, sheet, enemy), "sixes": sorcerer_works(night, sheet)}
    return facts
