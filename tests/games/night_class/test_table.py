"""Several heroes on equal rolls: what waits for whom, what who may know, who leaves, who is first."""

import random
from typing import Any

import pytest

from bot.kernel.change import Record, encode
from bot.kernel.dice import Scripted
from bot.kernel.game import RuleViolation
from bot.kernel.replay import undo
from bot.kernel.table import Table
from bot.kernel.walk import actions_of
from cogs.night_class.rules.actions import PlotPreset
from cogs.night_class.rules.acts import JoinLate, Leave
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.score import places
from cogs.night_class.rules.state import NightJoining
from tests.games.night_class.night import Evening, night
from tests.kernel.contract import entropy_of, history

DICE = {"t1.hero1": 2, "t1.hero2": 5, "t1.hero3": 6}
DISTRUST = (("distrust",),) * 6


def choosing(people: int = 2, plot: int = 6, **fields: Any) -> Evening:
    return night("start", people=people, plot=plot, names={**DICE, "t2.plot": 3}, **fields)


@pytest.mark.rule("NC-POST-a", "NC-POST-d", "NC-COMP-a")
def test_all_use_the_same_dice_which_are_shown_in_one_moment_after_the_last_choice():
    table = choosing(3)
    for seat in range(3):
        assert table.look().roll == ()
        table.do("check", seat, column="distrust")
    assert table.events("hero_dice_shown") == []
    table.close("t1.plot", 0)
    shown = table.events("hero_dice_shown")
    assert [(event.faces, event.audience) for event in shown] == [((2, 5, 6), "everyone")]
    assert [table.sheet(seat).free for seat in range(3)] == [[2, 5]] * 3
    assert table.look().roll == (2, 5, 6)


@pytest.mark.rule("NC-POST-a", "NC-POST-h")
def test_dice_come_from_the_tables_stream_by_their_names_whoever_acts_first():
    """Two orders of acting on one seed: the same rerolls, and the same dice of the next turn."""

    def played(order: tuple[int, int]) -> list[Any]:
        state = night(people=2, unlocked=["irradiated_stomp"], dice=[1, 2]).state
        document = encode(state)
        record = Record("t", "night_class", 1, {}, [{}, {}], bytes(32), document, document, 0, 0, "0" * 64, b"roll" * 8)
        table = Table(NIGHT_CLASS, record, entropy_of(random.Random(order[0])))
        for seat in order:
            for kind in ({"kind": "activate", "die": 1, "ability": "irradiated_stomp"}, {"kind": "commit"}):
                table.take(seat, actions_of(NIGHT_CLASS).validate_python({"decision": f"t1.hero.s{seat}", **kind}), 0)
        faces = sorted((one.event.seat, one.event.faces) for one in table.change.events if one.event.kind == "rerolled")
        return [faces, table.state]

    assert played((0, 1)) == played((1, 0))
    faces = played((0, 1))[0]
    assert faces[0][1] == faces[1][1]


@pytest.mark.rule("NC-POST-c", "NC-POST-q")
def test_a_plot_choice_is_sealed_hidden_and_may_be_changed_until_the_step_closes():
    table = choosing()
    before = table.look(1)
    table.do("check", 0, column="thugs")
    table.do("check", 0, column="distrust")
    assert table.look(1) == before
    assert all("seal" in entry.facts for entry in table.change.entries)
    table.do("check", 1, column="thugs")
    table.close("t1.plot", 0)
    assert [table.of("boxes.distrust", seat) for seat in (0, 1)] == [1, 0]
    assert table.refused("check", 0, column="thugs") == "NC-POST-q"


@pytest.mark.rule("NC-POST-e")
@pytest.mark.parametrize(
    ("plot", "fields", "column"),
    [
        (1, {}, "distrust"),
        (1, {"boxes__distrust": 2}, "goo"),
        (3, {"boxes__drake": 3, "boxes__twister": 4, "boxes__distrust": 5}, "distrust"),
        (6, {"boxes__thugs": 3, "boxes__distrust": 5, "unlocked": ["perfect_face"]}, "face"),
        (2, {"boxes__distrust": 2}, "goo"),
    ],
)
def test_for_a_silent_seat_the_column_with_most_boxes_left_that_does_not_lose(plot: int, fields: dict[str, Any], column: str):
    assert choosing(plot=plot, **fields).decisions[0].default.column == column


@pytest.mark.rule("NC-POST-u")
def test_losses_by_a_box_are_carried_out_when_the_step_closes_on_all_sheets_together():
    table = choosing(plot=3, boxes__drake=3)
    table.do("check", 0, column="drake")
    assert table.of("status") == "playing"
    assert [line.doing for line in table.look().lines] == ["choosing", "choosing"]
    table.do("check", 1, column="distrust")
    table.close("t1.plot", 0)
    assert [line.doing for line in table.look().lines] == ["lost", "drafting"]
    assert [one.id for one in table.decisions] == ["t1.hero.s1"]
    assert [(event.seat, event.cause) for event in table.events("sheet_closed")] == [(0, "NC-RITUAL-a")]


@pytest.mark.rule("NC-POST-o", "NC-POST-f")
def test_a_draft_is_seen_by_its_owner_only_whatever_is_in_it():
    table = night(people=2, hero="K4", unlocked=["irradiated_stomp", "shapeshift"], dice=[1, 2], names={"t1.hero2.r1": 5})
    others = table.look(1), table.look(None)
    for act in (
        {"kind": "activate", "die": 1, "ability": "irradiated_stomp"},
        {"kind": "train", "die": 5, "hex": "natural_armor"},
        {"kind": "undo"},
        {"kind": "move", "die": 5, "to": "K6"},
    ):
        events = table.do(**act)
        assert all(event.audience == (0,) for event in events)
        assert (table.look(1), table.look(None)) == others
    assert all("seal" in entry.facts for entry in table.change.entries)
    assert table.look(0).sheet.hero == "K6"
    events = table.do("commit")
    assert [(event.kind, event.audience) for event in events] == [("committed", "everyone")]
    assert [line.doing for line in table.look(1).lines] == ["committed", "drafting"]
    assert table.look(1).line(0).sheet == others[0].line(0).sheet
    table.do("commit", 1)
    assert table.look(1).line(0).sheet.hero == "K6"
    told = table.events("turn_told")[0]
    assert [deed.kind for deed in told.deeds] == ["activate", "move"]


@pytest.mark.rule("NC-R24", "NC-POST-o")
def test_a_win_in_a_draft_looks_like_any_commit_until_the_turn_closes():
    table = night(people=2, hero="K2", twister=0, goo=0, drake=1, dice=[1, 2])
    events = table.do("punch", die=1, target="drake")
    assert {event.kind for event in events if event.audience == "everyone"} == {"committed"}
    assert [line.doing for line in table.look(1).lines] == ["committed", "drafting"]
    table.do("commit", 1)
    assert table.look().line(0).doing == "won"
    assert table.events("turn_told")[0].outlook is None


@pytest.mark.rule("NC-POST-k")
def test_the_end_of_round_takes_place_on_all_sheets_when_the_last_has_committed():
    table = night(people=3, hero="H1")
    for seat in (2, 0):
        assert [event.kind for event in table.do("commit", seat)] == ["committed"]
        assert table.of("life", seat) == 7
    table.do("commit", 1)
    assert [table.of("life", seat) for seat in range(3)] == [5, 5, 5]
    assert (table.state.turn, table.state.phase) == (2, "plot")


@pytest.mark.rule("NC-POST-m")
def test_who_has_won_or_lost_takes_no_further_part_and_the_table_ends_with_the_last():
    table = night(people=2, hero="H1", life=1, unlocked=["shapeshift"])
    table.state.sheets[1].life = table.state.drafts[1].sheet.life = 7
    table.state.sheets[0].unlocked = table.state.drafts[0].sheet.unlocked = ()
    table.do("commit", 0)
    table.do("commit", 1)
    assert [one.id for one in table.decisions] == ["t2.plot.s1"]
    assert table.outcome is None
    with pytest.raises(RuleViolation, match="LT-1"):
        table.take(0, actions_of(NIGHT_CLASS).validate_python({"kind": "check", "decision": "t2.plot.s0", "column": "distrust"}), 0)
    table.system(Leave(seat=1), 0)
    assert table.is_over
    assert (table.outcome.cause, table.outcome.winners, table.outcome.losers) == ("NC-POST-m", (), (0, 1))


@pytest.mark.rule("NC-POST-n", "NC-R31")
def test_winners_stand_before_losers_by_score_then_turns_then_stamina_and_equals_share():
    table = night(people=6)
    sheets = [sheet.twin() for sheet in table.state.sheets]
    for sheet, (status, turn, thugs, life) in zip(
        sheets,
        [("won", 17, 2, 3), ("won", 15, 2, 3), ("lost", 3, 0, 0), ("won", 15, 2, 4), ("won", 15, 2, 3), ("lost", 9, 1, 0)],
        strict=True,
    ):
        sheet.thugs, sheet.life = sheet.thugs[thugs:], life
        sheet.finish(status, turn, "NC-END-a")
    assert places(night_of(NightOptions()), sheets) == (4, 2, 6, 1, 2, 5)


@pytest.mark.rule("NC-POST-p")
def test_alone_nothing_waits():
    table = night("start", plot=6, names={**DICE, "t2.plot": 3})
    assert table.decisions[0].group is None
    table.do("check", column="distrust")
    assert (table.state.phase, table.sheet().free) == ("hero", [2, 5])
    table.do("commit")
    assert (table.state.turn, table.sheet().plot) == (2, 3)
    assert table.complete_groups() == []


@pytest.mark.rule("NC-POST-s")
def test_the_turn_closes_when_the_one_awaited_leaves():
    table = night(people=2, hero="H1", sites=["J6"])
    table.do("commit", 0)
    table.system(Leave(seat=1), 0)
    assert (table.state.turn, table.of("life", 0)) == (2, 5)
    closed = table.events("sheet_closed")[0]
    assert (closed.seat, closed.won, closed.cause, closed.turn, closed.total) == (1, False, "NC-POST-s", 1, 14)
    with pytest.raises(RuleViolation, match="NC-POST-m"):
        table.system(Leave(seat=1), 0)


@pytest.mark.rule("NC-POST-s", "NC-POST-c")
def test_a_leaver_in_the_plot_step_leaves_the_others_choices_as_they_are():
    table = choosing(3)
    table.do("check", 0, column="thugs")
    table.system(Leave(seat=2), 0)
    table.do("check", 1, column="distrust")
    assert table.complete_groups() == ["t1.plot"]
    table.close("t1.plot", 0)
    assert [table.of("boxes.thugs", seat) for seat in (0, 1, 2)] == [1, 0, 0]


@pytest.mark.rule("NC-POST-t")
def test_who_comes_late_finds_the_same_plot_die_and_the_choices_of_others_stay():
    table = choosing(2, plot=6)
    table.dice.names["t1.plot"] = 6
    table.do("check", 0, column="thugs")
    table.system(JoinLate(joining=NightJoining(name="Ninth")), 0)
    assert [one.id for one in table.decisions] == ["t1.plot.s0", "t1.plot.s1", "t1.plot.s2"]
    assert (table.of("plot", 2), table.answers["t1.plot.s0"].action["column"]) == (6, "thugs")


@pytest.mark.rule("NC-POST-t", "NC-R32")
def test_a_lone_hero_who_is_joined_waits_from_then_on_and_nine_are_too_many():
    table = night("start", plot=6)
    table.dice.names["t1.plot"] = 6
    for n in range(7):
        table.system(JoinLate(joining=NightJoining(name=f"Late {n}")), 0)
    assert {one.group for one in table.decisions} == {"t1.plot"}
    with pytest.raises(RuleViolation, match="NC-R32"):
        table.system(JoinLate(joining=NightJoining(name="Ninth")), 0)
    with pytest.raises(RuleViolation, match="NC-R32"):
        NIGHT_CLASS.check_table(NightOptions(), [NightJoining(name=f"H{n}") for n in range(9)])


@pytest.mark.rule("NC-R32")
def test_with_own_rolls_each_seat_has_its_own_plot_die_too():
    seats = [NightJoining(name="Kite"), NightJoining(name="Ember")]
    state = NIGHT_CLASS.new(NightOptions(rolls="own"), seats, Scripted(names={"s0.t1.plot": 1, "s1.t1.plot": 6}))
    assert [sheet.plot for sheet in state.sheets] == [1, 6]
    assert next(iter(NIGHT_CLASS.opening_events(state))).own == ((0, 1), (1, 6))
    assert NIGHT_CLASS.view(state, None).plot is None


def test_a_preset_answers_the_plot_die_as_a_person_would_and_never_takes_what_loses():
    table = choosing()
    table.set_standing(0, [PlotPreset(order=(*(("goo",),) * 5, ("goo", "thugs", "distrust")))], 0)
    assert table.answers["t1.plot.s0"].action["column"] == "thugs"
    assert table.answers["t1.plot.s0"].origin == "standing"
    losing = choosing(plot=3, boxes__drake=3)
    losing.set_standing(0, [PlotPreset(order=(("drake",),) * 6)], 0)
    assert losing.answers == {}
    both = choosing()
    for seat in (0, 1):
        both.set_standing(seat, [PlotPreset(order=DISTRUST)], 0)
    assert both.complete_groups() == ["t1.plot"]


def test_a_preset_may_be_changed_until_the_step_closes():
    table = choosing()
    table.set_standing(0, [PlotPreset(order=DISTRUST)], 0)
    table.do("check", 0, column="thugs")
    assert (table.answers["t1.plot.s0"].action["column"], table.answers["t1.plot.s0"].origin) == ("thugs", "person")


@pytest.mark.rule("NC-POST-f", "NC-POST-g")
def test_the_kernels_own_undo_takes_an_assignment_back_but_no_commit():
    table = night(people=2, dice=[2, 5])
    table.do("train", die=2, hex="awareness")
    undo(table, 0, table.record.n, history(table), 0)
    assert table.sheet().free == [2, 5]
    table.do("commit")
    n = table.record.n
    table.finish()
    with pytest.raises(RuleViolation, match="LT-6"):
        undo(table, 0, n, history(table, after=table.record.base_n), 0)


@pytest.mark.rule("NC-POST-f")
def test_the_own_undo_works_whatever_others_have_done_since():
    table = night(people=3, unlocked=["irradiated_stomp"], dice=[1, 2], names={"t1.hero2.r1": 3})
    table.do("train", 0, die=2, hex="awareness")
    table.do("activate", 1, die=1, ability="irradiated_stomp")
    table.do("commit", 2)
    table.do("undo", 0)
    assert table.sheet(0).free == [1, 2]


def test_the_largest_night_is_under_100_kB():
    document = encode(NIGHT_CLASS.largest())
    assert len(document) < 100_000
    assert NIGHT_CLASS.state_type.model_validate_json(document) == NIGHT_CLASS.largest()
