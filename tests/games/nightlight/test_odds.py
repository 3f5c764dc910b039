"""What is told beside a choice is exact."""

import itertools
from fractions import Fraction

import pytest

from cogs.nightlight.rules.actions import Attack, Defend, Free, Pass
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.odds import at_least, damage_chances, expected, success_weights
from tests.games.nightlight.night import night

PLAIN = (0, 0, 0, 0, 1, 1)
BRIGHT = (0, 0, 0, 0, 1, 2)


@pytest.mark.parametrize("worth", [PLAIN, BRIGHT], ids=["plain", "bright stars"])
@pytest.mark.parametrize(("attack", "defense"), [(1, 0), (2, 1), (3, 2), (0, 2)])
def test_every_chance_is_that_of_counting_all_throws(attack: int, defense: int, worth: tuple[int, ...]):
    counted: dict[int, int] = {}
    for faces in itertools.product(worth, repeat=attack + defense):
        damage = max(0, sum(faces[:attack]) - sum(faces[attack:]))
        counted[damage] = counted.get(damage, 0) + 1
    chances = damage_chances(attack, defense, worth)
    assert sum(chances) == 1
    assert {damage: chance for damage, chance in enumerate(chances) if chance} == {
        damage: Fraction(count, 6 ** (attack + defense)) for damage, count in counted.items()
    }


def test_a_die_is_worth_a_third_of_a_success():
    assert success_weights(1, PLAIN) == (4, 2)
    assert expected(damage_chances(3, 0, PLAIN)) == 1
    assert at_least(damage_chances(2, 0, PLAIN), 1) == Fraction(5, 9)


def test_an_attack_is_previewed_with_its_own_dice_and_wounds():
    table = night("FOX", P1__stash=["W01#1", "W02#1", "FOX2"], P1__front=["N04#1", "N01#1"])
    view = table.look(0)
    sure = NIGHTLIGHT.preview(view, 0, Attack(decision="", card="W01#1", enemy="N01#1"))
    assert (sure["attack"], sure["defense"], sure["sure"], sure["left"], sure["fells"]) == (5, 1, 2, 1, 1000)
    sword = NIGHTLIGHT.preview(view, 0, Attack(decision="", card="W02#1", enemy="N04#1"))
    assert (sword["attack"], sword["defense"], sword["sure"]) == (8, 2, 0)
    assert sword["hit"] == round(at_least(damage_chances(8, 2, PLAIN), 1) * 1000)
    assert sword["fells"] == round(at_least(damage_chances(8, 2, PLAIN), 3) * 1000)
    pounce = NIGHTLIGHT.preview(view, 0, Free(decision="", card="FOX2", enemy="N01#1"))
    assert pounce["attack"] == 5
    assert NIGHTLIGHT.preview(view, 0, Pass(decision="")) is None


def test_a_tie_is_previewed_from_the_defenders_side():
    table = night("FOX", dreams=["DZ2"], P1__stash=["W01#1"], P1__front=["N04#1"], P1__wounds=4)
    facts = NIGHTLIGHT.preview(table.look(0), 0, Defend(decision="", denizen="N04#1"))
    assert (facts["attack"], facts["defense"], facts["left"], facts["animal"]) == (5, 2, 2, True)


def test_the_fire_dragons_breath_counts_on_everybody_but_the_boss():
    table = night("DRA", options={"boss": "deck"}, boss="B-ZOR", P1__stash=["DRA3", "W10#1"], P1__front=["N01#1", "N04#1"])
    view = table.look(0)
    assert NIGHTLIGHT.preview(view, 0, Attack(decision="", card="DRA3", enemy="N04#1"))["sure"] == 1
    assert NIGHTLIGHT.preview(view, 0, Attack(decision="", card="DRA3", enemy="B-ZOR"))["sure"] == 0
    assert NIGHTLIGHT.preview(view, 0, Attack(decision="", card="W10#1", enemy="N04#1"))["defense"] == 2  # no icon of the Dragon's
    bear = night("BEA", P1__stash=["BEA1"], P1__front=["N04#1"])
    assert NIGHTLIGHT.preview(bear.look(0), 0, Attack(decision="", card="BEA1", enemy="N04#1"))["defense"] == 1
