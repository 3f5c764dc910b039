"""What a free roll may show and how often, exactly where that can be worked out in a blink."""

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb, exp, log, log1p
from typing import Final

from bot.kernel.notation.checks import staying, written_dice
from bot.kernel.notation.tree import THROW_LIMIT, Binary, Dice, Expression, Negative, Number, Roll, terms
from bot.kernel.spread import Budget, OddsRefused, Spread, combine, kept, mixture, plus, power, total

__all__ = ["Odds", "OddsRefused", "odds"]

TAIL: Final = Fraction(1, 10**9)  # explosions are followed until no more than this is left out
STOP_CHANCE: Final = 1e-6  # a roll that its budget stops more often than this has no odds
_LONGEST_CHAIN: Final = 400


@dataclass(frozen=True, slots=True)
class Odds:
    """The distribution of one repeat of a roll.

    `values` rise; `chances[i]` out of `denominator` is the weight of `values[i]` or more. Where `exact` is false, long
    explosions were left out and no chance is off by more than `error`.
    """

    values: tuple[int, ...]
    weights_from: tuple[int, ...]
    denominator: int
    mean: Fraction
    variance: Fraction
    error: Fraction = Fraction(0)

    @property
    def exact(self) -> bool:
        return self.error == 0

    @property
    def lowest(self) -> int:
        return self.values[0]

    @property
    def highest(self) -> int:
        """The highest value there is, or where explosions were cut off, the highest looked at."""
        return self.values[-1]

    def at_least(self, value: int) -> Fraction:
        """The chance of `value` or more."""
        place = bisect_left(self.values, value)
        return Fraction(self.weights_from[place], self.denominator) if place < len(self.values) else Fraction(0)

    def exactly(self, value: int) -> Fraction:
        """The chance of this very value."""
        return self.at_least(value) - self.at_least(value + 1)

    def quantile(self, part: Fraction) -> int:
        """The least value that at least this part of all rolls doesn't exceed; Fraction(1, 2) asks for the median."""
        above = self.denominator - part * self.denominator
        low, high = 0, len(self.values) - 1
        while low < high:
            middle = (low + high) // 2
            if self.weights_from[middle + 1] <= above:
                high = middle
            else:
                low = middle + 1
        return self.values[low]

    def table(self, rows: int = 15) -> tuple[tuple[int, Fraction], ...]:
        """At most `rows` (2 or more) values with the chance of that much or more: all, or evenly picked, both ends included."""
        last = len(self.values) - 1
        places = range(last + 1) if last < rows else sorted({round(row * last / (rows - 1)) for row in range(rows)})
        return tuple((self.values[at], Fraction(self.weights_from[at], self.denominator)) for at in places)


def odds(ast: Roll) -> Odds:
    """The odds of one repeat.

    Raises OddsRefused where working them out would take too long (`roll-odds-too-dear`), or where the roll is likely to be
    stopped by its budget (`roll-odds-stopped`), so that no distribution would be true. Costs are estimated, never timed.
    """
    _refuse_stopped(ast)
    work = _Work()
    spread = work.spread(ast.expression)
    values = tuple(spread)
    whole = total(spread)
    first = sum(value * weight for value, weight in spread.items())
    second = sum(value * value * weight for value, weight in spread.items())
    mean = Fraction(first, whole)
    from_top = tuple(accumulate(reversed(spread.values())))[::-1]
    return Odds(values, from_top, whole, mean, Fraction(second, whole) - mean**2, work.error)


def _refuse_stopped(ast: Roll) -> None:
    """Chernoff's bound on more than THROW_LIMIT dice, every die taken for as restless as the most restless term."""
    restless = [term for term in terms(ast.expression) if term.rerolls or (term.explode and not term.explode.once)]
    if not restless:
        return
    settled = min(_chance_to_settle(term) for term in restless)
    chains = ast.repeat * sum(term.count for term in restless)
    # A reroll "once" or an explosion "once" at most doubles the dice.
    limit = (THROW_LIMIT - written_dice(ast)) // 2
    again = 1 - settled
    if again == 0:
        return
    # Of `limit` further dice fewer than `chains` settle.
    share = chains / limit
    if share < settled and exp(-limit * _divergence(share, settled)) < STOP_CHANCE:
        return
    raise OddsRefused("roll-odds-stopped", limit=THROW_LIMIT)


def _chance_to_settle(term: Dice) -> float:
    """The chance of a die that is neither rerolled again nor explodes again."""
    explode = term.explode
    ends = [face for face in staying(term.natural, term.rerolls) if not explode or explode.once or term.value(face) < explode.least]
    return len(ends) / len(term.natural)


def _divergence(share: float, chance: float) -> float:
    return share * log(share / chance) + (1 - share) * (log1p(-share) - log1p(-chance)) if share < 1 else float("inf")


class _Work:
    """One question: what it may cost, and how much it left out."""

    def __init__(self) -> None:
        self._budget = Budget()
        self.error = Fraction(0)

    def spread(self, node: Expression) -> Spread:
        match node:
            case Number(value):
                return {value: 1}
            case Negative(of):
                return {-value: weight for value, weight in reversed(self.spread(of).items())}
            case Binary(sign, left, right):
                return self._binary(sign, self.spread(left), self.spread(right))
            case Dice():
                return self._dice(node)

    def _binary(self, sign: str, left: Spread, right: Spread) -> Spread:
        match sign:
            case "+":
                return plus(left, right, self._budget)
            case "-":
                return plus(left, {-value: weight for value, weight in right.items()}, self._budget)
            case "*":
                return combine(left, right, int.__mul__, self._budget)
            case _:
                return combine(left, right, int.__floordiv__, self._budget)

    def _dice(self, dice: Dice) -> Spread:
        low, high = _one_die(dice)
        if dice.explode is None or not high:
            die = mixture([(1, low), (1, high)])
            return self._kept(dice, die, dice.count)
        if dice.explode.once:
            return self._explode_once(dice, low, high)
        return self._explode_kept(dice, low, high) if dice.keep else self._explode_summed(dice, low, high)

    def _kept(self, dice: Dice, die: Spread, count: int) -> Spread:
        highest, keeps = _kept_count(dice, count)
        return kept(die, count, keeps, highest=highest, budget=self._budget)

    def _explode_summed(self, dice: Dice, low: Spread, high: Spread) -> Spread:
        """Every die and what it brings is a chain; a chain longer than the tail allows is cut."""
        again = Fraction(total(high), total(high) + total(low))
        longest, left_out = 0, dice.count * again
        while left_out > TAIL:
            longest, left_out = longest + 1, left_out * again
            if longest > _LONGEST_CHAIN:
                raise OddsRefused("roll-odds-too-dear")
        self.error += left_out
        whole = total(high) + total(low)
        chain, scale = mixture([(1, low), (1, high)]), 1
        for _ in range(longest):
            scale *= whole
            chain = mixture([(scale, low), (1, plus(high, chain, self._budget))])
            self._budget.spend(len(chain) * 0.5)
        return power(chain, dice.count, self._budget)

    def _explode_kept(self, dice: Dice, low: Spread, high: Spread) -> Spread:
        """Until `count` dice don't explode, so the low ones are `count`, the exploding ones a negative binomial number."""
        whole, again = total(high) + total(low), Fraction(total(high), total(high) + total(low))
        most, reached = 0, (1 - again) ** dice.count
        chance = reached
        while 1 - reached > TAIL:
            most += 1
            chance = chance * again * (dice.count - 1 + most) / most
            reached += chance
            self._budget.spend(20)
        self.error += 1 - reached
        parts = [
            (comb(dice.count - 1 + number, number) * whole ** (most - number), self._split(dice, low, dice.count, high, number))
            for number in range(most + 1)
        ]
        return mixture(parts)

    def _explode_once(self, dice: Dice, low: Spread, high: Spread) -> Spread:
        """`first` of the written dice explode, `second` of the added ones are as high."""
        whole = total(high) + total(low)
        if not dice.keep:
            either = mixture([(1, low), (1, high)])
            return power(mixture([(whole, low), (1, plus(high, either, self._budget))]), dice.count, self._budget)
        parts = [
            (
                comb(dice.count, first) * comb(first, second) * whole ** (dice.count - first),
                self._split(dice, low, dice.count - second, high, first + second),
            )
            for first in range(dice.count + 1)
            for second in range(first + 1)
        ]
        return mixture(parts)

    def _split(self, dice: Dice, low: Spread, lows: int, high: Spread, highs: int) -> Spread:
        """Keep among `lows` low and `highs` high dice: every high one goes before every low one."""
        if (lows and not low) or (highs and not high):
            return {}
        highest, keeps = _kept_count(dice, lows + highs)
        first, firsts, second, seconds = (high, highs, low, lows) if highest else (low, lows, high, highs)
        near = kept(first, firsts, min(keeps, firsts), highest=highest, budget=self._budget)
        far = kept(second, seconds, max(keeps - firsts, 0), highest=highest, budget=self._budget)
        return plus(near, far, self._budget)


def _kept_count(dice: Dice, count: int) -> tuple[bool, int]:
    """Whether the highest are kept, and how many of `count` dice."""
    if dice.keep is None:
        return True, count
    match dice.keep.verb:
        case "kh":
            return True, dice.keep.count
        case "kl":
            return False, dice.keep.count
        case "dh":
            return False, count - dice.keep.count
        case "dl":
            return True, count - dice.keep.count


def _one_die(dice: Dice) -> tuple[Spread, Spread]:
    """What one die adds to the total, apart for faces that don't explode and faces that do.

    Success replaces the value here already: it never falls as the value rises, so keeping the highest is the same before and after.
    """
    stay = staying(dice.natural, dice.rerolls)
    once = {face for face in stay if any(reroll.takes(face) for reroll in dice.rerolls)}
    low: dict[int, int] = {}
    high: dict[int, int] = {}
    for face in stay:
        value = dice.value(face)
        weight = len(once) + (0 if face in once else len(stay)) if once else 1
        side = high if dice.explode and value >= dice.explode.least else low
        score = dice.success.score(value) if dice.success else value
        side[score] = side.get(score, 0) + weight
    return dict(sorted(low.items())), dict(sorted(high.items()))
