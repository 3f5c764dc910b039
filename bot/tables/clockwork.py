"""What comes by itself: deadlines, early closing, scripted answers, reminders. The door and the clock both call `ring`."""

import hmac
import random
from dataclasses import replace
from functools import partial

from bot.kernel.canonical import canonical
from bot.kernel.game import Action, Decision, RuleViolation, Seat
from bot.tables.schedule import from_ms, ms, reminder_at
from bot.tables.sitting import Sitting
from bot.tables.timers import Moment, Timer, key_of

__all__ = ["fresh_time", "ring", "script_answers"]

SCRIPT = "longtable/script/1"
_BOUND = 1_000  # things that come by themselves in one act; a game of scripts goes on with the next alarm


def ring(sitting: Sitting, *, upto: int, at: int, only: str = "") -> None:
    """Carries out everything due by `upto` (or what is of the kind `only`), in the order in which it fell due, as acts of `at`."""
    for _ in range(_BOUND):
        first = next((moment for moment in sitting.moments() if only in ("", moment.kind)), None)
        if first is None or first.due > upto:
            return
        _happen(sitting, first, at)


def _happen(sitting: Sitting, moment: Moment, at: int) -> None:
    match moment.kind:
        case "close":
            _fall_due(sitting, moment.key, at)
        case "early":
            _count_silence(sitting, moment.key)
            sitting.playing.close(moment.key, at)
            sitting.replan(at)
        case "script":
            script_answers(sitting, moment.seat, moment.key, at)
        case "remind":
            _remind(sitting, sitting.timers[moment.key], at)
        case "day":
            _close_day(sitting, at)


def _fall_due(sitting: Sitting, key: str, at: int) -> None:
    """The deadline. Where somebody must answer and has no default, the GM is called once (LT-10)."""
    table, timer = sitting.playing, sitting.timers[key]
    owed = [one for one in table.unanswered() if key_of(one) == key]
    if any(one.default is None for one in owed):
        sitting.timers[key] = timer.model_copy(update={"called": True})
        sitting.tell_person("call", sitting.gm, decision=key, key="call-silence")
        return
    _count_silence(sitting, key)
    if timer.alone:
        table.expire(key, at)
    else:
        table.close(key, at)
    sitting.replan(at)


def _close_day(sitting: Sitting, at: int) -> None:
    """The rolls of the day are open from now on: a try that isn't done is done as it stands, whatever its clock."""
    table, game = sitting.playing, sitting.game
    sitting.tell("notice", key="notice-day-over")
    for row in sitting.seats:
        act = None if table.is_over else game.leave_act(table.state, row.seat)
        if act is not None:
            table.system(act, at)
    sitting.replan(at)
    if not table.is_over:
        sitting.columns |= {"status": "abandoned", "ended": at, "why": "table-day-over"}


def _count_silence(sitting: Sitting, key: str) -> None:
    """How many deadlines in a row a person let pass (D1: silent is who has no answer that counts)."""
    table = sitting.playing
    asked = [one for one in table.decisions if one.awaited and key_of(one) == key]
    silent = {seat for one in asked if one.id not in table.answers for seat in one.asked}
    spoke = {seat for one in asked if one.id in table.answers for seat in one.asked} - silent
    for row in list(sitting.seats):
        if row.user is None or row.seat not in silent | spoke:
            continue
        sitting.put_seat(replace(row, missed=row.missed + 1 if row.seat in silent else 0))


def _remind(sitting: Sitting, timer: Timer, at: int) -> None:
    """Who still owes an answer is reminded, of what they can still do only (D4); once, however many reminders are overdue."""
    times = {percent: reminder_at(sitting.pace, timer.opened, timer.due, percent) for percent in sitting.pace.reminders}
    passed = tuple(percent for percent, time in times.items() if time is not None and time <= at)
    percent = max(passed)
    sitting.timers[timer.key] = timer.model_copy(update={"reminded": tuple(sorted({*timer.reminded, *passed}))})
    users = {row.seat: row.user for row in sitting.seats} | {-1: sitting.gm}
    for one in sitting.playing.unanswered():
        if key_of(one) == timer.key:
            for seat in one.asked:
                sitting.tell_person("reminder", users.get(seat), eyes=seat, decision=one.id, percent=percent, due=timer.due)


def script_answers(sitting: Sitting, seat: Seat, decision_id: str, at: int) -> None:
    """A scripted seat's answer, from its own view; its chance is the table's, apart from the dice."""
    table = sitting.playing
    decision = table.decision(decision_id, seat)
    rng = random.Random(hmac.digest(table.record.seed, canonical(SCRIPT, decision.id, seat), "sha256"))
    action = _scripted(sitting, seat, decision, rng)
    _say(sitting, seat, rng, at)  # before the answer, which may close the round
    try:
        entry = table.take(seat, action, at, "script")
    except RuleViolation as refused:  # a script that plays what isn't legal is our fault
        raise AssertionError(f"{sitting.game.key}: script refused with {refused.rule}") from refused
    sitting.answered(decision, entry.at)
    sitting.replan(at)


def _scripted(sitting: Sitting, seat: Seat, decision: Decision, rng: random.Random) -> Action:
    table, game = sitting.playing, sitting.game
    choose = partial(game.choices, table.state, seat, decision)
    level = next((row.level for row in sitting.seats if row.seat == seat), "") or game.script_levels[0]
    return game.script(game.view(table.state, seat), decision, choose, rng, level)


def _say(sitting: Sitting, seat: Seat, rng: random.Random, at: int) -> None:
    table, game = sitting.playing, sitting.game
    for offered in [one for one in table.decisions if not one.awaited and seat in one.asked]:
        words = game.script_says(game.view(table.state, seat), offered, rng, sitting.row.language)
        if words is not None:
            table.take(seat, words, at, "script")


def fresh_time(sitting: Sitting, seat: Seat, at: int) -> None:
    """A seat that somebody new sits on has a quarter of a turn at least (C3)."""
    least = at + int(sitting.pace.quarter.total_seconds() * 1000)
    for one in sitting.playing.unanswered():
        timer = sitting.timers.get(key_of(one))
        if seat in one.asked and timer is not None and timer.running and timer.due < least:
            due = from_ms(least) if sitting.pace.is_live else sitting.pace.awake(from_ms(least))
            sitting.timers[timer.key] = timer.model_copy(update={"due": ms(due), "reminded": ()})
