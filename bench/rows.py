"""The table of figures: a row is a function that measures, with the bound it must keep."""

from collections.abc import Callable
from dataclasses import dataclass


class NotYet(Exception):
    """What a row measures isn't built, or its peer isn't installed; the text says which."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a row found: the number its bound speaks of, and the two sides of it in words."""

    value: float
    sides: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: what is measured, in which unit, and its bound."""

    what: str
    bound: float
    at_least: bool
    unit: str
    measure: Callable[[], Figure]

    def keeps(self, figure: Figure) -> bool:
        return figure.value >= self.bound if self.at_least else figure.value <= self.bound

    @property
    def bound_in_words(self) -> str:
        return f"at {'least' if self.at_least else 'most'} {self.bound:,g} {self.unit}"


def at_least(bound: float, what: str, *, unit: str = "x") -> Callable[[Callable[[], Figure]], Row]:
    """Makes a measuring function a row whose figure must not be below the bound: `@at_least(3, "1d20 over d20")`."""
    return lambda measure: Row(what, bound, True, unit, measure)


def at_most(bound: float, what: str, *, unit: str = "x") -> Callable[[Callable[[], Figure]], Row]:
    """Makes a measuring function a row whose figure must not be above the bound."""
    return lambda measure: Row(what, bound, False, unit, measure)
