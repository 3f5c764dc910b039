"""/table move: another place for a table, also after its channel was deleted (lesson I2)."""

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.tables.access import allow, roles
from bot.ui.who import who_of
from cogs.at_table import asked_by, done, suggest_tables, table_of
from cogs.places import expect_allowed, place_here, server_of, where_of
from cogs.table_group import TABLE


@TABLE.command(name="move", description=_("cmd-table-move"))
@app_commands.describe(table=_("option-table-to-move"), new_thread=_("option-new-thread"))
@app_commands.autocomplete(table=suggest_tables)
async def move(inter: discord.Interaction, table: str | None = None, new_thread: bool = False) -> None:
    """To where the command is used: whoever moves a table can write there."""
    asked = await asked_by(inter)
    if inter.guild_id is None:
        raise BadInput("table-new-in-private")
    found = await table_of(inter, table)
    desk, row = asked.desk, found.row
    # Asked before a thread is made, and again at the door.
    allow("move", roles(who_of(inter), row, found.seats, desk.tables.operators))
    expect_allowed(asked, await server_of(asked))
    if row.place == inter.channel_id and not new_thread:
        raise BadInput("move-here-already")
    game = desk.room(row).title(desk.say(row.language))
    async with place_here(asked, game=game, title=row.title, language=row.language, own_thread=new_thread) as (place, made):
        if new_thread and not made:
            raise BadInput("move-no-thread-here")
        answer = await desk.tables.move(who_of(inter), row.id, place, own_thread=made, act_id=asked.act_id)
    moved = (await desk.tables.look(row.id)).row
    await asked.answer(f"{done(asked.say, answer)} {where_of(asked, moved)}")
