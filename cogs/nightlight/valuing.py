"""What dice, wounds, enemies and cards are worth to a scripted animal, in expected wounds (content, part 7)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from cogs.nightlight.rules.board import Board, Boss, Enemy, Stuffed, animal_named, enemies_before, engaged_with, living
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force, own_attack
from cogs.nightlight.rules.content import Skill, StashCard
from cogs.nightlight.rules.declaring import supposed
from cogs.nightlight.rules.effects import targets
from cogs.nightlight.rules.numbers import heals, left_of, pool_size, value_of, worth_of_faces
from cogs.nightlight.rules.odds import damage_chances
from cogs.nightlight.rules.questions import Context
from cogs.nightlight.rules.sets import cards_of, stash_card
from cogs.nightlight.rules.vocabulary import Cancel, DiceMore, Exhaust, Free, FreeAttack, Heal, Ready, Redirect, Reroll, Stat, Verb, Wound
from cogs.nightlight.rules.words import ROUNDS

Worth = tuple[int, ...]
"""Successes of the faces 1 to 6."""


@lru_cache(20_000)
def chances(attack: int, defense: int, worth: Worth) -> tuple[float, ...]:
    """Of 0, 1, 2, … damage."""
    return tuple(map(float, damage_chances(max(0, attack), max(0, defense), worth)))


@lru_cache(20_000)
def mean(attack: int, defense: int, worth: Worth) -> float:
    """Expected damage."""
    return sum(damage * chance for damage, chance in enumerate(chances(attack, defense, worth)))


@lru_cache(20_000)
def up_to(attack: int, defense: int, worth: Worth, most: int) -> tuple[float, float]:
    """(chance of at least `most` damage, expected damage of which no more than `most` counts)."""
    found = chances(attack, defense, worth)
    return sum(found[most:]), sum(min(damage, most) * chance for damage, chance in enumerate(found))


NEAR = 1.5  # how much dearer wounds become when few are left
PART = 0.45  # of an enemy's worth, for wounds that don't banish it
SPILL = 0.35  # of later rounds' harm counts beside this round's


def dread(board: Board, animal: Stuffed, attack: int, defense: int) -> float:
    """What an attack on an animal is expected to cost: wounds, the last ones dearest."""
    left = max(1, left_of(board, animal.key))
    fells, wounds = up_to(attack, defense, worth_of_faces(board), left)
    return wounds * (1 + NEAR / left) + 2 * fells


def harm(board: Board, enemy: str, animal: Stuffed) -> float:
    """What one attack of that enemy on that animal costs."""
    return dread(board, animal, value_of(board, enemy, "attack"), value_of(board, animal.key, "defense"))


def stake(board: Board, enemy: Enemy | Boss) -> float:
    """What it is worth to be rid of an enemy: the attack that it still has in this round, and those of later rounds."""
    later = ROUNDS - board.round
    if isinstance(enemy, Boss):
        return _boss_stake(board, enemy, later)
    animal = engaged_with(board, enemy.id)
    if animal is None:
        return 0.0
    each = harm(board, enemy.id, animal)
    return each * ((not enemy.exhausted) + SPILL * later)


BOSS_LOOMS = 1.0  # attacks of a boss that the team expects, for each living animal and round
BOSS_FALLS = 1.2  # what a Fall is worth for each living animal


def _boss_stake(board: Board, boss: Boss, later: int) -> float:
    looms = sum(harm(board, boss.id, animal) for animal in living(board)) * BOSS_LOOMS * later
    return looms + BOSS_FALLS * len(living(board))


class Blow(NamedTuple):
    """One possible attack of an animal."""

    card: str
    enemy: str
    worth: float


def blows(board: Board, animal: Stuffed, cards: Iterable[str]) -> list[Blow]:
    """Every attack with one of the cards on any enemy before the animal."""
    enemies = enemies_before(board, animal)
    return [Blow(card, enemy.id, blow_worth(board, animal, card, enemy)) for card in cards for enemy in enemies]


def blow_worth(board: Board, animal: Stuffed, card: str, enemy: Enemy | Boss) -> float:
    """Chance-weighted: exact dice, sure wounds, and what the card does besides."""
    then = supposed(board, animal.seat, card, enemy.id)
    fight, held = then.attack, stash_card(board, card)
    assert fight is not None
    verbs = {when: own_attack(held, when) for when in _WHENS} if is_in_force(held, animal.key) else {}
    attack, defense, sure = pool_size(then, fight, "attack"), pool_size(then, fight, "defense"), 0
    for verb in (*verbs.get("use", ()), *verbs.get("rolled", ())):
        match verb:
            case DiceMore(pool="attack"):
                attack += verb.n
            case DiceMore():
                defense += verb.n
            case Reroll(pool="attack"):
                attack += min(verb.n, round(attack * 2 / 3))  # a failure rolled again is a die more
            case Wound() if enemy.id in targets(then, Context(card, animal.seat), verb):
                sure += verb.n
            case _:
                pass
    left, price = left_of(board, enemy.id), stake(board, enemy)
    if sure >= left:
        fells, wounds, hits = 1.0, 0.0, 0.0
    else:
        fells, wounds = up_to(attack, defense, worth_of_faces(board), left - sure)
        hits = 1 - chances(attack, defense, worth_of_faces(board))[0]
    gain = price * (fells + PART * (1 - fells) * min(1.0, (sure + wounds) / left))
    odds = {"use": 1.0, "rolled": 1.0, "after": 1.0, "banish": fells, "hit": max(0.0, hits - fells), "miss": (1 - hits) * (sure < left)}
    for when, doing in verbs.items():
        gain += odds[when] * sum(_aside(then, animal, card, verb, enemy, fells if when == "use" else 0.0) for verb in doing)
    return gain


_WHENS = ("use", "rolled", "hit", "miss", "banish", "after")


def _aside(then: Board, animal: Stuffed, card: str, verb: Verb, enemy: Enemy | Boss, fells: float) -> float:
    """What a verb of the card is worth besides the fate of the enemy under attack."""
    found = targets(then, Context(card, animal.seat), verb)
    match verb:
        case Wound():
            others = [_wound_worth(then, one, verb.n) for one in found if one != enemy.id]
            return sum(others) if verb.target.name.startswith("each") else max(others, default=0.0)
        case Exhaust():
            spared = [attack_worth(then, one) * (1 - fells if one == enemy.id else 1) for one in found]
            return sum(spared) if verb.target.name.startswith("each") else max(spared, default=0.0)
        case Stat(stat="defense"):
            return sum(shield_worth(then, one, verb.n) for one in found)
        case Heal():
            return max((heal_worth(then, one, verb.n) for one in found), default=0.0)
        case Ready():
            return READY
        case _:
            return 0.0


READY = 0.3  # a card that may be used once more


def _wound_worth(board: Board, enemy: str, n: int) -> float:
    owner = engaged_with(board, enemy)
    piece = owner.facing(enemy) if owner else None
    if piece is None:
        return 0.0
    left = left_of(board, enemy)
    return stake(board, piece) * (1.0 if n >= left else PART * n / left)


def attack_worth(board: Board, enemy: str) -> float:
    """What the attack that a ready denizen still has in this round is expected to cost."""
    owner = engaged_with(board, enemy)
    piece = owner.facing(enemy) if owner else None
    return harm(board, enemy, owner) if owner and piece and not piece.exhausted else 0.0


def shield_worth(board: Board, key: str, n: int) -> float:
    """Defense dice more against all that still attacks an animal in this round."""
    animal = animal_named(board, key)
    if animal is None:
        return 0.0
    ready = [one.id for one in animal.front if not one.exhausted]
    defense = value_of(board, key, "defense")
    dice = [value_of(board, one, "attack") for one in ready]
    return sum(dread(board, animal, attack, defense) - dread(board, animal, attack, defense + n) for attack in dice)


def heal_worth(board: Board, key: str, n: int) -> float:
    """Wounds healed, dearer the nearer the animal is to falling."""
    animal = animal_named(board, key)
    if animal is None or not heals(board):
        return 0.0
    return min(n, animal.wounds) * (0.4 + 2 / max(1, left_of(board, key)))


# What a card of the row is worth before anybody knows what it will meet: for each use, in expected wounds.
_ONE: dict[str, float] = {"wound": 0.9, "heal": 0.5, "exhaust": 0.9, "ready": 0.35, "cancel": 1.5, "redirect": 0.5}
_MANY = 1.8  # others that an `each` finds besides
_DIE = 1 / 3
_SHIELD = 0.25  # a die of defense in one attack
_ATTACKED = 2.5  # attacks on an animal in the rest of a round
_ODDS: dict[str, float] = {"use": 1.0, "rolled": 1.0, "hit": 0.35, "miss": 0.35, "banish": 0.45, "after": 1.0}


def card_worth(board: Board, card: StashCard, animal: Stuffed) -> float:
    """The table value of a card for that animal: bonus and ability (content, part 7)."""
    bonus = bonus_of(card)
    worth = 0.0 if bonus is None else BARE + bonus * _DIE
    if not is_in_force(card, animal.key):
        return worth
    for when, odds in _ODDS.items():
        worth += odds * sum(_verb_worth(board, verb) for verb in own_attack(card, when))
    match free_action(card):
        case Free(do=do, cost=cost):
            rounds = 1 if cost == "discard" else ROUNDS + 1 - board.round
            return worth + sum(_verb_worth(board, verb) for verb in do) * FREELY * rounds / (ROUNDS + 1 - board.round)
        case FreeAttack():
            return worth + QUICK
        case None:
            return worth


BARE = 0.35  # an attack more in each round, whatever the card
QUICK = 0.25
FREELY = 1.3


def _verb_worth(board: Board, verb: Verb) -> float:
    alone = len(living(board)) == 1
    match verb:
        case Wound() | Heal():
            many = len(living(board)) if verb.target.name == "each_animal" else _MANY if verb.target.name.startswith("each") else 1
            return _ONE[verb.verb] * verb.n * many
        case Exhaust():
            return _ONE["exhaust"] * (_MANY if verb.target.name.startswith("each") else 1)
        case Ready():
            return 0.0 if alone and verb.target.name == "other_animal_card" else _ONE["ready"]
        case Cancel():
            return _ONE["cancel"]
        case Redirect():
            return 0.0 if alone else _ONE["redirect"]
        case DiceMore():
            return abs(verb.n) * _SHIELD
        case Stat(stat="defense"):
            return verb.n * _SHIELD * _ATTACKED * (len(living(board)) if verb.target.name == "each_animal" else 1)
        case Reroll():
            return verb.n * _DIE
        case _:
            return 0.0


def best_skill(board: Board, animal: Stuffed, fitting: Iterable[str]) -> tuple[str, float]:
    """The skill that is worth most, and how much. Raises ValueError where there is none."""
    skills = cards_of(board.options).skills
    known: dict[str, Skill] = {key: skills[key] for key in fitting}
    key = max(known, key=lambda one: card_worth(board, known[one], animal))
    return key, card_worth(board, known[key], animal)
