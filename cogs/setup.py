"""/setup: for managers of the server. The commands stand in the modules beside this one."""

from bot.app import LongtableBot
from cogs import setup_check, setup_rules
from cogs.setup_group import SETUP

__all__ = ["PARTS", "setup"]

PARTS = (setup_check, setup_rules)
"""Read, and so registered in the group, before it is added."""


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(SETUP)
