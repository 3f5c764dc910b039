"""What people type, brought to one alphabet without losing the place of a character."""

import unicodedata
from dataclasses import dataclass
from typing import Final

ECHO_LIMIT: Final = 40
LONG_DASHES: Final = "—–"

# Cyrillic letters that look like Latin ones. "к" stays: it is a die after a number and a "k" before h and l.
_LOOKALIKES: Final = dict(zip("авдеімнорстухѕј", "abdeimhopctyxsj", strict=True))
_SIGNS: Final = {
    **dict.fromkeys("−–—‒―‐‑﹣－", "-"),
    **dict.fromkeys("×∗＊⋅", "*"),
    **dict.fromkeys("÷∕⁄", "/"),
    **dict.fromkeys("⩾≧", "≥"),
    **dict.fromkeys("⩽≦", "≤"),
}
_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_INVISIBLE: Final = _BIDI | frozenset("\u200b\u2060\ufeff\u00ad")


@dataclass(frozen=True, slots=True)
class Folded:
    """`text` is lower case and Latin; `places[i]` is where its character i was typed (one more entry for the end)."""

    text: str
    places: tuple[int, ...]


def fold(typed: str) -> Folded:
    """Fold digits, look-alike letters, dashes and spaces; leave out what can't be seen."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(typed):
        if unicodedata.category(letter) == "Cf":
            continue
        letters.append(_fold_letter(letter))
        places.append(place)
    return Folded("".join(letters), (*places, len(typed)))


def _fold_letter(letter: str) -> str:
    if letter in _SIGNS:
        return _SIGNS[letter]
    if letter.isspace():
        return " "
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    if "！" <= letter <= "～":  # full width forms
        letter = unicodedata.normalize("NFKC", letter)
    lower = letter.lower()
    return _LOOKALIKES.get(lower, lower) if len(lower) == 1 else letter


def clean(text: str) -> str:
    """A comment on one line, without control, direction and invisible characters; not escaped."""
    kept = (" " if unicodedata.category(c) == "Cc" else c for c in text if c not in _INVISIBLE and unicodedata.category(c) != "Cs")
    return " ".join("".join(kept).split())


def excerpt(typed: str, place: int) -> str:
    """The word at a place, to be shown in an error; a character nobody can see as its number."""
    if place >= len(typed):
        return ""
    if not typed[place].isprintable():
        return f"U+{ord(typed[place]):04X}"
    word: list[str] = []
    for letter in typed[place : place + ECHO_LIMIT]:
        if letter.isspace() or not letter.isprintable():
            break
        word.append(letter)
    return "".join(word) or typed[place]
