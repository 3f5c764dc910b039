"""The names of a battle as a sentence may write them: tags in both alphabets, names, aliases, Russian cases."""

from collections.abc import Iterable
from functools import lru_cache

from bot.kernel.game import Seat
from bot.ui.orders import NameBook, normal_words
from cogs.arena.orders_words import lexicon
from cogs.arena.view import ArenaView, Line

TAGS = {"good": ("g", "д"), "evil": ("e", "е", "з")}  # the middle "е" is the Cyrillic twin of the Latin letter


def name_book(view: ArenaView) -> NameBook[Seat]:
    """Tags first: what somebody is named can't take another's tag, so a tag is always clear."""
    return _book(tuple((line.seat, tuple(_tags(line)), tuple(_names(line))) for line in view.lines))


@lru_cache(256)  # public facts that stay the same for the whole of a battle; nobody changes a book
def _book(called: tuple[tuple[Seat, tuple[str, ...], tuple[str, ...]], ...]) -> NameBook[Seat]:
    taken = {tuple(normal_words(tag)) for _, tags, _ in called for tag in tags}
    forms = {seat: [*tags, *(name for name in names if tuple(normal_words(name)) not in taken)] for seat, tags, names in called}
    return NameBook.of(forms, weak=lexicon().weak)


def _tags(line: Line) -> Iterable[str]:
    for letter in TAGS[line.team]:
        yield f"{letter}{line.tag[1:]}"
        yield f"{letter} {line.tag[1:]}"


def _names(line: Line) -> Iterable[str]:
    return (line.name, line.name_ru, *line.aliases, *line.accusative, *line.dative)
