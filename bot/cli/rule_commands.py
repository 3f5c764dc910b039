"""case, simulate: rules without a bot."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.speech import one_sentence, refuse, say, tell
from bot.games import case_games, rooms
from bot.kernel.cases import read_cases, run_case


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
    game: Annotated[str, typer.Argument(help="arena")],
    preset: Annotated[str, typer.Option(help="3v3 and the like.")] = "",
    n: Annotated[int, typer.Option("-n", min=1, max=1_000_000, help="How many tables.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed is the same run.")] = 1,
    script: Annotated[list[str] | None, typer.Option(help="Level of the scripted players, once or per side.")] = None,
) -> None:
    """Let scripted players play many tables and print how they end."""
    with one_sentence():
        if game not in rooms():
            refuse(say("cli-game-unknown", game=game, games=list(rooms())))
        from rich.progress import Progress

        with Progress(transient=True) as progress:
            task = progress.add_task(game, total=n)
            report = rooms()[game].simulate(preset=preset, n=n, seed=seed, levels=tuple(script or ()), tick=lambda: progress.advance(task))
        typer.echo(report)
    tell("cli-simulated", n=n, game=game)
