"""Chances of free rolls against counting every case by hand."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.kernel.dice import Stream
from bot.kernel.notation import Binary, Dice, Negative, NotationError, Number, Reroll, Roll, canonical, parse, roll, terms
from bot.kernel.odds import Odds, OddsRefused, odds
from tests.kernel.notation_cases import expressions


class Told:
    """Dice of one path through a roll: those that are told, then none (`Unfinished`)."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = list(faces)

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        if len(self.faces) < count:
            raise Unfinished(faces, count - len(self.faces))
        values = tuple(self.faces[:count])
        del self.faces[:count]
        return values


class Unfinished(Exception):
    pass


def paths(ast: Roll, told: tuple[int, ...] = (), weight: Fraction = Fraction(1), deep: int = 14) -> Iterator[tuple[int, Fraction]]:
    """Total and chance of every way the roll itself can go, paths of more than `deep` dice left out."""
    try:
        yield roll(ast, Told(told)).totals[0], weight
    except Unfinished as more:
        faces, missing = more.args
        if len(told) + missing <= deep:
            for fall in product(range(1, faces + 1), repeat=missing):
                yield from paths(ast, told + fall, weight / faces**missing, deep)


def counted(text: str, deep: int = 14) -> dict[int, Fraction]:
    chances: Counter[int] = Counter()
    for value, weight in paths(parse(text), deep=deep):
        chances[value] += weight  # pyright: ignore[reportArgumentType]
    return dict(chances)  # pyright: ignore[reportReturnType]


SMALL = "1d20 3d6 4d6kh3 4d4kl2 4d4dh1 4d4dl1+2 3d6mi2ma5 2d6ro<3 2d6ro=1 2d4!o 3d4!okh2 3d4!odl1 3d4!o>=1kh2 2d4!o>=3kl1 2d4!os>=3 "
SMALL += "4d4s>=3f<=1 4d4kh2s>=3f<=1 2dF*2 3dFkh2 1d6*1d4 1d6-1d4 7/1d4 -1d6/2 (1d4+1d4)*1d4-3 5"


@pytest.mark.parametrize("text", SMALL.split())
def test_chances_are_those_of_counting_every_case(text: str):
    found = odds(parse(text))
    cases = counted(text)
    assert found.exact
    assert {value: found.exactly(value) for value in found.values} == cases
    mean = sum((value * chance for value, chance in cases.items()), Fraction(0))
    assert found.mean == mean
    assert found.variance == sum((value * value * chance for value, chance in cases.items()), Fraction(0)) - mean**2


@pytest.mark.parametrize("text", ["1d6!", "2d4!", "2d4!kh1", "2d4!dl1", "2d4!kl1", "1d4rr=1!s>=3", "2d3rr=1"])
def test_endless_dice_come_as_near_as_they_say(text: str):
    found = odds(parse(text))
    cases = counted(text, deep=8)
    left_out = 1 - sum(cases.values(), Fraction(0))
    assert found.error <= Fraction(1, 10**9)
    for value, chance in cases.items():
        # What was left out of the counting can only add.
        assert chance - found.error <= found.exactly(value) <= chance + left_out + found.error


def test_rerolling_without_end_is_exact():
    found = odds(parse("1d6rr<3"))
    assert (found.exact, found.values, found.exactly(3)) == (True, (3, 4, 5, 6), Fraction(1, 4))


def test_explosions_say_that_they_are_cut():
    found = odds(parse("8d6!"))
    assert (found.exact, 0 < found.error <= Fraction(1, 10**9)) == (False, True)
    assert abs(found.mean - Fraction(8 * 21, 5)) < Fraction(1, 10**6)  # 3.5 / (1 - 1/6) a die


def test_the_table_the_quantiles_and_the_ends():
    found = odds(parse("3d6"))
    assert (found.lowest, found.highest, found.mean, found.variance) == (3, 18, Fraction(21, 2), Fraction(35, 4))
    assert (found.at_least(2), found.at_least(3), found.at_least(18), found.at_least(19)) == (1, 1, Fraction(1, 216), 0)
    assert [found.quantile(Fraction(part, 4)) for part in range(5)] == [3, 8, 10, 13, 18]
    assert found.table(2) == ((3, 1), (18, Fraction(1, 216)))
    assert [value for value, _ in found.table(16)] == list(range(3, 19))
    assert len(odds(parse("20d20")).table()) == 15


def test_a_repeated_roll_has_the_odds_of_one():
    assert odds(parse("6#4d6kh3")) == odds(parse("4d6kh3"))


DEAR = "100d1000 100d100 100d6kh50 20d1000kh10 1d1000*1d1000 100d6*100d6 99d1000! 50d1000!kh20 100d2!okh50"


@pytest.mark.parametrize("text", DEAR.split())
def test_what_would_take_long_is_refused(text: str):
    with pytest.raises(OddsRefused) as refused:
        odds(parse(text))
    assert refused.value.key == "roll-odds-too-dear"


@pytest.mark.parametrize("text", ["100d100!>=2", "1d1000rr<1000", "20#10d6!>=2", "100d6rr<6"])
def test_a_roll_that_its_budget_stops_has_no_odds(text: str):
    with pytest.raises(OddsRefused) as refused:
        odds(parse(text))
    assert (refused.value.key, refused.value.facts) == ("roll-odds-stopped", {"limit": 1000})


MEANS = {"100d6": 350, "100d20": 1050, "20d100": 1010, "2d20kh1": Fraction(553, 40), "10d6*10d6": 1225, "1d20rr=1": 11}


@pytest.mark.parametrize(("text", "mean"), MEANS.items())
def test_what_people_ask_for_is_affordable(text: str, mean: Fraction):
    assert (odds(parse(text)).mean, odds(parse(text)).exact) == (mean, True)


def is_endless(expression: Number | Dice | Negative | Binary) -> bool:
    return any(term.explode and not term.explode.once for term in terms(expression))


@settings(max_examples=150, deadline=None)
@given(expressions(most=6, faces=12), st.integers(0, 10**6))
def test_what_falls_is_in_the_odds(expression: Number | Dice | Negative | Binary, entry: int):
    try:
        ast = parse(canonical(Roll(expression)))
        found: Odds = odds(ast)
    except (NotationError, OddsRefused):
        return
    assert found.at_least(found.lowest) == 1
    assert found.values == tuple(sorted(set(found.values)))
    assert found.mean == sum((value * found.exactly(value) for value in found.values), Fraction(0))
    assert found.exact or is_endless(ast.expression)
    for turn in range(5):
        rolled = roll(ast, Stream(b"seed" * 8, f"{entry}/{turn}"))
        assert found.exactly(rolled.totals[0]) > 0 or not found.exact


def test_a_reroll_that_takes_nothing_changes_nothing():
    assert odds(Roll(Dice(2, 6, rerolls=(Reroll(True, "<", 1),)))).exactly(7) == Fraction(1, 6)
