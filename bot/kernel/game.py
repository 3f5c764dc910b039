"""What a game is: the contract between the kernel and five sets of rules (design, part 3)."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.kernel.dice import Dice
from bot.kernel.violation import BadInput, RuleViolation, refuse_unless

__all__ = [
    "END",
    "EVERYONE",
    "GM",
    "Action",
    "Audience",
    "BadInput",
    "Choices",
    "Decision",
    "Event",
    "Game",
    "Joining",
    "Model",
    "Note",
    "Options",
    "Outcome",
    "Picks",
    "RuleViolation",
    "Standing",
    "State",
    "Step",
    "System",
    "Value",
    "View",
    "refuse_unless",
]

Seat = int
GM: Seat = -1

Value = str | int | bool | None
"""One pick. None means "stop here" or "without"."""

Picks = tuple[tuple[str, Value], ...]
"""A path in the tree of choices: (field, value) from `kind` on. A list field stands once per item, then with None where one stopped."""

Audience = Literal["everyone", "end"] | tuple[Seat, ...]
EVERYONE: Audience = "everyone"
END: Audience = "end"


@dataclass(frozen=True, slots=True)
class _NoteMark:
    """Marks a field that carries a person's words."""


Note = Annotated[str, StringConstraints(max_length=4000), _NoteMark()]
"""Words that change nothing. In the canonical action a Note is its seal ("note:…"), in events likewise."""


@cache
def note_fields(model: type[BaseModel]) -> tuple[str, ...]:
    """The names of `model`'s fields that carry words."""
    return tuple(name for name, info in model.model_fields.items() if _carries_note(info.annotation, info.metadata))


def _carries_note(annotation: Any, metadata: Sequence[Any]) -> bool:
    found = [*metadata, *getattr(annotation, "__metadata__", ())]
    for part in getattr(annotation, "__args__", ()):
        found += getattr(part, "__metadata__", ())
    return any(isinstance(mark, _NoteMark) for mark in found)


class Model(BaseModel):
    """A frozen value: no field but the named ones."""

    model_config = ConfigDict(frozen=True, extra="forbid")


Kind = Any
"""A text. Each class gives its own Literal, which type checkers would call a clash with `str`: they don't see that models are frozen."""


class Action(Model):
    """Imperative, small, discriminated by `kind`; names the decision it answers, so that a stale one never hits the next phase."""

    kind: Kind
    decision: str


class Event(Model):
    """Past tense: kind, ids and numbers, one audience; never prose."""

    kind: Kind
    audience: Audience = EVERYONE
    bars_undo: bool = False  # somebody learns what no view held before, or the rules call it final


class Joining(Model):
    """What a seat brings to the table. Fields of type `Secret[...]` are sealed in entry 0."""

    name: str = ""


class Options(Model):
    """House rules, fixed at the start; the defaults are the ledger's."""


class Standing(Model):
    """A standing order, typed by the game; a row beside the table, no part of state or journal."""

    kind: Kind


class System(Model):
    """An act of nobody's turn: joined late, left, taken over, ruled by a GM, voided. Typed by the game, never free."""

    kind: Kind


class Step(Model):
    """One frozen step of the agenda; names units and cards by id and is checked again when it comes up."""

    kind: Kind


class State(BaseModel):
    """Decoded fresh for each action, changed in place, encoded again. A game with windows adds `agenda: list[<its union of steps>]`."""

    model_config = ConfigDict(extra="forbid", validate_assignment=False)
    v: int = 1


class View(Model):
    """What one seat, or a spectator, may see; built from nothing, never by deleting from a copy of the whole."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The next field of the path, its form and the values offered now."""

    field: str
    values: tuple[Value, ...] = ()
    form: Literal["one", "list", "note"] = "one"
    stop: bool = False  # whether one may go on without a value here (list: without one more)
    limit: int = 0  # note: the most characters


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that may be answered now. Its id is stable, names its moment ("r3.order.s2") and comes from public facts."""

    id: str
    asked: tuple[Seat, ...]  # any one of them answers; (GM,) for the table's GM
    ask: str  # what is asked: the end of a message key
    group: str | None = None
    secret: bool = False
    opens: Literal["resolved", "end"] = "resolved"
    default: Action | None = None
    awaited: bool = True
    silence: Literal["default", "pass", "park"] = "default"
    pace: Literal["turn", "window"] | int = "turn"  # or seconds
    cover: int = 0  # seconds that a group stays open whatever the answers, where quickness would tell something
    forced: Action | None = None  # given by the kernel; only where public facts force it
    shows: Literal["seats", "count", "nothing"] = "seats"  # of who has answered


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended. `cause` is a ledger id; seats by number; `carry` are the options of a next table."""

    cause: str
    winners: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    draw: bool = False
    scores: Mapping[Seat, int] = field(default_factory=dict[int, int])
    carry: Mapping[str, Any] = field(default_factory=dict[str, Any])
    side: str = ""  # the winning side where the game has sides


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
Choose = Callable[[Picks], Choices | None]


class Game(Generic[S, A, V]):
    """A set of rules. Pure: one action goes in, a new state and events come out, dice come from the table's stream.

    `action` is a pydantic TypeAdapter-able union discriminated by `kind`; so are `system` and `standing_type`.
    """

    key: ClassVar[str]
    prefix: ClassVar[str]  # of its ledger ids
    version: ClassVar[int] = 1
    finished: ClassVar[bool] = False
    seats: ClassVar[tuple[int, int]] = (1, 12)
    seats_per_person: ClassVar[int] = 1
    script_levels: ClassVar[tuple[str, ...]] = ("sensible",)
    length_bound: ClassVar[int] = 10_000  # entries within which any play ends (contract suite)
    named_rolls: ClassVar[bool] = False  # all its dice are named draws, so that others can have the same
    goes_on: ClassVar[bool] = False  # a turn is many acts: the answer to one shows what came of it and what may be done next
    leaver: ClassVar[Literal["script", "out"]] = "script"  # who plays on for a person who leaves; "out": nobody

    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    options_type: ClassVar[type[Options]] = Options
    joining_type: ClassVar[type[Joining]] = Joining
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    system_type: ClassVar[Any] = None
    standing_type: ClassVar[Any] = None

    def sample(self, rng: random.Random) -> tuple[Any, list[Any]]:
        """Options and seats as people might bring them, secrets by lot: for simulation and the contract suite."""
        return self.options_type(), [self.joining_type(name=f"Seat {seat + 1}") for seat in range(rng.randint(*self.seats))]

    def largest(self) -> S:
        """The legal state that takes the most room, for the suites of limits."""
        raise NotImplementedError

    def check_table(self, options: Any, seats: Sequence[Any]) -> None:
        """Raises RuleViolation where the table can't start with these seats (sizes, missing classes)."""

    def check_joining(self, options: Any, seats: Sequence[Any], joining: Any) -> None:
        """Raises RuleViolation where `joining` can't sit down beside `seats` (a full side, a name that is taken)."""

    def seats_each(self, options: Any) -> int:
        """How many seats one person may hold at a table with these options; at most `seats_per_person`."""
        return self.seats_per_person

    def bound(self, options: Any) -> tuple[Any, Mapping[str, Any] | None]:
        """Options as a table begins with them, and what it keeps of content that may change later; None: nothing does.

        The content goes into entry 0 as it is, so it is a JSON object and no secret. Raises RuleViolation where there is none.
        """
        return options, None

    def learn(self, content: Mapping[str, Any], *, keep: bool) -> None:
        """Takes in what `bound` gave, of a table that is played here (`keep`) or of an export. Raises ContentFault."""

    def lacks(self, options: Any) -> str:
        """The name of what these options need and isn't to be had; empty: nothing."""
        return ""

    def new(self, options: Any, seats: Sequence[Any], dice: Dice) -> S:
        raise NotImplementedError

    def opening_events(self, state: S) -> Iterable[Event]:
        """What is told when the table starts."""
        return ()

    def decisions(self, state: S) -> list[Decision]:
        """All that may be answered now, in the game's priority; without an awaited one the game is over."""
        raise NotImplementedError

    def choices(self, state: S, seat: Seat, decision: Decision, picks: Picks) -> Choices | None:
        """The next field after `picks`; None when the path is a whole action."""
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, decision: Decision, picks: Picks) -> RuleViolation:
        """Why the last pick isn't offered: ledger id and facts, in the rulebook's order."""
        raise NotImplementedError

    def text_refusal(self, state: S, seat: Seat, decision: Decision, words: str) -> RuleViolation | None:
        """Why a text is held back before it is taken; the only power a game has over words."""
        return None

    def mend_refusal(self, state: S, seat: Seat, words: str) -> RuleViolation | None:
        """Why words can't take the place of those that the seat has published, whatever is asked by then."""
        return None

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Iterable[Event]:
        """One answer without a group. Rolls and changes only after the last refusal."""
        raise NotImplementedError

    def resolve(self, state: S, group: str, answers: Mapping[str, tuple[Seat, A]], dice: Dice) -> Iterable[Event]:
        """A closed group, all at once; `answers` by decision id, sorted; an offered decision may be missing."""
        raise NotImplementedError

    def step(self, state: S, step: Any, dice: Dice) -> Iterable[Event]:
        """One step of the agenda."""
        raise NotImplementedError

    def closes(self, state: S, group: str, answered: Mapping[str, A]) -> bool | None:
        """Whether the group is complete; None: the kernel's own rule (every awaited decision has an answer)."""
        return None

    def system(self, state: S, act: Any, dice: Dice) -> Iterable[Event]:
        return ()

    def stale(self, state: S, seat: Seat, action: A) -> A | None:
        """A kept answer that a later entry made illegal; None: void, its owner told and asked again."""
        return None

    def standing(self, state: S, seat: Seat, decision: Decision, orders: Sequence[Any]) -> A | None:
        return None

    def spent(self, state: S, orders: Sequence[Any], seat: Seat, decision: Decision, action: A) -> Sequence[Any] | None:
        """The seat's standing orders without those that `action`, about to be carried out, leaves nothing to do; None: all stay."""
        return None

    def voided(
        self, state: S, orders: Sequence[Any], seat: Seat, open: Sequence[Decision]
    ) -> tuple[Sequence[Any], RuleViolation | None] | None:
        """The seat's standing orders without what can't be done any more, and the rule that its owner is told, if any; None: all stay."""
        return None

    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` may see; None is a spectator."""
        raise NotImplementedError

    def preview(self, view: V, seat: Seat, action: A) -> Mapping[str, Any] | None:
        """Numbers shown beside a choice, from the seat's own view."""
        return None

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def script(self, view: V, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> A:
        """A sensible answer from the seat's own view; `choose` walks the seat's own tree of choices."""
        raise NotImplementedError

    def script_says(self, view: V, decision: Decision, rng: random.Random, language: str) -> A | None:
        """What a scripted seat writes in public beside its answer, to an offered decision of words alone; None: nothing."""
        return None

    def script_act(self, seat: Seat, on: bool) -> Any | None:
        """The system act that tells the rules that a script plays a seat, or a person again; None: the rules don't care."""
        return None

    def leave_act(self, state: S, seat: Seat) -> Any | None:
        """Where a leaver is out of the game: the system act that says so; None for a seat that has no part in it any more."""
        return None

    def takes_late(self, state: S) -> bool:
        """Whether somebody may still sit down at the running game: the panel then says so."""
        return False

    def join_act(self, state: S, joining: Any) -> Any | None:
        """The system act of somebody who sits down after the start; None: the game takes nobody. All it brings is public."""
        return None

    def upgrade(self, document: dict[str, Any], version: int) -> dict[str, Any]:
        """A state document of an older version as one of this version (pure)."""
        return document
