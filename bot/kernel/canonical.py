"""The one byte form of everything that is hashed, sealed or drawn from."""

import hashlib
import json
import unicodedata
from collections.abc import Mapping
from typing import Any

type_error = "canonical bytes know text, whole numbers, true, false, null, lists and objects only"

_ENCODER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def canonical(tag: str, *parts: Any) -> bytes:
    """JSON array of `tag` and `parts`: sorted keys, no spaces, NFC text, UTF-8, whole numbers.

    Times are whole milliseconds since 1970. Raises TypeError on a float or any other foreign type: two programs
    would not print it alike.
    """
    _check(parts)
    text = _ENCODER.encode([tag, *parts])
    # No JSON mark composes with a combining character, so the whole document may be normalised at once.
    return (text if text.isascii() else unicodedata.normalize("NFC", text)).encode()


def sha256(data: bytes) -> str:
    """Lower-case hex SHA-256 of `data`."""
    return hashlib.sha256(data).hexdigest()


def _check(value: Any) -> None:
    kind: type[Any] = type(value)  # pyright: ignore[reportUnknownVariableType]
    if kind is str or kind is int or value is None or kind is bool:
        return
    if kind is list or kind is tuple:
        for item in value:
            _check(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():  # pyright: ignore[reportUnknownVariableType]
            if type(key) is not str:  # pyright: ignore[reportUnknownArgumentType]
                raise TypeError(type_error)
            _check(item)
    else:
        raise TypeError(f"{type_error}, not {kind.__name__}")
