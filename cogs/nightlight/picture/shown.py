"""What a picture of a night shows: words and numbers made from a view, and nothing to draw a secret from (NL-R33).

Every word is here already, in the picture's language; the text twin is written from the same scene.
"""

from dataclasses import dataclass
from typing import Literal

CardKind = Literal["weapon", "gadget", "skill"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StashShown:
    """One card of a stash."""

    kind: CardKind
    name: str
    bonus: str  # "+2"; empty where the card can't attack
    note: str  # what it can besides: its ability, its free action and when
    lit: bool  # its ability is in force for this animal, or it has a free action
    exhausted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemyShown:
    """Denizens that are alike in all, or one."""

    name: str
    tier: int
    roman: str
    attack: int
    defense: int
    health: int
    wounds: int
    symbol: str | None
    exhausted: bool
    count: int = 1
    next: bool = False  # attacks next, or is one of those that may


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalShown:
    key: str
    name: str
    player: str
    attack: str  # "4", "4+1"
    defense: str
    health: int
    wounds: int
    alive: bool
    first: bool
    turn: bool
    stash: tuple[StashShown, ...]
    beside: str  # skills not learned yet, in words
    enemies: tuple[EnemyShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShown:
    """A card of the raid's row."""

    kind: CardKind | Literal["lesson"]
    name: str
    bonus: str
    icons: tuple[tuple[str, bool], ...]  # the animals in play by key, and whether the ability is for them
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DreamShown:
    name: str
    lines: tuple[str, ...]
    below: str  # how many lie under it
    ended: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShown:
    name: str
    count: int
    top: str  # of the discard pile, in words; empty where there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class BossShown:
    enemy: EnemyShown
    state: str  # "ready", "exhausted", in words
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DieShown:
    face: int
    successes: int
    was: tuple[int, ...] = ()  # what it showed before it was rolled once more, the oldest first


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackShown:
    title: str
    attack: tuple[DieShown, ...]
    defense: tuple[DieShown, ...]
    attack_words: str  # "4 successes"
    defense_words: str
    result: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    round: str
    phase: str
    ready: str
    dream: DreamShown | None
    decks: tuple[DeckShown, ...]
    notes: tuple[str, ...]  # who waits beside fallen animals, which boss is to come
    boss: BossShown | None
    row: tuple[RowShown, ...]
    animals: tuple[AnimalShown, ...]
    attack: AttackShown | None
    legend: str
    fingerprint: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EndScene:
    """How the night went: the story in a few lines, each animal with its deeds."""

    title: str
    won: bool
    story: tuple[str, ...]
    animals: tuple[AnimalShown, ...]
    deeds: tuple[tuple[str, ...], ...]  # by animal
    fingerprint: str
