"""Pairs of battles that differ in hidden facts only: found by playing many by lot in the kernel and comparing what is public of them.

A pair shares everything a spectator may know, and besides what one seat, the witness, brings, orders and rolls.
"""

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.kernel import walk
from bot.kernel.dice import Draw, Stream
from bot.kernel.table import Table
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaJoining
from tests.chance import seeded
from tests.ui.stage import NAMES

WITNESS = 0
CLASSES = ("conductor", "vocal", "drummer")


@dataclass
class Course:
    """A battle's hidden half: classes, each round's orders by seat, and the dice that fell at its closing."""

    classes: tuple[str, ...]
    orders: list[dict[int, dict[str, Any]]] = field(default_factory=list[dict[int, dict[str, Any]]])
    draws: list[list[Draw]] = field(default_factory=list[list[Draw]])

    @property
    def told(self) -> str:
        """What differs between two of a pair."""
        return json.dumps([self.classes, [[order["kind"] for order in orders.values()] for orders in self.orders]])


class Told:
    """Dice that fall as they fell before, whoever asks: the journal, and so the stream, differs between the two of a pair."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._left = list(draws)
        self.log: list[Draw] = []

    def _next(self) -> Draw:
        draw = self._left.pop(0)
        self.log.append(draw)
        return draw

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        draw = self._next()
        assert (draw.label, draw.faces, len(draw.values)) == (why, faces, count)
        return draw.values

    def pick(self, items: Sequence[Any], count: int, why: str) -> tuple[Any, ...]:
        left = list(items)
        return tuple(left.pop(index) for index in self._next().values[:count])


def joinings(classes: Sequence[str]) -> list[ArenaJoining]:
    teams = ("good", "evil") * 2
    return [ArenaJoining.model_validate(NAMES[seat] | {"team": teams[seat], "cls": cls}) for seat, cls in enumerate(classes)]


def course(seed: int, *, rounds: int, options: dict[str, Any]) -> tuple[str, Course] | None:
    """A battle by lot, with what is public of it; None where it ended before."""
    rng = seeded(seed)
    found = Course(("vocal", *rng.choices(CLASSES, k=3)))
    table = Table.start(ARENA, "t", ArenaOptions(size=2, **options), joinings(found.classes), seed=bytes(32), entropy=rng.randbytes, at=0)
    public: list[Any] = []
    for _ in range(rounds):
        orders = _orders(table, rng)
        stream = Stream(rng.randbytes(32), "0" * 64)
        table.dice_of = lambda entry, stream=stream: stream  # type: ignore[method-assign]
        before = len(table.change.events)
        table.close(f"r{table.state.round}.order", 0)
        found.orders.append(orders)
        found.draws.append(stream.log)
        if table.is_over:
            return None
        public.append([one.event.model_dump(mode="json") for one in table.change.events[before:] if one.event.audience == "everyone"])
        public.append([one.model_dump(mode="json") for one in (ARENA.view(table.state, None), ARENA.view(table.state, WITNESS))])
        public.append([(one.id, one.asked) for one in table.decisions])
    return json.dumps(public, default=str), found


def _orders(table: Table, rng: random.Random) -> dict[int, dict[str, Any]]:
    given: dict[int, dict[str, Any]] = {}
    for decision in [one for one in table.decisions if one.ask == "order"]:
        seat = decision.asked[0]
        action = walk.random_action(ARENA, table.state, seat, decision, rng)
        if seat == WITNESS:  # the same in both
            action = walk.actions_of(ARENA).validate_python(
                {"kind": "attack", "decision": decision.id, "target": 1, "stance": "cautious"}
                if table.state.characters[WITNESS].standing and table.state.characters[1].alive
                else {"kind": "idle", "decision": decision.id}
            )
        while action.kind in ARENA_SILENT:
            action = walk.random_action(ARENA, table.state, seat, decision, rng)
        table.take(seat, action, 0)
        given[seat] = action.model_dump(mode="json")
    return given


ARENA_SILENT = frozenset({"unclear", "absent"})  # no command gives them


def pairs(count: int, *, rounds: int, options: dict[str, Any], tried: int = 4_000) -> Iterator[tuple[Course, Course]]:
    """Courses that are one to everybody but the seats that differ, and differ in classes as well as orders."""
    alike: defaultdict[str, list[Course]] = defaultdict(list)
    made = 0
    for seed in range(tried):
        played = course(seed, rounds=rounds, options=options)
        if played is None:
            continue
        key, found = played
        for other in alike[key]:
            if other.classes != found.classes and other.told != found.told:
                alike[key].remove(other)
                made += 1
                yield other, found
                break
        else:
            alike[key].append(found)
        if made == count:
            return
    raise AssertionError(f"only {made} pairs among {tried}")


def falls(course: Course) -> Callable[[Table, Any], Any]:
    """In place of Table.dice_of: each closing of a round with the dice of that course."""

    def dice_of(table: Table, entry: Any) -> Any:
        if entry.kind == "closed":
            return Told(course.draws[int(str(entry.facts["group"]).split(".")[0][1:]) - 1])
        return Stream(table.record.seed, entry.hash)

    return dice_of
