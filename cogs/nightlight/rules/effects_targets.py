"""Whom a verb is for, as the table lies now (content, part 3). "Animal" always means a living one."""

from collections.abc import Sequence

from cogs.nightlight.rules.board import Attack, Board, Enemy, Stuffed, enemy_named, engaged_with, living
from cogs.nightlight.rules.numbers import heals, tier_of
from cogs.nightlight.rules.questions import Context
from cogs.nightlight.rules.vocabulary import CARDS, DENIZENS, NEED_USER, Exhaust, Heal, Move, Part, Selector, Verb


def targets(board: Board, context: Context, verb: Verb, those: Sequence[str] = ()) -> tuple[str, ...]:
    """All that the verb could do something to: animals by key, enemies and cards by instance id.

    Candidates where one is chosen, all of them for `each_…`; in turn order, then from left to right. `those` are the animals that an
    `else` is for. Empty for a verb without a target, and where there is nobody.
    """
    if (selector := selector_of(verb)) is None:
        return ()
    found = _named(board, context, selector, those)
    match verb:
        case Heal():
            wounded = {animal.key for animal in living(board) if animal.wounds}
            return tuple(one for one in found if one in wounded) if heals(board) else ()
        case Exhaust() if selector.name != "each_own_card":
            return tuple(one for one in found if _can_exhaust(board, one))
        case Move():
            return tuple(one for one in found if _can_move(board, context, one))
        case _:
            return found


def selector_of(verb: Part) -> Selector | None:
    return getattr(verb, "target", None)


def user_of(board: Board, context: Context) -> Stuffed | None:
    """The living animal on whose card the effect stands."""
    return next((one for one in living(board) if one.seat == context.user), None)


def ready_cards(animal: Stuffed) -> tuple[str, ...]:
    return tuple(card.id for card in animal.stash if not card.exhausted)


def declared(board: Board) -> Attack | None:
    """An attack whose dice are still to be rolled."""
    attack = board.attack
    return attack if attack is not None and not (attack.rolled or attack.cancelled or attack.ended) else None


def rolled(board: Board) -> Attack | None:
    """An attack whose dice lie and aren't compared yet."""
    attack = board.attack
    return attack if attack is not None and attack.rolled and not (attack.compared or attack.ended) else None


def _can_exhaust(board: Board, enemy: str) -> bool:
    found = enemy_named(board, enemy)
    return isinstance(found, Enemy) and not found.exhausted  # never a boss (NL-CON2-a)


def _can_move(board: Board, context: Context, enemy: str) -> bool:
    owner, user = engaged_with(board, enemy), user_of(board, context)
    return owner is not None and user is not None and owner.seat != user.seat  # a boss has no owner (NL-CON-l)


def _named(board: Board, context: Context, selector: Selector, those: Sequence[str]) -> tuple[str, ...]:
    user, order, name = user_of(board, context), living(board), selector.name
    if user is None and name in NEED_USER:
        return ()
    if name in DENIZENS:
        most = selector.most_tier
        return tuple(one for one in _denizens(board, user, order, name) if most is None or tier_of(board, one) <= most)
    return _cards(context, user, order, name) if name in CARDS else _animals(user, order, name, those)


def _cards(context: Context, user: Stuffed | None, order: list[Stuffed], name: str) -> tuple[str, ...]:
    match name:
        case "this":
            held = user.held(context.card) if user else None
            return (context.card,) if held and held.exhausted else ()
        case "other_animal_card":
            return tuple(card.id for one in order if one is not user for card in one.stash if card.exhausted)
        case _:
            return tuple(card for one in order for card in ready_cards(one))


def _animals(user: Stuffed | None, order: list[Stuffed], name: str, those: Sequence[str]) -> tuple[str, ...]:
    match name:
        case "user":
            return (user.key,) if user else ()
        case "any_animal" | "each_animal":
            return tuple(one.key for one in order)
        case "that_animal":
            return tuple(one.key for one in order if one.key in those)
        case _:
            return _ranked(order, name)


def _ranked(order: list[Stuffed], name: str) -> tuple[str, ...]:
    """Of several alike the first in turn order."""
    if not order:
        return ()
    match name:
        case "most_wounds":
            return (max(order, key=lambda one: one.wounds).key,)
        case "fewest_wounds":
            return (min(order, key=lambda one: one.wounds).key,)
        case "most_engaged":
            return (max(order, key=lambda one: len(one.front)).key,)
        case "fewest_engaged":
            return (min(order, key=lambda one: len(one.front)).key,)
        case _:
            falling = sorted(order, key=lambda one: -len(one.front))
            return tuple(one.key for one in falling[: (len(order) + 1) // 2])


def _denizens(board: Board, user: Stuffed | None, order: list[Stuffed], name: str) -> tuple[str, ...]:
    on = board.attack.on if board.attack else None
    own = tuple(one.id for one in user.front) if user else ()
    match name:
        case "defender":
            return (on,) if on is not None and enemy_named(board, on) is not None else ()
        case "engaged_denizen" | "each_engaged_denizen":
            return own
        case "other_engaged_denizen" | "each_other_engaged_denizen":
            return tuple(one for one in own if one != on)
        case "ready_denizen_of_other_animal":
            return tuple(one.id for animal in order if animal is not user for one in animal.front if not one.exhausted)
        case _:
            return tuple(one.id for animal in order for one in animal.front)
