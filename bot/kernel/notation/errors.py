"""Why a text is no roll: where, what stood there, what would be right."""

from collections.abc import Mapping

from bot.kernel.violation import BadInput


class NotationError(BadInput):
    """Unreadable or refused notation.

    `hint_key` (the `key` of every BadInput) names the Fluent message in roll.ftl that says what is wrong and what would be
    right; `facts` fill it and always hold `position` (counted from 1), `found` and `expected`. `position` itself counts
    from 0 in the text as typed. `found` is what people typed: at most 40 characters, printable, not escaped.
    """

    def __init__(self, position: int, found: str, expected: str, hint_key: str, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(hint_key, **{**(facts or {}), "position": position + 1, "found": found, "expected": expected})
        self.position = position
        self.found = found
        self.expected = expected

    @property
    def hint_key(self) -> str:
        return self.key
