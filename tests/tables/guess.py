"""A game for testing the door: two seats guess a die in secret, some rounds long. Never shipped."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.kernel.dice import Dice
from bot.kernel.game import (
    GM,
    Action,
    Choices,
    Choose,
    Decision,
    Event,
    Game,
    Joining,
    Note,
    Options,
    Outcome,
    Picks,
    RuleViolation,
    Seat,
    Standing,
    State,
    System,
    View,
)
from bot.kernel.secret import Secret
from bot.kernel.table import Parked

FACES = 6


class Guess(Action):
    kind: Literal["guess"] = "guess"
    face: int


class Say(Action):
    kind: Literal["say"] = "say"
    text: Note


class Mark(Action):
    """An open act without a die, which can be undone."""

    kind: Literal["mark"] = "mark"
    face: int


class Rule(Action):
    """What the GM alone may answer."""

    kind: Literal["rule"] = "rule"
    face: int


class Rolled(Event):
    kind: Literal["rolled"] = "rolled"
    round: int
    face: int


class Scored(Event):
    kind: Literal["scored"] = "scored"
    seat: int
    points: int


class Always(Standing):
    kind: Literal["always"] = "always"
    face: int


class Script(System):
    kind: Literal["script"] = "script"
    seat: int
    on: bool


class Fine(System):
    kind: Literal["fine"] = "fine"
    seat: int
    points: int
    reason: Note = ""


class GuessOptions(Options):
    rounds: int = Field(2, ge=1, le=9)
    must: bool = False  # nobody may be silent
    broken: bool = False  # the rules fail when a round closes
    endless: bool = False  # the rules never come to rest
    hides: bool = False  # nobody hears how many have answered
    texts_wait: bool = False
    cover: int = 0
    early: bool = True
    marks: bool = False


class GuessJoining(Joining):
    luck: Secret[int] | None = None
    team: str = ""


class GuessState(State):
    options: GuessOptions
    round: int = 1
    points: list[int]
    scripts: list[int] = []
    marked: list[int] = []


class GuessView(View):
    marked: tuple[int, ...]
    round: int
    points: tuple[int, ...]
    scripts: tuple[int, ...]


class GuessGame(Game[GuessState, Any, GuessView]):
    key = "guess"
    prefix = "GU"
    seats = (2, 3)
    script_levels = ("sensible", "easy")
    state_type = GuessState
    view_type = GuessView
    options_type = GuessOptions
    joining_type = GuessJoining
    action_type = Annotated[Guess | Say | Mark | Rule, Field(discriminator="kind")]
    event_type = Annotated[Rolled | Scored, Field(discriminator="kind")]
    system_type = Annotated[Script | Fine, Field(discriminator="kind")]
    standing_type = Always

    def check_joining(self, options: GuessOptions, seats: Sequence[GuessJoining], joining: GuessJoining) -> None:
        if any(joining.name == other.name for other in seats):
            raise RuleViolation("GU-1", name=joining.name)

    def new(self, options: GuessOptions, seats: Sequence[GuessJoining], dice: Dice) -> GuessState:
        return GuessState(options=options, points=[0] * len(seats))

    def decisions(self, state: GuessState) -> list[Decision]:
        if state.round > state.options.rounds:
            return []
        number, seats = state.round, range(len(state.points))
        guesses = [self._guess(state, f"r{number}.guess.s{seat}", seat) for seat in seats]
        says = [self._say(state, f"r{number}.say.s{seat}", seat) for seat in seats]
        marks = [Decision(f"r{number}.mark.s{seat}", (seat,), "mark", awaited=False) for seat in seats if state.options.marks]
        return [*guesses, *says, *marks, Decision(f"r{number}.rule", (GM,), "rule", awaited=False)]

    def _guess(self, state: GuessState, name: str, seat: Seat) -> Decision:
        options = state.options
        default = None if options.must else Guess(decision=name, face=1)
        shows = "nothing" if options.hides else "count"
        return Decision(
            name, (seat,), "guess", group=f"r{state.round}", secret=True, default=default, silence="park" if options.must else "default",
            cover=options.cover, shows=shows,
        )  # fmt: skip

    def _say(self, state: GuessState, name: str, seat: Seat) -> Decision:
        if state.options.texts_wait:
            return Decision(name, (seat,), "say", group=f"r{state.round}", secret=True, awaited=False, shows="nothing")
        return Decision(name, (seat,), "say", awaited=False)

    def choices(self, state: GuessState, seat: Seat, decision: Decision, picks: Picks) -> Choices | None:
        if decision.ask == "say":
            return (Choices("kind", ("say",)), Choices("text", form="note", limit=200), None)[len(picks)]
        return (Choices("kind", (decision.ask,)), Choices("face", tuple(range(1, FACES + 1))), None)[len(picks)]

    def refusal(self, state: GuessState, seat: Seat, decision: Decision, picks: Picks) -> RuleViolation:
        return RuleViolation("GU-2", most=FACES)

    def apply(self, state: GuessState, seat: Seat, action: Any, dice: Dice) -> Iterable[Event]:
        if isinstance(action, Mark):
            state.marked.append(action.face)
        if isinstance(action, Rule):
            state.points = [action.face] * len(state.points)
        return ()

    def resolve(self, state: GuessState, group: str, answers: Mapping[str, tuple[Seat, Any]], dice: Dice) -> Iterable[Event]:
        if state.options.endless:
            raise Parked("agenda")
        if state.options.broken:
            raise ZeroDivisionError("a secret in the message: 4711")
        (face,) = dice.roll(1, FACES, "GU-3")
        yield Rolled(round=state.round, face=face)
        for seat, action in answers.values():
            if isinstance(action, Guess):
                points = int(action.face == face)
                state.points[seat] += points
                yield Scored(seat=seat, points=points, audience=(seat,))
        state.round += 1

    def closes(self, state: GuessState, group: str, answered: Mapping[str, Any]) -> bool | None:
        return None if state.options.early else False

    def system(self, state: GuessState, act: Any, dice: Dice) -> Iterable[Event]:
        if isinstance(act, Fine):
            state.points[act.seat] -= act.points
        elif act.on:
            state.scripts.append(act.seat)
        else:
            state.scripts.remove(act.seat)
        return ()

    def standing(self, state: GuessState, seat: Seat, decision: Decision, orders: Sequence[Always]) -> Guess | None:
        if decision.ask != "guess" or not orders:
            return None
        return Guess(decision=decision.id, face=orders[0].face)

    def view(self, state: GuessState, seat: Seat | None) -> GuessView:
        return GuessView(marked=tuple(state.marked), round=state.round, points=tuple(state.points), scripts=tuple(state.scripts))

    def outcome(self, state: GuessState) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome("GU-9", winners=winners, carry={"rounds": state.options.rounds})

    def script(self, view: GuessView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> Guess:
        return Guess(decision=decision.id, face=rng.randint(1, FACES))

    def script_says(self, view: GuessView, decision: Decision, rng: random.Random, language: str) -> Say | None:
        return Say(decision=decision.id, text=f"{language}: hm") if decision.ask == "say" else None


GUESS = GuessGame()
