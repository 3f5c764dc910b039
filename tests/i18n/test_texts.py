"""A key and its facts become a sentence in the reader's language; what is missing never stops a table."""

from datetime import UTC, datetime, timedelta
from enum import Enum, StrEnum

import pytest
from structlog.testing import capture_logs

from bot.i18n import LANGS, Lang, TextFault, Texts, texts
from bot.i18n.files import Source
from bot.i18n.texts import _words_and_facts
from bot.kernel.violation import BadInput, RuleViolation

EN = """
hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
  }
hello = Hello, { $name }!
english-only = Only { $name } knows.
torch = The torch is { $lit ->
    [yes] lit
   *[no] out
  }.
ends = Ends { $when } ({ STAMP($when, style: "R") })
left = In { $span }
refusal = { $sentence } ({ $rule })
refused-XX-8-2-a = The reach is { $reach }.
unreadable = I can't read "{ $words }".
"""
RU = """
hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
  }
hello = Привет, { $name }!
torch = Факел { $lit ->
    [yes] горит
   *[no] погас
  }.
ends = Конец { $when } ({ STAMP($when, style: "R") })
left = Через { SPAN($span, case: "accusative") }
refusal = { $sentence } ({ $rule })
refused-XX-8-2-a = Дальность — { $reach }.
unreadable = Не могу прочесть «{ $words }».
"""


def book(strict: bool = True, en: str = EN, ru: str = RU) -> Texts:
    return Texts({"en": [Source("en.ftl", en)], "ru": [Source("ru.ftl", ru)]}, strict=strict)


class Stance(StrEnum):
    FURIOUS = "furious"


class Number(Enum):
    TWO = 2


@pytest.mark.lesson("M4")
@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "0 попаданий"),
        (1, "1 попадание"),
        (2, "2 попадания"),
        (4, "4 попадания"),
        (5, "5 попаданий"),
        (11, "11 попаданий"),
        (12, "12 попаданий"),
        (14, "14 попаданий"),
        (21, "21 попадание"),
        (22, "22 попадания"),
        (100, "100 попаданий"),
        (101, "101 попадание"),
        (111, "111 попаданий"),
        (1001, "1\u00a0001 попадание"),
    ],
)
def test_russian_nouns_follow_their_number(count: int, sentence: str) -> None:
    assert book().say("ru", "hits", count=count) == sentence


@pytest.mark.parametrize(("count", "sentence"), [(0, "0 hits"), (1, "1 hit"), (2, "2 hits"), (21, "21 hits"), (1000, "1,000 hits")])
def test_english_nouns_follow_their_number(count: int, sentence: str) -> None:
    assert book().say("en", "hits", count=count) == sentence


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        ("Robin", "Hello, Robin!"),
        (["A", "B", "C"], "Hello, A, B and C!"),
        (("A", "B"), "Hello, A and B!"),
        ([], "Hello, !"),
        (Stance.FURIOUS, "Hello, furious!"),
        (Number.TWO, "Hello, 2!"),
        (timedelta(hours=24), "Hello, 24 hours!"),
        (datetime(2026, 1, 1, tzinfo=UTC), "Hello, <t:1767225600:F>!"),
        ("x" * 5_000, f"Hello, {'x' * 5_000}!"),
        ('{ $name } { -term } { "', 'Hello, { $name } { -term } { "!'),
    ],
)
def test_a_fact_is_told_as_what_it_is(fact: object, sentence: str) -> None:
    assert book().say("en", "hello", name=fact) == sentence


def test_yes_and_no_choose_between_wordings() -> None:
    assert book().say("ru", "torch", lit=True) == "Факел горит."
    assert book().say("ru", "torch", lit=False) == "Факел погас."


@pytest.mark.lesson("D16")
@pytest.mark.parametrize("lang", LANGS)
def test_a_moment_is_discords_stamp_in_both_languages(lang: Lang) -> None:
    assert "<t:1767225600:F> (<t:1767225600:R>)" in book().say(lang, "ends", when=datetime(2026, 1, 1, tzinfo=UTC))


@pytest.mark.lesson("D15")
def test_a_moment_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="without a zone"):
        book(strict=False).say("en", "ends", when=datetime(2026, 1, 1))  # noqa: DTZ001


def test_after_through_a_russian_span_stands_in_the_accusative() -> None:
    assert book().say("ru", "left", span=timedelta(minutes=21)) == "Через 21 минуту"


def test_no_invisible_signs_come_between_words_and_facts() -> None:
    assert book().say("ru", "hello", name="Robin").isprintable()


@pytest.mark.parametrize(("key", "facts"), [("nowhere", {}), ("hello", {}), ("english-only", {"name": "A"}), ("hello", {"name": None})])
def test_tests_hear_of_every_missing_sentence_and_fact(key: str, facts: dict[str, object]) -> None:
    with pytest.raises(TextFault, match=key):
        book().say("ru", key, **facts)


def test_people_get_english_else_the_key_and_the_log_gets_the_key_once() -> None:
    spoken = book(strict=False)
    with capture_logs() as logs:
        said = [spoken.say("ru", "english-only", name="the secret name") for _ in range(3)]
        said += [spoken.say("ru", "nowhere"), spoken.say("ru", "hello", nam="the secret name")]
    assert said == ["Only the secret name knows."] * 3 + ["nowhere", "hello"]
    assert [(log["event"], log["key"]) for log in logs] == [("text_missing", key) for key in ("english-only", "nowhere", "hello")]
    assert "secret" not in str(logs)


@pytest.mark.parametrize("en", ["a = one\nb { junk", "a = one\na = two"])
def test_a_file_that_does_not_read_cleanly_is_refused_in_tests_only(en: str) -> None:
    with pytest.raises(TextFault):
        book(en=en)
    assert book(strict=False, en=en).say("en", "a") == "one"


def test_a_refusal_is_its_sentence_with_the_rule_and_bad_input_its_sentence_alone() -> None:
    assert book().refusal("ru", RuleViolation("XX-8.2-a", reach=3)) == "Дальность — 3. (XX-8.2-a)"
    assert book().refusal("en", RuleViolation("XX-9", key="unreadable", words="x")) == 'I can\'t read "x". (XX-9)'
    assert book().refusal("en", BadInput("unreadable", words="x")) == 'I can\'t read "x".'


def test_the_shipped_texts_say_what_a_button_says() -> None:
    assert (texts().say("en", "button-my-turn"), texts().say("ru", "button-my-turn")) == ("My turn", "Мой ход")
    assert texts().has("button-my-turn")
    assert not texts().has("button-nowhere")


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_joined_reads_as_the_library_says_it(lang: Lang) -> None:
    """Messages of words and texts alone go without the library, in the same words."""
    shipped, joined_up = texts(), 0
    bundle = shipped._bundles[lang]
    for key in bundle._messages:
        pattern = bundle.get_message(key).value
        parts = None if pattern is None else _words_and_facts(pattern)
        if parts is None:
            continue
        joined_up += 1
        facts = {said: f"<{said}> é *x*\n" for is_fact, said in parts if is_fact}
        assert (shipped.say(lang, key, **facts), []) == bundle.format_pattern(pattern, facts), key
    assert joined_up > 1_000


def test_a_sentence_with_moments_is_the_same_the_second_time_and_a_yes_is_no_one() -> None:
    files: dict[Lang, list[Source]] = {lang: [Source("a", "told = { $what } { $when }")] for lang in LANGS}
    said = Texts(files, strict=True)
    when = datetime(2026, 1, 1, tzinfo=UTC)
    first = [said.say("en", "told", what=what, when=when) for what in (1, True, 0, False)]
    again = [said.say("en", "told", what=what, when=when) for what in (1, True, 0, False)]
    assert first == again
    assert [one.split()[0] for one in first] == ["1", "yes", "0", "no"]
