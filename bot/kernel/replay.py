"""Playing a journal again: for undo, for rewinding, and to check what was told (design, part 3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from bot.kernel import walk
from bot.kernel.change import Happened, Record, encode
from bot.kernel.dice import Stream
from bot.kernel.game import Action, Game, RuleViolation, note_fields
from bot.kernel.journal import Entry
from bot.kernel.table import UNDO, WITHDRAW, Table

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """An entry with what its seal hides: the canonical action of an act, None for other entries."""

    entry: Entry
    action: dict[str, Any] | None = None
    origin: str = "person"


class ReplayFault(Exception):
    """The journal doesn't lead where it says: `n` is the entry at which they part."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"entry {n}: {why}")
        self.n = n


def effective(history: Iterable[Played]) -> list[Played]:
    """The entries that still count: without undone acts, and cut where the table was set back."""
    kept: list[Played] = []
    for played in history:
        if played.action is not None and played.action["kind"] == UNDO:
            kept = [one for one in kept if one.entry.n != played.action["of"]]
        elif played.entry.kind == "undone":
            kept = [one for one in kept if one.entry.n <= played.entry.facts["to"]]
        else:
            kept.append(played)
    return kept


def play_again(table: Table, history: Sequence[Played], *, strict: bool = True) -> list[Happened]:
    """Carries `history` (as `effective` leaves it) out on `table`, with the dice of its entries.

    Raises ReplayFault where an act isn't legal any more. `strict=False` doesn't check legality (a speed of three).
    """
    table.replaying = True
    for played in history:
        try:
            _again(table, played, strict)
        except RuleViolation as refused:
            raise ReplayFault(played.entry.n, refused.rule) from refused
    return table.change.events


def _again(table: Table, played: Played, strict: bool) -> None:
    entry = played.entry
    match entry.kind:
        case "act":
            _act_again(table, played, strict)
        case "closed":
            table.resolve(entry, entry.facts["group"])
        case "system" if "act" in entry.facts:
            table.carry_out_system(entry, TypeAdapter(table.game.system_type).validate_python(entry.facts["act"]))
        case _:
            return
    table.walk_answers_again()


def _act_again(table: Table, played: Played, strict: bool) -> None:
    seat, document = played.entry.facts["seat"], played.action
    if document is None:
        raise ReplayFault(played.entry.n, "its opening is missing")
    if document["kind"] == WITHDRAW:
        table.drop(document["decision"])
        return
    decision = table.decision(document["decision"], seat)
    action = table.read(document)
    if strict:
        walk.check(table.game, table.state, seat, decision, action)
    table.carry_out(played.entry, seat, decision, action, "person")


def from_start(game: AnyGame, record: Record, first: Entry) -> Table:
    """The table as it was after entry 0 (`record` gives seed, options and seats with their secrets).

    Raises ContentFault where the content that entry 0 holds can't be played.
    """
    if (content := first.facts.get("content")) is not None:
        game.learn(content, keep=False)
    options = game.options_type.model_validate(record.options)
    seats = [game.joining_type.model_validate(seat) for seat in record.seats]
    dice = Stream(record.seed, first.hash, record.roll_seed)
    state = game.new(options, seats, dice)
    table = Table(game, replace(record, state=encode(state), answers=[], standing={}, n=first.n, hash=first.hash), _no_entropy)
    table.open(first, dice)  # a game may begin with steps of its agenda, and with dice
    return table


def from_base(table: Table) -> Table:
    """A copy of `table` as it stood after the last entry that bars undo."""
    return Table(table.game, replace(table.record, state=table.record.base, answers=[], standing={}), _no_entropy)


def undo(table: Table, seat: int, n: int, history: Sequence[Played], at: int) -> Entry:
    """Takes the seat's act `n` back by replaying without it. `history`: all entries after `table.record.base_n`.

    Refuses with LT-9 (not an own act, or not the latest), LT-6 (somebody knows it, or it is final; also where it rolled,
    LT-5), LT-7 (`entry` builds on it). An answer of an open group is withdrawn instead.
    """
    live = effective(history)
    target = next((one for one in live if one.entry.n == n), None)
    if target is None or target.action is None:
        raise RuleViolation("LT-6" if n <= table.record.base_n else "LT-9", entry=n)
    own = own_acts(table.game, live, seat)
    is_late = bool(own) and own[-1].entry.n == n
    if target.entry.facts["seat"] != seat or not (is_late or is_post(table.game, target.action)):
        raise RuleViolation("LT-9", entry=n)
    was = _events_by_entry(play_again(from_base(table), live))
    without = from_base(table)
    later = [one for one in live if one.entry.n != n]
    try:
        now = _events_by_entry(play_again(without, later))
    except ReplayFault as fault:
        raise RuleViolation("LT-7", entry=fault.n) from fault
    for one in later:
        if one.entry.n > n and was.get(one.entry.n) != now.get(one.entry.n):
            raise RuleViolation("LT-7", entry=one.entry.n)
    return _take_back(table, target, without, at)


def own_acts(game: AnyGame, live: Iterable[Played], seat: int) -> list[Played]:
    """The seat's acts that still stand, as `effective` leaves them. Words alone are no act.

    Nor is a withdrawal: taken back, its answer would count again in the journal and nowhere else. It leaves nothing of its decision.
    """
    acts: list[Played] = []
    for one in live:
        if one.action is None or one.entry.facts["seat"] != seat:
            continue
        if one.action["kind"] == WITHDRAW:
            acts = [act for act in acts if act.entry.facts["decision"] != one.action["decision"]]
        elif not is_post(game, one.action):
            acts.append(one)
    return acts


def _take_back(table: Table, target: Played, without: Table, at: int) -> Entry:
    seat, decision_id = target.entry.facts["seat"], target.entry.facts["decision"]
    document = {"kind": UNDO, "decision": decision_id, "of": target.entry.n}
    entry = table.journal_sealed_alike(target.entry, document, at)
    table.set_state(without.state)
    table.change.undone.append(target.entry.n)
    if target.origin == "standing":  # or it would do it again at once
        table.switch_off(seat, decision_id)
    table.settle(at)
    return entry


def expect_rewindable(table: Table, to: int, history: Iterable[Played]) -> list[Played]:
    """The entries that still count; refuses with LT-9 (`to` isn't among them), LT-5 (a named draw lies behind it)."""
    live = effective(history)
    if not any(one.entry.n == to for one in live):
        raise RuleViolation("LT-9", entry=to)
    fresh = from_start(table.game, table.record, live[0].entry)
    play_again(fresh, live[1:], strict=False)
    if any(n > to and draw.key for n, draw in fresh.change.draws):
        raise RuleViolation("LT-5", entry=to)
    return live


def rewind(table: Table, to: int, history: Sequence[Played], at: int, *, agreed: Sequence[int] = ()) -> Entry:
    """Sets the table back to what it was after entry `to`, in the open: a GM without a seat, or all seats (`agreed`).

    `history` is the whole journal. Never past a named draw (LT-5); later dice come from new entries, so none comes twice.
    """
    live = expect_rewindable(table, to, history)
    back = from_start(table.game, table.record, live[0].entry)
    play_again(back, [one for one in live[1:] if one.entry.n <= to], strict=False)
    entry = table.journal("undone", at, {"to": to, "agreed": list(agreed)} if agreed else {"to": to})
    gone = [one.entry.n for one in live if one.entry.n > to]
    table.change.undone += gone
    table.change.based = True
    table.set_state(back.state, back.answers)
    table.settle(at)
    return entry


def _events_by_entry(happened: Iterable[Happened]) -> Mapping[int, list[Any]]:
    by_entry: dict[int, list[Any]] = {}
    for one in happened:
        by_entry.setdefault(one.n, []).append(one.event)
    return by_entry


def is_post(game: AnyGame, document: Mapping[str, Any]) -> bool:
    """An action of words alone: it changes nothing and doesn't stand in the way of an undo."""
    if document["kind"] == WITHDRAW:
        return False
    action: Action = walk.actions_of(game).validate_python(document)
    model = action.__class__
    return set(model.model_fields) - {"kind", "decision"} == set(note_fields(model)) != set()


def _no_entropy(count: int) -> bytes:
    raise AssertionError(f"a replay seals nothing (asked for {count} bytes)")
