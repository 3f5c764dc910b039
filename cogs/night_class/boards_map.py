"""The city as letters, for screen readers and for whoever sees no pictures."""

from bot.room import Say
from cogs.night_class.rules.ground import spot
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet

__all__ = ["map_text"]

HERO, EMBLEM, USED = "@", "*", "x"


def map_text(say: Say, night: Night, sheet: Sheet | None) -> str:
    """The grid in a block of fixed width, with its signs explained; of `sheet` also hero, Emblems, and what is defeated or used."""
    ground = night.ground
    rows = ["   " + " ".join(chr(ord("A") + column) for column in range(ground.columns))]
    for row in range(ground.rows):
        signs = " ".join(_sign(night, sheet, spot(column, row)) for column in range(ground.columns))
        rows.append(f"{row + 1:>2} {signs}")
    grid = "\n".join(rows)
    return f"```\n{grid}\n```\n-# {say('night-class-map-signs')}"


def _sign(night: Night, sheet: Sheet | None, space: str) -> str:
    ground = night.ground
    letter = ground.letter.get(space, " ")
    if sheet is None:
        return letter
    if space == sheet.hero:
        return HERO
    if space in sheet.sites:
        return USED
    standing = {ground.home(enemy) for enemy in sheet.enemies()}
    if space in standing or space in night.sites:
        return letter
    if space in sheet.emblems:
        return EMBLEM
    return "." if space in ground.streets else letter
