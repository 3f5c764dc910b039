"""The Plot die: which box may be checked, and what a box does (NC-PLOT, NC-R9, NC-R22, NC-R23)."""

from cogs.night_class.rules.enemies import is_defeated
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import COLUMNS, Column


def column_rule(night: Night, sheet: Sheet, column: Column) -> str | None:
    """The rule against checking the next box of `column` for this turn's Plot die."""
    match column:
        case "face":
            if not sheet.has("perfect_face"):
                return "NC-CYBER-a"
            return "NC-CYBER-b" if sheet.boxes["face"] else None
        case "distrust":
            return None  # any result fits (NC-DISTRUST-b), and with its last box the game is over
        case _:
            if not night.enemies[column].takes(sheet.plot):
                return "NC-PLOT-a"
            return "NC-PLOT-e" if sheet.boxes[column] >= night.length(column) else None


def open_columns(night: Night, sheet: Sheet) -> tuple[Column, ...]:
    return tuple(column for column in COLUMNS if column_rule(night, sheet, column) is None)


def loses_by(night: Night, sheet: Sheet, column: Column) -> str | None:
    """The rule by which checking the next box of `column` loses the game at once."""
    if column == "distrust":
        return "NC-DISTRUST-a" if sheet.boxes["distrust"] + 1 >= night.distrust else None
    if column == "face":
        return None
    boxes, at = night.enemies[column].boxes, sheet.boxes[column]
    ritual = at < len(boxes) and boxes[at].ritual and not is_defeated(sheet, column)  # harmless once Drake is beaten (NC-R9)
    return "NC-RITUAL-a" if ritual else None


def silent_choice(night: Night, sheet: Sheet) -> Column:
    """What is checked for a seat that misses the Plot deadline (NC-POST-e)."""
    safe: list[Column] = [column for column in open_columns(night, sheet) if loses_by(night, sheet, column) is None]
    if not safe:
        return "distrust"
    return max(safe, key=lambda column: night.length(column) - sheet.boxes[column])  # the first of equals


def preset_choice(night: Night, sheet: Sheet, wanted: tuple[Column, ...]) -> Column | None:
    """The first of the preferred columns that may be checked without losing; None: the seat is asked."""
    legal = open_columns(night, sheet)
    return next((column for column in wanted if column in legal and loses_by(night, sheet, column) is None), None)


def check(night: Night, sheet: Sheet, column: Column, turn: int) -> None:
    """Checks the next box; what it prints is read off the boxes from now on (NC-PLOT-f)."""
    cause = loses_by(night, sheet, column)
    sheet.boxes = {**sheet.boxes, column: sheet.boxes[column] + 1}
    sheet.checked = column
    if cause is not None:
        sheet.finish("lost", turn, cause)
