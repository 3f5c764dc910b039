"""The words of an order and the tokens that a sentence is made of (content part 8.3)."""

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from bot.kernel.game import Seat
from bot.ui.orders import MARKS, NameBook, near_word, normal_words

__all__ = ["ACTS", "STANCES", "Token", "Words", "load_words", "tokens_of"]

Kind = Literal[
    "attack", "hail", "inspire", "ward", "heal", "curse", "idle", "balanced", "furious", "cautious",
    "on", "targets", "myself", "everyone", "also", "not", "doubt", "number", "name", "join", "question", "unknown",
]  # fmt: skip
ACTS: tuple[Kind, ...] = ("attack", "hail", "inspire", "ward", "heal", "curse")
STANCES: tuple[Kind, ...] = ("balanced", "furious", "cautious")
LISTED: tuple[Kind, ...] = (*ACTS, "idle", *STANCES, "on", "targets", "myself", "everyone", "also", "not", "doubt")
REFLEXIVE = ("сь", "ся")  # "лечусь", "защищаюсь": the verb names its target itself
COUNT_TAILS = ("м", "мя", "х", "ум", "ем", "x")  # 2-м, 3х

Word = Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True)]


class WordList(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    words: tuple[Word, ...] = Field(min_length=1)
    but: tuple[Word, ...] = ()


class Words(BaseModel):
    """content/words.toml, whole."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    attack: WordList
    hail: WordList
    inspire: WordList
    ward: WordList
    heal: WordList
    curse: WordList
    idle: WordList
    balanced: WordList
    furious: WordList
    cautious: WordList
    on: WordList
    targets: WordList
    myself: WordList
    everyone: WordList
    also: WordList
    not_: WordList = Field(alias="not")
    doubt: WordList
    numbers: dict[Literal["1", "2", "3", "4", "5", "6"], tuple[Word, ...]]
    weak: WordList


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a sentence with what it means."""

    kind: Kind
    text: str
    length: int = 1
    seats: frozenset[Seat] = frozenset()  # a name's; several where it fits several
    number: int = 0
    reflexive: bool = False


@dataclass(frozen=True, slots=True)
class Lexicon:
    phrases: dict[tuple[str, ...], tuple[Kind, int]]
    stems: tuple[tuple[str, Kind, tuple[str, ...]], ...]  # longest first
    weak: frozenset[str]
    longest: int

    def find(self, words: Sequence[str], start: int) -> Token | None:
        """The longest listed phrase that begins at `start`, else a stem."""
        for length in range(min(self.longest, len(words) - start), 0, -1):
            piece = tuple(words[start : start + length])
            if piece in self.phrases:
                kind, number = self.phrases[piece]
                return Token(kind, " ".join(piece), length, number=number)
        word = words[start]
        for stem, kind, but in self.stems:
            if word.startswith(stem) and not word.startswith(but):
                return Token(kind, word, reflexive=kind in ACTS and word.endswith(REFLEXIVE))
        number = _count(word)
        return None if number is None else Token("number", word, number=number)

    def near(self, word: str, among: Collection[Kind]) -> Kind | None:
        """The one of these kinds whose word this is but for a letter."""
        kinds: set[Kind] = {
            kind for piece, (kind, _) in self.phrases.items() if kind in among and len(piece) == 1 and near_word(word, piece[0])
        }
        kinds |= {kind for stem, kind, _ in self.stems if kind in among and any(near_word(word[:end], stem) for end in _ends(stem))}
        return kinds.pop() if len(kinds) == 1 else None


def _ends(stem: str) -> tuple[int, ...]:
    """Where the stem may end in a word that has a letter less or more."""
    return (len(stem) - 1, len(stem), len(stem) + 1)


def _count(word: str) -> int | None:
    digits = word.removeprefix("x").removeprefix("х")
    for tail in COUNT_TAILS:
        digits = digits.removesuffix(tail)
    return int(digits[:6]) if digits.isascii() and digits.isdigit() else None


@cache
def load_words() -> Words:
    text = resources.files("cogs.arena").joinpath("content/words.toml").read_text("utf-8")
    return Words.model_validate(tomllib.loads(text))


@cache
def lexicon() -> Lexicon:
    words = load_words()
    phrases: dict[tuple[str, ...], tuple[Kind, int]] = {}
    stems: list[tuple[str, Kind, tuple[str, ...]]] = []
    for kind in LISTED:
        listed: WordList = getattr(words, "not_" if kind == "not" else kind)
        but = tuple(normal_words(" ".join(listed.but)))
        for entry in listed.words:
            normal = tuple(normal_words(entry.removesuffix("*")))
            if entry.endswith("*"):
                stems.append((normal[0], kind, but))
            else:
                phrases.setdefault(normal, (kind, 0))
    for number, forms in words.numbers.items():
        for form in forms:
            phrases.setdefault((form,), ("number", int(number)))
    weak = frozenset(word for entry in words.weak.words for word in normal_words(entry))
    return Lexicon(phrases, tuple(sorted(stems, key=lambda stem: -len(stem[0]))), weak, max(map(len, phrases)))


def tokens_of(text: str, book: NameBook[Seat]) -> list[Token]:
    """`text` as tokens. A word that is both a name and a word of an order is a name right after a verb or ON; a hail names nobody."""
    words = normal_words(text)
    tokens: list[Token] = []
    position = 0
    while position < len(words):
        after_hail = any(token.kind == "hail" for token in tokens)
        token = _token(words, position, book, expects_name=bool(tokens) and tokens[-1].kind in (*ACTS, "on") and not after_hail)
        tokens.append(token)
        position += token.length
    return tokens


def _token(words: Sequence[str], position: int, book: NameBook[Seat], *, expects_name: bool) -> Token:
    word = words[position]
    if word in MARKS:
        return Token("question" if word == "?" else "join", word)
    listed = lexicon().find(words, position)
    name = book.find(words, position)
    if name and (listed is None or name.length > listed.length or (name.whole and name.length == listed.length and expects_name)):
        return Token("name", " ".join(words[position : position + name.length]), name.length, seats=name.keys)
    return listed or Token("unknown", word)
