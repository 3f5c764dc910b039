"""Many nights of scripted animals: how often the sun rises, how long it takes, where a table by post waits (content, parts 2 and 7)."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, get_args

from pydantic import ValidationError

from bot.kernel.game import BadInput
from bot.room import Simulation
from cogs.nightlight.library import cards
from cogs.nightlight.playing import Night, planned, play_night, settled
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.script import LEVELS

SURE = 1.96  # standard deviations of a 95 % interval
POLICIES = ("asked", "default", "settled", "planned")
"""Everything asked, as the balance is measured; the game's own policies; every card with an order; ties planned as well."""
WAITS = ("attack", "defend", "window", "choose", "put")  # in Encounters; raids are counted apart


class Report(NamedTuple):
    """What comes of many nights of one kind."""

    options: NightlightOptions
    animals: int
    level: str
    policies: str
    nights: tuple[Night, ...]

    @property
    def wins(self) -> int:
        return sum(night.won for night in self.nights)

    @property
    def rate(self) -> float:
        return self.wins / len(self.nights)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate (Wilson)."""
        n, p = len(self.nights), self.rate
        middle = (p + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        margin = SURE * math.sqrt(p * (1 - p) / n + SURE**2 / (4 * n**2)) / (1 + SURE**2 / n)
        return middle - margin, middle + margin

    def mean(self, of: Callable[[Night], float]) -> float:
        return sum(of(night) for night in self.nights) / len(self.nights)

    def with_animal(self, key: str) -> tuple[int, int]:
        """(wins, nights) in which that animal took part."""
        took = [night.won for night in self.nights if key in night.animals]
        return sum(took), len(took)


def measure(
    options: NightlightOptions,
    animals: int,
    level: str,
    n: int,
    seed: int = 1,
    *,
    policies: str = "asked",
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """`n` nights; the same seed is the same nights."""
    orders = {"asked": None, "default": (), "settled": settled(options), "planned": planned(options)}[policies]
    nights: list[Night] = []
    for k in range(n):
        nights.append(play_night(options, animals, level, seed * 1_000_003 + k, orders))
        tick()
    return Report(options, animals, level, policies, tuple(nights))


def simulate(
    *,
    n: int = 400,
    seed: int = 1,
    levels: Sequence[str] = (),
    tick: Callable[[], None] = lambda: None,
    deck: str = "spidipede",
    animals: str = "2",
    boss: str = "none",
    policies: str = "asked",
    **switches: str,
) -> str:
    """A table of text, a row a level: `team` or `careless`. Raises BadInput for what there isn't."""
    try:
        options = NightlightOptions.model_validate({"dream": deck, "boss": boss, **switches})
    except ValidationError as refused:
        raise BadInput("nightlight-no-such-night", name=" ".join((deck, boss, *switches.values()))) from refused
    chosen = tuple(levels) or LEVELS[:1]
    for level in chosen:
        if level not in LEVELS:
            raise BadInput("nightlight-no-such-level", name=level, known=", ".join(LEVELS))
    share = [n // len(chosen) + (k < n % len(chosen)) for k in range(len(chosen))]
    reports = [
        measure(options, int(animals), level, count, seed, policies=policies, tick=tick)
        for level, count in zip(chosen, share, strict=True)
        if count
    ]
    return "\n".join(lines(reports))


def _takes() -> dict[str, Sequence[str]]:
    """Deck, animals, boss, policies; every house rule with its values."""
    named = {name: [str(value) for value in get_args(field.annotation)] for name, field in NightlightOptions.model_fields.items()}
    own = {"deck": tuple(cards().decks), "animals": ("1", "2", "3", "4"), "boss": tuple(named["boss"]), "policies": POLICIES}
    return {**own, **{name: values for name, values in named.items() if name not in NOT_ASKED and len(values) > 1}}


NOT_ASKED = ("dream", "boss", "cards", "first", "lone_pair", "window_time")
SIMULATION = Simulation(simulate, _takes())

HEAD = (
    *("deck", "boss", "animals", "script", "policies", "nights", "wins", "95 %", "lost in round 1 / 2 / 3", "turns (10-90 %)"),
    *("laps 1 / 2 / 3", "banished", "alive when won", "boss banished", "waits: raids", "a turn", *WAITS),
)


def lines(reports: Sequence[Report]) -> Iterator[str]:
    """Columns as wide as their widest entry."""
    rows = [HEAD, *(_row(report) for report in reports)]
    widths = [max(len(row[k]) for row in rows) for k in range(len(HEAD))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(report: Report) -> tuple[str, ...]:
    low, high = report.interval
    lost = Counter(night.round for night in report.nights if not night.won)
    turns = sorted(night.turns for night in report.nights)
    n = len(turns)
    won = [night for night in report.nights if night.won]
    waits = {ask: sum(night.waits.get(ask, 0) for night in report.nights) for ask in WAITS}
    return (
        "all" if report.options.boss == "nyx" else report.options.dream,
        report.options.boss,
        str(report.animals),
        report.level,
        report.policies,
        str(n),
        f"{report.rate:.1%}",
        f"{low:.1%}-{high:.1%}",
        " / ".join(f"{lost[k] / n:.0%}" for k in (1, 2, 3)),
        f"{sum(turns) / n:.1f} ({turns[n // 10]}-{turns[n * 9 // 10]})",
        " / ".join(f"{_mean([night.laps[k] for night in report.nights if k in night.laps]):.1f}" for k in (1, 2, 3)),
        f"{report.mean(lambda night: night.banished):.1f}",
        f"{_mean([night.alive for night in won]):.1f}",
        "-" if report.options.boss == "none" else f"{report.mean(lambda night: night.boss_banished):.0%}",
        f"{report.mean(lambda night: night.waits.get('rank', 0)):.1f}",
        f"{sum(waits.values()) / sum(turns):.2f}",
        *(f"{count / n:.1f}" for count in waits.values()),
    )


def _mean(values: Sequence[Any]) -> float:
    return sum(values) / len(values) if values else 0.0
