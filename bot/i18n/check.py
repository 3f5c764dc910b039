"""Whether the texts are complete: `python -m bot.i18n.check` prints one line a fault and ends with 1 if there is any.

A comment above a message in either file may say: `# same` (both languages read the same by design), `# plural you` (several people are
addressed), `# $name up to 32` (how long a value of that variable gets).
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import typer
from fluent.syntax import FluentParser, ast

from bot.i18n import widths
from bot.i18n.files import Source, game_rooms, sources
from bot.i18n.keys_in_code import Used, keys_in_code
from bot.i18n.languages import LANGS, Lang
from bot.ui.limits import BUTTON_LABEL, BUTTON_LABEL_VISIBLE

_PLURALS: Final[Mapping[Lang, frozenset[str]]] = {"en": frozenset(("one", "other")), "ru": frozenset(("one", "few", "many"))}
_SAME = re.compile(r"^\s*same\b", re.MULTILINE)
_PLURAL_YOU = re.compile(r"\bplural you\b")
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
_LETTERS_WITHOUT_CYRILLIC: Final = 12
_FORMAL = re.compile(
    r"\b(?:вы|вас|вам|вами|ваш\w*|\w+(?:йте|ьте)(?:сь)?|(?:наж|выбер|введ|напиш|скаж|укаж|подожд|спрос|пропуст|реш|брос|посмотр)ите)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Entry:
    """One message or term as a file has it."""

    where: str
    node: ast.Message | ast.Term

    @property
    def comment(self) -> str:
        return (self.node.comment.content or "") if self.node.comment else ""

    @property
    def key(self) -> str:
        return f"-{self.node.id.name}" if isinstance(self.node, ast.Term) else self.node.id.name


Book = Mapping[str, Entry]


def faults(files: Mapping[Lang, Iterable[Source]], used: Iterable[Used], rooms: Sequence[str] = ()) -> list[str]:
    """Every fault of the texts themselves and of their use in code; `rooms` are the games whose name may begin a key."""
    found: list[str] = []
    books: dict[Lang, Book] = {lang: _read(files[lang], found) for lang in LANGS}
    english, russian = books["en"], books["ru"]
    for key in sorted(english.keys() ^ russian.keys()):
        entry = english.get(key) or russian[key]
        found.append(f"{entry.where}: {key} is missing in {'ru' if key in english else 'en'}")
    for key in sorted(english.keys() & russian.keys()):
        found += _pair_faults(english[key], russian[key])
    for lang, book in books.items():
        for entry in book.values():
            found += _plural_faults(lang, entry)
            found += _limit_faults(lang, entry, book, english, rooms)
    found += _meeting_refusals(english)
    found += _use_faults(used, english)
    return found


def notes(files: Mapping[Lang, Iterable[Source]], rooms: Sequence[str] = ()) -> list[str]:
    """What isn't wrong and could be better: buttons that a phone cuts."""
    books = {lang: _read(files[lang], []) for lang in LANGS}
    return [
        f"{entry.where}: {key} has {width} characters, a phone shows about {BUTTON_LABEL_VISIBLE}"
        for book in books.values()
        for key, entry in book.items()
        if widths.limit_of(key, rooms) == BUTTON_LABEL and (width := _width(entry, book, books["en"])) > BUTTON_LABEL_VISIBLE
    ]


def _read(files: Iterable[Source], found: list[str]) -> Book:
    book: dict[str, Entry] = {}
    for file in files:
        for node in FluentParser(with_spans=True).parse(file.text).body:
            line = file.text.count("\n", 0, node.span.start if node.span else 0) + 1
            if isinstance(node, ast.Junk):
                found.append(f"{file.name}:{line}: can't be read: {node.annotations[0].message if node.annotations else 'junk'}")
            if not isinstance(node, ast.Message | ast.Term):
                continue
            entry = Entry(f"{file.name}:{line}", node)
            if entry.key in book:
                found.append(f"{entry.where}: {entry.key} stands already in {book[entry.key].where}")
            if node.value is None or node.attributes:
                found.append(f"{entry.where}: {entry.key} must be a value without attributes")
            book.setdefault(entry.key, entry)
    return book


def _pair_faults(english: Entry, russian: Entry) -> Iterator[str]:
    comments = f"{english.comment}\n{russian.comment}"
    odd = widths.variables(english.node) ^ widths.variables(russian.node)
    if odd and not isinstance(english.node, ast.Term):  # a Russian term may have a case that English lacks
        yield f"{russian.where}: {russian.key}: {', '.join(f'${name}' for name in sorted(odd))} stands in one language only"
    text = " ".join(widths.words(russian.node))
    letters = sum(map(str.isalpha, text))
    if letters > _LETTERS_WITHOUT_CYRILLIC and not _CYRILLIC.search(text) and not _SAME.search(comments):
        yield f"{russian.where}: {russian.key} isn't Russian (or needs the comment '# same')"
    if (formal := _FORMAL.search(text)) and not _PLURAL_YOU.search(comments):
        yield f"{russian.where}: {russian.key} says '{formal[0]}'; people are addressed as ты (or '# plural you')"


def _plural_faults(lang: Lang, entry: Entry) -> Iterator[str]:
    for forms in widths.plural_forms(entry.node):
        if missing := _PLURALS[lang] - forms:
            yield f"{entry.where}: {entry.key} lacks the plural {', '.join(sorted(missing))}"


def _limit_faults(lang: Lang, entry: Entry, book: Book, english: Book, rooms: Sequence[str]) -> Iterator[str]:
    limit = widths.limit_of(entry.key, rooms)
    if (width := _width(entry, book, english)) > limit:
        yield f"{entry.where}: {entry.key} may take {width} characters in {lang}, {limit} fit"


def _width(entry: Entry, book: Book, english: Book) -> int:
    explained = english.get(entry.key, entry)
    lengths = widths.stated_lengths(f"{explained.comment}\n{entry.comment}")
    return widths.longest(entry.node, {key: other.node for key, other in book.items()}, lengths)


def _meeting_refusals(english: Book) -> Iterator[str]:
    """Two ledger ids may not have one key: keys that differ in case alone would, on the next refactoring."""
    seen: dict[str, str] = {}
    for key in english:
        if key.startswith("refused-") and seen.setdefault(key.casefold(), key) != key:
            yield f"{english[key].where}: {key} meets {seen[key.casefold()]}"


def _use_faults(used: Iterable[Used], english: Book) -> Iterator[str]:
    for use in used:
        keys = [key for key in english if use.pattern.fullmatch(key)]
        if not keys:
            yield f"{use.where}: no message {use.shown}"
        elif use.facts is not None and use.literal:
            for name in sorted(widths.variables(english[keys[0]].node, {key: other.node for key, other in english.items()}) - use.facts):
                yield f"{use.where}: {use.shown} needs ${name}"


def main() -> int:
    files: dict[Lang, list[Source]] = {lang: list(sources(lang)) for lang in LANGS}
    rooms = [room.name for room in game_rooms()]
    found = faults(files, keys_in_code(), rooms)
    for line in found:
        typer.echo(line)
    for line in notes(files, rooms):
        typer.echo(f"note: {line}", err=True)
    if not found:
        count = sum(len(_read(files[lang], [])) for lang in LANGS)
        typer.echo(f"texts: {count} messages in {len(LANGS)} languages, no fault")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
