"""Which messages the code speaks: every key written in `say(lang, "key", …)`, `say("key", …)`, `_("key")`, `BadInput("key", …)`, and every
rule cited by `refuse_unless(…, "ID", …)` and `RuleViolation("ID", …)`.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.i18n.languages import LANGS

_KEY_AT: Final = {"say": 1, "_": 0, "BadInput": 0, "refuse_unless": 1, "RuleViolation": 0}
"""The position of the key or the ledger id among the arguments, by the name of what is called."""
_CITING: Final = frozenset(("refuse_unless", "RuleViolation"))
_TELLING: Final = frozenset(("say", "BadInput")) | _CITING
"""Calls whose keywords are the facts of the message."""


@dataclass(frozen=True)
class Used:
    """One place that speaks a key. `facts` are the names it hands over, None where it can't be seen which."""

    where: str
    shown: str
    pattern: re.Pattern[str]
    facts: frozenset[str] | None
    literal: bool


def keys_in_code() -> list[Used]:
    """All uses in bot and cogs."""
    return [use for package in ("bot", "cogs") for use in _in_folder(Path(str(files(package))), package)]


def keys_in(source: str, where: str) -> Iterator[Used]:
    """The uses in one file. Of an f-string one message that fits its fixed parts must exist."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (at := _key_at(node)) is not None and at < len(node.args):
            for key in _alternatives(node.args[at]):
                if parts := _key_of(node, key):
                    yield _used(f"{where}:{node.lineno}", parts, _facts_of(node))


Parts = list[str | None]
"""The fixed parts of a key, None for each part that is known at run time only."""


def _used(where: str, parts: Parts, facts: frozenset[str] | None) -> Used:
    pattern = "".join(".+" if part is None else re.escape(part) for part in parts)
    shown = "".join("…" if part is None else part for part in parts)
    return Used(where, shown, re.compile(pattern), facts, None not in parts)


def _key_of(call: ast.Call, written: ast.expr) -> Parts:
    """Nothing for a key that isn't written here."""
    parts = _parts(written)
    if _called(call.func) not in _CITING or not parts:
        return parts
    for word in call.keywords:
        if word.arg == "key":
            return _parts(word.value)
    return ["refused-", *(part and part.replace(".", "-") for part in parts)]


def _facts_of(call: ast.Call) -> frozenset[str] | None:
    names = {word.arg for word in call.keywords}
    if _called(call.func) not in _TELLING or None in names:
        return None
    return frozenset(name for name in names if name and name != "key")


def _alternatives(written: ast.expr) -> Iterator[ast.expr]:
    if isinstance(written, ast.IfExp):
        yield from _alternatives(written.body)
        yield from _alternatives(written.orelse)
    else:
        yield written


def _in_folder(folder: Path, name: str) -> Iterator[Used]:
    for path in sorted(folder.rglob("*.py")):
        yield from keys_in(path.read_text("utf-8"), f"{name}/{path.relative_to(folder).as_posix()}")


def _key_at(call: ast.Call) -> int | None:
    called = _called(call.func)
    if called == "say" and call.args and any(part not in LANGS for part in _parts(call.args[0])):
        return 0  # bound to a language already
    return _KEY_AT.get(called)


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _parts(key: ast.expr) -> Parts:
    match key:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=values):
            return [value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None for value in values]
    return []
