"""Free rolls with provable dice over PyPI's d20, whose parse is cached (its own roller is handed the tree)."""

from importlib import import_module

import d20

from bench.measure import cpu_both, short
from bench.rows import Figure, NotYet, Row, at_least
from bot.kernel.dice import Stream
from bot.kernel.notation import parse


def _figure(notation: str, peer: str) -> Figure:
    """From the text to the total, on our side with the parse and a chain of its own for the dice."""
    roll = getattr(import_module("bot.kernel.notation"), "roll", None)
    if roll is None:
        raise NotYet("waits for the rolling of a parsed notation")
    seed, entry, roller = bytes(32), "0" * 64, d20.Roller()
    tree = roller.parse(peer)
    ours, theirs = cpu_both(lambda: roll(parse(notation), Stream(seed, entry)), lambda: roller.roll(tree).total)
    return Figure(theirs / ours, f"{short(ours)}, d20 {short(theirs)}")


@at_least(3, "`1d20`: faster than d20")
def one_die() -> Figure:
    return _figure("1d20", "1d20")


@at_least(3, "`4d6kh3+2`: faster than d20")
def keep_three() -> Figure:
    return _figure("4d6kh3+2", "4d6kh3+2")


@at_least(3, "`8d6` exploding: faster than d20")
def exploding() -> Figure:
    return _figure("8d6!", "8d6e6")


@at_least(3, "`100d6`: faster than d20")
def a_hundred() -> Figure:
    return _figure("100d6", "100d6")


ROWS: list[Row] = [one_die, keep_three, exploding, a_hundred]
