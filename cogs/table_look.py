"""/table status, list, export: what anybody may see of a table."""

import json

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.room import Room, Say
from bot.store.rows import PanelRow, SeatRow, TableRow
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.errors import whisper
from bot.ui.ids import ControlId
from bot.ui.limits import FILE_BYTES
from bot.ui.panel import draw
from bot.ui.prompt import safe_names
from bot.ui.sight import visible
from cogs.at_table import asked_by, suggest_tables, table_of, table_title
from cogs.attached import json_file
from cogs.help import mention
from cogs.places import where_of
from cogs.table_group import TABLE


@TABLE.command(name="status", description=_("cmd-table-status"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def status(inter: discord.Interaction, table: str | None = None) -> None:
    """The same for everybody, whoever asks: the spectator's view."""
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    look = await asked.desk.tables.look(found.row.id)
    panel = await asked.desk.store.get(PanelRow, found.row.id)
    parts = [draw(asked.desk, asked.say, look, panel).text]
    if look.started:
        room = asked.desk.room(look.row)
        parts.append(room.board_text(asked.say, look.view(None), safe_names(asked.say, look)))
    if link := where_of(asked, found.row):
        parts.append(link)
    await asked.answer("\n\n".join(parts))


@TABLE.command(name="list", description=_("cmd-table-list"))
async def list_tables(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    store, private = asked.desk.store, inter.guild_id is None
    if private:
        rows = await store.find(user=inter.user.id)
        rows += [one for one in await store.find(gm=inter.user.id) if one[0].id not in {row.id for row, _ in rows}]
    else:
        rows = await store.find(guild=inter.guild_id, public=True)
    seen = [(row, seats, _free(asked.desk.room(row), row, seats)) for row, seats in rows if visible(inter, row, seats)]
    # Those with free seats first, the fullest before: that is what most people look for, and how tables come to their start.
    seen.sort(key=lambda one: (one[2] == 0, one[0].status != "lobby", one[2]))
    key = "mine" if private else "here"
    if not seen:
        await asked.answer(asked.say(f"list-empty-{key}", new=mention(inter, "table new")))
        return
    await asked.answer("\n".join([asked.say(f"list-heading-{key}", count=len(seen)), *(_line(asked, *one) for one in seen)]))


def _line(asked: Asked, row: TableRow, seats: tuple[SeatRow, ...], free: int) -> str:
    say: Say = asked.say
    if row.status == "lobby":
        state = say("list-seats", free=free, taken=len(seats))
    else:
        state = say("list-going-on", status=say(f"status-{row.status}"), taken=len(seats))
    return say(
        "list-line",
        table=row.id,
        title=table_title(asked.desk, say, row),
        state=state,
        gm=f"<@{row.gm}>" if row.gm else say("nobody"),
        where=where_of(asked, row),
    )


def _free(room: Room, row: TableRow, seats: tuple[SeatRow, ...]) -> int:
    """Seats that can still be taken; a game whose tables differ in size says so itself."""
    if row.status != "lobby":
        return 0
    own = getattr(getattr(room, "lobby", None), "free", None)
    return own(row, seats) if own is not None else max(room.game.seats[1] - len(seats), 0)


@TABLE.command(name="export", description=_("cmd-table-export"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def export(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await asked_by(inter)
    await _hand_out(asked, (await table_of(inter, table)).row.id)


async def _pressed_export(asked: Asked, id: ControlId) -> None:
    await _hand_out(asked, id.table)


verbs.ACTS["export"] = _pressed_export


async def _hand_out(asked: Asked, table: str) -> None:
    document = await asked.desk.tables.export(table)
    content = json.dumps(document, ensure_ascii=False, indent=1).encode()
    if len(content) > FILE_BYTES:
        raise BadInput("export-too-large", table=table)
    key = "export-whole" if document["complete"] else "export-running"
    await whisper(asked.inter, asked.say(key), files=[json_file(content, f"longtable-{table}.json")])
