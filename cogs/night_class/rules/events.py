"""What happened. What a draft does is told to its owner alone; everybody reads it when the turn has closed."""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.game import Event
from cogs.night_class.rules.actions import AnyDeed
from cogs.night_class.rules.enemies import Outlook
from cogs.night_class.rules.score import Score
from cogs.night_class.rules.words import Column


class TurnOpened(Event):
    """The Plot die lies on its slot (NC-PLOT-h): one for all, or (seat, face) where each has its own."""

    kind: Literal["turn_opened"] = "turn_opened"
    turn: int
    plot: int | None
    own: tuple[tuple[int, int], ...] = ()


class BoxChecked(Event):
    """Told when the Plot step closes; `box` counts from 1 (NC-POST-c). `harmless`: its enemy is defeated (NC-PLOT-c, NC-R9)."""

    kind: Literal["box_checked"] = "box_checked"
    turn: int
    seat: int
    column: Column
    box: int
    harmless: bool = False


class HeroDiceShown(Event):
    """All three for everybody, whoever may use them (NC-POST-a, NC-POST-d); with `seat` that seat's own."""

    kind: Literal["hero_dice_shown"] = "hero_dice_shown"
    turn: int
    faces: tuple[int, ...]
    seat: int | None = None


class SixesDiscarded(Event):
    """Powerful Sorcerer (NC-DRAKE-b)."""

    kind: Literal["sixes_discarded"] = "sixes_discarded"
    seat: int
    count: int


class Hit(Event):
    """Damage that counted, 0 where Bendy took it; to the owner of the draft."""

    kind: Literal["hit"] = "hit"
    seat: int
    enemy: str
    left: int


class Drafted(Event):
    """One act of a draft, to its owner."""

    kind: Literal["drafted"] = "drafted"
    seat: int
    deed: AnyDeed


class Rerolled(Event):
    """Irradiated Stomp shows new dice: what came before stays (NC-POST-g)."""

    kind: Literal["rerolled"] = "rerolled"
    bars_undo: bool = True
    seat: int
    faces: tuple[int, ...]  # of the dice rolled again
    discarded: int


class TakenBack(Event):
    kind: Literal["taken_back"] = "taken_back"
    seat: int
    deed: AnyDeed


class Committed(Event):
    """That, not what: all the table may know (content, part 4.3)."""

    kind: Literal["committed"] = "committed"
    bars_undo: bool = True
    turn: int
    seat: int


class WonAtOnce(Event):
    """The third villain fell in this draft, which is committed with it (NC-R24); others hear of it when the turn closes."""

    kind: Literal["won_at_once"] = "won_at_once"
    seat: int


class TurnTold(Event):
    """One seat's turn in the open, with its End of Round (NC-POST-o)."""

    kind: Literal["turn_told"] = "turn_told"
    turn: int
    seat: int
    deeds: tuple[AnyDeed, ...]
    fallen: tuple[str, ...]  # enemies defeated in this turn
    hero: str  # where the hero stands
    outlook: Outlook | None  # None: no attack follows a game that is won at once
    life: int
    circles: int


class SheetClosed(Event):
    """A player has won or lost; `score` of a loser is a tally (NC-R31)."""

    kind: Literal["sheet_closed"] = "sheet_closed"
    turn: int
    seat: int
    won: bool
    cause: str
    score: Score
    total: int
    rank: str | None


class NightOver(Event):
    """Places from 1, by seat (NC-POST-n)."""

    kind: Literal["night_over"] = "night_over"
    turn: int
    places: tuple[int, ...]


class HeroJoined(Event):
    kind: Literal["hero_joined"] = "hero_joined"
    seat: int
    name: str
    emblem: str


class HeroLeft(Event):
    kind: Literal["hero_left"] = "hero_left"
    seat: int


NightEvent = Annotated[
    TurnOpened | BoxChecked | HeroDiceShown | SixesDiscarded | Hit | Drafted | Rerolled | TakenBack | Committed | WonAtOnce | TurnTold
    | SheetClosed | NightOver | HeroJoined | HeroLeft,
    Field(discriminator="kind"),
]  # fmt: skip
