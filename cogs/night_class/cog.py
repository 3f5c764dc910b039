"""/night: a night by typing (content, part 4.1). Names and options are the same for every hero."""

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.translator import _
from bot.ui.lobby import seat_controls
from bot.ui.receipt import Spoken
from bot.ui.turn import answer_with_picture, carry_out
from bot.ui.who import who_of
from cogs.at_table import arriving, asked_by, done, seat_of, table_of_game
from cogs.night_class import daily_commands
from cogs.night_class.at_night import Here, here_of, suggest_acts, suggest_attacks, suggest_boxes, suggest_nights
from cogs.night_class.presets import preset_of, preset_text, suggest_columns
from cogs.night_class.room import ROOM
from cogs.night_class.scenes import compact_picture

__all__ = ["NIGHT", "setup"]

NIGHT = app_commands.Group(
    name="night",
    description=_("cmd-night-class"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
Face = app_commands.Range[int, 1, 6]
Words = app_commands.Range[str, 1, 300]


async def _here(inter: discord.Interaction, table: str | None) -> Here:
    return await here_of(await arriving(inter, table), table)


@NIGHT.command(name="plot", description=_("cmd-night-class-plot"))
@app_commands.describe(column=_("option-night-class-column"), table=_("option-night-class-table"))
@app_commands.autocomplete(column=suggest_boxes, table=suggest_nights)
async def plot(inter: discord.Interaction, column: Words, table: str | None = None) -> None:
    here = await _here(inter, table)
    here.decision("plot")
    await here.write(column)


@NIGHT.command(name="assign", description=_("cmd-night-class-assign"))
@app_commands.describe(act=_("option-night-class-act"), die=_("option-night-class-die"), table=_("option-night-class-table"))
@app_commands.autocomplete(act=suggest_acts, table=suggest_nights)
async def assign(inter: discord.Interaction, act: Words, die: Face | None = None, table: str | None = None) -> None:
    here = await _here(inter, table)
    here.decision("hero")
    await here.write(act if die is None or act[:1].isdigit() else f"{die} {act}")


@NIGHT.command(name="undo", description=_("cmd-night-class-undo"))
@app_commands.describe(table=_("option-night-class-table"))
@app_commands.autocomplete(table=suggest_nights)
async def undo(inter: discord.Interaction, table: str | None = None) -> None:
    here = await _here(inter, table)
    await carry_out(here.asked, here.look, here.seat.seat, [{"kind": "undo", "decision": here.decision("hero").id}])


@NIGHT.command(name="commit", description=_("cmd-night-class-commit"))
@app_commands.describe(
    shapeshift=_("option-night-class-shapeshift"), shrug=_("option-night-class-shrug"), table=_("option-night-class-table")
)
@app_commands.autocomplete(shapeshift=suggest_attacks, shrug=suggest_attacks, table=suggest_nights)
async def commit(inter: discord.Interaction, shapeshift: Words | None = None, shrug: Words | None = None, table: str | None = None) -> None:
    here = await _here(inter, table)
    named = {"shapeshift": shapeshift, "shrug": shrug}  # not as a sentence: what can't be read must not end the turn
    answers = {ability: here.attacker(enemy) for ability, enemy in named.items() if enemy}
    await carry_out(here.asked, here.look, here.seat.seat, [{"kind": "commit", "decision": here.decision("hero").id, **answers}])


@NIGHT.command(name="sheet", description=_("cmd-night-class-sheet"))
@app_commands.describe(phone=_("option-night-class-phone"), table=_("option-night-class-table"))
@app_commands.autocomplete(table=suggest_nights)
async def sheet(inter: discord.Interaction, phone: bool = False, table: str | None = None) -> None:
    asked = await arriving(inter, table)
    found = await table_of_game(asked, table, ROOM.key)
    seat = seat_of(found, inter.user.id)
    look = await asked.look(found.row.id)
    if not look.started:
        await seat_controls(inter, asked.desk, found, seat)
        return
    here = Here(asked, found, look, seat)
    told = Spoken(ROOM.board_text(asked.say, here.view, {}))
    await answer_with_picture(asked, look, seat.seat, told, compact_picture(asked.say, here.view, seat.seat) if phone else None)


@NIGHT.command(name="preset", description=_("cmd-night-class-preset"))
@app_commands.describe(columns=_("option-night-class-columns"), face=_("option-night-class-face"), table=_("option-night-class-table"))
@app_commands.autocomplete(columns=suggest_columns, table=suggest_nights)
async def preset(inter: discord.Interaction, columns: Words | None = None, face: Face | None = None, table: str | None = None) -> None:
    here = await _here(inter, table)
    asked, seat = here.asked, here.seat.seat
    if columns is None and face is None:
        await asked.answer(preset_text(asked.say, here.view, here.look.standing_of(seat)))
        return
    orders = preset_of(here.view, here.look.standing_of(seat), columns or "", face)
    answer = await asked.desk.tables.standing(who_of(inter), here.found.row.id, seat, orders, act_id=asked.act_id)
    await asked.answer(f"{done(asked.say, answer)}\n{preset_text(asked.say, here.view, orders)}")


@NIGHT.command(name="help", description=_("cmd-night-class-help"))
async def help_(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    await asked.answer("\n\n".join(ROOM.help_text(asked.say)))


daily_commands.add_to(NIGHT)


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(NIGHT)
