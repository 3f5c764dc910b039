"""What is refused before a die falls: endless terms, numbers out of range, more dice than a command may throw."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.kernel.notation.tree import (
    DICE_LIMIT,
    FACES_LEAST,
    FACES_LIMIT,
    REPEAT_LIMIT,
    TERM_DICE_LIMIT,
    THROW_LIMIT,
    TOTAL_LIMIT,
    Binary,
    Dice,
    Expression,
    Negative,
    Number,
    Reroll,
    Roll,
    terms,
)


class Fault(NamedTuple):
    """`part` says which written piece is at fault, so that the reader can point at it."""

    part: str
    key: str
    facts: dict[str, int | str]


def _outside(part: str, value: int, low: int, high: int) -> Iterator[Fault]:
    if not low <= value <= high:
        yield Fault(part, "roll-error-range", {"what": part, "low": low, "high": high})


def term_fault(dice: Dice) -> Fault | None:
    """The first thing wrong with one term of dice."""
    return next(_term_faults(dice), None)


def _term_faults(dice: Dice) -> Iterator[Fault]:
    yield from _outside("dice", dice.count, 1, TERM_DICE_LIMIT)
    yield from _outside("faces", dice.faces, FACES_LEAST, FACES_LIMIT)
    altered = dice.rerolls or dice.floor is not None or dice.cap is not None or dice.explode or dice.success
    if dice.fate and altered:
        yield Fault("faces", "roll-error-fate", {})
    for reroll in dice.rerolls:
        low, high = (2, dice.faces + 1) if reroll.test == "<" else (1, dice.faces)
        yield from _outside("reroll", reroll.value, low, high)
    if dice.floor is not None:
        yield from _outside("floor", dice.floor, 2, dice.faces)
    if dice.cap is not None:
        yield from _outside("cap", dice.cap, dice.floor or 1, dice.faces - 1)
    yield from _tail_faults(dice)


def _tail_faults(dice: Dice) -> Iterator[Fault]:
    left = staying(dice.natural, dice.rerolls)
    if not left:
        yield Fault("reroll", "roll-error-endless-reroll", {})
        return
    if dice.explode:
        if not dice.explode.once and all(dice.value(face) >= dice.explode.least for face in left):
            yield Fault("explode", "roll-error-endless-explode", {})
        yield from _outside("explode", dice.explode.least, 1, dice.value(dice.faces))
    if dice.keep:
        drops = dice.keep.verb in ("dh", "dl")
        yield from _outside("drop" if drops else "keep", dice.keep.count, 1, dice.count - drops)
    if dice.success:
        yield from _outside("success", dice.success.least, 1, dice.faces)
        if dice.success.failure is not None:
            yield from _outside("failure", dice.success.failure, 1, dice.success.least - 1)


def staying(faces: range, rerolls: tuple[Reroll, ...]) -> list[int]:
    """The faces that no repeated reroll throws again."""
    return [face for face in faces if not any(reroll.again and reroll.takes(face) for reroll in rerolls)]


def binary_fault(binary: Binary) -> Fault | None:
    """A division that may be by zero, or a value that may leave the limit."""
    if binary.sign == "/":
        low, high = bounds(binary.right)
        if low <= 0 <= high:
            return Fault("divisor", "roll-error-division", {})
    return total_fault(binary)


def total_fault(expression: Expression) -> Fault | None:
    """A value that may leave the limit."""
    low, high = bounds(expression)
    if max(-low, high) >= TOTAL_LIMIT:
        return Fault("total", "roll-error-total", {"limit": TOTAL_LIMIT})
    return None


def roll_fault(roll: Roll) -> Fault | None:
    """More repeats or dice than one command may throw."""
    if fault := next(_outside("repeat", roll.repeat, 1, REPEAT_LIMIT), None):
        return fault
    dice = written_dice(roll)
    if dice > DICE_LIMIT:
        return Fault("all", "roll-error-too-many-dice", {"dice": dice, "limit": DICE_LIMIT})
    return None


def written_dice(roll: Roll) -> int:
    """The dice of a whole command before anything explodes."""
    return roll.repeat * sum(term.count for term in terms(roll.expression))


def bounds(expression: Expression) -> tuple[int, int]:
    """Values the expression never leaves; they need not be reached."""
    match expression:
        case Number(value):
            return value, value
        case Dice():
            return _dice_bounds(expression)
        case Negative(of):
            low, high = bounds(of)
            return -high, -low
        case Binary(sign, left, right):
            return _binary_bounds(sign, bounds(left), bounds(right))


def _dice_bounds(dice: Dice) -> tuple[int, int]:
    most = dice.count
    if dice.explode:
        most = 2 * dice.count if dice.explode.once else THROW_LIMIT
    counted = (dice.count, most)
    if dice.keep:
        drops = dice.keep.verb in ("dh", "dl")
        counted = (dice.count - dice.keep.count, most - dice.keep.count) if drops else (dice.keep.count, dice.keep.count)
    values = (dice.value(dice.natural[0]), dice.value(dice.natural[-1]))
    if dice.success:
        values = (-1 if dice.success.failure is not None else 0, 1)
    ends = [value * count for value in values for count in counted]
    return min(ends), max(ends)


def _binary_bounds(sign: str, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
    match sign:
        case "+":
            return left[0] + right[0], left[1] + right[1]
        case "-":
            return left[0] - right[1], left[1] - right[0]
        case "*":
            ends = [a * b for a in left for b in right]
        case _:
            ends = [a // b for a in left for b in right]  # the divisor's bounds don't hold zero
    return min(ends), max(ends)
