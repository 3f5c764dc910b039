"""The names of a battle as a sentence may write them: tags in both alphabets, names, aliases, Russian cases."""

from collections.abc import Iterable

from bot.kernel.game import Seat
from bot.ui.orders import NameBook
from cogs.arena.orders_words import lexicon
from cogs.arena.view import ArenaView, Line

TAGS = {"good": ("g", "д"), "evil": ("e", "е", "з")}  # the middle "е" is the Cyrillic twin of the Latin letter


def name_book(view: ArenaView) -> NameBook[Seat]:
    return NameBook.of({line.seat: _forms(line) for line in view.lines}, weak=lexicon().weak)


def _forms(line: Line) -> Iterable[str]:
    number = line.tag[1:]
    for letter in TAGS[line.team]:
        yield f"{letter}{number}"
        yield f"{letter} {number}"
    yield from (line.name, line.name_ru, *line.aliases, *line.accusative, *line.dative)
