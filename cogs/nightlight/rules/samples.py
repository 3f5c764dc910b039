"""Nights as people might bring them, for simulation and for the suites that hold every game to its contract."""

import random
from typing import Any, get_args

from cogs.nightlight.rules.board import Attack, Boss, Enemy, Held, Struck, Window
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.setup import LONGEST_NAME, new_night
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.rules.steps import AttackCompared, TurnOver, WindowClosed
from cogs.nightlight.rules.words import MOST_ANIMALS

SWITCHED = 0.2  # of the switches stand otherwise than by default
NOT_DRAWN = ("lone_pair",)  # of no account to the rules themselves


def sample_night(rng: random.Random) -> tuple[NightlightOptions, list[NightlightJoining]]:
    """One to four animals against any deck, with a boss or without, some switches turned."""
    seats = rng.randint(1, MOST_ANIMALS)
    cards = cards_of(NightlightOptions())
    chosen: dict[str, Any] = {
        "dream": rng.choice(list(cards.decks)),
        "boss": rng.choice(("none", "none", "deck", "nyx")),
        "first": rng.randrange(seats),
    }
    for name, info in NightlightOptions.model_fields.items():
        values = [value for value in get_args(info.annotation) if isinstance(value, str)]
        if name not in (*chosen, *NOT_DRAWN) and len(values) > 1 and rng.random() < SWITCHED:
            chosen[name] = rng.choice(values)
    animals = rng.sample(list(cards.animals), seats)
    return NightlightOptions.model_validate(chosen), [
        NightlightJoining(name=f"Player {seat + 1}", animal=animal) for seat, animal in enumerate(animals)
    ]


class Unshuffled:
    """Dice for a state that nobody plays: cards as they come."""

    def __init__(self) -> None:
        self.log: list[Any] = []

    def shuffle(self, items: Any, why: str) -> list[Any]:
        return list(items)

    def pick(self, items: Any, count: int, why: str) -> tuple[Any, ...]:
        return tuple(items)[:count]

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        return (faces,) * count

    def named(self, key: str, faces: int) -> int:
        return faces


def largest_night() -> NightlightState:
    """Four animals with the longest names late in round 3, nearly the whole deck before one of them, a window in a large attack."""
    options = NightlightOptions(dream="zordo", boss="deck", free_stop="all", deep_dream="on")
    cards = cards_of(options)
    joinings = [NightlightJoining(name="Щ" * LONGEST_NAME, animal=animal) for animal in list(cards.animals)[:MOST_ANIMALS]]
    state = new_night(options, joinings, Unshuffled())
    state.agenda = [TurnOver(seat=3), AttackCompared(), WindowClosed()]
    state.round, state.phase, state.lap, state.turn, state.turns_begun = 3, "encounters", 27, 3, 100
    for animal in state.animals:
        animal.turns, animal.attack_more, animal.defense_more = 60, 9, 9
        animal.stash = [Held(id=card, exhausted=bool(place % 2)) for place, card in enumerate([*animal.beside, *_taken(state, 4)])]
        animal.beside = []
    for card in ("G2#2", "G4#1"):
        _give(state, 0, card)
    while len(state.nightmare_deck) > 2:
        state.animals[3].front.append(Enemy(id=state.nightmare_deck.pop(), exhausted=True, wounds=4))
    state.animals[3].front[0].exhausted = False
    state.nightmare_discard, state.nightmare_deck = state.nightmare_deck, []
    state.dreams, state.dream_deck = state.dream_deck[:3], state.dream_deck[3:]
    boss = cards.bosses[str(state.boss_ahead)]
    state.boss, state.boss_ahead = Boss(id=boss.id, health=boss.health_for(4), exhausted=True, wounds=5), None
    struck = [Struck(pool="defense", place=place, was=1) for place in range(8)]
    attack = Attack(n=120, kind="defend", by=state.animals[3].front[0].id, on=state.animals[3].key, rolled=True, struck=struck)
    attack.attack_dice, attack.defense_dice = [6] * 16, [1] * 16
    state.attack, state.last_attack, state.attacks = attack, attack.model_copy(deep=True), 120
    state.windows, state.windows_opened = [Window(n=400, moment="rolled", passed={seat: ["G4#1"] for seat in (1, 2)})], 400
    state.questions_asked = 60
    return state


def _taken(state: NightlightState, count: int) -> list[str]:
    """Weapons off the top of the deck."""
    found = [card for card in state.toy_deck if card.startswith("W")][:count]
    for card in found:
        state.toy_deck.remove(card)
    return found


def _give(state: NightlightState, seat: int, card: str) -> None:
    if card in state.toy_deck:
        state.toy_deck.remove(card)
        state.animals[seat].stash.append(Held(id=card))
