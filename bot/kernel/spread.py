"""Sums, products and powers of exact distributions, each paid for before it is worked out."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, cast

import icepool  # pyright: ignore[reportMissingTypeStubs]

from bot.kernel.violation import BadInput

Spread = dict[int, int]
"""Value to weight; the chance is weight over the sum of weights, which is never reduced."""

COST_LIMIT: Final = 60_000  # about microseconds on a slow core


class OddsRefused(BadInput):
    """The odds can't be had: `key` says why (roll.ftl)."""


class Budget:
    """What may still be worked out for one question."""

    def __init__(self) -> None:
        self._left: float = COST_LIMIT

    def spend(self, cost: float) -> None:
        """Raises OddsRefused if the next step would cost more than is left."""
        self._left -= cost
        if self._left < 0:
            raise OddsRefused("roll-odds-too-dear")


def total(spread: Spread) -> int:
    """The sum of weights."""
    return sum(spread.values())


def power(spread: Spread, count: int, budget: Budget) -> Spread:
    """The sum of `count` independent values."""
    if count == 1:
        return spread
    # icepool adds value by value, which takes seconds for 20d100. As digits of one huge number the weights are multiplied
    # by Python's own Karatsuba, a hundred times faster and just as exact.
    low, width, span = min(spread), _digit_bytes(total(spread) ** count), _span(spread)
    _pay_for_product(((span - 1) * count + 1) * width, budget)
    return _unpack(_pack(spread, width) ** count, low * count, width)


def plus(left: Spread, right: Spread, budget: Budget) -> Spread:
    """The sum of two independent values."""
    if len(left) == 1 or len(right) == 1 or len(left) * len(right) < 2_000:
        return combine(left, right, int.__add__, budget)
    width = _digit_bytes(total(left) * total(right))
    _pay_for_product((_span(left) + _span(right)) * width, budget)
    return _unpack(_pack(left, width) * _pack(right, width), min(left) + min(right), width)


def combine(left: Spread, right: Spread, work: Callable[[int, int], int], budget: Budget) -> Spread:
    """Any function of two independent values, pair by pair."""
    budget.spend(len(left) * len(right) * 0.5)
    result: defaultdict[int, int] = defaultdict(int)
    for a, times in left.items():
        for b, weight in right.items():
            result[work(a, b)] += times * weight
    return dict(sorted(result.items()))


def kept(spread: Spread, dice: int, count: int, *, highest: bool, budget: Budget) -> Spread:
    """The sum of the `count` highest (or lowest) of `dice` values; the weights sum up to total ** dice."""
    if not count or not dice:
        return {0: total(spread) ** dice}
    if count == dice:
        return power(spread, dice, budget)
    faces = len(spread)
    budget.spend(0.6 * faces**2 * dice * count * (1 + count / 40) if count > 1 else 20 * faces)
    die = cast(Any, icepool.Die(spread))  # its own types lose the type of the outcomes
    sums: Spread = dict(die.highest(dice, count) if highest else die.lowest(dice, count))
    scale = total(spread) ** dice // total(sums)
    return {value: weight * scale for value, weight in sums.items()}


def mixture(parts: list[tuple[int, Spread]]) -> Spread:
    """Weighted parts as one; the caller has brought them to one denominator."""
    result: defaultdict[int, int] = defaultdict(int)
    for factor, part in parts:
        for value, weight in part.items():
            result[value] += factor * weight
    return dict(sorted(result.items()))


def _span(spread: Spread) -> int:
    return max(spread) - min(spread) + 1


def _digit_bytes(largest: int) -> int:
    return largest.bit_length() // 8 + 1


def _pay_for_product(size: int, budget: Budget) -> None:
    budget.spend(size * 0.05 + 0.002 * (size * 8 / 30) ** 1.585)


def _pack(spread: Spread, width: int) -> int:
    low = min(spread)
    digits = bytearray(_span(spread) * width)
    for value, weight in spread.items():
        at = (value - low) * width
        digits[at : at + width] = weight.to_bytes(width, "little")
    return int.from_bytes(digits, "little")


def _unpack(packed: int, low: int, width: int) -> Spread:
    size = packed.bit_length() // 8 // width + 1
    digits = packed.to_bytes(size * width, "little")
    weights = (int.from_bytes(digits[at : at + width], "little") for at in range(0, size * width, width))
    return {low + index: weight for index, weight in enumerate(weights) if weight}
