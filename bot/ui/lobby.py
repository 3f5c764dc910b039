"""Before the start: joining with a press, choosing what a seat brings, filling and starting."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

import discord

from bot.kernel.game import RuleViolation, Value
from bot.room import Room, Say
from bot.store.rows import PersonRow, SeatRow, TableRow
from bot.tables.look import Look
from bot.ui.asked import Asked, ask, own_seat, seat_of
from bot.ui.controls import Menu, Option, Press, Style, board_of, chosen_value
from bot.ui.desk import Desk, Found
from bot.ui.forms import Field, form, values_of
from bot.ui.ids import ControlId
from bot.ui.limits import ACTION_ROWS, BUTTONS_A_ROW, SELECT_OPTIONS
from bot.ui.reach import prove_inbox
from bot.ui.safe_text import clean_name
from bot.ui.who import who_of

__all__ = ["PRACTICE", "JoiningField", "Lobby", "join", "lobby_of", "seat_controls", "start_refused"]

PRACTICE: Final = "practice"  # among a table's settings: a first battle, started from the seat's own controls


@dataclass(frozen=True, slots=True)
class JoiningField:
    """One thing a seat brings. `values` with their labels, each at most 80 characters; none: words, asked in a form."""

    name: str
    label: str
    values: Sequence[tuple[Value, str]] = ()
    value: Value = None  # what the seat has now; of a secret field None, with `has` saying whether there is one
    has: bool = False
    secret: bool = False
    limit: int = 32  # of words


class Lobby(Protocol):
    """A room may have an attribute `lobby` of this kind; without one a press on Join brings the person's name and nothing else."""

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        """What a person brings who just pressed Join: a side that lacks people, a name that is free; nothing secret is chosen."""
        ...

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        """What the seat may choose or change now."""
        ...

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        """The seat's whole joining with that choice made."""
        ...

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        """What scripted players bring to fill the empty seats."""
        ...

    def free(self, row: TableRow, seats: Sequence[SeatRow]) -> int:
        """How many seats can still be taken."""
        ...

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """Who sits where, for the lobby's panel: public facts only."""
        ...

    def sheet(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> str:
        """What the seat brings so far, for its owner's eyes."""
        ...


class _Plain:
    """The lobby of a game that asks for nothing but people."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        return {"name": clean_name(name, 32)}

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        return ()

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        raise RuleViolation("LT-3")

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        missing = range(len(seats), self.room.game.seats[0])
        return [{"name": f"Script {number + 1}"} for number in missing]

    def free(self, row: TableRow, seats: Sequence[SeatRow]) -> int:
        return max(0, self.room.game.seats[1] - len(seats))

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        raise NotImplementedError  # the panel lists seats by itself

    def sheet(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> str:
        return ""


def lobby_of(room: Room) -> Lobby:
    return getattr(room, "lobby", None) or _Plain(room)


async def join(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """A press on Join: seated at once, then the controls of the seat."""
    await pressed_join(await ask(inter, desk), ControlId("join", found.row.id))


async def seat_controls(inter: discord.Interaction, desk: Desk, found: Found, seat: SeatRow) -> None:
    """Selects and buttons for what the seat brings, ephemerally."""
    asked = await ask(inter, desk)
    await _show(asked, await desk.tables.look(found.row.id), seat)


# ---- presses


async def pressed_join(asked: Asked, id: ControlId) -> None:
    desk, user = asked.desk, asked.inter.user
    look = await asked.look(id.table)
    if own := look.of(user.id):
        if (await desk.store.get(PersonRow, user.id) or PersonRow(user.id)).inbox == "":
            await prove_inbox(asked.inter, desk, asked.say)  # the bot went away between the seat and the greeting
        await _show(asked, look, own[0], asked.say("already-in"))
        return
    room = desk.room(look.row)
    joining = lobby_of(room).arrival(look.row, look.seats, user.display_name)
    answer = await desk.tables.join(who_of(asked.inter), id.table, joining, act_id=asked.act_id)
    look = await desk.tables.look(id.table)
    seat = next((row for row in look.of(user.id) if row.seat == answer.seat), None)
    if seat is None:
        raise RuleViolation("LT-12")
    reached = await prove_inbox(asked.inter, desk, asked.say)
    await _show(asked, look, seat, f"{asked.say('ui-joined')} {asked.say('ui-joined-inbox' if reached else 'inbox-shut')}")


async def pressed_leave(asked: Asked, id: ControlId) -> None:
    look = await asked.look(id.table)
    seat = _of_person(look, asked.inter.user.id, id)
    if seat is None:
        await asked.answer(asked.say("not-at-this-table"))
        return
    await asked.desk.tables.leave(who_of(asked.inter), id.table, seat.seat, act_id=asked.act_id)
    await asked.answer(asked.say("ui-left"))


async def pressed_seat(asked: Asked, id: ControlId) -> None:
    look = await asked.look(id.table)
    seat = _of_person(look, asked.inter.user.id, id)
    if seat is None:
        await asked.answer(asked.say("not-at-this-table"))
        return
    await _show(asked, look, seat)


def _of_person(look: Look, user: int, id: ControlId) -> SeatRow | None:
    """The own seat that a control names, or the first; refuses with LT-12 what isn't theirs."""
    if id.seat is not None:
        return own_seat(look, user, id.seat)
    return next(iter(look.of(user)), None)


async def pressed_one_more(asked: Asked, id: ControlId) -> None:
    """One more seat for who sits already, where the game allows it. `page` is how many they had: a second click says so (K1)."""
    desk, user = asked.desk, asked.inter.user
    look = await asked.look(id.table)
    own = look.of(user.id)
    if len(own) != id.page:
        await _show(asked, look, own[-1], asked.say("already-in")) if own else await asked.answer(asked.say("not-at-this-table"))
        return
    joining = lobby_of(desk.room(look.row)).arrival(look.row, look.seats, user.display_name)
    answer = await desk.tables.join(who_of(asked.inter), id.table, joining, act_id=asked.act_id)
    look = await desk.tables.look(id.table)
    await _show(asked, look, own_seat(look, user.id, answer.seat if answer.seat is not None else own[0].seat), asked.say("ui-joined"))


async def pressed_fill(asked: Asked, id: ControlId) -> None:
    """Scripted players for what is empty; who may is checked at the door (F5)."""
    desk = asked.desk
    look = await asked.look(id.table)
    rng = Random(int.from_bytes(desk.entropy(8), "big"))
    joinings = lobby_of(desk.room(look.row)).fillers(look.row, look.seats, rng)
    if not joinings:
        await asked.answer(asked.say("already-done"))
        return
    answer = await desk.tables.fill(who_of(asked.inter), id.table, joinings, act_id=asked.act_id)
    await asked.answer(asked.say("ui-filled", count=answer.facts["count"]))


async def pressed_start(asked: Asked, id: ControlId) -> None:
    """A refusal says what is missing, and never whose class: that somebody hasn't chosen is no secret, what was chosen is."""
    desk = asked.desk
    try:
        answer = await desk.tables.start(who_of(asked.inter), id.table, act_id=asked.act_id)
    except RuleViolation as refused:
        await asked.refuse(await _named(asked, id, refused))
        return
    own = (await desk.tables.look(id.table)).of(asked.inter.user.id)
    turn = [Press(asked.say("button-my-turn"), ControlId("turn", id.table), Style.success)] if own else []
    await asked.answer(asked.say("already-done" if answer.key == "already-started" else "ui-started"), board_of(turn))


async def start_refused(desk: Desk, table: str, refused: RuleViolation) -> RuleViolation:
    """Too few for a start is said of this table, which may be smaller than its game allows, and with the way out."""
    look = await desk.tables.look(table)
    free = lobby_of(desk.room(look.row)).free(look.row, look.seats)
    if refused.rule != "LT-16" or free == 0:
        return refused
    if not look.seats and look.game.seats[0] == 1:
        return RuleViolation("LT-16", key="refused-LT-16-none")
    return RuleViolation("LT-16", key="refused-LT-16-free", free=free, all=len(look.seats) + free)


async def _named(asked: Asked, id: ControlId, refused: RuleViolation) -> RuleViolation:
    """Before the start there is no view: the room still knows the seats of the lobby by name."""
    if refused.rule == "LT-16":
        return await start_refused(asked.desk, id.table, refused)
    if refused.rule.startswith("LT-"):
        return refused
    look = await asked.look(id.table)
    facts = dict(refused.facts)
    names = {row.seat: str(row.joining.get("name") or "") for row in look.seats}
    order = [row.seat for row in look.seats]
    for fact, value in facts.items():
        if fact in ("seat", "target") and isinstance(value, int) and 0 <= value < len(order):
            facts[fact] = names.get(order[value]) or asked.say("seat", number=value + 1)
    return RuleViolation(refused.rule, key=refused.key, **facts)


async def chosen(asked: Asked, id: ControlId) -> None:
    """A value of a select."""
    await _amend(asked, id, chosen_value(asked.inter))


async def open_word(asked: Asked, id: ControlId) -> None:
    look, seat = await asked.look(id.table), seat_of(id)
    row = own_seat(look, asked.inter.user.id, seat)
    field = _field(asked.desk, asked.say, look, row, id.decision)
    text = Field("text", field.label, value=str(field.value or ""), limit=field.limit, required=True)
    await asked.inter.response.send_modal(form(id, field.label, text))


async def submit_word(asked: Asked, id: ControlId) -> None:
    await _amend(asked, id, values_of(asked.inter).get("text", "").strip())


async def _amend(asked: Asked, id: ControlId, value: Value) -> None:
    desk, seat = asked.desk, seat_of(id)
    look = await asked.look(id.table)
    row = own_seat(look, asked.inter.user.id, seat)
    if look.row.status != "lobby":
        raise RuleViolation("LT-15" if look.row.live else "LT-8")
    change = lobby_of(desk.room(look.row)).changed(look.row, look.seats, row, id.decision, value)
    await desk.tables.amend(who_of(asked.inter), id.table, seat, change, act_id=asked.act_id)
    look = await desk.tables.look(id.table)
    await _show(asked, look, own_seat(look, asked.inter.user.id, seat))


def _field(desk: Desk, say: Say, look: Look, row: SeatRow, name: str) -> JoiningField:
    fields = lobby_of(desk.room(look.row)).fields(say, look.row, look.seats, row)
    found = next((field for field in fields if field.name == name), None)
    if found is None:
        raise RuleViolation("LT-3")
    return found


async def _show(asked: Asked, look: Look, seat: SeatRow, first: str = "") -> None:
    """What the seat brings and the controls to change it; after the start only what it brought."""
    desk, say = asked.desk, asked.say
    lobby = lobby_of(desk.room(look.row))
    lines = [first, lobby.sheet(say, look.row, look.seats, seat)]
    if look.row.status != "lobby":
        turn = [Press(say("button-my-turn"), ControlId("turn", look.row.id, seat.seat), Style.success)] if look.row.live else []
        await asked.answer("\n".join([*filter(None, lines), say("table-started")]), board_of(turn))
        return
    menus: list[Menu | Sequence[Press]] = []
    words: list[Press] = []
    for field in lobby.fields(say, look.row, look.seats, seat):
        if not field.values:
            words.append(Press(field.label, ControlId("word", look.row.id, seat.seat, field.name)))
            continue
        placeholder = say("ui-chosen-secretly", field=field.label) if field.secret and field.has else say("ui-choose", field=field.label)
        options = [Option(label, json.dumps(value)) for value, label in field.values[:SELECT_OPTIONS]]
        menus.append(Menu(ControlId("field", look.row.id, seat.seat, field.name), placeholder, options))
    if look.row.settings.get(PRACTICE):
        words = [Press(say("button-start"), ControlId("start", look.row.id), Style.success)]
    words += _other_seats(asked, look, seat)
    words.append(Press(say("button-leave"), ControlId("leave", look.row.id, seat.seat), Style.secondary))
    await asked.answer("\n".join(filter(None, lines)) or say("ui-joined"), board_of(*menus[: ACTION_ROWS - 1], words))


def _other_seats(asked: Asked, look: Look, shown: SeatRow) -> list[Press]:
    """The person's other seats, and one more where the game allows it."""
    say, own, game = asked.say, look.of(asked.inter.user.id), look.game
    most = game.seats_each(game.options_type.model_validate(dict(look.row.options)))
    found = [Press(say("seat", number=one.seat + 1), ControlId("seat", look.row.id, one.seat)) for one in own if one.seat != shown.seat]
    if len(own) < most and lobby_of(asked.desk.room(look.row)).free(look.row, look.seats):
        found.append(Press(say("ui-button-one-more"), ControlId("one_more", look.row.id, page=len(own)), Style.primary))
    return found[: BUTTONS_A_ROW - 2]
