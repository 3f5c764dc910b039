"""Running a table: pause, more time, other people, the end. Each act is an entry and a public line (design, part 6)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.kernel import replay as replaying
from bot.kernel.game import GM, Action, BadInput, Decision, RuleViolation, Seat, note_fields
from bot.kernel.replay import Played
from bot.store.rows import SeatRow
from bot.tables.access import allow, allow_seat, roles
from bot.tables.acts import Answer, Who
from bot.tables.clockwork import fresh_time, ring
from bot.tables.gm_sight import sees_everything
from bot.tables.lobby import level_of
from bot.tables.look import persons
from bot.tables.pace_words import parse_span
from bot.tables.play import judged
from bot.tables.schedule import DAY, from_ms, ms
from bot.tables.sitting import Sitting
from bot.tables.timers import key_of, paused, resumed

__all__ = [
    "come_back",
    "end",
    "extend",
    "hand_over",
    "leave",
    "leave_for_good",
    "order_for",
    "pause",
    "resume",
    "rewind",
    "rule",
    "substitute",
]

FARTHEST = 31 * DAY * 1000  # ms: no deadline is moved beyond that


def pause(sitting: Sitting, who: Who, operators: frozenset[int]) -> Answer:
    """The clock stands still; answers are taken, nothing closes."""
    allow("pause", roles(who, sitting.row, sitting.seats, operators))
    sitting.playing  # noqa: B018  (refuses in the lobby and after the end)
    if sitting.status != "running":
        return Answer(table=sitting.row.id, key="already-paused")
    sitting.timers = paused(sitting.timers, sitting.at)
    sitting.columns["status"] = "paused"
    _line(sitting, "paused")
    return Answer(table=sitting.row.id, key="paused")


def resume(sitting: Sitting, who: Who, operators: frozenset[int]) -> Answer:
    """Goes on with what was left; after a fault or a restored file with a quarter of a turn at least."""
    allow("resume", roles(who, sitting.row, sitting.seats, operators))
    sitting.playing  # noqa: B018
    if sitting.status == "running":
        return Answer(table=sitting.row.id, key="already-running")
    least = sitting.pace.quarter if sitting.status == "parked" else sitting.pace.quarter * 0
    sitting.timers = resumed(sitting.pace, paused(sitting.timers, sitting.at), sitting.at, least=least)
    sitting.columns |= {"status": "running", "why": ""}
    _line(sitting, "resumed")
    ring(sitting, upto=sitting.at, at=sitting.at)  # everybody may have answered meanwhile
    return Answer(table=sitting.row.id, key="resumed")


def extend(sitting: Sitting, who: Who, seat: Seat | None, by: str, operators: frozenset[int]) -> Answer:
    """Moves the open deadlines: a seat's own, or all. A second press on the same deadline changes nothing (D3)."""
    if seat is None:
        allow("extend_all", roles(who, sitting.row, sitting.seats, operators))
    else:
        allow_seat(who, sitting.seats, seat)
    table = sitting.playing
    if sitting.pace.untimed:
        raise RuleViolation("LT-23", key="refused-LT-23-alone")
    if sitting.status != "running":
        raise RuleViolation("LT-20" if sitting.status == "parked" else "LT-23")
    asker = GM if seat is None else seat
    keys = {key_of(one) for one in table.decisions if one.awaited and (seat is None or seat in one.asked)}
    open_ = [timer for key, timer in sitting.timers.items() if key in keys and timer.running]
    amount = parse_span(by) if by and seat is None else None
    if not open_:
        raise RuleViolation("LT-23")
    if amount is None and all(asker in timer.extended for timer in open_):
        return Answer(table=sitting.row.id, seat=seat, key="already-extended", facts={"due": max(timer.due for timer in open_)})
    if seat is not None:
        _spend_extension(sitting, seat)
    dues: list[int] = []
    for timer in open_:
        due = ms(sitting.pace.later(from_ms(timer.due))) if amount is None else timer.due + int(amount.total_seconds() * 1000)
        due = max(timer.due, min(due, sitting.at + FARTHEST))
        change = {"due": due, "extended": (*timer.extended, asker), "reminded": (), "called": False}
        sitting.timers[timer.key] = timer.model_copy(update=change)
        dues.append(due)
    _line(sitting, "extended" if seat is not None else "extended-all", seat=seat, due=max(dues))
    return Answer(table=sitting.row.id, seat=seat, key="extended", facts={"due": max(dues)})


def _spend_extension(sitting: Sitting, seat: Seat) -> None:
    row, most = sitting.seat(seat), sitting.pace.extensions
    if row.extended >= most:
        raise RuleViolation("LT-19", most=most)
    sitting.put_seat(replace(row, extended=row.extended + 1))


# ---- people


def substitute(sitting: Sitting, who: Who, seat: Seat, user: int | None, level: str, operators: frozenset[int]) -> Answer:
    """Another person, or a script, plays on for a seat, with its answers as they stand (C6)."""
    allow("substitute", roles(who, sitting.row, sitting.seats, operators))
    sitting.playing  # noqa: B018
    row = sitting.seat(seat)
    if row.user is None and not row.scripted:
        raise RuleViolation("LT-24", seat=seat)
    if user is None:
        return _to_script(sitting, row, level_of(sitting.game, level), "script")
    if user == row.user:
        return Answer(table=sitting.row.id, seat=seat, key="already-seated")
    held = sum(one.user == user for one in sitting.seats)
    most = sitting.game.seats_each(sitting.game.options_type.model_validate(dict(sitting.row.options)))
    if held >= most:
        raise RuleViolation("LT-17", most=most)
    _seat_person(sitting, row, user, was=row.user if row.user is not None else row.was)
    _line(sitting, "substituted", seat=seat)
    return Answer(table=sitting.row.id, seat=seat, key="substituted")


def come_back(sitting: Sitting, who: Who, seat: Seat) -> Answer:
    """ "I am back" (D13): the seat a script plays goes back to the person it was taken from."""
    sitting.playing  # noqa: B018
    row = sitting.seat(seat)
    if row.user == who.user:
        return Answer(table=sitting.row.id, seat=seat, key="already-seated")
    if row.user is not None or row.was != who.user:
        raise RuleViolation("LT-22")
    _seat_person(sitting, row, who.user, was=None)
    _line(sitting, "back", seat=seat)
    return Answer(table=sitting.row.id, seat=seat, key="back")


def leave(sitting: Sitting, who: Who, seat: Seat) -> Answer:
    """A person leaves a running game: a script plays on, so that nobody is locked; without any people the table ends."""
    row = allow_seat(who, sitting.seats, seat)
    sitting.playing  # noqa: B018
    if sitting.game.leaver == "out":
        return leave_for_good(sitting, row)
    if persons(sitting.seats) == {who.user}:
        sitting.put_seat(replace(row, user=None, was=who.user, level=level_of(sitting.game, "")))
        return _abandon(sitting, "table-empty", "left")
    answer = _to_script(sitting, row, level_of(sitting.game, ""), "left")
    if sitting.gm and who.user != sitting.gm:
        sitting.tell_person("call", sitting.gm, key="call-left", seat=seat)
    return answer


def leave_for_good(sitting: Sitting, row: SeatRow) -> Answer:
    """The game counts who leaves as out of it, and tells so itself. The seat stays, nobody's."""
    table, at = sitting.playing, sitting.at
    act = sitting.game.leave_act(table.state, row.seat)
    if act is not None:
        table.system(act, at)
    sitting.put_seat(replace(row, user=None, was=None, level="", missed=0))
    _forget_plans(sitting, row.seat)
    sitting.replan(at)
    ring(sitting, upto=at, at=at, only="early")  # they may have been the one the others waited for
    if not persons(sitting.seats) and not table.is_over:
        return _abandon(sitting, "table-empty", "empty")
    return Answer(table=sitting.row.id, seat=row.seat, key="left")


def hand_over(sitting: Sitting, who: Who, user: int, operators: frozenset[int]) -> Answer:
    """Another GM."""
    allow("hand_over", roles(who, sitting.row, sitting.seats, operators))
    if not sitting.live:
        raise RuleViolation("LT-8")
    return new_gm(sitting, user)


def new_gm(sitting: Sitting, user: int) -> Answer:
    sitting.columns["gm"] = user
    if sitting.table is not None:
        _line(sitting, "gm")
    else:
        sitting.tell("notice", key="notice-gm")
    return Answer(table=sitting.row.id, key="handed-over")


def heir(sitting: Sitting) -> int:
    """Whose table it is when the GM is gone: the seat's that joined first; 0: nobody's, so server managers run it."""
    return next(
        (row.user for row in sorted(sitting.seats, key=lambda row: (row.joined, row.seat)) if row.user and row.user != sitting.gm), 0
    )


def _to_script(sitting: Sitting, row: SeatRow, level: str, what: str) -> Answer:
    if row.scripted:
        return Answer(table=sitting.row.id, seat=row.seat, key="already-scripted")
    sitting.put_seat(replace(row, user=None, was=row.user if row.user is not None else row.was, level=level, missed=0))
    _forget_plans(sitting, row.seat)
    _tell_rules(sitting, row.seat, on=True)
    _line(sitting, what, seat=row.seat)
    return Answer(table=sitting.row.id, seat=row.seat, key=what)


def _seat_person(sitting: Sitting, row: SeatRow, user: int, *, was: int | None) -> None:
    sitting.put_seat(replace(row, user=user, was=was, level="", missed=0, looked=-1))
    if row.user is not None:
        _forget_plans(sitting, row.seat)
    if row.scripted:
        _tell_rules(sitting, row.seat, on=False)
    fresh_time(sitting, row.seat, sitting.at)
    for one in sitting.playing.unanswered():
        if row.seat in one.asked:
            sitting.tell_person("prompt", user, eyes=row.seat, decision=one.id)


def _forget_plans(sitting: Sitting, seat: Seat) -> None:
    """Standing orders and drafts are a person's, not the seat's."""
    table = sitting.playing
    if table.standing.pop(seat, None) is not None:
        sitting.standing_changed = True
    sitting.cleared += [(seat, one.id) for one in table.decisions if seat in one.asked]


def _tell_rules(sitting: Sitting, seat: Seat, *, on: bool) -> None:
    """Games that count who is played by script hear of it as an act of theirs."""
    if sitting.game.system_type is None:
        return
    try:
        act = _reader(sitting).validate_python({"kind": "script", "seat": seat, "on": on})
    except ValidationError:
        return
    sitting.playing.system(act, sitting.at)
    sitting.replan(sitting.at)


# ---- rulings


def rule(sitting: Sitting, who: Who, act: Mapping[str, Any], reason: str) -> Answer:
    """A ruling of a GM who doesn't play: a typed act of the game, with its reason, in the open."""
    allow("rule", roles(who, sitting.row, sitting.seats))
    table = sitting.playing
    if sitting.game.system_type is None:
        raise BadInput("act-unreadable")
    try:
        read = _reader(sitting).validate_python({**act, "reason": reason} if reason else dict(act))
    except ValidationError:
        raise BadInput("act-unreadable") from None
    entry = table.system(read, sitting.at)
    sitting.replan(sitting.at)
    sitting.tell("notice", key="notice-ruled", act=str(act.get("kind", "")))  # its number would count secret entries
    ring(sitting, upto=sitting.at, at=sitting.at)
    return Answer(table=sitting.row.id, key="ruled", facts={"entry": entry.n})


def order_for(sitting: Sitting, who: Who, seat: Seat, decision: str, action: Action | Mapping[str, Any] | None, at: int) -> Answer:
    """An answer that the GM gives for a seat; that it was the GM's is public, what it is stays as secret as any.

    Of what a GM who sees nothing may not know, nothing is told: `results` stays empty. `action` None: nothing the seat could do.
    """
    allow("order_for", roles(who, sitting.row, sitting.seats))
    table = sitting.playing
    if sitting.status == "parked":
        raise RuleViolation("LT-20")
    named = action.decision if isinstance(action, Action) else str((action or {}).get("decision", ""))
    asked = table.decision(decision or named, sitting.seat(seat).seat)
    if not sees_everything(sitting.row, sitting.seats, who.user):
        _order_in_the_dark(sitting, asked, seat, action, at)
        answer = Answer(table=sitting.row.id, seat=seat, key="ordered-in-the-dark")
    elif action is None:
        raise BadInput("act-unreadable")
    else:
        result = judged(sitting, seat, action, at, "gm")
        answer = Answer(table=sitting.row.id, seat=seat, results=(result,))
    if answer.taken:
        sitting.tell("notice", key="notice-ordered", seat=seat)
    ring(sitting, upto=sitting.at, at=sitting.at)
    return answer


def _order_in_the_dark(sitting: Sitting, asked: Decision, seat: Seat, action: Action | Mapping[str, Any] | None, at: int) -> None:
    """Whether a seat can do something may be its secret, so nothing tells whether it was taken.

    In the place of what it can't do, the answer that counts is given once more, or what silence would mean: public lines, counters, the
    time of closing and the number of entries are the same then. Refuses with LT-10 where silence means nothing.
    """
    if action is not None and judged(sitting, seat, action, at, "gm").what == "taken":
        return
    standing = sitting.playing.answers.get(asked.id)
    instead: Action | None = sitting.playing.read(standing.action) if standing is not None else asked.default
    if instead is None:
        raise RuleViolation("LT-10")
    if any(getattr(instead, name) for name in note_fields(type(instead))):  # words are sealed once
        sitting.answered(asked, at)
        return
    judged(sitting, seat, instead, at, standing.origin if standing is not None else "gm")


def rewind(sitting: Sitting, who: Who, to: int, history: Sequence[Played]) -> Answer:
    """Sets the game back to what it was after an entry."""
    allow("rewind", roles(who, sitting.row, sitting.seats))
    replaying.rewind(sitting.playing, to, history, sitting.at)
    sitting.replan(sitting.at)
    at = next(one.entry.at for one in history if one.entry.n == to)
    sitting.tell("notice", key="notice-rewound", at=at)  # the entry's number would count secret ones
    return Answer(table=sitting.row.id, key="rewound")


def end(sitting: Sitting, who: Who, operators: frozenset[int]) -> Answer:
    """Ends a table before its game is over; from anywhere, whatever became of its channel (I1, F3)."""
    allow("end", roles(who, sitting.row, sitting.seats, operators))
    if not sitting.live:
        return Answer(table=sitting.row.id, key="already-over")
    return _abandon(sitting, "table-ended", "ended")


def _abandon(sitting: Sitting, why: str, what: str) -> Answer:
    sitting.columns |= {"status": "abandoned", "ended": sitting.at, "why": why}
    if sitting.table is not None:
        _line(sitting, what)
    else:
        sitting.tell("notice", key=f"notice-{what}")
        sitting.tell("panel")
    return Answer(table=sitting.row.id, key="abandoned")


def _line(sitting: Sitting, what: str, **facts: Any) -> None:
    """An entry that the rules don't see, and the public line that says the same."""
    told = {name: value for name, value in facts.items() if value is not None}
    sitting.playing_or_over.note({"what": what, **told}, sitting.at)
    sitting.tell("notice", key=f"notice-{what}", **told)


def _reader(sitting: Sitting) -> TypeAdapter[Any]:
    return TypeAdapter(sitting.game.system_type)
