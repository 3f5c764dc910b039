"""Night Class, tied together for the kernel."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.kernel.dice import Dice
from bot.kernel.game import Choices, Choose, Decision, Event, Game, Outcome, Picks, RuleViolation
from cogs.night_class.rules.actions import Check, Commit, NightAction, NightStanding, Undo
from cogs.night_class.rules.acts import JoinLate, Leave, NightSystem
from cogs.night_class.rules.choosing import hero_choices, plot_choices
from cogs.night_class.rules.drafting import assign, commit, take_back
from cogs.night_class.rules.events import NightEvent
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.plot import preset_choice, silent_choice
from cogs.night_class.rules.previews import preview_act
from cogs.night_class.rules.refusing import hero_refusal, plot_refusal
from cogs.night_class.rules.samples import largest_night, sample_night
from cogs.night_class.rules.score import score_of
from cogs.night_class.rules.setup import check_hero, check_start, join_late, new_night
from cogs.night_class.rules.state import NightJoining, NightState, RoundEnded, TurnBegun
from cogs.night_class.rules.turns import close_plot, leave, round_ended, turn_begun, turn_opened
from cogs.night_class.rules.words import Column
from cogs.night_class.script import LEVELS, script_answer
from cogs.night_class.view import NightView, build_view


class NightClass(Game[NightState, Any, NightView]):
    """One roll for everybody, an own sheet for each."""

    key = "night_class"
    prefix = "NC"
    version = 1
    finished = True
    seats = (1, 8)
    seats_per_person = 1
    goes_on = True
    script_levels = LEVELS
    named_rolls = True  # NC-POST-a
    leaver = "out"  # NC-POST-s
    length_bound = 20_000  # 22 turns of 8 seats; a draft may be taken back and begun again without end, a random one rarely is

    state_type = NightState
    view_type = NightView
    options_type = NightOptions
    joining_type = NightJoining
    action_type = NightAction
    event_type = NightEvent
    system_type = NightSystem
    standing_type = NightStanding

    def sample(self, rng: random.Random) -> tuple[NightOptions, list[NightJoining]]:
        return sample_night(rng)

    def largest(self) -> NightState:
        return largest_night()

    def check_joining(self, options: NightOptions, seats: Sequence[NightJoining], joining: NightJoining) -> None:
        check_hero(seats, joining)

    def check_table(self, options: NightOptions, seats: Sequence[NightJoining]) -> None:
        check_start(seats)

    def new(self, options: NightOptions, seats: Sequence[NightJoining], dice: Dice) -> NightState:
        return new_night(options, seats, dice)

    def opening_events(self, state: NightState) -> Iterable[Event]:
        yield turn_opened(state)

    def decisions(self, state: NightState) -> list[Decision]:
        """Of all seats still in the game at once: who has committed is asked nothing more this turn."""
        if state.is_over or state.agenda:
            return []
        if state.phase == "plot":
            return [self._box(state, seat) for seat in state.playing]
        return [self._turn(state, seat) for seat in state.playing if not state.drafts[seat].committed]

    def _box(self, state: NightState, seat: int) -> Decision:
        """A sealed group; of a table of one no group, so that nothing waits for a closing (NC-POST-p)."""
        name = f"t{state.turn}.plot.s{seat}"
        silent = Check(decision=name, column=silent_choice(night_of(state.options), state.sheets[seat]))
        group = f"t{state.turn}.plot" if len(state.sheets) > 1 else None
        return Decision(name, (seat,), "plot", group=group, secret=True, default=silent)

    def _turn(self, state: NightState, seat: int) -> Decision:
        """One id from the first assignment to the commit, whatever chain is open (NC-POST-j)."""
        name = f"t{state.turn}.hero.s{seat}"
        return Decision(name, (seat,), "hero", secret=True, default=Commit(decision=name))

    def choices(self, state: NightState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        night = night_of(state.options)
        if decision.ask == "plot":
            return plot_choices(night, state.sheets[seat], picks)
        draft = state.drafts[seat]
        return hero_choices(night, draft.sheet, picks, can_undo=draft.can_undo)

    def refusal(self, state: NightState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        night = night_of(state.options)
        if decision.ask == "plot":
            return plot_refusal(night, state.sheets[seat], picks)
        draft = state.drafts[seat]
        return hero_refusal(night, draft.sheet, picks, roll=state.roll, acts=len(draft.acts))

    def apply(self, state: NightState, seat: int, action: NightAction, dice: Dice) -> Iterable[Event]:
        match action:
            case Check():
                return close_plot(state, {seat: action.column}, dice)
            case Undo():
                return take_back(state, seat)
            case Commit():
                return commit(state, seat, action)
            case _:
                return assign(state, seat, action, dice)

    def resolve(self, state: NightState, group: str, answers: Mapping[str, tuple[int, NightAction]], dice: Dice) -> Iterable[Event]:
        chosen: dict[int, Column] = {seat: action.column for seat, action in answers.values() if isinstance(action, Check)}
        return close_plot(state, chosen, dice)

    def step(self, state: NightState, step: RoundEnded | TurnBegun, dice: Dice) -> Iterable[Event]:
        match step:
            case RoundEnded():
                return round_ended(state)
            case TurnBegun():
                return turn_begun(state, dice)

    def system(self, state: NightState, act: NightSystem, dice: Dice) -> Iterable[Event]:
        match act:
            case JoinLate():
                return join_late(state, act, dice)
            case Leave():
                return leave(state, act)

    def leave_act(self, state: NightState, seat: int) -> Leave | None:
        return Leave(seat=seat) if state.takes_part(seat) else None

    def takes_late(self, state: NightState) -> bool:
        return state.turn == 1 and state.phase == "plot" and len(state.sheets) < self.seats[1]

    def join_act(self, state: NightState, joining: NightJoining) -> JoinLate:
        return JoinLate(joining=joining)

    def standing(self, state: NightState, seat: int, decision: Decision, orders: Sequence[NightStanding]) -> NightAction | None:
        """A preset answers the Plot die; where nothing it names can be checked without losing, the seat is asked."""
        if decision.ask != "plot" or not orders:
            return None
        sheet = state.sheets[seat]
        column = preset_choice(night_of(state.options), sheet, orders[0].order[sheet.plot - 1])
        return Check(decision=decision.id, column=column) if column else None

    def view(self, state: NightState, seat: int | None) -> NightView:
        return build_view(state, seat)

    def preview(self, view: NightView, seat: int, action: NightAction) -> Mapping[str, Any] | None:
        return preview_act(night_of(view.options), view.sheet, action) if view.you is not None else None

    def outcome(self, state: NightState) -> Outcome | None:
        if not state.is_over:
            return None
        night, only = night_of(state.options), state.sheets[0].end if len(state.sheets) == 1 else None
        won = tuple(seat for seat, sheet in enumerate(state.sheets) if sheet.status == "won")
        return Outcome(
            only.cause if only else "NC-POST-m",
            winners=won,
            losers=tuple(seat for seat in range(len(state.sheets)) if seat not in won),
            scores={seat: score_of(night, sheet).total for seat, sheet in enumerate(state.sheets)},
        )

    def script(self, view: NightView, decision: Decision, choose: Choose, rng: random.Random, level: str = "plain") -> NightAction:
        return script_answer(view, decision, rng, level)


NIGHT_CLASS = NightClass()
