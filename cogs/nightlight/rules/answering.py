"""An answer outside a group is carried out."""

from collections.abc import Iterable

from bot.kernel.dice import Dice
from bot.kernel.game import Decision, Event
from cogs.nightlight.rules import actions
from cogs.nightlight.rules.actions import NightlightAction
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.carrying import choose
from cogs.nightlight.rules.events import HandedOver
from cogs.nightlight.rules.freeing import use
from cogs.nightlight.rules.heirlooms import inherit
from cogs.nightlight.rules.looking import put
from cogs.nightlight.rules.raiding import confirm, propose, resolve_rankings, take
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.turns import attack, begin, defend, pass_attack
from cogs.nightlight.rules.windows import pass_window


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
