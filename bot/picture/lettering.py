"""Measured text: what a name looks like in our fonts, and how much of it fits.

The renderer leaves out what its fonts don't have, without a word. So every text passes `clean` first, which replaces
such characters by a sign that can be seen, and takes out the ones that would rearrange the line around them.
"""

import unicodedata
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).with_name("fonts")
REGULAR = FONTS / "DejaVuSans.ttf"
BOLD = FONTS / "DejaVuSans-Bold.ttf"
FONT_FILES = (REGULAR, BOLD)

SUBSTITUTE = "▯"
ELLIPSIS = "…"
_LONGEST = 300  # letters; no line of a picture holds more
_MEASURED_AT = 100  # pixels; widths grow in proportion
_SLACK = 1.01  # the renderer kerns and shapes a little otherwise than the measuring library
# Hangul fillers and the like are letters by category and yet draw nothing.
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")


@lru_cache(maxsize=2)
def _font(bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(BOLD if bold else REGULAR), _MEASURED_AT, layout_engine=ImageFont.Layout.BASIC)


def _ink(letter: str, bold: bool) -> bytes:
    image = Image.new("L", (_MEASURED_AT * 2, _MEASURED_AT * 2))
    ImageDraw.Draw(image).text((_MEASURED_AT / 2, _MEASURED_AT / 2), letter, fill=255, font=_font(bold))
    return image.tobytes()


@lru_cache(maxsize=2)
def _missing(bold: bool) -> bytes:
    return _ink("\U0010ffff", bold)


@lru_cache(maxsize=4096)
def is_drawable(letter: str, *, bold: bool = False) -> bool:
    """Whether the font has a picture of its own for this character."""
    return letter not in _INVISIBLE and _ink(letter, bold) != _missing(bold)


def one_line(text: str) -> str:
    """The same words without what would rearrange the line around them: controls, direction marks, heaps of accents."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            kept.append(" ")
        elif kind.startswith("M"):
            # A second accent on one letter would climb into the line above; without a letter it has no place.
            if kept and unicodedata.category(kept[-1]).startswith("L"):
                kept.append(letter)
        elif kind not in ("Cc", "Cf", "Cs"):
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean(text: str, *, bold: bool = False) -> str:
    """One line that can be drawn, with a box in place of what the font lacks; never empty."""
    drawn: list[str] = []
    for letter in one_line(text):
        if letter == " " or is_drawable(letter, bold=bold):
            drawn.append(letter)
        elif not unicodedata.category(letter).startswith("M"):
            drawn.append(_plainer(letter, bold) or SUBSTITUTE)
    return "".join(drawn) or SUBSTITUTE


def _plainer(letter: str, bold: bool) -> str | None:
    """An ornamental letter (mathematical, full-width) as the common one it stands for."""
    plain = one_line(unicodedata.normalize("NFKC", letter))
    return plain if plain and all(is_drawable(each, bold=bold) for each in plain) else None


@lru_cache(maxsize=4096)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """Pixels that a cleaned text takes at this size."""
    return _font(bold).getlength(text) * size / _MEASURED_AT * _SLACK


@lru_cache(maxsize=4096)
def fit(text: str, room: float, size: float, *, smallest: float | None = None, bold: bool = False) -> tuple[str, float]:
    """The cleaned text and the size at which it fits into `room`: first smaller down to `smallest`, then cut short."""
    words = clean(text, bold=bold)
    if len(words) > _LONGEST:
        words = words[:_LONGEST] + ELLIPSIS
    smallest = size if smallest is None else smallest
    full = width(words, size, bold=bold)
    if full <= room:
        return words, size
    if full * smallest / size <= room:
        return words, round(size * room / full - 0.05, 1)
    # How many letters can stay: the more, the wider.
    kept = bisect_right(range(len(words)), room, key=lambda kept: width(_cut(words, kept), smallest, bold=bold)) - 1
    return _cut(words, max(kept, 0)), smallest


def _cut(words: str, kept: int) -> str:
    return words[:kept].rstrip() + ELLIPSIS


def initials(name: str) -> str:
    """One or two capital letters for somebody without a picture."""
    words = [word for word in clean(name, bold=True).split(" ") if word[0].isalnum()]
    letters = "".join(word[0] for word in (words if len(words) < 3 else (words[0], words[-1])))
    return letters.upper()[:2] or "?"
