"""What happened at a table since a person last looked, told entry by entry from what the reader may see."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from pydantic import TypeAdapter

from bot.kernel.game import GM, Event, Game, Seat, View
from bot.room import Room, Say
from bot.store.rows import SeatRow, StoredEvent
from bot.tables.look import Look
from bot.ui.controls import view_of
from bot.ui.desk import Desk
from bot.ui.limits import length
from bot.ui.prompt import safe_names

__all__ = ["events_for", "happened_since", "mark_looked", "narrated"]

ROOM = 1_200
"""Characters of old news above a prompt; what is older stands in the log."""

AnyGame = Game[Any, Any, Any]


@cache
def _reader(game: AnyGame) -> TypeAdapter[Event]:
    return TypeAdapter(game.event_type)


def events_for(
    game: AnyGame, stored: Iterable[StoredEvent], seat: Seat | None, *, over: bool, own_only: bool = False
) -> list[tuple[int, Event]]:
    """Events that `seat` (None: anybody) may read, with their entries; `own_only` leaves out what everybody reads."""
    found: list[tuple[int, Event]] = []
    for one in stored:
        public = one.audience == "everyone" or (over and one.audience == "end")
        own = seat is not None and not isinstance(one.audience, str) and seat in one.audience
        if own or (public and not own_only):
            found.append((one.n, _reader(game).validate_python(dict(one.body))))
    return found


def narrated(say: Say, room: Room, view: View, events: Sequence[tuple[int, Event]], names: Mapping[Seat, str]) -> list[str]:
    """One entry after the other, as paragraphs; of neighbours that say the same of several seats, the room makes one."""
    alike: frozenset[str] = getattr(room, "told_together", frozenset())
    told: list[list[Event]] = []
    for _, group in groupby(events, key=lambda one: one[0]):
        entry = [event for _, event in group]
        if told and all(event.kind in alike for event in (*told[-1], *entry)):
            told[-1] += entry
        else:
            told.append(entry)
    return [paragraph for entry in told for paragraph in room.narrate(say, view, entry, names)]


async def happened_since(desk: Desk, say: Say, look: Look, row: SeatRow) -> list[str]:
    """The paragraphs the seat's owner hasn't seen, the newest ones whole, older ones left to the log."""
    history = await desk.store.history(look.row.id, after=row.looked)
    events = events_for(look.game, history.events, row.seat, over=look.over)
    told = narrated(say, desk.room(look.row), view_of(look, row.seat), events, safe_names(say, look))
    kept: list[str] = []
    room = ROOM
    for paragraph in reversed(told):
        room -= length(paragraph)
        if room < 0 and kept:
            return [say("ui-older-in-log"), *kept]
        kept.insert(0, paragraph)
    return kept


async def mark_looked(desk: Desk, look: Look, row: SeatRow) -> None:
    """Beside the table's acts: looking is none, and nobody else hears of it."""
    if row.seat != GM and row.user is not None and row.looked < look.row.n:
        await desk.tables.looked(look.row.id, row.seat, look.row.n)
