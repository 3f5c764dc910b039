"""What a host without a seat may rule (ARENA-R19, R22, R33, R34)."""

from typing import Any

import pytest

from bot.kernel.game import GM, RuleViolation
from cogs.arena.rules.actions import Attack, Unclear
from cogs.arena.rules.acts import AdjustHealth, RemoveCharacter, Script
from tests.games.arena.battle import battle


def told(table: Any, kind: str) -> list[tuple[Any, Any]]:
    return [(event.audience, event.seat) for event in table.events(kind)]


@pytest.mark.rule("ARENA-R33", "ARENA-R34")
def test_a_voided_order_is_announced_without_a_name_until_the_end():
    table = battle()
    table.order("G1", "attack", target="E1")
    entry = table.ruling("void_order", seat="G1")
    assert set(entry.facts) == {"seat", "decision", "seal"}
    assert entry.facts["seat"] == GM
    assert told(table, "order_voided") == [("everyone", None), ((0,), 0), ("end", 0)]
    table.order("G1", "attack", target="E2")  # void for the round, whatever is ordered anew
    events = table.close_round()
    assert next((event.seat, event.came) for event in events if event.kind == "order_reckoned") == (0, "voided")
    table.order("G1", "attack", target="E1")
    table.close_round(4)
    assert table.health("E1") == 2


@pytest.mark.rule("ARENA-R22", "ARENA-R34")
def test_a_host_chooses_an_unclear_target_in_secret():
    table = battle("DDD", "DDD")
    table.order("G1", "unclear", verb="attack", stance="furious")
    table.ruling("rule_target", seat="G1", target="E2")
    assert told(table, "target_ruled") == [((0,), 0)]
    events = table.close_round(2)
    assert [(one.target, one.total) for one in events if one.kind == "attack_reckoned"] == [(4, 4)]


@pytest.mark.rule("ARENA-R22")
def test_a_chosen_target_touches_no_clear_order():
    table = battle()
    table.order("G1", "unclear", verb="attack")
    table.ruling("rule_target", seat="G1", target="E2")
    table.order("G1", "attack", target="E1")
    table.close_round(4)
    assert (table.health("E1"), table.health("E2")) == (2, 3)


@pytest.mark.rule("ARENA-R34")
def test_a_host_rules_on_living_enemies_of_living_seats_only():
    table = battle(E2="dead")
    for fields in ({"seat": "G1", "target": "G2"}, {"seat": "G1", "target": "E2"}, {"seat": "E2", "target": "G1"}):
        with pytest.raises(RuleViolation) as violation:
            table.ruling("rule_target", **fields)
        assert violation.value.rule == "ARENA-R34"


@pytest.mark.rule("ARENA-R34")
def test_a_host_adjusts_health_openly_and_it_counts_from_then_on():
    table = battle("DD", "DD", E1=1)
    table.system(AdjustHealth(seat=2, health=3, reason="the die was misread"), 0)
    (event,) = table.events("health_ruled")
    assert (event.audience, event.before, event.after) == ("everyone", 1, 3)
    table.order("G1", "attack", target="E1")
    events = table.close_round(8)
    assert next((one.before, one.after) for one in events if one.kind == "changed" and one.seat == 2) == (3, 1)


@pytest.mark.rule("ARENA-R34", "ARENA-R38")
def test_a_ruling_on_health_begins_the_count_of_quiet_rounds_anew():
    table = battle("DD", "DD", quiet=2)
    table.system(AdjustHealth(seat=2, health=2, reason="the die was misread"), 0)
    assert table.state.quiet == 0
    assert table.close_round()[0].quiet == 0  # one round without a change, which isn't told yet
    assert table.state.over is None


@pytest.mark.rule("ARENA-R34", "ARENA-BATTLE-f")
def test_a_ruling_ends_no_battle_while_a_side_can_still_be_healed():
    table = battle("DD", "BB", E2=0)
    table.system(AdjustHealth(seat=2, health=0, reason="late"), 0)
    assert table.state.over is None
    table.system(AdjustHealth(seat=2, health=-1, reason="late"), 0)
    table.system(AdjustHealth(seat=3, health=-1, reason="late"), 0)
    assert table.outcome is not None
    assert table.outcome.side == "good"
    with pytest.raises(RuleViolation):
        table.system(AdjustHealth(seat=3, health=1), 0)


@pytest.mark.rule("ARENA-R19")
def test_orders_on_a_removed_character_become_unclear_and_their_senders_are_told():
    table = battle("CBD", "DDD")
    table.order("G1", "conduct", first="ward", first_target="G3", second="inspiration", second_target="G2")
    table.order("G2", "heal", target="G3")
    table.order("E1", "attack", target="G3", stance="furious")
    table.order("E2", "hail", number=3)
    table.order("G3", "attack", target="E1")
    table.system(RemoveCharacter(seat=2, reason="left for good"), 0)
    kept = {answer.seat: table.read(answer.action) for answer in table.answers.values()}
    assert kept[0] == Unclear(decision="r1.order.s0", verb="ward", clear="inspiration", clear_target=1)
    assert kept[1] == Unclear(decision="r1.order.s1", verb="heal")
    assert kept[3] == Unclear(decision="r1.order.s3", verb="attack", stance="furious")
    assert kept[4] == Unclear(decision="r1.order.s4", verb="hail")
    assert 2 not in kept
    assert {(one.seat, one.what) for one in table.change.told} == {
        (0, "replaced"),
        (1, "replaced"),
        (3, "replaced"),
        (4, "replaced"),
        (2, "void"),
    }
    assert table.look().line(2).removed
    assert not any(2 in decision.asked for decision in table.decisions)
    with pytest.raises(RuleViolation):
        table.system(RemoveCharacter(seat=2), 0)
    with pytest.raises(RuleViolation):
        table.system(AdjustHealth(seat=2, health=1), 0)


@pytest.mark.rule("ARENA-R19")
def test_a_name_of_an_unclear_order_that_is_gone_is_forgotten():
    table = battle("DD", "DDD")
    table.order("G1", "unclear", verb="attack", named=[2, 3])
    table.system(RemoveCharacter(seat=2), 0)
    (answer,) = table.answers.values()
    assert table.read(answer.action) == Unclear(decision="r1.order.s0", verb="attack", named=(3,))


@pytest.mark.rule("ARENA-R19")
def test_an_order_of_who_can_no_longer_act_is_void():
    table = battle("BD", "DD")
    table.order("G1", "attack", target="E1")
    table.system(AdjustHealth(seat=0, health=0), 0)
    assert table.answers == {}
    assert [(one.seat, one.what) for one in table.change.told] == [(0, "void")]


@pytest.mark.rule("ARENA-R20")
def test_a_seat_may_be_handed_to_the_script_and_taken_back_openly():
    table = battle()
    table.system(Script(seat=1), 0)
    assert table.look().line(1).scripted
    table.system(Script(seat=1, on=False), 0)
    assert not table.look().line(1).scripted
    assert [(event.on, event.audience) for event in table.events("seat_scripted")] == [(True, "everyone"), (False, "everyone")]


@pytest.mark.rule("ARENA-R34")
def test_a_ruling_on_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(RuleViolation) as violation:
        battle().system(AdjustHealth(seat=9, health=1), 0)
    assert violation.value.rule == "ARENA-R34"


@pytest.mark.rule("ARENA-R34")
def test_a_host_orders_for_a_seat_like_the_seat_itself():
    table = battle()
    table.take(0, Attack(decision="r1.order.s0", target=2), 0, "gm")
    assert table.change.openings[-1].origin == "gm"
    table.close_round(4)
    assert table.health("E1") == 2
