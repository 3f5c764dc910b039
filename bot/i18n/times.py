"""Moments and spans. A moment is always Discord's stamp, which every reader sees in their own zone and language (lesson D16)."""

from datetime import datetime, timedelta
from typing import Final, Literal

from babel.units import format_unit

from bot.i18n.languages import Lang

Style = Literal["t", "T", "d", "D", "f", "F", "R"]
Case = Literal["nominative", "accusative"]

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_HOURS_UP_TO: Final = 2 * _DAY
"""Below this a span is told in hours: a pace of "24 hours" is what people agreed on, not "1 day"."""


def stamp(when: datetime, style: Style = "F") -> str:
    """`<t:…>` for an aware `when`, whole seconds, rounded down; a naive one is our fault and raises ValueError (lesson D15)."""
    if when.utcoffset() is None:
        raise ValueError("a moment without a zone")
    return f"<t:{int(when.timestamp() // 1)}:{style}>"


def duration(lang: Lang, span: timedelta, case: Case = "nominative") -> str:
    """`span` in words, two units at most, the rest dropped: "24 hours", "1 час 30 минут", "2 days 2 hours". A negative one is nothing.

    `case` is for Russian after "через" and "за": "через 21 минуту".
    """
    seconds = max(0, int(span.total_seconds()))
    if seconds < _MINUTE:
        parts = [(seconds, "second")]
    elif seconds < _HOUR:
        parts = [(seconds // _MINUTE, "minute")]
    elif seconds < _HOURS_UP_TO:
        parts = [(seconds // _HOUR, "hour"), (seconds % _HOUR // _MINUTE, "minute")]
    else:
        parts = [(seconds // _DAY, "day"), (seconds % _DAY // _HOUR, "hour")]
    words = " ".join(
        format_unit(count, f"duration-{unit}", length="long", locale=lang) for count, unit in parts if count or len(parts) == 1
    )
    if lang == "ru" and case == "accusative":
        # Only the feminine singular differs: минута, секунда.
        words = words.replace("минута", "минуту").replace("секунда", "секунду")
    return words
