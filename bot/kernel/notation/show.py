"""A roll as people read it: digits and signs, no words."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from bot.kernel.notation.throw import Die, DieState, Line, Rolled, Thrown
from bot.kernel.notation.tree import THROW_LIMIT, Dice, Roll
from bot.kernel.notation.written import canonical, write

ECHO_LIMIT: Final = 1_500
ECHO_LEAST: Final = 500  # room for twenty totals, the most one command has
_FEW: Final = 12
_FEWER: Final = 3


class Notice(NamedTuple):
    """Something the reader should be told: a Fluent key and its facts."""

    key: str
    facts: dict[str, int]


class ShownTerm(NamedTuple):
    """`notation` is canonical; `dice` are all that fell, in reading order."""

    notation: str
    dice: tuple[Die, ...]
    total: int


class ShownLine(NamedTuple):
    total: int
    terms: tuple[ShownTerm, ...]


class Shown(NamedTuple):
    """Everything to say about a roll, in no language. `comment` is people's text: escape it."""

    canonical: str
    comment: str
    lines: tuple[ShownLine, ...]
    notices: tuple[Notice, ...]


def describe(rolled: Rolled) -> Shown:
    """The whole roll with every die, for whoever writes it out at length."""
    lines = tuple(
        ShownLine(line.total, tuple(ShownTerm(thrown.term.notation, thrown.dice, thrown.total) for thrown in line.thrown))
        for line in rolled.lines
    )
    return Shown(canonical(rolled.roll), rolled.roll.comment, lines, tuple(_notices(rolled)))


def _notices(rolled: Rolled) -> Iterator[Notice]:
    if rolled.rounded:
        yield Notice("roll-note-rounded", {})
    if rolled.stopped:
        yield Notice("roll-note-stopped", {"limit": THROW_LIMIT})


def echo(rolled: Rolled, limit: int = ECHO_LIMIT) -> str:
    """Formula, dice and total in Discord's markdown, a line for each repeat, at most `limit` (500 or more) characters.

    Dropped dice are struck and in brackets, `~~[2]~~`; a face taken back stands so before an arrow and what replaced it;
    `6!` exploded, `1↑3` was floored, `6↓5` capped, `✓` and `✗` are success and failure. Where that is too long, dice are
    counted (`15×1, 18×2`), then a few shown and the rest counted (`5, 3, …+98`); sums stay.
    """
    if limit < ECHO_LEAST:
        raise ValueError(f"an echo needs room for {ECHO_LEAST} characters")
    for style in (_all_dice, _counted_dice, _few_dice, _fewer_dice):
        text = "\n".join([_write_line(rolled.roll, line, style) for line in rolled.lines])
        if len(text) <= limit:
            return text
    return ", ".join(f"**{total}**" for total in rolled.totals)


_Style = Callable[[Thrown], str]


def _write_line(roll: Roll, line: Line, style: _Style) -> str:
    if isinstance(roll.expression, Dice):
        return f"{roll.expression.notation} ({style(line.thrown[0])}) = **{line.total}**"
    thrown = iter(line.thrown)
    text = write(roll.expression, lambda dice: f"{dice.notation} ({style(next(thrown))})", times="×", gap=" ")
    return f"{text} = **{line.total}**"


def _all_dice(thrown: Thrown) -> str:
    term = thrown.term
    if thrown.rerolled or term.success or term.floor is not None or term.cap is not None:
        text = "".join(_write_die(die) + (" → " if die.state is DieState.REROLLED else ", ") for die in thrown.dice)
        return text.removesuffix(", ")
    # Most rolls: the same text without an object for each die.
    shown = [str(face) for face in thrown.faces]
    if term.explode:
        exploded = (at for at, face in enumerate(thrown.faces) if face >= term.explode.least)
        for at in islice(exploded, len(shown) - term.count):
            shown[at] += "!"
    for at in thrown.dropped:
        shown[at] = f"~~[{shown[at]}]~~"
    return ", ".join(shown)


def _counted_dice(thrown: Thrown) -> str:
    """Equal dice as one, where that is shorter than all of them."""
    dice = thrown.dice
    if len(dice) <= _FEW:
        return _all_dice(thrown)
    counts = Counter(_write_die(die) for die in sorted(dice, key=lambda die: (die.state.value, die.value)))
    return f"{', '.join(f'{count}×{die}' for die, count in counts.items())}; Σ {thrown.total}"


def _few_dice(thrown: Thrown) -> str:
    return _first_dice(thrown, _FEW)


def _fewer_dice(thrown: Thrown) -> str:
    return _first_dice(thrown, _FEWER)


def _first_dice(thrown: Thrown, few: int) -> str:
    dice = thrown.dice
    if len(dice) <= few:
        return _all_dice(thrown)
    return f"{', '.join(_write_die(die) for die in dice[:few])}, …+{len(dice) - few}; Σ {thrown.total}"


def _write_die(die: Die) -> str:
    text = str(die.value)
    if die.value != die.face:
        text = f"{die.face}{'↑' if die.value > die.face else '↓'}{die.value}"
    text += "!" * die.exploded + {1: "✓", -1: "✗", 0: ""}[die.success]
    return text if die.state is DieState.KEPT else f"~~[{text}]~~"
