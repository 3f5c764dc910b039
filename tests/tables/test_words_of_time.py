"""Paces and moments as people write them, at their edges."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.game import BadInput
from bot.tables.pace_words import parse_pace
from bot.tables.until_words import parse_until

NOW = datetime(2026, 12, 20, 12, tzinfo=UTC)


# ---- paces


def test_days_off_are_read_as_people_name_them() -> None:
    assert parse_pace("24h off weekend").off == (5, 6)
    assert parse_pace("24h off sat and sun").off == (5, 6)
    assert parse_pace("24h кроме сб и вс").off == (5, 6)


@pytest.mark.parametrize("text", ["24h quiet", "5 parsecs", "24h off", "24h off mon tue wed thu fri sat sun", "24h quiet 08:00-08:00"])
def test_half_a_pace_is_none(text: str) -> None:
    with pytest.raises(BadInput, match="pace-unreadable"):
        parse_pace(text)


def test_nobody_is_reminded_of_what_is_due_in_minutes() -> None:
    pace = parse_pace("24h")
    assert pace.reminder(NOW, NOW + timedelta(minutes=9), 50) is None
    assert pace.reminder(NOW, NOW + timedelta(hours=10), 50) == NOW + timedelta(hours=5)


# ---- until when


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("5d", datetime(2026, 12, 25, 12, tzinfo=UTC)),
        ("2 недели", datetime(2027, 1, 3, 12, tzinfo=UTC)),
        ("2026-12-24", datetime(2026, 12, 23, 21, tzinfo=UTC)),
        ("24.12", datetime(2026, 12, 23, 21, tzinfo=UTC)),
        ("24.12.2026 18:00", datetime(2026, 12, 24, 15, tzinfo=UTC)),
        ("3.1. 18.30", datetime(2027, 1, 3, 15, 30, tzinfo=UTC)),  # without a year the next such day
        ("20.12 16:00", datetime(2026, 12, 20, 13, tzinfo=UTC)),
    ],
)
def test_a_moment_is_read_in_the_writers_zone(said: str, until: datetime) -> None:
    assert parse_until(said, zone="Europe/Moscow", now=NOW) == until


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("soon", "until-unreadable"),
        ("", "until-unreadable"),
        ("31.02", "until-unreadable"),
        ("24.12 25:00", "until-unreadable"),
        ("2026-12-01", "until-range"),
        ("20.06", "until-range"),
        ("2029-01-01", "until-range"),
    ],
)
def test_a_moment_that_is_none_is_said(said: str, key: str) -> None:
    with pytest.raises(BadInput) as unreadable:
        parse_until(said, zone="Europe/Moscow", now=NOW)
    assert unreadable.value.key == key


@given(st.from_regex(r"\d{1,4}[-.]\d{1,2}([-.]\d{1,4})?( \d{1,2}:\d{2})?", fullmatch=True))
def test_whatever_date_is_written_lies_ahead_or_is_refused(said: str) -> None:
    try:
        until = parse_until(said, zone="Pacific/Kiritimati", now=NOW)
    except BadInput:
        return
    assert timedelta() < until - NOW <= timedelta(days=92)
