"""What follows from each refusal of Discord's, as one table (lessons, 3.2). Pure."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.store.rows import OutboxRow
from bot.tables.courier import Undelivered

__all__ = ["NONCE_HOLDS", "After", "Reaction", "after_refusal", "backoff"]

NONCE_HOLDS = 120_000  # ms in which the same nonce brings the first message back
_FIRST, _LONGEST = 5_000, 1_800_000  # ms of back-off
_LOOK_AGAIN = 60_000, 600_000  # ms: an outage may look like a deleted channel (I4)
_AN_HOUR, _TEN_MINUTES = 3_600_000, 600_000


class After(Enum):
    RETRY = "retry"  # counts as a try
    LATER = "later"  # doesn't
    DROP = "drop"
    PARK = "park"
    SHUT = "shut"  # the person's inbox
    GONE = "gone"  # the person: from the server, or from Discord
    REOPEN = "reopen"  # the thread
    SUSPEND = "suspend"  # the place: nothing is lost, it is tried each hour
    PLACE_GONE = "place_gone"


@dataclass(frozen=True, slots=True)
class Reaction:
    what: After
    error: str
    due: int = 0


_FIXED: Final[dict[int, tuple[After, str]]] = {
    10003: (After.PLACE_GONE, "place-gone"),  # unknown channel
    10004: (After.PLACE_GONE, "place-gone"),  # unknown server
    10007: (After.GONE, "gone"),  # unknown member
    10008: (After.DROP, "message-gone"),  # unknown message
    10013: (After.GONE, "gone"),  # unknown user
    10062: (After.DROP, "late"),  # unknown interaction
    30046: (After.LATER, "edited-too-often"),  # edits of messages older than an hour
    40003: (After.LATER, "inboxes-too-fast"),  # opening private conversations too fast
    40060: (After.DROP, "answered"),  # interaction answered already
    40094: (After.DROP, "follow-ups"),  # no more follow-ups
    50001: (After.SUSPEND, "place-forbidden"),  # missing access
    50007: (After.SHUT, "shut"),  # can't send to this person
    50013: (After.SUSPEND, "place-forbidden"),  # missing permissions
    50035: (After.PARK, "form"),  # invalid form: our fault
    50083: (After.REOPEN, "place-locked"),  # thread is archived
    50278: (After.GONE, "gone"),  # no server in common any more
    160005: (After.SUSPEND, "place-locked"),  # thread is locked
    200000: (After.DROP, "filtered"),  # blocked by AutoMod
    240000: (After.DROP, "filtered"),  # holds a blocked link
}
_WAITS: Final = {30046: _AN_HOUR, 40003: _TEN_MINUTES}


def after_refusal(row: OutboxRow, refused: Undelivered, at: int) -> Reaction:
    """What to do with `row`. A code that isn't known is tried again where it may pass (429, 5xx), else given up."""
    if refused.code in _FIXED:
        what, error = _FIXED[refused.code]
        if row.kind in ("strike", "archive", "mend", "bare", "board") and what not in (After.RETRY, After.LATER):
            return Reaction(After.DROP, error)  # says nothing of where the table lives now, and nobody misses it
        if row.user is not None and what in (After.SUSPEND, After.PLACE_GONE, After.REOPEN):
            return Reaction(After.SHUT, "shut")  # a private conversation is no place of ours
        if what is After.PLACE_GONE and row.tries < len(_LOOK_AGAIN):
            return Reaction(After.RETRY, error, at + _LOOK_AGAIN[row.tries])
        return Reaction(what, error, at + _WAITS.get(refused.code, 0))
    if refused.status in (0, 408, 429) or refused.status >= 500:
        due = backoff(at, row.tries)
        if refused.retry_after is not None:
            return Reaction(
                After.LATER if refused.status == 429 else After.RETRY, "busy", max(due, at + int(refused.retry_after * 1000) + 1)
            )
        return Reaction(After.RETRY, "busy", due)
    return Reaction(After.PARK, "refused")


def backoff(at: int, tries: int) -> int:
    """When to try again after `tries` tries."""
    return at + min(_FIRST * 2 ** min(tries, 12), _LONGEST)
