"""Scripted animals (content, part 7): `team` plays for all of them and plans nothing ahead, `careless` picks at random."""

import random
from collections.abc import Callable

from bot.kernel.game import Choices, Decision, Picks
from cogs.nightlight.rules.actions import (
    Attack,
    Begin,
    Choose,
    Confirm,
    Defend,
    Inherit,
    NightlightAction,
    Pass,
    Propose,
    Put,
    Rank,
    Take,
)
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import Stuffed, enemies_before, enemy_named
from cogs.nightlight.rules.declaring import attacking_cards
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.numbers import is_animal, left_of, value_of
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.sets import lesson_level, stash_card
from cogs.nightlight.script_free import free_use
from cogs.nightlight.valuing import attack_worth, best_skill, blows, card_worth, heal_worth, stake
from cogs.nightlight.view import NightlightView

LEVELS = ("team", "careless")
WORTHWHILE = 0.01
"""A card that gains less is kept upright: it might be readied by nobody, but it might be asked for by an effect."""

Ask = Callable[[Picks], Choices | None]


def script_answer(view: NightlightView, decision: Decision, choose: Ask, rng: random.Random, level: str = "team") -> NightlightAction:
    """`choose` is the tree of the decision; `careless` walks it by lot."""
    if level == "careless":
        return _careless(view, decision, choose, rng)
    animal = view.animals[owner_of_decision(decision)]
    match decision.ask:
        case "rank":
            return _rank(view, animal, decision.id)
        case "take":
            rank = _rank(view, animal, decision.id)
            return Take(decision=decision.id, card=rank.cards[0], skill=_skill_of(view, animal, rank.cards[0]))
        case "propose" | "confirm":
            return _agree(view, animal, decision)
        case "begin":
            return Begin(decision=decision.id)
        case "defend":
            return Defend(decision=decision.id, denizen=max(view.tied, key=lambda one: value_of(view, one, "attack")))
        case "attack":
            return _attack(view, animal, decision.id)
        case "window":
            return free_use(view, animal, decision.id) or Pass(decision=decision.id)
        case "choose":
            return _choose(view, animal, decision.id)
        case "put":
            return Put(decision=decision.id)
        case _:
            return _inherit(view, animal, decision.id)


# ---- raids


def _rank(view: NightlightView, animal: Stuffed, decision: str) -> Rank:
    """The card of the highest table value first; with each lesson the best skill that it could teach."""
    cards = sorted(view.row, key=lambda card: -_row_worth(view, animal, card))
    skills = [skill for card in cards if (skill := _skill_of(view, animal, card))]
    return Rank(decision=decision, cards=tuple(cards), skills=tuple(skills))


def _row_worth(view: NightlightView, animal: Stuffed, card: str) -> float:
    if lesson_level(view, card) is None:
        return card_worth(view, stash_card(view, card), animal)
    fitting = teachable(view, animal.seat, card)
    return best_skill(view, animal, fitting)[1] if fitting else BLIND


BLIND = 1.0  # the top card of the Toy Chest (NL-CON-q)


def _skill_of(view: NightlightView, animal: Stuffed, card: str) -> str | None:
    fitting = teachable(view, animal.seat, card)
    return best_skill(view, animal, fitting)[0] if fitting else None


def _agree(view: NightlightView, animal: Stuffed, decision: Decision) -> NightlightAction:
    """Whoever is first proposes that all take their best card in turn; everybody else agrees."""
    if view.proposal is not None:
        return Confirm(decision=decision.id, skill=_skill_of(view, animal, view.proposal.cards[animal.seat]))
    order = [one for one in _turn_order(view) if one.seat not in view.taken]
    row, cards = list(view.row), list[str]()
    for one in order[: len(view.row)]:
        best = max(row, key=lambda card: _row_worth(view, one, card))
        row.remove(best)
        cards.append(best)
    proposer = view.you.seat if view.you else animal.seat
    own = cards[[one.seat for one in order].index(proposer)]
    return Propose(decision=decision.id, cards=tuple(cards), skill=_skill_of(view, view.animals[proposer], own))


def _turn_order(view: NightlightView) -> list[Stuffed]:
    count = len(view.animals)
    order = [view.animals[(view.first + step) % count] for step in range(count)]
    return [one for one in order if one.alive]


def _inherit(view: NightlightView, animal: Stuffed, decision: str) -> NightlightAction:
    held = view.animals[view.fallen or 0].stash
    items = [one.id for one in held if "#" in one.id]
    if not items:
        return Pass(decision=decision)
    return Inherit(decision=decision, card=max(items, key=lambda card: card_worth(view, stash_card(view, card), animal)))


# ---- turns


def _attack(view: NightlightView, animal: Stuffed, decision: str) -> NightlightAction:
    """Card and target of the highest chance-weighted value."""
    best = max(blows(view, animal, [one.id for one in attacking_cards(view, animal)]), key=lambda one: one.worth, default=None)
    if best is None or best.worth < WORTHWHILE:
        return Pass(decision=decision)
    return Attack(decision=decision, card=best.card, enemy=best.enemy)


def _choose(view: NightlightView, animal: Stuffed, decision: str) -> Choose:
    question = next(one for one in view.questions if one.seat == animal.seat)
    if question.field == "dice":
        return Choose(decision=decision, dice=question.default)
    if question.least == 0:
        return Choose(decision=decision)
    return Choose(decision=decision, targets=(best_target(view, question),))


def best_target(view: NightlightView, question: Question) -> str:
    """Animals to be healed by how near they are to falling; enemies by what they threaten; own cards as silence would choose."""
    first = question.values[0]
    if is_animal(view, first):
        return max(question.values, key=lambda one: heal_worth(view, one, 1) + 1 / left_of(view, one))
    if enemy_named(view, first) is None:
        return question.default[0]
    return max(question.values, key=lambda one: _threat(view, one))


def _threat(view: NightlightView, enemy: str) -> float:
    piece = enemy_named(view, enemy)
    return attack_worth(view, enemy) + (stake(view, piece) / left_of(view, enemy) if piece else 0.0)


# ---- careless


def _careless(view: NightlightView, decision: Decision, choose: Ask, rng: random.Random) -> NightlightAction:
    """Random legal choices, no free actions; attacks whenever it may."""
    animal = view.animals[owner_of_decision(decision)]
    match decision.ask:
        case "rank":
            cards = rng.sample(view.row, len(view.row))
            skills = [rng.choice(fitting) for card in cards if (fitting := teachable(view, animal.seat, card))]
            return Rank(decision=decision.id, cards=tuple(cards), skills=tuple(skills))
        case "attack":
            card = rng.choice(attacking_cards(view, animal)).id
            return Attack(decision=decision.id, card=card, enemy=rng.choice(enemies_before(view, animal)).id)
        case "defend":
            return Defend(decision=decision.id, denizen=rng.choice(view.tied))
        case "window" | "inherit":
            return Pass(decision=decision.id)
        case "choose":
            question = next(one for one in view.questions if one.seat == animal.seat)
            if question.field == "dice":
                return Choose(decision=decision.id, dice=question.default)
            return Choose(decision=decision.id, targets=(rng.choice(question.values),))
        case _:
            return script_answer(view, decision, choose, rng)
