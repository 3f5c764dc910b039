"""/mine: everything a person owes or holds, at all tables; what is secret is fetched anew each time (lesson G-5)."""

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.game import GM, Decision, Seat
from bot.room import Room, Say
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.prompt import until_text
from bot.ui.receipt import kept
from bot.ui.turn import mine_of
from cogs.at_table import asked_by, suggest_tables, table_of, table_title
from cogs.places import where_of

__all__ = ["figures_of", "mine"]

MOST_ENDED = 100  # the newest: each is read whole


@app_commands.command(name="mine", description=_("cmd-mine"))
@app_commands.describe(table=_("option-mine-table"))
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def mine(inter: discord.Interaction, table: str | None = None) -> None:
    """With a table the own sheet there, orders and receipts; without one a line for each table, with deadline and link."""
    asked = await asked_by(inter)
    if table is not None:
        await mine_of(asked, (await table_of(inter, table)).row.id)
        return
    looks = await asked.desk.tables.mine(inter.user.id)
    figures = [told for room in asked.desk.rooms.values() if (told := await figures_of(asked, room))]
    if not looks:
        await asked.answer("\n\n".join([asked.say("mine-nothing"), *figures]))
        return
    # What is owed comes first, the earliest deadline before the others.
    looks.sort(key=lambda look: _urgency(look, inter.user.id))
    await asked.answer("\n\n".join([*(_table_text(asked, look) for look in looks), *figures]))
    if len(looks) == 1 and looks[0].started and looks[0].of(inter.user.id):
        await mine_of(asked, looks[0].row.id)


async def figures_of(asked: Asked, room: Room) -> str:
    """What the person's ended games came to, where the game tells that (`figures`); empty where it doesn't, or there are none."""
    told = getattr(room, "figures", None)
    if told is None:
        return ""
    user = asked.inter.user.id
    found = await asked.desk.store.find(user=user, game=room.key, statuses=("ended",), limit=MOST_ENDED)
    return told(asked.say, [await asked.desk.tables.look(row.id) for row, _seats in found], user)


def _urgency(look: Look, user: int) -> tuple[bool, float]:
    dues = [due.timestamp() for _seat, one in _owed(look, user) if (due := look.due(one)) is not None]
    return not _owed(look, user), min(dues, default=float("inf"))


def _owed(look: Look, user: int) -> list[tuple[Seat, Decision]]:
    seats = [row.seat for row in look.of(user)] + ([GM] if look.row.gm == user else [])
    return [(seat, one) for seat in seats for one in look.owed(seat)]


def _table_text(asked: Asked, look: Look) -> str:
    say, user = asked.say, asked.inter.user.id
    role = say("gm") if look.row.gm == user and not look.of(user) else "nobody"
    lines = [
        say(
            "mine-table",
            title=table_title(asked.desk, say, look.row),
            table=look.row.id,
            status=say(f"status-{look.row.status}"),
            role=role,
            where=where_of(asked, look.row),
        )
    ]
    lines += [f"- {_owed_line(say, look, one)}" for _seat, one in _owed(look, user)]
    for row in look.of(user):
        answered = [one.id for one in look.may_answer(row.seat) if look.answer_of(row.seat, one.id) is not None]
        lines += [f"- {kept(asked.desk, say, look, row.seat, decision)}" for decision in answered]
    if len(lines) == 1 and look.started:
        lines.append(f"- {say('nothing-to-do')}")
    return "\n".join(lines)


def _owed_line(say: Say, look: Look, decision: Decision) -> str:
    return say("mine-owed", until=until_text(say, look, decision))
