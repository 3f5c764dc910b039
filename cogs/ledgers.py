"""Rules by id: the games' ledgers and the manners of the table, as people look them up."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from rapidfuzz import fuzz, process

from bot.kernel.ledger import Entry, Ledger, Rule, Ruling, load_ledger, read_ledger
from bot.room import Room

__all__ = ["Shelf", "manners", "words_of"]

CLOSE = 75  # of 100: how alike a misspelt word must be
LONGEST = 200  # characters that are looked for


@cache
def manners() -> Ledger:
    """The LT- ids: rules of the table itself, whatever is played on it."""
    return read_ledger(resources.files("bot.kernel").joinpath("manners.toml").read_bytes())


class Shelf:
    """All ledgers that can be looked into."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self.ledgers = {load_ledger(room.ledger_package).game.prefix: load_ledger(room.ledger_package) for room in rooms.values()}
        self.ledgers[manners().game.prefix] = manners()

    def find(self, id: str) -> tuple[Ledger, Entry] | None:
        """By its whole id, or without the prefix where only one ledger has it."""
        found = [(ledger, entry) for ledger in self.ledgers.values() if (entry := ledger.get(id)) is not None]
        return found[0] if len(found) == 1 else None

    def entries(self, prefix: str | None = None) -> Iterator[tuple[Ledger, Entry]]:
        for name, ledger in self.ledgers.items():
            if prefix in (None, name):
                yield from ((ledger, entry) for entry in ledger.entries)

    def search(self, words: str, prefix: str | None = None, limit: int = 12) -> list[Entry]:
        """Entries that hold every word; where none does, each word is taken for the one it comes closest to."""
        found = self._holding(words[:LONGEST], prefix, limit)
        if found or not words.strip():
            return found
        known = {word for _, entry in self.entries(prefix) for word in _split(f"{entry.id} {words_of(entry)}")}
        near = [process.extractOne(word, known, scorer=fuzz.ratio, score_cutoff=CLOSE) for word in _split(words[:LONGEST])]
        return self._holding(" ".join(one[0] for one in near if one), prefix, limit) if near and all(near) else []

    def _holding(self, words: str, prefix: str | None, limit: int) -> list[Entry]:
        return [entry for name, ledger in self.ledgers.items() if prefix in (None, name) for entry in ledger.find(words, limit)][:limit]


def _split(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold().replace("ё", "е"))


def words_of(entry: Entry) -> str:
    """The sentence an entry is known by."""
    match entry:
        case Rule():
            return entry.text
        case Ruling():
            return f"{entry.question} {entry.decision}"
