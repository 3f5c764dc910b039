"""Named positions and dotted paths, for case files and tests.

Cards are written as they lie: "W05#1" upright, "W05#1!" exhausted, "Z01#1:2" with two wounds, "Z01#1!:2" both.
"""

import re
from collections.abc import Sequence
from typing import Any, cast

from bot.kernel.game import BadInput
from cogs.nightlight.rules.board import Boss, Enemy, Held, Stuffed, living, ready_enemies
from cogs.nightlight.rules.numbers import health_of, value_of
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.rounds import prepare
from cogs.nightlight.rules.samples import Unshuffled
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.setup import new_night
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.rules.steps import NightmareCreeps, RaidCleared, TurnOver
from cogs.nightlight.rules.words import ROUNDS, ROW

PRESETS = ("start", "attack", "raid")
_PIECE = re.compile(r"(?P<id>[A-Z][A-Z0-9-]*(?:#\d+)?)(?P<exhausted>!)?(?::(?P<wounds>\d+))?")
_DECKS = {"toys": "toy_deck", "nightmares": "nightmare_deck", "dreams_ahead": "dream_deck"}
_PILES = {"toy_discard": "toy_deck", "nightmare_discard": "nightmare_deck", "dreams": "dream_deck", "row": "toy_deck"}
_PLAIN = ("lap", "turns_begun", "raid", "dream_ended", "used")


def preset(name: str, joinings: Sequence[NightlightJoining], options: NightlightOptions) -> NightlightState:
    """Decks lie unshuffled. Each waits for an answer:

    `start`: before the first Preparation. `attack`: round 1, the Attack step of the first player's turn, no Dream up and nobody
    with cards or enemies but what is told; a pass ends that turn. `raid`: the round's last raid, four cards in the row.
    """
    if name not in PRESETS:
        raise BadInput("nightlight-no-such-preset", name=name)
    state = new_night(options, joinings, Unshuffled())
    if name == "start":
        return state
    state.agenda = []
    if name == "raid":
        state.stage, state.raid = "raid", 1
        state.row, state.toy_deck = state.toy_deck[:ROW], state.toy_deck[ROW:]
        state.agenda = [NightmareCreeps(), RaidCleared()]
        return state
    _at_attack(state, state.first)
    return state


def _at_attack(state: NightlightState, seat: int) -> None:
    state.phase, state.stage, state.lap, state.turn = "encounters", "attack", 1, seat
    state.turns_begun, state.had_turn = max(1, state.turns_begun), [seat]
    state.animals[seat].turns = max(1, state.animals[seat].turns)
    state.agenda = [TurnOver(seat=seat)]


def seat_of(tag: str, state: NightlightState) -> int:
    """The seat of P1 to P4, in either alphabet."""
    number = tag[1:]
    if tag[:1].upper() in ("P", "И") and number.isdecimal() and 1 <= int(number) <= len(state.animals):
        return int(number) - 1
    raise BadInput("nightlight-no-such-tag", tag=tag)


def set_field(state: NightlightState, path: str, value: Any) -> None:
    """Sets one fact: `round`, `turn`, `row`, `boss`, `dreams`, `toys` and the like, or `P1.wounds`, `P1.stash`, `P1.front`, `P1.alive`."""
    head, _, rest = path.partition(".")
    match head, value:
        case _ if rest:
            _set_animal(state, state.animals[seat_of(head, state)], rest, value)
        case "round", int() if 1 <= value <= ROUNDS:
            state.round = value
            if state.phase == "preparation" and state.stage == "":
                state.agenda = []
                prepare(state)
        case "turn", str():
            _at_attack(state, seat_of(value, state))
        case "first", str():
            state.first = seat_of(value, state)
        case "boss", str():
            _set_boss(state, value)
        case _ if head in (*_DECKS, *_PILES) and isinstance(value, list):
            _set_pile(state, head, [str(one) for one in cast("list[Any]", value)])
        case _ if head in _PLAIN:
            setattr(state, head, value)
        case _:
            raise BadInput("nightlight-no-such-field", path=path)


def _set_pile(state: NightlightState, name: str, cards: list[str]) -> None:
    """A deck's top cards in their order, or a pile that takes its cards from the deck."""
    deck: list[str] = getattr(state, _DECKS.get(name) or _PILES[name])
    if name in _DECKS:
        known = [card for card in cards if card in deck]
        _all_known(cards, known)
        deck[:] = [*cards, *(card for card in deck if card not in cards)]
        return
    pile: list[str] = getattr(state, name)
    deck[:] = [*(card for card in pile if card not in cards), *deck]
    _all_known(cards, [card for card in cards if card in deck or card in pile])
    deck[:] = [card for card in deck if card not in cards]
    pile[:] = cards


def _all_known(cards: list[str], known: list[str]) -> None:
    for card in cards:
        if card not in known:
            raise BadInput("nightlight-no-such-card", card=card)


def _read(text: str) -> tuple[str, bool, int]:
    """(id, exhausted, wounds)."""
    found = _PIECE.fullmatch(text)
    if found is None:
        raise BadInput("nightlight-no-such-card", card=text)
    return found["id"], bool(found["exhausted"]), int(found["wounds"] or 0)


def _set_boss(state: NightlightState, text: str) -> None:
    boss, exhausted, wounds = _read(text)
    card = cards_of(state.options).bosses.get(boss)
    if card is None:
        raise BadInput("nightlight-no-such-card", card=text)
    state.boss_ahead = None
    state.boss = Boss(id=boss, health=card.health_for(len(state.animals)), exhausted=exhausted, wounds=wounds)


def _set_animal(state: NightlightState, animal: Stuffed, name: str, value: Any) -> None:
    match name, value:
        case "wounds", int() if 0 <= value < health_of(state, animal.key):
            animal.wounds = value
        case "alive", bool():
            animal.alive = value
        case (("attack_more" | "defense_more" | "turns"), int()):
            setattr(animal, name, value)
        case "stash", list():
            _set_stash(state, animal, [str(one) for one in cast("list[Any]", value)])
        case "front", list():
            _set_front(state, animal, [str(one) for one in cast("list[Any]", value)])
        case _:
            raise BadInput("nightlight-no-such-field", path=name)


def _set_stash(state: NightlightState, animal: Stuffed, cards: list[str]) -> None:
    for held in animal.stash:
        (state.toy_deck if "#" in held.id else animal.beside).insert(0, held.id)
    animal.stash = []
    for text in cards:
        card, exhausted, _ = _read(text)
        source = state.toy_deck if "#" in card else animal.beside
        if card not in source:
            raise BadInput("nightlight-no-such-card", card=text)
        source.remove(card)
        animal.stash.append(Held(id=card, exhausted=exhausted))


def _set_front(state: NightlightState, animal: Stuffed, enemies: list[str]) -> None:
    state.nightmare_deck[:0] = [one.id for one in animal.front]
    animal.front = []
    for text in enemies:
        enemy, exhausted, wounds = _read(text)
        if enemy not in state.nightmare_deck:
            raise BadInput("nightlight-no-such-card", card=text)
        state.nightmare_deck.remove(enemy)
        piece = Enemy(id=enemy, exhausted=exhausted, wounds=wounds)
        if wounds >= health_of(state, enemy):
            raise BadInput("nightlight-too-many-wounds", card=text)
        animal.front.append(piece)


def get_field(state: NightlightState, path: str) -> Any:
    """The fact under a path such as `round`, `stage`, `row`, `boss`, `toy_deck` (its size), `P1.stash`, `P1.front`, `P1.defense`."""
    head, _, rest = path.partition(".")
    if rest:
        return _of_animal(state, state.animals[seat_of(head, state)], rest)
    match head:
        case "boss":
            return _written(state.boss.id, state.boss.exhausted, state.boss.wounds) if state.boss else None
        case "toy_deck" | "nightmare_deck" | "dream_deck":
            return len(getattr(state, head))
        case "ready":
            return ready_enemies(state)
        case "turn":
            return None if state.turn is None else f"P{state.turn + 1}"
        case "alive":
            return len(living(state))
        case "boss_health":
            return state.boss.health if state.boss else None
        case "window":
            return state.window.moment if state.window else None
        case "attacking":
            return state.attack.by if state.attack else None
        case _:
            value: Any = getattr(state, head)
            return list(cast("Sequence[Any]", value)) if isinstance(value, list | tuple) else value


def _of_animal(state: NightlightState, animal: Stuffed, name: str) -> Any:
    match name:
        case "stash":
            return [_written(one.id, one.exhausted, 0) for one in animal.stash]
        case "front":
            return [_written(one.id, one.exhausted, one.wounds) for one in animal.front]
        case "attack" | "defense":
            return value_of(state, animal.key, name)
        case "health":
            return health_of(state, animal.key)
        case _:
            value: Any = getattr(animal, name)
            return list(cast("Sequence[Any]", value)) if isinstance(value, list) else value


def _written(card: str, exhausted: bool, wounds: int) -> str:
    return card + ("!" if exhausted else "") + (f":{wounds}" if wounds else "")
