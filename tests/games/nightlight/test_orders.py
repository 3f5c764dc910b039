"""Plans for the coming turn, laps in any order, players who left, stand-ins, rulings of a GM."""

import random
from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from cogs.nightlight.rules.actions import Condition, Plan, PlannedAttack, Policy
from cogs.nightlight.rules.acts import SYSTEM
from cogs.nightlight.rules.game import NIGHTLIGHT
from tests.games.nightlight.night import Evening, night

TIED = ["N05#1", "N04#1"]


def before_the_foxs_turn(**fields: Any) -> Evening:
    """The Owl's pass begins the Fox's second turn, with a tie of two denizens."""
    dice = fields.pop("dice", [1] * 8)
    fields = {"P1__front": TIED, "P1__stash": ["W02#1", "W05#1"], "P2__front": ["N01#1!"], "P2__stash": ["W01#1"], **fields}
    return night("FOX", "OWL", dice=dice, turn="P2", **fields)


def plan(**fields: Any) -> Plan:
    return Plan.model_validate({"turn": 2, **fields})


@pytest.mark.rule("NL-R34")
def test_a_plan_breaks_the_tie_and_attacks_when_the_turn_comes():
    table = before_the_foxs_turn(dice=[1] * 5 + [1] * 3 + [6] * 8 + [1] * 2)
    table.set_standing(0, [plan(defend=["N04#1"], attacks=[PlannedAttack(card="W02#1", enemy="N04#1")])], 0)
    assert table.asked() == ["r1.l1.attack.s1"]
    table.do("pass", 1)
    assert [one.by for one in table.events("attack_declared")] == ["N04#1", "FOX"]
    assert table.of("nightmare_discard") == ["N04#1"]
    assert table.asked() == ["r1.l2.attack.s1"]


@pytest.mark.rule("NL-R34")
def test_a_plan_is_for_one_turn_only():
    table = before_the_foxs_turn()
    table.set_standing(0, [plan(turn=3, defend=["N04#1"])], 0)
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.defend.s0"]


@pytest.mark.rule("NL-R34")
def test_what_became_illegal_in_a_plan_is_left_out_and_the_seat_asked_or_passed():
    gone = [PlannedAttack(card="W03#1", enemy="N04#1"), PlannedAttack(card="W02#1", enemy="Z01#1")]
    table = before_the_foxs_turn()
    table.set_standing(0, [plan(toughest=True, attacks=gone)], 0)
    table.do("pass", 1)
    assert [one.by for one in table.events("attack_declared")] == ["N04#1"]
    assert table.asked() == ["r1.l2.attack.s0"]
    table = before_the_foxs_turn()
    table.set_standing(0, [plan(toughest=True, attacks=gone, otherwise="pass")], 0)
    table.do("pass", 1)
    assert table.events("attack_skipped")[-1].why == "passed"


@pytest.mark.rule("NL-R34")
def test_a_planned_target_that_isnt_legal_is_left_to_the_moment_itself():
    table = before_the_foxs_turn(dice=[1] * 8 + [6] * 6 + [1, 1, 1], P1__front=["N05#1", "N04#1", "N01#2!"])
    table.set_standing(0, [plan(toughest=True, attacks=[PlannedAttack(card="W05#1", enemy="N05#1", targets=("Z05#1",))])], 0)
    table.do("pass", 1)
    assert table.asked() == ["r1.c1.choose.s0"]
    assert table.offered(0, ("kind", "choose")) == ("N04#1", "N01#2")


@pytest.mark.rule("NL-CON-e")
def test_an_attack_may_bring_the_answer_along_or_be_asked_or_follow_a_policy():
    fields = {"P1__front": ["N05#1!", "N04#1!", "N01#2!"], "P1__stash": ["W05#1"]}
    table = night("FOX", dice=[6] * 6 + [1] * 3, **fields)
    table.do("attack", card="W05#1", enemy="N05#1", targets=["N04#1"])
    assert table.of("P1.front") == ["N04#1:1", "N01#2"]
    table = night("FOX", dice=[6] * 6 + [1] * 3, **fields)
    table.do("attack", card="W05#1", enemy="N05#1")
    assert table.asked() == ["r1.c1.choose.s0"]
    assert table.refused("choose", targets=["N05#1"]) == "NL-CON-e"
    table.do("choose", targets=["N04#1"])
    assert table.of("P1.front") == ["N04#1:1", "N01#2"]
    table = night("FOX", dice=[6] * 6 + [1] * 3, **fields)
    table.set_standing(0, [Policy(card="W05", way="order", targets=("N04#1",))], 0)
    table.do("attack", card="W05#1", enemy="N05#1")
    assert table.of("P1.front") == ["N04#1:1", "N01#2"]
    table = night("FOX", dice=[6] * 6 + [1] * 3, **fields)
    table.set_standing(0, [Policy(card="W05", way="pass")], 0)
    table.do("attack", card="W05#1", enemy="N05#1")
    assert table.of("nightmare_discard") == ["N05#1", "N01#2"]  # the one with the fewest health left


@pytest.mark.rule("NL-CON-e")
def test_a_part_that_may_be_left_can_be_declined_beforehand():
    fields: dict[str, Any] = {"P1__front": ["N01#1!"], "P1__stash": ["W09#1"], "P2__front": ["N02#1", "N02#2"], "P2__stash": ["W01#1"]}
    table = night("OWL", "FOX", dice=[1] * 5 + [1] * 7, **fields)
    table.do("attack", card="W09#1", enemy="N01#1", targets=["-"])
    assert table.events("moved") == []
    table = night("OWL", "FOX", dice=[1] * 5 + [1] * 7, **fields)
    table.do("attack", card="W09#1", enemy="N01#1", targets=["N02#2"])
    assert [(one.enemy, one.seat) for one in table.events("moved")] == [("N02#2", 0)]


def loose(**fields: Any) -> Evening:
    fields = {"P1__front": ["N01#1"], "P2__front": ["N01#2"], "P3__front": ["N01#3"], **fields}
    fields |= {f"P{n}__stash": [card] for n, card in ((1, "W01#1"), (2, "W01#2"), (3, "W02#1"))}
    return night("FOX", "OWL", "BEA", options={"loose_laps": "on"}, dice=fields.pop("dice", [1] * 30), **fields)


@pytest.mark.rule("NL-R34")
def test_in_loose_laps_turns_come_in_any_order_and_a_new_lap_when_all_had_theirs():
    table = loose()
    table.do("pass", 0)
    assert table.asked() == ["r1.l1.begin.s1", "r1.l1.begin.s2"]
    assert table.refused("begin", 0) == "LT-1"
    table.do("begin", 2)
    assert table.asked() == ["r1.l1.attack.s2"]
    table.do("pass", 2)
    assert table.asked() == ["r1.l1.begin.s1"]
    table.do("begin", 1)
    table.do("pass", 1)
    assert sorted(table.asked()) == ["r1.l2.begin.s0", "r1.l2.begin.s1", "r1.l2.begin.s2"]
    assert table.of("lap") == 2


@pytest.mark.rule("NL-R34")
def test_in_loose_laps_a_plan_begins_its_turn_by_itself_and_the_check_is_made_all_the_same():
    table = loose(dice=[1] * 30)
    table.set_standing(2, [plan(turn=1, otherwise="pass")], 0)
    table.do("pass", 0)
    assert table.events("turn_begun")[0].seat == 2
    assert table.asked() == ["r1.l1.begin.s1"]
    table = loose(dice=[], P1__front=["N01#1!"], P2__front=["N01#2!"], P3__front=["N01#3!"])
    table.do("pass", 0)
    assert table.kinds().count("round_ended") == 1


def system(table: Evening, **document: Any) -> None:
    table.system(SYSTEM.validate_python(document), 0)


@pytest.mark.rule("NL-R40")
def test_the_animal_of_a_player_who_left_runs_on_defaults_or_on_its_stand_in():
    table = before_the_foxs_turn(dice=[1] * 30)
    system(table, kind="leave", seat=0)
    table.do("pass", 1)
    assert table.events("attack_declared")[0].by == "N05#1"
    assert table.events("attack_skipped")[0].why == "passed"
    table = before_the_foxs_turn(dice=[1] * 30)
    system(table, kind="leave", seat=0)
    system(table, kind="stand_in", seat=0, by=1)
    table.do("pass", 1)
    assert [(one.id, one.asked) for one in table.decisions if one.awaited] == [("r1.l2.defend.s0", (1,))]
    system(table, kind="leave", seat=0, on=False)
    system(table, kind="stand_in", seat=0, by=None)
    assert [(one.id, one.asked) for one in table.decisions if one.awaited] == [("r1.l2.defend.s0", (0,))]


@pytest.mark.rule("NL-R40")
def test_without_the_switch_nobody_stands_in_for_a_player_who_is_there():
    table = before_the_foxs_turn()
    for document in ({"kind": "stand_in", "seat": 0, "by": 1}, {"kind": "leave", "seat": 7}, {"kind": "stand_in", "seat": 0, "by": 0}):
        with pytest.raises(RuleViolation) as found:
            system(table, **document)
        assert found.value.rule == "NL-R40"


@pytest.mark.rule("NL-R40")
@pytest.mark.parametrize(
    ("asked", "fields", "handed"),
    [
        ("r1.raid1.take.s0", {"at": "raid", "options": {"raid": "open"}}, True),
        ("r1.raid1.rank.s0", {"at": "raid"}, False),
        ("r1.l1.attack.s0", {"P1__stash": ["W02#1"], "P1__front": ["N01#1!"]}, True),
        ("r1.c1.put.s0", {"P1__stash": ["G5#1"], "P1__front": ["N01#1"]}, False),
        ("r1.w1.declared.s0", {"P1__stash": ["G2#1"], "P2__front": ["N01#1"], "turn": "P1"}, False),
    ],
)
def test_a_stand_in_answers_what_is_waited_for_in_the_open(asked: str, fields: Any, handed: bool):
    fields: Any = {**fields, "options": {"stand_in": "on", **fields.get("options", {})}}
    table = night("FOX", "OWL", dice=[1] * 30, **fields)
    if "put" in asked:
        table.do("free", 0, card="G5#1")
    if "declared" in asked:
        table.do("pass", 0)
    system(table, kind="stand_in", seat=0, by=1)
    decision = table.decision(asked)
    assert decision.asked == (0,)
    assert (decision.default is not None and decision.default.kind == "hand_over") == handed
    if handed:
        table.expire(asked, 0)
        assert (table.decision(asked).asked, table.events("handed_over")[0].by) == ((0, 1), 1)
        table.take(1, NIGHTLIGHT.script(table.look(1), table.decision(asked), _choose(table, asked), random.Random(1)), 0)
        assert asked not in table.asked()


def _choose(table: Evening, asked: str) -> Any:
    return lambda picks: NIGHTLIGHT.choices(table.state, 1, table.decision(asked), picks)


@pytest.mark.rule("NL-R40", "NL-CON-m")
def test_what_a_player_who_left_has_seen_of_a_deck_the_stand_in_never_sees():
    table = night("FOX", "OWL", dice=[1] * 30, options={"stand_in": "on"}, P1__stash=["G5#1", "W02#1"], P1__front=["N01#1!"])
    table.do("free", 0, card="G5#1")
    system(table, kind="stand_in", seat=0, by=1)
    assert table.decision("r1.c1.put.s0").asked == (0,)
    system(table, kind="leave", seat=0)
    assert table.events("put_under")[-1].count == 0
    assert [(one.id, one.asked) for one in table.decisions if one.awaited] == [("r1.l1.attack.s0", (1,))]


def test_a_gm_sets_wounds_and_cards_right_and_what_follows_follows():
    table = before_the_foxs_turn(P1__wounds=1)
    system(table, kind="rule_wounds", target="N04#1", wounds=3, reason="counted again")
    assert table.of("nightmare_discard") == ["N04#1"]
    system(table, kind="rule_ready", card="N01#1", exhausted=False, reason="turned by mistake")
    assert table.of("P2.front") == ["N01#1"]
    system(table, kind="rule_ready", card="W02#1", exhausted=True)
    assert table.of("P1.stash") == ["W02#1!", "W05#1"]
    system(table, kind="rule_wounds", target="FOX", wounds=6)
    assert table.of("P1.alive") is False
    for document in ({"kind": "rule_wounds", "target": "FOX", "wounds": 1}, {"kind": "rule_ready", "card": "W09#1", "exhausted": True}):
        with pytest.raises(RuleViolation) as found:
            system(table, **document)
        assert found.value.rule == "NL-CON-e"


def test_who_left_is_answered_for_in_raids_and_windows_too():
    table = night("FOX", "OWL", at="raid")
    system(table, kind="leave", seat=1)
    assert table.answers.keys() == {"r1.raid1.rank.s1"}
    table = night("OWL", "BEA", dice=[1] * 6, turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["G2#1"])
    system(table, kind="leave", seat=1)
    assert table.asked() == ["r1.l2.attack.s0"]
    agree = night("FOX", "OWL", at="raid", options={"raid": "agree"})
    system(agree, kind="leave", seat=0)
    assert [one.asked for one in agree.decisions] == [(1,)]
    system(agree, kind="leave", seat=1)
    assert agree.events("card_taken") != []


def test_an_order_on_an_enemy_names_conditions_only_that_the_model_knows():
    with pytest.raises(ValueError, match="kind"):
        Condition.model_validate({"kind": "moon"})
    assert NIGHTLIGHT.standing_type is not None


# ---- plans that became illegal


def told(table: Evening) -> list[tuple[int, str, dict[str, Any]]]:
    dropped = [one for one in table.change.told if one.what == "standing_dropped"]
    assert all(one.refused is not None and one.refused.rule == "NL-R34" for one in dropped)
    return [(one.seat, one.refused.key.rpartition("-")[2], dict(one.refused.facts)) for one in dropped if one.refused]


GONE = [PlannedAttack(card="W03#1", enemy="N04#1"), PlannedAttack(card="W02#1", enemy="Z01#1")]
NAMED = {"animal": "FOX", "card": "W03#1", "enemy": "N04#1"}


@pytest.mark.rule("NL-R34")
def test_a_plan_that_became_illegal_is_dropped_and_its_owner_told_once():
    table = before_the_foxs_turn(P2__stash=["W01#1", "G1#1"], P1__wounds=2, options={"free_stop": "orders"})
    table.set_standing(0, [plan(toughest=True, attacks=GONE)], 0)
    assert told(table) == []  # not before its turn: until then it may become legal again
    table.do("pass", 1)
    assert told(table) == [(0, "ask", NAMED)]
    assert table.standing[0] == [plan(toughest=True)]
    table.do("free", 1, card="G1#1")  # another entry while the seat is still asked
    assert table.asked() == ["r1.l2.attack.s0"]
    assert len(told(table)) == 1


@pytest.mark.rule("NL-R34")
def test_a_restart_between_two_entries_tells_no_second_time():
    table = before_the_foxs_turn(P2__stash=["W01#1", "G1#1"], P1__wounds=2, options={"free_stop": "orders"})
    table.set_standing(0, [plan(toughest=True, attacks=GONE)], 0)
    table.do("pass", 1)
    again = Evening(NIGHTLIGHT, table.finish(), table.entropy)
    again.dice = table.dice
    again.do("free", 1, card="G1#1")
    assert told(again) == []


@pytest.mark.rule("NL-R34")
def test_a_plan_that_passes_otherwise_passes_and_says_so():
    table = before_the_foxs_turn()
    table.set_standing(0, [plan(toughest=True, attacks=GONE, otherwise="pass")], 0)
    table.do("pass", 1)
    assert told(table) == [(0, "pass", NAMED)]
    assert table.standing[0] == []  # had its turn


@pytest.mark.rule("NL-R34")
def test_one_legal_attack_is_enough_for_a_plan_and_nobody_is_told():
    table = before_the_foxs_turn(dice=[1] * 40)
    table.set_standing(0, [plan(toughest=True, attacks=[*GONE, PlannedAttack(card="W02#1", enemy="N04#1")])], 0)
    table.do("pass", 1)
    assert [one.by for one in table.events("attack_declared")] == ["N04#1", "FOX"]
    assert (told(table), table.standing[0]) == ([], [])


@pytest.mark.rule("NL-R34")
def test_a_denizen_that_isnt_tied_is_dropped_from_the_plan_and_the_rest_stays():
    table = before_the_foxs_turn()
    mine = [PlannedAttack(card="W02#1", enemy="N04#1")]
    table.set_standing(0, [Policy(card="G1", way="pass"), plan(defend=["Z01#1"], attacks=mine)], 0)
    table.do("pass", 1)
    assert told(table) == [(0, "defend", {"animal": "FOX", "card": "W02#1", "enemy": "Z01#1"})]
    assert table.standing[0] == [Policy(card="G1", way="pass"), plan(attacks=mine)]
    assert table.asked() == ["r1.l2.defend.s0"]


@pytest.mark.rule("NL-R34")
def test_a_turn_without_anything_to_attack_with_drops_the_plan():
    table = before_the_foxs_turn(dice=[1] * 40, P1__stash=["W02#1!"], P1__front=["N01#2"], P2__front=["N01#1"])
    table.set_standing(0, [plan(attacks=[PlannedAttack(card="W02#1", enemy="N01#2")])], 0)
    table.do("pass", 1)
    assert table.events("attack_skipped")[-1].why == "no_card"
    assert told(table) == [(0, "turn", {"animal": "FOX", "card": "W02#1", "enemy": "N01#2"})]


@pytest.mark.rule("NL-R34")
def test_an_animal_that_falls_has_no_plan_any_more():
    table = before_the_foxs_turn(P1__wounds=5, dice=[6] * 4 + [1] * 12)
    table.set_standing(0, [plan(turn=3, attacks=GONE), Policy(card="G1", way="pass")], 0)
    table.do("pass", 1)
    table.do("defend", 0, denizen="N05#1")
    assert told(table) == [(0, "fallen", NAMED)]
    assert table.standing[0] == [Policy(card="G1", way="pass")]


@pytest.mark.rule("NL-R34")
def test_who_answers_by_hand_after_all_has_no_plan_left_over():
    table = before_the_foxs_turn()
    later = plan(turn=3, attacks=GONE)
    table.set_standing(0, [plan(attacks=GONE, toughest=True), later], 0)
    table.do("pass", 1)
    assert len(told(table)) == 1
    table.do("pass", 0)
    assert table.standing[0] == [later]
    assert len(told(table)) == 1
