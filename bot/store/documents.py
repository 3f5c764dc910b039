"""JSON columns: how a row's values become text and come back."""

import json
from typing import Any

__all__ = ["dump", "read"]

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dump(value: Any) -> str:
    return _ENCODER.encode(value)


def read(text: str | None) -> Any:
    return None if text is None else json.loads(text)
