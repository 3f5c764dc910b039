"""What an artistic text may not say (ARENA-R31)."""

import pytest

from bot.kernel.game import RuleViolation
from cogs.arena.rules.texts import lint
from cogs.arena.rules.words import Cls
from tests.games.arena.battle import battle


@pytest.mark.rule("ARENA-R31", "ARENA-ORDER-b")
@pytest.mark.parametrize(
    "words",
    [
        "I roll a d10 tonight",
        "бросаю к10!",
        "куб к6 катится",
        "мой д8",
        "2d6 of pain",
        "she rolled a 9",
        "на кубе 7, и он падает",
        "выпало 8",
        "with +2 to attack",
        "+2 к атаке",
        "my ward gives −2",
        "he has 1 HP left",
        "осталось 2 хита",
        "у него 1 хп",
        "HP: 3",
        "здоровье 2",
        "2 очка здоровья",
        "k10 and nothing else",
        "плюс два к атаке",
        "ｄ１０",
    ],
)
def test_a_text_with_mechanics_is_held_back(words: str):
    assert lint(words, "conductor") == "ARENA-ORDER-b"


@pytest.mark.rule("ARENA-R31", "ARENA-CLASS-c")
@pytest.mark.parametrize(
    ("cls", "words"),
    [
        ("drummer", "as a Drummer I fear nobody"),
        ("drummer", "я — Ударник, бойтесь"),
        ("drummer", "ударниками не рождаются"),
        ("conductor", "The Conductor raises his hand"),
        ("conductor", "слово дирижёру!"),
        ("conductor", "дирижеры не плачут"),
        ("vocal", "just a backing vocal"),
        ("vocal", "backing-vocalist at work"),
        ("vocal", "бэк-вокалистка поёт"),
        ("vocal", "бек вокал"),
        ("vocal", "Бэк‑вокал"),
    ],
)
def test_a_text_that_names_the_own_class_is_held_back(cls: Cls, words: str):
    assert lint(words, cls) == "ARENA-CLASS-c"


@pytest.mark.rule("ARENA-R31")
@pytest.mark.parametrize(
    "words",
    [
        "A furious curse leaves her lips; the ward holds.",
        "Яростное проклятие, и оберег трещит.",
        "In 1897 three of them rode out.",
        "Он насчитал 12 врагов и 3 пули.",
        "Somewhere a drum beats.",
        "Ударная волна прошла мимо.",
        "It is -5 degrees and snowing.",
        "pages 10-12 of the diary",
        "— 2 волка, — сказал он.",
        "The drummer of the other side is late",
        "К 10 часам всё было кончено.",
        "He conducts himself badly.",
        "D'Artagnan, 4 musketeers",
        "в доме к 1900 году",
    ],
)
def test_ordinary_words_and_numbers_are_allowed(words: str):
    assert lint(words, "conductor") is None


@pytest.mark.rule("ARENA-CLASS-c", "ARENA-R31")
def test_the_table_holds_the_text_back_and_publishes_nothing():
    table = battle()
    with pytest.raises(RuleViolation) as violation:
        table.order("G1", "post", text="as a Drummer I roll d10")
    assert (violation.value.rule, violation.value.key) == ("ARENA-CLASS-c", "refused-ARENA-CLASS-c-text")
    assert (table.events(), table.record.n) == ([], 0)


@pytest.mark.rule("ARENA-R31")
@pytest.mark.parametrize("lint_option", ["warn", "off"])
def test_a_table_may_only_warn_or_not_look(lint_option: str):
    table = battle(options={"post_lint": lint_option})
    table.order("G1", "post", text="as a Drummer I roll d10")
    assert len(table.events("post_published")) == 1


@pytest.mark.rule("ARENA-R31")
def test_a_text_is_never_compared_with_the_order():
    table = battle()
    table.order("G1", "idle")
    table.order("G1", "post", text="He strikes Dracula with all his might!")
    table.close_round()
    assert table.health("E1") == 3


@pytest.mark.rule("ARENA-R30")
def test_an_empty_text_and_one_too_long_are_refused():
    for words in ("", "x" * 1801):
        with pytest.raises(RuleViolation) as violation:
            battle().order("G1", "post", text=words)
        assert violation.value.rule == "ARENA-R30"
