"""House rules by menus: the switches with what they mean now, then the values of one, a sentence each."""

import json

import discord

from bot.room import Say
from bot.store.rows import TableRow
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import Menu, Option, Press, board_of, chosen_value, press
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.limits import SELECT_OPTIONS
from bot.ui.who import who_of
from cogs.at_table import done
from cogs.house_rules import changed_text, rule_text, switches, values_of

__all__ = ["house_button", "switch_menu"]

SHOW, PICK, SET = "house", "house_pick", "house_set"


def house_button(say: Say, table: str) -> Press:
    return press(say, "button-house", ControlId(SHOW, table))


def switch_menu(desk: Desk, say: Say, row: TableRow, page: int = 0) -> discord.ui.View | None:
    """The switches, 25 at a time. Whoever looks may open them; changing is the GM's, as the door says."""
    room = desk.room(row)
    known = list(switches(room, row.options))
    start = page * SELECT_OPTIONS if page * SELECT_OPTIONS < len(known) else 0
    options = [Option(rule_text(say, room, name, value), json.dumps(name)) for name, value in known[start : start + SELECT_OPTIONS]]
    turning: list[Press] = []
    if start:
        turning.append(press(say, "button-previous", ControlId(SHOW, row.id, page=page - 1)))
    if start + SELECT_OPTIONS < len(known):
        turning.append(press(say, "button-next", ControlId(SHOW, row.id, page=page + 1)))
    return board_of(Menu(ControlId(PICK, row.id, page=page), say("select-placeholder-switch"), options), turning)


async def show(asked: Asked, id: ControlId) -> None:
    row = (await asked.desk.tables.look(id.table)).row
    text = changed_text(asked.say, asked.desk.room(row), row.options)
    await asked.answer(text, switch_menu(asked.desk, asked.say, row, id.page or 0))


async def pick(asked: Asked, id: ControlId) -> None:
    """One switch: all its values, so that the choice is between sentences."""
    row = (await asked.desk.tables.look(id.table)).row
    room, switch = asked.desk.room(row), str(chosen_value(asked.inter))
    values = values_of(room, switch)
    now = dict(switches(room, row.options)).get(switch)
    back = press(asked.say, "button-back", ControlId(SHOW, row.id, page=id.page))
    sentences = [(value, rule_text(asked.say, room, switch, value)) for value in values]
    lines = [f"- **{sentence}**" if value == now else f"- {sentence}" for value, sentence in sentences]
    options = [Option(sentence, json.dumps(value)) for value, sentence in sentences[:SELECT_OPTIONS]]
    menu = Menu(ControlId(SET, row.id, None, switch, id.page), asked.say("select-placeholder-value"), options)
    await asked.answer("\n".join(lines), board_of(menu, [back]))


async def choose(asked: Asked, id: ControlId) -> None:
    value = chosen_value(asked.inter)
    answer = await asked.desk.tables.configure(who_of(asked.inter), id.table, options={id.decision: value}, act_id=asked.act_id)
    row = (await asked.desk.tables.look(id.table)).row
    room = asked.desk.room(row)
    text = f"{done(asked.say, answer)} {rule_text(asked.say, room, id.decision, value)}"
    await asked.answer(text, switch_menu(asked.desk, asked.say, row, id.page or 0))


verbs.ACTS[SHOW], verbs.ACTS[PICK], verbs.ACTS[SET] = show, pick, choose
