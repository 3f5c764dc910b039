"""What the clock knows of a table: how long each open question stands, and when to look next. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import Literal

from bot.kernel.canonical import sha256
from bot.kernel.game import Decision, Model, Seat
from bot.store.rows import Alarm
from bot.tables.schedule import Pace, from_ms, ms, reminder_at

__all__ = ["MAY_STAND_LATE", "Moment", "Timer", "alarms", "grace_of", "key_of", "moments", "paused", "plan", "resumed", "stood", "timed"]

LOBBY = "lobby"  # the key of the one timer that a table has before its start
LOBBY_QUIET, LOBBY_WARNED = 7 * 86_400_000, 3 * 86_400_000  # ms without an act until people are warned, and from then on
MAY_STAND_LATE = 5 * 60_000  # ms until a panel counts as late
_REMEMBERED = 12  # closed timers that an undo may bring back
_ANSWERS_WITHIN = 3_000, 9_000  # ms: a scripted seat, where one person plays alone


class Timer(Model):
    """The time of one group, or of one decision that stands alone. Milliseconds."""

    key: str
    opened: int
    due: int
    length: str | int = "turn"
    cover: int = 0
    alone: bool = False  # a decision without a group
    answered: int | None = None  # when the last answer came
    shown: int | None = None  # when its panel stood
    extended: tuple[Seat, ...] = ()  # who had it extended
    reminded: tuple[int, ...] = ()  # percents told for this deadline
    called: bool = False  # the GM, where it can't close by itself
    left: int | None = None  # while the table is paused
    gone: int | None = None  # closed; kept for an undo

    @property
    def open(self) -> bool:
        return self.gone is None

    @property
    def running(self) -> bool:
        return self.open and self.left is None


def key_of(decision: Decision) -> str:
    return decision.group or decision.id


def timed(decisions: Iterable[Decision]) -> dict[str, list[Decision]]:
    """Awaited decisions by what closes together; offered ones wait for nobody."""
    found: dict[str, list[Decision]] = {}
    for decision in decisions:
        if decision.awaited:
            found.setdefault(key_of(decision), []).append(decision)
    return found


def plan(pace: Pace, old: Mapping[str, Timer], decisions: Sequence[Decision], *, at: int) -> dict[str, Timer]:
    """The timers after an entry: a deadline is fixed with its decision and stays; what closed is remembered for an undo (N1)."""
    wanted = timed(decisions)
    kept: dict[str, Timer] = {}
    for key, members in wanted.items():
        timer = old.get(key)
        if timer is None:
            timer = _fresh(pace, key, members, at)
        elif timer.gone is not None:
            # Brought back by an undo: with the time it had left when it closed.
            back = ms(pace.awake(from_ms(at + max(timer.due - timer.gone, 0))))
            timer = timer.model_copy(update={"gone": None, "due": max(timer.due, back), "answered": at})
        kept[key] = timer
    closed = [timer if timer.gone is not None else timer.model_copy(update={"gone": at}) for key, timer in old.items() if key not in wanted]
    closed.sort(key=lambda timer: timer.gone or 0)
    return kept | {timer.key: timer for timer in closed[-_REMEMBERED:]}


def _fresh(pace: Pace, key: str, members: Sequence[Decision], at: int) -> Timer:
    first = members[0]
    return Timer(
        key=key,
        opened=at,
        due=ms(pace.due(from_ms(at), first.pace)),
        length=first.pace,
        cover=max(member.cover for member in members),
        alone=first.group is None,
        left=0 if pace.untimed else None,  # it stands still from the start
    )


def grace_of(pace: Pace, people: int) -> int:
    """Seconds after the last answer: a minute where two or more people play by post, else none (design, part 5)."""
    if pace.grace is not None:
        return pace.grace
    return 60 if people >= 2 and not pace.is_live else 0


@dataclass(frozen=True, slots=True)
class Moment:
    """Something the clock does at `due`."""

    due: int
    kind: Literal["close", "early", "remind", "script", "day"]
    key: str  # of the timer; of a script: the decision's; of a day's game: the day
    percent: int = 0
    seat: Seat = 0

    def alarm(self, table: str) -> Alarm:
        return Alarm(table, self.kind, f"{self.key}:{self.percent or self.seat}", self.due)


def moments(
    table: str,
    pace: Pace,
    timers: Mapping[str, Timer],
    decisions: Sequence[Decision],
    *,
    answered: Iterable[str],
    complete: Iterable[str],
    scripted: frozenset[Seat],
    people: int,
    script_after: int | None = None,
) -> list[Moment]:
    """Everything that comes by itself, in the order in which it comes. Depends on public facts only, but for who has answered.

    `complete` are groups that may close early. `script_after` (ms) overrides when scripted seats answer.
    """
    found: list[Moment] = []
    done, ready = set(answered), set(complete)
    grace = grace_of(pace, people) * 1000
    for key, members in timed(decisions).items():
        timer = timers.get(key)
        if timer is not None and pace.untimed and key in ready and not timer.alone:
            found.append(Moment(timer.answered or timer.opened, "early", key))  # its clock stands still, and nobody else is waited for
        if timer is None or not timer.running:
            continue
        owed = [member for member in members if member.id not in done]
        if not timer.called:
            found.append(Moment(timer.due, "close", key))
        if key in ready and not timer.alone:
            early = max((timer.answered or timer.opened) + grace, timer.opened + timer.cover * 1000)
            if early < timer.due or timer.called:
                found.append(Moment(early, "early", key))
        if any(set(member.asked) - scripted for member in owed):
            found += _reminders(pace, timer)
        for member in owed:
            if set(member.asked) <= scripted:
                seat = member.asked[0]
                after = _script_delay(table, member.id, timer.due - timer.opened, people) if script_after is None else script_after
                found.append(Moment(timer.opened + after, "script", member.id, seat=seat))
    return sorted(found, key=lambda moment: (moment.due, _ORDER[moment.kind], moment.key, moment.seat))


# At one and the same moment a scripted answer still counts, and a reminder comes too late.
_ORDER = {"script": 0, "early": 1, "close": 2, "remind": 3}


def _reminders(pace: Pace, timer: Timer) -> Iterable[Moment]:
    for percent in pace.reminders:
        at = reminder_at(pace, timer.opened, timer.due, percent)
        if percent not in timer.reminded and at is not None:
            yield Moment(at, "remind", timer.key, percent=percent)


@lru_cache(4096)
def _script_delay(table: str, decision: str, length: int, people: int) -> int:
    """A time that looks like a person's and follows from public facts alone (id, length, how many people play)."""
    chance = int(sha256(f"{table} {decision}".encode())[:8], 16) / 2**32
    low, high = _ANSWERS_WITHIN
    if people > 1:
        low, high = min(0.02 * length, 20_000), min(0.10 * length, 120_000)
    return int(low + chance * (high - low))


def alarms(table: str, coming: Iterable[Moment]) -> list[Alarm]:
    """The rows by which the clock finds the table."""
    return list({(alarm.kind, alarm.key): alarm for moment in coming for alarm in (moment.alarm(table),)}.values())


# ---- acts on time


def paused(timers: Mapping[str, Timer], at: int) -> dict[str, Timer]:
    """The clock stands still; what is left is kept."""
    return {
        key: timer.model_copy(update={"left": max(timer.due - at, 0), "opened": timer.opened - at}) if timer.running else timer
        for key, timer in timers.items()
    }


def resumed(pace: Pace, timers: Mapping[str, Timer], at: int, *, least: timedelta = timedelta()) -> dict[str, Timer]:
    """Goes on with what was left, `least` at least; `opened` moves along, so that reminders keep their place."""
    again: dict[str, Timer] = {}
    for key, timer in timers.items():
        if timer.open and timer.left is not None and not pace.untimed:
            left = max(timer.left, int(least.total_seconds() * 1000))
            due = from_ms(at + left)
            due = due if pace.is_live else pace.awake(due)
            timer = timer.model_copy(update={"left": None, "opened": timer.opened + at, "due": ms(due), "called": False})
        again[key] = timer
    return again


def stood(timers: Mapping[str, Timer], keys: Iterable[str], at: int) -> tuple[dict[str, Timer], dict[str, Timer]]:
    """The timers once the panel that shows `keys` stands, and those of them whose deadline moved because it stood late (D18)."""
    wanted = set(keys)
    now, moved = dict(timers), dict[str, Timer]()
    for key, timer in timers.items():
        if key not in wanted or not timer.open or timer.shown is not None:
            continue
        late = at - timer.opened
        change: dict[str, object] = {"shown": at}
        if late > MAY_STAND_LATE and timer.running:
            change |= {"due": timer.due + late, "reminded": ()}
        now[key] = timer.model_copy(update=change)
        if "due" in change:
            moved[key] = now[key]
    return now, moved
