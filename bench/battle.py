"""One scripted battle on the kernel alone: journal, seals and dice as at a table, without Discord and without a file."""

import random
from collections.abc import Sequence
from typing import Any

from bot.kernel.game import Decision
from bot.kernel.table import Table
from cogs.arena.library import figures
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.words import Cls

MIX: tuple[Cls, ...] = ("drummer", "drummer", "vocal", "conductor")


def battle(seed: int, classes: Sequence[Cls] = MIX) -> Table:
    """Played by scripts to its end; the same seed is the same battle."""
    rng = random.Random(seed)
    sides = {team: [one for one in figures() if one.team == team][: len(classes)] for team in ("good", "evil")}
    seats = [one.joining(cls) for side in sides.values() for one, cls in zip(side, classes, strict=True)]
    table = Table.start(ARENA, f"b{seed}", ArenaOptions(size=len(classes)), seats, seed=rng.randbytes(32), entropy=rng.randbytes, at=0)
    at = 0
    while not table.is_over:
        at += 1000
        for decision in list(table.unanswered()):
            table.take(decision.asked[0], _answer(table, decision, rng), at, "script")
        for group in table.complete_groups():
            table.close(group, at)
    return table


def _answer(table: Table, decision: Decision, rng: random.Random) -> Any:
    seat = decision.asked[0]
    view = table.game.view(table.state, seat)
    return table.game.script(view, decision, lambda picks: table.game.choices(table.state, seat, decision, picks), rng)


def orders(table: Table) -> int:
    return sum(entry.kind == "act" for entry in table.change.entries)


def rounds(table: Table) -> int:
    """How many rounds were resolved or begun."""
    state: Any = table.state
    return state.round
