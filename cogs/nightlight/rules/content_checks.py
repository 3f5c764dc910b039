"""What is wrong with a set of cards although every field has its type: a verb at the wrong moment, an icon nobody bears (NL-CON-b)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.content import AnyCard, Boss, Dream, DreamDeck, Gadget, Lesson, Skill, Weapon
from cogs.nightlight.rules.vocabulary import (
    ANIMALS,
    DENIZENS,
    NEED_USER,
    DiceMore,
    Effect,
    Free,
    FreeAttack,
    OwnAttack,
    Part,
    Peek,
    PoolMore,
    Stat,
    Verb,
)

ROUNDS = 3  # NL-RND-a: a Dream deck needs a card for each
ROW = 4  # NL-P1.2-a
DRAWN = 16  # the four raids of a game
DEALT = 28  # NL-P1.3: 12 + 8 + 8 for four animals
SKILL_LEVELS = 3
SYMBOLS = ("spidipede", "hushmoth", "zordo")


class Fault(NamedTuple):
    """What is wrong (end of a message key) with which card, the word that leads to its line inside the card, facts."""

    why: str
    card: str
    word: str
    facts: Mapping[str, Any]


ALWAYS = frozenset(("wound", "heal", "exhaust", "ready", "stat", "move", "deal", "peek"))
UNSEEN = frozenset(("wound", "heal", "exhaust", "stat", "deal"))  # verbs that need no user
VERBS: Mapping[str, frozenset[str]] = {
    "use": ALWAYS | {"dice"},
    "rolled": ALWAYS | {"reroll"},
    "hit": ALWAYS,
    "miss": ALWAYS,
    "banish": ALWAYS,
    "after": ALWAYS,
    "open": ALWAYS,
    "declared": ALWAYS | {"dice", "cancel", "redirect"},
    "rolled window": ALWAYS | {"reroll"},
    "take": frozenset(("learn",)),
    "static": frozenset(("face", "pool", "no_heal")),
    "reveal": UNSEEN,
    "loom": UNSEEN | {"attack", "next_dream"},
    "fall": UNSEEN | {"end_dream", "next_dream"},
}
"""What may be done when; a free action's moment is its window."""

TARGETS: Mapping[str, frozenset[str]] = {
    "wound": DENIZENS | ANIMALS,
    "heal": ANIMALS,
    "exhaust": DENIZENS | {"each_own_card"},
    "ready": frozenset(("this", "other_animal_card")),
    "stat": ANIMALS,
    "move": DENIZENS - {"each_engaged_denizen", "each_other_engaged_denizen", "each_denizen"},
    "deal": ANIMALS,
    "attack": ANIMALS - NEED_USER,
}
IN_ATTACK = frozenset(("use", "rolled", "hit", "miss", "banish", "after"))
WITH_DEFENDER = frozenset(("use", "rolled", "hit", "miss", "after"))
OF_DEFENDER = frozenset(("defender", "other_engaged_denizen", "each_other_engaged_denizen"))
WITHOUT_USER = frozenset(("reveal", "loom", "fall", "static"))

MOMENTS: Mapping[type, frozenset[str]] = {
    Skill: IN_ATTACK | {"free", "free_attack"},
    Weapon: IN_ATTACK | {"free", "free_attack"},
    Gadget: frozenset(("free",)),
    Lesson: frozenset(("take",)),
    DreamDeck: frozenset(("static", "reveal")),
    Dream: frozenset(("static", "reveal")),
    Boss: frozenset(("loom", "fall")),
}
"""Which moments a kind of card knows."""


def wrong_with_card(card: AnyCard) -> Iterator[Fault]:
    """One card by itself."""
    name = identity(card)
    effects: tuple[Effect, ...] = getattr(card, "effects", ())
    for effect in effects:
        if effect.when not in MOMENTS[type(card)]:
            yield Fault("moment", name, f'"{effect.when}"', {"when": effect.when, "known": _listed(MOMENTS[type(card)])})
            continue
        if isinstance(effect, FreeAttack):
            continue
        for verb in effect.do:
            yield from _wrong_with_verb(name, effect, verb)
    yield from _wrong_with_use(card, name, effects)


def _wrong_with_use(card: AnyCard, name: str, effects: tuple[Effect, ...]) -> Iterator[Fault]:
    free = [effect for effect in effects if isinstance(effect, (Free, FreeAttack))]
    if len(free) > 1:
        yield Fault("two-free", name, f'"{free[1].when}"', {})
    for effect in free:
        if isinstance(effect, Free) and effect.only and effect.window == "open":
            yield Fault("only-open", name, f'"{effect.only}"', {"only": effect.only})
    if isinstance(card, Skill) and card.bonus is None:
        attacking = [effect for effect in effects if isinstance(effect, (OwnAttack, FreeAttack))]
        if attacking:
            yield Fault("no-bonus", name, f'"{attacking[0].when}"', {"when": attacking[0].when})
        elif not effects:
            yield Fault("no-use", name, "[[skill]]", {})
    yield from _endless(name, effects)


def _endless(name: str, effects: tuple[Effect, ...]) -> Iterator[Fault]:
    """A card that pays by exhausting and readies cards at any moment could go on for ever."""
    freely = any(isinstance(effect, FreeAttack) and effect.cost == "exhaust" for effect in effects)
    for effect in effects:
        match effect:
            case Free(cost="exhaust", do=do):
                found = any(verb.verb == "ready" for verb in do)
            case OwnAttack(do=do):
                found = freely and any(verb.verb == "ready" for verb in do)
            case _:
                found = False
        if found:
            yield Fault("endless", name, '"ready"', {})


def _wrong_with_verb(card: str, effect: Effect, verb: Verb, *, inside: bool = False) -> Iterator[Fault]:
    moment = moment_of(effect)
    if verb.verb not in VERBS[moment]:
        yield Fault("verb-moment", card, f'"{verb.verb}"', {"verb": verb.verb, "when": moment, "known": _listed(VERBS[moment])})
    yield from _wrong_with_target(card, effect, verb, inside=inside)
    if verb.may and (moment in WITHOUT_USER or moment == "take"):
        yield Fault("may-nobody", card, "may", {"when": moment})
    if verb.otherwise and target_of(verb) != "each_own_card":
        yield Fault("else-target", card, "else", {"verb": verb.verb})
    if isinstance(verb, Peek) and verb.bottom > verb.n:
        yield Fault("peek-bottom", card, '"peek"', {"n": verb.n, "bottom": verb.bottom})
    if isinstance(verb, (DiceMore, Stat, PoolMore)) and verb.n == 0:
        yield Fault("no-change", card, f'"{verb.verb}"', {"verb": verb.verb})
    if isinstance(verb, PoolMore) and verb.side in ("animal_attack", "animal_defense") and verb.whom != "all":
        yield Fault("animal-filter", card, f'"{verb.whom}"', {"whom": verb.whom})
    for other in verb.otherwise:
        if target_of(other) != "that_animal":
            yield Fault("else-verb", card, f'"{other.verb}"', {"verb": other.verb})
        yield from _wrong_with_verb(card, effect, other, inside=True)


def _wrong_with_target(card: str, effect: Effect, verb: Verb, *, inside: bool) -> Iterator[Fault]:
    target, moment = target_of(verb), moment_of(effect)
    if not target:
        return
    word = f'"{target}'
    if target not in TARGETS[verb.verb]:
        yield Fault("target", card, word, {"verb": verb.verb, "target": target, "known": _listed(TARGETS[verb.verb])})
    elif target == "that_animal" and not inside:
        yield Fault("that-animal", card, word, {})
    elif target in OF_DEFENDER and moment not in WITH_DEFENDER and (target == "defender" or moment != "banish"):
        yield Fault("no-defender", card, word, {"target": target, "when": moment, "known": _listed(WITH_DEFENDER)})
    elif target in NEED_USER and moment in WITHOUT_USER:
        yield Fault("no-user", card, word, {"target": target, "when": moment})
    elif target == "each_own_card" and moment not in WITHOUT_USER:
        yield Fault("each-own-card", card, word, {"when": moment})


def moment_of(effect: Effect) -> str:
    """The row of `VERBS` for an effect."""
    if isinstance(effect, Free):
        return "rolled window" if effect.window == "rolled" else effect.window
    return effect.when


def target_of(verb: Part) -> str:
    """The name of a verb's target; empty for a verb without."""
    target = getattr(verb, "target", None)
    return target.name if target else ""


def identity(card: AnyCard) -> str:
    return card.key if isinstance(card, DreamDeck) else card.id


def wrong_with_set(cards: CardSet) -> Iterator[Fault]:
    """All cards together: what one names and no other is, decks that are too short for a game."""
    for card in cards.every:
        yield from wrong_with_card(card)
    yield from _short_decks(cards)
    for skill in cards.skills.values():
        if skill.animal not in cards.animals:
            yield Fault("icon", skill.id, f'"{skill.animal}"', {"icon": skill.animal, "known": _listed(cards.animals)})
    for item in cards.items.values():
        for icon in item.icons if isinstance(item, Weapon) else ():
            if icon not in cards.animals:
                yield Fault("icon", item.id, f'"{icon}"', {"icon": icon, "known": _listed(cards.animals)})
    yield from _wrong_with_bosses(cards)


def _short_decks(cards: CardSet) -> Iterator[Fault]:
    if len(cards.animals) < ROW:
        yield Fault("few-animals", "", "[[animal]]", {"count": len(cards.animals), "least": ROW})
    toys = sum(item.copies for item in cards.items.values())
    if toys < DRAWN:
        yield Fault("few-toys", "", "[[weapon]]", {"count": toys, "least": DRAWN})
    for symbol in SYMBOLS:
        if symbol not in cards.decks:
            yield Fault("deck-missing", "", "[[deck]]", {"deck": symbol})
        dreams = sum(dream.deck == symbol for dream in cards.dreams.values())
        if dreams < ROUNDS:
            yield Fault("few-dreams", "", "[[dream]]", {"deck": symbol, "count": dreams, "least": ROUNDS})
        denizens = sum(one.copies for one in cards.denizens.values() if one.symbol in (None, symbol))
        if denizens < DEALT:
            yield Fault("few-denizens", "", "[[denizen]]", {"deck": symbol, "count": denizens, "least": DEALT})


def _wrong_with_bosses(cards: CardSet) -> Iterator[Fault]:
    shared = [symbol for symbol, count in Counter(boss.symbol for boss in cards.bosses.values() if boss.symbol).items() if count > 1]
    for boss in cards.bosses.values():
        moments = sorted(effect.when for effect in boss.effects)
        if moments != ["fall", "loom"]:
            yield Fault("boss-cards", boss.id, "effects", {})
        if (boss.symbol is None) != (boss.decks is not None):
            yield Fault("boss-decks", boss.id, "symbol" if boss.symbol else "id", {})
        if boss.symbol in shared:
            yield Fault("boss-symbol", boss.id, "symbol", {"symbol": boss.symbol})
        if boss.health_for(1) < 1:
            yield Fault("boss-health", boss.id, "health", {})
        if boss.decks is not None:
            yield from _short_own_decks(cards, boss)


def _short_own_decks(cards: CardSet, boss: Boss) -> Iterator[Fault]:
    assert boss.decks is not None
    for symbol in SYMBOLS:
        dreams = sum(dream.deck == symbol for dream in cards.dreams.values())
        denizens = sum(one.copies for one in cards.denizens.values() if one.symbol == symbol)
        if dreams < boss.decks.dreams or denizens < boss.decks.denizens:
            yield Fault("boss-own-decks", boss.id, "decks", {"symbol": symbol, "dreams": dreams, "denizens": denizens})


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
