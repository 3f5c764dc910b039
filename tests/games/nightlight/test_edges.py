"""What only an owner's own cards bring about today: characters that leave in the middle of something."""

import pytest

from bot.kernel.dice import Scripted
from cogs.nightlight.rules import attacks, harm, moving, stats
from cogs.nightlight.rules.actions import Condition, Policy
from cogs.nightlight.rules.carrying import carried
from cogs.nightlight.rules.steps import Carried
from cogs.nightlight.rules.turns import look_again
from tests.games.nightlight.night import Evening, night


def rolled() -> Evening:
    """The rolled window of an attack on the Owl: the Bear may still use its star."""
    table = night("OWL", "BEA", dice=[6, 1, 1, 1, 1, 1], turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["G4#1"])
    table.do("pass", 1)
    assert table.state.window.moment == "rolled"
    return table


@pytest.mark.rule("NL-R24")
def test_an_attacker_that_is_banished_in_the_rolled_window_hurts_nobody():
    table = rolled()
    list(harm.wound(table.state, {"N01#1": 1}, Scripted(), cause="card", by="G4#1"))
    table.do("pass", 1)
    assert table.events("attack_gone")[0].who == "N01#1"
    assert table.of("P1.wounds") == 0
    assert table.of("nightmare_discard") == ["N01#1"]


@pytest.mark.rule("NL-R24")
def test_a_defender_that_falls_before_the_comparison_gets_no_damage():
    table = rolled()
    list(harm.wound(table.state, {"OWL": 7}, Scripted(), cause="card", by="G4#1"))
    assert table.of("P2.front") == ["N01#1"]
    table.do("pass", 1)
    assert table.events("attack_gone")[0].who == "OWL"
    assert table.of("P1.taken") == 7


@pytest.mark.rule("NL-R9")
def test_the_effects_of_a_fallen_users_card_are_over():
    table = night("FOX", "OWL", P1__stash=["W14#1"], P1__wounds=1)
    table.state.animals[0].alive = False
    assert list(carried(table.state, Carried(card="W14#1", user=0, when="banish"), Scripted())) == []
    assert table.of("P1.wounds") == 1


@pytest.mark.rule("NL-R26")
def test_what_was_waited_for_is_dropped_when_the_animal_on_turn_falls():
    for at in ("attack", "defend"):
        table = night("FOX", "OWL", P1__stash=["W01#1"], P1__front=["N01#1"], P2__front=["N02#1"])
        table.state.stage = at
        table.state.animals[0].alive = False
        assert list(look_again(table.state)) == []
        assert table.state.stage == ""


@pytest.mark.rule("NL-R34")
def test_a_lap_in_which_nobody_is_left_to_begin_goes_over_into_the_next():
    table = night("FOX", "OWL", "BEA", options={"loose_laps": "on"}, P1__stash=["W01#1"], P1__front=["N01#1"])
    state = table.state
    state.stage, state.had_turn, state.agenda = "lap", [0, 1], []
    state.animals[2].alive = False
    list(look_again(state))
    assert (state.stage, state.lap, state.had_turn) == ("", 2, [])
    assert [step.kind for step in state.agenda] == ["turn_ahead"]


@pytest.mark.rule("NL-P1.2-b")
def test_a_raid_in_which_nobody_is_left_to_choose_is_over():
    table = night("FOX", "OWL", at="raid")
    table.state.taken = {0: "W09#1", 1: "W09#2"}
    list(look_again(table.state))
    assert table.state.stage == ""


def test_an_order_for_a_free_attack_takes_the_weakest_enemy_or_the_one_it_names():
    for targets, hit in (((), "N01#2"), (("N02#1",), "N02#1")):
        table = night(
            "OWL", "FOX", dice=[1] * 16, turn="P1", P1__front=["N01#1!"], P1__stash=["W01#1"], P2__front=["N02#1", "N01#2!"],
            P2__stash=["FOX2", "W02#1"],
        )  # fmt: skip
        order = Policy(card="FOX2", way="order", moments=("my_defend",), conditions=(Condition(kind="tier", n=1),), targets=targets)
        table.set_standing(1, [order], 0)
        table.do("pass", 0)
        free = [one for one in table.events("attack_declared") if one.what == "free"]
        assert [one.on for one in free] == [hit]
    table = night("OWL", "FOX", dice=[1] * 7, P1__front=["N01#1!"], P2__front=["N02#1"], P2__stash=["FOX2", "W02#1"])
    table.set_standing(1, [Policy(card="FOX2", way="order", conditions=(Condition(kind="tier", n=3),))], 0)
    table.do("pass", 0)
    assert [one.what for one in table.events("attack_declared")] == ["defend"]


def test_what_changes_an_attack_does_nothing_when_its_moment_is_over():
    table = rolled()
    state = table.state
    assert list(attacks.add_dice(state, "defense", 1, "G2#1")) == []
    assert list(attacks.cancel(state, "RAB2")) == []
    assert list(attacks.redirect(state, 1, "TUR2")) == []
    assert list(attacks.reroll(state, ["attack.9", "moon.1", "attack.x"], Scripted(), "G4#1")) == []
    assert list(moving.move(state, "N01#1", 0, "W09#1")) == []
    state.animals[1].alive = False
    assert list(moving.move(state, "N01#1", 1, "W09#1")) == []
    assert list(stats.change(state, "BEA", "attack", 1, "W04#1")) == []
    state.attack = None
    assert list(attacks.reroll(state, ["attack.0"], Scripted(), "G4#1")) == []
    assert list(attacks.add_dice(state, "attack", 1, "G2#1")) == []


def test_wounds_on_who_isnt_there_are_no_wounds():
    table = night("FOX", "OWL", P2__alive=False)
    wounded = list(harm.wound(table.state, {"OWL": 1, "Z05#1": 1, "FOX": 0}, Scripted(), cause="card", by=None))
    assert wounded == []
    assert list(harm.heal(table.state, ["OWL", "FOX"], 1, "G1#1")) == []
