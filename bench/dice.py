"""Free rolls with provable dice over PyPI's d20: from the text to the total, either side with its own cache of parses."""

import d20

from bench.measure import cpu_both, short
from bench.rows import Figure, Row, at_least
from bot.kernel.dice import Stream
from bot.kernel.notation import parse, roll


def _figure(notation: str, peer: str) -> Figure:
    """Ours makes the stream of a fresh entry for each roll, as the chain of free rolls does."""
    seed, entry, roller = bytes(32), "0" * 64, d20.Roller()
    ours, theirs = cpu_both(lambda: roll(parse(notation), Stream(seed, entry)).totals, lambda: roller.roll(peer).total)
    return Figure(theirs / ours, f"{short(ours)}, d20 {short(theirs)}")


@at_least(3, "`1d20` over d20", unit="x faster")
def one_die() -> Figure:
    return _figure("1d20", "1d20")


@at_least(3, "`4d6kh3+2` over d20", unit="x faster")
def keep_three() -> Figure:
    return _figure("4d6kh3+2", "4d6kh3+2")


@at_least(3, "`8d6` exploding over d20", unit="x faster")
def exploding() -> Figure:
    return _figure("8d6!", "8d6e6")


@at_least(3, "`100d6` over d20", unit="x faster")
def a_hundred() -> Figure:
    return _figure("100d6", "100d6")


ROWS: list[Row] = [one_die, keep_three, exploding, a_hundred]
