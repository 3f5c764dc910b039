"""What a sheet is worth to a scripted player: one valuation for the plain and the searching one (content, part 6)."""

from collections.abc import Mapping
from typing import NamedTuple

from cogs.night_class.rules.combat import all_villains_defeated
from cogs.night_class.rules.enemies import is_defeated, outlook
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import loses_by, open_columns
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import relics
from cogs.night_class.rules.words import GROUPS, Column, Villain

WON, LOST = 1000.0, -300.0
LIFE = (9.0, 7.0, 5.5, 4.0, 3.0, 2.5, 2.0, 1.6, 1.3, 1.0)  # of each point of Stamina, the last ones dearest
LIFE_MORE = 0.7
WOUND = 6.0  # each Stamina a villain has lost
BEATEN = 12.0
TARGET = 1.0  # times more for the present target's
NEAR = 1.4  # a step nearer to the present target
UNREADY = 0.5  # of that, while no attack ability of the build is unlocked
RELIC, THUG, DISTRUST = 4.0, 2.0, 3.0
ENERGY = 1.5
CHEAP_GEAR = 2.0  # with a die left to train with
SHRUG = 0.1


ATTACKS = frozenset(("alpha_predator", "bionic_arm", "rapid_strikes", "radioactive_aura", "mutant_limbs"))


class Build(NamedTuple):
    """What a script wants to unlock, with what it is worth; and in which order it goes for the villains."""

    name: str
    hexes: Mapping[str, float]
    order: tuple[Villain, ...] = ("drake", "twister", "goo")


_COMMON: Mapping[str, float] = {
    "train.1": 9, "train.2": 5, "move.1": 6, "move.2": 4, "ability.2": 9, "ability.3": 2, "dice.3": 13,
    "stamina.1": 6, "stamina.2": 7, "stamina.3": 6, "awareness": 9, "natural_armor": 9, "perfect_face": 4, "shapeshift": 7, "shrug_off": 2,
    "unearthly_speed": 4, "leg_kit": 2,
}  # fmt: skip

BUILDS: Mapping[str, Build] = {
    build.name: build
    for build in (
        Build("bionic_arm", {**_COMMON, "bionic_arm": 24}),
        Build("alpha_predator", {**_COMMON, "alpha_predator": 20}),
        Build("rapid_strikes", {**_COMMON, "train.1": 12, "train.2": 11, "train.3": 11, "rapid_strikes": 34}),
        Build("mutant_limbs", {**_COMMON, "train.2": 9, "mutant_limbs": 20}),
        Build("advanced_technology", {**_COMMON, "advanced_technology": 10, "bionic_arm": 24, "rapid_strikes": 20}),
        Build("aura", {**_COMMON, "train.2": 9, "train.3": 9, "absorb": 8, "radioactive_aura": 16, "explosive_strength": 16}),
        Build("punch", dict(_COMMON)),
    )
}


def worth(night: Night, sheet: Sheet, build: Build) -> float:
    """The higher the better, after the End of Round that would follow now."""
    if all_villains_defeated(sheet):
        return WON + sheet.life
    after = sheet.life - outlook(night, sheet).loss
    value = LOST if after <= 0 else sum(LIFE[:after]) + LIFE_MORE * max(0, after - len(LIFE))
    value += _against_villains(night, sheet, build)
    value += RELIC * relics(night, sheet) - THUG * len(sheet.thugs) - DISTRUST * sheet.boxes["distrust"]
    return value + _unlocked(sheet, build)


def _against_villains(night: Night, sheet: Sheet, build: Build) -> float:
    value, target = 0.0, next((one for one in build.order if sheet.villains[one] > 0), None)
    for villain, left in sheet.villains.items():
        each = WOUND + TARGET * (villain == target)
        value += each * (night.enemies[villain].stamina - left) + (BEATEN if left <= 0 else 0)
    if target is not None:
        eager = NEAR if any(one in build.hexes for one in sheet.unlocked if one in ATTACKS) else NEAR * UNREADY
        value -= eager * max(0, night.ground.steps_from(night.ground.home(target)).get(sheet.hero, 30) - 1)
    return value


def _unlocked(sheet: Sheet, build: Build) -> float:
    """Hexes that were trained; those of tracks by how far they are filled."""
    hexes = build.hexes
    value = sum(hexes.get(ability, 0.0) for ability in sheet.unlocked)
    for hex, each in hexes.items():
        track, _, number = hex.partition(".")
        if number and int(number) <= sheet.tracks[track] + _BEFORE.get(track, 0):  # pyright: ignore[reportArgumentType]
            value += each
    if "absorb" in hexes:
        value += ENERGY * sheet.energy * (1 + ("radioactive_aura" in sheet.unlocked))
    if sheet.cheap_gear and "advanced_technology" in hexes and sheet.free and not sheet.taken("train"):
        value += CHEAP_GEAR
    return value - SHRUG * bool(sheet.shapeshifted)


_BEFORE: Mapping[str, int] = {"ability": 1, "dice": 2}  # slots and dice that every hero has


# What a box costs a script: by column, the boxes from the top (content, part 6).
BOX_COST: Mapping[Column, tuple[float, ...]] = {
    "thugs": (2.0, 0.3, 5.0),
    "twister": (3.0, 0.3, 0.3, 6.0),
    "goo": (2.5, 5.0, 4.0, 4.0),
    "drake": (1.5, 1.5, 2.0, 2.0),
}
DISTRUST_COST = (3.0, 3.2, 3.5, 4.0, 8.0)
FACE_COST = 1.0
LOSES = 1000.0


def box_choice(night: Night, sheet: Sheet, build: Build) -> Column:
    """Boxes of defeated enemies first, harmless ones next, Distrust where the enemy's would cost more."""
    return min(open_columns(night, sheet), key=lambda column: _cost(night, sheet, column))


def _cost(night: Night, sheet: Sheet, column: Column) -> float:
    if loses_by(night, sheet, column) is not None:
        return LOSES
    at = sheet.boxes[column]
    match column:
        case "distrust":
            return DISTRUST_COST[min(at, len(DISTRUST_COST) - 1)]
        case "face":
            return FACE_COST
        case _:
            costs = BOX_COST[column]
            return 0.0 if column in GROUPS and is_defeated(sheet, column) else costs[min(at, len(costs) - 1)]
