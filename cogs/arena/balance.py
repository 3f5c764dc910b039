"""Many battles of scripted players, and how they end (content, parts 10 and 11)."""

import random
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from bot.kernel.game import BadInput, Decision
from bot.kernel.table import Table
from bot.room import Simulation
from cogs.arena.library import Preset, figures, presets
from cogs.arena.rules.actions import ArenaAction
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaState
from cogs.arena.rules.words import TEAMS, Cls
from cogs.arena.script import LEVELS

DEFAULT_PRESET = "4v4"
SURE = 1.96  # standard errors to either side of a 95 % interval

Mix = Sequence[Cls]
Answer = Callable[[Table, Decision, random.Random], ArenaAction]


@dataclass(slots=True)
class Tally:
    """What many battles came to."""

    battles: int = 0
    wins: dict[str, int] = field(default_factory=lambda: {"good": 0, "evil": 0, "draw": 0})
    capped: int = 0
    rounds: list[int] = field(default_factory=list[int])
    dead: int = 0
    orders: int = 0

    def add(self, state: ArenaState, orders: int) -> None:
        assert state.over is not None
        self.battles += 1
        self.wins[state.over.winner or "draw"] += 1
        self.capped += state.over.why == "cap"
        self.rounds.append(state.round)
        self.dead += sum(not one.alive for one in state.characters)
        self.orders += orders

    def share(self, who: str) -> float:
        return self.wins[who] / self.battles

    def interval(self, who: str) -> tuple[float, float]:
        """Wilson's 95 % interval of a share."""
        return wilson(self.wins[who], self.battles)


def wilson(hits: int, times: int) -> tuple[float, float]:
    share, spread = hits / times, SURE * SURE / times
    middle = share + spread / 2
    half = SURE * sqrt(share * (1 - share) / times + spread / (4 * times))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def simulate(*, preset: str = "", n: int = 400, seed: int = 1, levels: Sequence[str] = (), tick: Callable[[], None] = lambda: None) -> str:
    """`n` battles of a preset's mix on both sides, as a table of text. Raises BadInput for an unknown preset or level."""
    found = _preset(preset or DEFAULT_PRESET)
    both = _levels(levels)
    tally = tally_of(found.classes, found.classes, n=n, seed=seed, levels=both, tick=tick)
    return report(tally, found.key, both)


def _preset(name: str) -> Preset:
    for one in presets():
        if one.key == name:
            return one
    raise BadInput("arena-no-such-size", name=name, known=", ".join(one.key for one in presets()))


def _levels(levels: Sequence[str]) -> tuple[str, str]:
    """One level for both sides, or Good's and Evil's."""
    for level in levels:
        if level not in LEVELS:
            raise BadInput("arena-no-such-level", name=level, known=", ".join(LEVELS))
    good, evil = (*levels, *levels, LEVELS[0], LEVELS[0])[:2] if len(levels) < 2 else levels[:2]
    return good, evil


def tally_of(
    good: Mix,
    evil: Mix,
    *,
    n: int,
    seed: int = 1,
    levels: tuple[str, str] = ("sensible", "sensible"),
    options: ArenaOptions | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Tally:
    """`n` battles between two mixes, each dealt by lot; the same seed is the same run."""
    tally = Tally()
    rng = random.Random(seed)
    for _ in range(n):
        table = fight(good, evil, rng, levels=levels, options=options)
        tally.add(_state_of(table), sum(entry.kind == "act" for entry in table.change.entries))
        tick()
    return tally


def fight(
    good: Mix, evil: Mix, rng: random.Random, *, levels: tuple[str, str] = ("sensible", "sensible"), options: ArenaOptions | None = None
) -> Table:
    """One battle on the kernel's table, with journal, seals and dice, played to its end."""
    dealt = {"good": rng.sample(good, len(good)), "evil": rng.sample(evil, len(evil))}
    seats = [
        figure.joining(cls)
        for team in TEAMS
        for figure, cls in zip((one for one in figures() if one.team == team), dealt[team], strict=False)
    ]
    house = options or ArenaOptions(size=max(len(good), len(evil)))
    table = Table.start(ARENA, "battle", house, seats, seed=rng.randbytes(32), entropy=rng.randbytes, at=0)
    while not table.is_over:
        for decision in table.unanswered():
            seat = decision.asked[0]
            table.take(seat, _answer(table, decision, rng, levels[seat >= len(good)]), 0, "script")
        for group in table.complete_groups():
            table.close(group, 0)
    return table


def _answer(table: Table, decision: Decision, rng: random.Random, level: str) -> ArenaAction:
    seat = decision.asked[0]
    state = _state_of(table)
    view = ARENA.view(state, seat)
    return ARENA.script(view, decision, lambda picks: ARENA.choices(state, seat, decision, picks), rng, level)


def _state_of(table: Table) -> ArenaState:
    state = table.state
    assert isinstance(state, ArenaState)
    return state


def report(tally: Tally, key: str, levels: tuple[str, str]) -> str:
    """The figures of content part 10, a line each."""
    lines = [f"arena {key}  n={tally.battles}  good={levels[0]}  evil={levels[1]}"]
    for who in ("good", "evil", "draw"):
        low, high = tally.interval(who)
        lines.append(f"{who:<6}{tally.share(who):7.1%}   95 %: {low:.1%} .. {high:.1%}")
    late = statistics.quantiles(tally.rounds, n=20)[-1] if tally.battles > 1 else tally.rounds[0]
    lines.append(
        f"rounds  mean {statistics.mean(tally.rounds):.1f}  median {statistics.median(tally.rounds):g}  95th percentile {late:g}"
        f"  capped {tally.capped / tally.battles:.1%}"
    )
    lines.append(f"dead    {tally.dead / tally.battles:.1f} a battle  orders {tally.orders}")
    return "\n".join(lines)


SIMULATION = Simulation(simulate, {"preset": [one.key for one in presets()]})
