"""Content is data, and what can't be played is refused with one sentence that names file and line."""

import re
from importlib import resources
from typing import get_args

import pytest

from bot.i18n.languages import LANGS, Lang
from bot.i18n.texts import texts
from cogs.night_class.library import ContentFault, book, check_content, cities, city, line_of, parsed, read_city
from cogs.night_class.rules.content import AbilityFile, CityFile, SheetFile
from cogs.night_class.rules.content_checks import wrong_with_abilities, wrong_with_city, wrong_with_sheet
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.words import GROUPS

CHECKS = resources.files("cogs.night_class").joinpath("rules", "content_checks.py").read_text("utf-8")
FAULTS = ("unreadable", "field", *re.findall(r'yield "([a-z-]+)"', CHECKS))
FOLDER = resources.files("cogs.night_class").joinpath("content")
BAY = FOLDER.joinpath("cities", "kestrel_bay.toml").read_text("utf-8")


def line(text: str, words: str) -> int:
    return next(n for n, one in enumerate(text.splitlines(), 1) if words in one)


def test_all_that_ships_can_be_played_and_the_whole_night_stands_first():
    check_content()
    assert cities() == ("kestrel_bay", "lantern_quay")


@pytest.mark.parametrize(
    ("before", "after", "why", "at"),
    [
        (". # # + # T # 1 T # .", "# # # + # T # 1 T # .", "street-unreachable", ". 5 T . ."),
        ("G # # . # # W # # # .", "G # # . # # W # # # ?", "grid-letter", "G # # . # # W # # # ?"),
        ("G # # . # # W # # # .", "G # # . # # W # #", "grid-ragged", "G # # . # # W # #"),
        ("G # # . # # W # # # .", ". # # . # # W # # # .", "grid-count", "grid ="),
        ('at = "J8"\n', 'at = "K8"\n', "block-name", ". # # + # T # 1 T # ."),
        ('at = "J6"\nkind = "relic"', 'at = "J6"\nkind = "clinic"', "site-mark", 'at = "J6"'),
        ('at = "C6"\nkind = "newsroom"', 'at = "C5"\nkind = "newsroom"', "site-mark", 'at = "C5"'),
        ('key = "night_watch"\nfrom = 51', 'key = "night_watch"\nfrom = 56', "rank-order", "[[rank]]"),
        ("filled = { train = 1 }", "filled = { train = 4 }", "filled-too-many", 'key = "rookie"'),
        ('key = "standard"', 'key = "legend"', "difficulty-twice", 'key = "legend"'),
        ("stamina = 7", "stamina = 0", "field", "stamina = 0"),
        ("minutes = 60", 'minutes = "long"', "field", "minutes ="),
        ("turns = [12, 22]", "turns = [12, 22", "unreadable", ""),
    ],
)
def test_a_city_that_cannot_be_played_is_refused_with_its_line(before: str, after: str, why: str, at: str):
    assert before in BAY
    text = BAY.replace(before, after, 1)
    with pytest.raises(ContentFault) as refused:
        read_city("bay", text)
    fault = refused.value
    assert (fault.key, fault.file) == (f"night-class-fault-{why}", "cities/bay.toml")
    if at:
        assert fault.line == line(text, at)
    assert str(fault).startswith(f"cities/bay.toml, line {fault.line}: night-class-fault-{why}")


def test_a_range_box_that_cannot_matter_is_refused():
    reprint = '[[enemy]]\nkey = "goo"\nboxes = [{ range = 7 }, { range = 30 }, { range = 40 }]\n'
    with pytest.raises(ContentFault) as refused:
        read_city("bay", BAY + reprint)
    assert (refused.value.key, refused.value.facts["box"], refused.value.facts["enemy"]) == ("night-class-fault-range-box-idle", 3, "goo")
    assert refused.value.line == line(BAY + reprint, "boxes = [{ range = 7 }")


def test_a_site_that_no_street_touches_is_refused():
    walled = BAY.replace(". . . . . # . . . . .", "# # . . . # . . . . .", 1).replace(". # 4 T .", "# 6 4 T .", 1)
    text = walled.replace("[[difficulty]]", '[[site]]\nat = "B2"\nkind = "relic"\nname = { en = "x", ru = "x" }\n[[difficulty]]', 1)
    with pytest.raises(ContentFault) as refused:
        read_city("bay", text)
    assert (refused.value.key, refused.value.facts["space"]) == ("night-class-fault-site-unreachable", "B2")
    assert refused.value.line == [n for n, one in enumerate(text.splitlines(), 1) if one == 'at = "B2"'][1]


def test_a_number_nobody_can_reach_is_refused_with_its_line():
    row = 'key = "rapid_strikes"\ncard = "cybernetic"\nnumber = '
    text = FOLDER.joinpath("abilities.toml").read_text("utf-8").replace(f"{row}9", f"{row}10")
    found = list(wrong_with_abilities(parsed(AbilityFile, "abilities.toml", text), book().sheet))
    assert found == [("number-too-high", ('key = "rapid_strikes"', "number"), {"hex": "rapid_strikes", "number": 10, "most": 9})]
    assert line_of(text, found[0][1]) == line(text, "number = 10")


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("numbers = [3, 5, 6]", "numbers = [3, 5, 9]", "number-too-high"),
        ("plot = [4, 6]", "plot = [6, 4]", "plot-order"),
        ('key = "comet"', 'key = "bolt"', "emblem-twice"),
        ('key = "dice"', 'key = "move"', "track-count"),
        ("{ damage_plus = 1 }]", "{ damage_plus = 1, ritual = true }]", "ritual-place"),
        ('key = "twister"', 'key = "goo"', "enemy-count"),
    ],
)
def test_a_sheet_that_contradicts_itself_is_refused(before: str, after: str, why: str):
    text = FOLDER.joinpath("sheet.toml").read_text("utf-8")
    assert before in text
    found = list(wrong_with_sheet(parsed(SheetFile, "sheet.toml", text.replace(before, after, 1))))
    assert found[0][0] == why


def test_an_unknown_city_or_difficulty_is_no_option():
    with pytest.raises(KeyError):
        city("atlantis")


@pytest.mark.parametrize("key", ["kestrel_bay", "lantern_quay"])
def test_every_city_has_its_enemies_and_nothing_wrong(key: str):
    place = city(key)
    assert set(place.enemies) == set(GROUPS)
    text = FOLDER.joinpath("cities", f"{key}.toml").read_text("utf-8")
    assert list(wrong_with_city(parsed(CityFile, key, text), place.enemies, book().sheet)) == []


def test_the_small_city_is_smaller_and_shorter():
    bay, quay = city("kestrel_bay"), city("lantern_quay")
    assert len(quay.ground.streets) <= len(bay.ground.streets) / 2
    assert quay.file.minutes == 20
    clock = [sum(len(enemy.boxes) for enemy in place.enemies.values()) for place in (bay, quay)]
    assert clock == [15, 10]


@pytest.mark.parametrize("key", ["kestrel_bay", "lantern_quay"])
def test_names_stand_in_both_languages_in_their_own_letters(key: str):
    place = city(key).file
    named = [place.name, *(one.name for one in (*place.building, *place.obstacle, *place.site, *place.difficulty, *place.rank))]
    printed = [one.name for one in (*book().sheet.enemy, *book().sheet.track, *book().sheet.emblem, *book().abilities.values())]
    for words in (*named, *printed):
        assert not any("а" <= letter <= "я" for letter in words.en.casefold())
        assert any("а" <= letter <= "я" for letter in words.ru.casefold())


@pytest.mark.parametrize("language", LANGS)
def test_every_fault_and_every_switch_has_its_sentence(language: Lang):
    for why in FAULTS:
        assert texts().has(f"night-class-fault-{why}")
    for name, info in NightOptions.model_fields.items():
        for value in get_args(info.annotation):
            assert texts().say(language, f"night-class-house-{name}-{value}")
