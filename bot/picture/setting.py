"""Words set into a given room: one line made smaller or cut, or several lines broken between words."""

import re
from collections.abc import Sequence
from functools import lru_cache

from bot.picture.lettering import clean, fit, width
from bot.picture.scene import Anchor, Text

_STEP = 0.5  # pixels between the sizes that are tried
# After a vowel and before a consonant with its vowel, three letters on each side: right for Russian, harmless in English.
_JOINT = re.compile(r"(?<=\w{2}[аеёиоуыэюяьйaeiouy])(?=[^\Waeiouyаеёиоуыэюя\d_][аеёиоуыэюяaeiouy]\w)", re.IGNORECASE)


def line(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    room: float,
    bold: bool = False,
    anchor: Anchor = "start",
    smallest: float | None = None,
    struck: bool = False,
) -> Text:
    """One line that takes at most `room`: smaller down to `smallest`, then cut."""
    drawn, fitted = fit(words, room, size, smallest=smallest, bold=bold)
    return Text(x=x, y=y, words=drawn, size=fitted, fill=fill, bold=bold, anchor=anchor, struck=struck)


@lru_cache(maxsize=4096)
def broken(words: str, room: float, size: float, *, bold: bool = False, hyphens: bool = False) -> tuple[str, ...]:
    """The cleaned words in lines of at most `room` where spaces (and `hyphens`) allow it; a word without a joint may be wider."""
    lines: list[str] = []
    rest = clean(words, bold=bold).split(" ")
    while rest:
        word = rest.pop(0)
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, size, bold=bold) <= room:
            lines[-1] = joined
        elif hyphens and width(word, size, bold=bold) > room and (parts := _parted(word, room, size, bold)):
            lines.append(parts[0])
            rest.insert(0, parts[1])
        else:
            lines.append(word)
    return tuple(lines)


def packed(items: Sequence[str], room: float, size: float, joint: str = " · ", *, bold: bool = False) -> tuple[str, ...]:
    """Items in lines of at most `room`, broken between them and not inside."""
    lines: list[str] = []
    for item in items:
        joined = f"{lines[-1]}{joint}{item}" if lines else item
        if lines and width(clean(joined, bold=bold), size, bold=bold) <= room:
            lines[-1] = joined
        else:
            lines.append(item)
    return tuple(lines)


def paragraph(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    room: float,
    lines: int,
    smallest: float,
    bold: bool = False,
    anchor: Anchor = "start",
    hyphens: bool = False,
    leading: float = 1.2,
) -> tuple[Text, ...]:
    """At most `lines` lines, the first on baseline `y`: smaller until they fit, and then the last one is cut."""
    drawn, fitted = _set(words, room, size, lines, smallest, bold, hyphens)
    return tuple(
        Text(x=x, y=y + k * fitted * leading, words=each, size=fitted, fill=fill, bold=bold, anchor=anchor) for k, each in enumerate(drawn)
    )


@lru_cache(maxsize=4096)
def _set(words: str, room: float, size: float, lines: int, smallest: float, bold: bool, hyphens: bool) -> tuple[tuple[str, ...], float]:
    tried = size
    while True:
        found = broken(words, room, tried, bold=bold, hyphens=hyphens)
        if len(found) <= lines and all(width(each, tried, bold=bold) <= room for each in found):
            return found, tried
        if tried <= smallest:
            break
        tried = max(smallest, tried - _STEP)
    kept = (*found[: lines - 1], " ".join(found[lines - 1 :])) if len(found) > lines else found
    return tuple(fit(each, room, tried, bold=bold)[0] for each in kept), tried


def _parted(word: str, room: float, size: float, bold: bool) -> tuple[str, str] | None:
    """The word in two at the last joint whose beginning fits."""
    for joint in reversed(list(_JOINT.finditer(word))):
        head = f"{word[: joint.start()]}-"
        if width(head, size, bold=bold) <= room:
            return head, word[joint.start() :]
    return None
