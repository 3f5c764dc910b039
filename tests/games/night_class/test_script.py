"""Scripted players: what they choose, and that their nights land where the content says (content, parts 2 and 6)."""

import random

import pytest

from bot.kernel.game import BadInput
from cogs.night_class.balance import LONGEST, SIMULATION, measure, options_of, simulate
from cogs.night_class.rules.actions import Activate, Check, Commit, Train
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.options import NightOptions
from tests.games.night_class.night import Evening, night


def answer(table: Evening, level: str = "plain", seed: int = 1):
    decision = table.decisions[0]
    return NIGHT_CLASS.script(table.look(0), decision, lambda picks: None, random.Random(seed), level)


@pytest.mark.parametrize(
    ("fields", "column"),
    [
        ({"plot": 5, "twister": 0}, "twister"),
        ({"plot": 5, "boxes__thugs": 1}, "thugs"),
        ({"plot": 3, "boxes__drake": 3, "boxes__twister": 4}, "distrust"),
        ({"plot": 6, "boxes__thugs": 2, "unlocked": ["perfect_face"]}, "face"),
    ],
)
def test_a_script_checks_harmless_boxes_first_and_never_one_that_loses(fields: dict, column: str):
    assert answer(night("start", **fields)) == Check(decision="t1.plot.s0", column=column)


def test_a_script_strikes_what_it_can_reach():
    act = answer(night(hero="G4", twister=3, unlocked=["bionic_arm"], dice=[1]), "searching")
    assert isinstance(act, Activate)
    assert (act.ability, act.mode, act.target) == ("bionic_arm", "full", "twister")


def test_a_script_trains_early_and_commits_when_nothing_is_left():
    assert isinstance(answer(night(dice=[6, 1]), "searching"), Train)
    assert answer(night()) == Commit(decision="t1.hero.s0")


def test_the_same_seed_is_the_same_night_and_levels_have_builds():
    one, other = (simulate(preset="rookie", n=2, seed=5, levels=("plain", "plain:punch"), tick=lambda: None) for _ in range(2))
    assert one == other
    assert [line.split()[2] for line in one.splitlines()[1:]] == ["plain", "plain:punch"]


@pytest.mark.parametrize(("preset", "level"), [("atlantis", "plain"), ("standard", "perfect"), ("standard", "plain:laser")])
def test_a_preset_or_level_there_is_not_is_bad_input(preset: str, level: str):
    with pytest.raises(BadInput):
        simulate(preset=preset, n=1, seed=1, levels=(level,), tick=lambda: None)


def test_switches_are_options_of_the_simulation_by_name():
    harder = simulate(difficulty="legend", city="lantern_quay", sorcerer="always", n=1, tick=lambda: None)
    assert harder.splitlines()[1].split()[:2] == ["lantern_quay", "legend"]
    assert "standing" in SIMULATION.takes["advanced_technology"]
    with pytest.raises(BadInput):
        simulate(sorcerer="never", n=1)


def test_a_preset_is_a_difficulty_a_city_or_both():
    assert options_of("") == NightOptions()
    assert options_of("lantern_quay/legend") == NightOptions(city="lantern_quay", difficulty="legend")


def test_a_plain_script_wins_about_every_other_night_and_no_night_outlasts_its_clock():
    """A small sample of what the balance page tells; the whole stands below, by hand."""
    report = measure(NightOptions(), "plain", 12)
    assert 0.25 <= report.rate <= 0.85
    assert max(report.turns) <= LONGEST
    assert min(report.scores) >= 48


@pytest.mark.hard
@pytest.mark.parametrize(
    ("preset", "level", "n", "low", "high"),
    [
        ("standard", "plain", 400, 0.45, 0.65),
        ("rookie", "plain", 200, 0.75, 0.92),
        ("legend", "plain", 200, 0.30, 0.50),
        ("standard", "searching", 150, 0.85, 0.99),
        ("standard", "plain:punch", 100, 0.0, 0.08),
        ("lantern_quay", "plain", 200, 0.45, 0.65),
        ("lantern_quay", "searching", 60, 0.85, 1.0),
    ],
)
def test_win_rates_land_in_their_bands(preset: str, level: str, n: int, low: float, high: float):
    report = measure(options_of(preset), level, n)
    assert low - report.margin <= report.rate <= high + report.margin
