"""case, simulate: rules without a bot."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.speech import one_sentence, refuse, say, tell
from bot.games import case_games, rooms
from bot.kernel.cases import Case, UnreadableCase, read_cases, run_case
from bot.kernel.game import BadInput

LONGEST = 40  # of what is said back


def case(files: Annotated[list[Path], typer.Argument(help="Case files (docs/cases.md).")]) -> None:
    """Run case files: a dispute about rules that anybody can check."""
    with one_sentence():
        same = [_run(path, one) for path in files for one in _read(path)]
    if not all(same):
        raise typer.Exit(1)


def _read(path: Path) -> list[Case]:
    try:
        return read_cases(path)
    except UnreadableCase as fault:
        refuse(say("cli-case-unreadable", file=str(path), line=str(fault.line), reason=fault.reason))


def _run(path: Path, one: Case) -> bool:
    """Whether everything came as the case says; prints what didn't."""
    if one.game not in case_games():
        unknown = say("cli-game-unknown", game=one.game[:LONGEST], games=list(case_games())).rstrip(".")
        refuse(say("cli-case-unplayable", file=str(path), reason=f"{one.name}: {unknown}"))
    try:
        found = run_case(one, case_games()[one.game])
    except UnreadableCase as fault:
        refuse(say("cli-case-unplayable", file=str(path), reason=_told(one, fault)))
    typer.echo(f"{path.name}: {one.name}: {say('cli-case-differs' if found else 'cli-case-ok')}")
    for line in found:
        typer.echo(f"    {line}")
    return not found


def _told(one: Case, fault: UnreadableCase) -> str:
    """In the language of the terminal where the game has words for it."""
    cause = fault.__cause__
    return f"{one.name}: {say(cause.key, **cause.facts).rstrip('.')}" if isinstance(cause, BadInput) else fault.reason


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="arena, night-class…")],
    n: Annotated[int, typer.Option("-n", min=1, max=1_000_000, help="How many tables.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed is the same run.")] = 1,
    script: Annotated[list[str] | None, typer.Option(help="Level of the scripted players; what several mean is the game's.")] = None,
) -> None:
    """Let scripted players play many tables and print how they end. A game has options of its own: a wrong one names them."""
    with one_sentence():
        room = rooms().get(game.replace("-", "_"))
        if room is None:
            refuse(say("cli-game-unknown", game=game, games=list(rooms())))
        wanted = _wanted(ctx.args, room.simulation.takes)
        from rich.console import Console
        from rich.progress import Progress

        shown = Console(stderr=True)
        with Progress(console=shown, transient=True, disable=not shown.is_terminal) as progress:
            task = progress.add_task(game, total=n)
            report = room.simulation.run(n=n, seed=seed, levels=tuple(script or ()), tick=lambda: progress.advance(task), **wanted)
        typer.echo(report)
    tell("cli-simulated", n=n, game=room.key)


OWN_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""For the command whose options only the game it is about knows."""


def _wanted(given: Sequence[str], takes: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """`--difficulty legend` or `--difficulty=legend` as pairs. Raises BadInput (simulate-option, simulate-value)."""
    words = [part for one in given for part in (one.split("=", 1) if one.startswith("--") else [one])]
    wanted: dict[str, str] = {}
    for place in range(0, len(words), 2):
        flag, value = words[place], "".join(words[place + 1 : place + 2])
        name = flag.removeprefix("--").replace("-", "_")
        if not flag.startswith("--") or name not in takes:
            raise BadInput("simulate-option", said=flag[:LONGEST], known=[f"--{one.replace('_', '-')}" for one in takes])
        if not value:
            raise BadInput("cli-no-value", what=flag)
        if takes[name] and value not in takes[name]:
            raise BadInput("simulate-value", option=flag, said=value[:LONGEST], known=list(takes[name]))
        wanted[name] = value
    return wanted
