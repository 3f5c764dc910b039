"""What a sentence says, before anybody asks whether it may be done: tokens become acts with their targets."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.kernel.game import Seat
from cogs.arena.orders_words import ACTS, STANCES, Kind, Token

__all__ = ["Help", "Meant", "Target", "meaning_of"]

HELPS: tuple[Kind, ...] = ("inspire", "ward", "heal", "curse")


@dataclass(frozen=True, slots=True)
class Target:
    """Who was named: one seat, several that the name fits, or nobody who is known."""

    seats: frozenset[Seat]

    @property
    def seat(self) -> Seat | None:
        return next(iter(self.seats)) if len(self.seats) == 1 else None


@dataclass(frozen=True, slots=True)
class Help:
    """One ability and the one it goes to; None where nobody was named."""

    act: Kind
    target: Target | None


@dataclass
class Meant:
    acts: list[Kind] = field(default_factory=list[Kind])  # each once, in order of appearance
    targets: list[Target] = field(default_factory=list[Target])  # each once
    helps: list[Help] = field(default_factory=list[Help])
    stances: list[Kind] = field(default_factory=list[Kind])
    numbers: list[int] = field(default_factory=list[int])
    unknown: list[str] = field(default_factory=list[str])
    is_idle: bool = False
    says_everyone: bool = False
    says_targets: bool = False
    is_negated: bool = False
    is_doubtful: bool = False


def meaning_of(tokens: Sequence[Token], own: Seat) -> Meant:
    """Everything `tokens` say, for the writer in seat `own`."""
    tokens = _without_subject(_hail_of_attacks(tokens), own)
    meant = Meant(
        acts=_once([token.kind for token in tokens if token.kind in ACTS]),
        targets=_once([target for token in tokens if (target := _target(token, own))]),
        stances=_once([token.kind for token in tokens if token.kind in STANCES]),
        numbers=[token.number for token in tokens if token.kind == "number"],
        unknown=[token.text for token in tokens if token.kind == "unknown"],
    )
    kinds = {token.kind for token in tokens}
    meant.is_idle = "idle" in kinds
    meant.says_everyone = "everyone" in kinds
    meant.says_targets = "targets" in kinds
    meant.is_negated = "not" in kinds
    meant.is_doubtful = bool({"doubt", "question"} & kinds)
    meant.helps = _helps(tokens, own)
    return meant


def _once(items: list) -> list:  # pyright: ignore[reportMissingTypeArgument, reportUnknownParameterType]
    return list(dict.fromkeys(items))


def _target(token: Token, own: Seat) -> Target | None:
    if token.kind == "name":
        return Target(token.seats)
    return Target(frozenset({own})) if token.kind == "myself" or token.reflexive else None


def _hail_of_attacks(tokens: Sequence[Token]) -> list[Token]:
    """A hail may bring its own verb ("бью градом по троим"); apart by a comma or "and" it is a second act."""
    clauses = _clauses(tokens)
    for clause in clauses:
        if any(token.kind == "hail" for token in clause):
            clause[:] = [token for token in clause if token.kind != "attack"]
    return [token for clause in clauses for token in clause]


def _without_subject(tokens: list[Token], own: Seat) -> list[Token]:
    """Without the writer's own name in front of the verb ("Robin attacks Dracula"), where somebody else is named too."""
    first_act = next((place for place, token in enumerate(tokens) if token.kind in ACTS), 0)
    others = any(token.kind == "name" and token.seats != {own} for token in tokens)
    is_subject = [token.kind == "name" and token.seats == {own} and place < first_act for place, token in enumerate(tokens)]
    return [token for token, drop in zip(tokens, is_subject, strict=True) if not (drop and others)]


def _clauses(tokens: Sequence[Token]) -> list[list[Token]]:
    """`tokens` parted after each joint; the joint stays at the end of its clause."""
    clauses: list[list[Token]] = [[]]
    for token in tokens:
        clauses[-1].append(token)
        if token.kind in ("join", "also"):
            clauses.append([])
    return clauses


def _helps(tokens: Sequence[Token], own: Seat) -> list[Help]:
    """Abilities with their targets: "inspire A and B", "inspire and ward A", "inspire A, ward B" in any order of words."""
    groups: list[tuple[list[Kind], list[Target]]] = []
    for clause in _clauses(tokens):
        acts: list[Kind] = []
        targets: list[Target] = []
        for token in clause:
            if token.kind in HELPS and acts and targets:
                groups.append((acts, targets))
                acts, targets = [], []
            if token.kind in HELPS and token.kind not in acts:
                acts.append(token.kind)
            if target := _target(token, own):
                targets.append(target)
        if acts and groups and not groups[-1][1]:
            groups[-1] = (groups[-1][0] + acts, targets)  # "inspire and ward A"
        elif targets and not acts and groups:
            groups[-1][1].extend(targets)  # "inspire A and B"
        elif acts or targets:
            groups.append((acts, targets))
    if len(groups) > 1 and not groups[0][0]:
        (_, leading), (acts, targets), *rest = groups  # "Robin, Alice: inspire"
        groups = [(acts, [*leading, *targets]), *rest]
    return [Help(act, target) for acts, targets in groups for target in (targets or [None]) for act in acts]
