"""One battle: what the rules remember between two entries, and nothing that grows with the number of rounds."""

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel.game import Joining, Model, Note, State
from bot.kernel.secret import Secret
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.words import DEAD, FULL_HEALTH, Cls, Gender, Status, Team, status_of

TRACE_KEPT = 60  # rounds of public health kept for the line under a character; the cap of 20 never reaches it
POSTS_KEPT = 36  # of the round, newest last; all of them stand in the events

Why = Literal["out", "both_out", "fewer_dead", "quiet", "cap", "conceded"]
Vote = Literal["yes", "rest"]


class ArenaJoining(Joining):
    """What a seat brings: an alter ego, a side, and in secret a class."""

    team: Team
    cls: Secret[Cls] | None = None  # sealed in entry 0 (ARENA-CLASS-b)
    name_ru: str = ""  # how the name is written in Russian, where it differs
    aliases: tuple[str, ...] = Field(default=(), max_length=6)
    accusative: tuple[str, ...] = Field(default=(), max_length=3)  # Russian: атакую кого
    dative: tuple[str, ...] = Field(default=(), max_length=3)  # Russian: по кому, кому
    gender: Gender = "n"  # of Russian verbs; n: neutral words
    legend: str = Field(default="", max_length=200)
    character: str | None = None  # key in content/characters.toml


class Roll(Model):
    """What a seat knows of its own last attack: dice and its own modifier, nothing that others added (ARENA-R25)."""

    round: int
    dice: tuple[int, ...]
    stance: str  # balanced, furious, cautious, or none for a hail
    modifier: int  # own stance and hail penalty
    blows: int  # 1, or a hail's declared number
    fell_on: tuple[int, ...] = ()  # only where chance or the master chose: a hail, an unclear or missing order


class Sheet(NamedTuple):
    """How an alter ego is called and told of; no rule looks at it."""

    name: str
    name_ru: str
    aliases: tuple[str, ...]
    accusative: tuple[str, ...]
    dative: tuple[str, ...]
    gender: Gender
    legend: str
    character: str | None


class Character(BaseModel):
    """One alter ego. What it is stands first, what happened to it after."""

    model_config = ConfigDict(extra="forbid")
    seat: int
    tag: str  # G1, E2: order of sign-up inside the team
    team: Team
    cls: Cls
    sheet: Sheet

    health: int = FULL_HEALTH
    trace: list[int] = Field(default_factory=lambda: [FULL_HEALTH])  # health at the end of each round, -1 for dead
    back: bool = False  # rose in the last round
    removed: bool = False  # by the host (ARENA-R19)
    missed: int = 0  # rounds in a row without a valid order (ARENA-R20)
    last: Roll | None = None
    dealt: int = 0  # wounds, for the end's picture
    healed: int = 0

    @property
    def status(self) -> Status:
        return status_of(self.health)

    @property
    def alive(self) -> bool:
        return self.health > DEAD

    @property
    def standing(self) -> bool:
        return self.health > 0

    @property
    def can_act(self) -> bool:
        """Standing, or a Drummer at exactly 0 (ARENA-WOUND-e, ARENA-DRUM-c)."""
        return self.health > 0 or (self.health == 0 and self.cls == "drummer")


class Posted(Model):
    """A text published in this round; `text` is its seal."""

    seat: int
    text: Note


class Over(Model):
    """How the battle ended: `cause` is a ledger id, `why` tells apart what one id covers."""

    cause: str
    why: Why
    winner: Team | None = None


class ArenaState(State):
    options: ArenaOptions
    characters: list[Character]
    round: int = 1
    resolved: int = 0  # the last round that was resolved; the last of all may not be (ARENA-R39)
    quiet: int = 0  # resolved rounds in a row without any change of health (ARENA-R38)
    dry: dict[Team, int] = Field(default_factory=lambda: {"good": 0, "evil": 0})  # rounds in which a side lost nothing, in public
    healing_seen: list[Team] = Field(default_factory=list[Team])  # sides of which somebody once rose in public
    posts: list[Posted] = Field(default_factory=list[Posted])
    votes: dict[int, Vote] = Field(default_factory=dict[int, Vote])
    scripted: list[int] = Field(default_factory=list[int])
    ruled: dict[int, int] = Field(default_factory=dict[int, int])  # target the host chose for a seat's unclear order
    voided: list[int] = Field(default_factory=list[int])
    over: Over | None = None

    def team(self, team: Team) -> list[Character]:
        return [one for one in self.characters if one.team == team]
