"""What is printed, and how a night begins."""

import pytest

from bot.kernel.dice import Scripted
from bot.kernel.game import RuleViolation
from cogs.night_class.library import book, city
from cogs.night_class.rules.content import Box
from cogs.night_class.rules.enemies import base_damage, reach_of
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.ground import in_order
from cogs.night_class.rules.night import new_sheet, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.plot import open_columns
from cogs.night_class.rules.score import score_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import NightJoining
from cogs.night_class.rules.words import Column
from tests.games.night_class.night import night

BAY = night_of(NightOptions())


def fresh() -> Sheet:
    return new_sheet(BAY)


@pytest.mark.rule("NC-SETUP-a")
@pytest.mark.parametrize(("name", "taken"), [("Kite", True), ("  ", False), ("", False), ("x" * 24, True), ("x" * 25, False)])
def test_a_hero_has_a_name_of_1_to_24_characters(name: str, taken: bool):
    if taken:
        NIGHT_CLASS.check_joining(NightOptions(), [], NightJoining(name=name))
        return
    with pytest.raises(RuleViolation, match="NC-SETUP-a"):
        NIGHT_CLASS.check_joining(NightOptions(), [], NightJoining(name=name))


@pytest.mark.rule("NC-SETUP-a", "NC-SETUP-b")
def test_the_sheet_shows_name_and_mark_and_who_chose_none_gets_the_first_free_one():
    seats = [NightJoining(name="Kite"), NightJoining(name="Ember", emblem="bolt")]
    state = NIGHT_CLASS.new(NightOptions(), seats, Scripted(names={"t1.plot": 3}))
    assert [(line.name, line.emblem) for line in NIGHT_CLASS.view(state, None).lines] == [("Kite", "star"), ("Ember", "bolt")]


@pytest.mark.rule("NC-SETUP-b")
@pytest.mark.parametrize(("emblem", "key"), [("dragon", "refused-NC-SETUP-b"), ("bolt", "refused-NC-SETUP-b-taken")])
def test_a_mark_that_is_not_drawn_or_taken_at_the_table_is_refused(emblem: str, key: str):
    with pytest.raises(RuleViolation) as refused:
        NIGHT_CLASS.check_joining(NightOptions(), [NightJoining(name="Kite", emblem="bolt")], NightJoining(name="Ember", emblem=emblem))
    assert refused.value.key == key


@pytest.mark.rule("NC-SETUP-d", "NC-DICE-a", "NC-RAD-a")
def test_a_hero_begins_with_two_dice_one_slot_of_each_kind_and_nothing_unlocked():
    sheet = fresh()
    assert (sheet.hero_dice, sheet.ability_slots, sheet.unlocked, sheet.energy) == (2, 1, (), 1)
    assert set(sheet.tracks.values()) == {0}
    table = night("start", plot=6, names={"t1.hero1": 3, "t1.hero2": 4, "t1.hero3": 5})
    table.do("check", column="distrust")
    assert [tuple(die) for die in table.sheet().dice] == [(3, "free"), (4, "free")]


@pytest.mark.rule("NC-SETUP-e", "NC-ENEMY-a", "NC-THUG-a", "NC-TWIST-a", "NC-GOO-a", "NC-DRAKE-a")
@pytest.mark.parametrize(
    ("enemy", "reach", "damage", "stamina", "points"),
    [("J4", 3, 1, 1, 1), ("twister", 4, 2, 4, 10), ("goo", 5, 2, 5, 14), ("drake", 4, 2, 5, 22)],
)
def test_every_enemy_begins_with_its_printed_figures(enemy: str, reach: int, damage: int, stamina: int, points: int):
    sheet = fresh()
    kind = BAY.kind(enemy)
    assert (reach_of(BAY, sheet, enemy), base_damage(BAY, sheet, enemy)) == (reach, damage)
    assert (kind.stamina, kind.points) == (stamina, points)
    assert sheet.villains == {"twister": 4, "goo": 5, "drake": 5}
    assert set(sheet.boxes.values()) == {0}


@pytest.mark.rule("NC-PLOT-g", "NC-DISTRUST-b")
@pytest.mark.parametrize(
    ("face", "columns"),
    [
        (1, ("goo", "distrust")),
        (2, ("goo", "drake", "distrust")),
        (3, ("twister", "drake", "distrust")),
        (4, ("thugs", "twister", "drake", "distrust")),
        (5, ("thugs", "twister", "distrust")),
        (6, ("thugs", "distrust")),
    ],
)
def test_a_plot_result_offers_the_columns_that_print_it(face: int, columns: tuple[Column, ...]):
    sheet = fresh()
    sheet.plot = face
    assert open_columns(BAY, sheet) == columns


@pytest.mark.rule("NC-PLOT-g", "NC-DISTRUST-b", "NC-DRAKE-d")
def test_columns_have_their_boxes_and_each_of_drakes_bears_the_hand():
    assert {column: BAY.length(column) for column in fresh().boxes} == {
        "thugs": 3, "twister": 4, "goo": 4, "drake": 4, "distrust": 6, "face": 1,
    }  # fmt: skip
    assert BAY.enemies["drake"].boxes == (*(Box(mark="hand"),) * 3, Box(mark="hand", ritual=True))


@pytest.mark.rule("NC-CARDS-a", "NC-CARDS-b", "NC-R36", "NC-MIX-a")
def test_the_hero_has_all_three_cards_with_six_abilities_each():
    rows = list(book().abilities.values())
    assert [sum(row.card == card for row in rows) for card in ("alien", "cybernetic", "radiation")] == [6, 6, 6]
    assert {row.key for row in rows if row.ongoing} == {"awareness", "natural_armor", "shapeshift", "leg_kit", "explosive_strength"}
    assert all(2 <= row.number <= 9 or row.key == "absorb" for row in rows)
    assert night(dice=[6], tracks__train=3).offered(0, ("kind", "train"), ("die", 6))[-18:] == tuple(book().abilities)


@pytest.mark.rule("NC-MIX-b", "NC-TRACK-a")
def test_the_tracks_that_the_text_lacks_are_ours():
    assert dict(BAY.tracks) == {
        "move": (3, 5), "train": (3, 5, 6), "ability": (4, 6), "dice": (6,), "stamina": (2, 4, 6),
    }  # fmt: skip
    assert [level.stamina for level in city("kestrel_bay").file.difficulty] == [10, 7, 5]


@pytest.mark.rule("NC-CITY-a", "NC-CITY-b", "NC-MIX-c")
def test_the_city_has_64_connected_streets_and_everybody_on_the_space_printed():
    ground = BAY.ground
    assert (ground.columns, ground.rows, len(ground.streets), len(ground.blocks)) == (11, 9, 64, 11)
    assert ground.start == "K9"
    assert ground.homes == {"twister": "G5", "goo": "A5", "drake": "J2"}
    assert set(ground.thugs) == {"D2", "J4", "C7", "F8", "I8", "C9"}
    assert len(ground.steps_from("K9")) == 64
    assert max(ground.steps_from("A9").values()) == ground.steps_from("A9")["J9"] == 21


@pytest.mark.rule("NC-CITY-e")
@pytest.mark.parametrize(
    ("space", "distance", "blocks"),
    [("G4", 1, 0), ("G6", 1, 1), ("G3", 2, 1), ("F4", 2, 2), ("H6", 2, 3), ("G2", 3, 2), ("F7", 3, 3), ("E3", 4, 3), ("E7", 4, 4)],
)
def test_projectiles_count_each_block_beside_the_path_once(space: str, distance: int, blocks: int):
    assert (BAY.gap("G5", space), BAY.ground.shots[space]) == (distance, blocks)


@pytest.mark.rule("NC-CITY-c")
def test_enemies_stand_where_they_stood_however_long_the_night():
    table = night(hero="K9", dice=[1], names={f"t{turn}.hero{k}": k for turn in range(2, 6) for k in (1, 2, 3)})
    for _ in range(4):
        table.do("commit")
        table.do("check", column="distrust")
    assert table.sheet().thugs == BAY.ground.thugs
    assert [BAY.ground.home(enemy) for enemy in table.sheet().enemies()][:3] == ["G5", "A5", "J2"]


@pytest.mark.rule("NC-SITE-a")
def test_sites_lie_on_buildings_beside_a_street():
    kinds = {space: site.kind for space, site in BAY.sites.items()}
    assert [space for space, kind in kinds.items() if kind == "relic"] == ["H8", "J6", "I3", "C2", "B9"]
    assert [space for space, kind in kinds.items() if kind != "relic"] == ["F6", "D8", "C6"]
    assert all(space in BAY.ground.buildings for space in kinds)
    beside = {space: in_order(near for near in BAY.ground.beside[space] if near in BAY.ground.streets) for space in kinds}
    assert (beside["J6"], beside["I3"], beside["F6"]) == (["K6", "J7"], ["J3", "I4"], ["G6", "F7"])


@pytest.mark.rule("NC-COMP-b")
def test_what_is_marked_on_the_sheet_stays_from_turn_to_turn():
    table = night(hero="K4", dice=[1, 3], boxes__goo=2, names={"t2.hero1": 1, "t2.hero2": 2, "t2.hero3": 3})
    table.do("punch", die=1, target="J4")
    table.do("train", die=3, hex="move.1")
    before = table.sheet().model_dump(include={"emblems", "thugs", "villains", "boxes", "tracks", "unlocked", "energy", "sites"})
    table.do("commit")
    table.do("check", column="thugs")
    after = table.sheet().model_dump(include=set(before))
    assert after == {**before, "boxes": {**before["boxes"], "thugs": 1}}


@pytest.mark.rule("NC-SCORE-c", "NC-R34")
def test_relics_that_lie_enemies_that_stand_and_boxes_of_enemies_and_perfect_face_count_nothing():
    sheet = fresh()
    clean = score_of(BAY, sheet)
    sheet.boxes = {**sheet.boxes, "goo": 4, "thugs": 3, "face": 1}
    sheet.unlocked = ("perfect_face",)
    assert score_of(BAY, sheet) == clean == (0, 0, 12, 0)


@pytest.mark.rule("NC-R38")
def test_a_thug_is_always_at_full_stamina_and_any_damage_crosses_it_out():
    table = night(hero="K4", unlocked=["alpha_predator"], dice=[1])
    events = table.do("activate", die=1, ability="alpha_predator", target="J4")
    assert [(event.enemy, event.left) for event in events if event.kind == "hit"] == [("J4", 0)]
