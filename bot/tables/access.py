"""Who may do what at a table. What isn't named is refused (F2); people count by id, never by name or role (F6)."""

from collections.abc import Iterable
from typing import Final, Literal

from bot.kernel.game import RuleViolation
from bot.store.rows import SeatRow, TableRow
from bot.tables.acts import Who

__all__ = ["Role", "Verb", "allow", "allow_seat", "may", "roles"]

Role = Literal["anyone", "player", "gm_seated", "gm_free", "manager", "operator"]
Verb = Literal[
    "join",
    "configure",
    "fill",
    "invite",
    "start",
    "pause",
    "resume",
    "extend_all",
    "substitute",
    "move",
    "hand_over",
    "end",
    "rematch",
    "remove",
    "rule",
    "order_for",
    "rewind",
]

_GM: Final[frozenset[Role]] = frozenset({"gm_seated", "gm_free"})
_CHAIR: Final[frozenset[Role]] = frozenset({"gm_seated", "gm_free", "manager", "operator"})
_IMPARTIAL: Final[frozenset[Role]] = frozenset({"gm_free"})

_PLAYING: Final[frozenset[Role]] = frozenset({"player"})
_ANYONE: Final[frozenset[Role]] = frozenset({"anyone"})

_VERBS: Final[dict[Verb, frozenset[Role]]] = {
    "join": _ANYONE,
    "configure": _GM,
    "fill": _GM,
    "invite": _CHAIR | _PLAYING,
    "start": _GM,
    "pause": _CHAIR,
    "resume": _CHAIR,
    "extend_all": _CHAIR,
    "substitute": _CHAIR,
    "remove": _CHAIR,
    "move": _CHAIR,
    "hand_over": _CHAIR,
    "end": _CHAIR,
    "rematch": _CHAIR | _PLAYING,
    "rule": _IMPARTIAL,
    "order_for": _IMPARTIAL,
    "rewind": _IMPARTIAL,
}


def roles(who: Who, row: TableRow, seats: Iterable[SeatRow], operators: frozenset[int] = frozenset()) -> frozenset[Role]:
    """Everything the person is at this table."""
    found: set[Role] = {"anyone"}
    seated = any(seat.user == who.user for seat in seats)
    if seated:
        found.add("player")
    if who.user == row.gm:
        found.add("gm_seated" if seated else "gm_free")
    if who.manager and row.guild is not None and not row.private:
        found.add("manager")
    if who.user in operators:
        found.add("operator")
    return frozenset(found)


def may(verb: Verb, are: frozenset[Role]) -> bool:
    return bool(_VERBS.get(verb, frozenset()) & are)


def allow(verb: Verb, are: frozenset[Role]) -> None:
    """Refuses with LT-14 where only the seat stands in the way, else with LT-13."""
    if not may(verb, are):
        raise RuleViolation("LT-14" if "gm_seated" in are and "gm_free" in _VERBS.get(verb, frozenset()) else "LT-13")


def allow_seat(who: Who, seats: Iterable[SeatRow], seat: int) -> SeatRow:
    """The person's own seat of that number; refuses with LT-12."""
    found = next((one for one in seats if one.seat == seat and one.user is not None and one.user == who.user), None)
    if found is None:
        raise RuleViolation("LT-12", seat=seat)
    return found
