"""What seats do in a running game."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.kernel import replay, walk
from bot.kernel.game import GM, Action, BadInput, RuleViolation, Seat, Standing
from bot.kernel.journal import Origin
from bot.kernel.replay import Played
from bot.tables.access import allow_seat, roles
from bot.tables.acts import Answer, Result, Who
from bot.tables.clockwork import ring
from bot.tables.sitting import Sitting

__all__ = ["judged", "standing", "submit", "undo", "withdraw"]

AnyAction = Action | Mapping[str, Any]


def submit(sitting: Sitting, who: Who, seat: Seat, actions: Sequence[AnyAction], at: int) -> Answer:
    """Each action is judged alone; what is taken is one transaction. `at`: when Discord saw it, which is what counts (ARENA-R42).

    Several actions of one decision are steps of a draft, in their order: after the first that is refused none of them is tried.
    """
    _ready(sitting)
    _allow(sitting, who, seat, [_decision_of(one) for one in actions])
    results: list[Result] = []
    stopped: set[str] = set()
    for one in actions:
        if _decision_of(one) in stopped:
            continue
        results.append(judged(sitting, seat, one, at))
        if results[-1].what != "taken":
            stopped.add(_decision_of(one))
    # The last answer of a group without grace closes it. Not more: others may have sent theirs by the deadline, unread so far.
    ring(sitting, upto=at, at=sitting.at, only="early")
    return Answer(table=sitting.row.id, seat=seat, results=tuple(results))


def withdraw(sitting: Sitting, who: Who, seat: Seat, decision_id: str, at: int) -> Answer:
    _ready(sitting)
    _allow(sitting, who, seat, [decision_id])
    table = sitting.playing
    decision = table.decision(decision_id, seat)
    entry = table.withdraw(seat, decision_id, at)
    sitting.answered(decision, at)
    sitting.cleared.append((seat, decision_id))
    sitting.replan(at)
    taken = Result(what="taken", decision=decision_id, n=entry.n, seal=str(entry.facts.get("seal", "")))
    return Answer(table=sitting.row.id, seat=seat, results=(taken,), key="withdrawn")


def undo(sitting: Sitting, who: Who, seat: Seat, history: Sequence[Played], at: int) -> Answer:
    """Takes the seat's latest own act back; an answer of an open group is withdrawn instead. `history`: entries after the base."""
    _ready(sitting)
    allow_seat(who, sitting.seats, seat)
    table = sitting.playing
    own = replay.own_acts(sitting.game, replay.effective(history), seat)
    if not own:
        raise RuleViolation("LT-6")
    latest = own[-1]
    waiting = next((answer for answer in table.answers.values() if answer.n == latest.entry.n), None)
    if waiting is not None:
        return withdraw(sitting, who, seat, waiting.decision, at)
    entry = replay.undo(table, seat, latest.entry.n, history, at)
    sitting.replan(at)
    if "action" in latest.entry.facts:  # of a secret act nobody hears that it was taken back (B11)
        sitting.tell("notice", key="notice-undone", seat=seat)  # the entry's number would count secret ones
    ring(sitting, upto=at, at=sitting.at, only="early")
    return Answer(table=sitting.row.id, seat=seat, key="undone", facts={"entry": latest.entry.n, "by": entry.n})


def standing(sitting: Sitting, who: Who, seat: Seat, orders: Sequence[Standing | Mapping[str, Any]], at: int) -> Answer:
    """Replaces the seat's standing orders (none: switches them off); one that fits an open decision fires at once."""
    _ready(sitting)
    allow_seat(who, sitting.seats, seat)
    table, game = sitting.playing, sitting.game
    if game.standing_type is None:
        raise BadInput("act-unreadable")
    try:
        reader: TypeAdapter[Any] = TypeAdapter(game.standing_type)
        read: list[Any] = [reader.validate_python(one if isinstance(one, Standing) else dict(one)) for one in orders]
    except ValidationError:
        raise BadInput("act-unreadable") from None
    before = {one.id: one for one in table.decisions}
    table.set_standing(seat, read, at)
    sitting.standing_changed = True
    for entry in table.change.entries:
        if entry.facts.get("decision") in before:
            sitting.answered(before[entry.facts["decision"]], at)
    sitting.replan(at)
    ring(sitting, upto=at, at=sitting.at, only="early")
    return Answer(table=sitting.row.id, seat=seat, key="standing-set" if orders else "standing-off")


def _ready(sitting: Sitting) -> None:
    sitting.playing  # noqa: B018  (refuses in the lobby and after the end)
    if sitting.status == "parked":
        raise RuleViolation("LT-20")


def _allow(sitting: Sitting, who: Who, seat: Seat, decisions: Sequence[str]) -> None:
    """The seat's own person; for the GM's decisions the GM, and where they decide about others a GM without a seat (ARENA-R34)."""
    if seat != GM:
        allow_seat(who, sitting.seats, seat)
        return
    are = roles(who, sitting.row, sitting.seats)
    if not are & {"gm_free", "gm_seated"}:
        raise RuleViolation("LT-13")
    awaited = {one.id for one in sitting.playing.decisions if one.awaited}
    if "gm_free" not in are and not set(decisions) <= awaited:
        raise RuleViolation("LT-14")


def _decision_of(action: AnyAction) -> str:
    return action.decision if isinstance(action, Action) else str(action.get("decision", ""))


def judged(sitting: Sitting, seat: Seat, given: AnyAction, at: int, origin: Origin = "person") -> Result:
    """One action, read and taken, or why not."""
    named = _decision_of(given)
    try:
        action: Action = given if isinstance(given, Action) else walk.actions_of(sitting.game).validate_python(dict(given))
    except ValidationError:
        return Result(what="unreadable", decision=named, key="act-unreadable")
    except BadInput as unreadable:
        return Result(what="unreadable", decision=named, key=unreadable.key, facts=dict(unreadable.facts))
    except RuleViolation as refused:
        return Result(what="refused", decision=named, rule=refused.rule, key=refused.key, facts=dict(refused.facts))
    return _take(sitting, seat, action, at, origin)


def _take(sitting: Sitting, seat: Seat, action: Action, at: int, origin: Origin) -> Result:
    table = sitting.playing
    length = len(table.change.entries)
    try:
        decision = table.decision(action.decision, seat)
        replaced = decision.id in table.answers
        entry = table.take(seat, action, at, origin)
    except RuleViolation as refused:
        if len(table.change.entries) != length:  # refused after it was written down: the copy in memory is spoilt
            raise AssertionError(f"{sitting.game.key}: {refused.rule} raised by apply") from refused
        return Result(what="refused", decision=action.decision, rule=refused.rule, key=refused.key, facts=dict(refused.facts))
    sitting.answered(decision, at)
    sitting.cleared.append((seat, decision.id))
    sitting.replan(at)
    opening = next(one for one in table.change.openings if one.n == entry.n and one.kind == "action")
    canonical = opening.body if isinstance(opening.body, dict) else None
    return Result(what="taken", decision=decision.id, n=entry.n, seal=opening.seal, action=canonical, replaced=replaced)
