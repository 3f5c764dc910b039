"""The chain of entries: what came in, and nothing else (design, part 3)."""

import base64
from dataclasses import dataclass
from typing import Any, Literal

from bot.kernel.canonical import canonical, sha256

ENTRY = "longtable/entry/1"
GENESIS = "0" * 64

EntryKind = Literal["opened", "act", "withdrawn", "closed", "system", "undone", "upgraded"]
Origin = Literal["person", "standing", "script", "default", "gm", "forced"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One input. `body` is the canonical bytes that were hashed, stored once and never dumped again."""

    n: int
    kind: EntryKind
    at: int  # milliseconds since 1970
    facts: dict[str, Any]
    body: bytes
    hash: str


@dataclass(frozen=True, slots=True)
class Opening:
    """What a seal hides, and where an answer came from. `words` rows are a person's own and can be erased."""

    n: int
    kind: Literal["action", "note", "joining"]
    seat: int
    decision: str
    body: dict[str, Any] | str | None  # None: the words were erased
    salt: bytes
    seal: str  # empty for an action that stands openly in its entry
    origin: Origin = "person"
    opened: bool = False  # whether people may see it before the end


def make_entry(previous: str, n: int, kind: EntryKind, at: int, facts: dict[str, Any]) -> Entry:
    """The entry that follows `previous` (hex hash of entry n-1, GENESIS before entry 0)."""
    body = canonical(ENTRY, previous, n, at, kind, facts)
    return Entry(n, kind, at, facts, body, sha256(body))


def head(hash_: str) -> str:
    """The 20 base32 characters people compare; they tell no number."""
    return base64.b32encode(bytes.fromhex(hash_[:30])).decode()[:20]
