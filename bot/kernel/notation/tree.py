"""What a free roll is made of, and how large it may be."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

TEXT_LIMIT: Final = 200
REPEAT_LIMIT: Final = 20
TERM_DICE_LIMIT: Final = 100
DICE_LIMIT: Final = 200  # written dice of a whole command, repeats included
FACES_LEAST: Final = 2
FACES_LIMIT: Final = 1_000
DEPTH_LIMIT: Final = 16
NODE_LIMIT: Final = 50  # numbers, dice, signs and modifiers
THROW_LIMIT: Final = 1_000  # physical rolls of a whole command, explosions and rerolls included
TOTAL_LIMIT: Final = 1_000_000_000  # every value on the way stays below
NUMBER_DIGITS: Final = 9


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number that isn't negative; a sign is `Negative`."""

    value: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """Faces thrown again: below, equal to or from `value` on; `again` without end, else once a die."""

    again: bool
    test: Literal["<", "=", ">="]
    value: int

    def takes(self, face: int) -> bool:
        """Whether this face is thrown again."""
        match self.test:
            case "<":
                return face < self.value
            case "=":
                return face == self.value
            case ">=":
                return face >= self.value


@dataclass(frozen=True, slots=True)
class Explode:
    """A die that shows `least` or more brings another die, which may explode too unless `once`."""

    least: int
    once: bool = False


@dataclass(frozen=True, slots=True)
class Keep:
    """The `count` highest (or lowest) dice count, or are dropped."""

    verb: Literal["kh", "kl", "dh", "dl"]
    count: int


@dataclass(frozen=True, slots=True)
class Success:
    """The total is the number of dice from `least` on, minus those up to `failure`."""

    least: int
    failure: int | None = None

    def score(self, value: int) -> int:
        """What one die adds to the total."""
        if value >= self.least:
            return 1
        return -1 if self.failure is not None and value <= self.failure else 0


@dataclass(frozen=True, slots=True)
class Dice:
    """One term of dice. Whatever order it was written in, it is carried out as the fields stand.

    `faces` 3 with `fate` shows -1, 0 and 1. An added die of an explosion is rerolled, floored and capped like the others.
    """

    count: int
    faces: int
    fate: bool = False
    rerolls: tuple[Reroll, ...] = ()
    floor: int | None = None
    cap: int | None = None
    explode: Explode | None = None
    keep: Keep | None = None
    success: Success | None = None

    # Worked out once, because every throw and every echo asks for them:
    is_plain: bool = field(init=False, compare=False, repr=False)  # nothing but a sum of faces
    notation: str = field(init=False, compare=False, repr=False)  # the term as it is written

    def __post_init__(self) -> None:
        altered = self.rerolls or self.floor or self.cap or self.explode or self.keep or self.success or self.fate
        object.__setattr__(self, "is_plain", not altered)
        object.__setattr__(self, "notation", "".join(self._written()))

    def _written(self) -> Iterator[str]:
        """The modifiers in the order in which they are carried out."""
        yield f"{self.count}d{'F' if self.fate else self.faces}"
        for reroll in self.rerolls:
            yield f"{'rr' if reroll.again else 'ro'}{reroll.test}{reroll.value}"
        if self.floor is not None:
            yield f"mi{self.floor}"
        if self.cap is not None:
            yield f"ma{self.cap}"
        if self.explode:
            yield "!o" if self.explode.once else "!"
            yield "" if self.explode.least == self.faces else f">={self.explode.least}"
        if self.keep:
            yield f"{self.keep.verb}{self.keep.count}"
        if self.success:
            yield f"s>={self.success.least}"
            yield "" if self.success.failure is None else f"f<={self.success.failure}"

    @property
    def natural(self) -> range:
        """The faces a die of this term has."""
        return range(-1, 2) if self.fate else range(1, self.faces + 1)

    def value(self, face: int) -> int:
        """A face after floor and cap."""
        if self.floor is not None and face < self.floor:
            return self.floor
        if self.cap is not None and face > self.cap:
            return self.cap
        return face


@dataclass(frozen=True, slots=True)
class Negative:
    of: "Expression"


@dataclass(frozen=True, slots=True)
class Binary:
    """`/` rounds down, also below zero."""

    sign: Literal["+", "-", "*", "/"]
    left: "Expression"
    right: "Expression"


Expression = Number | Dice | Negative | Binary


@dataclass(frozen=True, slots=True)
class Roll:
    """A whole free roll: how often, what, and what people say about it (theirs, not escaped)."""

    expression: Expression
    repeat: int = 1
    comment: str = ""


def terms(expression: Expression) -> tuple[Dice, ...]:
    """The dice of an expression from left to right, as they are thrown."""
    match expression:
        case Number():
            return ()
        case Dice():
            return (expression,)
        case Negative(of):
            return terms(of)
        case Binary(_, left, right):
            return terms(left) + terms(right)
