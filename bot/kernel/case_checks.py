"""Holding what happened against what a case file says must come."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, cast

from pydantic import BaseModel, TypeAdapter


def differences(happened: Sequence[Mapping[str, Any]], wanted: Sequence[Mapping[str, Any]], never: Sequence[str]) -> Iterator[str]:
    """`wanted` are parts of events, which must come in this order; `never` are kinds that must not come at all."""
    at = 0
    for part in wanted:
        found = next((n for n in range(at, len(happened)) if is_part(part, happened[n])), None)
        if found is None:
            alike = [written(event) for event in happened if event.get("kind") == part.get("kind")]
            yield f"no event {written(part)} came; of that kind came {' and '.join(alike) or 'none'}"
            return
        at = found + 1
    for kind in never:
        if any(event.get("kind") == kind for event in happened):
            yield f"an event {kind} came, which must not"


def is_part(part: Any, whole: Any) -> bool:
    """Whether every field of `part` stands in `whole` alike; lists are compared item by item."""
    if isinstance(part, Mapping):
        fields = cast("Mapping[str, Any]", part)
        return isinstance(whole, Mapping) and all(name in whole and is_part(value, whole[name]) for name, value in fields.items())
    if isinstance(part, list):
        items = cast("list[Any]", part)
        others = cast("list[Any]", whole) if isinstance(whole, list) else []
        return len(items) == len(others) and all(is_part(*pair) for pair in zip(items, others, strict=True))
    return bool(part == whole)


def written(value: Any) -> str:
    """A value as a case file writes it (TOML); nothing at all is the word nothing."""
    if isinstance(value, BaseModel | Enum):
        value = TypeAdapter(type(value)).dump_python(value, mode="json")
    if isinstance(value, Mapping):
        fields = cast("Mapping[Any, Any]", value)
        return "{ " + ", ".join(f"{_key(str(name))} = {written(one)}" for name, one in fields.items()) + " }" if fields else "{}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(written(one) for one in cast("Iterable[Any]", value)) + "]"
    if value is None:
        return "nothing"
    return json.dumps(value if isinstance(value, str | bool | int | float) else str(value), ensure_ascii=False)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def find_in(document: Any, path: str) -> Any:
    """The value under a dotted path; numbers are places in a list; None where nothing stands there."""
    for name in path.split("."):
        if isinstance(document, list) and name.isdigit() and int(name) < len(cast("list[Any]", document)):
            document = cast("list[Any]", document)[int(name)]
        elif isinstance(document, Mapping):
            document = cast("Mapping[str, Any]", document).get(name)
        else:
            return None
    return document
