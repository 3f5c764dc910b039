"""Co-op cooking: everybody plays from a hidden hand in any order, several drafts at once, undo while others draft.

A turn is one open decision a seat, without a group: `add` puts a card into the pot, `peek` looks at the deck in
secret, `done` is the commit and bars undo. When all are done, the pot is judged by a step of the agenda.
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
    State,
    Step,
    View,
)

NIGHTS = 2  # PA-1
HAND = 3  # PA-2
LIMIT = 6  # PA-4, cards the pot holds


class Add(Action):
    kind: Literal["add"] = "add"
    cards: tuple[int, ...]


class Peek(Action):
    kind: Literal["peek"] = "peek"


class Taste(Action):
    """Builds on what is in the pot: it tells how many cards there are."""

    kind: Literal["taste"] = "taste"


class Done(Action):
    kind: Literal["done"] = "done"


class Added(Event):
    kind: Literal["added"] = "added"
    seat: int
    cards: int


class Tasted(Event):
    kind: Literal["tasted"] = "tasted"
    cards: int


class Saw(Event):
    kind: Literal["saw"] = "saw"
    card: int
    bars_undo: bool = True


class Finished(Event):
    kind: Literal["finished"] = "finished"
    seat: int
    bars_undo: bool = True


class Judged(Event):
    kind: Literal["judged"] = "judged"
    total: int


class PotJudged(Step):
    kind: Literal["pot_judged"] = "pot_judged"


class NightBegun(Step):
    kind: Literal["night_begun"] = "night_begun"


class PantryState(State):
    night: int = 0
    deck: list[int]
    hands: list[list[int]]
    pot: list[int] = []
    done: list[int] = []
    score: int = 0
    agenda: list[Annotated[PotJudged | NightBegun, Field(discriminator="kind")]] = []


class PantryView(View):
    night: int
    pot: int
    counts: tuple[int, ...]
    done: tuple[int, ...]
    score: int
    hand: tuple[int, ...] = ()


class Pantry(Game[PantryState, Any, PantryView]):
    key = "pantry"
    prefix = "PA"
    seats = (2, 4)
    length_bound = 400
    state_type = PantryState
    view_type = PantryView
    action_type = Annotated[Add | Peek | Taste | Done, Field(discriminator="kind")]
    event_type = Annotated[Added | Tasted | Saw | Finished | Judged, Field(discriminator="kind")]

    def new(self, options: Any, seats: Sequence[Joining], dice: Dice) -> PantryState:
        deck = dice.shuffle(range(1, 25), "PA-2")
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in seats]
        return PantryState(deck=deck, hands=hands, night=1)

    def decisions(self, state: PantryState) -> list[Decision]:
        if state.night > NIGHTS or state.agenda:
            return []
        return [self._turn(state, seat) for seat in range(len(state.hands)) if seat not in state.done]

    def _turn(self, state: PantryState, seat: int) -> Decision:
        name = f"n{state.night}.cook.s{seat}"
        return Decision(name, (seat,), "cook", secret=True, opens="resolved", default=Done(decision=name))

    def choices(self, state: PantryState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        if not picks:
            room = bool(state.hands[seat]) and len(state.pot) < LIMIT
            return Choices(
                "kind", (*(("add",) if room else ()), *(("peek",) if state.deck else ()), *(("taste",) if state.pot else ()), "done")
            )
        if picks[0][1] != "add":
            return None
        taken = [value for name, value in picks[1:]]
        if taken and taken[-1] is None:
            return None
        last = taken[-1] if taken else 0
        left = tuple(card for card in state.hands[seat] if card > int(last or 0))  # ascending: one canonical order
        if not left or len(state.pot) + len(taken) >= LIMIT:
            return None
        return Choices("cards", left, form="list", stop=bool(taken))

    def refusal(self, state: PantryState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        if picks[-1][0] == "kind":
            return RuleViolation("PA-4" if len(state.pot) >= LIMIT else "PA-2")
        return RuleViolation("PA-4" if len(state.pot) + len(picks) - 2 >= LIMIT else "PA-3", card=picks[-1][1])

    def apply(self, state: PantryState, seat: int, action: Any, dice: Dice) -> Iterable[Event]:
        match action:
            case Add():
                for card in action.cards:
                    state.hands[seat].remove(card)
                state.pot += action.cards
                yield Added(seat=seat, cards=len(action.cards))
            case Taste():
                yield Tasted(cards=len(state.pot))
            case Peek():
                yield Saw(card=state.deck[-1], audience=(seat,))
            case _:
                state.done.append(seat)
                yield Finished(seat=seat)
                if len(state.done) == len(state.hands):
                    state.agenda += [NightBegun(), PotJudged()]

    def step(self, state: PantryState, step: Any, dice: Dice) -> Iterable[Event]:
        if isinstance(step, PotJudged):
            state.score += sum(state.pot)
            yield Judged(total=sum(state.pot))
            return
        state.pot, state.done, state.night = [], [], state.night + 1
        for hand in state.hands:
            while state.deck and len(hand) < HAND:
                hand.append(state.deck.pop())
            hand.sort()

    def view(self, state: PantryState, seat: int | None) -> PantryView:
        hand = () if seat is None else tuple(state.hands[seat])
        counts = tuple(len(one) for one in state.hands)
        return PantryView(
            night=state.night, pot=len(state.pot), counts=counts, done=tuple(sorted(state.done)), score=state.score, hand=hand
        )

    def outcome(self, state: PantryState) -> Outcome | None:
        return Outcome("PA-1", winners=tuple(range(len(state.hands))), scores={-1: state.score}) if state.night > NIGHTS else None

    def script(self, view: PantryView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> Any:
        if view.hand and view.pot < LIMIT:
            return Add(decision=decision.id, cards=(view.hand[-1],))
        return Done(decision=decision.id)
