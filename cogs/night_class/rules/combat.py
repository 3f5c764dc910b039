"""The hero's own blows (NC-COMBAT, NC-R3, NC-R19, NC-R20)."""

from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet


def in_reach(night: Night, sheet: Sheet, reach: int) -> tuple[str, ...]:
    """Undefeated enemies within `reach` of the hero, around corners too (NC-COMBAT-e)."""
    return tuple(enemy for enemy in sheet.enemies() if night.gap(night.ground.home(enemy), sheet.hero) <= reach)


def adjacent(night: Night, sheet: Sheet) -> tuple[str, ...]:
    """Undefeated enemies on a space that shares an edge with the hero's (NC-R3)."""
    around = night.ground.beside[sheet.hero]
    return tuple(enemy for enemy in sheet.enemies() if night.ground.home(enemy) in around)


def is_unhurt(night: Night, sheet: Sheet, enemy: str) -> bool:
    """Whether an enemy is at full Stamina (NC-ALIEN-g, NC-ALIEN-h); a Thug always is (NC-R38)."""
    left = sheet.villains.get(enemy)  # pyright: ignore[reportArgumentType, reportCallIssue]
    return left is None or left == night.enemies[enemy].stamina


def strike(sheet: Sheet, enemy: str, damage: int) -> int:
    """Damage to one enemy; what counted. More than its Stamina is lost (NC-COMBAT-f), Bendy takes its point (NC-GOO-b)."""
    if enemy in sheet.thugs:
        sheet.thugs = tuple(thug for thug in sheet.thugs if thug != enemy)  # NC-COMBAT-a
        return 1
    if enemy == "goo" and not sheet.bent:
        sheet.bent = True
        damage -= 1
    left = sheet.villains[enemy]  # pyright: ignore[reportArgumentType]
    counted = min(left, damage)
    sheet.villains = {**sheet.villains, enemy: left - counted}  # pyright: ignore[reportAttributeAccessIssue]
    return counted


def all_villains_defeated(sheet: Sheet) -> bool:
    """The game is won, Thugs or no Thugs (NC-END-a)."""
    return not any(sheet.villains.values())


def wins_now(night: Night, sheet: Sheet) -> bool:
    """Whether the game is won at once, with no die, no further hit and no attack after it (NC-R24)."""
    return night.options.finish_turn == "off" and all_villains_defeated(sheet)
