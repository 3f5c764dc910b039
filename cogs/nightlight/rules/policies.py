"""Standing orders: what a card's owner wants done without being asked, and orders for the coming turn (NL-R34, NL-R41)."""

from collections.abc import Sequence

from bot.kernel.game import Decision
from cogs.nightlight.rules.actions import Attack, Begin, Choose, Condition, Defend, Free, NightlightAction, Pass, Plan, Policy, Put
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import Board, animal_named, enemies_before, living
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.carrying import free_questions
from cogs.nightlight.rules.choosing import question_for
from cogs.nightlight.rules.declaring import attacking_cards, wish_questions
from cogs.nightlight.rules.numbers import damage_of, is_animal, left_of, pool_size, tier_of, value_of, wounds_of
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.vocabulary import FreeAttack
from cogs.nightlight.rules.windows import usable, waited_for
from cogs.nightlight.rules.words import NO, kind_of

Orders = Sequence[Policy | Plan]


def standing_answer(state: NightlightState, decision: Decision, orders: Orders) -> NightlightAction | None:
    """What the seat's orders, or the game's own policy, answer; None: the seat is asked."""
    seat = owner_of_decision(decision)
    match decision.ask:
        case "window":
            return _window(state, seat, decision, orders)
        case "choose":
            return _choose(state, seat, decision, orders)
        case "put":
            return _put(state, decision, orders)
        case "begin" | "defend" | "attack":
            plan = next((one for one in orders if isinstance(one, Plan) and one.turn == _turn(state, seat, decision)), None)
            return _planned(state, seat, decision, plan) if plan else None
        case _:
            return None


def policy_for(orders: Orders, card: str) -> Policy | None:
    """The first that names this copy, else the first that names its kind."""
    policies = [one for one in orders if isinstance(one, Policy)]
    exact = next((one for one in policies if one.card == card), None)
    return exact or next((one for one in policies if one.card == kind_of(card)), None)


# ---- windows


def _window(state: NightlightState, seat: int, decision: Decision, orders: Orders) -> NightlightAction | None:
    """Orders fire first; then who wants to be asked is asked, and everybody else passes (NL-R41)."""
    waited = waited_for(state, seat)
    asks = False
    for card in usable(state, seat):
        policy = policy_for(orders, card)
        if policy is None:
            asks = asks or (card in waited and asked_by_default(state, seat))
        elif policy.way == "ask":
            asks = asks or _at_moment(state, seat, policy)
        elif policy.way == "order" and _at_moment(state, seat, policy):
            action = ordered(state, seat, card, policy, decision.id)
            if action is not None:
                return action
    never = state.options.free_stop == "orders" or state.options.window_time == 0
    return None if asks and not never else Pass(decision=decision.id)


def asked_by_default(board: Board, seat: int) -> bool:
    """In the midst of an attack; of open windows before the own Defend and before a round ends (NL-R41)."""
    window = board.window
    if window is None:
        return False
    if board.options.free_stop == "all" or window.kind != "open":
        return True
    return window.moment == "round_end" or (window.moment == "defend" and board.turn == seat)


def _at_moment(board: Board, seat: int, policy: Policy) -> bool:
    window = board.window
    if window is None or not policy.moments:
        return window is not None
    return window.moment in policy.moments or ("my_defend" in policy.moments and window.moment == "defend" and board.turn == seat)


def ordered(state: NightlightState, seat: int, card: str, policy: Policy, decision: str) -> Free | None:
    """The free action that an order means now; None where a condition doesn't hold."""
    found = free_action(stash_card(state, card))
    if found is None or isinstance(found, FreeAttack):
        return _ordered_attack(state, seat, card, policy, decision) if found else None
    targets: list[str] = []
    dice: tuple[str, ...] = ()
    for _, question in free_questions(state, seat, card, found):
        answer = preferred(question, policy.targets)
        if question.field == "dice":
            dice = answer
            if not dice:  # nothing worth rolling again
                return None
        else:
            targets += answer or (NO,)
    whom = targets[0] if targets and is_animal(state, targets[0]) else _most_wounded(state)
    if not all(condition_holds(state, seat, one, whom) for one in policy.conditions):
        return None
    return Free(decision=decision, card=card, targets=tuple(targets), dice=dice)


def _ordered_attack(state: NightlightState, seat: int, card: str, policy: Policy, decision: str) -> Free | None:
    enemies = [one.id for one in enemies_before(state, state.animals[seat])]
    if not enemies or not all(condition_holds(state, seat, one, "") for one in policy.conditions):
        return None
    enemy = next((one for one in policy.targets if one in enemies), None) or min(enemies, key=lambda one: left_of(state, one))
    targets = default_targets([one for _, one in wish_questions(state, seat, card, enemy)])
    return Free(decision=decision, card=card, enemy=enemy, targets=targets)


def _most_wounded(board: Board) -> str:
    return max(living(board), key=lambda one: one.wounds).key


def preferred(question: Question, targets: Sequence[str]) -> tuple[str, ...]:
    """The first preferred value that is legal, else what silence means; a `may` that an order was left for is a yes."""
    if question.field == "targets":
        found = next((one for one in targets if one in question.values), None)
        if found is not None:
            return (found,)
        return question.default or (question.values[0],)
    return question.default


def default_targets(asked: Sequence[Question]) -> tuple[str, ...]:
    return tuple((one.default or (NO,))[0] for one in asked)


def condition_holds(board: Board, seat: int, condition: Condition, whom: str) -> bool:
    """`whom`: the animal that the order would be for, where that isn't the one under attack."""
    attack, window = board.attack, board.window
    rolled = attack is not None and window is not None and window.kind == "rolled"
    in_attack = attack is not None and window is not None and window.kind != "open"
    toughest = _toughest(board, seat) if not in_attack or attack is None else attack.by
    match condition.kind:
        case "always":
            return True
        case "attack_dice":
            if in_attack and attack is not None:
                return (len(attack.attack_dice) if attack.rolled else pool_size(board, attack, "attack")) >= condition.n
            return toughest is not None and value_of(board, toughest, "attack") >= condition.n
        case "tier":
            return toughest is not None and not is_animal(board, toughest) and tier_of(board, toughest) >= condition.n
        case "damage":
            return rolled and attack is not None and damage_of(board, attack) >= condition.n
        case "would_unstuff":
            return rolled and attack is not None and is_animal(board, attack.on) and damage_of(board, attack) >= left_of(board, attack.on)
        case "target":
            return (attack.on if in_attack and attack is not None else whom) == condition.animal
        case "wounds":
            animal = animal_named(board, whom)
            return animal is not None and wounds_of(board, whom) >= condition.n


def _toughest(board: Board, seat: int) -> str | None:
    """The ready denizen before the user with the most attack."""
    ready = [one.id for one in board.animals[seat].front if not one.exhausted]
    return max(ready, key=lambda one: value_of(board, one, "attack"), default=None)


# ---- questions and turns


def _put(state: NightlightState, decision: Decision, orders: Orders) -> Put | None:
    """Who has left an order for the card isn't waited for: the cards stay where they lie (NL-CON-m)."""
    policy = policy_for(orders, state.peek.card) if state.peek else None
    return Put(decision=decision.id) if policy is not None and policy.way == "order" else None


def _choose(state: NightlightState, seat: int, decision: Decision, orders: Orders) -> Choose | None:
    """A card whose owner doesn't want to be asked takes what was preferred, or what silence takes."""
    assert state.asking is not None
    policy = policy_for(orders, state.asking.step.card)
    if policy is None or policy.way == "ask":
        return None
    question = question_for(state, seat)
    answer = question.default if policy.way == "pass" else preferred(question, policy.targets)
    if question.field == "dice":
        return Choose(decision=decision.id, dice=answer)
    return Choose(decision=decision.id, targets=answer)


def _turn(state: NightlightState, seat: int, decision: Decision) -> int:
    """Which of the seat's own turns is asked about."""
    return state.animals[seat].turns + (decision.ask == "begin")


def _planned(state: NightlightState, seat: int, decision: Decision, plan: Plan) -> NightlightAction | None:
    match decision.ask:
        case "begin":
            return Begin(decision=decision.id)
        case "defend":
            named = next((one for one in plan.defend if one in state.tied), None)
            if named is None and plan.toughest:
                named = max(state.tied, key=lambda one: value_of(state, one, "attack"))
            return Defend(decision=decision.id, denizen=named) if named else None
        case _:
            return _planned_attack(state, seat, decision, plan)


def _planned_attack(state: NightlightState, seat: int, decision: Decision, plan: Plan) -> NightlightAction | None:
    """The first attack of the plan that is legal; targets that aren't are left to the moment itself."""
    animal = state.animals[seat]
    cards = {one.id for one in attacking_cards(state, animal)}
    enemies = {one.id for one in enemies_before(state, animal)}
    for one in plan.attacks:
        if one.card not in cards or one.enemy not in enemies:
            continue
        asked = [question for _, question in wish_questions(state, seat, one.card, one.enemy)]
        targets: list[str] = []
        for question, target in zip(asked, one.targets, strict=False):
            if target not in question.values and not (target == NO and question.least == 0):
                break
            targets.append(target)
        return Attack(decision=decision.id, card=one.card, enemy=one.enemy, targets=tuple(targets))
    return Pass(decision=decision.id) if plan.otherwise == "pass" else None
