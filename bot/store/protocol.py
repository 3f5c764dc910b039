"""What the rest of the program may ask of the store. Each method is one transaction (design, part 4)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

from bot.kernel.change import Answer, Record
from bot.kernel.journal import Entry, Opening
from bot.store.rows import (
    Alarm,
    Draft,
    GuildRow,
    History,
    OutboxRow,
    OutboxState,
    PanelRow,
    PersonRow,
    PortraitRow,
    PostRow,
    SeatRow,
    StoredEvent,
    TableRow,
    WebhookRow,
)

__all__ = ["Arrived", "Commit", "Committed", "Conflict", "Kept", "Loaded", "RollEntry", "RollRequest", "Store", "StoreFault"]

Kept = PersonRow | GuildRow | WebhookRow | PortraitRow | PanelRow | Draft
K = TypeVar("K", PersonRow, GuildRow, WebhookRow, PortraitRow, PanelRow, Draft)


class StoreFault(Exception):
    """What is wrong with the file: `key` is the message that says it with its mend (store.ftl), `facts` fill it."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts: Mapping[str, Any] = facts


class Conflict(Exception):
    """Somebody else's commit came first, or a live public table stands at that place (`what`)."""

    def __init__(self, what: Literal["revision", "place"]) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Loaded:
    """One table as one act needs it, read at one moment."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    record: Record | None  # None in the lobby
    timers: Mapping[str, Any]  # schedule.Timer by key, as documents
    hidden_notes: tuple[tuple[int, int, str], ...] = ()  # (entry, seat, seal) of words that aren't shown yet
    seen: str | None = None  # the stored answer of the act that was asked about


@dataclass(frozen=True, slots=True)
class Arrived:
    """A person who comes to a table, and the table, both of one moment."""

    person: PersonRow | None
    table: Loaded | None


@dataclass(slots=True)
class Commit:
    """All that one act changed. `revision` is the one it was decided on: compare-and-set; 0 makes a new table."""

    table: str
    revision: int
    columns: dict[str, Any] = field(default_factory=dict[str, Any])  # of `tables`
    row: TableRow | None = None  # as it stands afterwards, where an act only added answers: for whoever comes next
    record: Record | None = None
    same_state: bool = False  # as it was stored: it isn't written again
    rebased: bool = False  # whether the record's base changed
    entries: Sequence[Entry] = ()
    openings: Sequence[Opening] = ()
    opened: Sequence[int] = ()  # entries whose openings people may see now
    all_opened: bool = False
    undone: Sequence[int] = ()
    replaced: Mapping[str, str] = field(default_factory=dict[str, str])  # seal of words that go -> of those in their place, or nothing
    events: Sequence[StoredEvent] = ()
    answers: Mapping[str, Answer | None] = field(default_factory=dict[str, "Answer | None"])
    seats: Sequence[SeatRow] | None = None  # the whole list, where it changed
    standing: Mapping[int, Sequence[Mapping[str, Any]]] | None = None  # the whole, where it changed
    timers: Mapping[str, Any] | None = None
    alarms: Sequence[Alarm] | None = None  # the table's alarms from now on
    outbox: Sequence[OutboxRow] = ()
    settled: Sequence[str] = ()  # decisions that nobody owes any more: prompts and reminders of them no longer hold
    moved: Sequence[str] = ()  # decisions whose deadline moved: reminders of them no longer hold
    words: Mapping[str, tuple[int | None, str]] = field(default_factory=dict[str, "tuple[int | None, str]"])  # seal -> user, words
    clear_drafts: Sequence[tuple[int | None, str]] = ()  # (seat or all of them, decision)
    act_id: str | None = None
    answer: str = ""  # stored under act_id for a day
    at: int = 0


@dataclass(frozen=True, slots=True)
class Committed:
    """`repeated` is the answer stored earlier under the same act_id: then nothing was written."""

    revision: int
    repeated: str | None = None


@dataclass(frozen=True, slots=True)
class RollRequest:
    """A free roll: `scope` is "guild:<id>" or "person:<id>", `day` a UTC day as 2026-01-31; `facts` go into the entry."""

    scope: str
    day: str
    user: int
    facts: Mapping[str, Any]
    at: int
    act_id: str | None = None


@dataclass(frozen=True, slots=True)
class RollEntry:
    """Entry n of a chain of free rolls. The seed never leaves the store before its day is over."""

    scope: str
    day: str
    n: int
    hash: str
    seed: bytes = field(repr=False)
    seed_hash: str = ""
    answer: str | None = None  # what was stored for it: a repeat shows the same roll
    body: bytes = b""


class Store(Protocol):
    # ---- tables
    async def load(self, table: str, act_id: str | None = None) -> Loaded | None:
        """The table, and what was answered to `act_id` if that was seen before."""
        ...

    async def arrive(self, user: int, *, table: str | None = None, place: int | None = None) -> Arrived:
        """What every way in asks first: the person's settings, and the table that is named, else the live one of that place."""
        ...

    async def commit(self, commit: Commit, then: Callable[[], None] = lambda: None) -> Committed:
        """Keeps everything or nothing. Raises Conflict where the revision has moved on or the place is taken.

        `then` is called when that is decided, also where whoever asked was cancelled meanwhile.
        """
        ...

    async def find(
        self,
        *,
        place: int | None = None,
        guild: int | None = None,
        user: int | None = None,
        gm: int | None = None,
        private_of: int | None = None,
        public: bool | None = None,
        game: str | None = None,
        day: str | None = None,
        statuses: Sequence[str] = ("lobby", "running", "paused", "parked"),
        limit: int = 100,
    ) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """Tables, newest first; `user` finds those where the person has a seat, `public` those that live in a channel or don't."""
        ...

    async def history(self, table: str, *, after: int = -1, upto: int | None = None) -> History: ...

    async def options(self) -> list[tuple[str, dict[str, Any], str]]:
        """Game, options and one table that has them, of all that tables are played with."""
        ...

    async def content(self, table: str) -> dict[str, Any] | None:
        """What a table began with of content that may have changed since (`Game.bound`)."""
        ...

    async def posts(self, *, message: int | None = None, table: str | None = None, seat: int | None = None) -> list[PostRow]:
        """Published words that stand as that message, or of a table and seat; the latest first."""
        ...

    async def looked(self, table: str, seat: int, n: int) -> None:
        """The seat's owner has seen everything up to entry n; no change of the table."""
        ...

    # ---- clock and outbox
    async def alarms(self, upto: int | None = None, limit: int = 100) -> list[Alarm]:
        """The earliest alarms first, those due by `upto`, or the next ones of all."""
        ...

    async def postpone(self, table: str, due: int) -> None:
        """None of the table's alarms rings before then: it has failed, the others must not wait."""
        ...

    async def outbox(self, *, at: int, limit: int = 50) -> list[OutboxRow]:
        """The first unsent row of every lane that is due (reminders of a person: all due ones)."""
        ...

    async def outbox_next(self, *, after: int) -> int | None:
        """When the next unsent row falls due after that."""
        ...

    async def outbox_mark(
        self,
        ids: Sequence[int],
        state: OutboxState,
        *,
        at: int,
        due: int | None = None,
        message: int | None = None,
        channel: int | None = None,
        error: str | None = None,
    ) -> None:
        """What became of rows. "trying" without `due` begins a try; with it, its outcome is unknown and it comes up again then."""
        ...

    async def outbox_rows(self, table: str, *, kinds: Sequence[str] = (), states: Sequence[str] = ()) -> list[OutboxRow]: ...

    async def outbox_release(self, table: str, *, at: int) -> int:
        """Parked rows wait again: the place is back."""
        ...

    async def tidy(self, *, before: int) -> int:
        """Forgets what was told before then."""
        ...

    # ---- single rows: settings, panels, drafts, portraits, webhooks
    async def get(self, kind: type[K], *key: Any) -> K | None:
        """The row under its key.

        Keys: PersonRow user; GuildRow guild; WebhookRow channel; PortraitRow table, seat; PanelRow table; Draft table, seat, decision.
        """
        ...

    async def put(self, row: Kept) -> None: ...

    async def drop(self, kind: type[Kept], *key: Any) -> None: ...

    # ---- free rolls
    async def roll_day(self, scope: str, day: str, seed: bytes) -> str:
        """The hash of that day's seed; `seed` is used where the chain is new."""
        ...

    async def roll(self, request: RollRequest, seed: bytes) -> RollEntry:
        """Appends an entry (`seed` is used where the chain is new); the same act_id gives the same entry with its answer."""
        ...

    async def roll_answer(self, entry: RollEntry, answer: str) -> None: ...

    async def rolls(self, scope: str, day: str) -> tuple[str | None, bytes | None, list[RollEntry]]:
        """Hash of the day's seed, the seed, and its entries."""
        ...

    # ---- people
    async def export_person(self, user: int) -> dict[str, Any]: ...

    async def forget(self, user: int) -> int:
        """Erases words, portraits, drafts and settings of a person; seats stay as numbers. How many rows were erased."""
        ...

    # ---- the file
    async def backup(self, target: Path) -> None:
        """A checked copy."""
        ...

    async def close(self) -> None: ...
