"""The words of acts and the tokens that a sentence is made of, English and Russian mixed."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from bot.ui.orders import MARKS, NameBook, near_word, normal_words
from cogs.night_class.library import book, city
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.options import NightOptions

__all__ = ["Token", "tokens_of"]

Key = tuple[str, str]
"""What a name is of, and its key: ("enemy", "goo"), ("ability", "leg_kit"), ("track", "move"), ("site", "J6"), ("kind", "relic")."""

VERBS = ("move", "train", "punch", "use", "interact")
_LETTERS = {
    "а": "a", "б": "b", "в": "b", "с": "c", "ц": "c", "д": "d", "е": "e", "ф": "f",
    "г": "g", "н": "h", "х": "h", "и": "i", "й": "j", "к": "k",
}  # fmt: skip
"""Columns as a Russian keyboard writes them: letters that look alike, else that sound alike."""


class _Words(BaseModel):
    """content/words.toml, whole."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    verbs: dict[str, tuple[str, ...]]
    numbers: dict[str, tuple[str, ...]]
    weak: dict[str, tuple[str, ...]]
    forms: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a sentence: a verb or little word by its key, `die`, `space`, `name`, `plus`, `sep`, `unknown`."""

    kind: str
    text: str
    length: int = 1
    number: int = 0
    keys: frozenset[Key] = frozenset()
    is_sure: bool = True


@dataclass(frozen=True, slots=True)
class _Lexicon:
    phrases: dict[tuple[str, ...], str]
    stems: tuple[tuple[str, str], ...]  # longest first
    numbers: dict[str, int]
    weak: frozenset[str]
    longest: int


@cache
def load_words() -> _Words:
    text = resources.files("cogs.night_class").joinpath("content", "words.toml").read_text("utf-8")
    return _Words.model_validate(tomllib.loads(text))


@cache
def _lexicon() -> _Lexicon:
    words = load_words()
    phrases: dict[tuple[str, ...], str] = {}
    stems: list[tuple[str, str]] = []
    for kind, entries in words.verbs.items():
        for entry in entries:
            normal = tuple(normal_words(entry.removesuffix("*")))
            if entry.endswith("*"):
                stems.append((normal[0], kind))
            else:
                phrases.setdefault(normal, kind)
    numbers = {normal_words(form)[0]: int(face) for face, forms in words.numbers.items() for form in forms}
    weak = frozenset(word for entry in words.weak["words"] for word in normal_words(entry))
    return _Lexicon(phrases, tuple(sorted(stems, key=lambda one: -len(one[0]))), numbers, weak, max(map(len, phrases)))


@lru_cache(32)
def name_book(options: NightOptions) -> NameBook[Key]:
    """Every name of the city and the sheet, in both languages and the forms people write."""
    night, forms = night_of(options), load_words().forms
    names: dict[Key, list[str]] = {}

    def add(of: str, key: str, *called: str) -> None:
        names.setdefault((of, key), []).extend([*called, *forms.get(key, ())])

    for enemy in night.enemies.values():
        one = (enemy.one.en, enemy.one.ru) if enemy.one else ()
        add("enemy", enemy.key, enemy.name.en, enemy.name.ru, *one)
    for row in night.abilities.values():
        add("ability", row.key, row.name.en, row.name.ru)
    for track in book().sheet.track:
        add("track", track.key, track.name.en, track.name.ru)
    for site in city(options.city).file.site:
        names.setdefault(("site", site.at), []).extend([site.name.en.removeprefix("the "), site.name.ru])
    for kind in ("relic", "clinic", "newsroom"):
        names.setdefault(("kind", kind), []).extend(forms[kind])
    add("column", "distrust")
    add("column", "face")
    return NameBook.of(names, weak=_lexicon().weak)


def tokens_of(text: str, night: Night) -> list[Token]:
    """`text` as tokens without its weak words."""
    words = normal_words(text.replace("→", " "))
    found: list[Token] = []
    at = 0
    while at < len(words):
        token = _token(words, at, night)
        at += token.length
        if token.kind != "weak":
            found.append(token)
    return found


def _token(words: Sequence[str], at: int, night: Night) -> Token:
    word = words[at]
    if word in MARKS:
        return Token("plus" if word == "+" else "sep", word)
    if space := _space(word, night):
        return Token("space", space)
    if word.isascii() and word.isdigit():
        return Token("die", word, number=int(word[:4]))
    lexicon = _lexicon()
    listed = _listed(words, at)
    name = name_book(night.options).find(words, at)
    if name is not None and (listed is None or name.length > listed.length or (name.length == listed.length and name.whole)):
        keys = name.keys
        # A word that is a verb and a track at once is told apart by what stands before it.
        doubled = {("track", listed.kind)} if listed is not None and listed.kind in ("move", "train") else set[Key]()
        if not (listed is not None and (doubled & keys or listed.kind == "use")):
            return Token("name", " ".join(words[at : at + name.length]), name.length, keys=keys)
    if listed is not None:
        return listed
    if word in lexicon.numbers:
        return Token("die", word, number=lexicon.numbers[word])
    if word in lexicon.weak:
        return Token("weak", word)
    return _near(word, night)


def _listed(words: Sequence[str], at: int) -> Token | None:
    lexicon = _lexicon()
    for length in range(min(lexicon.longest, len(words) - at), 0, -1):
        piece = tuple(words[at : at + length])
        if piece in lexicon.phrases:
            return Token(lexicon.phrases[piece], " ".join(piece), length)
    word = words[at]
    return next((Token(kind, word) for stem, kind in lexicon.stems if word.startswith(stem)), None)


def _near(word: str, night: Night) -> Token:
    """A word that is a letter off a name or a verb: what follows is asked back."""
    kinds = {kind for piece, kind in _lexicon().phrases.items() if len(piece) == 1 and near_word(word, piece[0])}
    if len(kinds) == 1:
        return Token(kinds.pop(), word, is_sure=False)
    keys = name_book(night.options).near(word)
    return Token("name", word, keys=keys, is_sure=False) if keys else Token("unknown", word)


def _space(word: str, night: Night) -> str:
    """A space of the map such as j7, also with the Russian letter of that key; empty for anything else."""
    if len(word) not in (2, 3) or not word[1:].isdigit() or not word.isalnum():
        return ""
    space = (_LETTERS.get(word[0], word[0]) + word[1:]).upper()
    return space if space in night.ground.letter else ""
