"""What many scripted battles come to (content, parts 10 and 11): coarse here, measured in docs/arena-balance.md."""

import pytest

from bot.kernel.game import BadInput
from cogs.arena.balance import fight, simulate, tally_of, wilson
from cogs.arena.library import preset_named, presets
from cogs.arena.rules.options import ArenaOptions
from tests.chance import seeded

MIX = preset_named("3v3").classes


def test_the_same_seed_is_the_same_run():
    assert simulate(preset="2v2", n=5, seed=3) == simulate(preset="2v2", n=5, seed=3)
    assert simulate(preset="2v2", n=5, seed=3) != simulate(preset="2v2", n=5, seed=4)


def test_a_report_counts_every_battle():
    ticks: list[int] = []
    tally = tally_of(MIX, MIX, n=20, seed=2, tick=lambda: ticks.append(1))
    assert (sum(tally.wins.values()), len(tally.rounds), len(ticks)) == (20, 20, 20)
    assert simulate(preset="3v3", n=20, seed=2).startswith("arena 3v3  n=20  good=sensible  evil=sensible")


@pytest.mark.parametrize(("fields", "key"), [({"preset": "9v9"}, "arena-no-such-size"), ({"levels": ("wise",)}, "arena-no-such-level")])
def test_an_unknown_preset_or_level_is_named(fields: dict[str, str], key: str):
    with pytest.raises(BadInput) as unreadable:
        simulate(n=1, **fields)  # type: ignore[arg-type]
    assert unreadable.value.key == key


def test_an_interval_holds_its_share():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 50)[0] == pytest.approx(0)


def test_a_sensible_side_beats_one_that_orders_by_lot():
    tally = tally_of(MIX, MIX, n=60, seed=7, levels=("sensible", "easy"))
    assert tally.share("good") > 0.7  # 87 % in docs/arena-balance.md


@pytest.mark.rule("ARENA-R38")
def test_conductors_alone_hardly_end():
    mix = ("conductor", "conductor")
    assert tally_of(mix, mix, n=30, seed=1).share("draw") > 0.2


@pytest.mark.rule("ARENA-END-a")
@pytest.mark.parametrize("preset", [one.key for one in presets()])
def test_every_presets_battle_ends_with_a_cause(preset: str):
    classes = preset_named(preset).classes
    for seed in range(3):
        outcome = fight(classes, classes, seeded(seed)).outcome
        assert outcome is not None
        assert outcome.cause in ("ARENA-R1", "ARENA-R2", "ARENA-R38")


@pytest.mark.rule("ARENA-R35")
def test_uneven_sides_fight_where_the_table_allows_it():
    house = ArenaOptions(size=3, uneven="on")
    tally = tally_of(MIX, MIX[:2], n=4, options=house)
    assert tally.battles == 4
