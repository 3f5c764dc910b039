"""Many nights of scripted players: how often they win, how long it takes, by what they lose (content, parts 2 and 6)."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, get_args

from pydantic import ValidationError

from bot.kernel.dice import Dice, Stream
from bot.kernel.game import BadInput, Choices, Picks, RuleViolation
from bot.room import Simulation
from cogs.night_class.library import cities
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.score import score_of
from cogs.night_class.rules.state import NightJoining, NightState
from cogs.night_class.rules.words import Difficulty
from cogs.night_class.script import LEVELS
from cogs.night_class.valuing import BUILDS

SURE = 1.96  # standard deviations of a 95 % interval
LONGEST = 23  # the Plot die that always loses (content, part 1.2)
CAUSES = {"NC-R10": "Stamina", "NC-DISTRUST-a": "Distrust", "NC-RITUAL-a": "Ritual"}


class Night(NamedTuple):
    """How one night ended."""

    won: bool
    cause: str
    turns: int
    score: int
    beaten: tuple[str, ...]
    hexes: int


class Report(NamedTuple):
    """What comes of many nights of one kind."""

    options: NightOptions
    level: str
    nights: tuple[Night, ...]

    @property
    def wins(self) -> int:
        return sum(night.won for night in self.nights)

    @property
    def rate(self) -> float:
        return self.wins / len(self.nights)

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the rate (Wilson)."""
        n, p = len(self.nights), self.rate
        return SURE * math.sqrt(p * (1 - p) / n + SURE**2 / (4 * n**2)) / (1 + SURE**2 / n)

    @property
    def turns(self) -> list[int]:
        return sorted(night.turns for night in self.nights)

    @property
    def scores(self) -> list[int]:
        return sorted(night.score for night in self.nights if night.won)


def play_night(options: NightOptions, level: str, seed: int) -> Night:
    """One hero's night with dice and misjudgements of that seed."""
    rng = random.Random(seed)
    dice = Stream(rng.randbytes(32), "0" * 64)
    state = NIGHT_CLASS.new(options, [NightJoining(name="Script")], dice)
    while decisions := NIGHT_CLASS.decisions(state):
        action = NIGHT_CLASS.script(NIGHT_CLASS.view(state, 0), decisions[0], _no_tree, rng, level)
        _through(NIGHT_CLASS.apply(state, 0, action, dice))
        _run_agenda(state, dice)
    sheet, night = state.sheets[0], night_of(options)
    beaten = tuple(villain for villain, left in sheet.villains.items() if left <= 0)
    cause = sheet.end.cause if sheet.end else ""
    hexes = len(sheet.unlocked) + sum(sheet.tracks.values())
    return Night(sheet.status == "won", cause, state.turn, score_of(night, sheet).total, beaten, hexes)


def _no_tree(picks: Picks) -> Choices | None:
    """These scripts read the sheet and ask no tree."""
    return None


def _run_agenda(state: NightState, dice: Dice) -> None:
    while state.agenda and not NIGHT_CLASS.decisions(state):
        _through(NIGHT_CLASS.step(state, state.agenda.pop(), dice))


def _through(events: Any) -> None:
    for _ in events:
        pass


def measure(options: NightOptions, level: str, n: int, seed: int = 1, tick: Callable[[], None] = lambda: None) -> Report:
    nights: list[Night] = []
    for k in range(n):
        nights.append(play_night(options, level, seed * 100_003 + k))
        tick()
    return Report(options, level, tuple(nights))


def simulate(
    *,
    preset: str = "",
    n: int = 400,
    seed: int = 1,
    levels: Sequence[str] = (),
    tick: Callable[[], None] = lambda: None,
    **switches: str,
) -> str:
    """A table of text. `preset`: a difficulty, a city, or both with a slash (`lantern_quay/legend`); `switches`: options by name.

    `levels`: plain or searching, with a build behind a colon (`plain:punch`). Raises BadInput for what there isn't.
    """
    options = options_of(preset, **switches)
    chosen = tuple(levels) or LEVELS[:1]
    for level in chosen:
        style, _, build = level.partition(":")
        if style not in LEVELS or (build and build not in BUILDS):
            raise BadInput("night-class-no-such-level", name=level, known=", ".join((*LEVELS, *BUILDS)))
    share = [n // len(chosen) + (k < n % len(chosen)) for k in range(len(chosen))]
    reports = [measure(options, level, count, seed, tick) for level, count in zip(chosen, share, strict=True) if count]
    return "\n".join(lines(reports))


def options_of(preset: str = "", **switches: str) -> NightOptions:
    words = [word for word in preset.replace("/", " ").split() if word]
    fields = {"difficulty" if word in get_args(Difficulty) else "city": word for word in words} | switches
    try:
        return NightOptions.model_validate(fields)
    except (RuleViolation, ValidationError) as refused:
        raise BadInput("night-class-no-such-night", name=" ".join(fields.values()), known=", ".join(cities())) from refused


def _takes() -> dict[str, Sequence[str]]:
    """Every house rule is an option; the values of a switch stand in its type."""
    named = {name: list(get_args(field.annotation)) for name, field in NightOptions.model_fields.items()}
    return {"preset": [], **named, "city": cities()}


SIMULATION = Simulation(simulate, _takes())


HEAD = ("city", "difficulty", "script", "nights", "wins", "turns", "score of wins", "lost by Stamina / Distrust / Ritual", "hexes")


def lines(reports: Sequence[Report]) -> Iterator[str]:
    """Columns as wide as their widest entry."""
    rows = [HEAD, *(_row(report) for report in reports)]
    widths = [max(len(row[k]) for row in rows) for k in range(len(HEAD))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(report: Report) -> tuple[str, ...]:
    turns, scores = report.turns, report.scores
    lost = Counter(CAUSES.get(night.cause, night.cause) for night in report.nights if not night.won)
    told = f"{sum(scores) / len(scores):.1f} ({scores[0]}-{scores[-1]})" if scores else "-"
    return (
        report.options.city,
        report.options.difficulty,
        report.level,
        str(len(report.nights)),
        f"{report.rate:.0%} ± {report.margin:.0%}",
        f"{sum(turns) / len(turns):.1f} ({turns[len(turns) // 10]}/{turns[len(turns) // 2]}/{turns[len(turns) * 9 // 10]}/{turns[-1]})",
        told,
        " / ".join(str(lost[name]) for name in CAUSES.values()),
        f"{sum(night.hexes for night in report.nights) / len(report.nights):.1f}",
    )
