"""Nightlight, tied together for the kernel."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.kernel.dice import Dice
from bot.kernel.game import Choices, Choose, Decision, Event, Game, Outcome, Picks, RuleViolation
from cogs.nightlight import own_sets
from cogs.nightlight.rules.actions import NightlightAction, NightlightStanding, Rank
from cogs.nightlight.rules.acts import NightlightSystem
from cogs.nightlight.rules.answering import answer
from cogs.nightlight.rules.asking import open_decisions, owner_of_decision
from cogs.nightlight.rules.choosing import choices
from cogs.nightlight.rules.events import NightlightEvent
from cogs.nightlight.rules.odds import preview
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.plans import spent, voided
from cogs.nightlight.rules.policies import standing_answer
from cogs.nightlight.rules.raiding import resolve_rankings
from cogs.nightlight.rules.refusing import refusal
from cogs.nightlight.rules.ruling import rule
from cogs.nightlight.rules.samples import largest_night, sample_night
from cogs.nightlight.rules.setup import check_animal, check_start, new_night, night_begun
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.rules.stepping import carry_out
from cogs.nightlight.rules.steps import AnyStep
from cogs.nightlight.script import LEVELS, script_answer
from cogs.nightlight.view import NightlightView, build_view


class Nightlight(Game[NightlightState, Any, NightlightView]):
    """Stuffed animals against the Nightmare, three rounds until sunrise."""

    key = "nightlight"
    prefix = "NL"
    version = 1
    finished = True
    seats = (1, 4)  # NL-R1
    seats_per_person = 4  # no more than `lone_pair` says
    script_levels = LEVELS
    goes_on = True
    length_bound = 6_000

    state_type = NightlightState
    view_type = NightlightView
    options_type = NightlightOptions
    joining_type = NightlightJoining
    action_type = NightlightAction
    event_type = NightlightEvent
    system_type = NightlightSystem
    standing_type = NightlightStanding

    def sample(self, rng: random.Random) -> tuple[NightlightOptions, list[NightlightJoining]]:
        return sample_night(rng)

    def largest(self) -> NightlightState:
        return largest_night()

    def check_joining(self, options: NightlightOptions, seats: Sequence[NightlightJoining], joining: NightlightJoining) -> None:
        check_animal(options, seats, joining)

    def check_table(self, options: NightlightOptions, seats: Sequence[NightlightJoining]) -> None:
        check_start(options, seats)

    def seats_each(self, options: NightlightOptions) -> int:
        """How many animals one person may play (NL-R1)."""
        return int(options.lone_pair)

    def bound(self, options: NightlightOptions) -> tuple[NightlightOptions, Mapping[str, Any] | None]:
        """An own set by its name and seal, with its files: what becomes of them later changes no night (NL-CON-b)."""
        name = own_sets.bound_name(options.cards)
        return options.model_copy(update={"cards": name}), own_sets.content_of(name)

    def learn(self, content: Mapping[str, Any], *, keep: bool) -> None:
        own_sets.learn(content, keep=keep)

    def lacks(self, options: NightlightOptions) -> str:
        return own_sets.lacks(options.cards)

    def new(self, options: NightlightOptions, seats: Sequence[NightlightJoining], dice: Dice) -> NightlightState:
        return new_night(options, seats, dice)

    def opening_events(self, state: NightlightState) -> Iterable[Event]:
        yield night_begun(state)

    def decisions(self, state: NightlightState) -> list[Decision]:
        return open_decisions(state)

    def choices(self, state: NightlightState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        return choices(state, seat, decision, picks)

    def refusal(self, state: NightlightState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        return refusal(state, seat, decision, picks)

    def apply(self, state: NightlightState, seat: int, action: NightlightAction, dice: Dice) -> Iterable[Event]:
        decision = next(one for one in open_decisions(state) if one.id == action.decision)
        return answer(state, seat, decision, action, dice)

    def resolve(self, state: NightlightState, group: str, answers: Mapping[str, tuple[int, Any]], dice: Dice) -> Iterable[Event]:
        ranks: dict[int, Rank] = {int(id.rpartition(".s")[2]): action for id, (_, action) in answers.items()}
        return resolve_rankings(state, ranks, dice)

    def step(self, state: NightlightState, step: AnyStep, dice: Dice) -> Iterable[Event]:
        return carry_out(state, step, dice)

    def system(self, state: NightlightState, act: NightlightSystem, dice: Dice) -> Iterable[Event]:
        return rule(state, act, dice)

    def standing(self, state: NightlightState, seat: int, decision: Decision, orders: Sequence[NightlightStanding]) -> Any:
        """A seat's orders answer for its own animal only."""
        return standing_answer(state, decision, orders) if seat == owner_of_decision(decision) else None

    def spent(
        self, state: NightlightState, orders: Sequence[NightlightStanding], seat: int, decision: Decision, action: NightlightAction
    ) -> Sequence[NightlightStanding] | None:
        return spent(state, orders, seat, decision, action)

    def voided(
        self, state: NightlightState, orders: Sequence[NightlightStanding], seat: int, open: Sequence[Decision]
    ) -> tuple[Sequence[NightlightStanding], RuleViolation | None] | None:
        return voided(state, orders, seat, open)

    def view(self, state: NightlightState, seat: int | None) -> NightlightView:
        return build_view(state, seat)

    def preview(self, view: NightlightView, seat: int, action: NightlightAction) -> Mapping[str, Any] | None:
        return preview(view, seat, action)

    def outcome(self, state: NightlightState) -> Outcome | None:
        """All win or all lose (NL-OBJ-a); no score (NL-R38)."""
        if not state.is_over:
            return None
        seats = tuple(range(len(state.animals)))
        won = state.status == "won"
        return Outcome(state.cause, winners=seats if won else (), losers=() if won else seats)

    def script(self, view: NightlightView, decision: Decision, choose: Choose, rng: random.Random, level: str = "team") -> NightlightAction:
        return script_answer(view, decision, choose, rng, level)


NIGHTLIGHT = Nightlight()
