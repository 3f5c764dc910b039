"""The group /table, and within it /table gm; its commands stand in the modules beside this one."""

from discord import app_commands

from bot.i18n.translator import _

__all__ = ["GM_GROUP", "TABLE"]

# Also in private: a table can be left, looked at and ended from anywhere (I1).
TABLE = app_commands.Group(
    name="table",
    description=_("cmd-table"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
GM_GROUP = app_commands.Group(name="gm", description=_("cmd-table-gm"), parent=TABLE)
