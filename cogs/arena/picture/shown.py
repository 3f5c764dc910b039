"""What a picture of the arena shows: public facts of a view, and nothing to draw secrets from.

A round's line has no field for class, die, stance or answer on purpose; only the end's line has the opened ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from cogs.arena.picture.livery import Team
from cogs.arena.picture.tokens import Condition

HEALTH = 3  # at the start and at most (ARENA-HERO)
Language = Literal["en", "ru"]
# A class as ARENA-content names it in the ledger's order.
ClassKey = Literal["conductor", "vocal", "drummer"]
Winner = Literal["good", "evil", "nobody"]


class Say(Protocol):
    """A sentence in one language by its key: `Texts.say` with the language already given."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


Says = Mapping[str, Say]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One character as everybody may see it."""

    tag: str  # as used in orders, in the picture's language
    name: str
    token: str | None = None  # a name in tokens.toml
    portrait: bytes | None = None  # the PNG kept by `portrait_from_upload`
    health: int | None = None  # 0 to 3
    state: Condition = "standing"
    back: bool = False
    change: int | None = None  # net, of the last round


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundScene:
    round: int
    asked: int  # seats asked this round, not those who have answered (ARENA-R29)
    language: Language
    good: tuple[Line, ...]
    evil: tuple[Line, ...]
    history: tuple[tuple[int, int, int], ...] = ()  # round, change of Good's health, of Evil's; oldest first
    fingerprint: str
    health_as_states: bool = False  # ARENA-R27, `states`: neither numbers nor what they could be added up from


@dataclass(frozen=True, slots=True, kw_only=True)
class EndLine(Line):
    """One character when all is opened (ARENA-R28)."""

    class_key: ClassKey
    die: int  # faces
    dealt: int
    healed: int
    course: tuple[int, ...] = ()  # health at the start and after each round; below 0 is dead


@dataclass(frozen=True, slots=True, kw_only=True)
class EndScene:
    winner: Winner
    rounds: int
    language: Language
    good: tuple[EndLine, ...]
    evil: tuple[EndLine, ...]
    fingerprint: str


def in_order(lines: Sequence[Line]) -> tuple[Line, ...]:
    """As seated, the dead at the bottom."""
    return tuple(sorted(lines, key=lambda line: line.state == "dead"))


def signed(change: int) -> str:
    """With a real minus sign: as wide as the plus, and not taken for a dash."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def team_lines(scene: RoundScene | EndScene, team: Team) -> tuple[Line, ...]:
    return in_order(scene.good if team == "good" else scene.evil)
