"""A night in one call: fields of the first seat by name, dice as told."""

import random
from typing import Any

from bot.kernel.change import Record, encode
from bot.kernel.dice import Scripted
from bot.kernel.game import RuleViolation
from bot.kernel.table import Table
from bot.kernel.walk import actions_of
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.positions import get_field, preset, set_field
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import NightJoining, NightState
from cogs.night_class.view import NightView

PLOT_OF = {f"t{turn}.plot": 6 for turn in range(1, 30)}


class Evening(Table):
    """A kernel table with told dice; seats count from 0."""

    dice: Scripted
    state: NightState

    def dice_of(self, entry: Any) -> Any:
        self.dice.log = []
        return self.dice

    def do(self, kind: str, seat: int = 0, **fields: Any) -> list[Any]:
        """One act of a seat in the open step; the events it brought."""
        ask = "plot" if self.state.phase == "plot" else "hero"
        document = {"kind": kind, "decision": f"t{self.state.turn}.{ask}.s{seat}", **fields}
        before = len(self.change.events)
        self.take(seat, actions_of(NIGHT_CLASS).validate_python(document), 0)
        return [one.event for one in self.change.events[before:]]

    def refused(self, kind: str, seat: int = 0, **fields: Any) -> str:
        """The id that refuses an act; the state stays as it was."""
        before = encode(self.state)
        try:
            self.do(kind, seat, **fields)
        except RuleViolation as violation:
            assert encode(self.state) == before
            return violation.rule
        return "taken"

    def of(self, path: str, seat: int = 0) -> Any:
        return get_field(self.state, f"P{seat + 1}.{path}")

    def sheet(self, seat: int = 0) -> Sheet:
        """The draft while the turn is open, else the sheet."""
        draft = self.state.drafts.get(seat)
        return draft.sheet if draft else self.state.sheets[seat]

    def offered(self, seat: int = 0, *picks: tuple[str, Any]) -> tuple[Any, ...]:
        """The values of the next field after `picks`."""
        decision = next(one for one in self.decisions if seat in one.asked)
        choices = NIGHT_CLASS.choices(self.state, seat, decision, picks)
        return choices.values if choices is not None else ()

    def may_stop(self, seat: int = 0, *picks: tuple[str, Any]) -> bool:
        decision = next(one for one in self.decisions if seat in one.asked)
        choices = NIGHT_CLASS.choices(self.state, seat, decision, picks)
        return choices is not None and choices.stop

    def look(self, seat: int | None = None) -> NightView:
        return NIGHT_CLASS.view(self.state, seat)

    def events(self, kind: str) -> list[Any]:
        return [one.event for one in self.change.events if one.event.kind == kind]


def night(phase: str = "hero", *, people: int = 1, options: dict[str, Any] | None = None, names: dict[str, int] | None = None,
          turn: int = 1, **fields: Any) -> Evening:  # fmt: skip
    """`night(hero="K4", dice=[1, 2])`: everybody on the start space but as told. Fields are set for all seats.

    Names of dots are written with two underscores: `boxes__goo=2`. Every coming Plot die shows a 6 unless told.
    """
    house = NightOptions.model_validate(options or {})
    state = preset(phase, [NightJoining(name=f"Hero {seat + 1}") for seat in range(people)], house)
    set_field(state, "turn", turn)
    for name, value in fields.items():
        path = name.replace("__", ".")
        if path in ("plot", "roll"):
            set_field(state, path, value)
        else:
            for seat in range(people):
                set_field(state, f"P{seat + 1}.{path}", value)
    document = encode(state)
    record = Record(
        id="t", game="night_class", version=1, options=house.model_dump(mode="json"), seats=[{}] * people,
        seed=bytes(32), state=document, base=document, base_n=0, n=0, hash="0" * 64,
    )  # fmt: skip
    table = Evening(NIGHT_CLASS, record, random.Random(0).randbytes)
    own = {f"s{seat}.{key}": face for seat in range(people) for key, face in PLOT_OF.items()}
    table.dice = Scripted(names={**PLOT_OF, **own, **(names or {})})
    return table
