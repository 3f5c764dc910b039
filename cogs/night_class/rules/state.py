"""One night: sheets as everybody may see them, and beside them the drafts of this turn."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel.game import Joining, Model, State, Step
from cogs.night_class.rules.actions import AnyDeed
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.sheet import Sheet

Phase = Literal["plot", "hero"]


class NightJoining(Joining):
    """What a seat brings: the hero's name and mark (NC-SETUP-a, NC-SETUP-b); without a mark the first free one is given."""

    emblem: str | None = None


class Hero(Model):
    name: str
    emblem: str


class Draft(BaseModel):
    """One seat's turn while its Hero dice are open: nobody else sees it (NC-POST-f, NC-POST-o)."""

    model_config = ConfigDict(extra="forbid")
    sheet: Sheet
    acts: list[AnyDeed] = Field(default_factory=list[AnyDeed])
    floor: Sheet | None = None  # as it stood after a reroll, behind which nothing is taken back (NC-POST-g)
    floor_acts: int = 0
    committed: bool = False
    shapeshift: str | None = None
    shrug: str | None = None

    @property
    def can_undo(self) -> bool:
        return len(self.acts) > self.floor_acts


class RoundEnded(Step):
    """The End of Round on all sheets together (NC-POST-k)."""

    kind: Literal["round_ended"] = "round_ended"


class TurnBegun(Step):
    """The next Plot die (NC-TURN-a)."""

    kind: Literal["turn_begun"] = "turn_begun"


AnyStep = Annotated[RoundEnded | TurnBegun, Field(discriminator="kind")]


class NightState(State):
    options: NightOptions
    heroes: list[Hero]
    sheets: list[Sheet]  # as of the last committed turn, with this turn's box and dice once they are shown
    turn: int = 1
    phase: Phase = "plot"
    roll: tuple[int, ...] = ()  # Hero dice 1 to 3 as all have them; empty where each seat rolls its own
    drafts: dict[int, Draft] = Field(default_factory=dict[int, Draft])
    agenda: list[AnyStep] = Field(default_factory=list[AnyStep])

    @property
    def playing(self) -> list[int]:
        """Seats that have neither won nor lost, as everybody may know."""
        return [seat for seat, sheet in enumerate(self.sheets) if sheet.playing]

    def takes_part(self, seat: int) -> bool:
        """Whether a seat has still something to win: not, once its own draft has won, though nobody else knows it yet (NC-R24)."""
        draft = self.drafts.get(seat)
        return seat in self.playing and (draft is None or draft.sheet.playing)

    @property
    def is_over(self) -> bool:
        """Every player has won or lost (NC-POST-m)."""
        return not self.playing
