"""The two ways in which an order of a person can fail without a fault of ours."""

from collections.abc import Mapping
from typing import Any


class RuleViolation(Exception):
    """An order that a rule forbids: `rule` is a ledger id, `facts` (ids and numbers) fill the Fluent message `refused-<id>`.

    `key` names another message where one id refuses for two reasons.
    """

    def __init__(self, rule: str, *, key: str = "", **facts: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.key = key or "refused-" + rule.replace(".", "-")
        self.facts: Mapping[str, Any] = facts

    def __repr__(self) -> str:
        return f"RuleViolation({self.rule!r}, {dict(self.facts)!r})"


class BadInput(Exception):
    """Something unreadable: `key` is the message that says what would be right."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts: Mapping[str, Any] = facts


def refuse_unless(allowed: bool, rule: str, **facts: Any) -> None:
    """Raises RuleViolation citing `rule` where `allowed` is false."""
    if not allowed:
        raise RuleViolation(rule, **facts)
