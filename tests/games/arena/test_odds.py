"""The numbers beside a choice, from the seat's own view."""

from fractions import Fraction

import pytest

from bot.kernel.dice import Stream
from cogs.arena.rules.actions import Attack, Hail, Idle
from cogs.arena.rules.game import ARENA
from tests.games.arena.battle import Battle, battle


def mean(table: Battle, action: Attack | Hail) -> Fraction:
    facts = ARENA.preview(table.look("G1"), 0, action)
    assert facts is not None
    return Fraction(*facts["mean"])


@pytest.mark.rule("ARENA-COND-a", "ARENA-VOCAL-a", "ARENA-DRUM-a", "ARENA-STANCE-b", "ARENA-STANCE-e")
@pytest.mark.parametrize(
    ("cls", "stance", "percent"),
    [
        ("C", "cautious", 17),
        ("C", "balanced", 50),
        ("C", "furious", 100),
        ("B", "cautious", 38),
        ("B", "balanced", 75),
        ("B", "furious", 125),
        ("D", "cautious", 60),
        ("D", "balanced", 100),
        ("D", "furious", 150),
    ],
)
def test_mean_wounds_are_those_of_the_contents_table(cls: str, stance: str, percent: int):
    table = battle(cls + "D")
    assert round(mean(table, Attack(decision="d", target=2, stance=stance)) * 100 + Fraction(1, 1000)) == percent  # type: ignore[arg-type]


@pytest.mark.rule("ARENA-DRUM-h")
@pytest.mark.parametrize(("number", "percent"), [(2, 120), (3, 120), (4, 120), (5, 100), (6, 60)])
def test_mean_wounds_of_a_hail_are_those_of_the_contents_table(number: int, percent: int):
    assert mean(battle("DD", "DDDDDD"), Hail(decision="d", number=number)) * 100 == percent


def test_chances_are_exact_and_add_up_to_one():
    facts = ARENA.preview(battle().look("G1"), 0, Attack(decision="d", target=2, stance="furious"))
    assert facts is not None
    assert facts["chances"] == ((1, 10), (2, 5), (2, 5), (1, 10))
    assert sum(Fraction(*chance) for chance in facts["chances"]) == 1


@pytest.mark.rule("ARENA-R10")
def test_a_sure_wound_on_who_is_down_is_in_the_chances():
    table = battle(E1=0, options={"coup_de_grace": "automatic"})
    facts = ARENA.preview(table.look("G1"), 0, Attack(decision="d", target=2))
    assert facts is not None
    assert facts["chances"][0] == (0, 1)


@pytest.mark.rule("ARENA-R25", "ARENA-DRUM-d")
def test_a_preview_knows_the_cost_of_last_spurt_and_nothing_that_others_order():
    table = battle("DC", "DB", G1=0)
    action = Attack(decision="r1.order.s0", target=2)
    before = ARENA.preview(table.look("G1"), 0, action)
    table.order("G2", "conduct", first="inspiration", first_target="G1")
    table.order("E1", "attack", target="G1", stance="furious")
    assert ARENA.preview(table.look("G1"), 0, action) == before
    assert before is not None
    assert before["cost"] == 1
    assert ARENA.preview(table.look("G1"), 0, Idle(decision="d")) is None
    assert ARENA.preview(table.look(), 0, action) is None


def test_dice_agree_with_the_chances():
    stream = Stream(b"seed", "0" * 64)
    rolls = [stream.roll(1, 10, "ARENA-ORDER-e")[0] for _ in range(5000)]
    assert abs(sum((roll + 2) // 4 for roll in rolls) / 5000 - 1.5) < 0.06
