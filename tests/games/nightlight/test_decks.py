"""Decks that run out, and cards that several want."""

from typing import Any

import pytest

from tests.games.nightlight.night import Evening, night


def raid(*animals: str, deck: list[str], discard: list[str], **more: Any) -> Evening:
    """The last turn of round 1: the next Preparation draws from this deck."""
    table = night(*animals, P1__front=["N01#1!"], turn=f"P{len(animals)}", **more)
    state = table.state
    state.toy_discard = discard
    state.toy_deck = deck
    return table


@pytest.mark.rule("NL-R13")
def test_an_empty_toy_chest_is_made_anew_of_its_discard_pile():
    table = raid("FOX", "OWL", deck=["W01#1"], discard=["W02#1", "W03#1", "W04#1", "W05#1"], labelled={"NL-R13": ["W05#1", "W04#1"]})
    table.do("pass", 1)
    assert table.of("row") == ["W01#1", "W05#1", "W04#1", "W02#1"]
    assert table.events("reshuffled")[0].count == 4
    assert table.of("toy_discard") == []


@pytest.mark.rule("NL-R13")
def test_where_both_are_empty_fewer_cards_are_drawn_and_the_first_in_order_get_them():
    table = raid("FOX", "OWL", "BEA", deck=["W01#1"], discard=["W02#1"])
    table.do("pass", 2)
    assert table.of("row") == ["W01#1", "W02#1"]
    assert sorted(table.asked()) == ["r2.raid1.rank.s0", "r2.raid1.rank.s1"]
    table.rank(["W02#1"], ["W02#1"])
    assert [one.stash[0].id for one in table.state.animals if one.stash] == ["W02#1", "W01#1"]


@pytest.mark.rule("NL-R13")
@pytest.mark.parametrize("way", ["sealed", "open", "agree"])
def test_a_raid_without_any_card_is_over_at_once(way: str):
    table = raid("FOX", "OWL", deck=[], discard=[], options={"raid": way}, dice=[1] * 40)
    table.do("pass", 1)
    assert table.state.phase == "encounters"


@pytest.mark.rule("NL-R14")
def test_the_nightmare_deck_is_made_anew_when_a_card_has_to_be_dealt_and_stops_when_both_are_empty():
    table = night("FOX", at="raid", options={"raid": "open"}, labelled={"NL-R14": ["N03#1"]})
    state = table.state
    state.nightmare_deck, state.nightmare_discard = ["N01#1"], ["N02#1", "N03#1"]
    table.do("take", card="W01#1")
    assert table.of("P1.front") == ["N01#1", "N03#1", "N02#1"]
    table = night("FOX", "OWL", at="raid", options={"raid": "open"})
    state = table.state
    state.nightmare_deck, state.nightmare_discard = ["N01#1"], []
    table.do("take", 0, card="W01#1")
    table.do("take", 1, card="W01#2")
    assert (table.of("P1.front"), table.of("P2.front")) == (["N01#1"], [])
    assert table.kinds()[-1] == "deal_stopped"


@pytest.mark.rule("NL-CON-q")
def test_a_wasted_lesson_may_empty_the_toy_chest_too():
    table = night("FOX", at="raid", row=["L1#1", "W01#1", "W01#2", "W02#1"], P1__stash=["FOX1"], labelled={"NL-R13": ["W09#1"]})
    table.state.toy_deck, table.state.toy_discard = [], ["W09#1"]
    table.do("rank", cards=["L1#1"])
    assert table.of("P1.stash") == ["FOX1", "W09#1"]
    table = night("FOX", at="raid", row=["L1#1", "W01#1", "W01#2", "W02#1"], P1__stash=["FOX1"])
    table.state.toy_deck, table.state.toy_discard = [], []
    table.do("rank", cards=["L1#1"])
    assert table.of("P1.stash") == ["FOX1"]


@pytest.mark.rule("NL-R12")
def test_two_who_want_the_same_lesson_learn_what_each_wanted_of_the_one_they_got():
    row = ["L2#1", "L1#1", "W01#1", "W02#1"]
    table = night("FOX", "OWL", at="raid", row=row)
    table.rank(["L2#1", "L1#1"], ["L2#1", "L1#1"], s0=["FOX2", "FOX1"], s1=["OWL2", "OWL1"])
    assert (table.of("P1.stash"), table.of("P2.stash")) == (["FOX2"], ["OWL1"])


@pytest.mark.rule("NL-R12")
def test_silence_takes_from_left_to_right_and_learns_the_highest_that_fits():
    table = night("FOX", "OWL", at="raid", row=["L2#1", "L3#1", "W01#1", "W02#1"])
    table.rank([], [])
    assert (table.of("P1.stash"), table.of("P2.stash")) == (["FOX2"], ["OWL3"])


@pytest.mark.rule("NL-R12")
def test_in_an_agreed_split_each_says_what_its_lesson_teaches():
    table = night("FOX", "OWL", at="raid", row=["L2#1", "L1#1", "W01#1", "W02#1"], options={"raid": "agree"})
    assert table.refused("propose", 0, cards=["L2#1", "L1#1"], skill="OWL1") == "NL-CARD1-c"
    table.do("propose", 0, cards=["L2#1", "L1#1"], skill="FOX1")
    assert table.refused("confirm", 1) == "NL-CON-p"
    table.do("confirm", 1, skill="OWL1")
    assert (table.of("P1.stash"), table.of("P2.stash")) == (["FOX1"], ["OWL1"])


@pytest.mark.rule("NL-CON-s")
def test_a_discarded_gadget_lies_on_the_toy_chests_discard_pile():
    table = night("FOX", P1__wounds=3, P1__stash=["G1#1", "W02#1"], P1__front=["N01#1"])
    table.do("free", card="G1#1")
    assert table.of("toy_discard") == ["G1#1"]
    assert table.of("P1.stash") == ["W02#1"]
    assert table.state.animals[0].helped == 1
