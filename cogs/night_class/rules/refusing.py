"""Why something isn't offered: the ledger id of the first rule against it, in the rulebook's order."""

from bot.kernel.game import Picks, RuleViolation, Value
from cogs.night_class.rules.abilities import after_hit, use_rule
from cogs.night_class.rules.choosing import Fields, has_room
from cogs.night_class.rules.combat import wins_now
from cogs.night_class.rules.enemies import attacks_on
from cogs.night_class.rules.moving import walk_rule
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import column_rule
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import distance_to, site_rule
from cogs.night_class.rules.training import hexes, number_of, train_rule
from cogs.night_class.rules.words import COLUMNS, FACES, HACKED, NEAR, SPEED, Ability, Column, Slot

TARGET_RULES: dict[str, str] = {
    "alpha_predator": "NC-ALIEN-g", "bionic_arm": "NC-CYBER-f", "rapid_strikes": "NC-CYBER-h", "mutant_limbs": "NC-R18",
}  # fmt: skip
SLOT_OF: dict[str, Slot] = {"move": "move", "train": "train", "activate": "ability", "punch": "ability", "interact": "ability"}


def plot_refusal(night: Night, sheet: Sheet, picks: Picks) -> RuleViolation:
    """Before the box is checked nothing else is done (NC-TURN-b, NC-PLOT-b)."""
    field, value = picks[-1]
    if field == "column" and value in COLUMNS:
        column: Column = value
        return RuleViolation(column_rule(night, sheet, column) or "NC-PLOT-a", column=value, plot=sheet.plot)
    if field == "kind":
        return RuleViolation("NC-PLOT-b" if value == "commit" else "NC-TURN-b", plot=sheet.plot)
    return RuleViolation("NC-PLOT-a", column=value, plot=sheet.plot)


def hero_refusal(night: Night, sheet: Sheet, picks: Picks, *, roll: tuple[int, ...], acts: int) -> RuleViolation:
    """`roll` are the table's Hero dice, `acts` how many the draft holds."""
    field, value = picks[-1]
    fields: Fields = dict(picks)
    match field:
        case "kind":
            return _kind(night, sheet, value, acts)
        case "die" | "second_die":
            return _die(night, sheet, fields, field, value, roll)
        case "to" | "way":
            return _walk(night, sheet, fields, field, value)
        case "hex":
            return _hex(night, sheet, fields, str(value))
        case "ability" | "mode":
            return _ability(night, sheet, fields)
        case "target" | "second_target":
            return _target(night, sheet, fields, field, value)
        case "site":
            return _site(night, sheet, fields, str(value))
        case _:
            return _answer(night, sheet, field, value)


def _kind(night: Night, sheet: Sheet, kind: Value, acts: int) -> RuleViolation:
    if kind == "undo":
        return RuleViolation("NC-POST-g" if acts else "NC-POST-f")
    if sheet.chain or kind in ("chain", "decline"):
        return RuleViolation("NC-R16")
    if kind not in SLOT_OF:
        return RuleViolation("NC-POST-q")
    if not sheet.free:
        return RuleViolation("NC-DICE-h", die=0)
    slot = SLOT_OF[str(kind)]
    if not has_room(sheet, slot):
        locked = slot == "ability" and sheet.ability_slots <= len(night.tracks["ability"])
        return RuleViolation("NC-DICE-g" if locked else "NC-DICE-f", slot=slot, slots=sheet.taken(slot))
    match kind:
        case "move":
            return RuleViolation("NC-R37", die=max(sheet.free))
        case "train":
            return RuleViolation("NC-TRAIN-a", die=max(sheet.free), reached=max(sheet.free) + sheet.train_bonus, number=0)
        case "punch":
            return RuleViolation("NC-ABIL-f", key="refused-NC-ABIL-f-punch")
        case "interact":
            return _no_site(night, sheet)
        case _:
            return _no_ability(night, sheet, max(sheet.free))


def _no_site(night: Night, sheet: Sheet) -> RuleViolation:
    """A site is near and of no use, or none is near."""
    for site in night.sites:
        if distance_to(night, sheet, site) <= NEAR and (rule := site_rule(night, sheet, site, NEAR)):
            return RuleViolation(rule, site=site)
    return RuleViolation("NC-ABIL-f", key="refused-NC-ABIL-f-interact")


def _no_ability(night: Night, sheet: Sheet, face: int) -> RuleViolation:
    spare = len(sheet.free) - 1
    for ability in sheet.unlocked:
        if not night.is_ongoing(ability) and (rule := use_rule(night, sheet, ability, face, spare)) not in (None, "NC-R12"):
            return RuleViolation(rule, ability=ability)
    return RuleViolation("NC-ABIL-c", ability="")


def _die(night: Night, sheet: Sheet, fields: Fields, field: str, face: Value, roll: tuple[int, ...]) -> RuleViolation:
    if field == "second_die" and not sheet.has("leg_kit"):
        return RuleViolation("NC-CYBER-c", key="refused-NC-CYBER-c-locked")
    lying = [die for die in sheet.dice if die.face == face]
    free = [die for die in lying if die.slot == "free"]
    if len(free) < (2 if field == "second_die" and fields.get("die") == face else 1):
        if any(die.slot == "discarded" for die in lying):
            return RuleViolation("NC-DRAKE-b", die=face)
        third = not lying and face in roll[len(sheet.dice) :]
        return RuleViolation("NC-POST-b" if third else "NC-DICE-h", die=face)
    reached = face if isinstance(face, int) else 0
    match fields["kind"]:
        case "train":
            return RuleViolation("NC-TRAIN-a", die=face, reached=reached + sheet.train_bonus, number=0)
        case "activate":
            return _no_ability(night, sheet, reached)
        case _:
            return RuleViolation("NC-R37", die=face)


def _steps(sheet: Sheet, fields: Fields) -> int:
    if fields["kind"] != "move":
        return SPEED
    dice = [value for value in (fields.get("die"), fields.get("second_die")) if isinstance(value, int)]
    return sum(dice) + sheet.move_bonus


def _walk(night: Night, sheet: Sheet, fields: Fields, field: str, value: Value) -> RuleViolation:
    if "to" not in fields or (fields["kind"] != "move" and fields.get("ability") != "unearthly_speed"):
        return RuleViolation("NC-ALIEN-c")
    if field == "way":
        if night.options.projectiles_path == "attack":
            return RuleViolation("NC-R4")
        return RuleViolation("NC-MOVE-d", space=value, steps=_steps(sheet, fields), needed=0)
    rule, facts = walk_rule(night, sheet, str(value), _steps(sheet, fields))
    return RuleViolation(rule, **facts)


def _hex(night: Night, sheet: Sheet, fields: Fields, hex: str) -> RuleViolation:
    die = fields["die"] if isinstance(fields["die"], int) else 0
    rule = train_rule(night, sheet, die, hex) or "NC-TRAIN-a"
    number = number_of(night, sheet, hex) if hex in hexes(night) else 0
    return RuleViolation(rule, hex=hex, die=die, reached=die + sheet.train_bonus, number=number)


def _ability(night: Night, sheet: Sheet, fields: Fields) -> RuleViolation:
    named = fields.get("ability")
    if named not in night.abilities:
        return RuleViolation("NC-ABIL-c", ability="")
    ability: Ability = named  # pyright: ignore[reportAssignmentType]
    chained = fields["kind"] == "chain"
    face = sheet.chain if chained else fields.get("die")
    spare = len(sheet.free) - (not chained)
    rule = use_rule(night, sheet, ability, face if isinstance(face, int) else FACES, spare)
    return RuleViolation(rule or "NC-CYBER-g", ability=ability)


def _target(night: Night, sheet: Sheet, fields: Fields, field: str, value: Value) -> RuleViolation:
    ability = str(fields.get("ability", ""))
    if field == "second_target":
        if (ability == "rapid_strikes" or ability == "mutant_limbs") and wins_now(night, after_hit(sheet, ability, str(fields["target"]))):
            return RuleViolation("NC-R24", enemy=value)
        rule = {"rapid_strikes": "NC-R17", "mutant_limbs": "NC-RAD-h"}.get(ability, "NC-R18")
        return RuleViolation(rule, enemy=value)
    if fields["kind"] == "punch":
        return RuleViolation("NC-ABIL-f", enemy=value)
    return RuleViolation(TARGET_RULES.get(ability, "NC-R18"), enemy=value)


def _site(night: Night, sheet: Sheet, fields: Fields, site: str) -> RuleViolation:
    reach = HACKED if fields.get("ability") == "hacking" else NEAR
    return RuleViolation(site_rule(night, sheet, site, reach) or "NC-CYBER-d", site=site)


def _answer(night: Night, sheet: Sheet, field: str, value: Value) -> RuleViolation:
    """An answer of the commit: crossed off, locked, or no such attack."""
    if field == "shapeshift":
        if sheet.shapeshifted:
            return RuleViolation("NC-ALIEN-f")
        if not sheet.has("shapeshift"):
            return RuleViolation("NC-ABIL-c", ability="shapeshift")
        return RuleViolation("NC-ALIEN-e", enemy=value, known=_attackers(night, sheet))
    if not sheet.shrug:
        return RuleViolation("NC-RAD-c", key="refused-NC-RAD-c-unused")
    return RuleViolation("NC-POST-i", enemy=value, known=_attackers(night, sheet))


def _attackers(night: Night, sheet: Sheet) -> tuple[str, ...]:
    return tuple(one.enemy for one in attacks_on(night, sheet))
