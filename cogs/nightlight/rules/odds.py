"""The exact chance of damage, and what is told beside a choice."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from cogs.nightlight.rules.actions import Attack, Defend, Free, NightlightAction
from cogs.nightlight.rules.board import Attack as Fight
from cogs.nightlight.rules.board import Board
from cogs.nightlight.rules.cards import is_in_force, own_attack
from cogs.nightlight.rules.declaring import supposed
from cogs.nightlight.rules.numbers import is_animal, left_of, pool_size, worth_of_faces
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.vocabulary import DiceMore, Wound
from cogs.nightlight.rules.words import FACES


@cache
def success_weights(dice: int, worth: tuple[int, ...]) -> tuple[int, ...]:
    """How many of the 6^dice throws have 0, 1, 2, … successes, with faces worth as told."""
    weights = (1,)
    for _ in range(dice):
        grown = [0] * (len(weights) + max(worth))
        for have, weight in enumerate(weights):
            for more in worth:
                grown[have + more] += weight
        weights = tuple(grown)
    return weights


@cache
def damage_chances(attack: int, defense: int, worth: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The exact chance of 0, 1, 2, … damage of that many dice against that many (NL-ATK-b)."""
    ours, theirs = success_weights(attack, worth), success_weights(defense, worth)
    found = [0] * len(ours)
    for hits, weight in enumerate(ours):
        for blocks, other in enumerate(theirs):
            found[max(0, hits - blocks)] += weight * other
    whole = FACES ** (attack + defense)
    return tuple(Fraction(weight, whole) for weight in found)


def expected(chances: tuple[Fraction, ...]) -> Fraction:
    return sum((damage * chance for damage, chance in enumerate(chances)), Fraction(0))


def at_least(chances: tuple[Fraction, ...], damage: int) -> Fraction:
    return sum(chances[max(0, damage) :], Fraction(0))


def preview(board: Board, seat: int, action: NightlightAction) -> Mapping[str, Any] | None:
    """Pools, the chance of each damage, the chance that the defender leaves play; None where nothing is rolled for it."""
    match action:
        case Attack() | Free(enemy=str()):
            return _own_attack(board, seat, action.card, str(action.enemy))
        case Defend():
            return _facts(supposed_defense(board, seat, action.denizen), 0)
        case _:
            return None


def supposed_defense(board: Board, seat: int, denizen: str) -> Board:
    attack = Fight(n=0, kind="defend", by=denizen, on=board.animals[seat].key)
    return board.model_copy(update={"attack": attack})


def _own_attack(board: Board, seat: int, card: str, enemy: str) -> Mapping[str, Any]:
    """With the card's `use` dice and wounds counted in, where they need no choice."""
    then = supposed(board, seat, card, enemy)
    assert then.attack is not None
    sure = 0
    held = stash_card(board, card)
    if is_in_force(held, board.animals[seat].key):
        for verb in own_attack(held, "use"):
            match verb:
                case DiceMore(pool="attack"):
                    then.attack.attack_more += verb.n
                case DiceMore():
                    then.attack.defense_more += verb.n
                case Wound() if verb.target.name in ("defender", "each_engaged_denizen") and _is_hit(board, enemy, verb.target.name):
                    sure += verb.n
                case _:
                    pass
    return _facts(then, sure)


def _is_hit(board: Board, enemy: str, target: str) -> bool:
    return target == "defender" or board.boss is None or board.boss.id != enemy


def _facts(then: Board, sure: int) -> Mapping[str, Any]:
    """Chances in thousandths, rounded; `left` is the defender's health, `sure` wounds come before the dice."""
    attack = then.attack
    assert attack is not None
    pools = pool_size(then, attack, "attack"), pool_size(then, attack, "defense")
    chances = damage_chances(*pools, worth_of_faces(then))
    left = left_of(then, attack.on)
    return {
        "attack": pools[0],
        "defense": pools[1],
        "sure": sure,
        "left": left,
        "hit": _thousandths(at_least(chances, 1)),
        "fells": 1000 if sure >= left else _thousandths(at_least(chances, left - sure)),
        "mean": _thousandths(expected(chances)),
        "chances": [_thousandths(chance) for chance in chances],
        "animal": is_animal(then, attack.on),
    }


def _thousandths(chance: Fraction) -> int:
    return round(chance * 1000)
