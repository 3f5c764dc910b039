"""/table: everything about tables. The commands stand in the modules beside this one."""

from bot.app import LongtableBot
from cogs import table_chair, table_gm, table_look, table_move, table_new, table_rewind, table_seats
from cogs.table_group import TABLE

__all__ = ["PARTS", "setup"]

PARTS = (table_new, table_seats, table_look, table_chair, table_move, table_rewind, table_gm)
"""Read, and so registered in the group, before it is added."""


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(TABLE)
