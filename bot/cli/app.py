"""All commands of `longtable`, in one list."""

import typer

from bot.cli import bot_commands, file_commands, rule_commands

app = typer.Typer(
    add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, help="Longtable: a play-by-post game master for Discord."
)

for command in (
    bot_commands.run,
    bot_commands.local,
    bot_commands.check,
    bot_commands.health,
    rule_commands.case,
    file_commands.verify,
    file_commands.replay,
    file_commands.export,
    file_commands.backup,
    file_commands.restore,
):
    app.command()(command)
app.command(context_settings=rule_commands.OWN_OPTIONS)(rule_commands.simulate)


def main() -> None:
    app()
