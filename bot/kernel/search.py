"""Plain matching of words in English and Russian texts. Spelling mistakes are forgiven outside the kernel, where a library does it."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

__all__ = ["fit", "words_in"]

_WORD = re.compile(r"[^\W_]+")
_KEPT = 3  # letters a stem keeps at least

# What Russian nouns, adjectives and verbs of a rulebook end in; the longest that fits is cut.
_ENDINGS = sorted(
    (
        *"а я у ю е ы и о ь й".split(),
        *"ом ем ой ей ою ею ам ям ах ях ов ев ым им ых их ую юю ая яя ое ее ые ие ью ия ию ии ый ий ть ет ит ут ют ат ят".split(),
        *"ами ями ого его ому ему ыми ими ием иям иях ешь ишь ать ять ить еть ует ает яет уют ают яют ция ции цию".split(),
    ),
    key=len,
    reverse=True,
)


@lru_cache(maxsize=1 << 14)
def words_in(text: str) -> tuple[str, ...]:
    """Its words in lower case, ё as е. Kept, since every key typed into a search goes through the same rules."""
    return tuple(_WORD.findall(text.casefold().replace("ё", "е")))


def fit(fields: Iterable[tuple[int, str]], wanted: Sequence[str]) -> int:
    """How well (weight, text) fields hold the wanted words; 0 if a word is nowhere.

    The beginning of a word is enough. A Russian word in another case or number counts half.
    """
    held = [(weight, words_in(text)) for weight, text in fields]
    total = 0
    for word in wanted:
        best = 2 * _heaviest(held, word) or _heaviest(held, _stem(word))
        if not best:
            return 0
        total += best
    return total


def _heaviest(held: Sequence[tuple[int, tuple[str, ...]]], beginning: str) -> int:
    return max((weight for weight, words in held if any(word.startswith(beginning) for word in words)), default=0)


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _KEPT:
            return word[: -len(ending)]
    return word
