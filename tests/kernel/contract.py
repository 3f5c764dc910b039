"""What every game is held to, whatever it is: helpers of the contract suite."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.games import rooms
from bot.kernel import walk
from bot.kernel.game import Decision, Game
from bot.kernel.replay import Played
from bot.kernel.table import Table
from tests.chance import seeded
from tests.kernel.minis.auction import Auction
from tests.kernel.minis.corridor import Corridor
from tests.kernel.minis.pantry import Pantry

AnyGame = Game[Any, Any, Any]
MINIS: tuple[AnyGame, ...] = (Auction(), Corridor(), Pantry())


def registered() -> list[AnyGame]:
    return [room.game for room in rooms().values()]


def every_game() -> list[AnyGame]:
    return [*MINIS, *registered()]


def entropy_of(rng: random.Random):
    return lambda count: rng.randbytes(count)


@dataclass
class Play:
    """A table played by lot; the same `seed` is the same play."""

    game: AnyGame
    seed: int
    scripted: bool = False
    rng: random.Random = field(init=False)
    table: Table = field(init=False)
    now: int = 0

    def __post_init__(self) -> None:
        self.rng = seeded(self.seed)
        options, seats = self.game.sample(self.rng)
        self.table = Table.start(
            self.game, f"t{self.seed}", options, seats, seed=self.rng.randbytes(32), entropy=entropy_of(self.rng), at=self.now
        )

    @property
    def state(self) -> Any:
        return self.table.state

    def seats(self) -> range:
        return range(len(self.table.record.seats))

    def choose(self, decision: Decision, seat: int) -> Any:
        if not self.scripted:
            return walk.random_action(self.game, self.state, seat, decision, self.rng)
        view = self.game.view(self.state, seat)
        return self.game.script(view, decision, lambda picks: self.game.choices(self.state, seat, decision, picks), self.rng)

    def step(self) -> Any:
        """One act: an open answer by lot (sometimes an offered one), or the closing of a group that is complete."""
        self.now += 1000
        if ready := self.table.complete_groups():
            return self.table.close(ready[0], self.now)
        wanted = self.table.unanswered()
        offered = [one for one in self.table.decisions if not one.awaited and one.asked[0] >= 0]
        if offered and not self.scripted and self.rng.random() < 0.15:
            wanted = offered
        if not wanted:  # all have answered, but the game closes at the deadline only
            group = next(one.group for one in self.table.decisions if one.group)
            return self.table.close(group, self.now)
        decision = self.rng.choice(wanted)
        seat = self.rng.choice(decision.asked)
        return self.table.take(seat, self.choose(decision, seat), self.now)

    def to_the_end(self) -> Iterator[Table]:
        """Yields the table after each act; fails where the game doesn't end within its stated bound."""
        while not self.table.is_over:
            assert self.table.record.n <= self.game.length_bound, f"{self.game.key} has no end within {self.game.length_bound} entries"
            self.step()
            yield self.table


def history(table: Table, after: int = -1) -> list[Played]:
    """The journal as undo and rewind get it."""
    actions = {one.n: one for one in table.change.openings if one.kind == "action"}
    return [
        Played(entry, actions[entry.n].body if entry.n in actions else None, actions[entry.n].origin if entry.n in actions else "person")  # type: ignore[arg-type]
        for entry in table.change.entries
        if entry.n > after
    ]


def awaited(table_or_game: Any, state: Any) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.id, one.asked) for one in table_or_game.decisions(state) if one.awaited]
