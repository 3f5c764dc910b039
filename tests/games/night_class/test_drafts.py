"""A seat's own turn: what may be assigned, chained, taken back."""

import pytest

from bot.kernel.change import encode
from bot.kernel.game import RuleViolation
from cogs.night_class.rules.abilities import use_rule
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.sites import distance_to
from tests.games.night_class.night import night

BAY = night_of(NightOptions())


@pytest.mark.rule("NC-ABIL-g")
def test_punch_and_interact_are_there_from_the_first_turn():
    kinds = night(hero="K4", dice=[1]).offered(0)
    assert "punch" in kinds
    assert "activate" not in kinds
    assert "interact" in night(hero="K6", dice=[1]).offered(0)


@pytest.mark.rule("NC-R11", "NC-DICE-g")
def test_punch_and_interact_take_a_slot_each_and_may_be_repeated_with_more():
    table = night(hero="K2", tracks__ability=1, tracks__dice=1, dice=[1, 1, 2])
    table.do("punch", die=1, target="drake")
    table.do("punch", die=1, target="drake")
    assert table.of("drake") == 3
    assert table.refused("punch", die=2, target="drake") == "NC-DICE-g"


@pytest.mark.rule("NC-DICE-f")
def test_with_every_slot_unlocked_a_further_die_finds_none():
    table = night(hero="K2", tracks__ability=2, tracks__dice=1, dice=[1, 1, 2])
    for die in (1, 1, 2):
        table.do("punch", die=die, target="drake")
    assert table.refused("punch", die=2, target="drake") == "NC-DICE-h"


@pytest.mark.rule("NC-R3")
def test_a_corner_is_not_adjacent_for_punch_move_or_site():
    table = night(hero="K5", dice=[1])
    assert "punch" not in table.offered(0)
    assert distance_to(BAY, night(hero="K7").sheet(), "J6") == 2


@pytest.mark.rule("NC-R25")
def test_the_start_space_has_no_emblem_at_first_so_one_move_may_end_there_once():
    table = night(dice=[1, 2], unlocked=["unearthly_speed"])
    assert "K9" in table.offered(0, ("kind", "move"), ("die", 2))
    assert "K9" not in table.offered(0, ("kind", "move"), ("die", 1))
    assert table.refused("move", die=1, to="K9") == "NC-R25"
    table.do("move", die=2, to="K9")
    assert table.sheet().emblems == ("K9",)
    assert table.sheet().way in (("K8", "K9"), ("J9", "K9"))
    assert table.refused("activate", die=1, ability="unearthly_speed", to="K9") == "NC-MOVE-c"


@pytest.mark.rule("NC-R37")
def test_a_die_that_reaches_nothing_is_not_put_on_move():
    boxed_in = night(hero="K9", emblems=["K8", "J9"], dice=[1])
    assert "move" not in boxed_in.offered(0)
    assert boxed_in.refused("move", die=1, to="K8") == "NC-R37"
    assert boxed_in.sheet().free == [1]


@pytest.mark.rule("NC-R27")
def test_what_is_unlocked_works_at_once_but_a_train_upgrade_with_the_next_die_and_the_third_die_with_the_next_roll():
    table = night(hero="K9", dice=[3, 2])
    table.do("train", die=3, hex="move.1")
    table.do("move", die=2, to="K6")
    assert table.sheet().hero == "K6"
    table = night(hero="K2", dice=[4, 1, 2], tracks__dice=1)
    table.do("train", die=4, hex="ability.2")
    table.do("punch", die=1, target="drake")
    table.do("punch", die=2, target="drake")
    assert table.of("drake") == 3
    table = night(dice=[6, 1])
    table.do("train", die=6, hex="dice.3")
    assert len(table.sheet().dice) == 2


@pytest.mark.rule("NC-R29", "NC-RAD-a")
def test_absorb_is_refused_at_level_5_and_the_die_is_kept():
    table = night(unlocked=["absorb"], energy=5, dice=[3])
    assert table.refused("activate", die=3, ability="absorb") == "NC-R29"
    assert table.sheet().free == [3]


@pytest.mark.rule("NC-R30")
def test_interact_is_measured_by_street_steps_of_which_the_last_enters_the_sites_space():
    sheet = night(hero="K6").sheet()
    assert [distance_to(BAY, night(hero=space).sheet(), "J6") for space in ("K6", "K5", "K4", "K3")] == [1, 2, 3, 4]
    assert distance_to(BAY, sheet, "F6") > 3


@pytest.mark.rule("NC-R33")
def test_a_crossed_off_shapeshift_is_not_trained_again():
    table = night(unlocked=["shapeshift"], shapeshifted=True, dice=[6])
    assert table.refused("train", die=6, hex="shapeshift") == "NC-TRAIN-c"


# ---- chains


@pytest.mark.rule("NC-R16")
def test_a_chain_runs_on_with_each_ability_once_and_no_further_die_or_slot():
    abilities = ["rapid_processing", "bionic_arm", "alpha_predator", "unearthly_speed"]
    table = night(hero="G6", life=5, unlocked=abilities, dice=[1, 2])
    table.do("activate", die=1, ability="rapid_processing", site="F6")
    assert table.offered(0) == ("chain", "decline", "undo", "commit")
    assert [one.id for one in table.decisions] == ["t1.hero.s0"]
    table.do("chain", ability="bionic_arm", mode="chain", target="twister")
    assert table.offered(0, ("kind", "chain")) == ("alpha_predator", "unearthly_speed")
    table.do("chain", ability="alpha_predator", target="twister")
    assert (table.of("twister"), table.of("life"), table.sheet().free) == (0, 7, [2])
    assert table.offered(0) == ("move", "train", "undo", "commit")
    assert table.refused("chain", ability="unearthly_speed", to="G7") == "NC-R16"
    assert table.sheet().used == ("rapid_processing", "bionic_arm", "alpha_predator")


@pytest.mark.rule("NC-R16")
def test_while_a_chain_waits_nothing_else_is_done_and_it_may_be_declined():
    table = night(hero="G4", unlocked=["bionic_arm", "absorb"], dice=[1, 3])
    table.do("activate", die=1, ability="bionic_arm", mode="chain", target="twister")
    assert table.refused("move", die=3, to="G3") == "NC-R16"
    table.do("decline")
    assert table.of("chain") == 0
    table.do("move", die=3, to="G3")
    assert table.of("energy") == 1


@pytest.mark.rule("NC-R16", "NC-RAD-d")
def test_effects_that_look_at_the_die_look_at_the_one_that_began_the_chain():
    table = night(hero="G4", unlocked=["bionic_arm", "shrug_off"], dice=[6, 1])
    table.do("activate", die=6, ability="bionic_arm", mode="chain", target="twister")
    table.do("chain", ability="shrug_off")
    assert table.of("shrug") == 2


@pytest.mark.rule("NC-R16")
def test_rapid_processing_skips_an_interact_without_a_site_and_either_half_may_be_declined():
    alone = night(hero="K9", unlocked=["rapid_processing"], dice=[1])
    assert alone.refused("activate", die=1, ability="rapid_processing") == "NC-CYBER-d"
    table = night(hero="K9", unlocked=["rapid_processing", "absorb"], dice=[1])
    assert table.offered(0, ("kind", "activate"), ("die", 1), ("ability", "rapid_processing")) == ()
    table.do("activate", die=1, ability="rapid_processing")
    table.do("chain", ability="absorb")
    assert table.of("energy") == 2
    beside = night(hero="K6", unlocked=["rapid_processing", "absorb"], dice=[1])
    path = (("kind", "activate"), ("die", 1), ("ability", "rapid_processing"))
    assert beside.offered(0, *path) == ("J6",)
    assert beside.may_stop(0, *path)


@pytest.mark.rule("NC-R16", "NC-ABIL-b")
def test_what_was_used_or_is_ongoing_is_no_link_of_a_chain():
    table = night(hero="G4", unlocked=["bionic_arm", "absorb", "awareness", "perfect_face"], used=["absorb"], dice=[1])
    table.do("activate", die=1, ability="bionic_arm", mode="chain", target="twister")
    assert table.of("chain") == 0
    assert [use_rule(BAY, table.sheet(), one, 1, 0) for one in ("bionic_arm", "absorb", "awareness", "perfect_face")] == [
        "NC-ABIL-b", "NC-ABIL-b", "NC-CARDS-c", "NC-R12",
    ]  # fmt: skip


@pytest.mark.rule("NC-R17")
def test_rapid_strikes_hits_twice_at_most_and_the_second_target_is_chosen_after_the_first_hit():
    table = night(hero="J3", unlocked=["rapid_strikes"], dice=[1])
    path = (("kind", "activate"), ("die", 1), ("ability", "rapid_strikes"), ("target", "J4"))
    assert table.offered(0, *path) == ("drake",)
    assert table.may_stop(0, *path)
    assert table.offered(0, *path, ("second_target", "drake")) == ()
    table.do("activate", die=1, ability="rapid_strikes", target="drake", second_target="drake")
    assert table.of("drake") == 1


@pytest.mark.rule("NC-R20", "NC-GOO-b")
def test_bendy_takes_one_point_a_turn_whatever_hits_and_is_fresh_again_in_the_next():
    table = night(hero="A4", unlocked=["rapid_strikes"], dice=[1], names={"t2.hero1": 1, "t2.hero2": 2, "t2.hero3": 3})
    table.do("activate", die=1, ability="rapid_strikes", target="goo", second_target="goo")
    assert table.of("goo") == 2
    table.do("commit")
    table.do("check", column="distrust")
    table.do("punch", die=1, target="goo")
    assert table.of("goo") == 2


@pytest.mark.rule("NC-R20", "NC-ALIEN-g")
def test_a_hit_that_bendy_took_is_no_damage_so_alpha_predator_still_meets_it_at_full_stamina():
    table = night(hero="A4", unlocked=["alpha_predator"], tracks__ability=1, dice=[1, 2])
    table.do("punch", die=1, target="goo")
    table.do("activate", die=2, ability="alpha_predator", target="goo")
    assert table.of("goo") == 3


# ---- Stomp and taking back


@pytest.mark.rule("NC-R28", "NC-POST-h")
def test_stomp_rerolls_neither_assigned_nor_discarded_dice_and_needs_one():
    stomp = ["irradiated_stomp"]
    table = night(unlocked=stomp, tracks__dice=1, boxes__drake=1, checked="drake", dice=[1, 6, 2], names={"t1.hero3.r1": 5})
    table.do("activate", die=1, ability="irradiated_stomp")
    assert [tuple(die) for die in table.sheet().dice] == [(1, "ability"), (6, "discarded"), (5, "free")]
    assert [draw.key for draw in table.dice.log] == ["t1.hero3.r1"]
    alone = night(unlocked=stomp, dice=[4])
    assert alone.refused("activate", die=4, ability="irradiated_stomp") == "NC-R28"


@pytest.mark.rule("NC-R7")
def test_sixes_are_safe_again_when_the_sorcerer_falls_in_the_same_turn():
    table = night(
        hero="K2", drake=1, boxes__drake=1, checked="drake", unlocked=["irradiated_stomp"], tracks__ability=1, tracks__dice=1,
        dice=[1, 2, 3], names={"t1.hero3.r1": 6},
    )  # fmt: skip
    table.do("punch", die=1, target="drake")
    table.do("activate", die=2, ability="irradiated_stomp")
    assert table.sheet().free == [6]


@pytest.mark.rule("NC-POST-f")
def test_a_whole_draft_taken_back_is_the_same_state_byte_by_byte():
    table = night(hero="G6", life=5, unlocked=["rapid_processing", "bionic_arm", "leg_kit"], tracks__dice=1, dice=[1, 3, 4])
    before = encode(table.state)
    table.do("activate", die=1, ability="rapid_processing", site="F6")
    table.do("chain", ability="bionic_arm", mode="full", target="twister")
    table.do("train", die=3, hex="awareness")
    table.do("move", die=4, to="E7")
    for left in (3, 2, 1, 0):
        events = table.do("undo")
        assert [event.kind for event in events] == ["taken_back"]
        assert table.of("acts") == left
    assert encode(table.state) == before
    assert table.refused("undo") == "NC-POST-f"


@pytest.mark.rule("NC-POST-g")
def test_a_reroll_bars_the_kernels_undo_too():
    table = night(unlocked=["irradiated_stomp"], dice=[1, 2], names={"t1.hero2.r1": 5})
    events = table.do("activate", die=1, ability="irradiated_stomp")
    assert [(event.kind, event.bars_undo) for event in events] == [("drafted", False), ("rerolled", True)]
    table.do("train", die=5, hex="natural_armor")
    table.do("undo")
    assert table.refused("undo") == "NC-POST-g"
    assert table.sheet().free == [5]


@pytest.mark.rule("NC-POST-f")
def test_who_has_committed_is_asked_nothing_more_this_turn():
    table = night(people=2, dice=[1, 2])
    table.do("commit", seat=0)
    with pytest.raises(RuleViolation, match="LT-1"):
        table.do("undo", seat=0)


@pytest.mark.rule("NC-CYBER-c", "NC-R14")
def test_leg_kit_takes_two_dice_in_either_order_as_one_action():
    one, other = (night(unlocked=["leg_kit"], dice=[2, 4]) for _ in range(2))
    one.do("move", die=2, second_die=4, to="K3")
    other.do("move", die=4, second_die=2, to="K3")
    assert one.state == other.state
    assert night(dice=[2, 4]).refused("move", die=2, second_die=4, to="K7") == "NC-CYBER-c"


@pytest.mark.rule("NC-R4")
def test_with_the_option_a_way_is_named_step_by_step_or_left_to_the_engine():
    table = night(hero="G7", dice=[3], options={"projectiles_path": "movement"})
    path = (("kind", "move"), ("die", 3), ("to", "F7"))
    assert table.offered(0, *path) == ("G6", "F7")
    assert table.may_stop(0, *path)
    assert table.offered(0, *path, ("way", "G6")) == ("G7",)
    table.do("move", die=3, to="F7", way=["G6", "G7", "F7"])
    assert table.sheet().way == ("G6", "G7", "F7")


@pytest.mark.parametrize(
    ("fields", "act", "rule"),
    [
        ({"dice": [3]}, {"kind": "train", "die": 3, "hex": "move.9"}, "NC-TRAIN-a"),
        ({"dice": [3]}, {"kind": "move", "die": 3, "to": "Z9"}, "NC-CITY-a"),
        ({"dice": [3]}, {"kind": "check", "column": "goo"}, "NC-POST-q"),
        ({"dice": [3], "hero": "K4"}, {"kind": "punch", "die": 5, "target": "J4"}, "NC-DICE-h"),
        ({"dice": [3], "hero": "K4"}, {"kind": "punch", "die": 3, "target": "drake"}, "NC-ABIL-f"),
        ({"dice": [3], "hero": "K6"}, {"kind": "interact", "die": 3, "site": "F6"}, "NC-ABIL-f"),
        ({"dice": [3]}, {"kind": "chain", "ability": "absorb"}, "NC-R16"),
        ({"dice": [3]}, {"kind": "commit", "shrug": "drake"}, "NC-RAD-c"),
        ({"dice": [3], "unlocked": ["absorb"]}, {"kind": "activate", "die": 3, "ability": "absorb", "target": "drake"}, "NC-R18"),
        ({"dice": [1], "tracks__move": 0}, {"kind": "train", "die": 1, "hex": "awareness"}, "NC-TRAIN-a"),
    ],
    ids=lambda value: value["kind"] if isinstance(value, dict) and "kind" in value else None,
)
def test_what_makes_no_sense_is_refused_with_its_rule(fields: dict, act: dict, rule: str):
    assert night(**fields).refused(act.pop("kind"), **act) == rule
