"""What the pictures of a night show: words and numbers made from a view, and nothing to draw another seat's secret from.

Every word that a reader of the picture's language reads is here already, names included; what is printed the same on
every picture (headings, legends) comes from `say` while drawing. The text twin is written from the same scenes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from cogs.night_class.rules.words import Column, Group, SiteKind, Slot, Track

Stage = Literal["choosing", "draft", "committed", "shown", "won", "lost"]
"""`draft` and `committed` of the reader's own sheet; `shown`: as everybody may see it while dice are open."""
Doing = Literal["choosing", "drafting", "committed", "won", "lost"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One building or obstacle with its spaces."""

    spaces: frozenset[str]
    name: str
    obstacle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteMark:
    space: str
    kind: SiteKind
    number: int  # of a relic, else 0
    name: str
    used: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    """One enemy on the map."""

    group: Group
    name: str
    space: str
    left: int  # Stamina; 0: defeated
    of: int
    reach: int
    damage: int
    more: int = 0  # damage for each building or obstacle beside its path


@dataclass(frozen=True, slots=True, kw_only=True)
class CityMap:
    name: str
    columns: int
    rows: int
    streets: frozenset[str]
    start: str
    blocks: tuple[Block, ...]
    sites: tuple[SiteMark, ...]
    foes: tuple[Foe, ...]
    hero: str
    emblem: str
    marks: tuple[str, ...]  # spaces that bear the hero's Emblem
    way: tuple[str, ...]  # walked in this draft, its first space included
    danger: Mapping[str, int]  # damage at the End of Round to a hero standing there
    reach: Mapping[str, str]  # spaces a free die can move to, with the lowest that does: "3", "2+3"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxMark:
    words: str  # what it prints; empty for nothing
    checked: bool
    loses: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnShown:
    """A column of boxes, with the enemy it belongs to as that is now."""

    key: Column
    name: str
    boxes: tuple[BoxMark, ...]
    next: str  # what its next box does, or why there is none
    closed: bool  # no box of it can be checked, or its boxes do nothing any more
    checked_now: bool
    fits: bool  # may be checked for this turn's Plot die, while a box is to be chosen
    plot: str = ""  # results that fit: "3–5"
    special: str = ""
    points: int = 0
    left: int = 0  # Stamina; of Thugs how many stand
    of: int = 0
    reach: int = 0
    damage: int = 0
    more: int = 0  # damage for each building or obstacle beside the path


@dataclass(frozen=True, slots=True, kw_only=True)
class DieShown:
    face: int
    slot: Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotShown:
    """A place for a die: what lies there, and what it adds."""

    name: str
    plus: int
    dice: tuple[int, ...]
    locked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackShown:
    key: Track
    name: str
    each: str
    hexes: tuple[tuple[int, bool], ...]  # training number, filled


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityShown:
    name: str
    text: str
    number: int
    filled: bool
    ongoing: bool
    used: bool  # this turn
    crossed: bool  # used up for the game
    box: bool = False  # has a box of its own (Perfect Face)
    box_checked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShown:
    name: str
    type: str
    abilities: tuple[AbilityShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreShown:
    villains: int
    thugs: int
    distrust: int
    relics: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackShown:
    name: str
    space: str
    damage: int
    ignored: bool  # by Shapeshift
    weakened: int  # by Shrug Off


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookShown:
    """What the End of Round would do to the hero where it stands now."""

    attacks: tuple[AttackShown, ...]
    loss: int
    after: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroShown:
    """One hero as everybody may see it."""

    name: str
    emblem: str
    emblem_name: str
    doing: Doing
    score: ScoreShown
    life: int
    circles: int
    distrust: int
    distrust_of: int
    relics: int
    relics_of: int
    map: CityMap
    place: int | None = None
    rank: str = ""
    ended: str = ""  # how and when


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetScene:
    stage: Stage
    hero: HeroShown
    turn: int
    city: str
    difficulty: str
    table: tuple[HeroShown, ...]  # all heroes, by seat; the strip of a game of several
    columns: tuple[ColumnShown, ...]
    plot: int  # 0: none
    dice: tuple[DieShown, ...]
    slots: tuple[SlotShown, ...]
    tracks: tuple[TrackShown, ...]
    cards: tuple[CardShown, ...]
    energy: int
    energy_of: int
    outlook: OutlookShown | None
    way_counts: bool = False  # Projectiles count along the way walked: numbers on other spaces are without them

    @property
    def map(self) -> CityMap:
        return self.hero.map


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """What everybody may see of all sheets."""

    turn: int
    city: str
    difficulty: str
    step: Literal["plot", "hero", "over"]
    plot: int
    roll: tuple[int, ...]
    heroes: tuple[HeroShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultsScene:
    turn: int
    city: str
    difficulty: str
    heroes: tuple[HeroShown, ...]  # by place
    seed_hash: str
