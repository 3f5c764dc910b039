"""Rules by id: the games' ledgers and the manners of the table, as people look them up."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from rapidfuzz import fuzz, process

from bot.kernel.ledger import Entry, Ledger, Rule, Ruling, load_ledger, read_ledger
from bot.room import Room

__all__ = ["Shelf", "manners", "words_of"]

CLOSE = 70  # of 100: how alike a misspelt word must be


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
        """Entries that hold every word; where none does, those that come close, spelling mistakes forgiven."""
        found = [entry for name, ledger in self.ledgers.items() if prefix in (None, name) for entry in ledger.find(words, limit)]
        if found or not words.strip():
            return found[:limit]
        texts = {entry.id: f"{entry.id} {words_of(entry)}" for _, entry in self.entries(prefix)}
        by_id = {entry.id: entry for _, entry in self.entries(prefix)}
        near = process.extract(words[:200], texts, scorer=fuzz.token_set_ratio, limit=limit, score_cutoff=CLOSE)
        return [by_id[id] for _, _, id in near]


def words_of(entry: Entry) -> str:
    """The sentence an entry is known by."""
    match entry:
        case Rule():
            return entry.text
        case Ruling():
            return f"{entry.question} {entry.decision}"
