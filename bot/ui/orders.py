"""Orders written as sentences: what reading them has in common in all games.

Words are compared in a normal form: lower case, ё as е, hyphens as spaces, quotes and marks gone, look-alike letters of the
other alphabet folded inside a word. Names are matched whole, then word by word in known forms, then by stems that take
Russian endings, and one letter off only where a question back follows. All work is bounded by the words of one order.
"""

import re
import unicodedata
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rapidfuzz.distance import DamerauLevenshtein

__all__ = ["LONGEST_ORDER", "NameBook", "NameFound", "Parts", "near_word", "normal_words", "split_post"]

LONGEST_ORDER = 400  # characters; a longer first part is a story that lacks its empty line
MOST_WORDS = 80
LONGEST_WORD = 40
STEM = 4  # letters a stem keeps at least
CUT = 3  # letters of the longest ending
NEAR = 5  # letters from which a word may be one letter off

MARKS = frozenset(",;+?\n")
_AS_MARK = {":": ",", "&": "+", "/": ",", "？": "?", "؟": "?", "，": ",", "、": ",", "；": ";"}
_QUOTES = frozenset("'`´’‘ʼ\"“”„«»‹›")
_RULER = re.compile(r"[-—–_*]{3,}")

_LATIN = "aceopxykmhtb"
_CYRILLIC = "асеорхукмнтв"
_TO_CYRILLIC = dict(zip(_LATIN, _CYRILLIC, strict=True))
_TO_LATIN = {cyrillic: latin for latin, cyrillic in _TO_CYRILLIC.items()}

# What Russian nouns and adjectives end in, and the English plural.
_ENDINGS = frozenset(
    (
        "",
        *"s es а я у ю е ы и о ь й".split(),
        *"ом ем ой ей ою ею ам ям ах ях ов ев ым им ых их ую юю ая яя ое ее ые ие ью ия ию ии ый ий".split(),
        *"ами ями ого его ому ему ыми ими".split(),
    )
)

LONGEST_ENDING = max(map(len, _ENDINGS))

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Parts:
    """A message as an order and the text its writer may want published."""

    order: str
    post: str


def split_post(text: str) -> Parts:
    """The order part, and all that follows the first empty line or line of dashes."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").split("\n")
    for number, line in enumerate(lines):
        if not line.strip() or _RULER.fullmatch(line.strip()):
            after = lines[number:]
            while after and (not after[0].strip() or _RULER.fullmatch(after[0].strip())):
                after = after[1:]
            return Parts(order="\n".join(lines[:number]).strip(), post="\n".join(after).strip())
    return Parts(order="\n".join(lines).strip(), post="")


def normal_words(text: str) -> list[str]:
    """`text` in normal form, as words and the marks of MARKS."""
    letters: list[str] = []
    for char in unicodedata.normalize("NFKC", text[:LONGEST_ORDER]).casefold().replace("ё", "е"):
        char = _AS_MARK.get(char, char)
        kind = unicodedata.category(char)
        if char in _QUOTES or kind in ("Mn", "Cf", "Me"):
            continue
        if char in MARKS:
            letters.append(f" {char} " if char != "\n" else " \n ")
        else:
            letters.append(char if kind[0] == "L" or kind == "Nd" else " ")
    words = [word for word in "".join(letters).split(" ") if word]
    return [_one_alphabet(word[:LONGEST_WORD]) for word in words[:MOST_WORDS]]


def _one_alphabet(word: str) -> str:
    """A word of mixed alphabets in one of them, if all its letters of the other one have a twin there."""
    latin = [char for char in word if "a" <= char <= "z"]
    cyrillic = [char for char in word if "а" <= char <= "я"]
    if not latin or not cyrillic:
        return word
    if all(char in _TO_CYRILLIC for char in latin):
        return "".join(_TO_CYRILLIC.get(char, char) for char in word)
    if all(char in _TO_LATIN for char in cyrillic):
        return "".join(_TO_LATIN.get(char, char) for char in word)
    return word


@dataclass(frozen=True, slots=True)
class NameFound(Generic[Key]):
    """`length` words that name somebody; several keys where they fit several."""

    length: int
    keys: frozenset[Key]
    whole: bool  # a complete name or known form, not a word or a stem of one


@dataclass
class NameBook(Generic[Key]):
    """The names that a sentence may hold. Built for one reading from public facts."""

    weak: frozenset[str] = frozenset()  # words that name nobody alone: "of", "the"
    _phrases: dict[tuple[str, ...], set[Key]] = field(default_factory=dict[tuple[str, ...], set[Key]])
    _words: dict[str, set[Key]] = field(default_factory=dict[str, set[Key]])
    _stems: dict[str, set[Key]] = field(default_factory=dict[str, set[Key]])
    _longest: int = 1

    @classmethod
    def of(cls, names: Mapping[Key, Iterable[str]], weak: Iterable[str] = ()) -> "NameBook[Key]":
        book = cls(weak=frozenset(weak))
        for key, forms in names.items():
            for form in forms:
                book.add(key, form)
        return book

    def add(self, key: Key, form: str) -> None:
        words = tuple(word for word in normal_words(form) if word not in MARKS)
        if not words:
            return
        self._phrases.setdefault(words, set()).add(key)
        self._longest = max(self._longest, len(words))
        for word in words:
            self._words.setdefault(word, set()).add(key)
            for stem in _stems_of(word) if word not in self.weak else ():
                self._stems.setdefault(stem, set()).add(key)

    def find(self, words: Sequence[str], start: int) -> NameFound[Key] | None:
        """The longest name that begins at `start`."""
        whole = self._whole(words, start)
        if whole and start + whole.length == len(words):
            return whole
        by_words = self._word_by_word(words, start)
        if whole and (by_words is None or whole.length >= by_words.length):
            return whole
        return by_words

    def near(self, word: str) -> frozenset[Key]:
        """Who is meant if `word` is one letter off."""
        found: set[Key] = set()
        for known, keys in self._words.items():
            if known not in self.weak and near_word(word, known):
                found |= keys
        return frozenset(found)

    def _whole(self, words: Sequence[str], start: int) -> NameFound[Key] | None:
        for length in range(min(self._longest, len(words) - start), 0, -1):
            if keys := self._phrases.get(tuple(words[start : start + length])):
                return NameFound(length, frozenset(keys), whole=True)
        return None

    def _word_by_word(self, words: Sequence[str], start: int) -> NameFound[Key] | None:
        """A run of words that all belong to somebody's name; weak words at its end are left to the sentence."""
        keys: set[Key] | None = None
        length, is_strong = 0, False
        for position in range(start, min(len(words), start + 2 * self._longest + 2)):
            word = words[position]
            exact, stemmed = self._words.get(word, set[Key]()), self._by_stem(word)
            fitting = (exact or stemmed) if keys is None else keys & (exact | stemmed)
            if not fitting:
                break
            keys = set(fitting)
            if word not in self.weak:
                length, is_strong = position - start + 1, True
        if keys is None or not is_strong:
            return None
        return NameFound(length, frozenset(keys), whole=False)

    def _by_stem(self, word: str) -> set[Key]:
        """Whoever has a word in another case or number."""
        if word in self.weak:
            return set()
        return {key for stem in _stems_of(word, LONGEST_ENDING) for key in self._stems.get(stem, ())}


def _stems_of(word: str, most: int = CUT) -> list[str]:
    """`word` without each ending that it may have."""
    return [word[: len(word) - cut] for cut in range(min(most, len(word) - STEM) + 1) if _is_ending(word[len(word) - cut :])]


def _is_ending(letters: str) -> bool:
    return letters in _ENDINGS


def near_word(word: str, known: str) -> bool:
    """Whether `word` is one letter off `known` or off its stem with another ending; short words never are."""
    if min(len(word), len(known)) < NEAR:
        return False
    if DamerauLevenshtein.distance(word, known, score_cutoff=1) <= 1:
        return True
    for stem in (known, known[:-1]):
        heads = [word[: len(stem) + change] for change in (-1, 0, 1)] if len(stem) >= NEAR else []
        if any(_is_ending(word[len(head) :]) and DamerauLevenshtein.distance(head, stem, score_cutoff=1) <= 1 for head in heads):
            return True
    return False
