"""One night: what lies open (`board.py`), and the decks whose order nobody sees (NL-R33)."""

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel.game import Joining, State
from cogs.nightlight.rules.board import Attack, Boss, Sleeper, Status, Stuffed, Window
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.steps import AnyStep, Carried
from cogs.nightlight.rules.words import DeckName, Phase, Stage


class NightlightJoining(Joining):
    """What a seat brings: its animal (NL-SETUP1-a)."""

    animal: str | None = None


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Asking(_Part):
    """Questions that an effect asks before it goes on: `step` is carried out when all have answered."""

    n: int
    step: Carried
    questions: list[Question]
    answers: dict[int, list[str]] = Field(default_factory=dict[int, list[str]])


class Peek(_Part):
    """A look at the top of a deck that its user hasn't answered yet (NL-CON-m). `cards` are for that seat alone."""

    n: int
    seat: int
    deck: DeckName
    cards: list[str]
    most: int  # may be put at the bottom
    card: str = ""  # that it was looked with


class Proposal(_Part):
    """A split of the row that waits to be confirmed by all (NL-R12, `agree`)."""

    n: int
    by: int
    cards: dict[int, str]
    skills: dict[int, str] = Field(default_factory=dict[int, str])  # by seat, where its card is a lesson
    confirmed: list[int] = Field(default_factory=list[int])


class NightlightState(State):
    options: NightlightOptions
    animals: list[Stuffed]
    first: int = 0
    round: int = 1
    phase: Phase = "preparation"
    stage: Stage = ""
    raid: int = 0  # of this round, from 1
    lap: int = 0
    turn: int | None = None  # the seat whose turn it is
    turns_begun: int = 0  # in this round
    had_turn: list[int] = Field(default_factory=list[int])  # in this lap, with `loose_laps`
    tied: list[str] = Field(default_factory=list[str])  # denizens among which the defender chooses
    used: list[str] = Field(default_factory=list[str])  # the card of this turn's Attack step (NL-P2.A-b)
    status: Status = "playing"
    cause: str = ""

    toy_deck: list[str]  # decks: the top card first
    toy_discard: list[str] = Field(default_factory=list[str])
    row: list[str] = Field(default_factory=list[str])
    taken: dict[int, str] = Field(default_factory=dict[int, str])  # in this raid, by seat
    nightmare_deck: list[str]
    nightmare_discard: list[str] = Field(default_factory=list[str])  # the last one on top
    sleeping: list[Sleeper] = Field(default_factory=list[Sleeper])  # `sleepers = wake` (NL-R5)
    dream_deck: list[str]
    dreams: list[str] = Field(default_factory=list[str])  # face up, the top one last
    dream_ended: bool = False
    boss_ahead: str | None = None  # chosen, not yet in play
    boss: Boss | None = None
    boss_banished: str | None = None

    attack: Attack | None = None
    last_attack: Attack | None = None
    attacks: int = 0
    windows: list[Window] = Field(default_factory=list[Window])  # a free attack's stand on the one it was made in; the last counts
    windows_opened: int = 0
    asking: Asking | None = None
    peek: Peek | None = None
    questions_asked: int = 0
    proposal: Proposal | None = None
    proposals: int = 0
    inheriting: int | None = None  # the seat that may take an item of the fallen one
    fallen: int | None = None
    left: list[int] = Field(default_factory=list[int])  # seats whose players left: defaults answer
    stand_ins: dict[int, int] = Field(default_factory=dict[int, int])  # by seat, the seat that may act for it (NL-R40)
    handed_over: str | None = None  # the decision that the stand-in may answer now
    busy: int = 0  # free actions that brought steps of their own, which go before what waits
    agenda: list[AnyStep] = Field(default_factory=list[AnyStep])

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.windows else None

    def cards_left(self, deck: DeckName) -> int:
        return len({"toy_chest": self.toy_deck, "nightmare": self.nightmare_deck, "dream": self.dream_deck}[deck])

    @property
    def is_over(self) -> bool:
        return self.status != "playing"

    @property
    def is_held(self) -> bool:
        """Whether an effect, a look or an inheritance waits for its answer."""
        return self.asking is not None or self.peek is not None or self.inheriting is not None
