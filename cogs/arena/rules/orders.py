"""What each order comes to at its seat's turn: chance and the master fill what was left open (ARENA-R20, ARENA-R22, ARENA-R40)."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bot.kernel.dice import Dice
from bot.kernel.game import Choices, Picks
from cogs.arena.rules.actions import Absent, Attack, Conduct, Curse, Hail, Heal, Idle, Order, Unclear
from cogs.arena.rules.choosing import order_choices
from cogs.arena.rules.events import Came
from cogs.arena.rules.legality import most_blows, position_of
from cogs.arena.rules.state import ArenaState, Character
from cogs.arena.rules.words import FEWEST_BLOWS
from cogs.arena.script import scripted_order
from cogs.arena.view import build_view

SEEDS = 1 << 32  # of a scripted answer for a missing order


@dataclass(frozen=True, slots=True)
class Carried:
    """An order as it is carried out; `chosen` where chance or the master chose the target."""

    order: Attack | Hail | Conduct | Heal | Curse | Idle
    came: Came = "declared"
    rule: str = ""
    chosen: bool = False


def settle_order(state: ArenaState, one: Character, order: Order, dice: Dice) -> Carried:
    """The order of `one` at its turn; draws only what an unclear or missing order leaves to chance (ARENA-R24)."""
    if one.seat in state.voided:
        return Carried(Idle(decision=order.decision), "voided", "ARENA-R33")
    match order:
        case Absent():
            return _absent(state, one, order, dice)
        case Unclear():
            return _unclear(state, one, order, dice)
        case _:
            return Carried(order)


def draw_target(pool: Sequence[Character], dice: Dice, why: str) -> Character:
    """One character, all equally likely."""
    (seat,) = dice.pick([one.seat for one in pool], 1, why)
    return next(one for one in pool if one.seat == seat)


def enemies(state: ArenaState, one: Character) -> list[Character]:
    return [other for other in state.characters if other.team != one.team and other.alive]


def easy_prey(state: ArenaState, one: Character) -> list[Character]:
    """The standing enemies; where none stands, those who are down (ARENA-R22)."""
    living = enemies(state, one)
    return [other for other in living if other.standing] or living


def _absent(state: ArenaState, one: Character, order: Absent, dice: Dice) -> Carried:
    idle = Carried(Idle(decision=order.decision), "absent", "ARENA-R20")
    match state.options.absent:
        case "balanced_attack_random" if one.standing:  # who is down pays no Last Spurt for silence (ARENA-R20)
            prey = easy_prey(state, one)
            target = draw_target(prey, dice, "ARENA-R20") if prey else None
            attack = Attack(decision=order.decision, target=target.seat) if target else None
            return Carried(attack, "absent", "ARENA-R20", chosen=True) if attack else idle
        case "scripted_player_at_once":
            return _scripted(state, one, order, dice)
        case _:
            return idle


def _scripted(state: ArenaState, one: Character, order: Absent, dice: Dice) -> Carried:
    position = position_of(state, one.seat)

    def choose(picks: Picks) -> Choices | None:
        return order_choices(position, picks)

    (seed,) = dice.roll(1, SEEDS, "ARENA-R20")
    answer = scripted_order(build_view(state, one.seat), order.decision, choose, random.Random(seed))
    return Carried(answer, "absent", "ARENA-R20", chosen=isinstance(answer, Attack))


def _unclear(state: ArenaState, one: Character, order: Unclear, dice: Dice) -> Carried:
    lapsed = Carried(Idle(decision=order.decision), "unclear", "ARENA-R40")
    match order.verb:
        case "attack":
            return _unclear_attack(state, one, order, dice)
        case "hail":  # its least form (ARENA-R40)
            enough = most_blows(position_of(state, one.seat)) >= FEWEST_BLOWS
            hail = Hail(decision=order.decision, number=FEWEST_BLOWS)
            return Carried(hail, "unclear", "ARENA-R40") if enough else lapsed
        case "inspiration" | "ward" if order.clear is not None and order.clear_target is not None:
            kept = Conduct(decision=order.decision, first=order.clear, first_target=order.clear_target)
            return Carried(kept, "unclear", "ARENA-R40")
        case _:
            return lapsed


def _unclear_attack(state: ArenaState, one: Character, order: Unclear, dice: Dice) -> Carried:
    lapsed = Carried(Idle(decision=order.decision), "unclear", "ARENA-R22")
    ruled = state.ruled.get(one.seat)
    if ruled is not None and state.characters[ruled].alive:
        target = state.characters[ruled]
    elif state.options.unclear_target != "random_standing":  # the host decided nothing, or chance has no say at this table
        return lapsed
    else:
        pool = [other for other in enemies(state, one) if other.seat in order.named] or easy_prey(state, one)
        if not pool:
            return lapsed
        target = draw_target(pool, dice, "ARENA-R22")
    attack = Attack(decision=order.decision, target=target.seat, stance=order.stance or "balanced")
    return Carried(attack, "unclear", "ARENA-R22", chosen=True)
