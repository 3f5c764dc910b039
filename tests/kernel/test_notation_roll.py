"""How free dice fall, what counts, and what is shown of them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.dice import Scripted, Stream
from bot.kernel.notation import (
    WHY,
    Binary,
    Dice,
    DieState,
    Negative,
    NotationError,
    Notice,
    Number,
    Roll,
    Rolled,
    canonical,
    describe,
    echo,
    parse,
    roll,
)
from bot.kernel.notation.checks import bounds
from bot.kernel.notation.tree import THROW_LIMIT
from tests.kernel.notation_cases import expressions


def fall(text: str, *faces: int) -> Rolled:
    """The roll with dice that fall as told, all of them."""
    dice = Scripted(list(faces))
    rolled = roll(parse(text), dice)
    assert dice.faces == []
    assert rolled.physical_dice == len(faces)
    return rolled


class Always:
    """Every die shows the same face; counts what was asked."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.thrown = 0

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        self.thrown += count
        return (min(self.face, faces),) * count


@pytest.mark.parametrize(
    ("text", "faces", "line"),
    [
        ("1d20", (17,), "1d20 (17) = **17**"),
        ("4d6kh3+2", (5, 2, 6, 3), "4d6kh3 (5, ~~[2]~~, 6, 3) + 2 = **16**"),
        ("4d6kl1", (5, 2, 6, 2), "4d6kl1 (~~[5]~~, ~~[2]~~, ~~[6]~~, 2) = **2**"),
        ("4d6dh1", (6, 2, 6, 2), "4d6dh1 (~~[6]~~, 2, 6, 2) = **10**"),
        ("4d6dl1", (6, 2, 6, 2), "4d6dl1 (6, 2, 6, ~~[2]~~) = **14**"),
        ("2d6!", (6, 3, 6, 1), "2d6! (6!, 3, 6!, 1) = **16**"),
        ("3d6!>=5", (6, 5, 1, 4, 5, 2), "3d6!>=5 (6!, 5!, 1, 4, 5!, 2) = **23**"),
        ("2d6!o", (6, 3, 6), "2d6!o (6!, 3, 6) = **15**"),
        ("2d6!kh1", (6, 3, 4), "2d6!kh1 (6!, ~~[3]~~, ~~[4]~~) = **6**"),
        ("3d6ro<3", (1, 5, 2, 2, 6), "3d6ro<3 (~~[1]~~ → 2, 5, ~~[2]~~ → 6) = **13**"),
        ("2d6rr<3", (1, 2, 2, 6, 3), "2d6rr<3 (~~[1]~~ → ~~[2]~~ → 3, ~~[2]~~ → 6) = **9**"),
        ("1d6ro=1rr=2", (2, 1, 2, 1), "1d6ro=1rr=2 (~~[2]~~ → ~~[1]~~ → ~~[2]~~ → 1) = **1**"),
        ("2d6rr=1!", (1, 6, 6, 1, 2, 3), "2d6rr=1! (~~[1]~~ → 6!, 6!, ~~[1]~~ → 3, 2) = **17**"),
        ("3d6mi2ma5", (1, 6, 3), "3d6mi2ma5 (1↑2, 6↓5, 3) = **10**"),
        ("5d10s>=7f<=1", (7, 10, 1, 6, 9), "5d10s>=7f<=1 (7✓, 10✓, 1✗, 6, 9✓) = **2**"),
        ("3d10kh2s>=7", (9, 8, 10), "3d10kh2s>=7 (9✓, ~~[8]~~, 10✓) = **2**"),
        ("4dF", (1, 2, 3, 3), "4dF (-1, 0, 1, 1) = **1**"),
        ("1d6-(2-1d4)*3", (5, 1), "1d6 (5) - (2 - 1d4 (1)) × 3 = **2**"),
        ("-1d6", (4,), "-1d6 (4) = **-4**"),
        ("2#1d6+1", (4, 6), "1d6 (4) + 1 = **5**\n1d6 (6) + 1 = **7**"),
        ("2+3", (), "2 + 3 = **5**"),
    ],
)
def test_dice_fall_are_kept_and_shown(text: str, faces: tuple[int, ...], line: str):
    assert echo(fall(text, *faces)) == line


def test_every_die_is_kept_with_what_became_of_it():
    (term,) = describe(fall("2d6rr=1mi2!kh1", 1, 6, 1, 6, 3, 2)).lines[0].terms
    assert term.notation == "2d6rr=1mi2!kh1"
    assert [(die.face, die.value, die.state.value, die.exploded) for die in term.dice] == [
        (1, 2, "rerolled", False),
        (1, 2, "rerolled", False),
        (6, 6, "kept", True),
        (6, 6, "dropped", True),
        (3, 3, "dropped", False),
        (2, 2, "dropped", False),
    ]
    assert term.total == 6


@pytest.mark.parametrize(("text", "total", "rounded"), [("7/2", 3, True), ("8/2", 4, False), ("(0-7)/2", -4, True), ("7//2", 3, True)])
def test_division_rounds_down_and_says_so(text: str, total: int, rounded: bool):
    rolled = fall(text)
    assert (rolled.totals, rolled.rounded) == ((total,), rounded)
    assert describe(rolled).notices == ((Notice("roll-note-rounded", {}),) if rounded else ())


def test_a_term_asks_for_its_dice_at_once_and_under_one_label():
    dice = Scripted([1] * 14)
    roll(parse("3d6+1d4"), dice)
    roll(parse("10d8"), dice)
    assert [(draw.label, draw.faces, len(draw.values)) for draw in dice.log] == [(WHY, 6, 3), (WHY, 4, 1), (WHY, 8, 10)]


@pytest.mark.lesson("A3")
@pytest.mark.lesson("A6")
@pytest.mark.parametrize(
    ("text", "face"),
    [("100d100!>=2", 100), ("1d1000!", 1000), ("1d1000rr<1000", 1), ("50d6rr=1", 1), ("20#10d6!>=3", 6), ("1d6!+1d8!", 8), ("1d4rr=1!", 4)],
)
def test_the_unluckiest_dice_stop_at_a_thousand_and_say_so(text: str, face: int):
    dice = Always(face)
    rolled = roll(parse(text), dice)
    assert (dice.thrown, rolled.physical_dice, rolled.stopped) == (THROW_LIMIT, THROW_LIMIT, True)
    assert Notice("roll-note-stopped", {"limit": 1000}) in describe(rolled).notices
    assert len(echo(rolled)) <= 1500


def test_what_lies_after_the_stop_isnt_shown_as_exploded():
    rolled = roll(parse("100d6!"), Always(6))
    dice = rolled.lines[0].thrown[0].dice
    assert [die.exploded for die in dice] == [True] * 900 + [False] * 100
    assert rolled.totals == (6000,)


def test_an_early_explosion_leaves_later_dice_their_place():
    rolled = roll(parse("2d6!+100d8"), Always(6))
    assert [len(thrown.faces) for thrown in rolled.lines[0].thrown] == [900, 100]


def test_an_explosion_once_never_needs_the_budget():
    dice = Always(6)
    assert roll(parse("100d6!o>=1+100d6!o"), dice).stopped is False
    assert dice.thrown == 400


LONG = "100d6+100d6 20#10d1000 100d1000!>=500 20#10d100rr<50!>=60kh1 20#9d1000ro<999mi500s>=2"


@pytest.mark.lesson("H1")
@pytest.mark.parametrize("text", LONG.split())
@pytest.mark.parametrize("limit", [500, 1000, 1900])
def test_long_lists_are_shortened_and_totals_stay(text: str, limit: int):
    rolled = roll(parse(text), Stream(b"s" * 32, "h"))
    text = echo(rolled, limit)
    assert len(text) <= limit
    assert re.findall(r"\*\*(-?\d+)\*\*", text) == [str(total) for total in rolled.totals]


@pytest.mark.lesson("H1")
def test_equal_dice_are_counted_first_and_then_only_some_are_shown():
    rolled = roll(parse("99d4+99d4"), Always(3))
    assert echo(rolled, 500) == "99d4 (99×3; Σ 297) + 99d4 (99×3; Σ 297) = **594**"
    faces = [*range(1, 101)]
    text = echo(fall("100d1000+100d1000", *faces, *faces), 600)
    assert text.endswith(" + 100d1000 (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …+88; Σ 5050) = **10100**")


def test_an_echo_says_how_much_room_it_needs():
    with pytest.raises(ValueError, match="500"):
        echo(fall("1d6", 1), 499)


def test_the_comment_isnt_echoed_but_handed_over():
    assert describe(fall("1d6 # **hi** @everyone", 3)).comment == "**hi** @everyone"
    assert "hi" not in echo(fall("1d6 # **hi** @everyone", 3))


def count(node: Number | Dice | Negative | Binary, thrown: list[int]) -> int:
    """The value of an expression with terms already counted, worked out the plain way."""
    match node:
        case Number(value):
            return value
        case Dice():
            return thrown.pop(0)
        case Negative(of):
            return -count(of, thrown)
        case Binary(sign, left, right):
            a, b = count(left, thrown), count(right, thrown)
            return {"+": a + b, "-": a - b, "*": a * b, "/": a // b if sign == "/" else 0}[sign]


@given(expressions(), st.integers(0, 10**6))
def test_a_roll_stays_in_its_bounds_and_adds_up(expression: Number | Dice | Negative | Binary, entry: int):
    try:
        ast = parse(canonical(Roll(expression)))
    except NotationError:
        return
    dice = Stream(b"seed" * 8, str(entry))
    rolled = roll(ast, dice)
    assert sum(len(draw.values) for draw in dice.log) == rolled.physical_dice <= THROW_LIMIT
    low, high = bounds(ast.expression)
    for line in rolled.lines:
        assert low <= line.total <= high
        assert line.total == count(ast.expression, [thrown.total for thrown in line.thrown])
        for thrown in line.thrown:
            kept = [die for die in thrown.dice if die.state is DieState.KEPT]
            assert thrown.total == sum(die.success if thrown.term.success else die.value for die in kept)
            assert sum(die.exploded for die in thrown.dice) == len(thrown.faces) - thrown.term.count
    assert roll(ast, Stream(b"seed" * 8, str(entry))) == rolled
