"""A plan for one's coming turn goes when the turn has been had, and with a notice when it became illegal (NL-R34)."""

from collections.abc import Sequence
from typing import Any

from bot.kernel.game import Action, Decision, RuleViolation
from cogs.nightlight.rules.actions import Attack, Pass, Plan, Policy
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import enemies_before
from cogs.nightlight.rules.declaring import attacking_cards
from cogs.nightlight.rules.state import NightlightState

Orders = Sequence[Policy | Plan]


def spent(state: NightlightState, orders: Orders, seat: int, decision: Decision, action: Action) -> Orders | None:
    """Without the plan of a turn whose Attack step is answered now, by the plan itself or by hand. Policies stay."""
    if decision.ask != "attack" or owner_of_decision(decision) != seat or not isinstance(action, Attack | Pass):
        return None
    left = [one for one in orders if not (isinstance(one, Plan) and one.turn <= state.animals[seat].turns)]
    return left if len(left) < len(orders) else None


def voided(state: NightlightState, orders: Orders, seat: int, open: Sequence[Decision]) -> tuple[Orders, RuleViolation | None] | None:
    """Without what a plan names and the moment that it was for refuses; `otherwise` stays. Refuses with NL-R34, once.

    A plan names attacks in order of preference: as long as one of them is legal it holds.
    """
    asked = {one.ask for one in open if owner_of_decision(one) == seat}
    for place, plan in enumerate(orders):
        if not isinstance(plan, Plan):
            continue
        found = _without(state, plan, seat, asked)
        if found is not None:
            left, why = found
            return [*orders[:place], *left, *orders[place + 1 :]], why
    return None


def _without(state: NightlightState, plan: Plan, seat: int, asked: set[str]) -> tuple[list[Plan], RuleViolation | None] | None:
    animal = state.animals[seat]
    if not animal.alive:
        return [], _dropped(state, plan, seat, "fallen")
    if plan.turn < animal.turns or (plan.turn == animal.turns and state.turn != seat):
        return [], _dropped(state, plan, seat, "turn") if plan.attacks else None
    if plan.turn != animal.turns:
        return None
    if "defend" in asked and plan.defend and not plan.toughest and not set(plan.defend) & set(state.tied):
        return [plan.model_copy(update={"defend": ()})], _dropped(state, plan, seat, "defend")
    if "attack" in asked and plan.attacks and not _legal(state, plan, seat):
        return [plan.model_copy(update={"attacks": ()})], _dropped(state, plan, seat, plan.otherwise)
    return None


def _legal(state: NightlightState, plan: Plan, seat: int) -> bool:
    animal = state.animals[seat]
    cards = {one.id for one in attacking_cards(state, animal)}
    enemies = {one.id for one in enemies_before(state, animal)}
    return any(one.card in cards and one.enemy in enemies for one in plan.attacks)


def _dropped(state: NightlightState, plan: Plan, seat: int, why: str) -> RuleViolation:
    facts: dict[str, Any] = {"animal": state.animals[seat].key}
    if plan.attacks:
        facts |= {"card": plan.attacks[0].card, "enemy": plan.attacks[0].enemy}
    if why == "defend":
        facts |= {"enemy": plan.defend[0]}
    return RuleViolation("NL-R34", key=f"nightlight-plan-dropped-{why}", **facts)
