"""Decks and discard piles of any game."""

from bot.kernel.cards import copies, deal, draw, put_under
from bot.kernel.dice import Scripted


def test_every_copy_has_an_id_of_its_own():
    assert copies({"W05": 2, "G3": 1}) == ["W05#1", "W05#2", "G3#1"]


def test_the_top_card_is_drawn_and_nothing_is_shuffled_while_there_is_one():
    deck, discard = ["a", "b"], ["c"]
    assert draw(deck, discard, Scripted(), "X-1") == ("a", 0)
    assert (deck, discard) == (["b"], ["c"])


def test_an_empty_deck_is_made_anew_of_the_discard_pile():
    deck, discard = list[str](), ["c", "d"]
    dice = Scripted(labelled={"X-1": ["d", "c"]})
    assert draw(deck, discard, dice, "X-1") == ("d", 2)
    assert (deck, discard) == (["c"], [])
    assert [draw.label for draw in dice.log] == ["X-1"]


def test_where_both_are_empty_nothing_is_drawn_and_no_die_falls():
    dice = Scripted()
    assert draw([], [], dice, "X-1") == (None, 0)
    assert dice.log == []


def test_cards_are_dealt_one_at_a_time_round_the_seats():
    assert deal(["a", "b", "c"], [2, 0]) == [("a", 2), ("b", 0), ("c", 2)]
    assert deal(["a"], []) == []


def test_cards_put_under_lie_at_the_bottom_in_the_order_given():
    deck = ["a", "b", "c", "d"]
    put_under(deck, ["c", "a"])
    assert deck == ["b", "d", "c", "a"]
