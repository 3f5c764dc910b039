"""Activating abilities: which may be, what they do, and chains (NC-ABIL, card ids, NC-R16 to NC-R20, NC-R28, NC-R29)."""

from collections.abc import Callable

from cogs.night_class.rules.actions import Activate, Chain
from cogs.night_class.rules.combat import adjacent, in_reach, is_unhurt, strike, wins_now
from cogs.night_class.rules.enemies import sorcerer_works
from cogs.night_class.rules.moving import ends, walk_to
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Die, Sheet
from cogs.night_class.rules.sites import usable_sites, use_site
from cogs.night_class.rules.words import FACES, HACKED, NEAR, SPEED, Ability

ALPHA, ALPHA_HURT = 2, 3  # NC-ALIEN-g, NC-ALIEN-h
ARM_FULL, ARM_CHAIN = 3, 1  # NC-CYBER-f, NC-CYBER-g
STRIKE = 2  # NC-CYBER-h
AURA = 1  # NC-RAD-f
LIMBS = 2  # NC-RAD-g, NC-RAD-h
SHRUGGED, SHRUGGED_SIX = 1, 2  # NC-RAD-c, NC-RAD-d
NO_DIE: tuple[Ability, ...] = ("perfect_face",)  # works on the Plot die (NC-R12)

Reroll = Callable[[int, int], int]
"""The face of the n-th reroll of Hero die k, both counted from 1 (NC-POST-h)."""


def use_rule(night: Night, sheet: Sheet, ability: Ability, face: int, spare: int) -> str | None:
    """The rule against activating `ability` with a die of `face`, `spare` other dice being free."""
    if not sheet.has(ability):
        return "NC-ABIL-c"
    if ability in NO_DIE:
        return "NC-R12"
    if night.is_ongoing(ability):
        return "NC-CARDS-c"
    if ability in sheet.used:
        return "NC-ABIL-b"
    if night.options.activation_gate == "on" and face + sheet.train_bonus < night.abilities[ability].number:
        return "NC-R1"
    return _without_effect(night, sheet, ability, face, spare)


def _without_effect(night: Night, sheet: Sheet, ability: Ability, face: int, spare: int) -> str | None:
    """A die is never spent on nothing: the ability's own rule where it has no target here."""
    possible = True
    rule = ""
    match ability:
        case "alpha_predator":
            possible, rule = bool(adjacent(night, sheet)), "NC-ALIEN-g"
        case "bionic_arm":
            possible, rule = bool(adjacent(night, sheet)), "NC-CYBER-f"
        case "rapid_strikes":
            possible, rule = bool(adjacent(night, sheet)), "NC-CYBER-h"
        case "mutant_limbs":
            possible, rule = bool(limb_targets(night, sheet)), "NC-RAD-g"
        case "radioactive_aura":
            possible, rule = bool(in_reach(night, sheet, sheet.energy)), "NC-RAD-f"
        case "unearthly_speed":
            possible, rule = bool(ends(night, sheet, SPEED)), "NC-ALIEN-c"
        case "hacking":
            possible, rule = bool(usable_sites(night, sheet, HACKED)), "NC-CYBER-e"
        case "absorb":
            possible, rule = sheet.energy < night.energy, "NC-R29"
        case "irradiated_stomp":
            possible, rule = spare > 0, "NC-R28"
        case "rapid_processing":
            possible = bool(usable_sites(night, sheet, NEAR)) or bool(chainable(night, sheet, ability, face, spare))
            rule = "NC-CYBER-d"
        case _:
            pass  # Advanced Technology and Shrug Off need nothing
    return None if possible else rule


def usable(night: Night, sheet: Sheet, face: int, spare: int) -> tuple[Ability, ...]:
    return tuple(ability for ability in sheet.unlocked if use_rule(night, sheet, ability, face, spare) is None)


def chainable(night: Night, sheet: Sheet, first: Ability, face: int, spare: int) -> tuple[Ability, ...]:
    """What `first` could go on with, as the sheet stands."""
    after = sheet.twin()
    after.used = (*sheet.used, first)
    return usable(night, after, face, spare)


def limb_targets(night: Night, sheet: Sheet) -> tuple[str, ...]:
    """First targets of Mutant Limbs (NC-R18)."""
    near = adjacent(night, sheet)
    if night.options.mutant_limbs == "adjacent":
        return near
    return tuple(dict.fromkeys((*near, *in_reach(night, sheet, sheet.energy))))


def second_targets(night: Night, sheet: Sheet, ability: Ability, target: str) -> tuple[str, ...]:
    """What may be hit next after `target` was (NC-R17, NC-RAD-h); empty where no second hit follows, or the first has won (NC-R24)."""
    after = after_hit(sheet, ability, target)
    if wins_now(night, after):
        return ()
    if ability == "rapid_strikes":
        return adjacent(night, after)
    return () if after.undefeated(target) else in_reach(night, after, after.energy)


def after_hit(sheet: Sheet, ability: Ability, target: str) -> Sheet:
    """The sheet after the first hit of Rapid Strikes or Mutant Limbs."""
    after = sheet.twin()
    strike(after, target, _blow(after, STRIKE if ability == "rapid_strikes" else LIMBS))
    return after


def _blow(sheet: Sheet, damage: int) -> int:
    return damage + sheet.has("explosive_strength")  # NC-RAD-i


def use(night: Night, sheet: Sheet, act: Activate | Chain, face: int, reroll: Reroll) -> None:
    """Carries a legal activation out; the die lies on its slot already."""
    ability = act.ability
    sheet.used = (*sheet.used, ability)
    match ability:
        case "advanced_technology":
            sheet.cheap_gear = True
        case "unearthly_speed" if act.to is not None:
            walk_to(night, sheet, act.to, act.way)
        case "alpha_predator" if act.target is not None:
            strike(sheet, act.target, _blow(sheet, ALPHA if is_unhurt(night, sheet, act.target) else ALPHA_HURT))
        case "rapid_processing" | "hacking":
            if act.site is not None:
                use_site(night, sheet, act.site)
        case "bionic_arm" if act.target is not None:
            strike(sheet, act.target, _blow(sheet, ARM_CHAIN if act.mode == "chain" else ARM_FULL))
        case "rapid_strikes" | "mutant_limbs":
            for target in (act.target, act.second_target):
                if target is not None:
                    strike(sheet, target, _blow(sheet, STRIKE if ability == "rapid_strikes" else LIMBS))
        case "absorb":
            sheet.energy += 1
        case "shrug_off":
            sheet.shrug = SHRUGGED_SIX if face == FACES else SHRUGGED
        case "irradiated_stomp":
            _stomp(night, sheet, reroll)
        case "radioactive_aura":
            for enemy in in_reach(night, sheet, sheet.energy):
                strike(sheet, enemy, _blow(sheet, AURA))
        case _:
            raise ValueError(f"{ability} is not activated")
    _go_on(night, sheet, act, face)


def _stomp(night: Night, sheet: Sheet, reroll: Reroll) -> None:
    """Every unused die again; a natural 6 is discarded while Powerful Sorcerer works (NC-R7, NC-R28)."""
    sheet.rerolls += 1
    faces = [reroll(k, sheet.rerolls) if die.slot == "free" else die.face for k, die in enumerate(sheet.dice, 1)]
    sheet.dice = tuple(rolled(night, sheet, face) if die.slot == "free" else die for face, die in zip(faces, sheet.dice, strict=True))


def rolled(night: Night, sheet: Sheet, face: int) -> Die:
    """A die as it comes to lie: natural 6s are discarded in the right turn only (NC-DRAKE-b)."""
    return Die(face, "discarded" if face == FACES and sorcerer_works(night, sheet) else "free")


def _go_on(night: Night, sheet: Sheet, act: Activate | Chain, face: int) -> None:
    """Opens or closes the chain: effects that look at the die look at the one that began it (NC-R16)."""
    chains = act.ability == "rapid_processing" or (act.ability == "bionic_arm" and act.mode == "chain")
    sheet.chain = face if chains and usable(night, sheet, face, len(sheet.free)) else 0
