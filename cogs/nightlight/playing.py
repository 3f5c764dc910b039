"""One night of scripted animals without a table around it: what happened, and where a table by post would have waited."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.kernel.dice import Dice, Stream
from bot.kernel.game import Choices, Decision, Event, Picks
from cogs.nightlight.rules.actions import NightlightStanding, Plan, Policy
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.events import Banished, BossBanished, TurnBegun
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.script import script_answer

Orders = Sequence[NightlightStanding] | None
"""What each seat has left; an empty one means the game's own policies answer, None that everything is asked."""


class Night(NamedTuple):
    """How one night went."""

    won: bool
    round: int  # the last one that was played
    turns: int
    laps: Mapping[int, int]  # by round
    banished: int
    boss_banished: bool
    alive: int
    animals: tuple[str, ...]
    waits: Mapping[str, int]  # stops of the table by what was asked ("rank", "attack", "defend", "window", "choose", "put")


def play_night(options: NightlightOptions, animals: int | Sequence[str], level: str, seed: int, orders: Orders = None) -> Night:
    """`animals`: so many by lot, or their keys; dice and lots are that seed's."""
    rng = random.Random(seed)
    dice = Stream(rng.randbytes(32), "0" * 64)
    chosen = rng.sample(list(cards_of(options).animals), animals) if isinstance(animals, int) else list(animals)
    state = NIGHTLIGHT.new(options, [NightlightJoining(name=key, animal=key) for key in chosen], dice)
    notes = _Notes()
    while not state.is_over:
        awaited = [one for one in NIGHTLIGHT.decisions(state) if one.awaited]
        if not awaited:
            notes.read(NIGHTLIGHT.step(state, state.agenda.pop(), dice))
        else:
            notes.read(_answered(state, awaited, level, rng, orders, dice, notes))
    return Night(
        state.status == "won", state.round, sum(one.turns for one in state.animals), notes.laps, notes.banished,
        notes.boss_banished, len(living(state)), tuple(chosen), notes.waits,
    )  # fmt: skip


class _Notes:
    """What the events and stops of one night come to."""

    def __init__(self) -> None:
        self.laps: dict[int, int] = {}
        self.banished = 0
        self.boss_banished = False
        self.waits: Counter[str] = Counter()
        self._stops: set[str] = set()

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case TurnBegun():
                    self.laps[event.round] = event.lap
                case Banished():
                    self.banished += 1
                case BossBanished():
                    self.boss_banished = True
                case _:
                    pass

    def stop(self, decision: Decision) -> None:
        """Several seats that are asked in one window or by one effect are waited for together."""
        moment = decision.id.rpartition(".s")[0] if decision.ask in ("rank", "window", "choose") else decision.id
        if moment not in self._stops:
            self._stops.add(moment)
            self.waits[decision.ask] += 1


def _answered(
    state: NightlightState, awaited: Sequence[Decision], level: str, rng: random.Random, orders: Orders, dice: Dice, notes: _Notes
) -> Iterable[Event]:
    """A raid's rankings together, else a standing order, else the script of the first who is awaited."""
    if awaited[0].group is not None:
        notes.stop(awaited[0])
        answers = {one.id: (one.asked[0], _scripted(state, one, level, rng)) for one in awaited if one.group == awaited[0].group}
        return NIGHTLIGHT.resolve(state, awaited[0].group, answers, dice)
    if orders is not None:
        for one in awaited:
            action = NIGHTLIGHT.standing(state, owner_of_decision(one), one, orders)
            if action is not None:
                return NIGHTLIGHT.apply(state, one.asked[0], action, dice)
    notes.stop(awaited[0])
    return NIGHTLIGHT.apply(state, awaited[0].asked[0], _scripted(state, awaited[0], level, rng), dice)


def _scripted(state: NightlightState, decision: Decision, level: str, rng: random.Random) -> Any:
    return script_answer(NIGHTLIGHT.view(state, decision.asked[0]), decision, _no_tree, rng, level)


def _no_tree(picks: Picks) -> Choices | None:
    """These scripts read the board and ask no tree."""
    return None


def settled(options: NightlightOptions) -> tuple[NightlightStanding, ...]:
    """A policy other than `ask` for every card, Dreams and bosses included: nobody is asked what a card should do."""
    cards = cards_of(options)
    return tuple(Policy(card=key, way="order") for key in (*cards.skills, *cards.items, *cards.dreams, *cards.bosses))


TURNS = 40  # of one animal; more than any night has


def planned(options: NightlightOptions) -> tuple[NightlightStanding, ...]:
    """The same, and for every turn a plan that breaks ties: the toughest attacks."""
    return (*settled(options), *(Plan(turn=turn, toughest=True) for turn in range(1, TURNS + 1)))
