"""Sign-up: sides, alter egos, secret classes."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.kernel.dice import Scripted
from bot.kernel.game import RuleViolation
from bot.kernel.secret import Secret
from bot.kernel.table import Table
from cogs.arena.library import figure, figures, preset_named, presets
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.positions import sides
from cogs.arena.rules.state import ArenaJoining
from cogs.arena.rules.words import ABILITIES, DIE


def refused(options: ArenaOptions, seats: list[ArenaJoining]) -> tuple[str, str]:
    with pytest.raises(RuleViolation) as violation:
        ARENA.check_table(options, seats)
    return violation.value.rule, violation.value.key


@pytest.mark.rule("ARENA-TEAM-a")
def test_six_sign_ups_are_each_in_good_or_in_evil():
    state = ARENA.new(ArenaOptions(), sides(3), Scripted())
    assert [one.team for one in state.characters] == ["good"] * 3 + ["evil"] * 3
    with pytest.raises(ValidationError):
        ArenaJoining.model_validate({"name": "Nobody", "team": "both"})


@pytest.mark.rule("ARENA-TEAM-b", "ARENA-R32")
def test_the_public_sheet_tells_the_team_and_no_class():
    state = ARENA.new(ArenaOptions(), sides(2, "DBCD"), Scripted())
    line = ARENA.view(state, None).line(0)
    assert (line.team, line.cls) == ("good", None)


@pytest.mark.rule("ARENA-HERO-a")
def test_a_person_holds_one_alter_ego_and_it_has_a_name():
    assert ARENA.seats_per_person == 1
    with pytest.raises(RuleViolation) as violation:
        ARENA.check_joining(ArenaOptions(), sides(1), ArenaJoining(name=" - ", team="evil"))
    assert violation.value.rule == "ARENA-HERO-a"


@pytest.mark.rule("ARENA-HERO-b")
def test_dracula_may_fight_for_good():
    dracula = figure("dracula").joining("drummer", team="good")
    ARENA.check_joining(ArenaOptions(), [], dracula)
    assert ARENA.new(ArenaOptions(), [dracula, *sides(1)], Scripted()).characters[0].tag == "G1"


@pytest.mark.rule("ARENA-HERO-c")
def test_a_legend_is_optional_and_changes_no_rule():
    told, silent = sides(2), sides(2)
    told[0] = told[0].model_copy(update={"legend": "She came over at dawn."})
    first, second = (ARENA.new(ArenaOptions(), seats, Scripted()) for seats in (told, silent))
    assert first.characters[0].sheet.legend == "She came over at dawn."
    first.characters[0].sheet = second.characters[0].sheet
    assert first == second


@pytest.mark.rule("ARENA-CLASS-a")
def test_a_seat_without_a_class_holds_the_start_back():
    seats = sides(2)
    seats[2] = seats[2].model_copy(update={"cls": None})
    assert refused(ArenaOptions(), seats)[0] == "ARENA-CLASS-a"


@pytest.mark.rule("ARENA-CLASS-b", "ARENA-R28")
def test_entry_0_seals_the_class_and_no_other_view_tells_it():
    table = Table.start(ARENA, "t", ArenaOptions(), sides(2, "DBCD"), seed=bytes(32), entropy=bytes, at=0)
    assert all("cls" not in seat and seat["seal"] for seat in table.change.entries[0].facts["seats"])
    for reader in (None, 1, 2, 3):
        assert all(line.cls is None for line in ARENA.view(table.state, reader).lines)
    assert "drummer" not in repr(sides(1, "DD"))


@pytest.mark.rule("ARENA-CLASS-d", "ARENA-R32")
def test_the_own_sheet_lists_class_die_and_abilities():
    state = ARENA.new(ArenaOptions(), sides(2, "DBCD"), Scripted())
    you = ARENA.view(state, 1).you
    assert you is not None
    assert (you.cls, you.die, you.abilities) == ("vocal", 8, ("heal", "curse"))


@pytest.mark.rule("ARENA-WOUND-a")
def test_everybody_starts_with_3_whatever_the_class():
    state = ARENA.new(ArenaOptions(), sides(3, "CBDCBD"), Scripted())
    assert {one.health for one in state.characters} == {3}


@pytest.mark.rule("ARENA-R35")
@pytest.mark.parametrize(
    ("good", "evil", "options", "key"),
    [
        (1, 1, {}, "refused-ARENA-R35"),
        (7, 7, {"size": 6}, "refused-ARENA-R35"),
        (4, 4, {"size": 3}, "refused-ARENA-R35"),
        (3, 2, {}, "refused-ARENA-R35-uneven"),
        (4, 2, {"uneven": "on"}, "refused-ARENA-R35-uneven"),
        (3, 2, {"uneven": "on"}, None),
        (2, 2, {}, None),
        (6, 6, {"size": 6}, None),
    ],
)
def test_sides_are_equal_and_of_2_to_6(good: int, evil: int, options: dict[str, Any], key: str | None):
    house, seats = ArenaOptions.model_validate(options), sides(good, evil=evil)
    if key is None:
        ARENA.check_table(house, seats)
    else:
        assert refused(house, seats) == ("ARENA-R35", key)


@pytest.mark.rule("ARENA-R35")
def test_a_full_side_takes_nobody_else():
    with pytest.raises(RuleViolation) as violation:
        ARENA.check_joining(ArenaOptions(size=2), sides(2, evil=0), ArenaJoining(name="Late", team="good"))
    assert (violation.value.rule, violation.value.facts) == ("ARENA-R35", {"team": "good", "most": 2})


@pytest.mark.rule("ARENA-R36")
def test_all_may_be_drummers():
    ARENA.check_table(ArenaOptions(), sides(4, "D" * 8))


@pytest.mark.rule("ARENA-R37")
@pytest.mark.parametrize("name", ["КОЩЕЙ-летёха", "кощей  летеха", "Yoga"])
def test_names_and_aliases_are_unique_case_and_yo_aside(name: str):
    first = ArenaJoining(name="Кощей Летёха", team="evil", aliases=("yoga",), cls=Secret("drummer"))
    with pytest.raises(RuleViolation) as violation:
        ARENA.check_joining(ArenaOptions(), [first], ArenaJoining(name="Somebody", team="good", aliases=(name,)))
    assert violation.value.rule == "ARENA-R37"


@pytest.mark.rule("ARENA-R37")
def test_the_start_looks_at_names_once_more():
    seats = sides(2)
    seats[3] = seats[3].model_copy(update={"name": "good 1"})
    assert refused(ArenaOptions(), seats)[0] == "ARENA-R37"


@pytest.mark.rule("ARENA-R24", "ARENA-R36")
@pytest.mark.parametrize(("option", "value", "ruling"), [("roll", "at_order", "ARENA-R24"), ("class_cap", "half", "ARENA-R36")])
def test_a_switch_that_waits_is_refused_with_its_ruling(option: str, value: str, ruling: str):
    with pytest.raises(RuleViolation) as violation:
        ArenaOptions.model_validate({option: value})
    assert (violation.value.rule, violation.value.key) == (ruling, "arena-option-waits")


@pytest.mark.rule("ARENA-CONTENT-a")
def test_there_is_a_preset_for_each_size_from_2_to_6():
    assert [(one.key, one.size, len(one.classes)) for one in presets()] == [(f"{k}v{k}", k, k) for k in range(2, 7)]
    assert preset_named("3v3").classes == ("conductor", "vocal", "drummer")


@pytest.mark.rule("ARENA-CONTENT-b")
def test_twelve_default_characters_can_fight_one_battle():
    assert [one.team for one in figures()] == ["good"] * 6 + ["evil"] * 6
    ARENA.check_table(ArenaOptions(size=6), [one.joining("drummer") for one in figures()])


@pytest.mark.rule("ARENA-CONTENT-d")
def test_a_battle_is_4_a_side_and_ends_at_round_20_unless_the_table_says_otherwise():
    assert (ArenaOptions().size, ArenaOptions().round_cap) == (4, 20)


def test_every_class_has_a_die_and_abilities():
    assert set(DIE) == set(ABILITIES) == {"conductor", "vocal", "drummer"}
