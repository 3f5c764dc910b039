"""Points, ranks, and the order at a table's end (NC-SCORE, NC-RANK-a, NC-POST-n, NC-R31, NC-R34)."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.night_class.rules.content import Rank
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import relics
from cogs.night_class.rules.words import POINTS_EACH


class Score(NamedTuple):
    """A score with its parts; of a lost game it is a tally that only ranks losers (NC-R31)."""

    villains: int
    thugs: int
    distrust: int
    relics: int

    @property
    def total(self) -> int:
        return sum(self)


def score_of(night: Night, sheet: Sheet) -> Score:
    beaten = sum(night.enemies[villain].points for villain, left in sheet.villains.items() if left <= 0)
    thugs = night.enemies["thugs"].points * (len(night.ground.thugs) - len(sheet.thugs))
    clean = night.distrust - sheet.boxes["distrust"]
    return Score(beaten, thugs, POINTS_EACH * clean, POINTS_EACH * relics(night, sheet))


def rank_of(night: Night, sheet: Sheet) -> Rank | None:
    """Of a won game only."""
    if sheet.status != "won":
        return None
    total = score_of(night, sheet).total
    return next(rank for rank in reversed(night.ranks) if rank.least <= total)


def places(night: Night, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The place of each seat, from 1: winners before losers, by score, fewer turns, more Stamina; equals share (NC-POST-n)."""
    keys = [_merit(night, sheet) for sheet in sheets]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _merit(night: Night, sheet: Sheet) -> tuple[int, ...]:
    """What a place is judged by; losers stand by their tally alone (NC-R31)."""
    total = score_of(night, sheet).total
    if sheet.status != "won" or sheet.end is None:
        return (0, total)
    return (1, total, -sheet.end.turn, sheet.life)
