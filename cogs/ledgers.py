"""Rules by id: the games' ledgers and the manners of the table, as people look them up in their language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rapidfuzz import fuzz, process

from bot.i18n import LANGS
from bot.kernel.ledger import Entry, Ledger, Rule, Ruling, load_ledger, load_manners
from bot.kernel.search import MOST_WORDS, words_in
from bot.room import Room

__all__ = ["Shelf", "words_of"]

CLOSE = 75  # of 100: how alike a misspelt word must be
LONGEST = 200  # characters that are looked for


class Shelf:
    """All ledgers that can be looked into, in one language; what is looked for may be written in any of them."""

    def __init__(self, rooms: Mapping[str, Room], lang: str) -> None:
        self.ledgers = _by_prefix(rooms, lang)
        self._beside = [_by_prefix(rooms, other) for other in LANGS if other != lang]

    def find(self, id: str) -> tuple[Ledger, Entry] | None:
        """By its whole id, or without the prefix where only one ledger has it."""
        found = [(ledger, entry) for ledger in self.ledgers.values() if (entry := ledger.get(id)) is not None]
        return found[0] if len(found) == 1 else None

    def titles(self, typed: str) -> list[tuple[str, str]]:
        """(title, prefix) of those whose title in any language, or prefix, holds what was typed."""
        return [
            (ledger.game.title, prefix)
            for prefix, ledger in self.ledgers.items()
            if _holds([prefix, *(each.game.title for each in self._everywhere(prefix))], typed)
        ]

    def headings(self, ledger: Ledger, typed: str) -> list[str]:
        """The sections, in their order, whose name in any language holds what was typed."""
        columns = [each.rule for each in self._everywhere(ledger.game.prefix)]
        fitting = [rules[0].section for rules in zip(*columns, strict=True) if _holds([rule.section for rule in rules], typed)]
        return list(dict.fromkeys(fitting))

    def named(self, name: str) -> Ledger | None:
        """By prefix or title, in any language."""
        wanted = name.strip().casefold()
        for prefix in self.ledgers:
            if wanted in (prefix.casefold(), *(ledger.game.title.casefold() for ledger in self._everywhere(prefix))):
                return self.ledgers[prefix]
        return None

    def in_section(self, ledger: Ledger, heading: str) -> list[Rule]:
        """The rules under a heading, which may be named in any language."""
        wanted = heading.strip().casefold()
        columns = [each.rule for each in self._everywhere(ledger.game.prefix)]
        return [rule for rule, *others in zip(*columns, strict=True) if wanted in {one.section.casefold() for one in (rule, *others)}]

    def entries(self) -> Iterator[tuple[Ledger, Entry]]:
        for ledger in self.ledgers.values():
            yield from ((ledger, entry) for entry in ledger.entries)

    def search(self, words: str, prefix: str | None = None, limit: int = 12) -> list[Entry]:
        """Entries that hold every word; where none does, each word is taken for the one it comes closest to."""
        found = self._holding(words[:LONGEST], prefix, limit)
        if found or not words.strip():
            return found
        known = {word for name in self._named_by(prefix) for ledger in self._everywhere(name) for word in ledger.index.words}
        near = [process.extractOne(word, known, scorer=fuzz.ratio, score_cutoff=CLOSE) for word in words_in(words[:LONGEST])[:MOST_WORDS]]
        return self._holding(" ".join(one[0] for one in near if one), prefix, limit) if near and all(near) else []

    def _holding(self, words: str, prefix: str | None, limit: int) -> list[Entry]:
        found: list[tuple[int, int, Entry]] = []
        for name in self._named_by(prefix):
            ranked = self.ledgers[name].ranked(words, self._everywhere(name)[1:])
            found += [(-score, place, entry) for place, (score, entry) in enumerate(ranked)]
        # What fits as well in several ledgers is taken from each in turn, so that none hides the others.
        return [entry for *_rank, entry in sorted(found, key=lambda one: one[:2])][:limit]

    def _named_by(self, prefix: str | None) -> list[str]:
        return [name for name in self.ledgers if prefix in (None, name)]

    def _everywhere(self, prefix: str) -> Sequence[Ledger]:
        """One ledger in all languages, the reader's first."""
        return [self.ledgers[prefix], *(ledgers[prefix] for ledgers in self._beside)]


def _holds(names: Iterable[str], typed: str) -> bool:
    wanted = typed.strip().casefold()
    return any(wanted in name.casefold() for name in names)


def _by_prefix(rooms: Mapping[str, Room], lang: str) -> dict[str, Ledger]:
    ledgers = [*(load_ledger(room.ledger_package, lang) for room in rooms.values()), load_manners(lang)]
    return {ledger.game.prefix: ledger for ledger in ledgers}


def words_of(entry: Entry) -> str:
    """The sentence an entry is known by."""
    match entry:
        case Rule():
            return entry.text
        case Ruling():
            return f"{entry.question} {entry.decision}"
