"""case, simulate: rules without a bot."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.speech import one_sentence, refuse, say, tell
from bot.games import case_games, rooms
from bot.kernel.cases import read_cases, run_case
from bot.kernel.game import BadInput

LONGEST = 40  # of what is said back


def case(files: Annotated[list[Path], typer.Argument(help="Case files (docs/cases.md).")]) -> None:
    """Run case files: a dispute about rules that anybody can check."""
    different = 0
    with one_sentence():
        for path in files:
            for one in read_cases(path):
                if one.game not in case_games():
                    refuse(say("cli-game-unknown", game=one.game, games=list(case_games())))
                found = run_case(one, case_games()[one.game])
                different += bool(found)
                typer.echo(f"{path.name}: {one.name}: {say('cli-case-ok') if not found else say('cli-case-differs')}")
                for line in found:
                    typer.echo(f"    {line}")
    if different:
        raise typer.Exit(1)


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
        from rich.progress import Progress

        with Progress(transient=True) as progress:
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
    for flag, value in zip_longest(words[::2], words[1::2]):
        name = flag.removeprefix("--").replace("-", "_")
        if not flag.startswith("--") or name not in takes or value is None:
            raise BadInput("simulate-option", said=flag[:LONGEST], known=[f"--{one.replace('_', '-')}" for one in takes])
        if takes[name] and value not in takes[name]:
            raise BadInput("simulate-value", option=flag, said=value[:LONGEST], known=list(takes[name]))
        wanted[name] = value
    return wanted
