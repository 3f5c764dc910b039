"""The numbers beside a choice: chances as far as the seat can know, from its own view alone (ARENA-R25)."""

from collections.abc import Mapping
from math import gcd
from typing import Any

from cogs.arena.rules.actions import ArenaAction, Attack, Hail
from cogs.arena.rules.words import DIE_RULE, OWN_STANCE, POINTS_A_WOUND, SPURT
from cogs.arena.view import ArenaView

TOP = 3  # wounds are told as 0, 1, 2, and 3 or more

Fraction = tuple[int, int]


def preview_order(view: ArenaView, action: ArenaAction) -> Mapping[str, Any] | None:
    """For an attack or a hail: `chances` of 0, 1, 2, 3+ wounds of one blow, `mean` of the whole order, as exact fractions.

    What others add (Inspiration, Curse, Ward, the target's stance) nobody can know before the end; it isn't in here.
    """
    if view.you is None:
        return None
    match action:
        case Attack(target=target, stance=stance):
            modifier, blows = OWN_STANCE[stance], 1
            least = 1 if view.options.coup_de_grace == "automatic" and view.line(target).status == "down" else 0
        case Hail(number=number, stance=stance):
            modifier, blows, least = OWN_STANCE[stance] - number, number, 0
        case _:
            return None
    faces = view.you.die
    wounds = [max(least, (die + modifier) // POINTS_A_WOUND) for die in range(1, faces + 1)]
    chances = [lowest(sum(min(TOP, wound) == told for wound in wounds), faces) for told in range(TOP + 1)]
    return {
        "die": faces,
        "modifier": modifier,
        "blows": blows,
        "chances": tuple(chances),
        "mean": lowest(sum(wounds) * blows, faces),
        "cost": SPURT if view.line(view.you.seat).status == "down" else 0,  # Last Spurt (ARENA-DRUM-d)
        "rule": DIE_RULE[view.you.cls],
    }


def lowest(top: int, bottom: int) -> Fraction:
    shared = gcd(top, bottom)
    return top // shared, bottom // shared
