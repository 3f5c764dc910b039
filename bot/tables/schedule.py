"""When something is due: paces, quiet hours, days off, in real time zones (design, part 5).

Zone name and wall time are stored, aware UTC is computed. A wall time that a clock change skips comes as much later as
the clock was put forward; one that it repeats is the first of the two.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Any
from zoneinfo import ZoneInfo

from pydantic import Field

from bot.kernel.game import Model

__all__ = ["LIVE_BELOW", "Pace", "Wall", "day_of", "end_of", "from_ms", "ms", "pace_of", "quiet_until", "reminder_at"]

HOUR = 3_600
DAY = 24 * HOUR
LIVE_BELOW = HOUR  # seconds: a shorter turn is played live, nobody sleeps meanwhile
_LOOK_AHEAD = 15  # days in which a waking moment or a wall time is found: one day off at most six times in a row


def ms(when: datetime) -> int:
    """Whole milliseconds since 1970."""
    return int(when.timestamp() * 1000)


def from_ms(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def day_of(now: datetime, ahead: int = 0) -> str:
    """The UTC day of seeds that belong to a day, `ahead` days later: "2026-01-31"."""
    return (now + timedelta(days=ahead)).astimezone(UTC).date().isoformat()


def end_of(day: str) -> int:
    """The first moment after that day, in milliseconds."""
    return ms(datetime.combine(date.fromisoformat(day) + timedelta(days=1), time(), UTC))


class Wall(Model):
    """A wall time on some days of the week (0 is Monday; none: every day), `minute` of the day."""

    days: tuple[int, ...] = ()
    minute: int = Field(ge=0, lt=1440)


class Pace(Model):
    """How long people have. A turn ends after `span` seconds or, where there are `walls`, at one of them."""

    span: int = Field(default=DAY, ge=0)
    walls: tuple[Wall, ...] = ()
    zone: str = "UTC"
    window: int = Field(default=0, ge=0)  # seconds for an interruption; 0: a quarter of a turn, at most twelve hours
    quiet: tuple[int, int] | None = None  # minutes of the day, from and to, across midnight where from > to
    off: tuple[int, ...] = ()  # days of the week on which nothing falls due
    grace: int | None = Field(default=None, ge=0)  # seconds after the last answer; None: the table's rule
    reminders: tuple[int, ...] = (50, 90)  # percent of the time
    extensions: int = Field(default=2, ge=0)  # a seat may ask for
    by: int = Field(default=0, ge=0)  # seconds one extension gives; 0: half a turn
    said: str = ""  # as its author wrote it
    untimed: bool = False  # somebody plays alone: nobody waits for them, so nothing ever falls due

    @property
    def is_live(self) -> bool:
        return not self.walls and self.span < LIVE_BELOW

    @property
    def turn(self) -> int:
        """The usual length of a turn in seconds."""
        if not self.walls:
            return self.span
        days = sum(len(wall.days) or 7 for wall in self.walls)
        return 7 * DAY // max(days, 1)

    @property
    def quarter(self) -> timedelta:
        return timedelta(seconds=self.turn / 4)

    # ---- deadlines

    def due(self, opened: datetime, length: str | int = "turn") -> datetime:
        """The deadline of what opens at `opened`: a "turn", a "window", or a number of seconds."""
        if length == "turn":
            return self._turn_end(opened)
        seconds = length if isinstance(length, int) else self.window or min(self.turn // 4, 12 * HOUR)
        if self.is_live:
            return opened + timedelta(seconds=seconds)
        return self._waking(opened, timedelta(seconds=seconds))

    def later(self, due: datetime) -> datetime:
        """An extended deadline: the next wall time, or half a turn more (D3: it keeps to the grid)."""
        if self.walls:
            return self._next_wall(due)
        moved = due + timedelta(seconds=self.by or self.span / 2)
        return moved if self.is_live else self.awake(moved)

    def _turn_end(self, opened: datetime) -> datetime:
        if self.walls:
            # A turn that opens shortly before a wall time has the next one, or people would have minutes.
            return self._next_wall(opened + self.quarter)
        end = opened + timedelta(seconds=self.span)
        return end if self.is_live else self.awake(end)

    def _next_wall(self, after: datetime) -> datetime:
        zone = ZoneInfo(self.zone)
        today = after.astimezone(zone).date()
        found = [
            moment
            for day in _days(today, _LOOK_AHEAD)
            if day.weekday() not in self.off
            for wall in self.walls
            if not wall.days or day.weekday() in wall.days
            if (moment := _moment(zone, day, wall.minute)) > after
        ]
        return min(found)

    # ---- sleep

    def awake(self, when: datetime) -> datetime:
        """`when`, or the end of the quiet hours and days off it falls into."""
        sleeps = sorted(self._sleeps(when))
        for start, end in sleeps:
            if start <= when < end:
                when = end
        return when

    def _waking(self, opened: datetime, span: timedelta) -> datetime:
        """The moment by which `span` of waking time has gone by."""
        at, left = self.awake(opened), span
        while True:
            sleep = min((start for start, _ in self._sleeps(at) if start > at), default=None)
            if sleep is None or at + left < sleep:
                return at + left
            left -= sleep - at
            at = self.awake(sleep)

    def _sleeps(self, when: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Quiet hours and days off around and after `when`, as moments; they may overlap."""
        if not self.quiet and not self.off:
            return
        zone = ZoneInfo(self.zone)
        for day in _days(when.astimezone(zone).date() - timedelta(days=1), _LOOK_AHEAD):
            if day.weekday() in self.off:
                yield _moment(zone, day, 0), _moment(zone, day + timedelta(days=1), 0)
            if self.quiet:
                start, end = self.quiet
                ends = day if start < end else day + timedelta(days=1)
                yield _moment(zone, day, start), _moment(zone, ends, end)

    # ---- reminders

    def reminder(self, opened: datetime, due: datetime, percent: int) -> datetime | None:
        """When to remind, or None where it would be pointless: too short, or only at the deadline itself."""
        length = due - opened
        if length < timedelta(minutes=10):
            return None
        at = opened + length * percent / 100
        if not self.is_live:
            at = self.awake(at)
        return at if at < due - timedelta(minutes=1) else None


def pace_of(document: Mapping[str, Any]) -> Pace:
    """A table's pace as it is stored; the same one again and again, so that what follows from it is found at once."""
    return _pace(json.dumps(document))


@lru_cache(256)
def _pace(document: str) -> Pace:
    return Pace.model_validate_json(document)


def reminder_at(pace: Pace, opened: int, due: int, percent: int) -> int | None:
    """`Pace.reminder` in milliseconds."""
    return _reminder_at(pace, opened, due, percent)  # pyright: ignore[reportArgumentType] - a frozen model has a hash


@lru_cache(4096)  # it stays the same as long as its deadline does, and every act asks for it
def _reminder_at(pace: Pace, opened: int, due: int, percent: int) -> int | None:
    at = pace.reminder(from_ms(opened), from_ms(due), percent)
    return None if at is None else ms(at)


def quiet_until(quiet: str, zone: str, when: datetime) -> datetime:
    """The end of a person's own quiet hours ("23:00-08:00") around `when`, or `when`."""
    if not quiet:
        return when
    start, end = (60 * int(part[:-3]) + int(part[-2:]) for part in quiet.split("-"))
    return Pace(quiet=(start, end), zone=zone or "UTC").awake(when)


def _days(first: date, count: int) -> Iterator[date]:
    return (first + timedelta(days=step) for step in range(count))


def _moment(zone: ZoneInfo, day: date, minute: int) -> datetime:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)
