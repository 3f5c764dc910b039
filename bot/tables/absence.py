"""People who are away for some days: what is done at their tables meanwhile (/me away)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bot.kernel.game import Seat
from bot.store.protocol import Store
from bot.store.rows import PersonRow, SeatRow
from bot.tables.acts import Answer
from bot.tables.schedule import from_ms, ms
from bot.tables.timers import key_of

if TYPE_CHECKING:
    from bot.tables.sitting import Sitting

__all__ = ["AWAY", "MEANWHILE", "MODES", "ROLLS", "absent", "excuse", "lasting", "seating", "set_away", "still_away"]

AWAY: Final = "away_until"  # among a table's settings: by person, since seats are numbered anew at the start
MEANWHILE: Final = "away"  # the table's option
MODES: Final = ("extend", "script", "nothing")
ROLLS: Final = "rolls"  # a seed that was given for a table, as hex: a rematch has rolls of its own


def absent(settings: Mapping[str, Any], seats: list[SeatRow], at: int) -> dict[Seat, int]:
    """Seats whose person is away, each with until when."""
    until: Mapping[str, int] = settings.get(AWAY) or {}
    return {row.seat: until[str(row.user)] for row in seats if row.user is not None and until.get(str(row.user), 0) > at}


def lasting(settings: Mapping[str, Any]) -> dict[str, Any]:
    """What a rematch takes over: not what was about the people of the last game."""
    return {name: value for name, value in settings.items() if name not in (AWAY, "invited", "rewind", ROLLS)}


def set_away(sitting: "Sitting", user: int, until: int | None) -> Answer:
    """Notes it, or that the person is back; the GM is told, others aren't."""
    noted: Mapping[str, int] = sitting.settings.get(AWAY) or {}
    known = {who: end for who, end in noted.items() if end > sitting.at}
    if known.get(str(user)) == until:
        return Answer(table=sitting.row.id, key="already-done")
    known.pop(str(user), None)
    if until is not None:
        known[str(user)] = until
    sitting.columns["settings"] = {**sitting.settings, AWAY: known}
    seats = [row for row in sitting.seats if row.user == user]
    if user != sitting.gm and seats:
        if until is None:
            sitting.tell_person("call", sitting.gm, key="call-back", seat=seats[0].seat)
        else:
            sitting.tell_person("call", sitting.gm, key="call-away", seat=seats[0].seat, until=until)
    return Answer(table=sitting.row.id, key="away" if until is not None else "back")


def seating(decide: Callable[["Sitting"], Answer], user: int, person: PersonRow | None) -> Callable[["Sitting"], Answer]:
    """`decide` gives that person a seat: who said before that they are away is away at this table too, until the end of it."""
    until = person.away if person is not None else None

    def seated(sitting: "Sitting") -> Answer:
        answer = decide(sitting)
        if until is not None and until > sitting.at and any(row.user == user for row in sitting.seats):
            set_away(sitting, user, until)
        return answer

    return seated if until is not None else decide


async def still_away(store: Store, users: Iterable[int], at: int) -> dict[str, int]:
    """Of people who sit down together, in the form of a table's setting."""
    people = [await store.get(PersonRow, user) for user in users]
    return {str(one.user): one.away for one in people if one is not None and one.away is not None and one.away > at}


def excuse(sitting: "Sitting") -> None:
    """Spends an extension on each open deadline that falls into an absence, once.

    As soon as the question opens, and whether or not it was answered: otherwise the new deadline would tell who is silent.
    """
    table = sitting.table
    if table is None or sitting.status != "running" or sitting.settings.get(MEANWHILE, MODES[0]) != "extend":
        return
    for seat, until in absent(sitting.settings, sitting.seats, sitting.at).items():
        keys = {key_of(one) for one in table.decisions if one.awaited and seat in one.asked}
        for key in sorted(keys & sitting.timers.keys()):
            timer, row = sitting.timers[key], sitting.seat(seat)
            if not timer.running or timer.due >= until or seat in timer.extended or row.extended >= sitting.pace.extensions:
                continue
            due = max(timer.due, ms(sitting.pace.later(from_ms(timer.due))))
            change = {"due": due, "extended": (*timer.extended, seat), "reminded": (), "called": False}
            sitting.timers[key] = timer.model_copy(update=change)
            sitting.put_seat(replace(row, extended=row.extended + 1))
            table.note({"what": "extended", "seat": seat, "due": due}, sitting.at)
            sitting.tell("notice", key="notice-extended", seat=seat, due=due)
