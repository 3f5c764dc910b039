"""MOVE: where a hero may walk and end (NC-MOVE, NC-R25, NC-R37)."""

from typing import Any

from cogs.night_class.rules.ground import spread
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet


def open_spaces(night: Night, sheet: Sheet) -> frozenset[str]:
    """What may be walked on: no building, no closed obstacle, no undefeated enemy (NC-MOVE-e to NC-MOVE-g, NC-CITY-d)."""
    return night.ground.walkable - {night.ground.home(enemy) for enemy in sheet.enemies()}


def ends(night: Night, sheet: Sheet, steps: int) -> list[str]:
    """Spaces where a move of 1 to `steps` spaces may end, the nearest first."""
    walked = night.ground.walk(sheet.hero, open_spaces(night, sheet), steps)
    found = [space for space, gap in walked.items() if gap and space not in sheet.emblems]
    # There and back again: only onto the start space, which has no Emblem at first (NC-R25).
    if steps > 1 and len(walked) > 1 and sheet.hero not in sheet.emblems:
        found.append(sheet.hero)
    return found


def next_steps(night: Night, sheet: Sheet, to: str, way: tuple[str, ...], steps: int) -> list[str]:
    """Where a walk to `to` may go on after `way`, so that it still gets there."""
    free = open_spaces(night, sheet)
    home = night.ground.walk(to, free | {to}, steps)
    here = way[-1] if way else sheet.hero
    return [space for space in night.ground.beside[here] if space in free and home.get(space, steps) <= steps - len(way) - 1]


def shortest_way(night: Night, sheet: Sheet, to: str) -> tuple[str, ...]:
    """Any shortest walk, always the same one (content, part 4.1)."""
    free = open_spaces(night, sheet)
    home = night.ground.walk(to, free | {to})
    here, way = sheet.hero, list[str]()
    while here != to or not way:
        here = min((space for space in night.ground.beside[here] if space in free and space in home), key=lambda space: home[space])
        way.append(here)
    return tuple(way)


def walk_to(night: Night, sheet: Sheet, to: str, way: tuple[str, ...]) -> None:
    """Carries a legal move out: one Emblem, on its last space (NC-MOVE-b)."""
    sheet.way = way or shortest_way(night, sheet, to)
    sheet.hero = to
    sheet.emblems = (*sheet.emblems, to)


def walk_rule(night: Night, sheet: Sheet, to: str, steps: int) -> tuple[str, dict[str, Any]]:
    """Why a move of at most `steps` can't end on `to`: the first rule in the rulebook's order."""
    ground = night.ground
    if to not in ground.letter:
        return "NC-CITY-a", {"space": to}
    if to in ground.buildings:
        return "NC-MOVE-f", {"space": to}
    if to not in ground.walkable:
        return "NC-CITY-d", {"space": to}
    if to in {ground.home(enemy) for enemy in sheet.enemies()}:
        return "NC-MOVE-e", {"space": to}
    if to in sheet.emblems:
        return "NC-MOVE-c", {"space": to}
    return _way_rule(night, sheet, to, steps)


def _way_rule(night: Night, sheet: Sheet, to: str, steps: int) -> tuple[str, dict[str, Any]]:
    """What stands between: an enemy, an obstacle, a corner, a building, or only the distance."""
    ground, hero = night.ground, sheet.hero
    facts: dict[str, Any] = {"space": to, "steps": steps}
    if to == hero:
        return "NC-R25", facts
    if to in ground.walk(hero, ground.walkable, steps):
        return "NC-MOVE-e", facts
    if to in ground.walk(hero, open_spaces(night, sheet) | ground.obstacles, steps):
        return "NC-CITY-d", facts
    needed = ground.walk(hero, open_spaces(night, sheet)).get(to)
    facts["needed"] = needed if needed is not None else 0
    (c, r), (d, q) = spread(hero), spread(to)
    if abs(c - d) == abs(r - q) == 1:
        return "NC-MOVE-d", facts
    if ground.gap(hero, to) <= steps:
        return "NC-MOVE-f", facts
    return "NC-MOVE-a", facts
