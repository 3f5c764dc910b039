"""Playing a journal again: what can't be taken back, what a journal that lies parts from, and being set back by all."""

from dataclasses import replace
from typing import Any

import pytest

from bot.kernel.change import Told
from bot.kernel.game import RuleViolation
from bot.kernel.replay import ReplayFault, effective, expect_rewindable, from_start, is_post, own_acts, play_again, rewind, undo
from bot.kernel.table import WITHDRAW, Table
from bot.kernel.walk import legal_actions
from tests.kernel.contract import Play, history
from tests.kernel.minis.auction import Auction, Bid, Boast
from tests.kernel.minis.corridor import Corridor, Run, Use, UseBelow
from tests.kernel.minis.pantry import Add, Done, Pantry, Taste
from tests.kernel.test_minis import add, since_base, table_of


@pytest.mark.rule("LT-6")
def test_an_act_behind_the_last_that_bars_undo_is_not_taken_back():
    table = table_of(Pantry(), 2)
    first = add(table, 0)
    table.take(1, Done(decision="n1.cook.s1"), 2)  # a commit
    record = table.finish()
    assert record.base_n == 2
    with pytest.raises(RuleViolation, match="LT-6"):
        undo(table, 0, first, history(table, after=record.base_n), 3)


@pytest.mark.rule("LT-9")
def test_an_entry_that_is_no_act_is_not_taken_back():
    table = table_of(Pantry(), 2)
    add(table, 0)
    note = table.note({"what": "paused"}, 2)
    with pytest.raises(RuleViolation, match="LT-9"):
        undo(table, 0, note.n, since_base(table), 3)


@pytest.mark.rule("LT-7")
def test_an_act_whose_going_would_make_a_later_one_illegal_stays():
    table = table_of(Pantry(), 2)
    for hand in table.state.hands:
        hand[:] = []
    table.state.hands[0], table.state.hands[1] = [1, 2], [3]
    table.record.base = table.state.model_dump_json().encode()
    first = add(table, 0, 1)
    later = table.take(1, Taste(decision="n1.cook.s1"), 2)  # nothing to taste without it
    with pytest.raises(RuleViolation, match="LT-7") as refused:
        undo(table, 0, first, since_base(table), 3)
    assert refused.value.facts == {"entry": later.n}


def test_a_standing_order_whose_act_is_taken_back_is_switched_off():
    table = table_of(Corridor(), 2, faces=[3])
    table.set_standing(0, [UseBelow(kind="use_below", health=3)], 0)
    table.take(0, Run(decision="t1.run", way=(1, 1)), 1)
    fired = next(one for one in table.change.openings if one.origin == "standing")
    undo(table, 0, fired.n, since_base(table), 2)
    assert table.standing == {}  # or it would do it again at once
    assert Told(0, "standing_off", "t2.a1.declared") in table.change.told
    assert [one.id for one in table.decisions] == ["t2.a1.declared"]


def test_own_acts_are_those_that_still_stand_and_words_are_none():
    table = table_of(Auction(), 2)
    table.take(0, Boast(decision="l0.boast.s0", text="Mine!"), 1)
    table.take(0, Bid(decision="l0.bid.s0", coins=2), 2)
    assert [one.entry.n for one in own_acts(table.game, history(table), 0)] == [2]
    table.withdraw(0, "l0.bid.s0", 3)
    assert own_acts(table.game, history(table), 0) == []
    assert own_acts(table.game, history(table), 1) == []


def test_words_alone_are_a_post_and_a_withdrawal_is_none():
    game = Auction()
    assert is_post(game, {"kind": "boast", "decision": "l0.boast.s0", "text": "note:" + "0" * 64})
    assert not is_post(game, {"kind": "bid", "decision": "l0.bid.s0", "coins": 1})
    assert not is_post(game, {"kind": WITHDRAW, "decision": "l0.bid.s0"})


def _fresh(table: Any) -> Any:
    return from_start(table.game, table.record, table.change.entries[0])


def test_a_journal_without_an_opening_or_with_an_illegal_act_parts_at_its_entry():
    table = table_of(Pantry(), 2)
    card = table.state.hands[0][0]
    n = add(table, 0, card)
    told = history(table)[1:]
    assert [one.event for one in play_again(_fresh(table), told)] == [one.event for one in table.change.events]
    with pytest.raises(ReplayFault, match="opening is missing") as missing:
        play_again(_fresh(table), [replace(told[0], action=None)])
    assert missing.value.n == n
    with pytest.raises(ReplayFault, match="PA-3") as illegal:
        play_again(_fresh(table), [replace(told[0], action=Add(decision="n1.cook.s0", cards=(25,)).model_dump(mode="json"))])
    assert illegal.value.n == n


def test_a_withdrawal_is_played_again_as_one():
    table = table_of(Auction(), 2)
    table.take(0, Bid(decision="l0.bid.s0", coins=2), 1)
    table.take(1, Bid(decision="l0.bid.s1", coins=1), 2)
    table.withdraw(0, "l0.bid.s0", 3)
    again = _fresh(table)
    play_again(again, history(table)[1:])
    assert list(again.answers) == ["l0.bid.s1"]


@pytest.mark.rule("LT-9")
def test_a_table_is_set_back_to_an_entry_that_still_counts_only():
    table = table_of(Pantry(), 2)
    first = add(table, 0)
    undo(table, 0, first, since_base(table), 2)
    for entry in (first, 99):
        with pytest.raises(RuleViolation, match="LT-9"):
            expect_rewindable(table, entry, history(table))
    assert [one.entry.n for one in expect_rewindable(table, 0, history(table))] == [0]


@pytest.mark.rule("LT-27")
def test_who_agreed_to_set_it_back_stands_in_the_entry_and_changes_no_die_that_fell():
    table = table_of(Pantry(), 2)
    add(table, 0)
    state = _fresh(table).state
    entry = rewind(table, 0, history(table), 2, agreed=(0, 1))
    assert entry.facts == {"to": 0, "agreed": [0, 1]}
    assert table.state == state
    again = _fresh(table)
    play_again(again, effective(history(table))[1:])
    assert again.state == table.state


@pytest.mark.rule("LT-5")
def test_nobody_goes_back_past_a_named_draw():
    table = table_of(Auction(), 2, names={"tie.0": 1})
    for seat in (0, 1):
        table.take(seat, Bid(decision=f"l0.bid.s{seat}", coins=2), 1)
    table.close("l0", 2)
    with pytest.raises(RuleViolation, match="LT-5"):
        expect_rewindable(table, 0, history(table))


def test_every_whole_action_is_listed_once():
    play = Play(Pantry(), 3)
    decision = play.table.decisions[0]
    (seat,) = decision.asked
    listed = list(legal_actions(play.game, play.state, seat, decision))
    sets = [one.cards for one in listed if isinstance(one, Add)]
    assert len(listed) == len({one.model_dump_json() for one in listed})
    hand = play.state.hands[seat]
    assert sorted(sets) == sorted({tuple(card for k, card in enumerate(hand) if mask >> k & 1) for mask in range(1, 2 ** len(hand))})
    assert {one.kind for one in listed} == {"add", "peek", "done"}


def test_a_window_lists_use_and_pass():
    table = table_of(Corridor(), 2, faces=[3])
    table.take(0, Run(decision="t1.run", way=(1, 1)), 1)
    (decision,) = table.decisions
    assert [one.kind for one in legal_actions(table.game, table.state, 0, decision)] == ["use", "pass"]
    assert Use(decision=decision.id) in list(legal_actions(table.game, table.state, 0, decision))


class _Stubborn(Corridor):
    """Its standing orders always want a way that no rule allows."""

    def standing(self, state: Any, seat: int, decision: Any, orders: Any) -> Any:
        return Run(decision=decision.id, way=(9,)) if decision.ask == "run" and orders else None


@pytest.mark.lesson("D6")
def test_a_standing_order_that_is_skipped_is_told_once_whatever_happens_beside_it():
    table = table_of(_Stubborn(), 2)
    orders = [UseBelow(kind="use_below", health=3)]
    table.set_standing(0, orders, 0)
    told = [Told(0, "standing_skipped", "t1.run")]
    assert table.change.told == told
    table.settle(1)  # as after any other entry
    assert table.change.told == told
    again = Table(table.game, table.finish(), table.entropy)  # as after a restart
    again.settle(2)
    assert (again.change.told, again.standing) == ([], {0: orders})
    again.set_standing(0, orders, 3)  # new orders: what was told was of the old ones
    assert again.change.told == told
