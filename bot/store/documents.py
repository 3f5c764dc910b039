"""JSON columns: how a row's values become text and come back."""

import json
from typing import Any

__all__ = ["dump", "read"]


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read(text: str | None) -> Any:
    return None if text is None else json.loads(text)
