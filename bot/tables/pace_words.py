"""Paces as people write them, in English and Russian: "24h", "36ч", "daily 20:00 Europe/Moscow", "пн ср пт 19:30 …"."""

import re
from datetime import timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.kernel.game import BadInput
from bot.tables.schedule import DAY, HOUR, Pace, Wall

__all__ = ["parse_hours", "parse_pace", "parse_span", "show_span", "zone_of"]

SHORTEST, LONGEST = 30, 31 * DAY  # seconds

_UNITS: Final = {
    **dict.fromkeys(("s", "sec", "second", "seconds", "с", "сек", "секунда", "секунды", "секунд"), 1),
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "м", "мин", "минута", "минуту", "минуты", "минут"), 60),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "ч", "час", "часа", "часов"), HOUR),
    **dict.fromkeys(("d", "day", "days", "д", "дн", "день", "дня", "дней", "сут", "сутки", "суток"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "н", "нед", "неделя", "неделю", "недели", "недель"), 7 * DAY),
}
# Beginnings of three letters are enough in English, two in Russian; longer forms are checked whole.
_DAYS: Final = tuple(
    frozenset(names.split())
    for names in (
        "mon monday mondays пн пнд понедельник понедельникам",
        "tue tues tuesday tuesdays вт втр вторник вторникам",
        "wed wednesday wednesdays ср срд среда среду средам",
        "thu thur thurs thursday thursdays чт чтв четверг четвергам",
        "fri friday fridays пт птн пятница пятницу пятницам",
        "sat saturday saturdays сб суб суббота субботу субботам",
        "sun sunday sundays вс вск воскресенье воскресеньям",
    )
)
_DAILY: Final = frozenset(["daily", "every", "everyday", "day", "each", "ежедневно", "каждый", "день"])
_WORKDAYS: Final = frozenset(["weekdays", "workdays", "будни", "будням"])
_WEEKEND: Final = frozenset(["weekend", "weekends", "выходные", "выходным"])
_FILLERS: Final = frozenset(["and", "at", "on", "и", "в", "во", "по", "live", "вживую"])
_QUIET: Final = frozenset(["quiet", "тихо", "тишина"])
_OFF: Final = frozenset(["off", "except", "без", "кроме"])
_WINDOW: Final = frozenset(["window", "windows", "окно", "окна"])
_GRACE: Final = frozenset(["grace", "запас"])

_TIME = re.compile(r"(\d{1,2})[:.](\d{2})$")
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?[-–—](\d{1,2})(?:[:.](\d{2}))?$")
_SPAN = re.compile(r"(\d{1,4})\s*([^\W\d_]+)")


def parse_pace(text: str, *, zone: str = "UTC") -> Pace:
    """The pace that `text` means; `zone` is taken where it names none.

    Raises BadInput: pace-unreadable (word), pace-zone (zone), pace-range, pace-no-time.
    """
    return _Words(text, zone).pace()


def parse_span(text: str, *, shortest: int = SHORTEST, longest: int = LONGEST) -> timedelta:
    """A duration such as "36h", "1 d 12 h", "2 дня". Raises BadInput (pace-unreadable, pace-range)."""
    rest = _SPAN.sub("", text.casefold()).strip(" ,+")
    parts = _SPAN.findall(text.casefold())
    if rest or not parts:
        raise BadInput("pace-unreadable", word=(rest or text)[:40])
    seconds = 0
    for count, unit in parts:
        if unit not in _UNITS:
            raise BadInput("pace-unreadable", word=unit[:40])
        seconds += int(count) * _UNITS[unit]
    if not shortest <= seconds <= longest:
        raise BadInput("pace-range", shortest=timedelta(seconds=shortest), longest=timedelta(seconds=longest))
    return timedelta(seconds=seconds)


def parse_hours(text: str) -> tuple[int, int]:
    """Quiet hours such as "23:00-08:00", as minutes of the day. Raises BadInput (pace-unreadable)."""
    match = _HOURS.match(text.strip().replace(" ", ""))
    if not match:
        raise BadInput("pace-unreadable", word=text[:40])
    start, end = (_minute(match[at], match[at + 1] or "00", text) for at in (1, 3))
    if start == end:
        raise BadInput("pace-unreadable", word=text[:40])
    return start, end


def zone_of(name: str) -> str:
    """The name of a known zone. A fixed offset is refused: it can't follow the change of the clocks (D16)."""
    wanted = name.strip()
    try:
        if "/" not in wanted and wanted.upper() != "UTC":
            raise ValueError(name)
        zone = ZoneInfo(wanted if "/" in wanted else "UTC").key
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise BadInput("pace-zone", zone=wanted[:40]) from None
    if zone.startswith("Etc/"):
        raise BadInput("pace-zone", zone=wanted[:40])
    return zone


def show_span(seconds: int) -> str:
    """A duration as `parse_span` reads it: "1d12h"."""
    shown = ""
    for unit, size in (("d", DAY), ("h", HOUR), ("m", 60), ("s", 1)):
        count, seconds = divmod(seconds, size)
        shown += f"{count}{unit}" if count else ""
    return shown or "0s"


class _Words:
    """One pace, read word by word from the left."""

    def __init__(self, text: str, zone: str) -> None:
        self.said = " ".join(text.split())[:80]
        self.words = [word for word in re.split(r"[\s,;]+", text.strip()) if word]
        self.zone = zone
        self.days: list[int] = []
        self.daily = False
        self.walls: list[Wall] = []
        self.spans: list[str] = []
        self.extra: dict[str, Any] = {}

    def pace(self) -> Pace:
        while self.words:
            self._take(self.words.pop(0))
        if self.walls and not self.spans:
            off = self.extra.get("off", ())
            self.walls = [wall for wall in self.walls if not wall.days or set(wall.days) - set(off)]
            if self.walls:
                return self._made(Pace(span=0, walls=tuple(self.walls), zone=self.zone))
        if self.walls or self.days or not self.spans:
            raise BadInput("pace-no-time" if self.days or self.daily else "pace-unreadable", word=" ".join(self.spans)[:40])
        return self._made(Pace(span=int(parse_span(" ".join(self.spans)).total_seconds()), zone=self.zone))

    def _made(self, pace: Pace) -> Pace:
        return Pace.model_validate(pace.model_dump() | self.extra | {"said": self.said})

    def _take(self, word: str) -> None:
        low = word.casefold().strip(".")
        if low in _QUIET:
            self.extra["quiet"] = parse_hours(self._next(word))
        elif low in _OFF:
            self.extra["off"] = self._days_off(word)
        elif low in _WINDOW:
            self.extra["window"] = self._span(word)
        elif low in _GRACE:
            self.extra["grace"] = int(parse_span(self._next_span(word), shortest=0, longest=HOUR).total_seconds())
        elif match := _TIME.match(low):
            self._wall(_minute(match[1], match[2], word))
        elif (day := _day(low)) is not None:
            self.days.append(day)
        elif low in _WORKDAYS or low in _WEEKEND:
            self.days += range(5) if low in _WORKDAYS else range(5, 7)
        elif low in _DAILY and not self.spans:
            self.daily = True
        elif low in _FILLERS:
            return
        elif "/" in word or low == "utc" or re.match(r"(utc|gmt|мск|msk)?[+-]\d", low):
            self.zone = zone_of(word)
        else:
            self.spans.append(low)

    def _wall(self, minute: int) -> None:
        self.walls.append(Wall(days=tuple(sorted(set(self.days))), minute=minute))
        if self.words and _day(self.words[0].casefold().strip(".")) is not None:
            self.days = []  # "Mon 19:00 Thu 20:00": the next days are the next time's

    def _next(self, after: str) -> str:
        if not self.words:
            raise BadInput("pace-unreadable", word=after[:40])
        return self.words.pop(0)

    def _next_span(self, after: str) -> str:
        first = self._next(after)
        return f"{first} {self._next(after)}" if first.isdigit() else first

    def _span(self, after: str) -> int:
        return int(parse_span(self._next_span(after)).total_seconds())

    def _days_off(self, after: str) -> tuple[int, ...]:
        off: set[int] = set()
        while self.words:
            low = self.words[0].casefold().strip(".")
            day = _day(low)
            if day is not None:
                off.add(day)
            elif low in _WEEKEND:
                off |= {5, 6}
            elif low not in _FILLERS:
                break
            self.words.pop(0)
        if not off or len(off) > 6:
            raise BadInput("pace-unreadable", word=after[:40])
        return tuple(sorted(off))


def _day(word: str) -> int | None:
    return next((day for day, names in enumerate(_DAYS) if word in names), None)


def _minute(hours: str, minutes: str, said: str) -> int:
    if int(hours) > 24 or int(minutes) > 59 or (int(hours) == 24 and int(minutes)):
        raise BadInput("pace-unreadable", word=said[:40])
    return int(hours) % 24 * 60 + int(minutes)
