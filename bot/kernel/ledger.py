"""A game's ledger: its rules and rulings by id, as shipped in `content/rulebook.toml`.

The ledger is what a refusal cites, what `/rules` shows and what the tests are counted against.
"""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

__all__ = ["Entry", "Game", "Ledger", "Rule", "Ruling", "load_ledger", "read_ledger"]

RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2,8}-[A-Za-z0-9.-]+$", max_length=40)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Kind = Literal["setup", "turn", "timing", "action", "constraint", "effect", "random", "hidden", "score", "end", "content"]

_WORD = re.compile(r"[^\W_]+")


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

    def find(self, words: str, limit: int = 25) -> list[Entry]:
        """Entries that hold every word (its beginning is enough, ё is е), an id named outright first, then the best fit.

        Plain matching of words: spelling mistakes are forgiven outside the kernel, where a library does it.
        """
        wanted = _words(words)
        if not wanted:
            return list(self.entries[:limit])
        exact = self.get(words)
        ranked: list[tuple[int, Entry]] = []
        for entry in self.entries:
            if entry is not exact and (score := _score(entry, wanted)):
                ranked.append((score, entry))
        ranked.sort(key=lambda pair: -pair[0])  # stable: the rulebook's order among equals
        found = [entry for _, entry in ranked]
        return ([exact, *found] if exact else found)[:limit]


@cache
def load_ledger(game_package: str) -> Ledger:
    """The ledger of a game such as "cogs.arena", read from its package and checked; raises ValueError with the fault."""
    return read_ledger(resources.files(game_package).joinpath("content/rulebook.toml").read_bytes())


def read_ledger(content: bytes) -> Ledger:
    """A ledger from the bytes of its file."""
    return Ledger.model_validate(tomllib.loads(content.decode("utf-8")))


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("ё", "е"))


def _score(entry: Entry, wanted: list[str]) -> int:
    """How well an entry fits: a word of the id or heading counts more than one of the body; 0 if a word is nowhere."""
    total = 0
    for word in wanted:
        best = max((weight for weight, text in _fields(entry) if any(w.startswith(word) for w in _words(text))), default=0)
        if not best:
            return 0
        total += best
    return total


def _fields(entry: Entry) -> list[tuple[int, str]]:
    match entry:
        case Rule():
            return [(4, entry.id), (3, entry.section), (2, entry.text), (1, entry.example or "")]
        case Ruling():
            return [(4, entry.id), (2, entry.question), (2, entry.decision), (1, entry.why), (1, entry.option or "")]
