"""What there is instead of a name that nobody bears: the most alike first."""

from collections.abc import Iterable

from rapidfuzz import fuzz

from bot.room import Say
from cogs.nightlight.naming import card_of, in_language
from cogs.nightlight.rules.cards import CardSet

__all__ = ["nearest"]

MOST = 8


def nearest(say: Say, cards: CardSet, words: str, things: Iterable[str]) -> str:
    """Names of `things` (cards, enemies, animals by id or instance), each once, joined; those most like `words` in either language first.

    Not escaped: what is refused is escaped where it is told.
    """
    found = {one: card_of(cards, one) for one in things}
    likeness = {
        in_language(say, card.name): max(_alike(words, one), _alike(words, card.name.en), _alike(words, card.name.ru))
        for one, card in found.items()
    }
    names = sorted(likeness, key=lambda name: -likeness[name])
    more = [say("and-more", count=len(names) - MOST)] if len(names) > MOST else []
    return ", ".join([*names[:MOST], *more])


def _alike(words: str, name: str) -> float:
    return fuzz.WRatio(words.casefold(), name.casefold())
