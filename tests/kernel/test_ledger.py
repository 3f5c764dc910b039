"""The ledger as shipped is whole, and people find their rule in it."""

import re

import pytest

from bot.games import rooms
from bot.kernel.ledger import Ledger, Rule, Ruling, load_ledger, load_manners, read_ledger, translated

SMALL = """
[game]
prefix = "XX"
title = "Small"
players = "2"
summary = "A game."
[[rule]]
id = "XX-1-a"
section = "Fire"
kind = "action"
text = "A unit fires at one target."
[[rule]]
id = "XX-1-b"
section = "Range"
kind = "constraint"
text = "Nobody fires farther than 3 [костёр]."
[[ruling]]
id = "XX-R1"
about = ["XX-1-a"]
question = "May it fire twice?"
decision = "No."
why = "The text says one."
"""

RUSSIAN = """
[game]
title = "Малая"
players = "2"
summary = "Игра."
[sections]
"Fire" = "Огонь"
"Range" = "Дальность"
[[rule]]
id = "XX-1-b"
text = "Дальше 3 никто не стреляет."
[[rule]]
id = "XX-1-a"
text = "Отряд стреляет по одной цели."
[[ruling]]
id = "XX-R1"
question = "Можно ли выстрелить дважды?"
decision = "Нет."
why = "В тексте один выстрел."
"""

CITED = re.compile(r"[A-Z]{2,8}-[A-Za-z0-9.-]*[A-Za-z0-9]|\b[a-z]+_[a-z_]+\b")
LATIN_WORDS = re.compile(r"[A-Za-z]{3,}(?: [A-Za-z]{2,}){2,}")  # three English words in a row


def shipped(lang: str) -> list[Ledger]:
    return [*(load_ledger(room.ledger_package, lang) for room in rooms().values()), load_manners(lang)]


def cited(entry: Rule | Ruling) -> set[str]:
    """Ids of other entries and names of switches: they are no words of a language."""
    return {name for field, value in entry if field not in ("id", "about") for name in CITED.findall(str(value))}


def small() -> bytes:
    return SMALL.encode()


def test_the_shipped_ledger_of_arena_is_whole():
    ledger = load_ledger("cogs.arena")
    assert (ledger.game.prefix, len(ledger.rule), len(ledger.ruling)) == ("ARENA", 82, 42)
    assert len(set(ledger.ids)) == 124


@pytest.mark.parametrize("written", ["XX-1-b", "xx-1-B", " 1-b "])
def test_an_id_is_found_however_it_is_written(written: str):
    entry = read_ledger(small()).get(written)
    assert isinstance(entry, Rule)
    assert entry.id == "XX-1-b"


def test_a_text_wrapped_in_the_file_is_one_paragraph():
    wrapped = SMALL.replace('"A unit fires at one target."', '"""A unit fires\n  at one target.\n"""')
    assert read_ledger(wrapped.encode()) == read_ledger(small())


def test_an_unknown_id_is_not_in_the_ledger():
    ledger = read_ledger(small())
    assert "XX-9" not in ledger
    assert ledger.get("XX-9") is None
    assert "XX-R1" in ledger


def test_rulings_are_found_from_the_rule_they_are_about():
    ledger = read_ledger(small())
    assert [ruling.id for ruling in ledger.rulings_on("XX-1-a")] == ["XX-R1"]
    assert ledger.rulings_on("XX-1-b") == ()


def test_words_find_the_heading_before_the_body_and_every_word_counts():
    ledger = read_ledger(small())
    assert [e.id for e in ledger.find("fire")] == ["XX-1-a", "XX-1-b", "XX-R1"]
    assert [e.id for e in ledger.find("fire FARTH")] == ["XX-1-b"]
    assert [e.id for e in ledger.find("КОСТЕР")] == ["XX-1-b"]
    assert ledger.find("dragon") == []
    assert [e.id for e in ledger.find("", limit=2)] == ["XX-1-a", "XX-1-b"]


def test_an_id_named_outright_comes_first():
    found = load_ledger("cogs.arena").find("ARENA-R22")
    assert isinstance(found[0], Ruling)
    assert found[0].id == "ARENA-R22"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "XX-1-b"', 'id = "XX-1-a"', "stands twice"),
        ('id = "XX-1-b"', 'id = "YY-1-b"', "doesn't begin with XX-"),
        ('about = ["XX-1-a"]', 'about = ["XX-7"]', "which the ledger doesn't have"),
        ('kind = "action"', 'kind = "feeling"', "kind"),
        ('why = "The text says one."', "", "why"),
    ],
    ids=["twice", "prefix", "about", "kind", "missing"],
)
def test_a_broken_ledger_is_refused_with_its_fault(old: str, new: str, fault: str):
    with pytest.raises(ValueError, match=fault):
        read_ledger(SMALL.replace(old, new).encode())


def test_a_translation_lends_its_words_and_nothing_else():
    english = read_ledger(small())
    russian = translated(english, RUSSIAN.encode())
    assert russian.ids == english.ids
    assert [rule.kind for rule in russian.rule] == ["action", "constraint"]
    assert russian.ruling[0].about == ("XX-1-a",)
    assert (russian.game.prefix, russian.game.title) == ("XX", "Малая")
    assert russian.rule[0] == Rule(id="XX-1-a", section="Огонь", kind="action", text="Отряд стреляет по одной цели.")


def test_words_are_found_in_either_language_and_in_any_case_of_them():
    english = read_ledger(small())
    russian = translated(english, RUSSIAN.encode())
    assert [e.id for e in russian.find("отрядами")] == ["XX-1-a"]
    assert [e.id for e in russian.find("target", beside=[english])] == ["XX-1-a"]
    assert [e.id for e in english.find("цели unit", beside=[russian])] == ["XX-1-a"]
    assert english.find("цели") == []
    assert russian.find("target", beside=[english])[0] == russian.rule[0], "what is found is told in the reader's language"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "XX-1-b"', 'id = "XX-1-a"', "XX-1-a stands twice"),
        ('id = "XX-1-b"', 'id = "XX-7"', "the rule XX-1-b is missing"),
        ('[[rule]]\nid = "XX-1-b"', '[[rule]]\nid = "XX-7"\ntext = "Нет."\n[[rule]]\nid = "XX-1-b"', "XX-7 is no rule of the ledger"),
        ('text = "Дальше', 'example = "Вот."\ntext = "Дальше', "XX-1-b has example in one language only"),
        ('why = "В', 'option = "twice"\nwhy = "В', "XX-R1 has option in one language only"),
        ('"Range" = "Дальность"', "", "the section Range is missing"),
        ('"Range" = "Дальность"', '"Range" = "Огонь"', "Огонь stands twice"),
        ('"Range"', '"Wind" = "Ветер"\n"Range"', "Wind is no section of the ledger"),
        ('text = "Отряд', 'kind = "action"\ntext = "Отряд', "XX-1-a: kind: Extra inputs"),
        ('why = "В тексте один выстрел."', "", "XX-R1: why: Field required"),
    ],
    ids=["twice", "missing", "unknown", "example", "option", "no section", "one heading for two", "strange section", "kind", "no words"],
)
def test_a_translation_that_does_not_fit_is_refused_with_the_id(old: str, new: str, fault: str):
    assert old in RUSSIAN
    with pytest.raises(ValueError, match=fault):
        translated(read_ledger(small()), RUSSIAN.replace(old, new).encode())


def test_every_ledger_that_ships_speaks_both_languages():
    for english, russian in zip(shipped("en"), shipped("ru"), strict=True):
        assert russian.ids == english.ids
        assert [rule.kind for rule in russian.rule] == [rule.kind for rule in english.rule]
        for ours, theirs in zip(russian.entries, english.entries, strict=True):
            told = " ".join(str(value) for name, value in ours if name not in ("id", "kind", "about"))
            assert re.search("[а-яё]", told), ours.id
            assert cited(ours) >= cited(theirs), ours.id
            assert not LATIN_WORDS.search(told), f"{ours.id} is half in English: {LATIN_WORDS.findall(told)}"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_heading_can_be_suggested(lang: str):
    for ledger in shipped(lang):
        assert all(len(rule.section) <= 100 for rule in ledger.rule)


def test_a_file_that_is_not_there_or_cannot_be_read_is_named():
    with pytest.raises(ValueError, match=r"bot/kernel/manners\.xx\.toml isn't there"):
        load_manners("xx")
    with pytest.raises(ValueError, match=r"cogs/arena/content/rulebook\.xx\.toml isn't there"):
        load_ledger("cogs.arena", "xx")
