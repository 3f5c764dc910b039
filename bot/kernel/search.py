"""Plain matching of words in English and Russian texts. Spelling mistakes are forgiven outside the kernel, where a library does it."""

import re
from collections.abc import Iterable, Sequence

__all__ = ["MOST_WORDS", "Index", "best_places", "words_in"]

_WORD = re.compile(r"[^\W_]+")
MOST_WORDS = 12  # of what is looked for
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


def words_in(text: str) -> list[str]:
    """Its words in lower case, ё as е."""
    return _WORD.findall(text.casefold().replace("ё", "е"))


class Index:
    """Which of several places hold a word, and with which weight: made once, asked with every key that somebody types."""

    def __init__(self, places: Iterable[Iterable[tuple[int, str]]]) -> None:
        self._held: dict[str, dict[int, int]] = {}
        for place, fields in enumerate(places):
            for weight, text in fields:
                for word in words_in(text):
                    weights = self._held.setdefault(word, {})
                    weights[place] = max(weight, weights.get(place, 0))

    @property
    def words(self) -> Iterable[str]:
        return self._held.keys()

    def beginning(self, letters: str) -> dict[int, int]:
        """The places with a word that begins so, with the heaviest weight of such a word there."""
        found: dict[int, int] = {}
        for word, weights in self._held.items():
            if word.startswith(letters):
                for place, weight in weights.items():
                    found[place] = max(weight, found.get(place, 0))
        return found


def best_places(indexes: Sequence[Index], wanted: Sequence[str]) -> list[tuple[int, int]]:
    """(score, place) of those that hold every word, the best first; several indexes tell of the same places in several languages.

    The beginning of a word is enough. The first index counts double, and a Russian word in another case or number half.
    """
    scores: dict[int, int] | None = None
    for word in wanted:
        held: dict[int, int] = {}
        for factor, letters in ((2, word), (1, _stem(word))):
            for number, index in enumerate(indexes):
                for place, weight in index.beginning(letters).items():
                    held[place] = max(held.get(place, 0), factor * weight * (1 if number else 2))
        scores = held if scores is None else {place: score + held[place] for place, score in scores.items() if place in held}
    return sorted(((score, place) for place, score in (scores or {}).items()), key=lambda found: (-found[0], found[1]))


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _KEPT:
            return word[: -len(ending)]
    return word
