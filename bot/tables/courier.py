"""Who carries what the outbox holds. The implementation knows Discord; the outbox doesn't."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.rows import OutboxRow

__all__ = ["Courier", "Sent", "Undelivered", "UnknownOutcome"]


@dataclass(frozen=True, slots=True)
class Sent:
    """Where it stands now. `message` None: there was nothing to say (the view has moved on)."""

    channel: int | None
    message: int | None


class Undelivered(Exception):
    """Discord refused: nothing was sent. `code` is its error code (0: none), `status` HTTP's, `retry_after` seconds if it said so."""

    def __init__(self, code: int, status: int = 0, retry_after: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.retry_after = retry_after


class UnknownOutcome(Exception):
    """The connection broke (or 5xx): it may have been sent or not."""


class Courier(Protocol):
    """Each method renders its row NOW, from the view of its audience (`Tables.look`), and sends it.

    All raise Undelivered (refused, nothing was sent) or UnknownOutcome (nobody knows), nothing else on a fault of
    delivery. `row.nonce` goes with message sends (`enforce_nonce`).
    """

    async def post(self, row: OutboxRow) -> Sent:
        """A message in the table's place: kinds panel (fresh), news, ping, notice, call, ended."""
        ...

    async def edit(self, row: OutboxRow) -> Sent:
        """A panel that stands is drawn anew; a `strike` crosses out a reminder (facts: channel, message)."""
        ...

    async def private(self, rows: Sequence[OutboxRow]) -> Sent:
        """One private message to rows[0].user; more than one row only for reminders: one digest."""
        ...

    async def webhook_post(self, row: OutboxRow) -> Sent:
        """A person's words (facts: seal) in the character's name; falls back to a styled message by itself."""
        ...

    async def find(self, row: OutboxRow) -> Sent | None:
        """Searches the history of the row's channel for the message of an earlier try (by nonce, author, content, time after row.tried)."""
        ...

    async def reopen(self, row: OutboxRow) -> bool:
        """Takes the row's thread out of the archive; False where that isn't allowed (locked)."""
        ...
