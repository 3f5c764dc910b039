"""What the kernel hands to the store: all that one act changed, to be kept in one transaction."""

from dataclasses import dataclass, field
from typing import Any, Literal

from bot.kernel.dice import Draw
from bot.kernel.game import Event, Outcome, RuleViolation
from bot.kernel.journal import Entry, Opening, Origin


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer that counts now for one decision of an open group. It belongs to the table, not to the state."""

    n: int  # its entry
    seat: int
    decision: str
    group: str
    action: dict[str, Any]
    seal: str
    origin: Origin
    at: int


@dataclass(frozen=True, slots=True)
class Told:
    """Something one seat is told in private besides events."""

    seat: int
    what: Literal["void", "replaced", "standing_skipped", "standing_off", "standing_dropped"]
    decision: str
    refused: RuleViolation | None = None  # `standing_dropped`: the rule against it, and the message that says so


@dataclass(frozen=True, slots=True)
class Happened:
    """An event with its place in the journal."""

    n: int
    k: int
    event: Event


@dataclass(slots=True)
class Change:
    """Everything since the table was loaded. `opened` are entries whose openings people may see now; `all_opened` is the end."""

    entries: list[Entry] = field(default_factory=list[Entry])
    openings: list[Opening] = field(default_factory=list[Opening])
    opened: list[int] = field(default_factory=list[int])
    all_opened: bool = False
    events: list[Happened] = field(default_factory=list[Happened])
    undone: list[int] = field(default_factory=list[int])
    replaced: dict[str, str] = field(default_factory=dict[str, str])  # seal of published words -> of those in their place; empty: removed
    draws: list[tuple[int, Draw]] = field(default_factory=list[tuple[int, Draw]])
    answers: dict[str, Answer | None] = field(default_factory=dict[str, Answer | None])  # None: gone
    told: list[Told] = field(default_factory=list[Told])
    standing_moved: list[int] = field(default_factory=list[int])  # seats whose standing orders, or what was told of them, changed
    based: bool = False  # whether undo can't reach behind the last of these entries any more
    outcome: Outcome | None = None


@dataclass(slots=True)
class Record:
    """A table as the store keeps it. `state` and `base` are JSON documents; `seed` never leaves the store before the end."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]  # what each seat brought, secrets included
    seed: bytes
    state: bytes
    base: bytes  # the state after the last entry that bars undo
    base_n: int
    n: int
    hash: str  # of entry n
    roll_seed: bytes | None = None
    answers: list[Answer] = field(default_factory=list[Answer])
    standing: dict[int, list[dict[str, Any]]] = field(default_factory=dict[int, list[dict[str, Any]]])


def encode(state: Any) -> bytes:
    """A state as its JSON document."""
    return state.model_dump_json().encode()
