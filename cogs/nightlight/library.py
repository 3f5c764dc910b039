"""Reads card files and refuses what can't be played: one fault, with file and line (NL-CON-b)."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from pydantic import ValidationError

from cogs.nightlight.card_faults import card_fault, field_fault, line_of_card, toml_fault
from cogs.nightlight.rules.cards import CardSet, gathered
from cogs.nightlight.rules.content import KINDS, CardFile
from cogs.nightlight.rules.content_checks import Fault, identity, wrong_with_set

RULEBOOK = "rulebook."  # the ledger in every language lies beside the cards

Files = tuple[tuple[str, str], ...]
"""Card files as (name, text)."""


@cache
def cards() -> CardSet:
    """The set that ships. Raises ContentFault."""
    return read_cards(())


@cache
def own_cards(folder: Path) -> CardSet:
    """The files of a folder laid over the set that ships, read once. Raises ContentFault; a folder without card files is one."""
    found = _texts(folder)
    if not found:
        raise card_fault(str(folder), 0, "no-files")
    return read_cards(found)


def check_content(folder: Path | None = None) -> None:
    """Reads everything, a folder of own cards too. Raises ContentFault at the first fault."""
    cards()
    if folder is not None:
        own_cards.cache_clear()
        own_cards(folder)


def read_cards(own: Files) -> CardSet:
    """The shipped files and `own` ones over them. Raises ContentFault."""
    return read_files((*_texts(_folder()), *own), mine=frozenset(name for name, _ in own))


def read_files(given: Files, *, mine: frozenset[str] = frozenset()) -> CardSet:
    """A whole set; of its faults one in `mine` is told first. Raises ContentFault."""
    files = [(name, text, parsed(name, text)) for name, text in given]
    for name, text, file in files:
        _refuse_twins(name, text, file)
    found = replace(gathered(tuple(file for _, _, file in files)), files=given)
    if faults := [(fault, *_file_of(fault, files)) for fault in wrong_with_set(found)]:
        fault, name, text = next((one for one in faults if one[1] in mine), faults[0])  # own cards may make a shipped one wrong
        raise card_fault(name, line_of_card(text, fault.card, fault.word), fault.why, card=fault.card, **fault.facts)
    return found


def parsed(name: str, text: str) -> CardFile:
    """One file. Raises ContentFault with the line and the card of its first fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise toml_fault(name, text, fault) from fault
    try:
        return CardFile.model_validate(data)
    except ValidationError as fault:
        raise field_fault(name, text, data, fault) from fault


def _refuse_twins(name: str, text: str, file: CardFile) -> None:
    """No id stands twice in one file: the second would silently cover the first."""
    seen: set[str] = set()
    for kind in KINDS:
        for card in getattr(file, kind):
            if (key := identity(card)) in seen:
                last = max(n for n, line in enumerate(text.splitlines(), 1) if line.strip() in (f'id = "{key}"', f'key = "{key}"'))
                raise card_fault(name, last, "twice", card=key)
            seen.add(key)


def _file_of(fault: Fault, files: list[tuple[str, str, CardFile]]) -> tuple[str, str]:
    """The last file that has the card: it covers the others. For the whole set, the last with cards of that kind, or that emptied it."""
    if fault.card:
        has = [one for one in files if any(identity(card) == fault.card for kind in KINDS for card in getattr(one[2], kind))]
    else:
        kind = fault.word.strip("[]")
        has = [one for one in files if kind in one[2].replaces or getattr(one[2], kind)]
    name, text, _ = (has or files)[-1]
    return name, text


def _texts(folder: Path | Traversable) -> Files:
    return tuple(sorted(_card_files(folder)))


def _card_files(folder: Path | Traversable) -> Iterator[tuple[str, str]]:
    if not folder.is_dir():
        raise card_fault(str(folder), 0, "no-folder")
    for file in folder.iterdir():
        if file.name.endswith(".toml") and not file.name.startswith(RULEBOOK):
            try:
                yield file.name, file.read_text("utf-8")
            except UnicodeDecodeError as fault:
                raise card_fault(file.name, 0, "encoding") from fault


def _folder() -> Traversable:
    return resources.files("cogs.nightlight").joinpath("content")
