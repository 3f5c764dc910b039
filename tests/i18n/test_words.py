"""Languages, lists, moments and spans."""

from datetime import UTC, datetime, timedelta, timezone

import discord
import pytest

from bot.i18n import Lang, duration, joined, lang_of, stamp


@pytest.mark.lesson("M5")
@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        (discord.Locale.russian, "ru"),
        ("ru", "ru"),
        ("ru-RU", "ru"),
        ("ru_RU", "ru"),
        (discord.Locale.american_english, "en"),
        (discord.Locale.ukrainian, "en"),
        (discord.Locale.romanian, "en"),
        ("run", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_whoever_does_not_read_russian_is_spoken_to_in_english(locale: object, lang: Lang) -> None:
    assert lang_of(locale) == lang


@pytest.mark.parametrize(
    ("items", "english", "russian"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A and B", "A и B"),
        (["A", "B", "C"], "A, B and C", "A, B и C"),
        (list("ABCD"), "A, B, C and D", "A, B, C и D"),
    ],
)
def test_lists_are_joined_as_each_language_does(items: list[str], english: str, russian: str) -> None:
    assert (joined("en", items), joined("ru", items)) == (english, russian)


def test_alternatives_are_joined_by_or() -> None:
    assert (joined("en", "ABC", "or"), joined("ru", "ABC", "or")) == ("A, B or C", "A, B или C")


@pytest.mark.lesson("D16")
def test_a_stamp_is_the_same_moment_whatever_the_zone_and_drops_parts_of_a_second() -> None:
    noon = datetime(2026, 1, 1, 12, 0, 0, 999_999, tzinfo=UTC)
    assert stamp(noon) == stamp(noon.astimezone(timezone(timedelta(hours=5, minutes=45)))) == "<t:1767268800:F>"
    assert stamp(noon, "R") == "<t:1767268800:R>"
    assert stamp(datetime(1969, 12, 31, 23, 59, 59, 500_000, tzinfo=UTC)) == "<t:-1:F>"


@pytest.mark.lesson("D15")
def test_a_moment_without_a_zone_has_no_stamp() -> None:
    with pytest.raises(ValueError, match="without a zone"):
        stamp(datetime(2026, 1, 1))  # noqa: DTZ001


@pytest.mark.lesson("M4")
@pytest.mark.parametrize(
    ("span", "english", "russian"),
    [
        (timedelta(0), "0 seconds", "0 секунд"),
        (timedelta(seconds=-5), "0 seconds", "0 секунд"),
        (timedelta(seconds=59), "59 seconds", "59 секунд"),
        (timedelta(seconds=60), "1 minute", "1 минута"),
        (timedelta(minutes=21, seconds=30), "21 minutes", "21 минута"),
        (timedelta(minutes=59), "59 minutes", "59 минут"),
        (timedelta(minutes=90), "1 hour 30 minutes", "1 час 30 минут"),
        (timedelta(hours=24), "24 hours", "24 часа"),
        (timedelta(hours=11), "11 hours", "11 часов"),
        (timedelta(hours=36), "36 hours", "36 часов"),
        (timedelta(hours=47, minutes=59), "47 hours 59 minutes", "47 часов 59 минут"),
        (timedelta(hours=48), "2 days", "2 дня"),
        (timedelta(days=2, hours=2, minutes=5), "2 days 2 hours", "2 дня 2 часа"),
        (timedelta(days=7), "7 days", "7 дней"),
        (timedelta(days=21), "21 days", "21 день"),
        (timedelta(days=111), "111 days", "111 дней"),
    ],
)
def test_spans_are_told_in_words(span: timedelta, english: str, russian: str) -> None:
    assert (duration("en", span), duration("ru", span)) == (english, russian)


@pytest.mark.parametrize(
    ("minutes", "russian"), [(1, "1 минуту"), (2, "2 минуты"), (5, "5 минут"), (21, "21 минуту"), (61, "1 час 1 минуту")]
)
def test_a_russian_span_has_an_accusative(minutes: int, russian: str) -> None:
    assert duration("ru", timedelta(minutes=minutes), "accusative") == russian
