"""/table gm: what a GM does in the open. Most of it is for a GM without a seat; the door decides (LT-13, LT-14)."""

from collections.abc import Mapping
from typing import Any, get_args

import discord
from discord import app_commands
from pydantic import BaseModel, TypeAdapter, ValidationError

from bot.i18n.translator import _
from bot.kernel.game import GM, Action, BadInput, Decision, note_fields
from bot.room import Reading, Room, Say
from bot.store.rows import SeatRow
from bot.tables.access import allow, roles
from bot.tables.acts import Answer
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.desk import Found
from bot.ui.errors import refusal_text
from bot.ui.prompt import safe_names
from bot.ui.safe_text import escape
from bot.ui.sentences import order_decision
from bot.ui.sight import sees_all
from bot.ui.who import who_of
from cogs.at_table import (
    Suggestions,
    asked_by,
    desk_of,
    done,
    option_of,
    seat_named,
    started,
    suggest,
    suggest_seats,
    suggest_tables,
    suggestions,
    table_of,
)
from cogs.table_group import GM_GROUP
from cogs.table_rewind import moment_named, suggest_moments

SCRIPT_ACT = "script"  # told by the door itself, when a seat changes hands
VOID = "void_order"
REASON = 300


@GM_GROUP.command(name="hand-over", description=_("cmd-table-gm-hand-over"))
@app_commands.describe(person=_("option-new-gm"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def hand_over(inter: discord.Interaction, person: discord.User, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    if person.bot:
        raise BadInput("person-is-a-bot")
    answer = await asked.desk.tables.hand_over(who_of(inter), found.row.id, person.id, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


@GM_GROUP.command(name="remove", description=_("cmd-table-gm-remove"))
@app_commands.describe(seat=_("option-seat"), table=_("option-table"))
@app_commands.autocomplete(seat=suggest_seats, table=suggest_tables)
async def remove(inter: discord.Interaction, seat: str, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    chosen = seat_named(asked.say, found, seat)
    answer = await asked.desk.tables.remove(who_of(inter), found.row.id, chosen.seat, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


# ---- an order for a seat (F7)


@GM_GROUP.command(name="order", description=_("cmd-table-gm-order"))
@app_commands.describe(seat=_("option-seat"), order=_("option-gm-order"), table=_("option-table"))
@app_commands.autocomplete(seat=suggest_seats, table=suggest_tables)
async def order(inter: discord.Interaction, seat: str, order: app_commands.Range[str, 1, 400], table: str | None = None) -> None:
    """Read as the seat itself would have it read. A GM who sees nothing learns neither what it was read as nor whether it counts."""
    asked = await asked_by(inter)
    found, look, chosen = await _at_the_chair(asked, table, seat)
    room = asked.desk.room(found.row)
    decision = order_decision(look, chosen.seat)
    if decision is None:
        raise BadInput("gm-order-none")
    reading = room.read_order(order, look.view(chosen.seat), chosen.seat, look.may_answer(chosen.seat))
    action = reading.action or reading.keep
    if sees_all(look, inter.user.id):
        if action is None or reading.question:
            await asked.answer(_why_not(asked, room, look, chosen, reading))
            return
    elif reading.question in getattr(room, "unreadable", frozenset[str]()):
        raise BadInput("gm-order-unclear")
    answer = await asked.desk.tables.order_for(who_of(inter), found.row.id, chosen.seat, action, decision=decision.id, act_id=asked.act_id)
    await asked.answer(_ordered(asked, room, look, chosen, answer))


def _why_not(asked: Asked, room: Room, look: Look, seat: SeatRow, reading: Reading) -> str:
    """As the seat itself would be told it."""
    view, names = look.view(seat.seat), safe_names(asked.say, look)
    if reading.refusal is not None:
        return refusal_text(asked.desk, asked.say, reading.refusal, room, view, names)
    if reading.question:
        return asked.say(reading.question, **room.facts_text(asked.say, reading.facts, view, names))
    return asked.say("gm-order-unclear")


async def _at_the_chair(asked: Asked, table: str | None, seat: str) -> tuple[Found, Look, SeatRow]:
    """Whoever may not order for others is refused before a seat's own view is looked at."""
    found = await table_of(asked.inter, table)
    allow("order_for", roles(who_of(asked.inter), found.row, found.seats))
    look = started(await asked.desk.tables.look(found.row.id))
    return found, look, seat_named(asked.say, found, seat)


def _ordered(asked: Asked, room: Room, look: Look, seat: SeatRow, answer: Answer) -> str:
    if not answer.results:
        return asked.say("gm-ordered-unseen", name=safe_names(asked.say, look)[seat.seat])
    result, view = answer.results[0], look.view(seat.seat)
    error = result.error()
    if error is not None:
        return refusal_text(asked.desk, asked.say, error, room, view, safe_names(asked.say, look))
    action: Action = TypeAdapter(look.game.action_type).validate_python(result.action)
    told = room.action_text(asked.say, view, action)
    return asked.say("gm-ordered", seat=seat.seat + 1, order=told, seal=result.seal, head=answer.head)


# ---- rulings


def _acts(room: Room) -> dict[str, type[BaseModel]]:
    """The open rulings that the game knows, by kind."""
    union = room.game.system_type
    kinds: list[type[BaseModel]] = [kind for kind in get_args(get_args(union)[0]) or (union,) if isinstance(kind, type)] if union else []
    found = {str(kind.model_fields["kind"].default): kind for kind in kinds}
    return {name: kind for name, kind in found.items() if name != SCRIPT_ACT}


def _ruling_label(say: Say, room: Room, kind: str) -> str:
    return say(f"{room.key.replace('_', '-')}-ruling-{kind.replace('_', '-')}")


@suggestions
async def suggest_rulings(inter: discord.Interaction, typed: str) -> Suggestions:
    desk = desk_of(inter)
    say = await desk.say_to(inter.user.id, inter.locale)
    room = desk.room((await table_of(inter, option_of(inter, "table"))).row)
    return suggest(typed, ((_ruling_label(say, room, kind), kind) for kind in _acts(room)))


@GM_GROUP.command(name="rule", description=_("cmd-table-gm-rule"))
@app_commands.describe(
    ruling=_("option-ruling"), seat=_("option-seat"), reason=_("option-reason"), value=_("option-ruling-value"), table=_("option-table")
)
@app_commands.autocomplete(ruling=suggest_rulings, seat=suggest_seats, table=suggest_tables)
async def rule(
    inter: discord.Interaction,
    ruling: str,
    seat: str,
    reason: app_commands.Range[str, 1, REASON],
    value: str | None = None,
    table: str | None = None,
) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    room = asked.desk.room(found.row)
    kind = _acts(room).get(ruling)
    if kind is None:
        raise BadInput("ruling-unknown", said=ruling[:40], rulings=[_ruling_label(asked.say, room, one) for one in _acts(room)])
    act = _act(kind, ruling, seat_named(asked.say, found, seat), value)
    await asked.desk.tables.rule(who_of(inter), found.row.id, act, reason=reason.strip(), act_id=asked.act_id)
    await asked.answer(asked.say("done-ruled", ruling=_ruling_label(asked.say, room, ruling), reason=escape(reason.strip())))


def _act(kind: type[BaseModel], name: str, seat: SeatRow, value: str | None) -> Mapping[str, Any]:
    """The ruling as a document; `value` fills the one field beside seat and reason, where there is one."""
    act: dict[str, Any] = {"kind": name, "seat": seat.seat}
    rest = [field for field in kind.model_fields if field not in ("kind", "seat", *note_fields(kind))]
    if bool(rest) != (value is not None):
        raise BadInput("ruling-value" if rest else "ruling-no-value")
    if rest and value is not None:
        try:
            read = kind.model_validate({**act, rest[0]: value.strip()})
        except ValidationError:
            raise BadInput("ruling-value") from None
        act[rest[0]] = getattr(read, rest[0])
    return act


# ---- voiding an order, setting the game back


@GM_GROUP.command(name="void", description=_("cmd-table-gm-void"))
@app_commands.describe(seat=_("option-seat"), table=_("option-table"))
@app_commands.autocomplete(seat=suggest_seats, table=suggest_tables)
async def void(inter: discord.Interaction, seat: str, table: str | None = None) -> None:
    """A sealed answer of the GM to a decision of the game, where the game has one."""
    asked = await asked_by(inter)
    found, look, chosen = await _at_the_chair(asked, table, seat)
    decision = _decision_with(look, VOID)
    if decision is None:
        raise BadInput("void-none", game=asked.desk.room(found.row).title(asked.say))
    action = {"kind": VOID, "decision": decision.id, "seat": chosen.seat}
    answer = await asked.desk.tables.submit(who_of(inter), found.row.id, GM, [action], act_id=asked.act_id, at=asked.at)
    error = answer.results[0].error()
    if error is not None:
        raise error
    await asked.answer(asked.say("gm-voided", seat=chosen.seat + 1))


def _decision_with(look: Look, kind: str) -> Decision | None:
    """The GM's open decision in which that kind of answer exists."""
    for decision in look.may_answer(GM):
        choices = look.choices(GM, decision, ())
        if choices is not None and (kind in choices.values or choices.field == "kind"):
            return decision
    return None


@GM_GROUP.command(name="rewind", description=_("cmd-table-gm-rewind"))
@app_commands.describe(to=_("option-rewind-to"), table=_("option-table"))
@app_commands.autocomplete(to=suggest_moments, table=suggest_tables)
async def rewind(inter: discord.Interaction, to: app_commands.Range[str, 1, 9], table: str | None = None) -> None:
    """To a moment that everybody saw: an entry's number would count secret ones."""
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    # First: "there was none" and "you may not" would tell anybody how many moments there are.
    allow("rewind", roles(who_of(inter), found.row, found.seats))
    entry = await moment_named(asked, found, to)
    answer = await asked.desk.tables.rewind(who_of(inter), found.row.id, entry, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))
