"""The names of a battle as a sentence may write them: tags in both alphabets, names, aliases, Russian cases."""

from collections.abc import Iterable

from bot.kernel.game import Seat
from bot.ui.orders import NameBook, normal_words
from cogs.arena.orders_words import lexicon
from cogs.arena.view import ArenaView, Line

TAGS = {"good": ("g", "д"), "evil": ("e", "е", "з")}  # the middle "е" is the Cyrillic twin of the Latin letter


def name_book(view: ArenaView) -> NameBook[Seat]:
    """Tags first: what somebody is named can't take another's tag, so a tag is always clear."""
    tags = {line.seat: list(_tags(line)) for line in view.lines}
    taken = {tuple(normal_words(tag)) for forms in tags.values() for tag in forms}
    names = {line.seat: [name for name in _names(line) if tuple(normal_words(name)) not in taken] for line in view.lines}
    return NameBook.of({seat: [*tags[seat], *names[seat]] for seat in tags}, weak=lexicon().weak)


def _tags(line: Line) -> Iterable[str]:
    for letter in TAGS[line.team]:
        yield f"{letter}{line.tag[1:]}"
        yield f"{letter} {line.tag[1:]}"


def _names(line: Line) -> Iterable[str]:
    return (line.name, line.name_ru, *line.aliases, *line.accusative, *line.dative)
