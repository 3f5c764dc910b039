"""Whatever is written, it is answered: no text breaks the reading, and none makes it long."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.room import Reading
from bot.ui.orders import LONGEST_ORDER, MOST_WORDS, normal_words, split_post
from cogs.arena.orders import read_order
from cogs.arena.orders_names import name_book
from cogs.arena.orders_words import load_words, tokens_of
from tests.games.arena.words.position import ALICE, HOLMES, MEPHISTO, QUIXOTE, ROBIN, named, order_of, told, view_of

WORDS = [word.removesuffix("*") for words in load_words().model_dump().values() if "words" in words for word in words["words"]]
NAMES = ["Dracula", "Дракулу", "E1", "З2", "Яге", "Alice", "Алису", "Robin", "Мефистофеля", "E9", "Zorro"]
REST = ["2", "троим", "7", ",", "и", "+", "\n", "\n\n", "---", "?"]
ALL_UP = (3,) * 8


def is_whole(reading: Reading, post: bool) -> bool:
    """Exactly one answer to the order part, or none where there is only a text to publish."""
    answers = sum((reading.action is not None, reading.refusal is not None, bool(reading.question)))
    return answers == 1 or (answers == 0 and post and reading.keep is None)


@given(st.text(max_size=5000), st.sampled_from([HOLMES, ROBIN, QUIXOTE, ALICE, MEPHISTO]))
@settings(max_examples=200, deadline=None)
def test_any_text_is_answered(words: str, seat: int) -> None:
    reading = read_order(words, view_of(seat), seat, [order_of(seat)])
    assert is_whole(reading, bool(split_post(words).post))


@given(st.lists(st.sampled_from(WORDS + NAMES + REST), max_size=14), st.sampled_from([HOLMES, ROBIN, QUIXOTE, ALICE]))
@settings(max_examples=400, deadline=None)
def test_any_sentence_of_known_words_is_answered(words: list[str], seat: int) -> None:
    text = " ".join(words)
    view = view_of(seat)
    reading = read_order(text, view, seat, [order_of(seat)])
    assert is_whole(reading, bool(split_post(text).post))
    for candidate in reading.candidates:
        assert candidate.action.decision == order_of(seat).id


@pytest.mark.parametrize(
    "words",
    [
        "attack " * 5000,
        "a" * 4000,
        "атакую " + "Дракулу и " * 2000,
        "й" * 399 + "̆" * 2000,
        "attack @everyone <@&1> ||Dracula||",
        "attack Dracula\x00\u202e\ud7ff\ufeff",
        "🗡" * 4000,
        "hail on " + "9" * 4000,
        "../../etc/passwd; DROP TABLE seats; --",
        "{ $name } { -term }",
    ],
    ids=range(10),
)
def test_hostile_texts_are_answered_within_bounds(words: str) -> None:
    assert len(normal_words(words)) <= MOST_WORDS
    reading = read_order(words, view_of(ROBIN), ROBIN, [order_of(ROBIN)])
    assert is_whole(reading, False)
    assert len(words) <= LONGEST_ORDER or reading.question == "arena-ask-long"


def test_a_name_that_is_a_word_of_an_order_is_a_name_after_the_verb() -> None:
    people = {}
    people[4] = named("Furious", "Град")
    people[5] = named("Pass", "Пас")
    view = view_of(ROBIN, health=ALL_UP, people=people)
    meant = {"attack furious": "attack E1 balanced", "attack Pass": "attack E2 balanced", "pass": "idle", "бью Град": "attack E1 balanced"}
    for words, result in meant.items():
        assert told(read_order(words, view, ROBIN, [order_of(ROBIN)]), view) == result


def test_a_name_that_fits_two_is_asked_back_and_kept() -> None:
    people = {}
    people[4] = named("Red Riding Hood", "Красная Шапочка")
    people[5] = named("Ivan Hood", "Иван Шапочкин")
    view = view_of(HOLMES, health=ALL_UP, people=people)
    answer = told(read_order("attack Hood, furious", view, HOLMES, [order_of(HOLMES)]), view)
    assert answer == "? which (unclear attack E1 E2 furious): attack E1 furious, attack E2 furious"
    assert told(read_order("attack Ivan Hood", view, HOLMES, [order_of(HOLMES)]), view) == "attack E2 balanced"


def test_a_tag_is_nobody_elses_name() -> None:
    people = {}
    people[5] = named("E1", "")
    view = view_of(ROBIN, health=ALL_UP, people=people)
    assert told(read_order("attack E1", view, ROBIN, [order_of(ROBIN)]), view) == "attack E1 balanced"


def test_names_with_hyphens_yo_spaces_and_emoji_are_found() -> None:
    people = {}
    people[4] = named("🐉 Змей-Горыныч Ёжкин", "")
    people[5] = named("D'Artagnan", "д’Артаньян", accusative=("д'Артаньяна",))
    view = view_of(ROBIN, health=ALL_UP, people=people)
    for words in ("бью Змей Горыныча Ежкина", "бью змея-горыныча", "бью Ёжкина", "бью 🐉 Горыныча"):
        assert told(read_order(words, view, ROBIN, [order_of(ROBIN)]), view) == "attack E1 balanced", words
    for words in ("attack d'Artagnan", "attack DARTAGNAN", "бью д’Артаньяна"):
        assert told(read_order(words, view, ROBIN, [order_of(ROBIN)]), view) == "attack E2 balanced", words


@pytest.mark.rule("ARENA-WOUND-i")
def test_the_dead_give_no_orders() -> None:
    reading = read_order("attack Alice", view_of(MEPHISTO), MEPHISTO, [])
    assert reading.refusal is not None
    assert reading.refusal.rule == "ARENA-WOUND-i"


@pytest.mark.rule("ARENA-R41", "ARENA-DRUM-k")
def test_a_hail_may_be_furious_where_the_table_allows_it() -> None:
    view = view_of(ROBIN, hail_stance="furious_allowed")
    read = [told(read_order(words, view, ROBIN, [order_of(ROBIN)]), view) for words in ("hail on 2, furious", "осторожный град по двоим")]
    assert read == ["hail 2 furious", "! ARENA-DRUM-k"]


@pytest.mark.rule("ARENA-R16")
def test_self_healing_is_read_where_the_table_allows_it() -> None:
    view = view_of(ALICE, self_healing="on")
    assert told(read_order("лечусь", view, ALICE, [order_of(ALICE)]), view) == "heal G4"


@pytest.mark.rule("ARENA-R30")
def test_a_text_alone_waits_to_be_published_and_is_no_order() -> None:
    reading = read_order("\n---\nShe laughs.", view_of(ALICE), ALICE, [order_of(ALICE)])
    assert (reading.action, reading.refusal, reading.question, reading.post) == (None, None, "", "She laughs.")


@pytest.mark.rule("ARENA-R30")
def test_the_text_of_a_refused_order_is_not_lost() -> None:
    reading = read_order("heal Dracula\n\nShe laughs.\n\nAnd again.", view_of(ALICE), ALICE, [order_of(ALICE)])
    assert reading.refusal is not None
    assert reading.post == "She laughs.\n\nAnd again."


def test_every_listed_word_means_what_it_is_listed_for() -> None:
    book = name_book(view_of(ROBIN))
    for kind, listed in load_words().model_dump(by_alias=True).items():
        for word in listed["words"] if "words" in listed and kind != "weak" else ():
            [token] = tokens_of(word.removesuffix("*"), book) or [None]
            assert token is not None
            assert token.kind == kind, word
