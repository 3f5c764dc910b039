"""The pictures of a night: what stands in them, what never does, how heavy they are, and that every word fits."""

import io
import random
import re
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageStat

from bot.kernel.dice import Stream
from bot.picture.lettering import ELLIPSIS, width
from bot.picture.paint import ALT_LIMIT
from bot.picture.render import render
from bot.room import PictureOrder, Say
from cogs.night_class.boards_sheet import map_notes
from cogs.night_class.library import book, cities, city
from cogs.night_class.picture.marks import mark_names
from cogs.night_class.room import ROOM
from cogs.night_class.rules.actions import Commit
from cogs.night_class.rules.enemies import attacks_on
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.moving import ends
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.samples import largest_night
from cogs.night_class.rules.state import NightJoining, NightState
from cogs.night_class.rules.words import GROUPS
from cogs.night_class.scenes import (
    compact_picture,
    panel_picture,
    results_picture,
    sheet_picture,
    sheet_scene,
    table_picture,
)
from tests.games.night_class.night import night
from tests.hostile import HOSTILE_NAMES
from tests.speech import SPEECH

EN, RU = SPEECH
SVG = "{http://www.w3.org/2000/svg}"
HEAVIEST = 400_000  # bytes
SEED_HASH = "0123456789abcdef" * 4
NAMES = ("Captain Midnight", "Полуночница", "The Gull", "Iron Lantern", "Миссис Шторм", "Neon Fox", "Ёж", "Silverlightning the Bold")


def words(order: PictureOrder) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(order.svg).iter(f"{SVG}text")]


def letters(text: str) -> str:
    """Without what breaking into lines adds or takes away."""
    return re.sub(r"[\s-]", "", text)


def grey(order: PictureOrder) -> Image.Image:
    return Image.open(io.BytesIO(render(order.svg))).convert("L")


def played(place: str, people: int, turn: int, *, seed: int = 8, level: str = "plain") -> NightState:
    """A night that scripted players have brought to that turn's open dice, or to its end before."""
    rng = random.Random(seed)
    dice = Stream(rng.randbytes(32), "0" * 64)
    state = NIGHT_CLASS.new(NightOptions(city=place), [NightJoining(name=name) for name in NAMES[:people]], dice)

    def answer(decision):
        seat = decision.asked[0]
        return seat, NIGHT_CLASS.script(NIGHT_CLASS.view(state, seat), decision, lambda picks: None, rng, level)

    while (decisions := NIGHT_CLASS.decisions(state)) and (state.turn, state.phase) != (turn, "hero"):
        if state.phase == "plot" and decisions[0].group:
            told = NIGHT_CLASS.resolve(state, decisions[0].group, {one.id: answer(one) for one in decisions}, dice)
        else:
            told = NIGHT_CLASS.apply(state, *answer(decisions[0]), dice)
        list(told)
        while state.agenda and not NIGHT_CLASS.decisions(state):
            list(NIGHT_CLASS.step(state, state.agenda.pop(), dice))
    return state


def pictures(state: NightState, say: Say) -> dict[str, PictureOrder]:
    """Every picture of a position: the first seat's own, and what everybody sees."""
    own, public = NIGHT_CLASS.view(state, 0), NIGHT_CLASS.view(state, None)
    return {
        "sheet": sheet_picture(say, own, 0),
        "public sheet": sheet_picture(say, public, len(state.heroes) - 1),
        "phone": compact_picture(say, own, 0),
        "table": table_picture(say, public),
        "results": results_picture(say, public, SEED_HASH),
    }


@pytest.fixture(scope="module")
def positions() -> dict[str, NightState]:
    """Early, middle and end of both cities, for one, three and eight heroes, and the largest legal position."""
    found = {f"{place} {people} t{turn}": played(place, people, turn) for place in cities() for people, turn in ((1, 1), (3, 7), (8, 99))}
    found["face"] = night(unlocked=["perfect_face"]).state
    return {**found, "largest": largest_night()}  # fmt: skip


# ---- what stands in them


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
@pytest.mark.parametrize("place", cities())
def test_a_sheet_says_what_part_5_asks_for(place: str, say: Say):
    def named(row):
        return row.ru if say.lang == "ru" else row.en

    drawn = words(sheet_picture(say, NIGHT_CLASS.view(played(place, 1, 1), 0), 0))
    everything = letters("".join(drawn))
    file, enemies, printed = city(place).file, city(place).enemies, book()
    names = [named(row.name) for row in (*file.building, *file.obstacle, *file.site, *printed.abilities.values(), *printed.sheet.track)]
    names += [named(enemy.name) for enemy in enemies.values()] + [named(enemy.special) for enemy in enemies.values() if enemy.special]
    names += [named(row.text) for row in printed.abilities.values()] + [named(file.name), NAMES[0]]
    assert [name for name in names if letters(name).casefold() not in everything.casefold()] == []
    ground = city(place).ground
    assert {*map(str, range(1, ground.rows + 1)), *(chr(ord("A") + column) for column in range(ground.columns))} <= set(drawn)
    numbers = [row.number for row in printed.abilities.values()] + [number for row in printed.sheet.track for number in row.numbers]
    assert sorted(one for one in drawn if re.fullmatch(r"\d\+", one)) == sorted(f"{number}+" for number in numbers)


def test_the_next_effect_of_every_column_is_spelled_out():
    drawn = words(sheet_picture(EN, night(boxes__goo=1, boxes__drake=3, boxes__distrust=5, boxes__twister=3).look(0), 0))
    assert [one for one in drawn if one.startswith("Next: ")] == [
        "Next: Range 4",
        "Next: Projectiles again: +2 damage for each building or obstacle beside the path",
        "Next: damage 3",
        "Next: the Ritual. The game is lost",
        "Next: the last box. The game is lost",
    ]
    assert {"◎7", "⚔2"} <= set(drawn)


def test_a_defeated_enemy_has_neither_range_nor_damage():
    drawn = words(sheet_picture(EN, night(drake=0, thugs=[]).look(0), 0))
    assert (drawn.count("◎4"), drawn.count("◎5"), drawn.count("◎3")) == (2, 2, 0)  # Twister and The Goo, on the map and in their rows
    assert drawn.count("Defeated: its boxes do nothing any more") == 2


@pytest.mark.rule("NC-EOR-a")
@pytest.mark.parametrize("place", cities())
def test_each_street_bears_the_damage_that_would_be_done_there(place: str):
    state = played(place, 1, 6)
    sheet, rules = state.drafts[0].sheet, night_of(state.options)
    scene = sheet_scene(EN, NIGHT_CLASS.view(state, 0), 0)
    there = sheet.twin()
    for space in rules.ground.walkable:
        there.hero = space
        assert scene.map.danger.get(space, 0) == sum(one.damage for one in attacks_on(rules, there)), space
    held = {rules.ground.home(enemy) for enemy in sheet.enemies()}
    shown = sorted(str(damage) for space, damage in scene.map.danger.items() if space not in held)
    svg = sheet_picture(EN, NIGHT_CLASS.view(state, 0), 0).svg
    corner = re.findall(r'font-size="([\d.]+)"[^>]*text-anchor="end"[^>]*>(\d+)</text>', svg)
    usual = max({size for size, _ in corner}, key=[size for size, _ in corner].count)
    assert sorted(number for size, number in corner if size == usual) == shown


@pytest.mark.rule("NC-MOVE-a")
def test_framed_numbers_name_the_least_die_that_gets_there():
    table = night(hero="K4", dice=[2, 5], tracks__move=1)
    scene = sheet_scene(EN, table.look(0), 0)
    rules, sheet = night_of(NightOptions()), table.sheet()
    near, far = set(ends(rules, sheet, 3)), set(ends(rules, sheet, 6))
    assert scene.map.reach == {space: "2" if space in near else "5" for space in far}
    both = sheet_scene(EN, night(hero="K4", dice=[2, 5], unlocked=["leg_kit"]).look(0), 0).map.reach
    assert set(both.values()) == {"2", "5", "2+5"}


def test_the_way_of_a_draft_is_drawn_and_nobody_else_sees_it():
    table = night(hero="K4", dice=[3, 5], people=2)
    table.do("move", die=5, to="J7")
    own, other = sheet_scene(EN, table.look(0), 0), sheet_scene(EN, table.look(1), 0)
    assert (own.map.way[0], own.map.way[-1], own.map.hero) == ("K4", "J7", "J7")
    assert (other.map.way, other.map.hero) == ((), "K4")


def test_the_way_goes_on_after_dice_were_rolled_again():
    table = night(hero="K4", dice=[3, 5, 2], tracks__dice=1, tracks__ability=2, unlocked=["irradiated_stomp", "unearthly_speed"], names={
        f"t1.hero{k}.r1": 4 for k in (1, 2, 3)
    })  # fmt: skip
    table.do("activate", die=3, ability="irradiated_stomp")
    table.do("move", die=4, to="J7")
    table.do("activate", die=4, ability="unearthly_speed", to="I7")
    assert sheet_scene(EN, table.look(0), 0).map.way == ("K4", "K5", "K6", "K7", "J7", "I7")


def told_of_the_end(view) -> tuple[int, int]:
    """Loss and Stamina afterwards, as a sheet foretells them."""
    outlook = sheet_scene(EN, view, 0).outlook
    assert outlook is not None
    return outlook.loss, outlook.after


@pytest.mark.rule("NC-POST-i", "NC-POST-o")
def test_the_own_sheet_counts_what_its_commit_answers_and_nobody_elses_view_changes():
    table = night(hero="K4", dice=[2], people=2, unlocked=["shapeshift"])
    assert told_of_the_end(table.look(0)) == (3, 4)
    others = [table.look(seat).model_dump(exclude={"lines": {0: {"doing"}}}) for seat in (1, None)]
    table.do("commit", shapeshift="drake")
    assert told_of_the_end(table.look(0)) == (1, 6)
    assert any(one.startswith("Drake Ling J2 2 (Shapeshift: ignored) + ") for one in words(sheet_picture(EN, table.look(0), 0)))
    assert [table.look(seat).model_dump(exclude={"lines": {0: {"doing"}}}) for seat in (1, None)] == others


def test_a_commit_that_is_about_to_be_declared_is_drawn_as_it_would_fall_out():
    table = night(hero="K4", dice=[2], people=2, unlocked=["shapeshift"])
    view, decision = table.look(0), table.decisions[0].id
    foreseen = ROOM.foreseen(view, Commit(decision=decision, shapeshift="drake"))
    assert foreseen is not None
    assert (told_of_the_end(foreseen), told_of_the_end(view)) == ((1, 6), (3, 4))
    assert sheet_scene(EN, foreseen, 0).stage == "draft"
    assert ROOM.foreseen(night(hero="K4", dice=[2]).look(0), Commit(decision=decision)) is None


@pytest.mark.rule("NC-R32")
def test_where_each_seat_rolls_its_own_dice_the_head_shows_none():
    table = night("start", people=2, options={"rolls": "own"})
    assert [one for one in words(table_picture(EN, table.look(None))) if one in ("PLOT", "Hero dice")] == []


def test_what_this_turn_has_used_is_marked():
    table = night(hero="J3", dice=[3, 5, 6], unlocked=["alpha_predator", "shapeshift", "perfect_face"], shapeshifted=True, boxes__face=1)
    table.do("activate", die=3, ability="alpha_predator", target="drake")
    scene = sheet_scene(EN, table.look(0), 0)
    marks = {one.name: (one.used, one.crossed, one.box_checked) for card in scene.cards for one in card.abilities}
    assert (marks["Alpha Predator"], marks["Shapeshift"], marks["Perfect Face"]) == (
        (True, False, False),
        (False, True, False),
        (False, False, True),
    )
    drawn = words(sheet_picture(EN, table.look(0), 0))
    assert {"used this turn", "Ongoing · used up"} <= set(drawn)


def test_every_emblem_enemy_and_site_has_a_drawing():
    assert {row.key for row in book().sheet.emblem} | set(GROUPS) | {"relic", "clinic", "newsroom"} <= mark_names()


def test_the_panel_shows_one_sheet_all_heroes_or_the_results():
    alone, table = played("lantern_quay", 1, 2), played("lantern_quay", 3, 2)
    over = played("lantern_quay", 3, 99)
    names = [panel_picture(EN, NIGHT_CLASS.view(state, None), SEED_HASH).name for state in (alone, table, over)]
    assert names == ["sheet-1-turn-2.png", "heroes-turn-2.png", "results.png"]


@pytest.mark.rule("NC-POST-n")
@pytest.mark.rule("NC-RANK-a")
def test_the_results_have_places_ranks_points_by_kind_and_the_whole_hash():
    view = NIGHT_CLASS.view(played("lantern_quay", 8, 99), None)
    drawn = words(results_picture(EN, view, SEED_HASH))
    assert view.over
    for line in view.lines:
        assert {line.name, str(line.total), str(line.place), f"+{line.score.villains}", f"+{line.score.distrust}"} <= set(drawn)
    ranks = {row.key: row.name.en for row in night_of(view.options).ranks}
    assert [one.rank for one in view.lines if one.rank and not any(told.startswith(f"{ranks[one.rank]}. ") for told in drawn)] == []
    assert "".join(drawn[-2:]) == SEED_HASH
    assert [one for one in drawn if one in {line.name for line in view.lines}] == [
        line.name for line in sorted(view.lines, key=lambda line: line.place or 9)
    ]


def test_who_has_lost_alone_has_no_place():
    view = NIGHT_CLASS.view(played("kestrel_bay", 1, 99, seed=4), None)
    drawn = words(results_picture(EN, view, SEED_HASH))
    assert (view.lines[0].doing, "–" in drawn, "1" in drawn, "tally" in drawn) == ("lost", True, False, True)


# ---- what never does


@pytest.mark.rule("NC-POST-o")
@pytest.mark.lesson("B4")
def test_a_draft_changes_no_picture_of_anybody_else():
    table = night(hero="J3", dice=[3, 5, 6], people=2, unlocked=["alpha_predator", "absorb"])
    before = {name: order for name, order in pictures(table.state, EN).items() if name in ("public sheet", "table", "results")}
    others = sheet_picture(RU, table.look(1), 0), compact_picture(RU, table.look(1), 1)
    table.do("activate", die=3, ability="alpha_predator", target="drake")
    table.do("move", die=5, to="K4")
    after = pictures(table.state, EN)
    assert {name: after[name] for name in before} == before
    assert (sheet_picture(RU, table.look(1), 0), compact_picture(RU, table.look(1), 1)) == others


@pytest.mark.lesson("B4")
def test_file_names_tell_the_turn_and_the_seat_only():
    names = {order.name for say in SPEECH for order in pictures(played("lantern_quay", 3, 5), say).values()}
    assert names == {"sheet-1-turn-5.png", "sheet-3-turn-5.png", "phone-1-turn-5.png", "heroes-turn-5.png", "results.png"}


# ---- draft and committed


@pytest.mark.parametrize("picture", [sheet_picture, compact_picture])
def test_draft_and_committed_differ_without_any_colour(picture):
    table = night(hero="J3", dice=[3, 5], people=2)
    draft = grey(picture(EN, table.look(0), 0))
    table.do("commit")
    done = grey(picture(EN, table.look(0), 0))
    head = (0, 0, draft.width, round(draft.width * 0.06))
    light, dark = (ImageStat.Stat(one.crop(head)).mean[0] for one in (draft, done))
    assert light - dark > 80
    edge = [grey_at.crop((0, draft.height // 4, 8, draft.height // 2)).getcolors() for grey_at in (draft, done)]
    assert edge[0] != edge[1]  # dashes against a line
    assert "DRAFT" in " ".join(words(picture(EN, night().look(0), 0)))
    assert any("COMMITTED" in one for one in words(picture(EN, table.look(0), 0)))


# ---- every word fits


def boxes(order: PictureOrder) -> list[tuple[float, float, float, float, str]]:
    """Left, top, right, bottom of every text, as measured."""
    found = []
    for each in ElementTree.fromstring(order.svg).iter(f"{SVG}text"):
        text, size = each.text or "", float(each.get("font-size") or 0)
        wide = width(text, size, bold=each.get("font-weight") == "bold")
        x = float(each.get("x") or 0) - {"middle": wide / 2, "end": wide}.get(each.get("text-anchor") or "", 0)
        y = float(each.get("y") or 0)
        found.append((x, y - size * 0.7, x + wide, y, text))
    return found


def room(order: PictureOrder) -> tuple[float, float]:
    _, _, wide, high = (float(part) for part in (ElementTree.fromstring(order.svg).get("viewBox") or "").split())
    return wide, high


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
def test_no_word_is_cut_or_dropped_or_stands_on_another(positions: dict[str, NightState], say: Say):
    for where, state in positions.items():
        for name, order in pictures(state, say).items():
            wide, high = room(order)
            texts = boxes(order)
            heroes = [hero.name[:3] for hero in state.heroes]
            cut = [one for *_, one in texts if ELLIPSIS in one and not one.startswith(tuple(heroes))]
            assert cut == [], (where, name)
            outside = [one for x, top, right, bottom, one in texts if x < 4 or right > wide - 4 or top < 4 or bottom > high - 4]
            assert outside == [], (where, name)
            clashes = [
                (one[4], other[4])
                for k, one in enumerate(texts)
                for other in texts[k + 1 :]
                if one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1
            ]
            assert clashes == [], (where, name)


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
def test_a_phone_can_show_every_word(positions: dict[str, NightState], say: Say):
    """At 380 pixels across, half of what is drawn."""
    for where, state in positions.items():
        for name, order in pictures(state, say).items():
            if "sheet" not in name:
                sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', order.svg)]
                assert room(order)[0] == 760
                assert min(sizes) >= 12, (where, name)
                assert sorted(sizes)[len(sizes) // 4] >= 15, (where, name)


@pytest.mark.lesson("J7")
@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_a_hostile_name_breaks_no_picture(name: str):
    state = night(people=2).state
    state.heroes[0] = state.heroes[0].model_copy(update={"name": name[:24] or "x"})
    view = NIGHT_CLASS.view(state, 0)
    for order in (sheet_picture(EN, view, 0), table_picture(EN, view), results_picture(EN, view, SEED_HASH)):
        assert [each for each in words(order) if not each.strip()] == []
        assert [part.tag for part in ElementTree.fromstring(order.svg).iter() if "script" in part.tag] == []
        assert not re.search("[\0-\x1f\u202a-\u202e\u2066-\u2069]", order.alt)


# ---- the same in words


@pytest.mark.lesson("M6")
def test_the_notes_under_a_text_sheet_say_what_only_the_map_shows():
    table = night(hero="K4", dice=[2, 6], boxes__goo=4)
    table.do("move", die=6, to="J7")
    view = table.look(0)
    notes = "\n".join(map_notes(EN, view, 0))
    scene = sheet_scene(EN, view, 0)
    held = {foe.space for foe in scene.map.foes if foe.left}
    for space, damage in scene.map.danger.items():
        if space not in held:
            assert re.search(rf"[ ;]{damage}:[ A-Z0-9]* {space}\b", notes), space
    assert "Way of this draft: K4 K5 K6 K7 J7." in notes
    for row in (*city("kestrel_bay").file.building, *city("kestrel_bay").file.obstacle):
        assert row.name.en in notes
    free = map_notes(EN, night(hero="K4", dice=[2]).look(0), 0)[1]
    assert free == "Lowest free die that gets there: 2: K2 J3 K3 K4 K5 K6."


@pytest.mark.rule("NC-R5")
@pytest.mark.rule("NC-R6")
def test_a_mark_that_a_house_rule_has_made_idle_is_told_as_nothing():
    def following(**switches: str) -> list[str]:
        scene = sheet_scene(EN, night(options=dict(switches)).look(0), 0)
        return [column.next for column in scene.columns if column.key in ("twister", "drake")]

    assert following(projectiles_boxes="always_on", sorcerer="always") == ["nothing", "nothing"]
    assert following(projectiles_boxes="this_turn")[0].startswith("Projectiles this turn: +1")


# ---- weight, bytes, descriptions


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
def test_the_largest_night_is_light_enough(say: Say):
    drawn = pictures(largest_night(), say)
    for name in ("sheet", "phone", "table"):
        png = render(drawn[name].svg)
        assert len(png) < HEAVIEST, name
        assert Image.open(io.BytesIO(png)).width == (1240 if name == "sheet" else 760), name


def test_the_same_view_gives_the_same_bytes():
    assert pictures(largest_night(), RU) == pictures(largest_night(), RU)


@pytest.mark.lesson("M6")
@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
def test_every_picture_has_a_description_that_fits(positions: dict[str, NightState], say: Say):
    for where, state in positions.items():
        for name, order in pictures(state, say).items():
            assert 80 < len(order.alt) <= ALT_LIMIT, (where, name)
            assert all(hero.name in order.alt for hero in state.heroes) or "sheet" in name or name == "phone", (where, name)


@pytest.mark.lesson("M6")
def test_the_description_says_what_the_sheet_shows():
    alt = sheet_picture(EN, night(hero="K4", dice=[2, 5], plot=4, boxes__goo=1, drake=3).look(0), 0).alt
    assert alt == (
        "Hero 1 (bolt), Kestrel Bay, Standard, turn 1: draft, not committed. "
        "On K4, Stamina 7 of 7, score 12, relics 0 of 5, Energy Level 1. "
        "End of Round: Drake Ling J2 2 + Enhanced Thug J4 1 = 3: Stamina 7 → 4. Plot die 4. Hero dice: 2 free, 5 free. "
        "Enemies: Twister G5 Stamina 4/4, Range 4, damage 2; The Goo A5 Stamina 5/5, Range 7, damage 2; "
        "Drake Ling J2 Stamina 3/5, Range 4, damage 2; Thugs 6/6 (D2 J4 C7 F8 I8 C9), Range 3, damage 1. "
        "Boxes checked: Enhanced Thugs 0/3, Twister 0/4, The Goo 1/4, Drake Ling 0/4, Public Distrust 0/6, Perfect Face 0/1."
    )
