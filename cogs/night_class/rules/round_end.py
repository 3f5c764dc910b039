"""The End of Round on one sheet (NC-EOR, NC-R10, NC-R21, NC-R24, NC-R26)."""

from cogs.night_class.rules.combat import all_villains_defeated
from cogs.night_class.rules.enemies import Outlook, outlook
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import HOSPITAL_BOXES


def end_round(night: Night, sheet: Sheet, shapeshift: str | None, shrug: str | None, turn: int) -> Outlook:
    """All attacks together, then who is down, then who has won."""
    found = outlook(night, sheet, shapeshift, shrug)
    if found.shapeshift is not None:
        sheet.shapeshifted = True
    sheet.life = max(0, sheet.life - found.loss)
    if sheet.life == 0:
        _knocked_out(night, sheet, turn)
    if sheet.playing and all_villains_defeated(sheet):  # only where the turn was finished first (NC-R24)
        sheet.finish("won", turn, "NC-END-a")
    return found


def _knocked_out(night: Night, sheet: Sheet, turn: int) -> None:
    if night.options.knockout == "lose":
        sheet.finish("lost", turn, "NC-R10")
        return
    checked = min(night.distrust, sheet.boxes["distrust"] + HOSPITAL_BOXES)
    sheet.boxes = {**sheet.boxes, "distrust": checked}
    sheet.hero, sheet.life = night.ground.start, sheet.circles  # carried, not walked: no Emblem
    if checked >= night.distrust:
        sheet.finish("lost", turn, "NC-DISTRUST-a")
