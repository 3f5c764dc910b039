"""A battle in one call: sides by letters (C, B, D), health by tag, dice as told."""

import random
from typing import Any

from bot.kernel.change import Record, encode
from bot.kernel.dice import Scripted
from bot.kernel.game import GM
from bot.kernel.table import Table
from bot.kernel.walk import actions_of
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.positions import preset, seat_of, set_field, sides
from cogs.arena.rules.state import ArenaState
from cogs.arena.view import ArenaView


class Battle(Table):
    """A kernel table with told dice; seats are named by tag."""

    dice: Scripted
    state: ArenaState

    def dice_of(self, entry: Any) -> Any:
        self.dice.log = []
        return self.dice

    def seat(self, tag: str) -> int:
        return seat_of(tag, self.state)

    def order(self, tag: str, kind: str, **fields: Any) -> Any:
        """One answer of a seat to the decision that takes its kind."""
        ask = {"post": "post", "concede": "concede", "rest": "concede"}.get(kind, "order")
        seat = self.seat(tag)
        values = {name: self.seat(value) if isinstance(value, str) and value[:1] in "GE" and value[1:].isdigit() else value
                  for name, value in fields.items()}  # fmt: skip
        document = {"kind": kind, "decision": f"r{self.state.round}.{ask}.s{seat}", **values}
        return self.take(seat, actions_of(ARENA).validate_python(document), 0)

    def ruling(self, kind: str, **tags: str) -> Any:
        """A sealed ruling of a host without a seat."""
        document = {"kind": kind, "decision": f"r{self.state.round}.master", **{name: self.seat(tag) for name, tag in tags.items()}}
        return self.take(GM, actions_of(ARENA).validate_python(document), 0)

    def close_round(self, *dice: int, draws: tuple[str, ...] = ()) -> list[Any]:
        """Closes the round with those dice; the events it brought."""
        self.dice.faces, self.dice.draws = list(dice), [self.seat(tag) for tag in draws]
        before = len(self.change.events)
        self.close(f"r{self.state.round}.order", 0)
        assert not self.dice.faces, "dice were told that never fell"
        return [one.event for one in self.change.events[before:]]

    def events(self, kind: str = "") -> list[Any]:
        return [one.event for one in self.change.events if kind in ("", one.event.kind)]

    def health(self, tag: str) -> int:
        return self.state.characters[self.seat(tag)].health

    def look(self, tag: str | None = None) -> ArenaView:
        return ARENA.view(self.state, self.seat(tag) if tag else None)


def battle(good: str = "DD", evil: str = "DD", *, options: dict[str, Any] | None = None, **fields: Any) -> Battle:
    """`battle("CD", "BB", G1=1, E2="dead")`: everybody at 3 but those named; `round`, `quiet`, `scripted` by keyword too."""
    house = ArenaOptions.model_validate(options or {})
    state = preset("start", sides(len(good), good + evil, evil=len(evil)), house)
    for name, value in fields.items():
        set_field(state, name if name in ("round", "quiet", "scripted", "healing_seen") else f"{name}.health", value)
    document = encode(state)
    record = Record(
        id="t", game="arena", version=1, options=house.model_dump(mode="json"), seats=[{}] * len(state.characters),
        seed=bytes(32), state=document, base=document, base_n=0, n=0, hash="0" * 64,
    )  # fmt: skip
    table = Battle(ARENA, record, random.Random(0).randbytes)
    table.dice = Scripted()
    return table
