"""What a sentence says, clause by clause, before anybody asks whether it may be done."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cogs.night_class.orders_words import VERBS, Key, Token

__all__ = ["Clause", "clauses_of"]

STARTS = frozenset(("check", "commit", "undo", "decline"))
TRACKS = {"move": "move", "train": "train", "use": "ability"}
"""Verbs that are a track's name after TRAIN."""


@dataclass
class Clause:
    """One act as it is written: dice by their faces, a verb, and what it goes to, in order."""

    verb: str = ""
    dice: list[int] = field(default_factory=list[int])
    names: list[frozenset[Key]] = field(default_factory=list[frozenset[Key]])
    spaces: list[str] = field(default_factory=list[str])
    by: list[str] = field(default_factory=list[str])
    number: int = 0  # of a track's hex
    mode: str = ""
    twice: bool = False
    without: bool = False
    then: bool = False
    negated: bool = False
    sure: bool = True
    unknown: list[str] = field(default_factory=list[str])
    words: list[str] = field(default_factory=list[str])

    @property
    def is_empty(self) -> bool:
        return not (self.verb or self.dice or self.names or self.spaces)

    @property
    def has_object(self) -> bool:
        return bool(self.names or self.spaces)

    def of(self, *what: str) -> list[str]:
        """Keys of the names that are of one of these kinds, each once where a name fits several."""
        return [key for keys in self.names for of, key in sorted(keys) if of in what]


@dataclass
class _Reader:
    done: list[Clause] = field(default_factory=list[Clause])
    now: Clause = field(default_factory=Clause)
    after_sep: bool = False
    after_by: bool = False

    def close(self) -> None:
        if not self.now.is_empty:
            self.done.append(self.now)
            self.now = Clause()
        self.after_by = False

    def read(self, tokens: Sequence[Token], at: int) -> None:
        token = tokens[at]
        before = tokens[at - 1] if at else Token("sep", "")
        after = tokens[at + 1] if at + 1 < len(tokens) else Token("sep", "")
        match token.kind:
            case "die":
                self._die(token, before, after)
            case "sep":
                self.after_sep = True
                return
            case "then":
                self.close()
                self.now.then = True
            case kind if kind in STARTS:
                if not self.now.is_empty:
                    self.close()
                self.now.verb = kind
            case kind if kind in VERBS:
                self._verb(kind)
            case "name" | "space":
                self._object(token)
            case "plus" | "with":
                pass
            case "by":
                self.after_by = True
            case "full" | "chain":
                self.now.mode = token.kind
            case "twice":
                self.now.twice = True
            case "without":
                self.now.without = True
            case "not":
                self.now.negated = True
            case _:
                self.now.unknown.append(token.text)
        self.now.words.append(token.text)
        self.now.sure = self.now.sure and token.is_sure
        self.after_sep = False

    def _die(self, token: Token, before: Token, after: Token) -> None:
        now = self.now
        if before.kind == "plus" and now.dice and not now.has_object:
            now.dice.append(token.number)
        elif now.verb == "train" and now.names and before.kind in ("name", *TRACKS) and any(of == "track" for of, _ in now.names[-1]):
            now.number = token.number
        elif after.kind == "plus" and now.verb == "train" and now.names:
            pass  # a price: "Leg Kit 3+"
        elif not now.dice and not self.after_sep and (not now.has_object or before.kind in ("with", "name", "space")):
            now.dice.append(token.number)
        else:
            self.close()
            self.now.dice.append(token.number)

    def _verb(self, kind: str) -> None:
        now = self.now
        if now.verb == "train" and not now.names and kind in TRACKS:
            now.names.append(frozenset({("track", TRACKS[kind])}))
        elif not now.verb:
            now.verb = kind
        elif now.has_object or now.verb in STARTS:
            self.close()
            self.now.verb = kind

    def _object(self, token: Token) -> None:
        if self.after_by and token.kind == "space":
            self.now.by.append(token.text)
        elif token.kind == "space":
            self.now.spaces.append(token.text)
        else:
            self.now.names.append(token.keys)


def clauses_of(tokens: Sequence[Token]) -> list[Clause]:
    """The acts that `tokens` write, in their order; what belongs to none makes a clause without a verb or object."""
    reader = _Reader()
    for at in range(len(tokens)):
        reader.read(tokens, at)
    if not reader.now.is_empty or reader.now.unknown:
        reader.done.append(reader.now)
    return reader.done
