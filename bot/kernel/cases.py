"""Case files: a dispute about rules as a file that anybody can run (docs/cases.md)."""

import json
import random
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot.kernel.case_checks import differences, find_in, written
from bot.kernel.change import Record, encode
from bot.kernel.dice import OutOfDice, Scripted
from bot.kernel.game import GM, BadInput, Decision, Game, RuleViolation
from bot.kernel.replay import Played, undo
from bot.kernel.table import Table
from bot.kernel.walk import actions_of

AnyGame = Game[Any, Any, Any]


class Positions(Protocol):
    """What a game tells about positions: `cogs/<game>/rules/positions.py`."""

    def preset(self, name: str, joinings: Sequence[Any], options: Any) -> Any: ...
    def seat_of(self, tag: str, state: Any) -> int: ...
    def set_field(self, state: Any, path: str, value: Any) -> None: ...
    def get_field(self, state: Any, path: str) -> Any: ...


@dataclass(frozen=True, slots=True)
class CaseGame:
    """A game as case files need it; `read` turns a sentence into a reading (bot.room.Reading)."""

    game: AnyGame
    positions: Positions
    read: Callable[[str, Any, int, Sequence[Decision]], Any] | None = None


_INNER = re.compile(r"[\[(]|^chain$|^nullable$")  # pydantic's names of its own steps, between those of the file


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Position(_Part):
    preset: str = "start"
    fields: dict[str, Any] = {}


class Move(_Part):
    """One action: `seat` with one of do, say, withdraw, undo, standing; or close, expire, gm alone."""

    seat: str = ""
    do: dict[str, Any] | None = None
    say: str | None = None
    withdraw: str | None = None
    undo: int | None = None
    standing: list[dict[str, Any]] | None = None
    close: str | None = None
    expire: str | None = None
    gm: dict[str, Any] | None = None
    refused: str | None = None  # this very action is refused with that id


class Seen(_Part):
    seat: str = ""  # empty: a spectator
    must: dict[str, Any] = {}
    must_not: list[str] = []


class Expect(_Part):
    events: list[dict[str, Any]] = []  # part of what happened, in this order
    no_events: list[str] = []  # kinds that must not happen
    state: dict[str, Any] = {}
    refused: str | None = None  # the last action (or the start) is refused with that id
    view: Seen | list[Seen] = []
    outcome: dict[str, Any] | Literal["none"] | None = None


class Case(_Part):
    name: str
    rule: str | list[str]
    game: str
    options: dict[str, Any] = {}
    seats: list[dict[str, Any]]
    position: Position | None = None  # None: the table really starts
    dice: list[int] | dict[str, list[Any]] = []
    draws: list[Any] = []
    names: dict[str, int] = {}
    actions: list[Move] = []
    expect: Expect

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,) if isinstance(self.rule, str) else tuple(self.rule)


class CaseFile(_Part):
    case: list[Case] = Field(min_length=1)


class UnreadableCase(Exception):
    """The file is no case file: `line` (0: unknown) and `reason`."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


def read_cases(path: Path) -> list[Case]:
    """The cases of one file. Raises UnreadableCase with the line and the reason, and OSError as the system does."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise UnreadableCase(raw[: fault.start].count(b"\n") + 1, "no UTF-8 text") from fault
    try:
        return CaseFile.model_validate(tomllib.loads(text)).case
    except tomllib.TOMLDecodeError as fault:
        reason, _, place = str(fault).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        raise UnreadableCase(int(line[1]) if line else len(text.splitlines()) or 1, reason) from fault  # no line: at the end
    except ValidationError as fault:
        raise UnreadableCase(_line_of(text, fault.errors()[0]["loc"]), _first_of(fault)) from fault


def _first_of(fault: ValidationError) -> str:
    """What a file can mend: that a sealed value is no Secret yet is the reader's own business."""
    found = fault.errors(include_url=False)
    first = next((one for one in found if one["type"] != "is_instance_of"), found[0])
    place = ".".join(part for part in map(str, first["loc"]) if not _INNER.search(part))
    return f"{place}: {first['msg']}" if place else first["msg"]


def _line_of(text: str, loc: tuple[int | str, ...]) -> int:
    """Where the case begins that a fault lies in."""
    wanted = loc[1] if len(loc) > 1 and isinstance(loc[1], int) else 0
    starts = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == "[[case]]"]
    return starts[wanted] if wanted < len(starts) else 1


class _CaseTable(Table):
    """A table whose dice fall as the file says."""

    dice: Scripted

    def dice_of(self, entry: Any) -> Any:
        self.dice.log = []
        return self.dice


def run_case(case: Case, setting: CaseGame) -> list[str]:
    """What differs from what the case says must come; empty: it holds. Raises UnreadableCase where it can't be played."""
    try:
        return _Runner(case, setting).run()
    except ValidationError as fault:
        raise UnreadableCase(0, f"{case.name}: {_first_of(fault)}") from fault
    except KeyError as fault:
        raise UnreadableCase(0, f"{case.name}: there is no {fault}") from fault
    except (BadInput, AttributeError) as fault:
        raise UnreadableCase(0, f"{case.name}: {fault}") from fault


class _Runner:
    def __init__(self, case: Case, setting: CaseGame) -> None:
        self.case = case
        self.setting = setting
        self.game = setting.game
        labelled = {label: list(values) for label, values in case.dice.items()} if isinstance(case.dice, dict) else {}
        faces = list(case.dice) if isinstance(case.dice, list) else []
        self.dice = Scripted(faces=faces, draws=[], labelled=labelled, names=case.names)
        self.found: list[str] = []

    def run(self) -> list[str]:
        refused = self._set_up()
        if refused is None:
            self.dice.draws = [self._value(item) for item in self.case.draws]
            self.dice.labelled = {label: [self._value(item) for item in items] for label, items in self.dice.labelled.items()}
            refused = self._play()
        expect = self.case.expect
        if refused != expect.refused:
            self.found.append(f"refused: {refused or 'nothing'}, expected {expect.refused or 'nothing'}")
        if not self.found and hasattr(self, "table"):
            self.found += self._check()
        return self.found

    # ---- before

    def _set_up(self) -> str | None:
        try:
            options = self.game.options_type.model_validate(self.case.options)
            seats = [self.game.joining_type.model_validate(seat) for seat in self.case.seats]
            if self.case.position is None:
                self.table = _started(self.game, options, seats, self.dice)
            else:
                self.table = self._positioned(options, seats, self.case.position)
        except RuleViolation as refused:
            return refused.rule
        return None

    def _positioned(self, options: Any, seats: list[Any], position: Position) -> Table:
        state = self.setting.positions.preset(position.preset, seats, options)
        for path, value in position.fields.items():
            self.setting.positions.set_field(state, path, value)
        document = encode(state)
        self.game.state_type.model_validate_json(document)  # a legal state survives its own document
        record = Record(
            id="case",
            game=self.game.key,
            version=self.game.version,
            options=options.model_dump(mode="json"),
            seats=[seat.model_dump(mode="json") for seat in seats],
            seed=bytes(32),
            state=document,
            base=document,
            base_n=0,
            n=0,
            hash="0" * 64,
        )
        table = _CaseTable(self.game, record, random.Random(0).randbytes)
        table.dice = self.dice
        return table

    # ---- play

    def _play(self) -> str | None:
        last = len(self.case.actions) - 1
        for n, move in enumerate(self.case.actions):
            before = encode(self.table.state)
            try:
                refused = self._carry_out(move)
            except RuleViolation as violation:
                refused = violation.rule
            except OutOfDice as fault:
                self.found.append(f"action {n + 1}: {fault}")
                return None
            if refused is not None and encode(self.table.state) != before:
                self.found.append(f"action {n + 1} was refused and changed the state")
            if refused != move.refused and not (n == last and move.refused is None):
                self.found.append(f"action {n + 1}: refused with {refused or 'nothing'}, expected {move.refused or 'nothing'}")
                return None
            if n == last and move.refused is None:
                return refused
        return None

    def _carry_out(self, move: Move) -> str | None:
        """One action; returns the id a sentence was refused with although something of it was kept."""
        table = self.table
        if move.close is not None:
            table.close(self._group(move.close), 0)
        elif move.expire is not None:
            table.expire(self._named(move.expire).id, 0)
        elif move.gm is not None:
            self._rule(move.gm)
        else:
            return self._act(move, self.setting.positions.seat_of(move.seat, table.state))
        return None

    def _act(self, move: Move, seat: int) -> str | None:
        table = self.table
        if move.do is not None:
            table.take(seat, self._action(seat, move.do), 0)
        elif move.say is not None:
            return self._say(seat, move.say)
        elif move.withdraw is not None:
            table.withdraw(seat, self._named(move.withdraw, seat).id, 0)
        elif move.standing is not None:
            reader: TypeAdapter[Any] = TypeAdapter(self.game.standing_type)
            table.set_standing(seat, [reader.validate_python(order) for order in move.standing], 0)
        elif move.undo is not None:
            actions = {one.n: one.body for one in table.change.openings if one.kind == "action" and isinstance(one.body, dict)}
            undo(table, seat, move.undo, [Played(entry, actions.get(entry.n)) for entry in table.change.entries], 0)
        else:
            raise UnreadableCase(0, f"{self.case.name}: an action of {move.seat} says nothing to do")
        return None

    def _say(self, seat: int, words: str) -> str | None:
        if self.setting.read is None:
            raise UnreadableCase(0, f"{self.case.name}: {self.game.key} reads no sentences")
        mine = [decision for decision in self.table.decisions if seat in decision.asked]
        reading = self.setting.read(words, self.game.view(self.table.state, seat), seat, mine)
        if reading.action is not None:
            self.table.take(seat, reading.action, 0)
            return None
        if reading.keep is not None:
            self.table.take(seat, reading.keep, 0)
        return reading.refusal.rule if reading.refusal is not None else f"question {reading.question}"

    def _rule(self, document: dict[str, Any]) -> None:
        """A ruling of the GM: an open act of the game's, or an answer to a decision that asks the GM."""
        document = {name: self._value(value) for name, value in document.items()}
        asked = [decision for decision in self.table.decisions if GM in decision.asked]
        for decision in asked:
            choices = self.game.choices(self.table.state, GM, decision, ())
            if choices is not None and document.get("kind") in choices.values:
                self.table.take(GM, actions_of(self.game).validate_python({"decision": decision.id, **document}), 0)
                return
        reader: TypeAdapter[Any] = TypeAdapter(self.game.system_type)
        self.table.system(reader.validate_python(document), 0)

    def _action(self, seat: int, document: dict[str, Any]) -> Any:
        document = {name: self._value(value) for name, value in document.items()}
        if "decision" not in document:
            document["decision"] = self._decision_for(seat, str(document.get("kind"))).id
        return actions_of(self.game).validate_python(document)

    def _decision_for(self, seat: int, kind: str) -> Decision:
        """The open decision that takes this kind; else the seat's first, which then refuses it."""
        asked = [decision for decision in self.table.decisions if seat in decision.asked]
        for decision in asked:
            choices = self.game.choices(self.table.state, seat, decision, ())
            if choices is not None and kind in choices.values:
                return decision
        if asked:
            return asked[0]
        return self.table.decision(self.case.name, seat)  # refuses: nothing is open for the seat

    def _named(self, ask: str, seat: int | None = None) -> Decision:
        for decision in self.table.decisions:
            if ask in (decision.id, decision.ask) and (seat is None or seat in decision.asked):
                return decision
        raise UnreadableCase(0, f"{self.case.name}: no decision {ask} is open")

    def _group(self, ask: str) -> str:
        for decision in self.table.decisions:
            if decision.group and ask in (decision.group, decision.ask):
                return decision.group
        raise UnreadableCase(0, f"{self.case.name}: no group {ask} is open")

    def _value(self, value: Any) -> Any:
        """Tags of seats as their numbers, wherever they stand."""
        if isinstance(value, str):
            try:
                return self.setting.positions.seat_of(value, self.table.state)
            except BadInput:
                return value
        if isinstance(value, list):
            return [self._value(item) for item in value]  # pyright: ignore[reportUnknownVariableType]
        return value

    # ---- after

    def _check(self) -> Iterator[str]:
        expect = self.case.expect
        happened = [json.loads(one.event.model_dump_json()) for one in self.table.change.events]
        wanted = [{name: self._value(value) for name, value in part.items()} for part in expect.events]
        yield from differences(happened, wanted, expect.no_events)
        for path, value in expect.state.items():
            found = self.setting.positions.get_field(self.table.state, path)
            if found != value:
                yield f"{path} is {written(found)}, expected {written(value)}"
        for seen in [expect.view] if isinstance(expect.view, Seen) else expect.view:
            yield from self._check_view(seen)
        if expect.outcome is not None:
            yield from self._check_outcome(expect.outcome)
        left = len(self.dice.faces) + len(self.dice.draws) + sum(map(len, self.dice.labelled.values()))
        if left:
            yield f"{left} dice or draws were told and never fell"

    def _check_view(self, seen: Seen) -> Iterator[str]:
        seat = self.setting.positions.seat_of(seen.seat, self.table.state) if seen.seat else None
        document = json.loads(self.game.view(self.table.state, seat).model_dump_json())
        text = json.dumps(document, ensure_ascii=False)
        who = seen.seat or "a spectator"
        for path, value in seen.must.items():
            found = find_in(document, path)
            if found != value:
                yield f"{who} sees {path} as {written(found)}, expected {written(value)}"
        for token in seen.must_not:
            if token in text:
                yield f"{who} sees {token}, which must stay hidden"

    def _check_outcome(self, wanted: Mapping[str, Any] | str) -> Iterator[str]:
        outcome = self.table.outcome
        if wanted == "none" or isinstance(wanted, str):
            if outcome is not None:
                yield f"it ended ({outcome.cause}), expected to go on"
            return
        for name, value in wanted.items():
            found = getattr(outcome, name, None)
            value = tuple(self._value(item) for item in value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownVariableType]
            if found != value:
                yield f"outcome {name} is {written(found)}, expected {written(value)}"


def _started(game: AnyGame, options: Any, seats: list[Any], dice: Scripted) -> Table:
    class Told(_CaseTable): ...

    Told.dice = dice
    return Told.start(game, "case", options, seats, seed=bytes(32), entropy=random.Random(0).randbytes, at=0)
