"""What a table writes down of each act: entries, openings, who hears of it. Times are those of the act that brought them about."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.kernel.game import GM, Joining, RuleViolation
from bot.kernel.seal import seal_action
from bot.kernel.table import WITHDRAW, Parked, Table
from tests.kernel.contract import AnyGame, entropy_of
from tests.kernel.minis.auction import Auction, AuctionOptions, Bid, Boast, Fined
from tests.kernel.minis.corridor import Corridor, Pass, Run, UseBelow

SEED, ROLLS = bytes(32), b"the day's rolls"


def begun(game: AnyGame, people: int, *, roll_seed: bytes | None = None, options: Any = None) -> Table:
    seats = [Joining(name=f"S{seat}") for seat in range(people)]
    options = options or game.options_type()
    return Table.start(game, "T", options, seats, seed=SEED, entropy=entropy_of(random.Random(3)), at=7, roll_seed=roll_seed)


def wrote(table: Table) -> list[tuple[str, int, dict[str, Any]]]:
    """Kind, time and facts of each entry after the start, without seals."""
    return [(one.kind, one.at, {key: fact for key, fact in one.facts.items() if key != "seal"}) for one in table.change.entries[1:]]


def bid(seat: int, coins: int, lot: int = 0) -> Bid:
    return Bid(decision=f"l{lot}.bid.s{seat}", coins=coins)


def test_a_table_begins_at_its_base_with_given_rolls():
    given, own = begun(Auction(), 3, roll_seed=ROLLS), begun(Auction(), 3)
    assert (given.record.roll_seed, own.record.roll_seed) == (ROLLS, None)
    assert given.dice_of(given.change.entries[0]).named("tie", 1000) != own.dice_of(own.change.entries[0]).named("tie", 1000)
    kept = given.finish()
    assert (kept.n, kept.base_n, kept.base, given.change.based) == (0, 0, kept.state, True)
    assert [(one.n, one.kind, one.at) for one in given.change.entries] == [(0, "opened", 7)]


def test_a_sealed_answer_is_no_public_fact_until_its_time_and_its_opening_says_who_gave_it():
    table = begun(Auction(), 3)
    table.take(1, bid(1, 4), 10)
    entry, opening = table.change.entries[-1], table.change.openings[-1]
    assert wrote(table) == [("act", 10, {"seat": 1, "decision": "l0.bid.s1"})]
    assert (opening.n, opening.kind, opening.seat, opening.decision, opening.origin) == (1, "action", 1, "l0.bid.s1", "person")
    assert opening.opened is False
    answer = {"kind": "bid", "decision": "l0.bid.s1", "coins": 4}
    assert opening.body == answer
    assert seal_action("T", "l0.bid.s1", 1, answer, opening.salt) == entry.facts["seal"]
    kept = table.answers["l0.bid.s1"]
    assert (kept.at, kept.seal, kept.group) == (10, entry.facts["seal"], "l0")


def test_an_act_in_the_open_is_a_public_fact_and_its_words_are_their_seal():
    table = begun(Auction(), 3)
    table.take(2, Boast(decision="l0.boast.s2", text="mine"), 11)
    act, words = table.change.openings[-2:]
    assert (act.kind, act.opened, act.salt) == ("action", True, b"")
    assert (words.kind, words.seat, words.decision) == ("note", 2, "l0.boast.s2")
    assert (words.body, words.origin, words.opened) == ("mine", "person", True)
    assert act.body == {"kind": "boast", "decision": "l0.boast.s2", "text": words.seal}
    assert wrote(table) == [("act", 11, {"seat": 2, "decision": "l0.boast.s2", "action": act.body})]


def test_a_withdrawal_is_the_seats_own_and_has_the_form_of_an_answer():
    table = begun(Auction(), 3)
    table.take(1, bid(1, 4), 10)
    with pytest.raises(RuleViolation) as refused:
        table.withdraw(0, "l0.bid.s1", 11)
    assert refused.value.rule == "LT-2"
    with pytest.raises(RuleViolation) as refused:
        table.withdraw(0, "l0.bid.s0", 11)
    assert refused.value.rule == "LT-4"
    table.withdraw(1, "l0.bid.s1", 12)
    assert wrote(table)[1:] == [("act", 12, {"seat": 1, "decision": "l0.bid.s1"})]
    opening = table.change.openings[-1]
    assert (opening.body, opening.origin, opening.opened) == ({"kind": WITHDRAW, "decision": "l0.bid.s1"}, "person", False)
    assert table.answers == {}
    assert table.change.answers == {"l0.bid.s1": None}
    assert table.change.told == []  # it was no standing order's


def test_a_group_that_closes_seals_what_silence_means_then_itself_at_one_time():
    table = begun(Auction(), 3)
    table.take(1, bid(1, 4), 10)
    assert table.complete_groups() == []
    table.close("l0", 20)
    assert wrote(table)[1:] == [
        ("act", 20, {"seat": 0, "decision": "l0.bid.s0"}),
        ("act", 20, {"seat": 2, "decision": "l0.bid.s2"}),
        ("closed", 20, {"group": "l0"}),
    ]
    assert [(one.seat, one.origin) for one in table.change.openings if one.kind == "action"] == [
        (1, "person"),
        (0, "default"),
        (2, "default"),
    ]
    assert table.change.based
    assert [(one.n, one.k, one.event.kind) for one in table.change.events] == [(4, 0, "sold"), (4, 1, "reckoned")]
    with pytest.raises(RuleViolation) as refused:
        table.close("l0", 21)
    assert (refused.value.rule, refused.value.facts) == ("LT-1", {"decision": "l0"})


def test_answers_that_open_when_they_are_resolved_are_named():
    class Frank(Auction):
        def decisions(self, state: Any) -> list[Any]:
            return [replace(one, opens="resolved", default=None, awaited=one.asked != (1,)) for one in super().decisions(state)]

    table = begun(Frank(), 3)
    table.take(2, bid(2, 1), 10)
    table.take(0, bid(0, 2), 11)
    table.close("l0", 12)  # seat 1 may stay silent
    assert table.change.opened == [2, 1]
    assert table.state.purses == [4, 6, 6]


def test_a_group_of_a_table_that_is_over_is_closed_no_more():
    table = begun(Auction(), 3, options=AuctionOptions(lots=1))
    for seat in range(3):
        assert table.complete_groups() == []
        table.take(seat, bid(seat, seat), 10)
    assert table.complete_groups() == ["l0"]
    table.close("l0", 11)
    with pytest.raises(RuleViolation) as refused:
        table.close("l0", 12)
    assert (refused.value.rule, refused.value.facts) == ("LT-8", {"decision": "l0"})


def test_where_somebody_must_answer_nothing_closes():
    class Owed(Auction):
        def decisions(self, state: Any) -> list[Any]:
            return [
                one if one.group is None else one.__class__(one.id, one.asked, one.ask, group=one.group) for one in super().decisions(state)
            ]

    table = begun(Owed(), 3)
    with pytest.raises(Parked) as parked:
        table.close("l0", 20)
    assert parked.value.args == ("l0",)
    assert wrote(table) == []
    with pytest.raises(Parked) as parked:
        table.expire("l0.boast.s1", 20)
    assert parked.value.args == ("l0.boast.s1",)


def test_a_game_may_say_itself_when_a_group_is_complete():
    class Hasty(Auction):
        def closes(self, state: Any, group: str, answered: Any) -> bool | None:
            return {"l0": bool(answered), "l1": None}.get(group)

    table = begun(Hasty(), 3)
    assert table.complete_groups() == []
    table.take(2, bid(2, 1), 10)
    assert table.complete_groups() == ["l0"]
    table.close("l0", 11)
    table.take(2, bid(2, 1, lot=1), 12)
    assert table.complete_groups() == []


def test_a_ruling_stands_in_the_journal_as_it_is():
    table = begun(Auction(), 3)
    table.take(1, bid(1, 4), 10)
    table.system(Fined(seat=1, coins=3), 13)
    assert wrote(table)[1:] == [("system", 13, {"act": {"kind": "fined", "seat": 1, "coins": 3}})]
    assert table.answers["l0.bid.s1"].action["coins"] == 3  # all that is left of the purse
    assert [(told.seat, told.what, told.decision) for told in table.change.told] == [(1, "replaced", "l0.bid.s1")]
    assert GM not in [one.seat for one in table.change.openings]


# ---- standing orders


def test_a_standing_order_answers_at_the_time_of_what_opened_its_decision():
    table = begun(Corridor(), 2)
    table.set_standing(0, [UseBelow(health=0)], 8)
    assert wrote(table) == []
    table.take(0, Run(decision="t1.run", way=(1, 1)), 30)
    assert [(kind, at, facts.get("decision")) for kind, at, facts in wrote(table)] == [("act", 30, "t1.run"), ("act", 30, "t2.a1.declared")]
    assert wrote(table)[1][2]["action"] == {"kind": "pass", "decision": "t2.a1.declared"}
    assert table.change.openings[-1].origin == "standing"
    assert [one.id for one in table.decisions] == ["t2.a1.rolled"]


def test_a_new_order_answers_what_is_open_at_once():
    table = begun(Corridor(), 2)
    table.take(0, Run(decision="t1.run", way=(1, 1)), 30)
    table.set_standing(0, [UseBelow(health=0)], 31)
    assert [(kind, at) for kind, at, _ in wrote(table)] == [("act", 30), ("act", 31)]


def test_a_decision_that_runs_out_is_answered_as_silence_means():
    table = begun(Corridor(), 2)
    table.expire("t1.run", 40)
    assert wrote(table) == [("act", 40, {"seat": 0, "decision": "t1.run"})]
    assert table.change.openings[-1].origin == "default"
    assert table.state.cell == 1


def test_an_answer_of_a_standing_order_that_is_withdrawn_switches_the_orders_off():
    class Wary(Auction):
        standing_type = UseBelow

        def standing(self, state: Any, seat: int, decision: Any, orders: Any) -> Any:
            return bid(seat, orders[0].health) if orders and decision.ask == "bid" else None

    table = begun(Wary(), 3)
    table.set_standing(1, [UseBelow(health=2)], 8)
    assert table.answers["l0.bid.s1"].origin == "standing"
    table.withdraw(1, "l0.bid.s1", 9)
    assert (table.answers, dict(table.standing)) == ({}, {})
    assert table.change.standing_moved == [1]
    assert [(told.seat, told.what, told.decision) for told in table.change.told] == [(1, "standing_off", "l0.bid.s1")]


def test_an_order_the_rules_refuse_is_told_once_and_leaves_the_decision_open():
    class Rash(Corridor):
        def standing(self, state: Any, seat: int, decision: Any, orders: Any) -> Any:
            return Run(decision=decision.id, way=(-1,)) if orders and decision.ask == "run" else None

    table = begun(Rash(), 2)
    table.set_standing(0, [UseBelow(health=0)], 8)
    assert [(told.seat, told.what, told.decision) for told in table.change.told] == [(0, "standing_skipped", "t1.run")]
    table.settle(9)
    assert (len(table.change.told), table.change.standing_moved) == (1, [0])
    assert table.finish().standing[0][-1] == {"kind": "lt:told", "decisions": ["t1.run"]}
    assert [one.id for one in table.decisions] == ["t1.run"]
    again = Table(Rash(), table.record, entropy_of(random.Random(4)))
    again.settle(10)
    assert again.change.told == []  # nor by whoever takes the table up later
    again.take(0, Run(decision="t1.run", way=(1, 1)), 11)
    again.take(0, Pass(decision="t2.a1.declared"), 12)
    assert [one.origin for one in again.change.openings] == ["person", "person"]
