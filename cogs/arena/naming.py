"""What the characters of a battle are called in a sentence, a label, an order, in either language."""

from collections.abc import Iterable
from functools import lru_cache

from bot.i18n.languages import joined, lang_of
from bot.kernel.game import Seat
from bot.room import Say
from bot.ui.limits import clip
from bot.ui.safe_text import clean_name, escape
from cogs.arena.rules.words import Team
from cogs.arena.view import ArenaView, Line

SENTENCE_NAME = 100  # an escaped name is longer than what people see
LABEL_NAME = 48
_RUSSIAN_LETTER = {"G": "Д", "E": "З"}


def plain_name(say: Say, line: Line) -> str:
    """As it was given, for labels and pictures; hostile in a sentence."""
    return line.name_ru or line.name if say.lang == "ru" else line.name


def name_of(say: Say, line: Line) -> str:
    """For a sentence: escaped."""
    return _escaped(plain_name(say, line))


@lru_cache(1024)  # every sentence of a battle names the same few
def _escaped(name: str) -> str:
    return clip(escape(name), SENTENCE_NAME)


def label_name(say: Say, line: Line) -> str:
    """For buttons and selects, where nothing acts."""
    return clean_name(plain_name(say, line), LABEL_NAME) or line.tag


def tag_of(say: Say, line: Line) -> str:
    """E1, in Russian З1 (content, part 4)."""
    return _RUSSIAN_LETTER[line.tag[0]] + line.tag[1:] if say.lang == "ru" else line.tag


def tagged_name(say: Say, line: Line) -> str:
    return f"{name_of(say, line)} ({tag_of(say, line)})"


def names_of(say: Say, view: ArenaView, seats: Iterable[Seat]) -> str:
    """ "A, B and C" in sentences."""
    return joined(lang_of(say.lang), [name_of(say, view.line(seat)) for seat in seats])


def team_of(say: Say, team: Team) -> str:
    return say("arena-team", team=team)
