"""A moment as people write it: "5d", "2 недели", "2026-12-24", "24.12", "24.12 18:00"; in the writer's zone."""

import re
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.kernel.game import BadInput
from bot.tables.pace_words import parse_span
from bot.tables.schedule import DAY, HOUR

__all__ = ["parse_until"]

FARTHEST: Final = 92 * DAY  # seconds
_DATE = re.compile(
    r"(?:(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})|(?P<d2>\d{1,2})\.(?P<m2>\d{1,2})\.?(?P<y2>\d{4})?)(?:\s+(?P<t>\d{1,2}[:.]\d{2}))?"
)


def parse_until(text: str, *, zone: str, now: datetime) -> datetime:
    """The moment, in the future; a day without a time is its beginning. Raises BadInput(until-unreadable, until-range)."""
    said = text.strip()
    found = _DATE.fullmatch(said)
    try:
        when = now + parse_span(said, shortest=HOUR, longest=FARTHEST) if found is None else _day(found, ZoneInfo(zone or "UTC"), now)
    except (BadInput, ValueError):
        raise BadInput("until-unreadable", said=said[:40]) from None
    if not timedelta() < when - now <= timedelta(seconds=FARTHEST):
        raise BadInput("until-range", most=timedelta(seconds=FARTHEST))
    return when


def _day(found: re.Match[str], zone: ZoneInfo, now: datetime) -> datetime:
    """Without a year the next such day."""
    hour, minute = (int(part) for part in re.split(r"[:.]", found["t"] or "0:00"))
    year = found["y"] or found["y2"]
    month, day = int(found["m"] or found["m2"]), int(found["d"] or found["d2"])
    when = datetime(int(year or now.astimezone(zone).year), month, day, hour, minute, tzinfo=zone)
    return when if year or when > now else when.replace(year=when.year + 1)
