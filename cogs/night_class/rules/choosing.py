"""The tree of choices of a draft: what may be picked next, asked of the same rules that refuse (content, part 4.1)."""

from bot.kernel.game import Choices, Picks, Value
from cogs.night_class.rules.abilities import chainable, limb_targets, second_targets, usable
from cogs.night_class.rules.combat import adjacent
from cogs.night_class.rules.enemies import attacks_on, can_shapeshift
from cogs.night_class.rules.moving import ends, next_steps
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import open_columns
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import usable_sites
from cogs.night_class.rules.training import trainable
from cogs.night_class.rules.words import HACKED, NEAR, SPEED, Ability, Slot

Fields = dict[str, Value]


def plot_choices(night: Night, sheet: Sheet, picks: Picks) -> Choices | None:
    match len(picks):
        case 0:
            return Choices("kind", ("check",))
        case 1:
            return Choices("column", open_columns(night, sheet))
        case _:
            return None


def hero_choices(night: Night, sheet: Sheet, picks: Picks, *, can_undo: bool) -> Choices | None:
    """The next field of an act after `picks`."""
    if not picks:
        return Choices("kind", _kinds(night, sheet, can_undo=can_undo))
    fields: Fields = dict(picks)
    match fields["kind"]:
        case "move":
            return _move(night, sheet, fields, picks)
        case "train":
            return _train(night, sheet, fields)
        case "activate":
            return _activate(night, sheet, fields, picks)
        case "chain":
            if "ability" not in fields:
                return Choices("ability", usable(night, sheet, sheet.chain, len(sheet.free)))
            return _own_choices(night, sheet, fields, picks, sheet.chain, len(sheet.free))
        case "punch":
            return _two(fields, ("die", faces(sheet)), ("target", adjacent(night, sheet)))
        case "interact":
            return _two(fields, ("die", faces(sheet)), ("site", usable_sites(night, sheet, NEAR)))
        case "commit":
            return _commit(night, sheet, fields)
        case _:
            return None


def has_room(sheet: Sheet, slot: Slot) -> bool:
    """Whether a die may still be put on a slot (NC-DICE-f, NC-DICE-g)."""
    return sheet.taken(slot) < (sheet.ability_slots if slot == "ability" else 1)


def faces(sheet: Sheet) -> tuple[int, ...]:
    """Different faces of the free dice, from low to high."""
    return tuple(sorted(set(sheet.free)))


def others(sheet: Sheet, face: int) -> tuple[int, ...]:
    """Faces of the free dice beside one of `face`."""
    left = list(sheet.free)
    left.remove(face)
    return tuple(sorted(set(left)))


def _kinds(night: Night, sheet: Sheet, *, can_undo: bool) -> tuple[Value, ...]:
    """Every kind that leads to a whole act."""
    ending = (*(("undo",) if can_undo else ()), "commit")
    if sheet.chain:
        return ("chain", "decline", *ending)
    kinds: list[Value] = []
    if sheet.free and has_room(sheet, "move") and move_dice(night, sheet):
        kinds.append("move")
    if sheet.free and has_room(sheet, "train") and train_dice(night, sheet):
        kinds.append("train")
    if sheet.free and has_room(sheet, "ability"):
        kinds += ["activate"] if activating_dice(night, sheet) else []
        kinds += ["punch"] if adjacent(night, sheet) else []
        kinds += ["interact"] if usable_sites(night, sheet, NEAR) else []
    return (*kinds, *ending)


def move_dice(night: Night, sheet: Sheet) -> tuple[int, ...]:
    return tuple(face for face in faces(sheet) if ends(night, sheet, face + sheet.move_bonus) or second_dice(night, sheet, face))


def second_dice(night: Night, sheet: Sheet, face: int) -> tuple[int, ...]:
    """Dice that Leg Kit may add to the first; in either order, since people begin with either (NC-R14)."""
    if not sheet.has("leg_kit"):
        return ()
    return tuple(other for other in others(sheet, face) if ends(night, sheet, face + other + sheet.move_bonus))


def train_dice(night: Night, sheet: Sheet) -> tuple[int, ...]:
    return tuple(face for face in faces(sheet) if trainable(night, sheet, face))


def activating_dice(night: Night, sheet: Sheet) -> tuple[int, ...]:
    spare = len(sheet.free) - 1
    return tuple(face for face in faces(sheet) if usable(night, sheet, face, spare))


def _move(night: Night, sheet: Sheet, fields: Fields, picks: Picks) -> Choices | None:
    if "die" not in fields:
        return Choices("die", move_dice(night, sheet))
    die = _number(fields["die"])
    if "second_die" not in fields and (second := second_dice(night, sheet, die)):
        return Choices("second_die", second, stop=bool(ends(night, sheet, die + sheet.move_bonus)))
    return _walk(night, sheet, fields, picks, die + _number(fields.get("second_die")) + sheet.move_bonus)


def _walk(night: Night, sheet: Sheet, fields: Fields, picks: Picks, steps: int) -> Choices | None:
    """The last space, and with `projectiles_path: movement` the way to it, step by step or left to the engine (NC-R4)."""
    if "to" not in fields:
        return Choices("to", tuple(ends(night, sheet, steps)))
    if night.options.projectiles_path == "attack":
        return None
    way = tuple(str(value) for name, value in picks if name == "way" and value is not None)
    stopped = "way" in fields and fields["way"] is None
    if stopped or (way and way[-1] == fields["to"]):
        return None
    return Choices("way", tuple(next_steps(night, sheet, str(fields["to"]), way, steps)), form="list", stop=not way)


def _train(night: Night, sheet: Sheet, fields: Fields) -> Choices | None:
    if "die" not in fields:
        return Choices("die", train_dice(night, sheet))
    return Choices("hex", trainable(night, sheet, _number(fields["die"]))) if "hex" not in fields else None


def _activate(night: Night, sheet: Sheet, fields: Fields, picks: Picks) -> Choices | None:
    if "die" not in fields:
        return Choices("die", activating_dice(night, sheet))
    face, spare = _number(fields["die"]), len(sheet.free) - 1
    if "ability" not in fields:
        return Choices("ability", usable(night, sheet, face, spare))
    return _own_choices(night, sheet, fields, picks, face, spare)


def _own_choices(night: Night, sheet: Sheet, fields: Fields, picks: Picks, face: int, spare: int) -> Choices | None:
    """What an ability asks besides its die."""
    ability: Ability = fields["ability"]  # pyright: ignore[reportAssignmentType]
    match ability:
        case "unearthly_speed":
            return _walk(night, sheet, fields, picks, SPEED)
        case "alpha_predator":
            return Choices("target", adjacent(night, sheet)) if "target" not in fields else None
        case "bionic_arm":
            return _two(fields, ("mode", ("full", "chain")), ("target", adjacent(night, sheet)))
        case "rapid_strikes" | "mutant_limbs":
            return _twice(night, sheet, fields, ability)
        case "hacking":
            return Choices("site", usable_sites(night, sheet, HACKED)) if "site" not in fields else None
        case "rapid_processing":
            near = usable_sites(night, sheet, NEAR)
            if "site" in fields or not near:  # without a usable site the Interact is skipped (NC-R16)
                return None
            return Choices("site", near, stop=bool(chainable(night, sheet, ability, face, spare)))
        case _:
            return None


def _twice(night: Night, sheet: Sheet, fields: Fields, ability: Ability) -> Choices | None:
    """A first target, then what the first hit leaves to be hit: as one likes (NC-R17), or where it must (NC-RAD-h)."""
    if "target" not in fields:
        return Choices("target", adjacent(night, sheet) if ability == "rapid_strikes" else limb_targets(night, sheet))
    if "second_target" in fields:
        return None
    again = second_targets(night, sheet, ability, str(fields["target"]))
    return Choices("second_target", again, stop=ability == "rapid_strikes") if again else None


def _commit(night: Night, sheet: Sheet, fields: Fields) -> Choices | None:
    """The answers of the End of Round, where there is something to answer (NC-POST-i)."""
    attackers = tuple(one.enemy for one in attacks_on(night, sheet))
    if not attackers:
        return None
    if "shapeshift" not in fields and can_shapeshift(sheet):
        return Choices("shapeshift", attackers, stop=True)
    return Choices("shrug", attackers, stop=True) if "shrug" not in fields and sheet.shrug else None


def _two(fields: Fields, *steps: tuple[str, tuple[Value, ...]]) -> Choices | None:
    return next((Choices(name, values) for name, values in steps if name not in fields), None)


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
