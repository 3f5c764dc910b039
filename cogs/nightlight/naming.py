"""What animals, cards and enemies are called, in either language."""

from bot.room import Say
from bot.ui.safe_text import escape
from cogs.nightlight.rules.board import Board
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.content import AnyCard, Skill, Words
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.words import kind_of

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
STAR = "★"


def card_of(cards: CardSet, card: str) -> AnyCard:
    """Any card by instance or id. Raises KeyError."""
    key = kind_of(card)
    for kind in (cards.animals, cards.skills, cards.items, cards.denizens, cards.dreams, cards.bosses, cards.decks):
        if key in kind:
            return kind[key]
    raise KeyError(card)


def plain_name(say: Say, board: Board, card: str) -> str:
    """As it is printed, for labels and pictures; an owner's own cards may be called anything."""
    found = card_of(cards_of(board.options), card)
    return in_language(say, found.name)


def in_language(say: Say, name: Words) -> str:
    return name.ru if say.lang == "ru" else name.en


def name_of(say: Say, board: Board, card: str) -> str:
    """For a sentence: escaped."""
    return escape(plain_name(say, board, card))


def starred_name(say: Say, board: Board, card: str) -> str:
    """With the level of a skill: "★★ Pounce"."""
    found = card_of(cards_of(board.options), card)
    return f"{STAR * found.level} {in_language(say, found.name)}" if isinstance(found, Skill) else in_language(say, found.name)


def animal_at(say: Say, board: Board, seat: int) -> str:
    """The animal of a seat, for a sentence."""
    return name_of(say, board, board.animals[seat].key)


def as_beginning(words: str) -> str:
    """As a label or a sentence begins."""
    return words[:1].upper() + words[1:]


def signed(change: int) -> str:
    """With a real minus sign: as wide as the plus, and not taken for a dash."""
    return f"+{change}" if change >= 0 else f"−{-change}"
