"""Everything a rule may look up besides the sheet: the city, what is printed, the house rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cogs.night_class.library import book, city
from cogs.night_class.rules.content import AbilityRow, Enemy, Level, Rank, Site
from cogs.night_class.rules.ground import Ground
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import ARMOR, CIRCLES_EACH, COLUMNS, VILLAINS, Ability, Column, Track


class Night(NamedTuple):
    options: NightOptions
    ground: Ground
    enemies: Mapping[str, Enemy]
    sites: Mapping[str, Site]
    abilities: Mapping[str, AbilityRow]
    tracks: Mapping[Track, tuple[int, ...]]
    level: Level
    ranks: tuple[Rank, ...]
    distrust: int
    energy: int

    def gap(self, one: str, other: str) -> int:
        """Steps between two spaces, as Range is measured (NC-R2); both on streets."""
        if self.options.range_metric == "manhattan":
            return self.ground.gap(one, other)
        return self.ground.steps_from(one).get(other, 10_000)

    def kind(self, enemy: str) -> Enemy:
        """The printed figures of a villain, or of the Thug on that space."""
        return self.enemies.get(enemy) or self.enemies["thugs"]

    def length(self, column: Column) -> int:
        """How many boxes a column has."""
        if column == "distrust":
            return self.distrust
        return 1 if column == "face" else len(self.enemies[column].boxes)  # NC-CYBER-b

    def is_ongoing(self, ability: Ability) -> bool:
        standing = ability == "advanced_technology" and self.options.advanced_technology == "standing"  # NC-R12
        return standing or self.abilities[ability].ongoing


@lru_cache(64)
def night_of(options: NightOptions) -> Night:
    place, printed = city(options.city), book()
    return Night(
        options,
        place.open_ground if options.obstacles == "open" else place.ground,
        place.enemies,
        {site.at: site for site in place.file.site},
        printed.abilities,
        {row.key: row.numbers for row in printed.sheet.track},
        next(level for level in place.file.difficulty if level.key == options.difficulty),
        place.file.rank,
        printed.sheet.distrust,
        printed.sheet.energy,
    )


def new_sheet(night: Night) -> Sheet:
    """A sheet before the first turn (NC-SETUP-c to NC-SETUP-e, NC-TRACK-a, NC-TRACK-h, NC-TRACK-i)."""
    filled = night.level.filled
    stamina = night.level.stamina + CIRCLES_EACH * filled.get("stamina", 0)
    return Sheet(
        hero=night.ground.start,
        thugs=night.ground.thugs,
        villains={villain: night.enemies[villain].stamina for villain in VILLAINS},
        boxes=dict.fromkeys(COLUMNS, 0),
        life=stamina,
        circles=stamina,
        tracks={track: filled.get(track, 0) for track in night.tracks},
    )


def add_circles(sheet: Sheet, count: int) -> None:
    """More Stamina circles, uncrossed (NC-TRACK-f, NC-ALIEN-d)."""
    sheet.circles += count
    sheet.life += count


__all__ = ["ARMOR", "CIRCLES_EACH", "Night", "add_circles", "new_sheet", "night_of"]
