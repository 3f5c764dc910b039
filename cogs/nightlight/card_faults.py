"""What is wrong with a card file, as one sentence of ours: file, line, card, and what would be right (NL-CON-b).

Whatever the readers say in their own words is looked up by its kind; no word of theirs reaches anybody.
"""

import tomllib
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from rapidfuzz import process

from bot.kernel.content import ContentFault
from cogs.nightlight.rules.content import KINDS, CardFile, Words
from cogs.nightlight.rules.vocabulary import Free, FreeAttack, Happening, OwnAttack, Part, Static

__all__ = ["card_fault", "field_fault", "line_of_card", "toml_fault"]

OTHER = "other"
_BY_KIND: Mapping[str, str] = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "union_tag_invalid": "tag",
    "union_tag_not_found": "tag-missing",
    "literal_error": "choice",
    "string_pattern_mismatch": "id",
    "string_type": "text",
    "string_too_short": "text-empty",
    "string_too_long": "text-long",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "too_short": "few",
    "tuple_type": "list",
    "model_type": "table",
    "model_attributes_type": "table",
    "dict_type": "table",
}
_NUMBERS = frozenset(("int_type", "int_parsing", "int_from_float", "int_parsing_size", "finite_number"))
_SWITCHES = frozenset(("bool_type", "bool_parsing"))
_TOML: tuple[tuple[str, str], ...] = (
    ("Expected '='", "toml-equals"),
    ("Unterminated string", "toml-quote"),
    ("Illegal character '\\n'", "toml-quote"),
    ("Unclosed", "toml-bracket"),
    ("Cannot overwrite", "toml-twice"),
    ("Cannot declare", "toml-twice"),
    ("Duplicate", "toml-twice"),
    ("Invalid value", "toml-value"),
)
_EFFECTS = (OwnAttack, Free, FreeAttack, Happening, Static)
_TAGGED: Mapping[str, type[BaseModel]] = {
    **{str(verb.model_fields["verb"].default): verb for verb in Part.__subclasses__()},
    **{when: effect for effect in _EFFECTS for when in get_args(effect.model_fields["when"].annotation)},
}
"""Verbs and effects by the word that tells them apart."""


def card_fault(file: str, line: int, why: str, *, card: str = "", **facts: Any) -> ContentFault:
    """Message `nightlight-fault-<why>`; the card's id is one of its facts, "-" where a whole file or set is at fault (NL-CON-b)."""
    return ContentFault(file, line, f"nightlight-fault-{why}", card=card or "-", **facts)


def toml_fault(name: str, text: str, fault: tomllib.TOMLDecodeError) -> ContentFault:
    said = str(fault)
    words = said.replace(",", " ").replace(")", " ").split()
    line = int(words[words.index("line") + 1]) if "line" in words else len(text.splitlines())
    return card_fault(name, line, next((why for begins, why in _TOML if said.startswith(begins)), "toml"))


def field_fault(name: str, text: str, data: Mapping[str, Any], fault: ValidationError) -> ContentFault:
    """The first fault of a file's fields."""
    first = fault.errors(include_url=False)[0]
    loc = first["loc"]
    kind = str(loc[0])
    if kind not in CardFile.model_fields:
        return card_fault(name, _line_with(text, (kind,)), "kind", kind=kind, known=", ".join(KINDS))
    card = _card_at(data, kind, loc)
    start, end = _table(text, kind, loc[1]) if len(loc) > 1 and isinstance(loc[1], int) else (0, len(text.splitlines()))
    why, facts = _why(first)
    return card_fault(name, _line_in(text, start, end, loc, first.get("input")), why, card=card, place=_place(loc), **facts)


def _card_at(data: Mapping[str, Any], kind: str, loc: tuple[int | str, ...]) -> str:
    """Its id; "weapon[3]", the third of the file, where it has none that can be read."""
    if kind not in KINDS or len(loc) < 2 or not isinstance(loc[1], int):
        return ""
    row = data[kind][loc[1]]
    named = row.get("id", row.get("key")) if isinstance(row, dict) else None
    return named[:40] if isinstance(named, str) and named else f"{kind}[{loc[1] + 1}]"


def _place(loc: tuple[int | str, ...]) -> str:
    """As a person counts: "effects[1].do[2].target"; the words that tell effects and verbs apart are no fields."""
    told = ""
    for before, part in pairwise(loc[1:]):
        if isinstance(part, int):
            told += f"[{part + 1}]"
        elif not (isinstance(before, int) and part in _TAGGED):
            told += f".{part}"
    return told.lstrip(".") or str(loc[0])


def _why(first: ErrorDetails) -> tuple[str, dict[str, Any]]:
    kind, given, said = first["type"], _shown(first.get("input")), first.get("ctx", {})
    if kind in _NUMBERS:
        return "number", {"given": given}
    if kind in _SWITCHES:
        return "switch", {"given": given}
    why = _BY_KIND.get(kind, kind if kind.startswith("card-") else OTHER).removeprefix("card-")
    match why:
        case "tag":
            word = str(said["discriminator"]).strip("'")
            known = str(said["expected_tags"]).replace("'", "").split(", ")
            return why, {"word": word, "given": str(said["tag"])[:40], "known": ", ".join(_nearest(str(said["tag"]), known))}
        case "tag-missing":
            return why, {"word": str(said["discriminator"]).strip("'")}
        case "choice":
            return why, {"given": given, "known": str(said["expected"]).replace("'", "").replace(" or ", ", ")}
        case "missing" | "extra":
            field = str(first["loc"][-1])
            return why, {"field": field[:40], "known": ", ".join(_nearest(field, _fields_at(first["loc"])))}
        case "least":
            return why, {"given": given, "least": str(said["ge"])}
        case "most":
            return why, {"given": given, "most": str(said["le"])}
        case "text-long":
            return why, {"most": str(said["max_length"])}
        case "few":
            return why, {"least": str(said["min_length"])}
        case _:
            return why, {"given": given, **{name: str(value)[:600] for name, value in said.items() if name != "error"}}


def _fields_at(loc: tuple[int | str, ...]) -> list[str]:
    """The fields that may stand where a missing or a strange one was found."""
    if len(loc) < 2:
        return list(CardFile.model_fields)
    if "name" in loc[2:-1] or "loom" in loc[2:-1]:
        return list(Words.model_fields)
    model: Any = next((_TAGGED[part] for part in reversed(loc[:-1]) if isinstance(part, str) and part in _TAGGED), None)
    if model is None or len(loc) <= 3:
        (model, _) = get_args(CardFile.model_fields[str(loc[0])].annotation)
    return [field.alias or name for name, field in model.model_fields.items()]


def _nearest(word: str, known: Iterable[str]) -> list[str]:
    """All of them, the ones most like `word` first."""
    names = list(known)
    return [name for name, _, _ in process.extract(word, names, limit=None)]


def _shown(given: Any) -> str:
    return str(given)[:40] if isinstance(given, str | int | float) else "…"


# ---- where it stands


def _line_in(text: str, start: int, end: int, loc: tuple[int | str, ...], given: Any) -> int:
    """The line inside a table on which a wrong value or field stands; the table's first where it is missing."""
    lines = text.splitlines()
    named = [part for part in loc[2:] if isinstance(part, str)]
    wanted = [f'"{given}"'] if isinstance(given, str) else []
    if isinstance(given, dict):
        wanted += [f'"{value}"' for key, value in given.items() if key in ("verb", "when") and isinstance(value, str)]
    for word in wanted:
        for n in range(start, end):
            if word in lines[n]:
                return n + 1
    for part in reversed(named):
        for n in range(start, end):
            if lines[n].split("=")[0].strip() == part or f" {part} = " in lines[n]:
                return n + 1
    return start + 1


def _table(text: str, kind: str, row: int) -> tuple[int, int]:
    """First line and end of the n-th table of a kind, from 0."""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if line.strip() == f"[[{kind}]]"]
    if row >= len(starts):
        return 0, len(lines)
    start = starts[row]
    return start, next((n for n in range(start + 1, len(lines)) if lines[n].startswith("[[")), len(lines))


def line_of_card(text: str, card: str, word: str) -> int:
    """The line of a word inside the table of a card, or of the table; 1 where nothing is found."""
    lines = text.splitlines()
    at = next((n for n, line in enumerate(lines) if line.strip() in (f'id = "{card}"', f'key = "{card}"')), None)
    if at is None:
        return _line_with(text, (word,))
    start = next((n for n in range(at, -1, -1) if lines[n].startswith("[[")), at)
    end = next((n for n in range(at + 1, len(lines)) if lines[n].startswith("[[")), len(lines))
    return next((n + 1 for n in range(start, end) if word in lines[n]), start + 1)


def _line_with(text: str, words: tuple[str, ...]) -> int:
    return next((n for n, line in enumerate(text.splitlines(), 1) if any(word in line for word in words)), 1)
