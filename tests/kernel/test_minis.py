"""What the kernel promises and Arena can't show: co-op drafts with undo, windows in windows, a tie by a named draw."""

import random
from typing import Any

import pytest
from pydantic import ValidationError

from bot.kernel.dice import Scripted
from bot.kernel.game import Joining, RuleViolation
from bot.kernel.replay import effective, rewind, undo
from bot.kernel.seal import seal_action
from bot.kernel.table import UNDO, WITHDRAW, Parked, Table
from bot.kernel.walk import actions_of
from tests.kernel.contract import AnyGame, entropy_of, history
from tests.kernel.minis.auction import Auction, AuctionOptions, Bid, Boast, Fined, Sold
from tests.kernel.minis.corridor import Compared, Corridor, Pass, Run, Stepped, Use, UseBelow
from tests.kernel.minis.pantry import Add, Done, Pantry, Peek, Taste

BASE = 0


def table_of(game: AnyGame, people: int, options: Any = None, faces: list[int] | None = None, names: dict[str, int] | None = None) -> Table:
    class Told(Table):
        def dice_of(self, entry: Any) -> Any:
            return super().dice_of(entry) if faces is None and names is None else Scripted(faces=faces or [], names=names or {})

    seats = [Joining(name=f"S{seat}") for seat in range(people)]
    return Told.start(game, "T", options or game.options_type(), seats, seed=bytes(32), entropy=entropy_of(random.Random(3)), at=0)


def since_base(table: Table) -> list[Any]:
    return history(table, after=BASE)


def add(table: Table, seat: int, card: int | None = None) -> int:
    card = table.state.hands[seat][0] if card is None else card
    return table.take(seat, Add(decision=f"n1.cook.s{seat}", cards=(card,)), 1).n


# ---- co-op turns in any order, drafts and undo


def test_a_seat_takes_its_draft_back_while_others_draft_on():
    table = table_of(Pantry(), 3)
    hand = list(table.state.hands[0])
    first = add(table, 0)
    other = list(table.state.hands[1])
    add(table, 1)
    undo(table, 0, first, since_base(table), 2)
    assert table.state.hands[0] == hand
    assert table.state.pot == [other[0]]
    assert table.change.undone == [first]


@pytest.mark.lesson("N4")
def test_do_undo_do_is_the_same_as_do():
    once, twice = table_of(Pantry(), 2), table_of(Pantry(), 2)
    add(once, 0)
    undo(twice, 0, add(twice, 0), since_base(twice), 2)
    add(twice, 0)
    assert once.state == twice.state
    assert twice.record.n == once.record.n + 2


@pytest.mark.lesson("B11")
def test_the_undo_of_a_secret_act_has_the_form_of_an_act_and_its_seal_opens_to_the_undo():
    table = table_of(Pantry(), 2)
    n = add(table, 0)
    entry = undo(table, 0, n, since_base(table), 2)
    assert entry.kind == "act"
    assert set(entry.facts) == {"seat", "decision", "seal"}
    opening = next(one for one in table.change.openings if one.n == entry.n)
    assert opening.body == {"kind": UNDO, "decision": "n1.cook.s0", "of": n}
    assert seal_action("T", "n1.cook.s0", 0, opening.body, opening.salt) == entry.facts["seal"]


@pytest.mark.lesson("N5")
@pytest.mark.rule("LT-6")
def test_what_showed_somebody_a_card_is_not_undone():
    table = table_of(Pantry(), 2)
    n = table.take(0, Peek(decision="n1.cook.s0"), 1).n
    table.finish()
    with pytest.raises(RuleViolation, match="LT-6"):
        undo(table, 0, n, history(table, after=table.record.base_n), 2)


@pytest.mark.rule("LT-7")
def test_an_undo_names_the_entry_that_builds_on_it():
    table = table_of(Pantry(), 2)
    n = add(table, 0)
    taste = table.take(1, Taste(decision="n1.cook.s1"), 2).n
    with pytest.raises(RuleViolation, match="LT-7") as refused:
        undo(table, 0, n, since_base(table), 3)
    assert refused.value.facts == {"entry": taste}
    assert table.state.pot != []


@pytest.mark.rule("LT-9")
def test_only_the_latest_own_act_is_undone():
    table = table_of(Pantry(), 2)
    first = add(table, 0)
    second = add(table, 0)
    for seat, n in ((0, first), (1, second)):
        with pytest.raises(RuleViolation, match="LT-9"):
            undo(table, seat, n, since_base(table), 3)
    undo(table, 0, second, since_base(table), 3)
    undo(table, 0, first, since_base(table), 4)
    assert table.state.pot == []


def test_a_commit_by_all_runs_the_steps_of_the_agenda_and_opens_the_next_night():
    table = table_of(Pantry(), 2)
    add(table, 0)
    total = sum(table.state.pot)
    for seat in (1, 0):
        table.take(seat, Done(decision=f"n1.cook.s{seat}"), 2)
    assert (table.state.score, table.state.night, table.state.done, table.state.agenda) == (total, 2, [], [])
    assert [one.id for one in table.decisions] == ["n2.cook.s0", "n2.cook.s1"]


def test_the_table_can_be_set_back_to_an_entry_and_plays_on_with_other_hashes():
    table = table_of(Pantry(), 2)
    add(table, 0)
    mark, state = table.record.n, table.state.model_copy(deep=True)
    add(table, 1)
    table.take(0, Done(decision="n1.cook.s0"), 2)
    entry = rewind(table, mark, history(table), 3)
    assert (entry.kind, entry.facts) == ("undone", {"to": mark})
    assert table.state == state
    assert [one.entry.n for one in effective(history(table))] == [0, 1]
    kept = table.finish()
    assert (kept.base_n, kept.base) == (entry.n, kept.state)  # no undo reaches behind it: it would play again what was taken back


# ---- windows


def test_a_move_of_three_steps_waits_in_both_windows_of_each_attack_and_goes_on():
    table = table_of(Corridor(), 2, faces=[4])
    table.take(0, Run(decision="t1.run", way=(1, 1, 1)), 1)
    assert [one.id for one in table.decisions] == ["t2.a1.declared"]
    table.take(0, Pass(decision="t2.a1.declared"), 2)
    assert [one.id for one in table.decisions] == ["t2.a1.rolled"]
    table.take(1, Pass(decision="t2.a1.rolled"), 3)
    kinds = [one.event for one in table.change.events if isinstance(one.event, Stepped | Compared)]
    assert kinds == [Stepped(cell=1), Stepped(cell=2), Compared(total=4, hit=True), Stepped(cell=3)]
    assert (table.state.cell, table.state.health, table.state.agenda) == (3, 2, [])


def test_a_hidden_path_is_sealed_in_the_journal_and_stays_out_of_other_views():
    table = table_of(Corridor(), 2, faces=[1])
    entry = table.take(0, Run(decision="t1.run", way=(1, 1, -1)), 1)
    assert "action" not in entry.facts
    assert table.game.view(table.state, 0).way == (-1,)
    assert table.game.view(table.state, 1).way == table.game.view(table.state, None).way == ()


def test_standing_orders_answer_windows_like_a_person_and_say_so_in_their_opening_only():
    table = table_of(Corridor(), 2, faces=[3, 6])
    table.set_standing(0, [UseBelow(kind="use_below", health=2)], 0)
    table.set_standing(1, [UseBelow(kind="use_below", health=0)], 0)
    table.take(0, Run(decision="t1.run", way=(1, 1, 1)), 1)
    acts = [entry.facts for entry in table.change.entries if entry.kind == "act"]
    assert [facts["decision"] for facts in acts] == ["t1.run", "t2.a1.declared", "t2.a1.rolled"]
    assert all("origin" not in facts for facts in acts)
    assert [one.origin for one in table.change.openings] == ["person", "standing", "standing"]
    assert [one.id for one in table.decisions] == ["t2.run"]


def test_a_token_spent_in_each_window_changes_the_comparison():
    table = table_of(Corridor(), 2, faces=[5])
    table.take(0, Run(decision="t1.run", way=(1, 1)), 1)
    table.take(0, Use(decision="t2.a1.declared"), 2)
    table.take(1, Use(decision="t2.a1.rolled"), 3)
    assert table.change.events[-1].event == Compared(total=5, hit=True)
    assert (table.state.dodges, table.state.blows) == (1, 1)


def test_a_window_nobody_answers_expires_with_its_pass():
    table = table_of(Corridor(), 2, faces=[1])
    table.take(0, Run(decision="t1.run", way=(1, 1)), 1)
    table.expire("t2.a1.declared", 99)
    assert [one.id for one in table.decisions] == ["t2.a1.rolled"]
    assert table.change.openings[-1].origin == "default"


# ---- sealed groups


def bid(table: Table, seat: int, coins: int, lot: int = 0) -> Any:
    return table.take(seat, Bid(decision=f"l{lot}.bid.s{seat}", coins=coins), 1)


def test_a_tie_of_three_is_settled_by_the_named_draw():
    table = table_of(Auction(), 3, names={"tie.0": 2})
    for seat, coins in ((2, 4), (0, 4), (1, 4)):
        bid(table, seat, coins)
    assert table.complete_groups() == ["l0"]
    table.close("l0", 2)
    assert table.change.events[0].event == Sold(lot=0, seat=1, price=4)


@pytest.mark.lesson("C2")
@pytest.mark.lesson("K9")
def test_a_second_answer_replaces_the_first_and_is_never_added():
    table = table_of(Auction(), 3)
    bid(table, 0, 5)
    bid(table, 0, 1)
    assert table.answers["l0.bid.s0"].action["coins"] == 1
    assert len(table.answers) == 1


@pytest.mark.rule("LT-4")
def test_a_withdrawn_answer_is_gone_and_its_entry_looks_like_an_answer():
    table = table_of(Auction(), 3)
    bid(table, 0, 5)
    entry = table.withdraw(0, "l0.bid.s0", 2)
    assert table.answers == {}
    assert entry.kind == "act"
    assert set(entry.facts) == {"seat", "decision", "seal"}
    assert table.change.openings[-1].body == {"kind": WITHDRAW, "decision": "l0.bid.s0"}
    with pytest.raises(RuleViolation, match="LT-4"):
        table.withdraw(0, "l0.bid.s0", 3)


@pytest.mark.lesson("C5")
@pytest.mark.rule("LT-1")
def test_an_answer_to_a_phase_that_is_closed_is_refused_and_never_hits_the_next():
    table = table_of(Auction(), 3, names={"tie.0": 1})
    for seat in range(3):
        bid(table, seat, 1)
    table.close("l0", 2)
    with pytest.raises(RuleViolation, match="LT-1"):
        bid(table, 0, 2, lot=0)
    assert table.answers == {}


def test_who_is_silent_gets_a_sealed_default_right_before_the_closing():
    table = table_of(Auction(), 3)
    bid(table, 1, 2)
    closed = table.close("l0", 5)
    entries = table.change.entries[-3:]
    assert [entry.kind for entry in entries] == ["act", "act", "closed"]
    assert entries[-1] is closed
    assert all("seal" in entry.facts for entry in entries[:2])
    assert [one.origin for one in table.change.openings][-2:] == ["default", "default"]
    assert table.state.won == [0, 1, 0]


@pytest.mark.lesson("C4")
def test_a_kept_answer_that_a_ruling_makes_illegal_is_shrunk_or_void_and_its_owner_told():
    table = table_of(Auction(), 3)
    bid(table, 0, 6)
    bid(table, 1, 6)
    table.system(Fined(kind="fined", seat=0, coins=4), 2)
    table.system(Fined(kind="fined", seat=1, coins=6), 2)
    assert table.answers["l0.bid.s0"].action["coins"] == 2
    assert "l0.bid.s1" not in table.answers
    assert [(one.seat, one.what) for one in table.change.told] == [(0, "replaced"), (1, "void")]


@pytest.mark.rule("LT-2")
def test_only_the_asked_seat_answers():
    table = table_of(Auction(), 3)
    with pytest.raises(RuleViolation, match="LT-2"):
        table.take(1, Bid(decision="l0.bid.s0", coins=1), 1)


def test_words_stand_in_the_journal_as_their_seal_and_can_be_erased():
    table = table_of(Auction(), 3)
    entry = table.take(0, Boast(decision="l0.boast.s0", text="All mine!"), 1)
    assert b"All mine" not in entry.body
    assert entry.facts["action"]["text"].startswith("note:")
    words = next(one for one in table.change.openings if one.kind == "note")
    assert (words.body, words.seal) == ("All mine!", entry.facts["action"]["text"])


@pytest.mark.lesson("E5")
def test_a_table_of_an_older_version_goes_on_with_an_entry_that_says_so():
    table = table_of(Auction(), 3)
    table.record.version = 0
    entry = table.upgrade(1)
    assert entry is not None
    assert (entry.kind, entry.facts["from"], entry.facts["to"]) == ("upgraded", 0, 1)
    assert table.upgrade(2) is None


@pytest.mark.rule("LT-10")
def test_a_decision_without_a_default_parks_the_table_at_its_deadline():
    class Stern(Auction):
        def _bid(self, state: Any, seat: int) -> Any:
            import dataclasses

            return dataclasses.replace(super()._bid(state, seat), default=None, silence="park")

    table = table_of(Stern(), 3)
    with pytest.raises(Parked):
        table.close("l0", 1)
    assert [entry.kind for entry in table.change.entries] == ["opened"]


def test_lots_are_an_option_of_the_table():
    table = table_of(Auction(), 3, AuctionOptions(lots=1), names={"tie.0": 3})
    table.close("l0", 1)
    assert table.is_over
    assert table.outcome is not None
    assert table.outcome.winners == (2,)


@pytest.mark.rule("LT-8")
def test_a_table_that_is_over_takes_no_further_acts():
    table = table_of(Auction(), 3, AuctionOptions(lots=1), names={"tie.0": 3})
    table.close("l0", 1)
    with pytest.raises(RuleViolation, match="LT-8"):
        table.take(0, Boast(decision="l0.boast.s0", text="Again!"), 2)
    with pytest.raises(RuleViolation, match="LT-8"):
        table.close("l0", 3)


@pytest.mark.rule("LT-3")
def test_an_answer_with_a_field_too_many_is_unreadable():
    with pytest.raises(ValidationError, match="colour"):
        actions_of(Auction()).validate_python({"kind": "bid", "decision": "l0.bid.s0", "coins": 1, "colour": "red"})


@pytest.mark.rule("LT-5")
def test_a_table_is_never_set_back_behind_a_named_draw():
    table = table_of(Auction(), 3)
    for seat in range(3):
        bid(table, seat, 1)
    table.close("l0", 2)
    with pytest.raises(RuleViolation, match="LT-5"):
        rewind(table, 0, history(table), 3)
