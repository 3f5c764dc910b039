"""The way of a turn: Plot die, boxes, Hero dice, End of Round."""

import pytest

from cogs.night_class.rules.actions import Check, Move
from cogs.night_class.rules.enemies import attacks_on, outlook
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.words import Column
from tests.games.night_class.night import night

BAY = night_of(NightOptions())
DICE = {"t1.hero1": 2, "t1.hero2": 5, "t1.hero3": 6}


@pytest.mark.rule("NC-TURN-a", "NC-TURN-c", "NC-TURN-d")
def test_a_turn_is_one_plot_die_then_the_hero_dice_once_then_the_end_of_round_and_the_next_plot_die():
    table = night("start", plot=6, hero="H1", names={**DICE, "t2.plot": 4})
    table.do("check", column="distrust")
    assert [draw.key for draw in table.dice.log] == ["t1.hero1", "t1.hero2", "t1.hero3"]
    table.do("move", die=2, to="I1")
    events = table.do("commit")
    assert [event.kind for event in events] == ["committed", "turn_told", "turn_opened"]
    assert [draw.key for draw in table.dice.log] == ["t2.plot"]
    assert (table.state.turn, table.state.phase, table.sheet().plot, table.sheet().life) == (2, "plot", 4, 5)


@pytest.mark.rule("NC-PLOT-h")
def test_the_plot_die_lies_for_all_to_see_until_the_next_and_is_no_hero_die():
    table = night("start", plot=6, names=DICE)
    assert table.look().plot == 6
    table.do("check", column="distrust")
    assert table.look().plot == 6
    assert table.refused("train", die=6, hex="dice.3") == "NC-POST-b"
    assert table.sheet().free == [2, 5]


@pytest.mark.rule("NC-PLOT-d")
def test_only_columns_are_chosen_so_a_lower_box_never_goes_first():
    table = night("start", plot=1, names=DICE)
    assert table.offered(0, ("kind", "check")) == ("goo", "distrust")
    events = table.do("check", column="goo")
    assert (events[0].column, events[0].box) == ("goo", 1)


@pytest.mark.rule("NC-R22")
def test_thug_boxes_stay_open_when_no_thug_stands_and_do_nothing():
    table = night("start", plot=5, thugs=[], boxes__thugs=2, names=DICE)
    table.do("check", column="thugs")
    assert table.of("boxes.thugs") == 3
    assert attacks_on(BAY, table.sheet()) == ()


@pytest.mark.rule("NC-R9", "NC-R8")
def test_the_ritual_box_of_a_beaten_drake_is_harmless_and_his_last_circle_is_an_ordinary_one():
    table = night("start", plot=3, drake=0, boxes__drake=3, names=DICE)
    table.do("check", column="drake")
    assert table.of("status") == "playing"
    table = night(hero="K2", drake=1, boxes__drake=3, dice=[1])
    table.do("punch", die=1, target="drake")
    assert (table.of("drake"), table.of("status")) == (0, "playing")


@pytest.mark.rule("NC-R23")
def test_where_every_box_loses_one_of_them_must_be_checked():
    lost = {"boxes__distrust": 5, "boxes__drake": 3, "boxes__twister": 4}
    table = night("start", plot=3, names=DICE, **lost)
    assert table.offered(0, ("kind", "check")) == ("drake", "distrust")
    assert table.decisions[0].default.column == "distrust"
    table.do("check", column="drake")
    assert table.outcome.cause == "NC-RITUAL-a"


@pytest.mark.rule("NC-R23")
def test_an_unchecked_perfect_face_box_is_a_matching_box():
    table = night("start", plot=3, boxes__distrust=5, boxes__drake=3, boxes__twister=4, unlocked=["perfect_face"], names=DICE)
    assert table.offered(0, ("kind", "check")) == ("drake", "distrust", "face")
    assert table.decisions[0].default.column == "face"


@pytest.mark.rule("NC-END-b")
@pytest.mark.parametrize("last", ["twister", "goo", "drake"])
def test_the_villains_fall_in_any_order(last: str):
    beside = {"twister": "G4", "goo": "A4", "drake": "K2"}[last]
    left = dict.fromkeys(("twister", "goo", "drake"), 0) | {last: 1}
    table = night(hero=beside, dice=[1, 2], tracks__ability=1, bent=True, **left)
    table.do("punch", die=1, target=last)
    assert (table.of("status"), table.outcome.cause) == ("won", "NC-END-a")


@pytest.mark.rule("NC-R24")
def test_the_win_commits_at_once_and_leaves_the_other_dice_unspent():
    table = night(hero="K2", twister=0, goo=0, drake=1, life=1, dice=[1, 2])
    events = table.do("punch", die=1, target="drake")
    assert [event.kind for event in events][-4:] == ["committed", "turn_told", "sheet_closed", "night_over"]
    assert table.of("life") == 1
    assert table.is_over


@pytest.mark.rule("NC-R24")
def test_an_area_attack_is_carried_out_on_all_its_targets_before_the_win():
    table = night(hero="I4", energy=5, twister=1, goo=0, drake=1, unlocked=["radioactive_aura"], dice=[1])
    table.do("activate", die=1, ability="radioactive_aura")
    assert (table.of("twister"), table.of("drake"), table.of("status")) == (0, 0, "won")
    assert "J4" not in table.sheet().thugs


@pytest.mark.rule("NC-R26")
def test_all_attack_together_and_the_losses_are_added_up():
    table = night(hero="F7", life=4)
    found = outlook(BAY, table.sheet())
    assert {one.enemy: one.damage for one in found.attacks} == {"twister": 2, "F8": 1, "C7": 1}
    events = table.do("commit")
    told = next(event for event in events if event.kind == "turn_told")
    assert (told.outlook.loss, told.life) == (4, 0)
    assert table.outcome.cause == "NC-R10"


@pytest.mark.rule("NC-R31")
def test_a_lost_game_has_a_tally_and_no_rank():
    table = night(hero="H1", life=1, twister=0, sites=["J6"])
    events = table.do("commit")
    closed = next(event for event in events if event.kind == "sheet_closed")
    assert (closed.won, closed.total, closed.rank) == (False, 24, None)
    assert (table.of("score"), table.of("rank")) == (24, None)


@pytest.mark.rule("NC-R21", "NC-POST-r")
def test_awareness_then_shrug_off_then_shapeshift_each_attack_by_itself():
    """Twister 2 + 2 blocks, The Goo 3: Awareness makes 3 and 2, Shrug Off saves 2 of one, Shapeshift ignores one."""
    table = night(hero="F4", boxes__twister=1, boxes__goo=3, unlocked=["awareness", "shapeshift"], shrug=2)
    sheet = table.sheet()
    assert {one.enemy: one.damage for one in attacks_on(BAY, sheet)} == {"twister": 3, "goo": 2}
    assert (outlook(BAY, sheet).shrug, outlook(BAY, sheet).loss) == ("twister", 3)
    assert (outlook(BAY, sheet, shrug="goo").saved, outlook(BAY, sheet, shrug="goo").loss) == (2, 3)
    both = outlook(BAY, sheet, shapeshift="twister")
    assert (both.shrug, both.saved, both.loss) == ("goo", 2, 0)


@pytest.mark.rule("NC-R21")
def test_the_floor_of_awareness_is_its_own():
    sheet = night(hero="K7", unlocked=["awareness"], shrug=1).sheet()
    assert [one.damage for one in attacks_on(BAY, sheet)] == [1]
    assert outlook(BAY, sheet).loss == 0


@pytest.mark.rule("NC-POST-r")
def test_shapeshift_is_not_wasted_where_it_cannot_save_the_hero():
    table = night(hero="F7", life=1, unlocked=["shapeshift"])
    table.do("commit")
    assert (table.of("status"), table.of("shapeshifted")) == ("lost", False)
    told = table.events("turn_told")[0]
    assert (told.outlook.shapeshift, told.outlook.loss) == (None, 4)


@pytest.mark.rule("NC-POST-i")
def test_the_commit_asks_only_what_the_end_of_round_needs():
    quiet = night(hero="K9", unlocked=["shapeshift"], shrug=1)
    assert quiet.offered(0, ("kind", "commit")) == ()
    table = night(hero="G4", unlocked=["shapeshift"], shrug=1)
    assert table.offered(0, ("kind", "commit")) == ("twister", "J4")
    assert table.may_stop(0, ("kind", "commit"))
    assert table.offered(0, ("kind", "commit"), ("shapeshift", None)) == ("twister", "J4")
    assert table.refused("commit", shrug="drake") == "NC-POST-i"
    assert table.refused("commit", shapeshift="drake") == "NC-ALIEN-e"


def test_boxes_change_range_in_the_middle_of_a_night_and_a_defeat_takes_it_back():
    table = night(hero="G4", thugs=[], boxes__goo=3, dice=[1], unlocked=["bionic_arm"], twister=3, boxes__twister=1)
    assert [one.enemy for one in attacks_on(BAY, table.sheet())] == ["twister", "goo"]
    table.do("activate", die=1, ability="bionic_arm", mode="full", target="twister")
    assert [(one.enemy, one.reach) for one in attacks_on(BAY, table.sheet())] == [("goo", 10)]


def test_the_preview_tells_what_the_end_of_round_would_do_and_why():
    table = night(hero="G7", thugs=[], boxes__twister=1, dice=[1])
    facts = table.game.preview(table.look(0), 0, Move(decision="t1.hero.s0", die=1, to="G6"))
    assert (facts["life"], facts["after"]) == (7, 4)
    assert facts["attacks"] == [
        {"enemy": "twister", "distance": 1, "reach": 4, "base": 2, "projectiles": 1, "blocks": 1, "damage": 3},
    ]
    assert table.sheet().hero == "G7"


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("thugs", {"range": 4, "damage": 1, "loses": None}),
        ("twister", {"range": 4, "damage": 2}),
        ("drake", {"sixes": True, "loses": None}),
        ("distrust", {"box": 1, "boxes": 6, "loses": None}),
    ],
)
def test_the_preview_of_a_box_tells_what_it_does(column: Column, expected: dict[str, object]):
    table = night("start", plot=4)
    facts = table.game.preview(table.look(0), 0, Check(decision="t1.plot.s0", column=column))
    assert {name: facts[name] for name in expected} == expected
