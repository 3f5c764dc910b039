"""What isn't offered is refused with the first rule against it, and changes nothing."""

from typing import Any

import pytest

from tests.games.nightlight.night import Evening, night


def turn(**fields: Any) -> Evening:
    fields = {
        "P1__stash": ["W02#1", "W01#1!", "G2#1", "G1#1"],
        "P1__front": ["N01#1"],
        "P2__front": ["N02#1"],
        "P2__stash": ["G1#2"],
        **fields,
    }
    return night("FOX", "OWL", dice=[], P1__wounds=1, **fields)


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"card": "W01#1", "enemy": "N01#1"}, "NL-EXH-b"),
        ({"card": "G2#1", "enemy": "N01#1"}, "NL-CON-o"),
        ({"card": "FOX1", "enemy": "N01#1"}, "NL-SETUP1-d"),
        ({"card": "W05#1", "enemy": "N01#1"}, "NL-P2.A-a"),
        ({"card": "G1#2", "enemy": "N01#1"}, "NL-P2.A-a"),
        ({"card": "", "enemy": "N01#1"}, "NL-P2.A-d"),
        ({"card": "W02#1", "enemy": "N02#1"}, "NL-CARD5-b"),
        ({"card": "W02#1", "enemy": "B-ZOR"}, "NL-CARD5-b"),
        ({"card": "W02#1", "enemy": "N01#1", "targets": ["OWL"]}, "NL-CON-e"),
    ],
)
def test_an_attack(fields: dict[str, Any], rule: str):
    assert turn().refused("attack", **fields) == rule


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"card": "G2#1"}, "NL-CON-r"),
        ({"card": "W02#1"}, "NL-P2.A-e"),
        ({"card": "FOX2", "enemy": "N01#1"}, "NL-SETUP1-d"),
        ({"card": "G1#1", "targets": ["N01#1"]}, "NL-CON-e"),
        ({"card": "G1#1", "targets": ["FOX"], "dice": ["attack.0"]}, "NL-CON-h"),
    ],
)
def test_a_free_action(fields: dict[str, Any], rule: str):
    assert turn(P2__wounds=1).refused("free", **fields) == rule


@pytest.mark.rule("NL-CON-f")
def test_nothing_but_healing_under_a_dream_without_comfort():
    table = turn(P1__stash=["G1#1", "W02#1", "G3#1"], dreams=["DZ5"])
    assert table.refused("free", card="G1#1", targets=["FOX"]) == "NL-CON-f"
    assert turn(P2__stash=["G3#1", "G1#2"], dreams=[]).refused("free", 1, card="G3#1!") == "NL-P2.A-e"


@pytest.mark.rule("NL-CON-e")
def test_a_free_action_without_anything_to_do():
    table = turn(P1__stash=["G1#1", "G3#1", "W02#1"], P1__front=["N01#1!", "N06#1"])
    assert table.refused("free", card="G3#1") == "NL-CON-e"  # nobody ready of tier II or below


@pytest.mark.rule("NL-EXH-b")
def test_an_exhausted_gadget():
    table = turn(P1__stash=["G1#1", "G3#1!", "W02#1"])
    assert table.refused("free", card="G3#1") == "NL-EXH-b"


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("defend", "NL-P2.D-a"),
        ("rank", "NL-P1.2-b"),
        ("begin", "NL-P2-a"),
        ("choose", "NL-P2.A-a"),
        ("hand_over", "NL-R40"),
        ("put", "NL-P2.A-a"),
    ],
)
def test_another_kind_of_answer_than_is_asked(kind: str, rule: str):
    fields: dict[str, Any] = {"denizen": "N01#1"} if kind == "defend" else {}
    assert turn().refused(kind, **fields) == rule


@pytest.mark.rule("NL-P1.2-c")
def test_a_raid():
    table = night("FOX", "OWL", at="raid")
    assert table.refused("rank", 0, cards=["W09#1"]) == "NL-P1.2-b"
    assert table.refused("rank", 0, cards=["W01#1", "W01#1"]) == "NL-P1.2-c"
    assert table.refused("rank", 0, cards=["W01#1"], skills=["FOX1"]) == "NL-P1.2-b"
    assert table.refused("pass", 0) == "NL-P1.2-b"
    assert table.refused("attack", 0, card="W01#1", enemy="N01#1") == "NL-P2-a"


def test_what_an_effect_asks():
    table = night("FOX", dice=[6] * 6 + [1] * 3, P1__front=["N05#1!", "N04#1!", "N01#2!"], P1__stash=["W05#1"])
    table.do("attack", card="W05#1", enemy="N05#1")
    assert table.refused("choose", targets=[]) == "NL-CON-e"
    assert table.refused("choose", targets=["N04#1", "N01#2"]) == "NL-CON-e"
    assert table.refused("pass") == "NL-CON-e"


@pytest.mark.rule("NL-CON-m")
def test_what_a_peek_asks():
    table = night("FOX", P1__stash=["G5#1", "W02#1"], P1__front=["N01#1"], nightmares=["N03#1", "N04#1"])
    table.do("free", card="G5#1")
    assert table.refused("put", cards=["N05#1"]) == "NL-CON-m"
    assert table.refused("put", cards=["N03#1", "N04#1"]) == "NL-CON-m"
    table.do("put", cards=["N03#1"])
    assert table.state.nightmare_deck[0] == "N04#1"
    assert table.state.nightmare_deck[-1] == "N03#1"
    assert table.events("put_under")[0].count == 1


@pytest.mark.rule("NL-R22")
def test_in_the_middle_of_an_effect_nothing_else_can_be_done():
    table = night("FOX", "OWL", dice=[6] * 6 + [1] * 3, P1__wounds=1, P1__front=["N05#1!", "N04#1!", "N01#2!"], P1__stash=["W05#1", "G1#1"])
    table.do("attack", card="W05#1", enemy="N05#1")
    assert table.refused("free", 0, card="G1#1", targets=["FOX"]) == "NL-R22"
    assert [one.ask for one in table.decisions] == ["choose"]
