"""Free actions and the moments at which the table waits for them."""

import pytest

from bot.kernel.replay import undo
from bot.kernel.walk import actions_of
from cogs.nightlight.rules.actions import Condition, Policy
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.windows import free_rule
from tests.games.nightlight.night import Evening, night
from tests.kernel.contract import history


def owl_attacked(*, p2: list[str], dice: list[int], **fields: object) -> Evening:
    """The Bear's turn is passed, so that a denizen with three dice attacks the Owl."""
    return night("OWL", "BEA", dice=dice, turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=p2, **fields)


@pytest.mark.rule("NL-OBJ-b")
def test_the_defenders_own_player_is_asked_for_its_tie_and_its_attack():
    table = night("FOX", "OWL", dice=[1] * 7, turn="P2", P1__front=["N04#1", "N05#1"], P1__stash=["W02#1"])
    table.do("pass", 1)
    assert [(one.id, one.asked) for one in table.decisions] == [("r1.l2.defend.s0", (0,))]
    table.do("defend", 0, denizen="N05#1")
    assert [(one.id, one.asked) for one in table.decisions] == [("r1.l2.attack.s0", (0,))]


@pytest.mark.rule("NL-R41")
def test_a_window_opens_only_for_an_owner_of_a_card_that_could_be_used_in_it():
    table = owl_attacked(p2=["W01#2"], dice=[1] * 6)
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]
    assert table.state.windows_opened == 0
    table = owl_attacked(p2=["G2#1"], dice=[1] * 6)
    table.do("pass", 1)
    assert table.asked() == ["r1.w1.declared.s1"]
    assert table.look().window.moment == "declared"


@pytest.mark.rule("NL-R41")
def test_an_exhausted_card_or_one_for_another_defender_opens_nothing():
    for card in ("G2#1!", "BEA2"):
        table = owl_attacked(p2=[card], dice=[1] * 6)
        table.do("pass", 1)
        assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-R41")
def test_an_open_card_is_asked_for_before_the_own_defend_and_before_a_round_ends_only():
    table = night(
        "OWL", "BEA", dice=[1] * 6, turn="P2", P1__front=["N01#1"], P1__wounds=2, P1__stash=["G1#1", "W01#1"], P2__stash=["G1#2", "W02#1"]
    )
    table.do("pass", 1)
    assert table.asked() == ["r1.w1.defend.s0"]  # the Bear, whose turn it isn't, passed by itself
    assert [one.seat for one in table.events("passed")] == [1]
    table.do("pass", 0)
    table.do("pass", 0)  # the Attack step: nobody is ready any more
    assert sorted(table.asked()) == ["r1.w2.round_end.s0", "r1.w2.round_end.s1"]


@pytest.mark.rule("NL-R41")
def test_free_stop_all_waits_wherever_a_card_could_be_used_and_orders_never():
    fields = {"turn": "P2", "P1__front": ["N01#1"], "P1__wounds": 2, "P1__stash": ["W01#1"], "P2__stash": ["G1#1"]}
    table = night("OWL", "BEA", options={"free_stop": "all"}, dice=[1] * 6, **fields)
    moments = []
    table.do("pass", 1)
    while table.state.window is not None:
        moments.append(table.state.window.moment)
        table.do("pass", 1)
    assert moments == ["after_turn", "defend", "declared", "rolled", "between"]
    table = night("OWL", "BEA", options={"free_stop": "orders"}, dice=[1] * 6, **{**fields, "P2__stash": ["G2#1"]})
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]
    table = night("OWL", "BEA", options={"window_time": 0}, dice=[1] * 6, **{**fields, "P2__stash": ["G2#1"]})
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-R25")
def test_a_window_closes_when_all_have_passed_and_the_second_of_two_finds_the_attack_as_it_is_then():
    table = night(
        "OWL", "BEA", "RAB", dice=[1] * 8, turn="P3", P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["G2#1"], P3__stash=["G2#2"]
    )  # fmt: skip
    table.do("pass", 2)
    assert table.asked() == ["r1.w1.declared.s1", "r1.w1.declared.s2"]
    table.do("free", 2, card="G2#2")
    assert table.asked() == ["r1.w1.declared.s1"]
    table.do("pass", 1)
    assert len(table.events("rolled")[0].defense) == 5
    assert table.refused("free", 1, card="G2#1") == "LT-1"  # nothing can be used now: the Bulb waits for an attack


@pytest.mark.rule("NL-R25")
def test_a_free_action_that_became_illegal_is_refused_and_nothing_is_paid():
    table = night(
        "OWL", "RAB", "TUR", dice=[1] * 7, turn="P3", P2__front=["N01#1"], P2__stash=["RAB2", "W01#1", "G2#1"], P3__stash=["TUR2"]
    )  # fmt: skip
    table.do("pass", 2)
    assert table.state.attack.on == "RAB"  # the Owl had nobody to fight
    table.do("free", 2, card="TUR2")
    assert table.state.attack.on == "TUR"
    assert table.refused("free", 1, card="RAB2") == "NL-CON2-e"
    assert table.of("P2.stash") == ["RAB2", "W01#1", "G2#1"]


@pytest.mark.rule("NL-R22")
def test_between_comparing_and_wounds_nobody_is_asked():
    table = night("OWL", dice=[6, 6, 6, 1, 1, 1], P1__front=["N01#1"], P1__wounds=4, P1__stash=["G1#1", "W01#1", "OWL1"])
    table.do("pass")
    assert table.asked() == ["r1.w1.defend.s0"]
    table.do("pass")
    assert table.asked() == ["r1.w2.rolled.s0"]
    table.do("pass")
    told = table.kinds()
    after = told[told.index("compared") :]
    assert after[:4] == ["compared", "wounded", "unstuffed", "night_over"]


@pytest.mark.rule("NL-R22")
def test_a_free_action_is_offered_while_a_tie_an_attack_or_a_raid_is_waited_for():
    table = night("FOX", "OWL", P1__wounds=1, P1__front=["N01#1"], P2__stash=["G1#1"], P1__stash=["W01#1"])
    assert [one.id for one in table.decisions] == ["r1.l1.attack.s0", "r1.free.s1"]
    table.do("free", 1, card="G1#1")
    assert table.of("P1.wounds") == 0
    assert table.of("toy_discard") == ["G1#1"]
    assert table.asked() == ["r1.l1.attack.s0"]
    raid = night("FOX", "OWL", at="raid", P1__wounds=1, P2__stash=["G1#1"])
    raid.do("rank", 0, cards=["W02#1"])
    raid.do("free", 1, card="G1#1")
    assert raid.of("P1.wounds") == 0
    assert raid.answers.keys() == {"r1.raid1.rank.s0"}  # the ranking that was handed in stays


@pytest.mark.rule("NL-CON-t")
def test_a_free_attack_is_resolved_before_the_attack_step_that_waits():
    table = night(
        "OWL", "FOX", dice=[6, 1, 1, 1, 1, 1], P1__front=["N01#1"], P1__stash=["W01#1"], P2__front=["N02#1!"], P2__stash=["FOX2"]
    )  # fmt: skip
    table.do("free", 1, card="FOX2", enemy="N02#1")
    assert table.of("P2.front") == ["N02#1!:1"]
    assert table.asked() == ["r1.l1.attack.s0"]
    assert table.state.busy == 0


@pytest.mark.rule("NL-CON-t")
def test_no_free_attack_while_another_attack_is_resolved_or_rankings_are_out():
    fox = night(
        "OWL", "FOX", dice=[], turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"], P2__front=["N02#1!"], P2__stash=["FOX2", "G2#1"]
    )
    fox.do("pass", 1)
    assert fox.asked() == ["r1.w2.declared.s1"]  # the window before the Owl's Defend passed by itself
    assert fox.refused("free", 1, card="FOX2", enemy="N02#1") == "NL-CON-t"
    raid = night("OWL", "FOX", at="raid", P1__wounds=1, P2__front=["N02#1!"], P2__stash=["FOX2", "G1#1"])
    assert raid.refused("free", 1, card="FOX2", enemy="N02#1") == "NL-CON-t"


@pytest.mark.rule("NL-CON-h")
def test_a_reroll_in_the_rolled_window_asks_those_again_who_passed_the_attack_as_it_was():
    table = night(
        "OWL", "BEA", dice=[6, 6, 1, 5, 5, 1, 6], turn="P2", P1__front=["N01#1"], P1__stash=["W01#1", "OWL1"], P2__stash=["G4#1"]
    )  # fmt: skip
    table.do("pass", 1)
    assert table.asked() == ["r1.w1.rolled.s0", "r1.w1.rolled.s1"]
    table.do("pass", 0)
    table.do("free", 1, card="G4#1", dice=["attack.2"])
    assert table.state.attack.attack_dice == [6, 6, 6]
    assert table.asked() == ["r1.w1.rolled.s0"]


def policy(card: str, way: str, *conditions: Condition, **more: object) -> Policy:
    return Policy.model_validate({"card": card, "way": way, "conditions": conditions, **more})


@pytest.mark.rule("NL-R41")
def test_orders_fire_before_anybody_is_asked_and_only_while_their_conditions_hold():
    table = owl_attacked(p2=["G2#1"], dice=[1] * 8)
    table.set_standing(1, [policy("G2", "order", Condition(kind="attack_dice", n=3))], 0)
    table.do("pass", 1)
    assert table.of("P2.stash") == ["G2#1!"]
    assert table.asked() == ["r1.l2.attack.s0"]
    table = owl_attacked(p2=["G2#1"], dice=[1] * 6)
    table.set_standing(1, [policy("G2#1", "order", Condition(kind="attack_dice", n=4))], 0)
    table.do("pass", 1)
    assert table.of("P2.stash") == ["G2#1"]
    assert table.asked() == ["r1.l2.attack.s0"]
    table = owl_attacked(p2=["G2#1"], dice=[1] * 6)
    table.set_standing(1, [policy("G2", "pass")], 0)
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.parametrize(
    ("condition", "used"),
    [
        (Condition(kind="always"), True),
        (Condition(kind="damage", n=2), True),
        (Condition(kind="damage", n=3), False),
        (Condition(kind="would_unstuff"), False),
        (Condition(kind="tier", n=1), True),
        (Condition(kind="tier", n=2), False),
        (Condition(kind="target", animal="OWL"), True),
        (Condition(kind="target", animal="BEA"), False),
    ],
)
def test_every_condition_of_an_order_is_held_against_the_dice_as_they_lie(condition: Condition, used: bool):
    table = owl_attacked(p2=["G4#1"], dice=[6, 6, 1, 1, 1, 1, 2, 2] if used else [6, 6, 1, 1, 1, 1])
    table.set_standing(1, [policy("G4", "order", condition)], 0)
    table.do("pass", 1)
    assert table.of("P2.stash") == (["G4#1!"] if used else ["G4#1"])


def test_an_order_to_heal_waits_for_as_many_wounds_as_it_says_and_names_whom():
    for wounds, left in ((1, 1), (2, 0)):
        table = night(
            "OWL", "BEA", dice=[1] * 6, turn="P2", P1__front=["N01#1"], P1__wounds=wounds, P1__stash=["W01#1"], P2__stash=["G1#1"]
        )  # fmt: skip
        order = policy("G1", "order", Condition(kind="wounds", n=2), targets=["OWL"], moments=["defend"])
        table.set_standing(1, [order], 0)
        table.do("pass", 1)
        assert table.of("P1.wounds") == left


def test_who_wants_to_be_asked_elsewhere_is_asked_there():
    table = owl_attacked(p2=["G1#1"], dice=[], P1__wounds=1)
    table.set_standing(1, [policy("G1", "ask", moments=["defend"])], 0)
    table.do("pass", 1)
    assert table.asked() == ["r1.w1.defend.s1"]
    table = owl_attacked(p2=["G1#1"], dice=[1] * 6, P1__wounds=1)
    table.set_standing(1, [policy("G1", "ask", moments=["my_defend"])], 0)
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-R33")
def test_nobody_sees_an_order_before_it_fires():
    table = owl_attacked(p2=["G2#1"], dice=[1] * 8)
    before = table.look(0)
    table.set_standing(1, [policy("G2", "order", Condition(kind="attack_dice", n=3))], 0)
    assert table.look(0) == before
    assert table.look(None) == table.look(None).model_copy()


@pytest.mark.rule("NL-CON-k")
def test_a_redirected_attack_is_the_other_animals_defend_all_the_same():
    table = night("OWL", "TUR", dice=[6, 6, 1, 1, 1, 1, 1], turn="P2", P1__front=["N01#1"], P1__stash=["W01#1"], P2__stash=["TUR2"])
    table.do("pass", 1)
    table.do("free", 1, card="TUR2")
    assert len(table.events("rolled")[0].defense) == 4
    assert (table.of("P1.wounds"), table.of("P2.wounds")) == (0, 2)
    assert table.of("P1.front") == ["N01#1!"]
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-CON-j")
def test_a_cancelled_attack_rolls_nothing_and_exhausts_its_denizen():
    table = night("RAB", dice=[], P1__front=["N01#1"], P1__stash=["RAB2", "W01#1"])
    table.do("pass")
    table.do("free", card="RAB2")
    assert table.of("P1.front") == ["N01#1!"]
    assert table.events("rolled") == []
    assert table.state.last_attack.cancelled


@pytest.mark.rule("NL-R24")
def test_a_declared_attacker_that_is_moved_goes_on_and_is_exhausted_where_it_lies():
    table = owl_attacked(p2=["G2#1"], dice=[1] * 6)
    table.do("pass", 1)
    state = table.state
    state.animals[1].front.append(state.animals[0].front.pop())
    table.do("pass", 1)
    assert table.events("compared")[0].on == "OWL"
    assert [(one.card, one.why) for one in table.events("exhausted")] == [("N01#1", "attacked")]


@pytest.mark.rule("NL-R24")
def test_a_declared_attacker_that_is_banished_has_no_attack_any_more():
    table = owl_attacked(p2=["G2#1"], dice=[], P2__front=["N02#1"])
    table.do("pass", 1)
    state = table.state
    state.nightmare_discard.append(state.animals[0].front.pop().id)
    table.do("pass", 1)
    assert table.events("attack_gone")[0].who == "N01#1"
    assert table.events("rolled") == []


@pytest.mark.rule("NL-R24")
def test_a_free_action_while_a_tie_waits_makes_the_next_ready_denizen_attack():
    table = night("FOX", "OWL", dice=[1] * 8, turn="P2", P1__front=["N04#1", "N05#1"], P1__stash=["W01#1"], P2__stash=["OWL2", "W02#1"])
    table.do("pass", 1)
    assert table.state.stage == "defend"
    table.do("free", 1, card="OWL2", targets=["N05#1"])
    assert table.events("attack_declared")[0].by == "N04#1"
    assert table.of("P1.front") == ["N04#1!", "N05#1!"]


@pytest.mark.rule("NL-P2.A-d")
def test_an_attack_step_ends_when_a_free_attack_leaves_nothing_to_attack_with_or_nobody():
    table = night("FOX", "OWL", dice=[1] * 6, P1__front=["N01#1!"], P1__stash=["FOX2"], P2__front=["N02#1"], P2__stash=["W02#1"])
    table.dice.faces += [1] * 8
    table.do("free", 0, card="FOX2", enemy="N01#1")
    assert [(one.seat, one.why) for one in table.events("attack_skipped")] == [(0, "no_card")]
    assert table.asked() == ["r1.l1.attack.s1"]
    table = night("FOX", "OWL", dice=[6] * 5 + [1] + [1] * 7, P1__front=["N01#1!"], P1__stash=["FOX2", "W01#1"], P2__front=["N02#1"])
    table.do("free", 0, card="FOX2", enemy="N01#1")
    assert table.events("attack_skipped")[0].why == "no_enemy"


@pytest.mark.rule("NL-R34")
def test_a_turn_begun_in_a_loose_lap_has_its_own_check():
    table = night(
        "FOX", "OWL", "BEA", options={"loose_laps": "on"}, dice=[], P2__front=["N01#1"], P2__stash=["OWL2"], P3__stash=["W01#1"]
    )  # fmt: skip
    table.do("pass", 0)
    table.do("free", 1, card="OWL2")
    table.do("begin", 2)
    assert "round_ended" in table.kinds()
    assert "turn_begun" not in table.kinds()


@pytest.mark.rule("NL-P2.D-c")
def test_before_a_defend_that_will_be_skipped_nobody_is_asked():
    table = night(
        "OWL", "BEA", dice=[], turn="P2", P1__front=["N01#1!"], P1__wounds=2, P1__stash=["G1#1", "W01#1"], P2__front=["N02#1"]
    )  # fmt: skip
    table.do("pass", 1)
    assert table.asked() == ["r1.l2.attack.s0"]


@pytest.mark.rule("NL-R25")
def test_a_window_has_the_time_that_the_table_gave_it():
    fields = {"turn": "P2", "P1__front": ["N01#1"], "P1__stash": ["W01#1"], "P2__stash": ["G2#1"]}
    for time, pace in ((None, "window"), (3600, 3600)):
        table = night("OWL", "BEA", options={"window_time": time}, dice=[1] * 6, **fields)
        table.do("pass", 1)
        assert [one.pace for one in table.decisions] == [pace]
        table.expire("r1.w1.declared.s1", 0)
        assert table.asked() == ["r1.l2.attack.s0"]
        assert table.of("P2.stash") == ["G2#1"]


def test_an_act_that_rolled_nothing_can_be_taken_back_until_others_build_on_it():
    table = night("FOX", "OWL", P1__wounds=2, P1__stash=["G1#1", "W02#1"], P1__front=["N01#1"])
    entry = table.take(0, actions_of(NIGHTLIGHT).validate_python({"kind": "free", "decision": "r1.free.s0", "card": "G1#1"}), 0)
    assert table.of("P1.wounds") == 0
    undo(table, 0, entry.n, history(table), 0)
    assert table.of("P1.wounds") == 2
    assert table.of("P1.stash") == ["G1#1", "W02#1"]


def test_the_largest_night_is_a_legal_one_that_waits_for_somebody():
    state = NIGHTLIGHT.largest()
    awaited = [one for one in NIGHTLIGHT.decisions(state) if one.awaited]
    assert {one.ask for one in awaited} == {"window"}
    assert len(state.animals[3].front) == 28


@pytest.mark.rule("NL-CON-e", "NL-CON-m")
def test_nobody_looks_at_a_deck_that_is_empty_nor_is_asked_to():
    table = night("FOX", "OWL", P1__stash=["W01#1"], P1__front=["N01#1"], P2__stash=["G5#1"], P2__front=["N02#1"])
    table.state.nightmare_discard, table.state.nightmare_deck = table.state.nightmare_deck, []
    assert free_rule(table.state, 1, "G5#1") == free_rule(table.look(1), 1, "G5#1") == "NL-CON-e"
    table = night("FOX", "OWL", P1__stash=["W01#1"], P1__front=["N01#1"], P2__stash=["G5#1"], P2__front=["N02#1"])
    assert free_rule(table.state, 1, "G5#1") is None
