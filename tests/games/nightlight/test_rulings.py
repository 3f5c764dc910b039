"""A GM's rulings come between like free actions: what they bring about is carried out at once, and nobody is asked in vain."""

from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from cogs.nightlight.rules.acts import SYSTEM
from tests.games.nightlight.night import Evening, night


def ruled(table: Evening, kind: str, **document: Any) -> None:
    table.system(SYSTEM.validate_python({"kind": kind, **document}), 0)


@pytest.mark.rule("NL-R26", "NL-UNS-b")
def test_an_animal_that_a_ruling_fells_in_its_own_turn_is_asked_for_no_attack():
    table = night("FOX", "OWL", P1__stash=["W01#1"], P1__front=["N01#1"], P2__stash=["W02#1"], P2__front=["N02#1"], dice=[])
    ruled(table, "rule_wounds", target="FOX", wounds=6)
    assert table.of("turn") == "P2"
    assert table.asked() == ["r1.l1.defend.s1"]


@pytest.mark.rule("NL-P2.D-a", "NL-R24")
def test_a_tie_that_a_ruling_breaks_is_not_asked_any_more():
    table = night("FOX", P1__front=["N05#1", "N04#1"], P1__stash=["W01#1"], dice=[1] * 8)
    table.do("pass")
    assert table.asked() == ["r1.l2.defend.s0"]
    ruled(table, "rule_ready", card="N05#1", exhausted=True)
    assert [one.by for one in table.events("attack_declared")] == ["N04#1"]
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-CON2-b")
def test_a_boss_that_a_ruling_banishes_falls_at_once_and_the_turn_goes_on():
    table = night("FOX", "OWL", boss="B-ZOR!", P1__stash=["W01#1"], P1__front=["N01#1"], P2__front=["N02#1"], options={"boss": "deck"})
    ruled(table, "rule_wounds", target="B-ZOR", wounds=9)
    assert (table.of("P1.front"), table.of("P2.front"), table.of("boss")) == (["N01#1!"], ["N02#1!"], None)
    assert table.asked() == ["r1.l1.attack.s0"]


@pytest.mark.rule("NL-R19", "NL-CON2-a")
def test_a_boss_is_never_readied_or_its_round_would_not_end():
    table = night("FOX", boss="B-ZOR!", P1__stash=["W01#1"], P1__front=["N01#1"], options={"boss": "deck"})
    with pytest.raises(RuleViolation, match="NL-CON2-a"):
        ruled(table, "rule_ready", card="B-ZOR", exhausted=False)
    assert table.of("boss") == "B-ZOR!"


def draught(**fields: Any) -> Evening:
    """Two animals are asked which card they exhaust."""
    table = night(
        "FOX", "OWL", "BEA", round=1, dreams_ahead=["DH4"], options={"dream": "hushmoth"}, P1__stash=["W01#1", "W02#1"],
        P2__stash=["W01#2", "W02#2"], P3__front=["N01#1!"], turn="P3", **fields,
    )  # fmt: skip
    table.do("pass", 2)
    assert [one.rpartition(".")[2] for one in table.asked()] == ["s0", "s1"]
    return table


@pytest.mark.rule("NL-R9", "NL-CON-e")
def test_an_effect_goes_on_without_an_animal_that_a_ruling_fells():
    table = draught()
    table.do("choose", 1, targets=["W02#2"])
    ruled(table, "rule_wounds", target="FOX", wounds=6)
    assert table.of("P2.stash") == ["W01#2", "W02#2!"]
    assert table.of("stage") == "raid"


@pytest.mark.rule("NL-R9", "NL-CON-e")
def test_an_effect_waits_for_the_others_when_a_ruling_fells_one_who_was_asked():
    table = draught()
    ruled(table, "rule_wounds", target="FOX", wounds=6)
    assert [one.rpartition(".")[2] for one in table.asked()] == ["s1"]
    table.do("choose", 1, targets=["W01#2"])
    assert (table.of("P1.stash"), table.of("P2.stash"), table.of("stage")) == (["W01#1", "W02#1"], ["W01#2!", "W02#2"], "raid")


@pytest.mark.rule("NL-R9", "NL-CON-m")
def test_a_look_ends_with_the_animal_that_looked():
    table = night("FOX", "OWL", P1__stash=["W01#1"], P1__front=["N01#1"], P2__stash=["G5#1"], P2__front=["N02#1"])
    table.do("free", 1, card="G5#1")
    assert table.state.peek is not None
    ruled(table, "rule_wounds", target="OWL", wounds=7)
    assert table.state.peek is None
    assert table.asked() == ["r1.l1.attack.s0"]


@pytest.mark.rule("NL-CON2-b")
def test_the_rest_of_a_loom_is_not_carried_out_for_a_boss_that_is_gone():
    table = night(
        "FOX", "OWL", "BEA", boss="B-ZOR", round=2, turn="P3", turns_begun=0, options={"boss": "deck"}, P1__stash=["G2#1"],
        P2__front=["N02#1!"], P3__wounds=1, P1__wounds=0,
    )  # fmt: skip
    table.state.turns_begun = 0
    table.do("pass", 2)
    assert table.of("window") == "declared"
    ruled(table, "rule_wounds", target="B-ZOR", wounds=9)
    table.do("pass", 0)
    assert table.events("attack_gone") != []
    assert table.events("dealt") == []
