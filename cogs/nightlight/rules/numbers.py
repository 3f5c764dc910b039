"""Every number of a fight: what is printed, what this round, this attack and the Dreams make of it."""

from collections.abc import Iterable, Iterator

from cogs.nightlight.rules.board import Attack, Board, animal_named, enemy_named, living
from cogs.nightlight.rules.cards import bonus_of
from cogs.nightlight.rules.content import Boss as BossCard
from cogs.nightlight.rules.sets import cards_of, enemy_card, stash_card, statics
from cogs.nightlight.rules.vocabulary import Condition, Face, NoHeal, PoolMore, Verb
from cogs.nightlight.rules.words import SUCCESS, Pool


def is_animal(board: Board, character: str) -> bool:
    return any(one.key == character for one in board.animals)


def holds(board: Board, condition: Condition | None) -> bool:
    """Whether an `if` is true now (content, part 3)."""
    if condition is None:
        return True
    counted = len(board.animals) if condition.counted == "setup_animals" else len(living(board))
    return counted >= condition.least


def dreams_in_force(board: Board) -> tuple[str, ...]:
    """The top Dream, or with `deep_dream` all that are face up (NL-R20); without the top one after `end_dream`."""
    face_up = tuple(board.dreams if board.options.deep_dream == "on" else board.dreams[-1:])
    return face_up[:-1] if board.dream_ended else face_up


def lasting(board: Board) -> Iterator[tuple[str, Verb]]:
    """(symbol of the Dream, verb) of all that holds now."""
    for symbol, verb in statics(cards_of(board.options), dreams_in_force(board)):
        if holds(board, verb.condition):
            yield symbol, verb


def heals(board: Board) -> bool:
    """Whether anything heals (NL-CON-f)."""
    return not any(isinstance(verb, NoHeal) for _, verb in lasting(board))


def tier_of(board: Board, enemy: str) -> int:
    return enemy_card(board, enemy).tier


def health_of(board: Board, character: str) -> int:
    if is_animal(board, character):
        return cards_of(board.options).animals[character].health
    if board.boss is not None and board.boss.id == character:
        return board.boss.health
    card = enemy_card(board, character)
    return card.health_for(len(board.animals)) if isinstance(card, BossCard) else card.health


def value_of(board: Board, character: str, pool: Pool) -> int:
    """Printed attack or defense, with this round's changes of an animal (NL-CON-g) and the Dreams' (NL-CON-u)."""
    if is_animal(board, character):
        animal = animal_named(board, character)
        assert animal is not None
        more = animal.attack_more if pool == "attack" else animal.defense_more
        card = cards_of(board.options).animals[character]
    else:
        more, card = 0, enemy_card(board, character)
    return (card.attack if pool == "attack" else card.defense) + more + dream_change(board, character, pool)


def dream_change(board: Board, character: str, pool: Pool) -> int:
    """Dice that the Dreams in force give or take (NL-CON-v, NL-CON2-d)."""
    side = f"{'animal' if is_animal(board, character) else 'enemy'}_{pool}"
    return sum(
        verb.n
        for symbol, verb in lasting(board)
        if isinstance(verb, PoolMore) and verb.side == side and _is_meant(board, character, verb.whom, symbol)
    )


def _is_meant(board: Board, character: str, whom: str, symbol: str) -> bool:
    if whom == "all":
        return True
    if is_animal(board, character):
        return False
    card = enemy_card(board, character)
    match whom:
        case "symbol":
            return card.symbol == symbol
        case "tier1":
            return card.tier == 1
        case _:
            return not isinstance(card, BossCard)


def pool_size(board: Board, attack: Attack, pool: Pool) -> int:
    """Dice of one side of an attack, never below 0 (NL-DICE-a, NL-DICE-b, NL-P2.A-c, NL-R32)."""
    dice = value_of(board, attack.by if pool == "attack" else attack.on, pool)
    if pool == "attack" and attack.card is not None:
        dice += bonus_of(stash_card(board, attack.card)) or 0
    return max(0, dice + (attack.attack_more if pool == "attack" else attack.defense_more))


def worth_of_faces(board: Board) -> tuple[int, ...]:
    """Successes of the faces 1 to 6 (NL-DICE-c, d, e; NL-R21)."""
    worth = [int(face >= SUCCESS) for face in range(1, 7)]
    for _, verb in lasting(board):
        if isinstance(verb, Face):
            worth[verb.face - 1] += verb.n
    return tuple(worth)


def successes(board: Board, faces: Iterable[int]) -> int:
    worth = worth_of_faces(board)
    return sum(worth[face - 1] for face in faces)


def damage_of(board: Board, attack: Attack) -> int:
    """The attacker's surplus as the dice lie (NL-ATK-b, NL-ATK-c)."""
    return max(0, successes(board, attack.attack_dice) - successes(board, attack.defense_dice))


def wounds_of(board: Board, character: str) -> int:
    """Raises KeyError where the character isn't in play."""
    piece = animal_named(board, character) or enemy_named(board, character)
    if piece is None:
        raise KeyError(character)
    return piece.wounds


def left_of(board: Board, character: str) -> int:
    """Health that is left."""
    return health_of(board, character) - wounds_of(board, character)
