"""Every act that a sheet allows now, without the tree: what scripted players think through."""

from collections.abc import Iterator, Mapping

from cogs.night_class.rules.abilities import limb_targets, second_targets, usable
from cogs.night_class.rules.actions import Activate, Chain, Deed, Interact, Move, Punch, Train
from cogs.night_class.rules.choosing import faces, has_room, second_dice
from cogs.night_class.rules.combat import adjacent
from cogs.night_class.rules.moving import ends
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import usable_sites
from cogs.night_class.rules.training import trainable
from cogs.night_class.rules.words import HACKED, NEAR, SPEED, Ability

Fields = Mapping[str, str | None]


def legal_deeds(night: Night, sheet: Sheet, decision: str) -> Iterator[Deed]:
    """Moves name their last space only. Of dice that reach the same the lowest is used; Irradiated Stomp is left out."""
    if sheet.chain:
        yield from _chains(night, sheet, decision)
        return
    if not sheet.free:
        return
    if has_room(sheet, "move"):
        yield from _moves(night, sheet, decision)
    if has_room(sheet, "train"):
        yield from _trainings(night, sheet, decision)
    if has_room(sheet, "ability"):
        yield from _uses(night, sheet, decision)


def _chains(night: Night, sheet: Sheet, decision: str) -> Iterator[Deed]:
    for ability in usable(night, sheet, sheet.chain, len(sheet.free)):
        for fields in _ways_to_use(night, sheet, ability):
            yield Chain(decision=decision, ability=ability, **fields)  # pyright: ignore[reportArgumentType]


def _moves(night: Night, sheet: Sheet, decision: str) -> Iterator[Deed]:
    for face in faces(sheet):
        for to in ends(night, sheet, face + sheet.move_bonus):
            yield Move(decision=decision, die=face, to=to)
        for other in second_dice(night, sheet, face):
            if other >= face:
                for to in ends(night, sheet, face + other + sheet.move_bonus):
                    yield Move(decision=decision, die=face, second_die=other, to=to)


def _trainings(night: Night, sheet: Sheet, decision: str) -> Iterator[Deed]:
    seen: set[str] = set()
    for face in faces(sheet):
        for hex in trainable(night, sheet, face):
            if hex not in seen:
                seen.add(hex)
                yield Train(decision=decision, die=face, hex=hex)


def _uses(night: Night, sheet: Sheet, decision: str) -> Iterator[Deed]:
    dice = faces(sheet)
    for face in dice:
        for ability in usable(night, sheet, face, len(sheet.free) - 1):
            if face == dice[0] or ability == "shrug_off":  # only Shrug Off looks at its die
                for fields in _ways_to_use(night, sheet, ability):
                    yield Activate(decision=decision, die=face, ability=ability, **fields)  # pyright: ignore[reportArgumentType]
    for target in adjacent(night, sheet):
        yield Punch(decision=decision, die=dice[0], target=target)
    for site in usable_sites(night, sheet, NEAR):
        yield Interact(decision=decision, die=dice[0], site=site)


def _ways_to_use(night: Night, sheet: Sheet, ability: Ability) -> Iterator[Fields]:
    match ability:
        case "irradiated_stomp":
            return
        case "unearthly_speed":
            yield from ({"to": to} for to in ends(night, sheet, SPEED))
        case "alpha_predator":
            yield from ({"target": target} for target in adjacent(night, sheet))
        case "bionic_arm":
            yield from ({"mode": mode, "target": target} for mode in ("full", "chain") for target in adjacent(night, sheet))
        case "rapid_strikes" | "mutant_limbs":
            for target in adjacent(night, sheet) if ability == "rapid_strikes" else limb_targets(night, sheet):
                again = second_targets(night, sheet, ability, target)
                yield from ({"target": target, "second_target": second} for second in again or (None,))
        case "hacking":
            yield from ({"site": site} for site in usable_sites(night, sheet, HACKED))
        case "rapid_processing":
            yield from ({"site": site} for site in usable_sites(night, sheet, NEAR) or (None,))
        case _:
            yield {}
