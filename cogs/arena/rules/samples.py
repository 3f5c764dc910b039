"""Battles as people might bring them, for simulation and for the suites that hold every game to its contract."""

import random
from typing import Any, get_args

from bot.kernel.secret import Secret
from cogs.arena.rules.options import WAITING, ArenaOptions
from cogs.arena.rules.setup import new_battle
from cogs.arena.rules.state import POSTS_KEPT, TRACE_KEPT, ArenaJoining, ArenaState, Posted, Roll
from cogs.arena.rules.words import CLASSES, LARGEST_SIDE, SMALLEST_SIDE, TEAMS

SWITCHED = 0.2  # of the switches stand otherwise than by default
LONGEST_NAME = 40


def sample_battle(rng: random.Random) -> tuple[ArenaOptions, list[ArenaJoining]]:
    """Sides of 2 to 4, classes by lot, some switches turned."""
    size = rng.randint(SMALLEST_SIDE, 4)
    seats = [
        ArenaJoining(name=f"{team.title()} {k + 1}", team=team, cls=Secret(rng.choice(CLASSES))) for team in TEAMS for k in range(size)
    ]
    rng.shuffle(seats)
    return ArenaOptions.model_validate(sample_switches(rng)), seats


def sample_switches(rng: random.Random) -> dict[str, Any]:
    """Values that this version plays, for a few switches."""
    chosen: dict[str, Any] = {}
    for name, info in ArenaOptions.model_fields.items():
        values = [value for value in get_args(info.annotation) if isinstance(value, str) and (value, name) != _waits(name)]
        if len(values) > 1 and rng.random() < SWITCHED:
            chosen[name] = rng.choice(values)
    return chosen


def _waits(name: str) -> tuple[str, str]:
    return (WAITING[name][0], name) if name in WAITING else ("", "")


def largest_battle() -> ArenaState:
    """Six a side, the longest names and legends, full memories of rounds and texts."""
    words = "Щ" * LONGEST_NAME
    seats = [
        ArenaJoining(
            name=f"{words[:-2]}{team[0]}{k}",
            name_ru=f"{words[:-3]}ё{team[0]}{k}",
            aliases=tuple(f"{words[:-4]}{team[0]}{k}а{alias}" for alias in range(6)),
            accusative=(words,) * 3,
            dative=(words,) * 3,
            legend="Щ" * 200,
            team=team,
            cls=Secret(CLASSES[k % 3]),
        )
        for team in TEAMS
        for k in range(LARGEST_SIDE)
    ]
    state = new_battle(ArenaOptions(size=LARGEST_SIDE, round_cap="off"), seats)
    for one in state.characters:
        one.trace = [3, 2] * (TRACE_KEPT // 2)
        one.health = 2
        one.last = Roll(
            round=999, dice=(10,) * LARGEST_SIDE, stance="none", modifier=-LARGEST_SIDE, blows=LARGEST_SIDE, fell_on=tuple(range(6))
        )
    state.round = 1000
    state.posts = [Posted(seat=k % 12, text="note:" + "f" * 64) for k in range(POSTS_KEPT)]
    return state
