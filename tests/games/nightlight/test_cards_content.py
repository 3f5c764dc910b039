"""Cards are data in a closed vocabulary; what can't be played is refused with file, line, card and what would be right (NL-CON-b)."""

import re
from importlib import resources
from pathlib import Path

import pytest

from bot.i18n.languages import LANGS, Lang
from bot.i18n.texts import texts
from bot.kernel.content import ContentFault
from bot.kernel.game import RuleViolation
from cogs.nightlight import own_sets
from cogs.nightlight.library import cards, check_content, own_cards, read_cards
from cogs.nightlight.own_sets import keep_sets_in, set_named, set_names
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force, own_attack, verbs_at
from cogs.nightlight.rules.content import Gadget, Lesson, Weapon
from cogs.nightlight.rules.vocabulary import Cancel, Deal, Exhaust, Free, FreeAttack, Heal, PoolMore, Selector, Wound

FOLDER = resources.files("cogs.nightlight").joinpath("content")
SOURCES = [resources.files("cogs.nightlight").joinpath(*path) for path in (("rules", "content_checks.py"), ("library.py",))]
CODE = "\n".join(source.read_text("utf-8") for source in SOURCES)
FAULTS = sorted({*re.findall(r'Fault\("([a-z-]+)"', CODE), *re.findall(r'_fault\([^"\n]*, "([a-z-]+)"', CODE)})

SWORD = """
[[weapon]]
id = "X1"
name = { en = "Ruler", ru = "Линейка" }
copies = 2
bonus = 1
icons = ["FOX"]
effects = [
  { when = "use", do = [{ verb = "wound", target = "defender", n = 1 }] },
]
"""
TALENT = """
[[skill]]
id = "X2"
animal = "FOX"
level = 1
name = { en = "Trick", ru = "Трюк" }
effects = [
  { when = "free", window = "open", cost = "exhaust", do = [{ verb = "exhaust", target = "any_denizen" }] },
]
"""
DREAM = """
[[dream]]
id = "X3"
deck = "zordo"
name = { en = "Snow", ru = "Снег" }
effects = [
  { when = "reveal", do = [{ verb = "heal", target = "each_animal", n = 1 }] },
]
"""
BOSS = """
[[boss]]
id = "B-NYX"
name = { en = "Nyx", ru = "Никта" }
decks = { dreams = 2, denizens = 5 }
tier = 5
attack = 6
defense = 2
health = 2
health_each = 1
loom = { en = "Loom", ru = "Угроза" }
effects = [
  { when = "loom", do = [{ verb = "exhaust", target = "each_own_card", else = [{ verb = "wound", target = "that_animal", n = 1 }] }] },
  { when = "fall", do = [{ verb = "end_dream" }] },
]
"""


def line(text: str, words: str) -> int:
    return next(n for n, one in enumerate(text.splitlines(), 1) if words in one)


def fault_of(text: str) -> ContentFault:
    with pytest.raises(ContentFault) as refused:
        read_cards((("mine.toml", text),))
    return refused.value


@pytest.mark.rule("NL-CON-a")
def test_the_set_that_ships_has_all_that_the_rulebook_lacks():
    found = cards()
    check_content()
    assert (len(found.animals), len(found.skills), len(found.dreams), len(found.bosses)) == (6, 18, 18, 4)
    assert sum(item.copies for item in found.items.values()) == 40
    assert sum(one.copies for one in found.denizens.values()) == 58
    kinds = {kind: sum(item.copies for item in found.items.values() if isinstance(item, kind)) for kind in (Weapon, Gadget, Lesson)}
    assert kinds == {Weapon: 28, Gadget: 7, Lesson: 5}


@pytest.mark.rule("NL-CARD1-a", "NL-SETUP1-c", "NL-CARD1-b")
def test_an_animal_has_three_numbers_and_a_skill_of_each_level():
    found = cards()
    assert {key: (one.attack, one.defense, one.health) for key, one in found.animals.items()} == {
        "BEA": (3, 3, 7),
        "RAB": (3, 4, 6),
        "OWL": (2, 3, 7),
        "TUR": (2, 4, 7),
        "FOX": (4, 3, 6),
        "DRA": (4, 2, 7),
    }
    for animal in found.animals:
        assert [skill.level for skill in found.skills_of(animal)] == [1, 2, 3]


@pytest.mark.rule("NL-CARD3-a", "NL-CARD3-b", "NL-CARD3-c")
def test_denizens_by_symbol_and_tier():
    def count(symbol: str | None, tier: int) -> int:
        return sum(one.copies for one in cards().denizens.values() if (one.symbol, one.tier) == (symbol, tier))

    by = {symbol: tuple(count(symbol, tier) for tier in (1, 2, 3)) for symbol in (None, "spidipede", "hushmoth", "zordo")}
    assert by == {None: (9, 5, 2), "spidipede": (9, 5, 0), "hushmoth": (7, 6, 1), "zordo": (4, 7, 3)}
    siege = cards().denizens["Z05"]
    assert (siege.tier, siege.attack, siege.defense, siege.health, siege.symbol) == (3, 7, 2, 5, "zordo")
    assert [boss.tier for boss in cards().bosses.values()] == [4, 4, 5, 5]


@pytest.mark.rule("NL-CON-y")
def test_a_boss_has_its_base_and_one_health_an_animal():
    bosses = cards().bosses
    assert [bosses["B-ZOR"].health_for(3), bosses["B-HUS"].health_for(1), bosses["B-NYX"].health_for(4)] == [5, 2, 6]


@pytest.mark.rule("NL-CARD2-a", "NL-CARD5-f", "NL-CON-o", "NL-R35")
def test_weapons_have_a_bonus_and_gadgets_and_some_skills_have_none():
    found = cards()
    assert all(item.bonus >= 1 for item in found.items.values() if isinstance(item, Weapon))
    assert [bonus_of(found.stash_card(key)) for key in ("W02", "W01", "G2", "BEA2", "OWL3")] == [3, 1, None, None, 4]
    with pytest.raises(KeyError):
        found.stash_card("L1")  # a lesson is never held


@pytest.mark.rule("NL-CARD5-c", "NL-R36")
def test_an_ability_is_in_force_for_the_animals_of_its_icons():
    gun, bulb, bash = (cards().stash_card(key) for key in ("W01", "G2", "TUR1"))
    assert [is_in_force(gun, animal) for animal in ("OWL", "FOX", "TUR", "BEA")] == [True, True, True, False]
    assert [is_in_force(bulb, animal) for animal in ("BEA", "DRA")] == [True, True]
    assert [is_in_force(bash, animal) for animal in ("TUR", "FOX")] == [True, False]
    icons = {animal: sum(animal in item.icons for item in cards().items.values() if isinstance(item, Weapon)) for animal in cards().animals}
    assert set(icons.values()) == {7}


@pytest.mark.rule("NL-CARD5-e")
def test_the_quoted_item_has_one_die_and_two_wounds_when_it_is_used():
    gun = cards().stash_card("W01")
    assert bonus_of(gun) == 1
    assert own_attack(gun, "use") == (Wound(target=Selector("defender"), n=2),)
    assert own_attack(gun, "hit") == ()


def test_a_card_has_its_effects_at_their_moments():
    found = cards()
    assert free_action(found.stash_card("FOX2")) == FreeAttack(window="open", cost="exhaust")
    assert free_action(found.stash_card("RAB2")) == Free(window="declared", cost="exhaust", only="user_defends", do=(Cancel(),))
    assert free_action(found.stash_card("W05")) is None
    zordo = found.bosses["B-ZOR"].effects
    assert [type(verb) for verb in verbs_at(zordo, "fall")] == [Exhaust]
    deal = verbs_at(zordo, "loom")[1]
    assert isinstance(deal, Deal)
    assert (str(deal.target), str(deal.condition)) == ("fewest_engaged", "living_animals >= 2")
    assert str(own_attack(found.stash_card("BEA3"), "use")[0].target) == "each_engaged_denizen[tier<=2]"  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.rule("NL-CON-v")
def test_the_crowd_line_stands_on_two_decks_for_denizens_only():
    crowd = {key: [verb for verb in verbs_at(deck.effects, "static") if isinstance(verb, PoolMore)] for key, deck in cards().decks.items()}
    assert [(key, [(one.side, one.whom, one.n, str(one.condition)) for one in lines]) for key, lines in crowd.items()] == [
        ("spidipede", [("enemy_attack", "denizen", 1, "setup_animals >= 2")]),
        ("hushmoth", [("enemy_attack", "denizen", 1, "setup_animals >= 2")]),
        ("zordo", []),
    ]


def effect(text: str, before: str, after: str) -> tuple[str, str]:
    assert before in text
    return text.replace(before, after, 1), after


@pytest.mark.rule("NL-CON-b")
@pytest.mark.parametrize(
    ("text", "before", "after", "why", "at", "says"),
    [
        (SWORD, '"wound"', '"slap"', "tag", '"slap"', "effects[1].do[1]: there is no verb “slap”. Write one of "),
        (SWORD, '"use"', '"later"', "tag", '"later"', "there is no when “later”. Write one of after"),
        (SWORD, '"defender"', '"everybody"', "target-unknown", '"everybody"', "there is no target “everybody”. Write one of any_animal"),
        (SWORD, '"defender"', '"defender[tier<2]"', "target-shape", "tier<2", "“defender[tier<2]” can't be a target. Write a name such as"),
        (SWORD, '"defender"', '"user[tier<=2]"', "target-tier", "user", 'only denizens have a tier. Write "user" without the brackets'),
        (SWORD, "n = 1", "n = 0", "least", "n = 0", "0 is too small. Write 1 or more"),
        (
            SWORD,
            "n = 1",
            'n = 1, if = "animals > 2"',
            "condition",
            "animals > 2",
            '“animals > 2” can\'t be a condition. Write "setup_animals >= 2"',
        ),
        (SWORD, "n = 1", "n = 1, colour = 3", "extra", "colour", "colour can't stand here. What may stand here is "),
        (SWORD, "bonus = 1\n", "", "missing", "[[weapon]]", "bonus is missing. Write it"),
        (SWORD, "copies = 2", 'copies = "two"', "number", "copies", "copies: “two” is no whole number"),
        (SWORD, 'id = "X1"', 'id = "x 1"', "id", 'id = "x 1"', "“x 1” can't be an id"),
        (SWORD, "[[weapon]]", "[[wepon]]", "kind", "[[wepon]]", "Kinds are animal, skill, weapon"),
        (SWORD, "copies = 2", "copies = ", "toml-value", "copies = ", "There is no value that can be read here"),
        (SWORD, '["FOX"]', '["ELK"]', "icon", '"ELK"', "icon ELK, and no animal is called so. Animals are BEA, DRA, FOX"),
        (TALENT, 'animal = "FOX"', 'animal = "ELK"', "icon", '"ELK"', "icon ELK"),
        (SWORD, '"use"', '"reveal"', "moment", '"reveal"', "can't have an effect at reveal. Write one of after, banish, free"),
        (DREAM, '"reveal"', '"use"', "moment", '"use"', "Write one of reveal, static"),
        (SWORD, 'verb = "wound", target = "defender", n = 1', 'verb = "cancel"', "verb-moment", '"cancel"', "cancel can't happen at use"),
        (
            SWORD,
            'verb = "wound", target = "defender", n = 1',
            'verb = "face", face = 6, n = 1',
            "verb-moment",
            '"face"',
            "There one may write",
        ),
        (SWORD, '"defender"', '"this"', "target", '"this"', "wound can't have the target this. It may be any_animal"),
        (SWORD, '"use"', '"banish"', "no-defender", '"defender"', "at banish there is no defender. It may stand at after, hit"),
        (TALENT, '"any_denizen"', '"other_engaged_denizen"', "no-defender", "other_engaged", "at open there is no other_engaged_denizen"),
        (SWORD, '"wound", target = "defender"', '"wound", target = "that_animal"', "that-animal", "that_animal", "inside an else only"),
        (
            TALENT,
            'verb = "exhaust", target = "any_denizen"',
            'verb = "exhaust", target = "each_own_card"',
            "each-own-card",
            "each_own",
            "not at open",
        ),
        (DREAM, '"each_animal"', '"any_animal"', "no-user", "any_animal", "at reveal nobody owns the card, so there is no any_animal"),
        (DREAM, "n = 1", "n = 1, may = true", "may-nobody", "may", "at reveal nobody could decide. Drop may"),
        (SWORD, "n = 1", 'n = 1, else = [{ verb = "cancel" }]', "else-target", "else", "an else belongs to the target each_own_card"),
        (BOSS, 'target = "that_animal"', 'target = "each_animal"', "else-verb", '"wound"', 'Write target = "that_animal"'),
        (
            BOSS,
            '  { when = "fall", do = [{ verb = "end_dream" }] },\n',
            "",
            "boss-cards",
            "effects",
            "exactly one effect at loom and one at fall",
        ),
        (BOSS, "decks = {", 'symbol = "zordo"\ndecks = {', "boss-decks", "symbol", "either a symbol or decks of its own"),
        (BOSS, "decks = { dreams = 2, denizens = 5 }", 'symbol = "zordo"', "boss-symbol", "symbol", "and so has another boss"),
        (BOSS, "health = 2\nhealth_each = 1", "health = 0\nhealth_each = 0", "boss-health", "health", "arrive with no health"),
        (BOSS, "dreams = 2", "dreams = 7", "boss-own-decks", "decks", "of spidipede 6 Dreams and 14 denizens"),
        (
            TALENT,
            'verb = "exhaust", target = "any_denizen"',
            'verb = "peek", deck = "nightmare", n = 1, bottom = 2',
            "peek-bottom",
            '"peek"',
            "looks at 1 and puts 2",
        ),
        (
            TALENT,
            'verb = "exhaust", target = "any_denizen"',
            'verb = "stat", target = "user", stat = "attack", n = 0',
            "no-change",
            '"stat"',
            "stat by 0",
        ),
        (
            TALENT,
            'verb = "exhaust", target = "any_denizen"',
            'verb = "ready", target = "other_animal_card"',
            "endless",
            '"ready"',
            "would go on for ever. Let it cost discard",
        ),
        (TALENT, 'cost = "exhaust"', 'cost = "exhaust", only = "user_defends"', "only-open", "user_defends", "where nobody defends"),
        (
            TALENT,
            '"free", window',
            '"free_attack", window',
            "extra",
            "free_attack",
            "do can't stand here. What may stand here is window, cost, when",
        ),
        (
            TALENT,
            'when = "free", window = "open", cost = "exhaust", do = [{ verb = "exhaust", target = "any_denizen" }]',
            'when = "free_attack", window = "open", cost = "exhaust"',
            "no-bonus",
            '"free_attack"',
            "no bonus, so it can't attack and free_attack never comes",
        ),
        (
            TALENT,
            '  { when = "free", window = "open", cost = "exhaust", do = [{ verb = "exhaust", target = "any_denizen" }] },\n',
            "",
            "no-use",
            "[[skill]]",
            "neither a bonus nor an effect",
        ),
        (
            TALENT,
            "effects = [",
            'effects = [\n  { when = "free", window = "open", cost = "discard", do = [{ verb = "heal", target = "user", n = 1 }] },',
            "two-free",
            '"free"',
            "two free actions",
        ),
        (
            DREAM,
            '{ when = "reveal", do = [{ verb = "heal", target = "each_animal", n = 1 }] }',
            '{ when = "static", do = [{ verb = "pool", side = "animal_attack", whom = "tier1", n = 1 }] }',
            "animal-filter",
            '"tier1"',
            "For animals write all",
        ),
        (SWORD, "[[weapon]]", SWORD + "[[weapon]]", "twice", "", "stands twice in this file"),
        ("", "", 'replaces = ["animal"]', "few-animals", "", "The set has 0 animals, a table needs 4"),
        ("", "", 'replaces = ["weapon"]', "few-toys", "", "The Toy Chest deck has 12 cards, four raids draw 16"),
        ("", "", 'replaces = ["deck"]', "deck-missing", "", "There is no Dream deck spidipede"),
        ("", "", 'replaces = ["dream"]', "few-dreams", "", "The Dream deck spidipede has 0 cards"),
        ("", "", 'replaces = ["denizen"]', "few-denizens", "", "has 0 cards, four animals are dealt 28"),
        ("", "", "replaces = 3", "list", "replaces", "this must be a list"),
    ],
)
def test_a_card_outside_the_vocabulary_is_refused(text: str, before: str, after: str, why: str, at: str, says: str):
    assert before in text
    fault = fault_of(changed := text.replace(before, after, 1))
    assert (fault.key, fault.file) == (f"nightlight-fault-{why}", "mine.toml")
    if at:
        assert fault.line == line(changed, at)
    if text:
        assert fault.facts["card"] in ("X1", "X2", "X3", "B-NYX", "x 1", "-")
    assert says in texts().say("en", fault.key, **fault.facts)
    assert texts().say("ru", fault.key, **fault.facts) != texts().say("en", fault.key, **fault.facts)


@pytest.mark.parametrize("lang", LANGS)
def test_every_fault_has_a_sentence(lang: Lang):
    assert len(FAULTS) > 30
    assert [why for why in FAULTS if not texts().has(f"nightlight-fault-{why}")] == []


def test_the_line_of_a_card_that_stands_in_a_later_table():
    fault = fault_of(changed := SWORD + TALENT.replace('"any_denizen"', '"this"'))
    assert (fault.line, fault.facts["card"]) == (line(changed, '"this"'), "X2")


@pytest.mark.rule("NL-CON-a")
def test_own_cards_lie_over_the_shipped_ones():
    found = read_cards((("mine.toml", SWORD.replace('"X1"', '"W01"')), ("more.toml", 'replaces = ["gadget", "lesson"]\n' + TALENT)))
    assert found.items["W01"].name.en == "Ruler"
    assert not any(isinstance(item, (Gadget, Lesson)) for item in found.items.values())
    assert [skill.id for skill in found.skills_of("FOX")] == ["FOX1", "FOX2", "FOX3", "X2"]
    assert found.seal != cards().seal
    assert len(cards().seal) == 12


def test_a_folder_of_own_cards_is_read_and_judged(tmp_path: Path):
    with pytest.raises(ContentFault, match="no-folder"):
        own_cards(tmp_path / "nothing")
    with pytest.raises(ContentFault, match="no-files"):
        check_content(tmp_path)
    (tmp_path / "notes.txt").write_text("not a card")
    mine = tmp_path / "mine.toml"
    mine.write_text(SWORD, encoding="utf-8")
    check_content(tmp_path)
    assert own_cards(tmp_path).items["X1"].name.ru == "Линейка"
    mine.write_text(SWORD.replace('"wound"', '"slap"'), encoding="utf-8")
    with pytest.raises(ContentFault, match=r"mine\.toml, line 9: nightlight-fault-tag"):
        check_content(tmp_path)


def test_own_sets_are_known_by_their_folders(tmp_path: Path):
    try:
        (tmp_path / "ours").mkdir()
        (tmp_path / "ours" / "heals.toml").write_text(DREAM, encoding="utf-8")
        keep_sets_in(tmp_path)
        assert set_names() == ("ours",)
        assert verbs_at(set_named("ours").dreams["X3"].effects, "reveal") == (Heal(target=Selector("each_animal"), n=1),)
        with pytest.raises(RuleViolation, match="NL-CON-b"):
            set_named("theirs")
        for folder in ("ours", "gone"):
            with pytest.raises(ContentFault, match="no-sets"):
                keep_sets_in(tmp_path / folder)
        assert set_names() == ("ours",)  # what was right before stays
    finally:
        own_sets._sets.clear()  # pyright: ignore[reportPrivateUsage]
