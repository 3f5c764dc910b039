"""What ships beside the code: cities, cards, maps. Read and judged when the program starts."""

from collections.abc import Mapping
from typing import Any

__all__ = ["ContentFault"]


class ContentFault(Exception):
    """A content file that can't be played: the message `key` with its facts says what is wrong, at `file`, line `line`."""

    def __init__(self, file: str, line: int, key: str, **facts: Any) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{file}, line {line}: {key}" + (f" ({told})" if told else ""))
        self.file, self.line, self.key = file, line, key
        self.facts: Mapping[str, Any] = facts
