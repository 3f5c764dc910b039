"""What happened, all of it. Characters are animal keys or enemies' instance ids; seats are numbers.

Everything is for everybody but what a peek showed. What happens in an attack stands in `events_fight.py`.
"""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.game import Event
from cogs.nightlight.rules.events_fight import (
    AttackDeclared,
    AttackGone,
    Banished,
    BossBanished,
    Cancelled,
    Compared,
    DealtOn,
    Discarded,
    EffectSkipped,
    Exhausted,
    FreeUsed,
    Healed,
    LeftPlay,
    Moved,
    PoolChanged,
    Readied,
    Redirected,
    Rerolled,
    Rolled,
    StatChanged,
    Unstuffed,
    Wounded,
)
from cogs.nightlight.rules.events_fight import Cause as Cause
from cogs.nightlight.rules.words import DeckName, Moment


class NightBegun(Event):
    kind: Literal["night_begun"] = "night_begun"
    animals: tuple[str, ...]  # by seat
    first: int
    deck: str  # symbol of the Dream deck; empty with Nyx
    boss: str | None


class DreamTurned(Event):
    """`dream` None: the deck is empty, nothing is turned up."""

    kind: Literal["dream_turned"] = "dream_turned"
    bars_undo: bool = True
    round: int
    dream: str | None
    covers: str | None = None


class DreamEnded(Event):
    kind: Literal["dream_ended"] = "dream_ended"
    dream: str


class BossArrived(Event):
    kind: Literal["boss_arrived"] = "boss_arrived"
    boss: str
    health: int


class RowLaid(Event):
    kind: Literal["row_laid"] = "row_laid"
    bars_undo: bool = True
    round: int
    raid: int
    cards: tuple[str, ...]


class Reshuffled(Event):
    """A deck ran out: its discard pile is the new one (NL-R13, NL-R14)."""

    kind: Literal["reshuffled"] = "reshuffled"
    deck: DeckName
    count: int


class RankingShown(Event):
    kind: Literal["ranking_shown"] = "ranking_shown"
    seat: int
    cards: tuple[str, ...]


class Proposed(Event):
    kind: Literal["proposed"] = "proposed"
    by: int
    cards: tuple[tuple[int, str], ...]  # (seat, card)


class Confirmed(Event):
    kind: Literal["confirmed"] = "confirmed"
    seat: int


class CardTaken(Event):
    kind: Literal["card_taken"] = "card_taken"
    seat: int
    card: str
    why: Literal["raid", "lesson", "heirloom"] = "raid"


class SkillLearned(Event):
    kind: Literal["skill_learned"] = "skill_learned"
    seat: int
    lesson: str
    skill: str


class LessonWasted(Event):
    """Nothing is left to learn; the top card comes instead, or is discarded if it is a lesson too (NL-CON-q)."""

    kind: Literal["lesson_wasted"] = "lesson_wasted"
    bars_undo: bool = True
    seat: int
    lesson: str
    discarded: str | None = None


class RowCleared(Event):
    kind: Literal["row_cleared"] = "row_cleared"
    cards: tuple[str, ...]


class Dealt(Event):
    """One Nightmare card to one animal."""

    kind: Literal["dealt"] = "dealt"
    bars_undo: bool = True
    seat: int
    enemy: str
    why: Literal["creeps", "effect"] = "creeps"


class DealStopped(Event):
    """Deck and discard pile are empty (NL-R14)."""

    kind: Literal["deal_stopped"] = "deal_stopped"


class EncountersBegun(Event):
    kind: Literal["encounters_begun"] = "encounters_begun"
    round: int


class TurnBegun(Event):
    kind: Literal["turn_begun"] = "turn_begun"
    round: int
    lap: int
    seat: int


class DefendSkipped(Event):
    """No denizen in front of the animal is ready (NL-R4)."""

    kind: Literal["defend_skipped"] = "defend_skipped"
    seat: int


class AttackSkipped(Event):
    """Passed, or without a ready card that can attack or an enemy to attack (NL-P2.A-d)."""

    kind: Literal["attack_skipped"] = "attack_skipped"
    seat: int
    why: Literal["passed", "no_card", "no_enemy"]


class Passed(Event):
    kind: Literal["passed"] = "passed"
    seat: int
    moment: Moment


class BossLoomed(Event):
    kind: Literal["boss_loomed"] = "boss_loomed"
    boss: str


class Looked(Event):
    """For everybody: that somebody looked, not what was seen (NL-CON-m)."""

    kind: Literal["looked"] = "looked"
    seat: int
    deck: DeckName
    count: int


class Saw(Event):
    """To the user of a peek alone."""

    kind: Literal["saw"] = "saw"
    bars_undo: bool = True
    seat: int
    deck: DeckName
    cards: tuple[str, ...]


class PutUnder(Event):
    kind: Literal["put_under"] = "put_under"
    seat: int
    deck: DeckName
    count: int


class RoundEnded(Event):
    """No ready enemy in play: every card is readied (NL-P2.E-d)."""

    kind: Literal["round_ended"] = "round_ended"
    round: int
    readied: int


class HandedOver(Event):
    """A deadline has passed: the stand-in may answer (NL-R40)."""

    kind: Literal["handed_over"] = "handed_over"
    seat: int
    by: int


class PlayerLeft(Event):
    kind: Literal["player_left"] = "player_left"
    seat: int
    on: bool


class StandInNamed(Event):
    kind: Literal["stand_in_named"] = "stand_in_named"
    seat: int
    by: int | None


class Ruled(Event):
    """A GM's ruling, with its words."""

    kind: Literal["ruled"] = "ruled"
    target: str
    wounds: int | None = None
    exhausted: bool | None = None
    reason: str = ""


class NightOver(Event):
    """`cause`: NL-OBJ-c or NL-OBJ-d, NL-R10."""

    kind: Literal["night_over"] = "night_over"
    won: bool
    cause: str
    round: int
    alive: int
    enemies: int  # left in play


NightlightEvent = Annotated[
    NightBegun | DreamTurned | DreamEnded | BossArrived | RowLaid | Reshuffled | RankingShown | Proposed | Confirmed | CardTaken
    | SkillLearned | LessonWasted | RowCleared | Dealt | DealStopped | EncountersBegun | TurnBegun | DefendSkipped | AttackSkipped
    | AttackDeclared | Exhausted | Readied | Discarded | FreeUsed | Passed | PoolChanged | StatChanged | Redirected | Cancelled
    | AttackGone | Rolled | Rerolled | Compared | Wounded | Healed | Unstuffed | DealtOn | LeftPlay | Banished | BossBanished
    | BossLoomed | Moved | Looked | Saw | PutUnder | EffectSkipped | RoundEnded | HandedOver | PlayerLeft | StandInNamed | Ruled
    | NightOver,
    Field(discriminator="kind"),
]  # fmt: skip
