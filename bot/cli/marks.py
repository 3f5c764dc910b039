"""Texts made for Discord, as a terminal shows them."""

import re
from typing import Final

import typer

__all__ = ["unmarked"]

_ESCAPED = re.compile(r"\\([^A-Za-z0-9\s])")
_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_PAIR = re.compile(r"(?<![\w*_~|`])(\*|__|_|~~|\|\||`)(?=\S)(.+?)(?<=\S)\1(?![\w*_~|`])", re.DOTALL)
_LINE = re.compile(r"^(?:-# |#{1,3} |>>> |> )", re.MULTILINE)
_UNSEEN = re.compile("[\u200b\u2068\u2069]")
_HELD: Final = 0xE000  # private signs stand for escaped ones while marks are looked for; no text of people's keeps such a sign


def unmarked(text: str) -> str:
    """Bold where the terminal can; no other mark, and every escaped sign as itself."""
    text = _ESCAPED.sub(lambda found: chr(_HELD + ord(found[1])) if found[1].isascii() else found[1], text)
    text = _LINE.sub("", _BOLD.sub(lambda found: typer.style(found[1], bold=True), text))
    while (plainer := _PAIR.sub(r"\2", text)) != text:
        text = plainer
    return _UNSEEN.sub("", "".join(chr(ord(sign) - _HELD) if _HELD <= ord(sign) < _HELD + 128 else sign for sign in text))
