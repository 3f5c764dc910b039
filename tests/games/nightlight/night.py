"""A night in one call: positions by name, dice as told."""

import random
from typing import Any

from bot.kernel.change import Record, encode
from bot.kernel.dice import Scripted
from bot.kernel.game import RuleViolation
from bot.kernel.table import Table
from bot.kernel.walk import actions_of
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.positions import get_field, preset, set_field
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.view import NightlightView


class Evening(Table):
    """A kernel table with told dice; seats count from 0."""

    dice: Scripted
    state: NightlightState

    def dice_of(self, entry: Any) -> Any:
        self.dice.log = []
        return self.dice

    def open_for(self, seat: int, kind: str) -> str:
        """The decision of the seat that takes that kind; else its first, which then refuses it."""
        mine = [one for one in self.decisions if seat in one.asked]
        for one in mine:
            choices = NIGHTLIGHT.choices(self.state, seat, one, ())
            if choices is not None and kind in choices.values:
                return one.id
        return mine[0].id if mine else f"nothing.s{seat}"

    def do(self, kind: str, seat: int = 0, **fields: Any) -> list[Any]:
        """One act of a seat; the events it brought."""
        before = len(self.change.events)
        document = {"kind": kind, "decision": self.open_for(seat, kind), **fields}
        self.take(seat, actions_of(NIGHTLIGHT).validate_python(document), 0)
        return [one.event for one in self.change.events[before:]]

    def refused(self, kind: str, seat: int = 0, **fields: Any) -> str:
        """The id that refuses an act; state and dice stay as they were."""
        before, dice = encode(self.state), list(self.dice.faces)
        try:
            self.do(kind, seat, **fields)
        except RuleViolation as violation:
            assert encode(self.state) == before
            assert self.dice.faces == dice
            return violation.rule
        return "taken"

    def rank(self, *rankings: list[str], **skills: list[str]) -> list[Any]:
        """Rankings of seats 0, 1, …; `s1=["FOX2"]` the skills that seat 1 wants of its lessons. Closes the raid."""
        before = len(self.change.events)
        for seat, cards in enumerate(rankings):
            if cards:
                self.do("rank", seat, cards=cards, skills=skills.get(f"s{seat}", []))
        group = next((one.group for one in self.decisions if one.group), None)
        if group is not None:
            self.close(group, 0)
        return [one.event for one in self.change.events[before:]]

    def of(self, path: str) -> Any:
        return get_field(self.state, path)

    def asked(self) -> list[str]:
        """What is awaited now: ids."""
        return [one.id for one in self.decisions if one.awaited]

    def offered(self, seat: int, *picks: tuple[str, Any]) -> tuple[Any, ...]:
        """The values of the next field after `picks`, of the decision that takes the first."""
        kind = str(picks[0][1]) if picks else ""
        decision = next(one for one in self.decisions if one.id == self.open_for(seat, kind))
        choices = NIGHTLIGHT.choices(self.state, seat, decision, picks)
        return choices.values if choices is not None else ()

    def look(self, seat: int | None = None) -> NightlightView:
        return NIGHTLIGHT.view(self.state, seat)

    def kinds(self) -> list[str]:
        return [one.event.kind for one in self.change.events]

    def events(self, kind: str) -> list[Any]:
        return [one.event for one in self.change.events if one.event.kind == kind]


def night(
    *animals: str, at: str = "attack", dice: list[int] | None = None, labelled: dict[str, list[Any]] | None = None,
    options: dict[str, Any] | None = None, **fields: Any,
) -> Evening:  # fmt: skip
    """`night("FOX", "OWL", P1__stash=["W02#1"], P1__front=["Z01#1"])`: the Attack step of the first player, but as told.

    Names of dots are written with two underscores. Dice are told; an empty list proves that none falls.
    """
    house = NightlightOptions.model_validate({"dream": "zordo", **(options or {})})
    seats = [NightlightJoining(name=f"Player {seat + 1}", animal=animal) for seat, animal in enumerate(animals)]
    state = preset(at, seats, house)
    for name, value in fields.items():
        set_field(state, name.replace("__", "."), value)
    document = encode(state)
    record = Record(
        id="t", game="nightlight", version=1, options=house.model_dump(mode="json"), seats=[{}] * len(seats),
        seed=bytes(32), state=document, base=document, base_n=0, n=0, hash="0" * 64,
    )  # fmt: skip
    table = Evening(NIGHTLIGHT, record, random.Random(0).randbytes)
    table.dice = Scripted(faces=list(dice or []), labelled=labelled or {})
    return table
