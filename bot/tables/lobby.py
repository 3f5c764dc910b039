"""Before the game: who sits where, with what, by which rules; and the start."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from bot.kernel.canonical import sha256
from bot.kernel.game import BadInput, Game, RuleViolation, Seat
from bot.kernel.table import Table
from bot.store.rows import SeatRow
from bot.tables.absence import ROLLS
from bot.tables.access import allow, allow_seat, roles
from bot.tables.acts import Answer, Who
from bot.tables.clockwork import fresh_time
from bot.tables.gm_sight import GM_SEES
from bot.tables.pace_words import parse_pace
from bot.tables.sitting import Sitting

__all__ = [
    "INVITED",
    "amend",
    "begin",
    "configure",
    "fill",
    "invite",
    "join",
    "leave",
    "level_of",
    "read_joining",
    "read_options",
    "remove",
    "start",
]

AnyGame = Game[Any, Any, Any]
INVITED: Final = "invited"  # among a table's settings


def read_options(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """House rules in the game's form. Raises BadInput(options-unreadable, field) or what the game refuses."""
    try:
        return game.options_type.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError as fault:
        raise BadInput("options-unreadable", field=_field(fault)) from None


def read_joining(game: AnyGame, joining: Mapping[str, Any]) -> Any:
    try:
        return game.joining_type.model_validate(dict(joining))
    except ValidationError as fault:
        raise BadInput("joining-unreadable", field=_field(fault)) from None


def _field(fault: ValidationError) -> str:
    """The name of the first field that doesn't fit; what was put in it stays unsaid."""
    return str(next(iter(fault.errors(include_input=False, include_url=False)[0]["loc"]), ""))[:40]


def configure(
    sitting: Sitting, who: Who, *, options: Mapping[str, Any] | None, pace: str | None, settings: Mapping[str, Any] | None, zone: str
) -> Answer:
    """House rules until the start; pace and settings until the end (a running deadline stays as it was told)."""
    allow("configure", roles(who, sitting.row, sitting.seats))
    if not sitting.live:  # its journal is at its end, and people may have its file
        raise RuleViolation("LT-8")
    if options is not None:
        _in_lobby(sitting)
        sitting.columns["options"] = read_options(sitting.game, {**sitting.row.options, **options})
    if pace is not None:
        if sitting.pace.untimed:
            raise RuleViolation("LT-23", key="refused-LT-23-alone")
        sitting.pace = parse_pace(pace, zone=zone)
        sitting.columns["pace"] = sitting.pace.model_dump(mode="json")
        if sitting.table is not None:
            sitting.table.note({"what": "pace"}, sitting.at)
            sitting.tell("notice", key="notice-pace", pace=sitting.pace.said)
    if settings is not None:
        if GM_SEES in settings:
            _in_lobby(sitting)
        sitting.columns["settings"] = {**sitting.settings, **settings}
    _redraw(sitting)
    return Answer(table=sitting.row.id, key="configured")


def join(sitting: Sitting, who: Who, joining: Mapping[str, Any]) -> Answer:
    """Takes the next seat, where the game allows it also after the start. A second click says "already in" (K1)."""
    if sitting.table is not None and sitting.live:
        return _join_late(sitting, who, joining)
    _in_lobby(sitting)
    _hold_one_more(sitting, who)
    number = _sit(sitting, joining, user=who.user, level="")
    _redraw(sitting)
    return Answer(table=sitting.row.id, seat=number, key="joined", facts={"seat": number})


def _join_late(sitting: Sitting, who: Who, joining: Mapping[str, Any]) -> Answer:
    """The game's own act says whether that is still allowed, and tells of it. Nobody sits down at somebody's private table."""
    game, table, at = sitting.game, sitting.playing, sitting.at
    read = read_joining(game, joining)
    act = game.join_act(table.state, read)
    if act is None or sitting.row.private:
        raise RuleViolation("LT-15")
    if sitting.status == "parked":
        raise RuleViolation("LT-20")
    _hold_one_more(sitting, who)
    _seat_is_left(sitting)
    game.check_joining(_options(sitting), _joinings(sitting), read)
    table.system(act, at)
    number, document = len(sitting.seats), read.model_dump(mode="json")
    sitting.seats.append(SeatRow(number, who.user, document, str(document.get("team") or ""), "", at))
    sitting.replan(at)
    fresh_time(sitting, number, at)
    return Answer(table=sitting.row.id, seat=number, key="joined", facts={"seat": number})


def _hold_one_more(sitting: Sitting, who: Who) -> None:
    most = sitting.game.seats_each(_options(sitting))
    if sum(seat.user == who.user for seat in sitting.seats) >= most:
        raise RuleViolation("LT-17", most=most)


def _seat_is_left(sitting: Sitting) -> None:
    least, most = sitting.game.seats
    if len(sitting.seats) >= most:
        raise RuleViolation("LT-16", least=least, most=most, have=len(sitting.seats))


def fill(sitting: Sitting, who: Who, joinings: Sequence[Mapping[str, Any]], level: str) -> Answer:
    """Scripted players for empty seats."""
    _in_lobby(sitting)
    allow("fill", roles(who, sitting.row, sitting.seats))
    seats = [_sit(sitting, joining, user=None, level=level_of(sitting.game, level)) for joining in joinings]
    _redraw(sitting)
    return Answer(table=sitting.row.id, key="filled", facts={"count": len(seats)})


def _sit(sitting: Sitting, joining: Mapping[str, Any], *, user: int | None, level: str) -> Seat:
    game = sitting.game
    _seat_is_left(sitting)
    read = read_joining(game, joining)
    game.check_joining(_options(sitting), _joinings(sitting), read)
    number = max((seat.seat for seat in sitting.seats), default=-1) + 1
    document = read.model_dump(mode="json")
    sitting.seats.append(SeatRow(number, user, document, str(document.get("team") or ""), level, sitting.at))
    return number


def invite(sitting: Sitting, who: Who, people: Sequence[int]) -> Answer:
    """Calls people by name to a lobby; each once, so that nobody is called again and again."""
    _in_lobby(sitting)
    allow("invite", roles(who, sitting.row, sitting.seats))
    called: Sequence[int] = sitting.settings.get(INVITED) or ()
    seated = {row.user for row in sitting.seats}
    new = [user for user in dict.fromkeys(people) if user not in called and user not in seated]
    if new:
        sitting.columns["settings"] = {**sitting.settings, INVITED: [*called, *new]}
        sitting.tell("notice", key="notice-invited", by=who.user, people=new)
    return Answer(table=sitting.row.id, key="invited" if new else "already-invited", facts={"count": len(new)})


def amend(sitting: Sitting, who: Who, seat: Seat, joining: Mapping[str, Any]) -> Answer:
    """Changes what the own seat brings, secrets included, until the start."""
    _in_lobby(sitting)
    row = allow_seat(who, sitting.seats, seat)
    read = read_joining(sitting.game, {**row.joining, **joining})
    sitting.game.check_joining(_options(sitting), _joinings(sitting, but=seat), read)
    document = read.model_dump(mode="json")
    sitting.put_seat(replace(row, joining=document, team=str(document.get("team") or "")))
    _redraw(sitting)
    return Answer(table=sitting.row.id, seat=seat, key="amended")


def leave(sitting: Sitting, who: Who, seat: Seat) -> Answer:
    """Gives the seat up before the start; a lobby that nobody sits in any more closes (I7)."""
    _in_lobby(sitting)
    allow_seat(who, sitting.seats, seat)
    return _clear(sitting, seat, "left")


def remove(sitting: Sitting, who: Who, seat: Seat) -> Answer:
    """The GM refuses a sign-up, or takes a scripted player away (ARENA-R37)."""
    _in_lobby(sitting)
    allow("remove", roles(who, sitting.row, sitting.seats))
    row = sitting.seat(seat)
    sitting.tell_person("whisper", row.user, eyes=seat, key="told-removed")
    return _clear(sitting, seat, "removed")


def _clear(sitting: Sitting, seat: Seat, key: str) -> Answer:
    sitting.seats = [row for row in sitting.seats if row.seat != seat]
    if key == "left" and not any(row.user for row in sitting.seats):
        sitting.columns |= {"status": "abandoned", "ended": sitting.at, "why": "table-empty"}
        sitting.tell("notice", key="notice-empty")
    _redraw(sitting)
    return Answer(table=sitting.row.id, seat=seat, key=key)


def start(sitting: Sitting, who: Who) -> Answer:
    """Entry 0: binds seats, options and the hash of the seed. A second start changes nothing (K3)."""
    allow("start", roles(who, sitting.row, sitting.seats))
    if sitting.table is not None and sitting.live:
        return Answer(table=sitting.row.id, key="already-started")
    _in_lobby(sitting)
    given = sitting.settings.get(ROLLS)
    return begin(sitting, bytes.fromhex(given) if given else None)


def begin(sitting: Sitting, roll_seed: bytes | None) -> Answer:
    """`roll_seed`: where the named draws come from, if not from the table's own seed."""
    game, at = sitting.game, sitting.at
    least, most = game.seats
    if not least <= len(sitting.seats) <= most:
        raise RuleViolation("LT-16", least=least, most=most, have=len(sitting.seats))
    joinings = _joinings(sitting)
    seed = sitting.entropy(32)
    sitting.table = Table.start(
        game, sitting.row.id, _options(sitting), joinings, seed=seed, entropy=sitting.entropy, at=at, roll_seed=roll_seed
    )
    sitting.columns["options"] = sitting.table.record.options  # as the rules bound them (`Game.bound`)
    # Seats are numbers without gaps from now on.
    sitting.seats = [replace(row, seat=number) for number, row in enumerate(sitting.seats)]
    sitting.columns |= {"status": "running", "started": at, "seed_hash": sha256(seed), "version": game.version}
    sitting.timers = {}
    sitting.replan(at)
    return Answer(table=sitting.row.id, key="started")


def level_of(game: AnyGame, level: str) -> str:
    """A level of play that the game's scripts know; the first one where it is empty. Raises BadInput(level-unknown)."""
    if not level:
        return game.script_levels[0]
    if level not in game.script_levels:
        raise BadInput("level-unknown", level=level[:40])
    return level


def _in_lobby(sitting: Sitting) -> None:
    if sitting.status != "lobby":
        raise RuleViolation("LT-15" if sitting.live else "LT-8")


def _options(sitting: Sitting) -> Any:
    return sitting.game.options_type.model_validate(dict(sitting.columns.get("options", sitting.row.options)))


def _joinings(sitting: Sitting, *, but: Seat | None = None) -> list[Any]:
    return [sitting.game.joining_type.model_validate(dict(row.joining)) for row in sitting.seats if row.seat != but]


def _redraw(sitting: Sitting) -> None:
    if sitting.table is None:
        sitting.tell("panel")
