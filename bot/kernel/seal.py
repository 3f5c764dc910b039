"""Seals: a promise of an answer that shows nothing of it (design, part 3)."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.kernel.canonical import canonical, sha256
from bot.kernel.game import Joining, Model, note_fields
from bot.kernel.secret import Secret

SEAL = "longtable/seal/1"
NOTE = "longtable/note/1"
JOINING = "longtable/joining/1"
NOTE_PREFIX = "note:"

Notes = list[tuple[str, str, bytes]]
"""(seal, words, salt) of words that were taken out of an act."""
M = TypeVar("M", bound=Model)


def seal_action(table: str, decision: str, seat: int, action: dict[str, Any], salt: bytes) -> str:
    """Hex seal of one canonical action; `salt` is 16 random bytes and never comes from the table's seed."""
    return sha256(canonical(SEAL, table, decision, seat, action, salt.hex()))


def seal_note(table: str, decision: str, seat: int, words: str, salt: bytes) -> str:
    """What stands for a person's words in an action, so that they can be erased and the choice still replays."""
    return NOTE_PREFIX + sha256(canonical(NOTE, table, decision, seat, words, salt.hex()))


def seal_notes(table: str, decision: str, seat: int, act: M, entropy: Callable[[int], bytes]) -> tuple[M, Notes]:
    """An act with the seals of its words in their place, and what was taken out: (seal, words, salt)."""
    notes: Notes = []
    sealed: dict[str, str] = {}
    for name in note_fields(type(act)):
        words: str | None = getattr(act, name)
        if words:
            salt = entropy(16)
            sealed[name] = seal_note(table, decision, seat, words, salt)
            notes.append((sealed[name], words, salt))
    return (act.model_copy(update=sealed) if sealed else act), notes


def seal_joining(table: str, seat: int, secrets: dict[str, Any], salt: bytes) -> str:
    """Hex seal of what a seat brings in secret (a class in Arena)."""
    return sha256(canonical(JOINING, table, seat, secrets, salt.hex()))


def split_secrets(joining: Joining) -> tuple[dict[str, Any], dict[str, Any]]:
    """A joining's open fields, and those of type Secret, as documents."""
    document: dict[str, Any] = joining.model_dump(mode="json")
    names = [name for name in joining.__class__.model_fields if isinstance(getattr(joining, name), Secret)]
    return document, {name: document.pop(name) for name in names}
