"""The letters of the light fonts, which nearly every picture is written in: the same shapes in a twentieth of the bytes.

The renderer opens a font anew for each text, so a small one without kerning tables saves an eighth of a picture's time.
`tools/light_fonts.py` makes them of DejaVu; a text with any other letter is drawn in DejaVu as a whole.
"""

FAMILY, WHOLE = "Longtable Sans", "DejaVu Sans"
FILES = {"DejaVuSans.ttf": "LongtableSans.ttf", "DejaVuSans-Bold.ttf": "LongtableSans-Bold.ttf"}

_RANGES = (
    (0x20, 0x7E),
    (0xA0, 0xFF),  # Latin-1
    (0x400, 0x45F),  # Cyrillic
    (0x2010, 0x2026),  # dashes, quotation marks, the ellipsis
    (0x2190, 0x2193),  # arrows
    (0x2660, 0x2667),  # suits
    (0x2680, 0x2685),  # dice
)
_SIGNS = "№−∞▯○◎●⚔✓✗"
LETTERS = frozenset((*(chr(code) for first, last in _RANGES for code in range(first, last + 1)), *_SIGNS))


def family_of(words: str) -> str | None:
    """The family that has all letters of `words`, where it isn't the light one."""
    return None if LETTERS.issuperset(words) else WHOLE
