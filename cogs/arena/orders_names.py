"""The names of a battle as a sentence may write them: tags in both alphabets, names, aliases, Russian cases."""

from functools import cache, lru_cache

from bot.kernel.game import Seat
from bot.ui.orders import NameBook, normal_words
from cogs.arena.orders_words import lexicon
from cogs.arena.rules.words import Team
from cogs.arena.view import ArenaView, Line

Called = tuple[tuple[Seat, tuple[str, ...], tuple[str, ...]], ...]
"""Seat, tags, names."""

TAGS = {"good": ("g", "д"), "evil": ("e", "е", "з")}  # the middle "е" is the Cyrillic twin of the Latin letter


def name_book(view: ArenaView) -> NameBook[Seat]:
    """Tags first: what somebody is named can't take another's tag, so a tag is always clear."""
    return book_of(called_in(view))


def called_in(view: ArenaView) -> Called:
    """What everybody in the battle is called: public facts that stay the same for the whole of it."""
    return tuple((line.seat, _tags(line.team, line.tag), _names(line)) for line in view.lines)


@lru_cache(256)  # nobody changes a book
def book_of(called: Called) -> NameBook[Seat]:
    taken = {tuple(normal_words(tag)) for _, tags, _ in called for tag in tags}
    forms = {seat: [*tags, *(name for name in names if tuple(normal_words(name)) not in taken)] for seat, tags, names in called}
    return NameBook.of(forms, weak=lexicon().weak)


@cache
def _tags(team: Team, tag: str) -> tuple[str, ...]:
    return tuple(f"{letter}{space}{tag[1:]}" for letter in TAGS[team] for space in ("", " "))


def _names(line: Line) -> tuple[str, ...]:
    return (line.name, line.name_ru, *line.aliases, *line.accusative, *line.dative)
