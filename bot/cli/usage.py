"""Words on the command line that no command takes: one sentence with the mend and exit code 2, like every other fault."""

import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from bot.cli.speech import refuse, say

__all__ = ["Commands"]

LONGEST = 40  # of what was typed


class Commands(TyperGroup):
    """All commands; says itself what typer would draw in boxes."""

    def main(self, *args: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        try:
            done = super().main(*args, standalone_mode=False, **extra)
        except typer.TyperException as fault:
            if not standalone_mode:
                raise
            try:
                _refuse(fault)
            except typer.Exit as leaving:
                done = leaving.exit_code
        if standalone_mode:
            sys.exit(done or 0)
        return done

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            refuse(say("cli-no-command", said=args[0][:LONGEST], command=ctx.command_path))
        return super().resolve_command(ctx, args)


def _refuse(fault: typer.TyperException) -> NoReturn:
    """Kinds are told by their names: typer keeps the classes to itself."""
    context, parameter = getattr(fault, "ctx", None), getattr(fault, "param", None)
    facts = {"command": context.command_path if context else "longtable", "what": _name_of(parameter)}
    match type(fault).__name__:
        case "NoArgsIsHelpError":
            raise typer.Exit(fault.exit_code)  # the help stands there already
        case "NoSuchOption":
            refuse(say("cli-no-option", said=str(getattr(fault, "option_name", ""))[:LONGEST], **facts))
        case "BadOptionUsage":
            refuse(say("cli-no-value", what=str(getattr(fault, "option_name", ""))))
        case "MissingParameter":
            refuse(say("cli-word-missing", **facts))
        case "BadParameter":
            refuse(say("cli-word-wrong", reason=fault.message.splitlines()[0].rstrip("."), **facts))
        case _:
            refuse(say("cli-too-many", **facts))


def _name_of(parameter: Any) -> str:
    """An argument as the help and the README write it, an option as it is typed."""
    if parameter is None:
        return ""
    return parameter.name.upper() if parameter.param_type_name == "argument" else parameter.opts[0]
