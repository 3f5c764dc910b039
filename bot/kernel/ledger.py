"""A game's ledger: its rules and rulings by id, as shipped in `content/rulebook.toml`, and its words in other languages.

The ledger is what a refusal cites, what `/rules` shows and what the tests are counted against.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from bot.kernel.search import MOST_WORDS, Index, best_places, words_in

__all__ = ["ORIGINAL", "Entry", "Game", "Ledger", "Rule", "Ruling", "load_ledger", "load_manners", "read_ledger", "translated"]

OUTRIGHT = 1000  # the score of an id that is named itself; words never reach it
ORIGINAL = "en"  # the language that ledgers are written in; the others only lend their words

RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2,8}-[A-Za-z0-9.-]+$", max_length=40)]


def _one_paragraph(text: object) -> object:
    """The files are wrapped for reading; people see no line of theirs broken."""
    return " ".join(text.split()) if isinstance(text, str) else text


Text = Annotated[str, BeforeValidator(_one_paragraph), StringConstraints(min_length=1)]
Kind = Literal["setup", "turn", "timing", "action", "constraint", "effect", "random", "hidden", "score", "end", "content"]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Game(_Frozen):
    """What the ledger says of its game as a whole."""

    prefix: Annotated[str, StringConstraints(pattern=r"^[A-Z]{2,8}$")]
    title: Text
    players: Text
    summary: Text


class Rule(_Frozen):
    """One sentence of the rulebook that can be obeyed or broken, with an example where numbers help."""

    id: RuleId
    section: Text
    kind: Kind
    text: Text
    example: Text | None = None


class Ruling(_Frozen):
    """Our answer where the rules leave something open; `option` names the switch of the table that changes it."""

    id: RuleId
    about: tuple[RuleId, ...] = Field(min_length=1)
    question: Text
    decision: Text
    why: Text
    option: Text | None = None


Entry = Rule | Ruling


class Ledger(_Frozen):
    """All rules and rulings of one game, in the order of the rulebook."""

    game: Game
    rule: tuple[Rule, ...]
    ruling: tuple[Ruling, ...] = ()

    @model_validator(mode="after")
    def _hangs_together(self) -> Self:
        known: set[str] = set()
        for entry in self.entries:
            if not entry.id.startswith(f"{self.game.prefix}-"):
                raise ValueError(f"{entry.id} doesn't begin with {self.game.prefix}-")
            if entry.id in known:
                raise ValueError(f"{entry.id} stands twice")
            known.add(entry.id)
        for ruling in self.ruling:
            if unknown := [id for id in ruling.about if id not in known]:
                raise ValueError(f"{ruling.id} is about {', '.join(unknown)}, which the ledger doesn't have")
        return self

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (*self.rule, *self.ruling)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(entry.id for entry in self.entries)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self.get(id) is not None

    def get(self, id: str) -> Entry | None:
        """The entry with that id; case is forgiven, and the game's prefix may be left out ("r22", "attack-a")."""
        wanted = id.strip().casefold()
        for entry in self.entries:
            if entry.id.casefold() in (wanted, f"{self.game.prefix}-{wanted}".casefold()):
                return entry
        return None

    def rulings_on(self, id: str) -> tuple[Ruling, ...]:
        """Every ruling that is about that rule or ruling."""
        return tuple(ruling for ruling in self.ruling if id in ruling.about)

    def find(self, words: str, limit: int = 25, beside: Sequence["Ledger"] = ()) -> list[Entry]:
        """Entries that hold every word (its beginning is enough, ё is е), an id named outright first, then the best fit."""
        return [entry for _score, entry in self.ranked(words, beside)][:limit]

    def ranked(self, words: str, beside: Sequence["Ledger"] = ()) -> list[tuple[int, Entry]]:
        """All of these with their scores, which can be compared between ledgers.

        A word may also stand in the same entry of a ledger `beside`, which is this one in another language.
        """
        wanted = words_in(words)[:MOST_WORDS]
        if not wanted:
            return [(0, entry) for entry in self.entries]
        exact = self.get(words)
        places = best_places([self.index, *(other.index for other in beside)], wanted)
        found = [(score, self.entries[place]) for score, place in places if self.entries[place] is not exact]
        return [(OUTRIGHT, exact), *found] if exact else found

    @cached_property
    def index(self) -> Index:
        """The words of every entry, in their order."""
        return Index(_fields(entry) for entry in self.entries)


def _fields(entry: Entry) -> list[tuple[int, str]]:
    """A word of the id or heading counts more than one of the body."""
    match entry:
        case Rule():
            return [(4, entry.id), (3, entry.section), (2, entry.text), (1, entry.example or "")]
        case Ruling():
            return [(4, entry.id), (2, entry.question), (2, entry.decision), (1, entry.why), (1, entry.option or "")]


# ---- the same in another language


class _GameWords(_Frozen):
    title: Text
    players: Text
    summary: Text


class _RuleWords(_Frozen):
    id: RuleId
    text: Text
    example: Text | None = None


class _RulingWords(_Frozen):
    id: RuleId
    question: Text
    decision: Text
    why: Text
    option: Text | None = None


class _Words(_Frozen):
    """A ledger's words and nothing else: what a rule is about and which kind it is doesn't hang on a language."""

    game: _GameWords
    sections: Mapping[str, Text]
    rule: tuple[_RuleWords, ...]
    ruling: tuple[_RulingWords, ...] = ()


def translated(ledger: Ledger, content: bytes) -> Ledger:
    """The ledger in the words of a translation: ids, order, kinds and what rulings are about stay.

    Raises ValueError with the id of the first entry that is missing, stands twice or is unknown, and of one that has an
    example or a switch in one language only; with the heading of a section that has no name or shares one.
    """
    words = _parsed(_Words, content)
    _only_once([entry.id for entry in (*words.rule, *words.ruling)])
    headings = _fitting("section", list(dict.fromkeys(rule.section for rule in ledger.rule)), words.sections)
    _only_once(list(headings.values()))
    rules = _fitting("rule", [rule.id for rule in ledger.rule], {rule.id: rule for rule in words.rule})
    rulings = _fitting("ruling", [ruling.id for ruling in ledger.ruling], {ruling.id: ruling for ruling in words.ruling})
    return Ledger(
        game=ledger.game.model_copy(update=dict(words.game)),
        rule=tuple(_in_words(rule, rules[rule.id], "example", section=headings[rule.section]) for rule in ledger.rule),
        ruling=tuple(_in_words(ruling, rulings[ruling.id], "option") for ruling in ledger.ruling),
    )


_Said = TypeVar("_Said")
_Kept = TypeVar("_Kept", Rule, Ruling)
_Model = TypeVar("_Model", bound=BaseModel)


def _only_once(names: list[str]) -> None:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ValueError(f"{name} stands twice")


def _fitting(what: str, wanted: Sequence[str], said: Mapping[str, _Said]) -> Mapping[str, _Said]:
    """What is said, if it is of all that is wanted and of nothing else."""
    if missing := [name for name in wanted if name not in said]:
        raise ValueError(f"the {what} {missing[0]} is missing")
    if unknown := [name for name in said if name not in wanted]:
        raise ValueError(f"{unknown[0]} is no {what} of the ledger")
    return said


def _in_words(entry: _Kept, words: BaseModel, sometimes: str, **others: str) -> _Kept:
    """The entry in other words. `sometimes` names the field that must be there in both languages or in neither."""
    said = dict(words)
    if (said[sometimes] is None) != (getattr(entry, sometimes) is None):
        raise ValueError(f"{entry.id} has {sometimes} in one language only")
    return entry.model_copy(update=said | others)


# ---- from the files


def load_ledger(game_package: str, lang: str = ORIGINAL) -> Ledger:
    """The ledger of a game such as "cogs.arena" in a language, read from its package and checked.

    Raises ValueError with the file and the fault.
    """
    return _load(game_package, "content/rulebook", lang)


def load_manners(lang: str = ORIGINAL) -> Ledger:
    """The LT- ids: rules of the table itself, whatever is played on it. Raises as `load_ledger`."""
    return _load("bot.kernel", "manners", lang)


@cache
def _load(package: str, name: str, lang: str) -> Ledger:
    original = lang == ORIGINAL
    file = f"{name}.toml" if original else f"{name}.{lang}.toml"
    try:
        content = resources.files(package).joinpath(file).read_bytes()
        return read_ledger(content) if original else translated(_load(package, name, ORIGINAL), content)
    except FileNotFoundError:
        raise ValueError(f"{package.replace('.', '/')}/{file} isn't there") from None
    except ValueError as fault:
        raise ValueError(f"{package.replace('.', '/')}/{file}: {fault}") from fault


def read_ledger(content: bytes) -> Ledger:
    """A ledger from the bytes of its file. Raises ValueError with the first fault in one line."""
    return _parsed(Ledger, content)


def _parsed(model: type[_Model], content: bytes) -> _Model:
    document = tomllib.loads(content.decode("utf-8"))
    try:
        return model.model_validate(document)
    except ValidationError as fault:
        raise ValueError(_first_fault(fault, document)) from None


def _first_fault(fault: ValidationError, document: dict[str, Any]) -> str:
    """The entry by its id, where it has one, and what is wrong with it."""
    first = fault.errors()[0]
    match first["loc"]:
        case (str(kind), int(place), *fields):
            where = document[kind][place].get("id", f"{kind} {place + 1}")
        case fields:
            where = ""
    path = [str(one) for one in (where, *fields) if one != ""]
    return ": ".join([*path, first["msg"].removeprefix("Value error, ")])
