"""An attack is declared: who, with what, against whom; the card's cost and `use` effects (NL-P2.A, NL-CON-c)."""

from collections.abc import Iterator, Mapping

from bot.kernel.game import Event
from cogs.nightlight.rules import effects
from cogs.nightlight.rules.board import Attack, Board, Held, Stuffed, enemies_before
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force, own_attack
from cogs.nightlight.rules.events import AttackDeclared as Declared
from cogs.nightlight.rules.events import Discarded, Exhausted
from cogs.nightlight.rules.questions import Context, Question
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import AttackDeclared, Carried
from cogs.nightlight.rules.vocabulary import When
from cogs.nightlight.rules.words import AttackKind, kind_of

WISHED: tuple[When, ...] = ("use", "hit", "miss", "banish", "after")  # what an attack may bring answers for; `rolled` waits for dice


def attacking_cards(board: Board, animal: Stuffed) -> list[Held]:
    """Ready cards of the stash that can attack (NL-P2.A-d, NL-CON-o, NL-R37)."""
    return [one for one in animal.stash if not one.exhausted and bonus_of(stash_card(board, one.id)) is not None]


def attack_rule(board: Board, seat: int, card: str) -> str | None:
    """The first rule against attacking with that card in the Attack step."""
    animal = board.animals[seat]
    if card in animal.beside:
        return "NL-SETUP1-d"
    if not card:
        return "NL-P2.A-d"
    held = animal.held(card)
    if held is None:
        return "NL-P2.A-a"
    if bonus_of(stash_card(board, card)) is None:
        return "NL-CON-o"
    return "NL-EXH-b" if held.exhausted else None


def can_attack(board: Board, seat: int) -> bool:
    animal = board.animals[seat]
    return bool(attacking_cards(board, animal)) and bool(enemies_before(board, animal))


def supposed(board: Board, seat: int, card: str | None, enemy: str, kind: AttackKind = "attack") -> Board:
    """The board as if an animal had declared that attack: for questions and previews."""
    attack = Attack(n=0, kind=kind, by=board.animals[seat].key, on=enemy, card=card)
    return board.model_copy(update={"attack": attack})


def wish_questions(board: Board, seat: int, card: str, enemy: str) -> list[tuple[str, Question]]:
    """What the card's effects would ask its user, by moment and verb ("after.0"); answered with the attack, or when it comes up."""
    if not is_in_force(stash_card(board, card), board.animals[seat].key):
        return []
    then = supposed(board, seat, card, enemy)
    found: list[tuple[str, Question]] = []
    for when in WISHED:
        for place, verb in enumerate(own_attack(stash_card(board, card), when)):
            asked = effects.questions(then, Context(card, seat), verb)
            found += [(f"{when}.{place}", one) for one in asked if one.seat == seat and one.field == "targets"]
    return found


def wishes(board: Board, seat: int, card: str, enemy: str, targets: tuple[str, ...]) -> dict[str, str]:
    """The answers that an attack brought along, by moment and verb."""
    return {key: target for (key, _), target in zip(wish_questions(board, seat, card, enemy), targets, strict=False)}


def declare(state: NightlightState, kind: AttackKind, by: str, on: str) -> Iterator[Event]:
    """A denizen's or boss's attack (NL-P2.D-d)."""
    yield from _begin(state, Attack(n=state.attacks + 1, kind=kind, by=by, on=on))


def attack_with(state: NightlightState, seat: int, card: str, enemy: str, kind: AttackKind, wished: Mapping[str, str]) -> Iterator[Event]:
    """An animal's attack: the cost is paid before any die, then come the card's `use` effects (NL-CARD5-a, NL-R17, NL-R44)."""
    animal = state.animals[seat]
    yield from _begin(state, Attack(n=state.attacks + 1, kind=kind, by=animal.key, on=enemy, card=card, wishes=dict(wished)))
    found = free_action(stash_card(state, card)) if kind == "free" else None
    yield from pay(state, seat, card, found.cost if found else "exhaust")
    push_effects(state, seat, card, "use")


def _begin(state: NightlightState, attack: Attack) -> Iterator[Event]:
    state.attack = attack
    state.attacks = attack.n
    state.agenda.append(AttackDeclared())
    yield Declared(n=attack.n, what=attack.kind, by=attack.by, on=attack.on, card=attack.card)


def pay(state: NightlightState, seat: int, card: str, cost: str) -> Iterator[Event]:
    """The cost of an attack or a free action, first of all (NL-CON-s)."""
    animal = state.animals[seat]
    held = animal.held(card)
    assert held is not None
    if cost == "exhaust":
        held.exhausted = True
        yield Exhausted(card=card, why="cost")
        return
    animal.stash.remove(held)
    if kind_of(card) == card:  # a skill lies beside its animal again
        animal.beside.append(card)
    else:
        state.toy_discard.append(card)
    yield Discarded(seat=seat, card=card)


def push_effects(state: NightlightState, seat: int, card: str, when: When) -> None:
    """The card's effects of one moment come next, if they are in force for the animal (NL-CARD5-c)."""
    if is_in_force(stash_card(state, card), state.animals[seat].key) and own_attack(stash_card(state, card), when):
        state.agenda.append(Carried(card=card, user=seat, when=when))
