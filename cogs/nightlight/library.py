"""Reads card files and refuses what can't be played: one fault, with file and line (NL-CON-b)."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.kernel.content import ContentFault
from cogs.nightlight.rules.cards import CardSet, gathered
from cogs.nightlight.rules.content import KINDS, CardFile
from cogs.nightlight.rules.content_checks import Fault, identity, wrong_with_set

RULEBOOK = "rulebook."  # the ledger in every language lies beside the cards


def _fault(file: str, line: int, why: str, *, card: str = "", **facts: Any) -> ContentFault:
    """Message `nightlight-fault-<why>`; the card's id is one of its facts, "-" where a whole file or set is at fault (NL-CON-b)."""
    return ContentFault(file, line, f"nightlight-fault-{why}", card=card or "-", **facts)


@cache
def cards() -> CardSet:
    """The set that ships. Raises ContentFault."""
    return read_cards(())


@cache
def own_cards(folder: Path) -> CardSet:
    """The files of a folder laid over the set that ships, read once. Raises ContentFault; a folder without card files is one."""
    found = _texts(folder)
    if not found:
        raise _fault(str(folder), 0, "no-files")
    return read_cards(found)


def named_cards(name: str) -> CardSet:
    """An owner's own set by name, of those that `keep_sets_in` found. Raises KeyError for one that isn't there, ContentFault."""
    return own_cards(_sets[name])


def set_names() -> tuple[str, ...]:
    """The names of the owner's own sets."""
    return tuple(sorted(_sets))


def keep_sets_in(folder: Path) -> None:
    """Each folder inside `folder` is an own set of that name; all are read and judged. Raises ContentFault."""
    own_cards.cache_clear()
    found = {one.name: one for one in sorted(folder.iterdir()) if one.is_dir()} if folder.is_dir() else {}
    if not found:
        raise _fault(str(folder), 0, "no-sets")
    for one in found.values():
        own_cards(one)
    _sets.clear()
    _sets.update(found)


_sets: dict[str, Path] = {}


def check_content(folder: Path | None = None) -> None:
    """Reads everything, a folder of own cards too. Raises ContentFault at the first fault."""
    cards()
    if folder is not None:
        own_cards.cache_clear()
        own_cards(folder)


def read_cards(own: tuple[tuple[str, str], ...]) -> CardSet:
    """The shipped files and `own` ones over them, each as (name, text). Raises ContentFault."""
    shipped = _texts(_folder())
    files = [(name, text, parsed(name, text)) for name, text in (*shipped, *own)]
    for name, text, file in files:
        _refuse_twins(name, text, file)
    found = gathered(tuple(file for _, _, file in files))
    if faults := [(fault, *_file_of(fault, files)) for fault in wrong_with_set(found)]:
        mine = {name for name, _ in own}
        fault, name, text = next((one for one in faults if one[1] in mine), faults[0])  # own cards may make a shipped one wrong
        raise _fault(name, line_of_card(text, fault.card, fault.word), fault.why, card=fault.card, **fault.facts)
    return found


def parsed(name: str, text: str) -> CardFile:
    """One file. Raises ContentFault with the line and the card of its first fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        words = str(fault).replace(",", " ").replace(")", " ").split()
        line = int(words[words.index("line") + 1]) if "line" in words else len(text.splitlines())
        raise _fault(name, line, "unreadable", reason=str(fault)) from fault
    try:
        return CardFile.model_validate(data)
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        raise _field_fault(name, text, data, first["loc"], first["msg"], first.get("input")) from fault


def _field_fault(name: str, text: str, data: dict[str, Any], loc: tuple[int | str, ...], reason: str, given: Any) -> ContentFault:
    kind = str(loc[0])
    if kind not in CardFile.model_fields:
        return _fault(name, _line_with(text, (kind,)), "kind", kind=kind, known=", ".join(KINDS))
    row = data[kind][loc[1]] if len(loc) > 1 and isinstance(loc[1], int) and kind in KINDS else {}
    card = str(row.get("id", row.get("key", ""))) if isinstance(row, dict) else ""
    place = ".".join(str(part) for part in loc[2:]) or kind
    start, end = _table(text, kind, loc[1]) if len(loc) > 1 and isinstance(loc[1], int) else (0, len(text.splitlines()))
    return _fault(name, _line_in(text, start, end, loc, given), "field", card=card, place=place, reason=_plain(reason))


def _plain(reason: str) -> str:
    """pydantic's words without its own manners."""
    return reason.removeprefix("Value error, ").removeprefix("Input tag ")


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


def _refuse_twins(name: str, text: str, file: CardFile) -> None:
    """No id stands twice in one file: the second would silently cover the first."""
    seen: set[str] = set()
    for kind in KINDS:
        for card in getattr(file, kind):
            if (key := identity(card)) in seen:
                last = max(n for n, line in enumerate(text.splitlines(), 1) if line.strip() in (f'id = "{key}"', f'key = "{key}"'))
                raise _fault(name, last, "twice", card=key)
            seen.add(key)


def _file_of(fault: Fault, files: list[tuple[str, str, CardFile]]) -> tuple[str, str]:
    """The last file that has the card: it covers the others. For the whole set, the last with cards of that kind, or that emptied it."""
    if fault.card:
        has = [one for one in files if any(identity(card) == fault.card for kind in KINDS for card in getattr(one[2], kind))]
    else:
        kind = fault.word.strip("[]")
        has = [one for one in files if kind in one[2].replaces or getattr(one[2], kind)]
    name, text, _ = has[-1]
    return name, text


def _texts(folder: Path | Traversable) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(_card_files(folder)))


def _card_files(folder: Path | Traversable) -> Iterator[tuple[str, str]]:
    if not folder.is_dir():
        raise _fault(str(folder), 0, "no-folder")
    for file in folder.iterdir():
        if file.name.endswith(".toml") and not file.name.startswith(RULEBOOK):
            yield file.name, file.read_text("utf-8")


def _folder() -> Traversable:
    return resources.files("cogs.nightlight").joinpath("content")
