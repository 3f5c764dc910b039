"""A place in a text: what stands there, and how a fault there is told."""

from typing import Final, NoReturn

from bot.kernel.notation.errors import NotationError
from bot.kernel.notation.fold import Folded, excerpt
from bot.kernel.notation.tree import NODE_LIMIT, NUMBER_DIGITS

LETTER: Final = r"[^\W\d_]"
DICE_WORD: Final = rf"\d*[dк](?:\d|%|f(?!{LETTER}))"


class Reader:
    """Walks over the folded text; `at` is the next character. Every fault leaves through `fail`."""

    def __init__(self, typed: str, folded: Folded) -> None:
        self.typed = typed
        self.text = folded.text
        self.at = 0
        self._places = folded.places
        self._nodes = 0

    def peek(self) -> str:
        """The next character, empty at the end."""
        return self.text[self.at : self.at + 1]

    def place(self, at: int | None = None) -> int:
        """Where a character was typed."""
        return self._places[self.at if at is None else at]

    def skip_spaces(self) -> None:
        while self.peek() == " ":
            self.at += 1

    def count_node(self, at: int) -> None:
        """One more number, term, sign or modifier."""
        self._nodes += 1
        if self._nodes > NODE_LIMIT:
            self.fail("roll-error-nodes", expected="end", at=at, limit=NODE_LIMIT)

    def number(self) -> int:
        """The digits here; too many of them are a fault, so no huge number is ever made."""
        start = self.at
        while self.peek().isdecimal():
            self.at += 1
        digits = self.text[start : self.at].lstrip("0")
        if start == self.at:
            self.unexpected("number")
        if len(digits) > NUMBER_DIGITS:
            self.fail("roll-error-number", expected="number", at=start, digits=NUMBER_DIGITS)
        return int(digits or "0")

    def bounded(self, what: str, low: int, high: int) -> int:
        """A number within bounds; `what` names it in the message."""
        start = self.at
        while self.peek().isdecimal():
            self.at += 1
        digits = self.text[start : self.at].lstrip("0") or "0"
        if start == self.at:
            self.unexpected("number")
        if len(digits) > NUMBER_DIGITS or not low <= int(digits) <= high:
            self.fail("roll-error-range", expected=what, at=start, what=what, low=low, high=high)
        return int(digits)

    def unexpected(self, expected: str) -> NoReturn:
        """Something else should stand here, or anything at all."""
        self.fail("roll-error-unexpected" if self.peek() else "roll-error-end", expected=expected)

    def fail(self, key: str, *, expected: str, at: int | None = None, **facts: int | str) -> NoReturn:
        place = self.place(at)
        raise NotationError(place, excerpt(self.typed, place), expected, key, facts)
