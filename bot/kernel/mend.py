"""A person's own published words, mended or taken away: each is an entry, the old words go, their seal stays in the chain."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.kernel.journal import Entry, Opening
from bot.kernel.seal import seal_note
from bot.kernel.table import Table

__all__ = ["MENDED", "REMOVED", "Said", "mend", "mend_faults", "remove"]

MENDED, REMOVED = "post-mended", "post-removed"


@dataclass(frozen=True, slots=True)
class Said:
    """Published words by what stands in the journal for them."""

    seat: int
    decision: str
    seal: str


def mend(table: Table, said: Said, words: str, at: int) -> Entry:
    """Puts `words`, with an opening of their own, in the place of what was said. Rules don't see it."""
    salt = table.entropy(16)
    seal = seal_note(table.record.id, said.decision, said.seat, words, salt)
    table.upgrade(at)
    entry = table.note({"what": MENDED, "of": said.seal, "text": seal}, at)
    table.change.openings.append(Opening(entry.n, "note", said.seat, said.decision, words, salt, seal, "person", opened=True))
    table.change.replaced[said.seal] = seal
    return entry


def remove(table: Table, said: Said, by: Literal["writer", "moderator"], at: int) -> Entry:
    """Takes away what was said; its seal, and that it was taken away, stay."""
    table.upgrade(at)
    table.change.replaced[said.seal] = ""
    return table.note({"what": REMOVED, "of": said.seal, "by": by}, at)


def mend_faults(entries: Sequence[Entry], openings: Sequence[Opening]) -> list[int]:
    """Entries that mend or remove what nobody had said by then, or words that still stand beside those put in their place."""
    notes: Mapping[str, Opening] = {one.seal: one for one in openings if one.kind == "note"}
    faults: list[int] = []
    for entry in entries:
        act: dict[str, Any] = entry.facts.get("table") or {} if entry.kind == "system" else {}
        if act.get("what") not in (MENDED, REMOVED):
            continue
        old, new = notes.get(str(act.get("of"))), notes.get(str(act.get("text")))
        known = old is not None and old.n < entry.n and old.body is None
        alike = act["what"] == REMOVED or (new is not None and old is not None and (new.seat, new.decision) == (old.seat, old.decision))
        if not (known and alike):
            faults.append(entry.n)
    return faults
