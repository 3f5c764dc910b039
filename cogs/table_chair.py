"""/table pace, pause, resume, extend, substitute, undo, end, rematch: running a table. The door decides who may."""

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import BadInput
from bot.store.rows import PersonRow
from bot.tables.absence import MEANWHILE, MODES
from bot.tables.pace_words import zone_of
from bot.ui.panel import pace_text
from bot.ui.who import who_of
from cogs.at_table import asked_by, done, seat_named, seat_of, suggest_seats, suggest_tables, table_of
from cogs.places import where_of
from cogs.table_group import TABLE
from cogs.table_new import suggest_paces


@TABLE.command(name="pace", description=_("cmd-table-pace"))
@app_commands.describe(pace=_("option-pace"), zone=_("option-zone"), table=_("option-table"))
@app_commands.autocomplete(pace=suggest_paces, table=suggest_tables)
async def pace(inter: discord.Interaction, pace: str | None = None, zone: str | None = None, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    if pace is None:
        alone = found.row.pace.get("untimed")
        await asked.answer(asked.say("pace-alone") if alone else asked.say("pace-is", pace=pace_text(found.row)))
        return
    person = await asked.desk.store.get(PersonRow, inter.user.id)
    where = zone_of(zone) if zone else (person.zone if person else "") or str(found.row.pace.get("zone") or "UTC")
    answer = await asked.desk.tables.configure(who_of(inter), found.row.id, pace=pace, zone=where, act_id=asked.act_id)
    row = (await asked.desk.tables.look(found.row.id)).row
    await asked.answer(f"{done(asked.say, answer)} {asked.say('pace-is', pace=pace_text(row))}")


@TABLE.command(name="pause", description=_("cmd-table-pause"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def pause(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    await asked.answer(done(asked.say, await asked.desk.tables.pause(who_of(inter), found.row.id, act_id=asked.act_id)))


@TABLE.command(name="resume", description=_("cmd-table-resume"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def resume(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    await asked.answer(done(asked.say, await asked.desk.tables.resume(who_of(inter), found.row.id, act_id=asked.act_id)))


@TABLE.command(name="extend", description=_("cmd-table-extend"))
@app_commands.describe(everyone=_("option-everyone"), by=_("option-by"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def extend(inter: discord.Interaction, everyone: bool = False, by: str = "", table: str | None = None) -> None:
    """A player moves the own deadline; with `everyone`, and always without a seat, all of them are moved, which is the GM's to do."""
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    own = found.of(inter.user.id)
    seat = None if everyone or by or own is None else seat_of(found, inter.user.id).seat
    answer = await asked.desk.tables.extend(who_of(inter), found.row.id, seat=seat, by=by, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


@TABLE.command(name="away", description=_("cmd-table-away"))
@app_commands.describe(meanwhile=_("option-meanwhile"), table=_("option-table"))
@app_commands.choices(meanwhile=[app_commands.Choice(name=_(f"choice-away-{mode}"), value=mode) for mode in MODES])
@app_commands.autocomplete(table=suggest_tables)
async def away(inter: discord.Interaction, meanwhile: str | None = None, table: str | None = None) -> None:
    """What happens at this table while somebody is away by /me away."""
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    if meanwhile is None:
        mode = str(found.row.settings.get(MEANWHILE, MODES[0]))
    else:
        mode = meanwhile
        await asked.desk.tables.configure(who_of(inter), found.row.id, settings={MEANWHILE: mode}, act_id=asked.act_id)
    await asked.answer(asked.say("table-away", mode=asked.say(f"choice-away-{mode}")))


@TABLE.command(name="substitute", description=_("cmd-table-substitute"))
@app_commands.describe(seat=_("option-seat"), person=_("option-substitute"), table=_("option-table"))
@app_commands.autocomplete(seat=suggest_seats, table=suggest_tables)
async def substitute(inter: discord.Interaction, seat: str, person: discord.User | None = None, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    if person is not None and person.bot:
        raise BadInput("person-is-a-bot")
    chosen = seat_named(asked.say, found, seat)
    user = None if person is None else person.id
    answer = await asked.desk.tables.substitute(who_of(inter), found.row.id, chosen.seat, user, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


@TABLE.command(name="undo", description=_("cmd-table-undo"))
@app_commands.describe(seat=_("option-own-seat"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def undo(inter: discord.Interaction, seat: app_commands.Range[int, 1] | None = None, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    own = seat_of(found, inter.user.id, seat)
    answer = await asked.desk.tables.undo(who_of(inter), found.row.id, own.seat, act_id=asked.act_id)
    await asked.answer(done(asked.say, answer))


@TABLE.command(name="end", description=_("cmd-table-end"))
@app_commands.describe(sure=_("option-sure-end"), table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def end(inter: discord.Interaction, sure: bool, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    if not sure:
        await asked.answer(asked.say("end-not-sure"))
        return
    await asked.answer(done(asked.say, await asked.desk.tables.end(who_of(inter), found.row.id, act_id=asked.act_id)))


@TABLE.command(name="rematch", description=_("cmd-table-rematch"))
@app_commands.describe(table=_("option-table"))
@app_commands.autocomplete(table=suggest_tables)
async def rematch(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await asked_by(inter)
    found = await table_of(inter, table)
    answer = await asked.desk.tables.rematch(who_of(inter), found.row.id, act_id=asked.act_id)
    row = (await asked.desk.tables.look(answer.table)).row
    await asked.answer(asked.say("table-rematch", table=row.id, where=where_of(asked, row)))
