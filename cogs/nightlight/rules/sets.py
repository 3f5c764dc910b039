"""The cards of a night, and how many of each lie in its decks."""

from functools import lru_cache

from cogs.nightlight.own_sets import set_named
from cogs.nightlight.rules.board import Board
from cogs.nightlight.rules.cards import CardSet, own_attack, verbs_at
from cogs.nightlight.rules.content import Boss, Denizen, Dream, Lesson, StashCard
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.vocabulary import Effect, Learn, PoolMore, Static, Verb
from cogs.nightlight.rules.words import kind_of


def cards_of(options: NightlightOptions) -> CardSet:
    """Raises RuleViolation(NL-CON-b) for a set that isn't there."""
    return set_named(options.cards)


def stash_card(board: Board, card: str) -> StashCard:
    """An item or skill, by instance."""
    return cards_of(board.options).stash_card(kind_of(card))


def enemy_card(board: Board, enemy: str) -> Denizen | Boss:
    """A denizen or boss, by instance."""
    cards = cards_of(board.options)
    return cards.bosses[enemy] if enemy in cards.bosses else cards.denizens[kind_of(enemy)]


def dream_card(board: Board, dream: str) -> Dream:
    return cards_of(board.options).dreams[dream]


def lesson_level(board: Board, card: str) -> int | None:
    """How high a lesson teaches (NL-CON-p); None: the card is no lesson."""
    item = cards_of(board.options).items.get(kind_of(card))
    if not isinstance(item, Lesson):
        return None
    return next((verb.level for verb in verbs_at(item.effects, "take") if isinstance(verb, Learn)), None)


def verbs_of(board: Board, card: str, when: str) -> tuple[Verb, ...]:
    """The verbs of any card at one moment; a Dream's own, then those that stand on all cards of its deck."""
    cards = cards_of(board.options)
    if card in cards.dreams:
        dream = cards.dreams[card]
        return (*verbs_at(dream.effects, when), *verbs_at(cards.decks[dream.deck].effects, when))
    if card in cards.bosses:
        return verbs_at(cards.bosses[card].effects, when)
    return own_attack(cards.stash_card(kind_of(card)), when)


@lru_cache(maxsize=512)
def statics(cards: CardSet, dreams: tuple[str, ...]) -> tuple[tuple[str, Verb], ...]:
    """(symbol of the Dream, verb) of what holds while these Dreams are in force (NL-CON-u).

    A line that stands on every card of a deck is one rule and holds once, however many of its cards lie face up with `deep_dream`,
    and whether one deck or two of a game with Nyx bear it (NL-R20, NL-CON-v).
    """
    own = [(cards.dreams[dream].deck, verb) for dream in dreams for verb in _static(cards.dreams[dream].effects)]
    decks = dict.fromkeys(cards.dreams[dream].deck for dream in dreams)
    shared: dict[object, tuple[str, Verb]] = {}
    for deck in decks:
        for verb in _static(cards.decks[deck].effects):
            of_symbol = isinstance(verb, PoolMore) and verb.whom == "symbol"  # another line on each deck
            shared.setdefault((deck, verb) if of_symbol else verb, (deck, verb))
    return (*own, *shared.values())


def _static(effects: tuple[Effect, ...]) -> tuple[Verb, ...]:
    return tuple(verb for effect in effects if isinstance(effect, Static) for verb in effect.do)
