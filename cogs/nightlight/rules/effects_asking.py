"""What a verb leaves to people, and what silence means (NL-CON-e; content, part 8)."""

from cogs.nightlight.rules.board import Attack, Board, animal_named, enemy_named, living
from cogs.nightlight.rules.cards import bonus_of
from cogs.nightlight.rules.effects_targets import (
    declared,
    ready_cards,
    rolled,
    selector_of,
    targets,
    user_of,
)
from cogs.nightlight.rules.numbers import health_of, holds, is_animal, successes, value_of
from cogs.nightlight.rules.questions import Context, Question
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.vocabulary import (
    ASKED,
    Cancel,
    Deal,
    DiceMore,
    EndDream,
    Exhaust,
    Face,
    Learn,
    NextDream,
    NoHeal,
    Peek,
    PoolMore,
    Ready,
    Redirect,
    Reroll,
    Verb,
    Wound,
)
from cogs.nightlight.rules.words import Pool, kind_of

YES = "yes"
"""The one value of a `may` that leaves nothing to choose but whether."""
LEGAL, REROLL = "NL-CON-e", "NL-CON-h"


def questions(board: Board, context: Context, verb: Verb) -> tuple[Question, ...]:
    """What has to be asked before the verb is carried out; only where there is something to choose."""
    if not holds(board, verb.condition):
        return ()
    if isinstance(verb, Exhaust) and verb.target.name == "each_own_card":
        return tuple(question for one in living(board) if (question := own_card(board, one.seat, ready_cards(one))).is_open)
    question = question_of(board, context, verb)
    return (question,) if question is not None and question.is_open else ()


def question_of(board: Board, context: Context, verb: Verb) -> Question | None:
    """The choice of the card's user, open or not; None where nobody chooses or nothing can be done."""
    if context.user is None:
        return None
    if isinstance(verb, Reroll):
        return _reroll(board, context.user, verb)
    least = 0 if verb.may else 1
    selector = selector_of(verb)
    if selector is not None and selector.name in ASKED:
        found = targets(board, context, verb)
        usual = _usual(board, verb, found) if found and not verb.may else ()
        return Question(seat=context.user, values=found, least=least, default=usual, rule=LEGAL) if found else None
    if verb.may and does_something(board, context, verb):
        return Question(seat=context.user, values=(YES,), least=0, rule=LEGAL)
    return None


def does_something(board: Board, context: Context, verb: Verb) -> bool:
    """Whether carrying it out now would change anything."""
    if not holds(board, verb.condition):
        return False
    match verb:
        case Exhaust() if verb.otherwise:
            return bool(targets(board, context, verb)) or any(not ready_cards(one) for one in living(board))
        case DiceMore():
            return declared(board) is not None
        case Reroll():
            return bool(dice_of(board, verb))
        case Cancel():
            return attack_on_animal(board) is not None
        case Redirect():
            attack, user = attack_on_animal(board), user_of(board, context)
            return attack is not None and user is not None and attack.on != user.key
        case Peek():
            return user_of(board, context) is not None and board.cards_left(verb.deck) > 0
        case NextDream():
            return True
        case EndDream():
            return bool(board.dreams) and not board.dream_ended
        case Learn() | Face() | PoolMore() | NoHeal():
            return False
        case _:
            return bool(targets(board, context, verb))


def attack_on_animal(board: Board) -> Attack | None:
    """A declared attack that may be called off or redirected (NL-CON-j, NL-CON-k)."""
    attack = declared(board)
    return attack if attack is not None and is_animal(board, attack.on) else None


def dice_of(board: Board, verb: Reroll) -> tuple[str, ...]:
    """The dice that may be rolled once more: pool and place from 0."""
    if (attack := rolled(board)) is None:
        return ()
    return tuple(f"{pool}.{place}" for pool in _pools(verb) for place in range(len(attack.pool(pool))))


def _pools(verb: Reroll) -> tuple[Pool, ...]:
    return ("attack", "defense") if verb.pool == "any" else (verb.pool,)


def _reroll(board: Board, user: int, verb: Reroll) -> Question | None:
    """Silence takes failures of the animals' own side, or else successes of the enemy's."""
    attack, values = rolled(board), dice_of(board, verb)
    if attack is None or not values:
        return None
    own: Pool = "attack" if is_animal(board, attack.by) else "defense"
    usual: tuple[str, ...] = ()
    for pool in sorted(_pools(verb), key=lambda pool: pool != own):
        wanted = [f"{pool}.{place}" for place, face in enumerate(attack.pool(pool)) if (successes(board, (face,)) == 0) == (pool == own)]
        if wanted and not usual and not verb.may:
            usual = tuple(wanted[: verb.n])
    return Question(seat=user, field="dice", values=values, least=0, most=verb.n, default=usual, rule=REROLL)


def own_card(board: Board, seat: int, ready: tuple[str, ...]) -> Question:
    """Which of its ready cards an animal exhausts, open or not; silence takes the card with the lowest bonus, cards without one last."""
    return Question(seat=seat, values=ready, default=tuple(sorted(ready, key=lambda card: _worth(board, card))[:1]), rule=LEGAL)


def _worth(board: Board, card: str) -> tuple[bool, int]:
    bonus = bonus_of(cards_of(board.options).stash_card(kind_of(card)))
    return bonus is None, bonus or 0


def _usual(board: Board, verb: Verb, found: tuple[str, ...]) -> tuple[str, ...]:
    """What silence takes of several targets: always the first of those that are alike."""
    match verb:
        case Ready():
            return (min(found, key=lambda card: (_worth(board, card)[0], -_worth(board, card)[1])),)
        case Exhaust():
            return (max(found, key=lambda enemy: value_of(board, enemy, "attack")),)
        case Wound() | Deal() if is_animal(board, found[0]):
            return (max(found, key=lambda animal: _left(board, animal)),)
        case _:
            return (min(found, key=lambda one: _left(board, one)),)


def _left(board: Board, character: str) -> int:
    """Health that isn't covered by wounds yet."""
    found = animal_named(board, character) or enemy_named(board, character)
    return health_of(board, character) - (found.wounds if found else 0)
