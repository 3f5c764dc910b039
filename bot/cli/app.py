"""All commands of `longtable`, in one list."""

from importlib.metadata import version
from typing import Annotated

import typer

from bot.cli import bot_commands, file_commands, rule_commands
from bot.cli.usage import Commands

app = typer.Typer(name="longtable", cls=Commands, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"longtable {version('longtable')}")
        raise typer.Exit


@app.callback()
def longtable(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is.")] = False,
) -> None:
    """Longtable: a play-by-post game master for Discord."""


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
