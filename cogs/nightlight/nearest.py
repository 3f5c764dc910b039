"""What there is instead of a name that nobody bears: the most alike first."""

from collections.abc import Iterable

from bot.room import Say
from bot.ui.likest import likest, some_of
from cogs.nightlight.naming import card_of, in_language
from cogs.nightlight.rules.cards import CardSet

__all__ = ["nearest"]

MOST = 8


def nearest(say: Say, cards: CardSet, words: str, things: Iterable[str]) -> str:
    """Names of `things` (cards, enemies, animals by id or instance), each once, joined; those most like `words` in either language first.

    Not escaped: what is refused is escaped where it is told.
    """
    found = {one: card_of(cards, one).name for one in things}
    near = likest(words, {one: (one, name.en, name.ru) for one, name in found.items()})
    return some_of(say, list(dict.fromkeys(in_language(say, found[one]) for one in near)), MOST)
