"""One round from closing to the next: dice, sums, victory."""

import itertools
import random
from typing import Any

import pytest

from bot.kernel.dice import Stream
from cogs.arena.rules.game import ARENA
from tests.games.arena.battle import Battle, battle


@pytest.mark.rule("ARENA-R24", "ARENA-ORDER-e", "ARENA-DRUM-g")
def test_dice_fall_in_seat_order_a_hails_targets_and_an_unclear_target_at_their_seats_turn():
    table = battle("DCD", "BDD")
    table.order("E1", "attack", target="G1")
    table.order("G3", "unclear", verb="attack")
    table.order("G1", "hail", number=2)
    table.order("G2", "conduct", first="ward", first_target="G1")
    events = table.close_round(7, 8, 5, 4, draws=("E3", "E1", "E2"))
    assert [(draw.label, draw.faces, len(draw.values)) for draw in table.dice.log] == [
        ("ARENA-DRUM-g", 3, 2),
        ("ARENA-ORDER-e", 10, 2),
        ("ARENA-R22", 3, 1),
        ("ARENA-ORDER-e", 10, 1),
        ("ARENA-ORDER-e", 8, 1),
    ]
    hailed = [(event.target, event.die) for event in events if event.kind == "attack_reckoned" and event.attacker == 0]
    assert hailed == [(3, 7), (5, 8)]  # drawn E3 first, rolled in seat order


@pytest.mark.rule("ARENA-R24", "ARENA-BATTLE-b")
@pytest.mark.lesson("C10")
def test_the_order_in_which_orders_come_in_does_not_matter():
    orders: list[tuple[str, dict[str, Any]]] = [
        ("G1", {"kind": "hail", "number": 2}),
        ("G2", {"kind": "conduct", "first": "inspiration", "first_target": "G1"}),
        ("E1", {"kind": "heal", "target": "E2"}),
        ("E2", {"kind": "unclear", "verb": "attack"}),
    ]
    results = set()
    for mixed in itertools.permutations(orders):
        table = battle("DC", "BD", E2=2)
        for tag, fields in mixed:
            table.order(tag, **fields)
        stream = Stream(b"same", "0" * 64)
        table.dice_of = lambda entry, stream=stream: stream  # type: ignore[method-assign]
        table.close("r1.order", 0)
        results.add((table.state.model_dump_json(), repr(table.events())))
    assert len(results) == 1


@pytest.mark.rule("ARENA-R20")
def test_missed_rounds_are_counted_in_a_row_and_told_to_the_seat_alone():
    table = battle()
    for expected in (1, 2):
        for tag in ("G2", "E1", "E2"):
            table.order(tag, "idle")
        events = table.close_round()
        missed = [(event.seat, event.in_a_row, event.audience) for event in events if event.kind == "order_missed"]
        assert missed == [(0, expected, (0,))]
    table.order("G1", "attack", target="E1")
    table.close_round(4)
    you = table.look("G1").you
    assert you is not None
    assert you.missed == 0


@pytest.mark.rule("ARENA-R4", "ARENA-WOUND-c")
def test_the_final_report_names_every_summand_with_its_giver_and_its_rule():
    table = battle("CD", "BD")
    table.order("G1", "conduct", first="inspiration", first_target="G2")
    table.order("G2", "hail", number=2)
    table.order("E1", "curse", target="G2")
    table.order("E2", "attack", target="G1", stance="furious")
    events = table.close_round(9, 9, 1, draws=("E1", "E2"))
    on_e2 = next(event for event in events if event.kind == "attack_reckoned" and event.target == 3)
    assert [(one.cause, one.value, one.rule, one.by) for one in on_e2.modifiers] == [
        ("inspiration", 2, "ARENA-COND-c", 0),
        ("curse", -2, "ARENA-VOCAL-g", 2),
        ("hail", -2, "ARENA-DRUM-h", 1),
        ("met_stance", 2, "ARENA-STANCE-c", 3),
    ]
    assert (on_e2.total, on_e2.wounds) == (9, 2)


@pytest.mark.rule("ARENA-BATTLE-f", "ARENA-R2")
def test_no_side_wins_in_the_middle_of_a_resolution():
    table = battle("DB", "DB", G1=1, E1=1, G2="dead", E2="dead")
    table.order("G1", "attack", target="E1")
    table.order("E1", "attack", target="G1")
    table.close_round(8, 8)
    assert table.outcome is not None
    assert (table.outcome.draw, table.outcome.cause, table.outcome.winners) == (True, "ARENA-R2", ())


@pytest.mark.rule("ARENA-R2")
def test_a_tie_break_that_nobody_can_rise_for_is_a_draw():
    table = battle("BB", "BB", G1=1, E1=1, G2="dead", E2="dead", options={"draw_tiebreak": "one_more_round_at_1_health"})
    table.order("G1", "attack", target="E1")
    table.order("E1", "attack", target="G1")
    table.close_round(8, 8)
    assert table.outcome is not None
    assert (table.outcome.draw, table.outcome.cause) == (True, "ARENA-R2")


@pytest.mark.rule("ARENA-R2")
def test_a_tie_break_for_which_one_side_rises_alone_is_won_by_it():
    table = battle("BB", "BB", G1=1, E1=1, G2=0, E2="dead", options={"draw_tiebreak": "one_more_round_at_1_health"})
    table.order("G1", "attack", target="E1")
    table.order("E1", "attack", target="G1")
    table.close_round(8, 8)
    assert table.outcome is not None
    assert table.outcome.side == "good"


@pytest.mark.rule("ARENA-R2")
def test_who_rises_in_a_tie_break_begins_the_next_round_with_one():
    table = battle("BB", "BB", G1=1, E1=1, G2="dead", E2=0, options={"draw_tiebreak": "one_more_round_at_1_health"})
    table.order("G1", "attack", target="E1")
    table.order("E1", "attack", target="G1")
    table.close_round(4, 4)
    assert [event.seats for event in table.events("risen")] == [(0, 2, 3)]
    assert [table.health(tag) for tag in ("G1", "E1", "E2")] == [1, 1, 1]
    assert [line.trace[-1] for line in table.look().lines if line.seat in (0, 2, 3)] == [1, 1, 1]
    assert [(one.before, one.after) for one in table.close_round() if one.kind == "changed" and one.seat == 0] == [(1, 1)]


def test_that_a_side_can_heal_is_known_once_somebody_of_it_rose_in_public():
    table = battle("DD", "BD", E2=2)
    assert table.look().healing_seen == ()
    table.close_round()
    assert table.look().healing_seen == ()
    table.order("E1", "heal", target="E2")
    table.close_round()
    assert table.look().healing_seen == ("evil",)
    table.close_round()
    assert table.look().healing_seen == ("evil",)


@pytest.mark.rule("ARENA-R38")
@pytest.mark.parametrize(("good", "winner"), [(3, "good"), (2, ""), (1, "evil")])
def test_at_the_cap_more_health_may_win(good: int, winner: str):
    table = battle("BB", "BB", round=20, G1=good, G2=0, E1=2, E2=0, options={"cap_result": "more_health_wins"})
    table.close_round()
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.draw) == (winner, winner == "")


@pytest.mark.rule("ARENA-R38")
def test_the_quiet_counter_starts_anew_with_any_change_of_health():
    table = battle("DD", "BD", E2=2, quiet=2)
    table.order("E1", "heal", target="E2")
    events = table.close_round()
    assert table.state.over is None
    assert events[0].quiet == 0
    assert table.look().quiet == 0


@pytest.mark.rule("ARENA-R38")
def test_a_wound_healed_in_the_same_round_is_no_change():
    table = battle("DD", "BD", quiet=1)
    table.order("G1", "attack", target="E2")
    table.order("E1", "heal", target="E2")
    assert table.close_round(4)[0].quiet == 2
    assert table.look().quiet == 2


@pytest.mark.rule("ARENA-WOUND-h", "ARENA-R14")
def test_overkill_is_never_kept_or_told():
    table = battle("DD", "DD", E1=1)
    for tag in ("G1", "G2"):
        table.order(tag, "attack", target="E1", stance="furious")
    events = table.close_round(10, 10)
    assert table.health("E1") == -1
    assert table.look().line(2).net == -2
    assert [event.evil for event in events if event.kind == "round_resolved"] == [-2]


@pytest.mark.rule("ARENA-R5")
@pytest.mark.lesson("C9")
@pytest.mark.parametrize("order", ["net", "damage_first", "heal_first"])
def test_health_stays_within_its_bounds_to_the_end_of_any_battle(order: str):
    for seed in range(8):
        rng = random.Random(seed)
        table = battle("CBDD", "CBDD", options={"healing_order": order})
        while not table.is_over:
            for decision in table.unanswered():
                table.take(decision.asked[0], scripted(table, decision, rng), 0)
            stream = Stream(rng.randbytes(32), "0" * 64)
            table.dice_of = lambda entry, stream=stream: stream  # type: ignore[method-assign]
            table.close(f"r{table.state.round}.order", 0)
            assert all(-1 <= one.health <= 3 for one in table.state.characters)
        assert table.state.round <= 20
        assert all(len(one.trace) == len(table.state.characters[0].trace) for one in table.state.characters)


def scripted(table: Battle, decision: Any, rng: random.Random) -> Any:
    seat = decision.asked[0]
    return ARENA.script(ARENA.view(table.state, seat), decision, lambda picks: ARENA.choices(table.state, seat, decision, picks), rng)


@pytest.mark.rule("ARENA-BATTLE-a", "ARENA-BATTLE-d")
def test_a_battle_starts_in_round_1_and_asks_all():
    events = list(ARENA.opening_events(battle().state))
    assert [(event.kind, event.round, event.asked) for event in events] == [("round_opened", 1, 4)]


def test_the_largest_battle_stays_small():
    assert len(ARENA.largest().model_dump_json()) < 100_000
