"""The boss in the middle of a round: its Loom, what interrupts it, its Fall."""

from typing import Any

import pytest

from tests.games.nightlight.night import Evening, night


def first_turn(*animals: str, boss: str, dice: list[int], options: dict[str, Any] | None = None, **fields: Any) -> Evening:
    """A pass of the last seat begins the first turn of Encounters."""
    seat = len(animals)
    table = night(*animals, options={"boss": "deck", **(options or {})}, dice=dice, boss=boss, turn=f"P{seat}", **fields)
    table.state.turns_begun = 0
    return table


@pytest.mark.rule("NL-CON-z")
def test_a_loom_comes_in_the_first_turn_after_the_check_and_before_defend():
    table = first_turn(
        "OWL", "BEA", boss="B-HUS", options={"dream": "hushmoth"}, dice=[1] * 4 + [1] * 3 + [1] * 4 + [1] * 3 + [1] * 3 + [1] * 3,
        P1__front=["N01#1"], P1__stash=["W01#1"],
    )  # fmt: skip
    table.do("pass", 1)
    told = [(one.kind, getattr(one, "on", getattr(one, "card", ""))) for one in (e.event for e in table.change.events)]
    wanted = [
        ("boss_loomed", ""),
        ("attack_declared", "OWL"),
        ("attack_declared", "BEA"),
        ("exhausted", "B-HUS"),
        ("attack_declared", "OWL"),
    ]
    assert [one for one in told if one[0] in ("boss_loomed", "attack_declared") or one == ("exhausted", "B-HUS")] == wanted
    assert table.of("boss") == "B-HUS!"
    assert table.of("turn") == "P1"


@pytest.mark.rule("NL-CON-z")
def test_a_boss_looms_once_a_round():
    table = night("OWL", "BEA", options={"boss": "deck"}, dice=[1] * 6, boss="B-ZOR", turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"])
    table.state.turns_begun = 2
    table.do("pass", 1)
    assert "boss_loomed" not in table.kinds()


@pytest.mark.rule("NL-R26")
def test_an_animal_that_a_loom_unstuffs_in_its_own_turn_has_no_defend_and_no_attack():
    table = first_turn(
        "OWL", "BEA", boss="B-HUS", options={"dream": "hushmoth"}, dice=[6, 1, 1, 1] + [1] * 3 + [1] * 4 + [1] * 3 + [1] * 3 + [1] * 3,
        P1__wounds=6, P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["W02#1"],
    )  # fmt: skip
    table.do("pass", 1)
    assert table.of("P1.alive") is False
    assert [one.seat for one in table.events("turn_begun")] == [0, 1]
    assert table.events("defend_skipped") == []
    assert table.asked() == ["r1.l2.attack.s1"]
    assert table.of("P2.front") == ["N01#1!"]


@pytest.mark.rule("NL-CON2-a")
def test_cancel_and_redirect_work_on_one_attack_of_a_loom():
    table = first_turn(
        "RAB", "TUR", boss="B-HUS", options={"dream": "hushmoth"}, dice=[1] * 4 + [1] * 4 + [1] * 3 + [1] * 4,
        P1__front=["N01#1"], P1__stash=["RAB2", "W01#1"], P2__stash=["TUR2", "W02#1"],
    )  # fmt: skip
    table.do("pass", 1)
    assert table.asked() == ["r1.w1.declared.s0", "r1.w1.declared.s1"]
    table.do("free", 0, card="RAB2")
    assert [one.n for one in table.events("cancelled")] == [1]
    assert table.asked() == ["r1.w2.declared.s1"]  # the Defend of the Rabbit: Hushmoth has attacked the Turtle meanwhile
    assert table.events("compared")[0].on == "TUR"
    table = first_turn(
        "OWL", "TUR", boss="B-HUS", options={"dream": "hushmoth"}, dice=[6, 6, 1, 1] + [1] * 4 + [1] * 4 + [1] * 4 + [1] * 3 + [1] * 3,
        P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["TUR2", "W02#1"],
    )  # fmt: skip
    table.do("pass", 1)
    table.do("free", 1, card="TUR2")
    assert (table.of("P1.wounds"), table.of("P2.wounds")) == (0, 2)


@pytest.mark.rule("NL-R8")
def test_a_web_asks_all_at_once_and_then_attacks_whoever_has_most_wounds():
    table = first_turn(
        "OWL", "BEA", "FOX", boss="B-SPI", options={"dream": "spidipede"}, dice=[1] * 4 + [1] * 3 + [1] * 3 + [1] * 3,
        P1__stash=["W01#1", "W02#1"], P2__stash=["W03#1", "G2#1", "W05#1"], P1__front=["N01#1"],
    )  # fmt: skip
    table.do("pass", 2)
    assert table.asked() == ["r1.c1.choose.s0", "r1.c1.choose.s1"]
    assert table.refused("choose", 0, targets=["W03#1"]) == "NL-CON-e"
    table.do("choose", 1, targets=["W05#1"])
    assert table.asked() == ["r1.c1.choose.s0"]
    assert table.of("P2.stash") == ["W03#1", "G2#1", "W05#1"]  # nothing before all have answered
    table.expire("r1.c1.choose.s0", 0)
    assert table.of("P2.stash") == ["W03#1", "G2#1", "W05#1!"]
    assert table.of("P1.stash") == ["W01#1!", "W02#1"]  # silence: the lowest bonus
    assert table.of("P3.wounds") == 1  # nothing to exhaust
    assert table.events("attack_declared")[0].on == "FOX"


@pytest.mark.rule("NL-OBJ-d")
def test_a_dream_that_nyx_turns_up_may_end_the_night_at_once():
    table = first_turn("OWL", boss="B-NYX", options={"boss": "nyx"}, dice=[1] * 9, P1__wounds=6, P1__front=["N01#1"], P1__stash=["W01#1"])
    table.state.dream_deck[:0] = ["DZ4"]
    table.do("pass", 0)
    assert table.of("status") == "lost"
    assert table.state.agenda == []
    assert table.kinds()[-1] == "night_over"


@pytest.mark.rule("NL-CON2-b")
def test_zordos_fall_exhausts_every_denizen_and_nyxs_ends_the_dream():
    table = night(
        "DRA", "OWL", options={"boss": "deck"}, dice=[], boss="B-ZOR!:3", P1__front=["N01#1"], P2__front=["N02#1"], P1__stash=["DRA1"]
    )  # fmt: skip
    table.do("attack", card="DRA1", enemy="B-ZOR")
    assert table.of("boss_banished") == "B-ZOR"
    assert {one.card for one in table.events("exhausted") if one.by == "B-ZOR"} == {"N01#1", "N02#1"}
    assert table.of("round") == 2
    table = night(
        "DRA", options={"boss": "nyx"}, dice=[1] * 5, boss="B-NYX!:2", dreams=["DZ2"], P1__front=["N01#1"], P1__stash=["DRA1", "W01#1"]
    )
    table.do("attack", card="DRA1", enemy="B-NYX")
    assert table.of("dream_ended") is True
    assert len(table.events("rolled")[0].defense) == 2  # Total Dark holds no longer


@pytest.mark.rule("NL-CON-x")
def test_the_boss_may_be_attacked_by_everybody_and_falls_to_dice_as_well():
    table = night("FOX", "OWL", options={"boss": "deck"}, dice=[6] * 8 + [1, 1], boss="B-ZOR!", P1__stash=["W02#1"], P2__front=["N01#1!"])
    assert table.offered(0, ("kind", "attack"), ("card", "W02#1")) == ("B-ZOR",)
    table.do("attack", card="W02#1", enemy="B-ZOR")
    assert table.state.boss is None
    assert table.state.animals[0].banished == 1
    assert table.state.animals[0].dealt == 8
