"""Scripted players: the own sheet only, chance from a stream of its own (content, part 6)."""

import random
from typing import NamedTuple

from bot.kernel.game import Decision
from cogs.night_class.lines import legal_deeds
from cogs.night_class.rules.actions import Check, Commit, Deed, NightAction
from cogs.night_class.rules.combat import all_villains_defeated
from cogs.night_class.rules.deeds import carry_out
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.valuing import BUILDS, Build, box_choice, worth
from cogs.night_class.view import NightView

LEVELS = ("plain", "searching")
NOISE = 2.2  # standard deviation of what a plain player misjudges
BEAM = 2  # lines a searching player keeps in mind
MARGIN = 0.05  # what an act must gain to be worth a die


class _Line(NamedTuple):
    worth: float
    first: Deed | None
    sheet: Sheet


def script_answer(view: NightView, decision: Decision, rng: random.Random, level: str = "plain") -> NightAction:
    """`plain` or `searching`, with a build behind a colon where it isn't the usual one: `plain:alpha_predator`."""
    style, _, name = level.partition(":")
    night, sheet, build = night_of(view.options), view.sheet, BUILDS.get(name, BUILDS["bionic_arm"])
    if decision.ask == "plot":
        return Check(decision=decision.id, column=box_choice(night, sheet, build))
    act = search(night, sheet, build, decision.id) if style == "searching" else glance(night, sheet, build, decision.id, rng)
    return act or Commit(decision=decision.id)


def glance(night: Night, sheet: Sheet, build: Build, decision: str, rng: random.Random) -> Deed | None:
    """The best-looking single use of one die, misjudged a little; None: nothing looks better than to stop."""
    best, chosen = worth(night, sheet, build) + MARGIN, None
    for act in legal_deeds(night, sheet, decision):
        value = worth(night, done(night, sheet, act), build) + rng.gauss(0, NOISE)
        if value > best:
            best, chosen = value, act
    return chosen


def search(night: Night, sheet: Sheet, build: Build, decision: str) -> Deed | None:
    """The first act of the best line over all dice of the turn, without a look into later turns."""
    best = _Line(worth(night, sheet, build) + MARGIN, None, sheet)
    beam = [_Line(best.worth, None, sheet)]
    while beam:
        found: list[_Line] = []
        for line in beam:
            for act in legal_deeds(night, line.sheet, decision):
                after = done(night, line.sheet, act)
                found.append(_Line(worth(night, after, build), line.first or act, after))
        found.sort(key=lambda line: -line.worth)
        if found and found[0].worth > best.worth + MARGIN:
            best = found[0]
        beam = [line for line in found[:BEAM] if not all_villains_defeated(line.sheet)]
    return best.first


def done(night: Night, sheet: Sheet, act: Deed) -> Sheet:
    """A sheet after one more act."""
    after = sheet.twin()
    carry_out(night, after, act)
    return after
