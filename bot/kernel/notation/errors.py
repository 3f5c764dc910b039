"""Why a text is no roll: where, what stood there, what would be right."""

from collections.abc import Mapping


class NotationError(Exception):
    """Unreadable or refused notation.

    `hint_key` names the Fluent message (roll.ftl) that says what is wrong and what would be right; `facts` fill it and
    always hold `position` (counted from 1), `found` and `expected`. `position` counts from 0 in the text as typed.
    `found` is what people typed: at most 40 characters, printable, not escaped.
    """

    def __init__(self, position: int, found: str, expected: str, hint_key: str, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(hint_key)
        self.position = position
        self.found = found
        self.expected = expected
        self.hint_key = hint_key
        self.facts: dict[str, int | str] = {**(facts or {}), "position": position + 1, "found": found, "expected": expected}
