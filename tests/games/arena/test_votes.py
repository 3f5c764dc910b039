"""Giving up by a vote nobody sees (ARENA-R39)."""

from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from cogs.arena.rules.acts import AdjustHealth, Script
from cogs.arena.rules.game import ARENA
from tests.games.arena.battle import battle

pytestmark = pytest.mark.rule("ARENA-R39")


def public(events: list[Any]) -> list[str]:
    return [event.kind for event in events if event.audience == "everyone"]


def test_a_side_gives_up_when_all_its_living_agree_and_the_orders_are_not_resolved():
    table = battle("DDD", "DDD", G3="dead")
    table.order("E1", "attack", target="G1")
    table.order("G1", "concede", agree=True)
    assert (public(table.events()), table.state.over) == ([], None)
    table.order("G2", "concede", agree=True)
    assert public(table.events()) == ["battle_over", *["class_revealed"] * 6]
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.cause) == ("evil", "ARENA-R39")
    assert (table.health("G1"), table.change.draws) == (3, [])
    assert table.look().sums == ()


def test_a_vote_is_sealed_and_told_to_the_voter_alone():
    table = battle()
    entry = table.order("G1", "concede", agree=True)
    assert set(entry.facts) == {"seat", "decision", "seal"}
    assert [(event.kind, event.audience) for event in table.events()] == [("concede_voted", (0,))]
    for reader in ("G2", "E1", None):
        assert '"yes"' not in table.look(reader).model_dump_json()


def test_a_vote_can_be_taken_back_and_lasts_for_its_round():
    table = battle()
    table.order("G1", "concede", agree=True)
    table.order("G1", "concede", agree=False)
    table.order("G2", "concede", agree=True)
    assert table.state.over is None
    table.close_round()
    table.order("G1", "concede", agree=True)
    assert table.state.over is None


def test_who_lies_still_until_healed_and_a_scripted_seat_agree_with_who_asks():
    table = battle("DDD", "DDD", G2=0, scripted=["G3"])
    table.set_standing(1, [ARENA.standing_type(since=1)], 0)
    assert table.state.over is None  # nobody has asked for it
    table.order("G1", "concede", agree=True)
    assert table.state.over is not None


def test_a_seat_handed_to_the_script_agrees_at_once():
    table = battle()
    table.order("G1", "concede", agree=True)
    table.system(Script(seat=1), 0)
    assert table.state.over is not None


def test_a_down_player_without_that_order_is_asked_too():
    table = battle(G2=0)
    table.order("G1", "concede", agree=True)
    assert table.state.over is None


def test_only_who_is_down_may_rest():
    with pytest.raises(RuleViolation) as violation:
        battle().order("G1", "rest")
    assert violation.value.rule == "ARENA-R39"


def test_a_death_by_ruling_may_leave_only_agreeing_ones():
    table = battle()
    table.order("G1", "concede", agree=True)
    table.system(AdjustHealth(seat=1, health=-1, reason="fell off the wall"), 0)
    assert table.outcome is not None
    assert table.outcome.cause == "ARENA-R39"


def test_a_table_may_have_no_giving_up():
    table = battle(options={"concede": "off"})
    assert not any(decision.ask == "concede" for decision in table.decisions)
