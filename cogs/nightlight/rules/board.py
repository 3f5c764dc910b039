"""What lies open on the table: animals, denizens, boss, Dreams, the attack in progress. State and view both hold these."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, Self

from pydantic import BaseModel, ConfigDict, Field

from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.words import AttackKind, DeckName, Moment, Pool, Stage, WindowKind


class _Piece(BaseModel):
    """Changed in place while an act is carried out; a view holds copies."""

    model_config = ConfigDict(extra="forbid")


class Held(_Piece):
    """A card of a stash: Toy Chest item or skill."""

    id: str
    exhausted: bool = False


class Enemy(_Piece):
    """A denizen in front of an animal."""

    id: str
    exhausted: bool = False
    wounds: int = 0


class Sleeper(Enemy):
    """An exhausted denizen of a fallen animal that waits for the readying (NL-R5, `sleepers = wake`)."""

    beside: int  # the seat whose card it lies beside


class Boss(_Piece):
    """In play in the centre, engaged with every living animal (NL-CON-x)."""

    id: str
    health: int  # printed base and animals at set-up (NL-CON-y)
    exhausted: bool = False
    wounds: int = 0


class Stuffed(_Piece):
    """One seat's animal, with all that lies beside and in front of it."""

    seat: int
    key: str  # "FOX"
    name: str = ""  # of its player
    wounds: int = 0
    alive: bool = True  # False: face down (NL-UNS-b)
    stash: list[Held] = Field(default_factory=list[Held])
    beside: list[str] = Field(default_factory=list[str])  # skills not learned yet (NL-SETUP1-d)
    front: list[Enemy] = Field(default_factory=list[Enemy])  # engaged, in the order they came
    attack_more: int = 0  # this round's changes (NL-CON-g)
    defense_more: int = 0
    turns: int = 0  # begun so far, in the whole night: plans name the next one
    dealt: int = 0  # wounds put on enemies by its attacks and cards, for the story afterwards
    taken: int = 0  # wounds it got
    banished: int = 0  # enemies by its attacks and cards, a boss included
    helped: int = 0  # free actions used

    def held(self, card: str) -> Held | None:
        return next((one for one in self.stash if one.id == card), None)

    def facing(self, enemy: str) -> Enemy | None:
        return next((one for one in self.front if one.id == enemy), None)


class Struck(_Piece):
    """A die that was rolled once more: its place in the pool and what it showed before (NL-CON-h)."""

    pool: Pool
    place: int
    was: int


class Attack(_Piece):
    """One attack from declaration to its end (NL-ATK-a, NL-CON-c). Characters are animal keys or enemies' instance ids."""

    n: int  # of the night, from 1
    kind: AttackKind
    by: str
    on: str
    card: str | None = None  # with which an animal attacks
    wishes: dict[str, str] = Field(default_factory=dict[str, str])  # what its user chose along with it, by moment and verb ("after.0")
    attack_more: int = 0  # dice added to a pool of this attack (NL-CON-i)
    defense_more: int = 0
    rolled: bool = False
    attack_dice: list[int] = Field(default_factory=list[int])
    defense_dice: list[int] = Field(default_factory=list[int])
    struck: list[Struck] = Field(default_factory=list[Struck])
    damage: int = 0  # of the dice
    compared: bool = False
    banished: bool = False  # its defender, in this attack, by `use` wounds or dice (NL-CON-d)
    cancelled: bool = False
    ended: bool = False

    def pool(self, pool: Pool) -> list[int]:
        return self.attack_dice if pool == "attack" else self.defense_dice


class Window(_Piece):
    """Open until everybody with a usable card has passed (NL-R25). `passed`: by seat, the cards that were usable when it passed."""

    n: int  # of the night, from 1
    moment: Moment
    depth: int = 0  # how many free actions were being carried out when it opened
    passed: dict[int, list[str]] = Field(default_factory=dict[int, list[str]])

    @property
    def kind(self) -> WindowKind:
        return self.moment if self.moment in ("declared", "rolled") else "open"


class Board(Protocol):
    """What rules may ask of the open table: NightlightState and NightlightView both are one."""

    @property
    def options(self) -> NightlightOptions: ...
    @property
    def animals(self) -> Sequence[Stuffed]: ...
    @property
    def boss(self) -> Boss | None: ...
    @property
    def dreams(self) -> Sequence[str]: ...  # face up, the top one last
    @property
    def dream_ended(self) -> bool: ...  # the top one holds no longer (`end_dream`)
    @property
    def attack(self) -> Attack | None: ...  # in progress
    @property
    def round(self) -> int: ...
    @property
    def first(self) -> int: ...  # the first player's seat
    @property
    def stage(self) -> Stage: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def used(self) -> Sequence[str]: ...
    @property
    def tied(self) -> Sequence[str]: ...
    @property
    def row(self) -> Sequence[str]: ...
    @property
    def window(self) -> Window | None: ...
    @property
    def busy(self) -> int: ...
    @property
    def is_held(self) -> bool: ...  # an effect, a look or an inheritance waits for its answer
    def cards_left(self, deck: DeckName) -> int: ...
    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self: ...


Status = Literal["playing", "won", "lost"]


def living(board: Board) -> list[Stuffed]:
    """Animals that are not face down, in turn order from the first player (NL-RND-c, NL-RND-d, NL-R27)."""
    count = len(board.animals)
    order = (board.animals[(board.first + step) % count] for step in range(count))
    return [one for one in order if one.alive]


def animal_named(board: Board, key: str) -> Stuffed | None:
    return next((one for one in board.animals if one.key == key), None)


def engaged_with(board: Board, enemy: str) -> Stuffed | None:
    """The animal that a denizen lies in front of."""
    return next((one for one in board.animals if one.facing(enemy)), None)


def enemy_named(board: Board, enemy: str) -> Enemy | Boss | None:
    """A denizen or the boss in play, by instance id."""
    if board.boss is not None and board.boss.id == enemy:
        return board.boss
    owner = engaged_with(board, enemy)
    return owner.facing(enemy) if owner else None


def owner_of(board: Board, card: str) -> Stuffed | None:
    """Whose stash holds the card."""
    return next((one for one in board.animals if one.held(card)), None)


def enemies_before(board: Board, animal: Stuffed) -> list[Enemy | Boss]:
    """All that is engaged with a living animal, the boss last."""
    return [*animal.front, *([board.boss] if board.boss and animal.alive else [])]


def ready_enemies(board: Board) -> int:
    """Ready enemies in play, wherever they lie (NL-P2.E-b, NL-R19)."""
    ready = sum(not one.exhausted for animal in board.animals if animal.alive for one in animal.front)
    return ready + (board.boss is not None and not board.boss.exhausted)
