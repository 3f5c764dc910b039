"""What the enemies are at this moment, and what they would do to a hero on its space (NC-EOR, NC-THUG to NC-DRAKE)."""

from typing import NamedTuple

from cogs.night_class.rules.content import Box
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import HOSPITAL_BOXES, Group


class Attack(NamedTuple):
    """One attack of the End of Round, with where its damage comes from; `damage` is after Awareness."""

    enemy: str
    distance: int
    reach: int
    base: int  # printed, with boxes
    projectiles: int  # added by buildings and obstacles
    blocks: int  # how many stand beside the path
    damage: int


class Outlook(NamedTuple):
    """What the End of Round does to the hero: attacks, and the answers of the commit as they fall out."""

    attacks: tuple[Attack, ...]
    shapeshift: str | None  # the attack that is ignored
    shrug: str | None  # the attack that is weakened
    saved: int  # by Shrug Off
    loss: int


def group_of(enemy: str) -> Group:
    match enemy:
        case "twister" | "goo" | "drake":
            return enemy
        case _:
            return "thugs"


def is_defeated(sheet: Sheet, group: Group) -> bool:
    return not sheet.thugs if group == "thugs" else sheet.villains[group] <= 0


def checked_boxes(night: Night, sheet: Sheet, group: Group) -> tuple[Box, ...]:
    """Boxes that work now: none of a defeated enemy (NC-COMBAT-d)."""
    return () if is_defeated(sheet, group) else night.enemies[group].boxes[: sheet.boxes[group]]


def reach_of(night: Night, sheet: Sheet, enemy: str) -> int:
    group = group_of(enemy)
    reach = night.enemies[group].range
    for box in checked_boxes(night, sheet, group):
        reach = (box.range or reach) + box.range_plus
    return reach


def base_damage(night: Night, sheet: Sheet, enemy: str) -> int:
    group = group_of(enemy)
    return night.enemies[group].damage + sum(box.damage_plus for box in checked_boxes(night, sheet, group))


def projectile_strength(night: Night, sheet: Sheet) -> int:
    """How much each building or obstacle adds to Twister's attack (NC-R5)."""
    if is_defeated(sheet, "twister"):
        return 0
    boxes = checked_boxes(night, sheet, "twister")
    match night.options.projectiles_boxes:
        case "always_on":
            return 1
        case "this_turn":
            return int(sheet.checked == "twister" and bool(boxes) and boxes[-1].mark == "projectiles")
        case "cumulative":
            return sum(box.mark == "projectiles" for box in boxes)


def blocks_on_path(night: Night, sheet: Sheet) -> int:
    """Buildings and obstacles that Projectiles count (NC-R4)."""
    if night.options.projectiles_path == "movement":
        return night.ground.blocks_beside(sheet.way)
    return night.ground.shots.get(sheet.hero, 0)


def sorcerer_works(night: Night, sheet: Sheet) -> bool:
    """Whether natural sixes are discarded in this turn (NC-DRAKE-b, NC-R6)."""
    if is_defeated(sheet, "drake"):
        return False
    boxes = checked_boxes(night, sheet, "drake")
    return night.options.sorcerer == "always" or (sheet.checked == "drake" and bool(boxes) and boxes[-1].mark == "hand")


def attacks_on(night: Night, sheet: Sheet) -> tuple[Attack, ...]:
    """Every undefeated enemy whose Range reaches the hero, wherever the corners are (NC-EOR-a to NC-EOR-d)."""
    found: list[Attack] = []
    reaches: dict[Group, int] = {}  # all Thugs have the same
    for enemy in sheet.enemies():
        group = group_of(enemy)
        reach = reaches.get(group)
        if reach is None:
            reach = reaches[group] = reach_of(night, sheet, enemy)
        distance = night.gap(night.ground.home(enemy), sheet.hero)
        if distance <= reach:
            found.append(_attack(night, sheet, enemy, distance, reach))
    return tuple(found)


def _attack(night: Night, sheet: Sheet, enemy: str, distance: int, reach: int) -> Attack:
    base, strength = base_damage(night, sheet, enemy), projectile_strength(night, sheet) if enemy == "twister" else 0
    blocks = blocks_on_path(night, sheet) if strength else 0
    damage = base + strength * blocks
    if sheet.has("awareness"):
        damage = max(1, damage - 1)  # NC-ALIEN-a, first of all (NC-R21)
    return Attack(enemy, distance, reach, base, strength * blocks, blocks, damage)


def outlook(night: Night, sheet: Sheet, shapeshift: str | None = None, shrug: str | None = None) -> Outlook:
    """What the End of Round would do with these answers; without an answer Shapeshift only saves a lost hero (NC-POST-r)."""
    attacks = attacks_on(night, sheet)
    named = shapeshift if any(one.enemy == shapeshift for one in attacks) else None
    found = _fall_out(sheet, attacks, named, shrug)
    if named is None and can_shapeshift(sheet) and would_lose(night, sheet, found.loss):
        strongest = max(attacks, key=lambda one: one.damage - (min(one.damage, sheet.shrug) if one.enemy == shrug else 0))  # NC-R21
        saved = _fall_out(sheet, attacks, strongest.enemy, shrug)
        if not would_lose(night, sheet, saved.loss):
            return saved
    return found


def would_lose(night: Night, sheet: Sheet, loss: int) -> bool:
    """Whether losing that much Stamina loses the game (NC-R10)."""
    if loss < sheet.life:
        return False
    return night.options.knockout == "lose" or sheet.boxes["distrust"] + HOSPITAL_BOXES >= night.distrust


def can_shapeshift(sheet: Sheet) -> bool:
    return sheet.has("shapeshift") and not sheet.shapeshifted


def _fall_out(sheet: Sheet, attacks: tuple[Attack, ...], shapeshift: str | None, shrug: str | None) -> Outlook:
    left = {one.enemy: one.damage for one in attacks if one.enemy != shapeshift}
    if not sheet.shrug or not attacks:
        return Outlook(attacks, shapeshift, None, 0, sum(left.values()))
    if shrug is None or all(one.enemy != shrug for one in attacks):
        # Where it saves most; of equals the strongest, and never what Shapeshift ignores anyway (NC-R21).
        shrug = max(left, key=lambda enemy: (min(left[enemy], sheet.shrug), left[enemy]), default=None)
    saved = min(left.get(shrug, 0), sheet.shrug) if shrug is not None else 0
    return Outlook(attacks, shapeshift, shrug if saved else None, saved, sum(left.values()) - saved)
