"""Nightlight, tied together for the kernel."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.kernel.dice import Dice
from bot.kernel.game import Choices, Choose, Decision, Event, Game, Outcome, Picks, RuleViolation
from cogs.nightlight.rules import actions, steps
from cogs.nightlight.rules.actions import NightlightAction, NightlightStanding, Rank
from cogs.nightlight.rules.acts import NightlightSystem
from cogs.nightlight.rules.asking import open_decisions, owner_of_decision
from cogs.nightlight.rules.attacking import (
    attack_after,
    attack_compared,
    attack_declared,
    attack_ended,
    attack_rolled,
    boss_attacks,
    rolled_window,
)
from cogs.nightlight.rules.carrying import boss_fell, carried, choose
from cogs.nightlight.rules.choosing import choices
from cogs.nightlight.rules.dealing import nightmare_creeps
from cogs.nightlight.rules.dreams import turn_up
from cogs.nightlight.rules.events import HandedOver, NightlightEvent
from cogs.nightlight.rules.freeing import resumed, use
from cogs.nightlight.rules.heirlooms import inherit, inherited
from cogs.nightlight.rules.looking import put
from cogs.nightlight.rules.loom import boss_arrives, boss_exhausted, boss_looms
from cogs.nightlight.rules.odds import preview
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.policies import standing_answer
from cogs.nightlight.rules.raiding import confirm, propose, raid_cleared, raid_laid, resolve_rankings, take
from cogs.nightlight.rules.refusing import refusal
from cogs.nightlight.rules.rounds import encounters_begun, round_ended
from cogs.nightlight.rules.ruling import rule
from cogs.nightlight.rules.samples import largest_night, sample_night
from cogs.nightlight.rules.setup import check_animal, check_start, new_night, night_begun
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.rules.turns import (
    attack,
    attack_asked,
    attackers,
    begin,
    defend,
    defended,
    pass_attack,
    round_checked,
    turn_ahead,
    turn_over,
)
from cogs.nightlight.rules.windows import close_window, open_window, pass_window
from cogs.nightlight.script import LEVELS, script_answer
from cogs.nightlight.view import NightlightView, build_view


class Nightlight(Game[NightlightState, Any, NightlightView]):
    """Stuffed animals against the Nightmare, three rounds until sunrise."""

    key = "nightlight"
    prefix = "NL"
    version = 1
    finished = False
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

    def step(self, state: NightlightState, step: steps.AnyStep, dice: Dice) -> Iterable[Event]:
        return carry_out(state, step, dice)

    def system(self, state: NightlightState, act: NightlightSystem, dice: Dice) -> Iterable[Event]:
        return rule(state, act, dice)

    def standing(self, state: NightlightState, seat: int, decision: Decision, orders: Sequence[NightlightStanding]) -> Any:
        """A seat's orders answer for its own animal only."""
        return standing_answer(state, decision, orders) if seat == owner_of_decision(decision) else None

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


def answer(state: NightlightState, seat: int, decision: Decision, action: NightlightAction, dice: Dice) -> Iterable[Event]:
    """One answer outside a group. `seat` is who answers, the animal that of the decision."""
    owner = owner_of_decision(decision)
    match action:
        case actions.HandOver():
            return _hand_over(state, owner, decision)
        case actions.Rank():
            return resolve_rankings(state, {owner: action}, dice)
        case actions.Take():
            return take(state, owner, action, dice)
        case actions.Propose():
            return propose(state, seat, action, dice)
        case actions.Confirm():
            return confirm(state, owner, action, dice)
        case actions.Begin():
            return begin(state, owner)
        case actions.Defend():
            return defend(state, owner, action.denizen)
        case actions.Attack():
            return attack(state, owner, action)
        case actions.Free():
            return use(state, owner, action, dice)
        case actions.Choose():
            return choose(state, owner, action.targets or action.dice, dice)
        case actions.Put():
            return put(state, action.cards)
        case actions.Inherit():
            return inherit(state, owner, action.card)
        case actions.Pass():
            return _pass(state, owner, decision)


def _pass(state: NightlightState, seat: int, decision: Decision) -> Iterable[Event]:
    match decision.ask:
        case "attack":
            return pass_attack(state, seat)
        case "inherit":
            return inherit(state, seat, None)
        case _:
            return pass_window(state, seat)


def _hand_over(state: NightlightState, seat: int, decision: Decision) -> Iterable[Event]:
    """The same question again, now to two (NL-R40)."""
    state.handed_over = decision.id
    yield HandedOver(seat=seat, by=state.stand_ins[seat])


def carry_out(state: NightlightState, step: steps.AnyStep, dice: Dice) -> Iterable[Event]:
    """One step of the agenda."""
    match step:
        case steps.DreamTurned():
            return turn_up(state, dice)
        case steps.BossArrives():
            return boss_arrives(state)
        case steps.RaidLaid():
            return raid_laid(state, step, dice)
        case steps.RaidCleared():
            return raid_cleared(state)
        case steps.NightmareCreeps():
            return nightmare_creeps(state, dice)
        case steps.EncountersBegun():
            return encounters_begun(state)
        case steps.WindowOpened():
            return _open(state, step)
        case steps.WindowClosed():
            return _silently(close_window(state))
        case steps.Resumed():
            return resumed(state)
        case steps.Carried():
            return carried(state, step, dice)
        case steps.Inherited():
            return inherited(state, step)
        case steps.RoundEnded():
            return round_ended(state, dice)
        case _:
            return _fight(state, step, dice)


def _fight(state: NightlightState, step: steps.AnyStep, dice: Dice) -> Iterable[Event]:
    match step:
        case steps.TurnAhead():
            return turn_ahead(state, step)
        case steps.RoundChecked():
            return round_checked(state, step)
        case steps.BossLooms():
            return boss_looms(state)
        case steps.BossAttacks():
            return boss_attacks(state, step)
        case steps.BossExhausted():
            return boss_exhausted(state)
        case steps.BossFell():
            return boss_fell(state, step)
        case steps.Defended():
            return defended(state, step)
        case steps.AttackAsked():
            return attack_asked(state, step)
        case steps.TurnOver():
            return turn_over(state, step)
        case steps.AttackDeclared():
            return attack_declared(state)
        case steps.AttackRolled():
            return attack_rolled(state, dice)
        case steps.RolledWindow():
            return rolled_window(state)
        case steps.AttackCompared():
            return attack_compared(state, dice)
        case steps.AttackAfter():
            return attack_after(state)
        case steps.AttackEnded():
            return attack_ended(state)
        case _:
            raise ValueError(f"{step.kind} is no step of a fight")


def _open(state: NightlightState, step: steps.WindowOpened) -> Iterable[Event]:
    """Of a turn only while its animal lives; before a Defend that will be skipped nobody is asked (NL-R4)."""
    animal = state.animals[state.turn] if state.turn is not None else None
    if step.moment in ("defend", "between") and animal is not None:
        idle = step.moment == "defend" and state.options.free_stop != "all" and not attackers(state, animal)
        if idle or not animal.alive:
            return ()
    open_window(state, step.moment)
    return ()


def _silently(done: None) -> Iterable[Event]:
    return ()


NIGHTLIGHT = Nightlight()
