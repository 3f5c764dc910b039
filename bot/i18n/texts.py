"""From a key and its facts to a sentence."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum
from functools import cache, lru_cache
from typing import Any, Final

import structlog
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast

from bot.i18n.files import Source, sources
from bot.i18n.languages import LANGS, Lang, joined
from bot.i18n.times import Case, Style, duration, stamp
from bot.kernel.violation import BadInput, RuleViolation

Fact = str | int | float | bool | Enum | datetime | timedelta | Sequence[str]
"""What a sentence can be told. Ids go in as strings: numbers are grouped for reading ("1,000"), yes and no select as "yes" and "no"."""

# The library cuts a fact at 2,500 characters and says "{???}". Ours are bounded before they get here; a post or a board may be longer.
resolver.MAX_PART_LENGTH = 100_000

_LATELY: Final = 1_024  # sentences that are kept
_NO_WORDS: Final = (datetime, timedelta, int, Enum)
"""Facts whose sentences are kept for the next reader: the same deadline is told again and again. What people wrote is kept nowhere."""

_log = structlog.get_logger("longtable.i18n")


class TextFault(LookupError):
    """A key that no file has, a variable that no fact fills, or a file that doesn't parse."""


class Texts:
    """All messages of both languages.

    `strict` (tests) raises TextFault where a message can't be said. Otherwise people get the English text, else the key, and the log
    gets the key, once: a missing sentence must not stop a table.
    """

    def __init__(self, files: Mapping[Lang, Iterable[Source]], *, strict: bool = False) -> None:
        self.strict = strict
        self._reported: set[tuple[Lang, str]] = set()
        self._plain: dict[tuple[Lang, str], str] = {}  # what says the same to everybody
        self._joins: dict[tuple[Lang, str], Sequence[tuple[bool, str]] | None] = {}
        self._lately = lru_cache(_LATELY, typed=True)(self._format_values)
        self._bundles: dict[Lang, FluentBundle] = {lang: self._read(lang, files[lang]) for lang in LANGS}

    def say(self, lang: Lang, key: str, /, **facts: Any) -> str:
        """The message `key` in `lang`. Values are of type `Fact`; names in them are already safe."""
        if not facts and (plain := self._plain.get((lang, key))) is not None:
            return plain
        try:
            if facts and all(isinstance(value, _NO_WORDS) for value in facts.values()):
                return self._lately(lang, key, tuple(facts), *facts.values())
            said = self._format(lang, key, facts)
            if not facts:
                self._plain[lang, key] = said
            return said
        except TextFault as fault:
            self._report(lang, key, fault)
        try:
            return self._format("en", key, facts)
        except TextFault:
            return key

    def refusal(self, lang: Lang, refused: RuleViolation | BadInput, /) -> str:
        """The sentence of a refusal, with the rule's id behind it where a rule refused."""
        sentence = self.say(lang, refused.key, **refused.facts)
        return self.say(lang, "refusal", sentence=sentence, rule=refused.rule) if isinstance(refused, RuleViolation) else sentence

    def has(self, key: str) -> bool:
        """Whether English has it, and so both have: the check keeps them equal."""
        return self._bundles["en"].has_message(key)

    def _format_values(self, lang: Lang, key: str, names: Sequence[str], *values: object) -> str:
        return self._format(lang, key, dict(zip(names, values, strict=True)))

    def _format(self, lang: Lang, key: str, facts: Mapping[str, Any]) -> str:
        bundle = self._bundles[lang]
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise TextFault(f"{lang} has no message {key}")
        if (joined_up := self._join(lang, key, pattern, facts)) is not None:
            return joined_up
        text, errors = bundle.format_pattern(pattern, {name: _told(lang, key, name, value) for name, value in facts.items()})
        if errors or isinstance(text, FluentNone):
            raise TextFault(f"{lang} {key}: {'; '.join(map(str, errors))}")
        return text

    def _join(self, lang: Lang, key: str, pattern: object, facts: Mapping[str, Any]) -> str | None:
        """A message of words and texts alone, as most are: to join them takes a tenth of the library's time. None: it isn't one."""
        if (lang, key) not in self._joins:
            self._joins[lang, key] = _words_and_facts(pattern)
        parts = self._joins[lang, key]
        if parts is None or any(type(value) is not str for value in facts.values()):
            return None
        try:
            return "".join([facts[said] if is_fact else said for is_fact, said in parts])
        except KeyError:
            return None

    def _read(self, lang: Lang, files: Iterable[Source]) -> FluentBundle:
        bundle = FluentBundle([lang], functions={"SPAN": _span, "STAMP": _stamp}, use_isolating=False)
        seen: set[str] = set()
        for file in files:
            resource = FluentResource(file.text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    self._report(lang, file.name, TextFault(f"{file.name}: can't read {entry.content!r:.80}"))
                elif isinstance(entry, ast.Message):
                    if entry.id.name in seen:
                        self._report(lang, entry.id.name, TextFault(f"{file.name}: {entry.id.name} stands in another file or place too"))
                    seen.add(entry.id.name)
            bundle.add_resource(resource)
        return bundle

    def _report(self, lang: Lang, key: str, fault: TextFault) -> None:
        if self.strict:
            raise fault
        if (lang, key) not in self._reported:
            self._reported.add((lang, key))
            _log.warning("text_missing", lang=lang, key=key)


@cache
def texts() -> Texts:
    """The messages shipped with the program, read once."""
    return Texts({lang: list(sources(lang)) for lang in LANGS})


def _words_and_facts(pattern: object) -> Sequence[tuple[bool, str]] | None:
    """The parts of a message in order, each with whether it is the name of a fact; None where one is anything else."""
    parts: list[tuple[bool, str]] = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        match element:
            case ast.TextElement(value=str(words)):
                parts.append((False, words))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=str(name)))):
                parts.append((True, name))
            case _:
                return None
    return parts


class _Span(FluentType):
    def __init__(self, lang: Lang, span: timedelta, case: Case = "nominative") -> None:
        self.lang: Lang = lang
        self.span = span
        self.case: Case = case

    def format(self, locale: object) -> str:
        return duration(self.lang, self.span, self.case)


class _Stamp(FluentType):
    def __init__(self, when: datetime, style: Style = "F") -> None:
        self.when = when
        self.style: Style = style

    def format(self, locale: object) -> str:
        return stamp(self.when, self.style)


def _span(span: _Span, *, case: Case = "nominative") -> _Span:
    """`SPAN($left, case: "accusative")` in a file."""
    return _Span(span.lang, span.span, case)


def _stamp(when: _Stamp, *, style: Style = "F") -> _Stamp:
    """`STAMP($deadline, style: "R")` in a file."""
    return _Stamp(when.when, style)


_PLAIN: Final = (str, int, float)


def _told(lang: Lang, key: str, name: str, value: object) -> object:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return _told(lang, key, name, value.value)
        case datetime():
            stamp(value)  # a moment without a zone is refused here, with the caller on the stack
            return _Stamp(value)
        case timedelta():
            return _Span(lang, value)
        case list() | tuple():
            return joined(lang, map(str, value))
        case _ if isinstance(value, _PLAIN):
            return value
    # The type alone: what a fact holds may be a secret.
    raise TextFault(f"{key}: ${name} can't be told as {type(value).__name__}")
