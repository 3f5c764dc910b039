"""What the store keeps, as plain values. Times are whole milliseconds since 1970; ids of Discord are whole numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, Literal, TypeVar

__all__ = [
    "LIVE",
    "Alarm",
    "Draft",
    "GuildRow",
    "History",
    "OutboxRow",
    "PanelRow",
    "PersonRow",
    "PortraitRow",
    "PostRow",
    "SeatRow",
    "Status",
    "StoredEvent",
    "TableRow",
    "WebhookRow",
    "with_columns",
]

R = TypeVar("R")

Status = Literal["lobby", "running", "paused", "parked", "ended", "abandoned"]
LIVE: tuple[Status, ...] = ("lobby", "running", "paused", "parked")

OutboxKind = Literal[
    "panel",  # the table's panel: fresh = a new message, else the one that stands; looks as revision r or later
    "news",  # public events of entries n..upto, never edited afterwards
    "report",  # the same entries as one seat may read them, in private
    "prompt",  # a seat is asked (decision): private, in the one shape
    "ping",  # the seats awaited now, in public, mentioned by the table's setting
    "reminder",  # a seat still owes an answer (decision, percent); several of one person are one digest
    "strike",  # a reminder that no longer holds (facts: message, channel) is struck out
    "post",  # a person's words, in the character's name (seal)
    "bare",  # a panel in whose place another one stands loses its buttons (facts: channel, message); its words stay
    "mend",  # a post that stands is written anew or taken away (facts: channel, message, by)
    "notice",  # a public line about the table itself (key, facts)
    "whisper",  # a line for one person (key, facts): an order became stale, a standing order was skipped
    "call",  # the GM is needed (key, facts)
    "ended",  # the outcome, with the whole reckoning
    "board",  # how a day's game went for everybody (channel, day): stands where it was first asked for
    "archive",  # the thread that was made for a table is put away after the end
]
OutboxState = Literal["waiting", "trying", "sent", "parked", "dropped"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table without its state and secrets: all that lists, panels and permissions need."""

    id: str
    game: str
    version: int
    status: Status
    guild: int | None
    place: int | None  # the channel or thread it lives in; None: the private conversation of `person`
    parent: int | None  # the channel of the thread
    person: int | None  # of a table that lives in a private conversation
    gm: int
    language: str
    title: str
    pace: Mapping[str, Any]
    options: Mapping[str, Any]
    settings: Mapping[str, Any]
    revision: int
    n: int  # the last entry; -1 in the lobby
    head: str  # hash of the last entry
    seed_hash: str
    created: int
    started: int | None
    ended: int | None
    outcome: Mapping[str, Any] | None
    why: str  # of a status that needs a reason: message key
    suspended: str = ""  # message key: why nothing is sent to its place at the moment
    day: str = ""  # of a try at a day's game: 2026-01-31, a UTC day

    @property
    def live(self) -> bool:
        return self.status in LIVE

    @property
    def private(self) -> bool:
        return self.place is None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who sits on it. `user` None and a `level`: a scripted player; neither: empty."""

    seat: int
    user: int | None
    joining: Mapping[str, Any]
    team: str
    level: str
    joined: int
    extended: int = 0  # extensions used
    missed: int = 0  # deadlines missed in a row
    was: int | None = None  # whose seat it was before a script or substitute took it
    looked: int = -1  # the last entry its owner has seen under My turn

    @property
    def scripted(self) -> bool:
        return self.user is None and bool(self.level)


@dataclass(frozen=True, slots=True)
class Alarm:
    """A moment at which a table wants to be looked at."""

    table: str
    kind: Literal["close", "early", "remind", "script", "lobby", "retry", "day"]  # what for; the table decides anew when it rings
    key: str
    due: int


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to be told, by reference: it is rendered when it is sent, from the view its audience has then.

    `lane` is the order it keeps ("place:<id>" or "person:<id>"). `facts` hold ids, numbers and message keys only.
    """

    id: int  # 0 before it is stored
    table: str
    lane: str
    kind: OutboxKind
    seat: int | None  # whose eyes it is for; None: everyone's
    user: int | None  # the person it goes to in private, or who is mentioned
    n: int  # first entry it tells of, -1: none
    upto: int
    revision: int
    decision: str
    facts: Mapping[str, Any]
    state: OutboxState = "waiting"
    tries: int = 0
    due: int = 0  # not before
    tried: int | None = None  # when the last try began
    message: int | None = None
    channel: int | None = None  # where it was sent
    error: str = ""
    created: int = 0

    @property
    def nonce(self) -> str:
        """The same for every try of this row; what Discord gets is made of it with a key, since it tells the row's number."""
        return f"lt{self.id:023d}"


@dataclass(frozen=True, slots=True)
class PanelRow:
    """The panel that stands: one message a phase."""

    table: str
    channel: int
    message: int
    revision: int  # as last drawn
    posted: int
    head: str  # of the chain when the phase opened
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has picked so far; a row, so that restart, refusal and an expired token lose nothing."""

    table: str
    seat: int
    decision: str
    picks: tuple[tuple[str, Any], ...]
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person's own settings."""

    user: int
    language: str = ""  # empty: as Discord says
    zone: str = ""
    quiet: str = ""  # "23:00-08:00"
    delivery: Literal["private", "channel", "both", ""] = ""
    away: int | None = None  # until
    inbox: Literal["", "open", "shut"] = ""
    inbox_seen: int | None = None  # snowflake of the last private message read
    name: str = ""  # as last seen
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server's settings; guild 0 holds what belongs to the whole bot (the hash of its commands)."""

    guild: int
    language: str = ""
    zone: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    commands: str = ""  # hash of the payload last registered


@dataclass(frozen=True, slots=True)
class WebhookRow:
    channel: int  # the parent channel
    webhook: int
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PortraitRow:
    table: str
    seat: int
    user: int | None
    png: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class PostRow:
    """A person's words as they stand in a channel. `seal` empty: removed; `words` None: removed or erased."""

    message: int
    channel: int
    table: str
    seat: int
    decision: str
    seal: str
    at: int  # when they were published
    user: int | None  # who wrote them
    words: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    n: int
    k: int
    audience: str | tuple[int, ...]
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class History:
    """Everything that was ever said at a table, for replay, export, log and verify: whoever gets it decides what to show."""

    entries: tuple[Any, ...]  # kernel Entry
    openings: tuple[Any, ...]  # kernel Opening
    events: tuple[StoredEvent, ...]
    texts: Mapping[str, str]  # note seal -> words; an erased one is missing
    undone: frozenset[int] = frozenset()  # entries taken back: a log strikes them out, their seals stay shut


def with_columns(row: R, /, **columns: Any) -> R:
    """`dataclasses.replace` for what has many fields and is changed in every act: a third of its time."""
    names, values = _read_by(type(row))
    return type(row)(**dict(zip(names, values(row), strict=True)) | columns)


@cache
def _read_by(kind: type[Any]) -> tuple[list[str], Callable[[Any], tuple[Any, ...]]]:
    names = [one.name for one in fields(kind)]
    return names, attrgetter(*names)
