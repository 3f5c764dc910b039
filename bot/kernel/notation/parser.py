"""Reads free rolls. Grammar: [count "#"] expression [comment], see the names below."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, cast

from bot.kernel.notation.checks import Fault, binary_fault, roll_fault, total_fault
from bot.kernel.notation.errors import NotationError
from bot.kernel.notation.fold import LONG_DASHES, clean, excerpt, fold
from bot.kernel.notation.modifiers import LOOKS_LIKE_MODIFIER, read_modifiers
from bot.kernel.notation.reader import DICE_WORD, LETTER, Reader
from bot.kernel.notation.tree import (
    DEPTH_LIMIT,
    FACES_LIMIT,
    TERM_DICE_LIMIT,
    TEXT_LIMIT,
    Binary,
    Dice,
    Expression,
    Negative,
    Number,
    Roll,
)
from bot.kernel.notation.written import canonical

_REPEAT: Final = re.compile(r" *(\d+) *#")
_DICE_HEAD: Final = re.compile(rf"\d+[dк]|[dк](?!{LETTER})|[dк]f(?!{LETTER})")
_OPERAND: Final = re.compile(r" *(?:[-+(\d]|[dк][\d%f])")
_ADJACENT: Final = re.compile(r"\d+(?![^\W_])|\( *[-+(\d]|" + DICE_WORD)


@lru_cache(maxsize=1024)
def parse(text: str) -> Roll:
    """The roll that a text describes.

    Raises NotationError with the place, what stood there and what would be right. Refuses what can't end or could exceed
    a limit; what may merely take long is accepted and stopped by `roll`.
    """
    if len(text) > TEXT_LIMIT:
        raise NotationError(TEXT_LIMIT, excerpt(text, TEXT_LIMIT), "end", "roll-error-too-long", {"limit": TEXT_LIMIT})
    roll = _Parser(text).roll()
    # Written out in full it must still be readable, or the echo could not be rolled again.
    if len(canonical(roll)) > TEXT_LIMIT:
        raise NotationError(0, excerpt(text, 0), "end", "roll-error-too-long", {"limit": TEXT_LIMIT})
    return roll


class _Parser(Reader):
    """Recursive descent; `depth` counts brackets and signs that are open."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed, fold(typed))
        self.depth = 0

    def roll(self) -> Roll:
        repeat = self._repeat()
        self.skip_spaces()
        start = self.at
        expression = self._sum()
        self._refuse(total_fault(expression), start)
        roll = Roll(expression, repeat)
        self._refuse(roll_fault(roll), 0)
        return replace(roll, comment=self._comment())

    def _refuse(self, fault: Fault | None, at: int) -> None:
        if fault:
            self.fail(fault.key, expected=fault.part, at=at, **fault.facts)

    def _repeat(self) -> int:
        # A bare number before "#" is always a count: a number alone is no roll anybody comments on.
        head = _REPEAT.match(self.text)
        if not head:
            return 1
        self.at = head.start(1)
        repeat = self.number()
        self._refuse(roll_fault(Roll(Number(0), repeat)), head.start(1))
        self.at = head.end()
        return repeat

    def _sum(self) -> Expression:
        return self._chain("+-", self._product)

    def _product(self) -> Expression:
        return self._chain("*/", self._signed)

    def _chain(self, signs: str, operand: Callable[[], Expression]) -> Expression:
        left = operand()
        while True:
            before = self.at
            self.skip_spaces()
            sign_at, sign = self.at, self.peek()
            if not sign or sign not in signs or self._dash_opens_comment(before):
                self.at = before
                return left
            self.at += 2 if self.text.startswith("//", self.at) else 1
            self.count_node(sign_at)
            right = operand()
            left = Binary(cast(Literal["+", "-", "*", "/"], sign), left, right)
            self._refuse(binary_fault(left), sign_at)

    def _dash_opens_comment(self, before: int) -> bool:
        """People set a comment off by a long dash; a minus sign followed by a word stays a fault."""
        long = self.typed[self.place()] in LONG_DASHES
        return self.depth == 0 and long and before < self.at and not _OPERAND.match(self.text, self.at + 1)

    def _signed(self) -> Expression:
        self.skip_spaces()
        sign_at, sign = self.at, self.peek()
        if sign not in ("+", "-"):
            return self._single()
        self.at += 1
        self._deeper(sign_at)
        operand = self._signed()
        self.depth -= 1
        if sign == "+":
            return operand
        self.count_node(sign_at)
        return Negative(operand)

    def _deeper(self, at: int) -> None:
        self.depth += 1
        if self.depth > DEPTH_LIMIT:
            self.fail("roll-error-depth", expected="operand", at=at, limit=DEPTH_LIMIT)

    def _single(self) -> Expression:
        at = self.at
        if self.peek() == "(":
            return self._bracket()
        if _DICE_HEAD.match(self.text, at):
            return self._dice()
        if not self.peek().isdecimal():
            self.unexpected("operand")
        value = self.number()
        self.count_node(at)
        return Number(value)

    def _bracket(self) -> Expression:
        opened = self.at
        self._deeper(opened)
        self.at += 1
        inside = self._sum()
        self.skip_spaces()
        if self.peek() != ")":
            self.unexpected("close")
        self.at += 1
        self.depth -= 1
        return inside

    def _dice(self) -> Dice:
        start = self.at
        self.count_node(start)
        count = self.bounded("dice", 1, TERM_DICE_LIMIT) if self.peek().isdecimal() else 1
        self.at += 1
        if self.peek() in ("%", "f"):
            fate = self.peek() == "f"
            self.at += 1
            return read_modifiers(self, Dice(count, 3 if fate else 100, fate), start)
        if not self.peek().isdecimal():
            self.unexpected("faces")
        return read_modifiers(self, Dice(count, self.bounded("faces", 2, FACES_LIMIT)), start)

    def _comment(self) -> str:
        before = self.at
        self.skip_spaces()
        if not self.peek():
            return ""
        spaced = before < self.at
        if self.peek() == "#":
            if not spaced:
                self.fail("roll-error-comment-space", expected="operator")
            return clean(self.typed[self.place() + 1 :])
        if self.peek() == ")":
            self.unexpected("operator")
        self._no_meaning_by_adjacency()
        if not spaced:
            self.fail("roll-error-comment-space", expected="operator")
        return clean(self.typed[self.place() :]).lstrip(LONG_DASHES + " ")

    def _no_meaning_by_adjacency(self) -> None:
        if _ADJACENT.match(self.text, self.at):
            self.fail("roll-error-adjacent", expected="operator")
        found = LOOKS_LIKE_MODIFIER.match(self.text, self.at)
        if found and re.search(r"[!\d]", found.group()):
            self.fail("roll-error-modifier-place", expected="operator")
