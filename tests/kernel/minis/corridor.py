"""A runner's hidden path past a guard: a window inside a two-step attack inside a move of several steps.

Seat 0 runs from cell 0 to the end, seat 1 guards. Each step of the path is a step of the agenda; a guarded cell starts an
attack (declared, rolled, compared) with a window after each of its first two steps. Standing orders answer windows.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.kernel.dice import Dice
from bot.kernel.game import (
    Action,
    Choices,
    Choose,
    Decision,
    Event,
    Game,
    Joining,
    Outcome,
    Picks,
    RuleViolation,
    Standing,
    State,
    Step,
    View,
)

LENGTH = 6  # CO-1
GUARDED = (2, 4)  # CO-2
TURNS = 12  # CO-3
HIT = 4  # CO-5
PATH = 3  # CO-4
RUNNER, GUARD = 0, 1


class Run(Action):
    """The whole path, forward or back, hidden until each step is taken."""

    kind: Literal["run"] = "run"
    way: tuple[int, ...]


class Use(Action):
    """Spends a token in a window: a dodge of the runner's, a blow of the guard's."""

    kind: Literal["use"] = "use"


class Pass(Action):
    kind: Literal["pass"] = "pass"


class UseBelow(Standing):
    """Policy for one's own windows: spend a token while health (the runner's) is at most `health`, else pass."""

    kind: Literal["use_below"] = "use_below"
    health: int


class PathLaid(Event):
    kind: Literal["path_laid"] = "path_laid"
    way: tuple[int, ...]


class Stepped(Event):
    kind: Literal["stepped"] = "stepped"
    cell: int


class Declared(Event):
    kind: Literal["declared"] = "declared"
    cell: int


class Rolled(Event):
    kind: Literal["rolled"] = "rolled"
    face: int


class Compared(Event):
    kind: Literal["compared"] = "compared"
    total: int
    hit: bool


class Used(Event):
    kind: Literal["used"] = "used"
    seat: int


class StepTaken(Step):
    kind: Literal["step_taken"] = "step_taken"
    by: int


class AttackDeclared(Step):
    kind: Literal["attack_declared"] = "attack_declared"
    cell: int


class AttackRolled(Step):
    kind: Literal["attack_rolled"] = "attack_rolled"


class AttackCompared(Step):
    kind: Literal["attack_compared"] = "attack_compared"
    face: int


AnyStep = Annotated[StepTaken | AttackDeclared | AttackRolled | AttackCompared, Field(discriminator="kind")]


class CorridorState(State):
    cell: int = 0
    health: int = 3
    turn: int = 1
    attacks: int = 0
    dodges: int = 2
    blows: int = 2
    window: str = ""  # "declared": the runner's, "rolled": the guard's
    used: list[int] = []  # who spent a token in this attack
    agenda: list[AnyStep] = []


class CorridorView(View):
    cell: int
    health: int
    turn: int
    window: str
    attacks: int
    tokens: int | None = None
    way: tuple[int, ...] = ()  # what is left of the own path


class Corridor(Game[CorridorState, Any, CorridorView]):
    key = "corridor"
    prefix = "CO"
    seats = (2, 2)
    length_bound = 300
    state_type = CorridorState
    view_type = CorridorView
    action_type = Annotated[Run | Use | Pass, Field(discriminator="kind")]
    event_type = Annotated[PathLaid | Stepped | Declared | Rolled | Compared | Used, Field(discriminator="kind")]
    standing_type = UseBelow

    def new(self, options: Any, seats: Sequence[Joining], dice: Dice) -> CorridorState:
        return CorridorState()

    def decisions(self, state: CorridorState) -> list[Decision]:
        if self.outcome(state) is not None:
            return []
        if state.window:
            seat = RUNNER if state.window == "declared" else GUARD
            name = f"t{state.turn}.a{state.attacks}.{state.window}"
            return [Decision(name, (seat,), state.window, default=Pass(decision=name), silence="pass", pace="window")]
        if state.agenda:
            return []
        name = f"t{state.turn}.run"
        return [Decision(name, (RUNNER,), "run", secret=True, default=Run(decision=name, way=(1,)))]

    def choices(self, state: CorridorState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        if not picks:
            if decision.ask != "run":
                return Choices("kind", (*(("use",) if self._tokens(state, seat) else ()), "pass"))
            return Choices("kind", ("run",))
        if picks[0][1] != "run":
            return None
        way = [int(step) for name, step in picks[1:] if step is not None]
        if len(way) < len(picks) - 1 or len(way) == PATH:
            return None
        at = state.cell + sum(way)
        return Choices("way", tuple(by for by in (-1, 1) if 0 <= at + by <= LENGTH), form="list", stop=bool(way))

    def refusal(self, state: CorridorState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        if decision.ask != "run":
            return RuleViolation("CO-6")
        return RuleViolation("CO-4", longest=PATH)

    def _tokens(self, state: CorridorState, seat: int) -> int:
        return state.dodges if seat == RUNNER else state.blows

    def apply(self, state: CorridorState, seat: int, action: Any, dice: Dice) -> Iterable[Event]:
        match action:
            case Run():
                state.agenda += [StepTaken(by=by) for by in reversed(action.way)]
                state.turn += 1
                yield PathLaid(way=action.way, audience=(RUNNER,))
            case Use():
                state.window = ""
                state.used.append(seat)
                state.dodges, state.blows = state.dodges - (seat == RUNNER), state.blows - (seat == GUARD)
                yield Used(seat=seat)
            case _:
                state.window = ""

    def step(self, state: CorridorState, step: Any, dice: Dice) -> Iterable[Event]:
        match step:
            case StepTaken():
                if state.health <= 0 or state.cell >= LENGTH:
                    return
                state.cell += step.by
                yield Stepped(cell=state.cell)
                if state.cell in GUARDED:
                    state.agenda.append(AttackDeclared(cell=state.cell))
            case AttackDeclared():
                state.attacks += 1
                state.used = []
                state.agenda.append(AttackRolled())  # first what follows, then the window
                state.window = "declared"
                yield Declared(cell=step.cell)
            case AttackRolled():
                (face,) = dice.roll(1, 6, "CO-5")
                state.agenda.append(AttackCompared(face=face))
                state.window = "rolled"
                yield Rolled(face=face)
            case _:
                total = step.face - 2 * (RUNNER in state.used) + 2 * (GUARD in state.used)
                state.health -= total >= HIT
                yield Compared(total=total, hit=total >= HIT)

    def standing(self, state: CorridorState, seat: int, decision: Decision, orders: Sequence[UseBelow]) -> Any:
        if decision.ask == "run" or not orders:
            return None
        wanted = state.health <= orders[0].health
        return Use(decision=decision.id) if wanted else Pass(decision=decision.id)

    def view(self, state: CorridorState, seat: int | None) -> CorridorView:
        way = tuple(step.by for step in reversed(state.agenda) if isinstance(step, StepTaken)) if seat == RUNNER else ()
        tokens = None if seat is None else self._tokens(state, seat)
        return CorridorView(
            cell=state.cell, health=state.health, turn=state.turn, window=state.window, attacks=state.attacks, tokens=tokens, way=way
        )

    def outcome(self, state: CorridorState) -> Outcome | None:
        if state.health <= 0:
            return Outcome("CO-5", winners=(GUARD,), losers=(RUNNER,))
        if state.cell >= LENGTH:
            return Outcome("CO-1", winners=(RUNNER,), losers=(GUARD,))
        if state.turn > TURNS and not state.agenda and not state.window:
            return Outcome("CO-3", winners=(GUARD,), losers=(RUNNER,))
        return None

    def script(self, view: CorridorView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> Any:
        if decision.ask == "run":
            return Run(decision=decision.id, way=(1,) * min(PATH, LENGTH - view.cell))
        return Use(decision=decision.id) if view.tokens and rng.random() < 0.5 else Pass(decision=decision.id)
