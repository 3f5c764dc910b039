"""What a seat, or a spectator, may see of a night: built from nothing (NC-POST-o, content part 4.3)."""

from typing import Literal

from bot.kernel.game import Model, View
from cogs.night_class.rules.actions import AnyDeed
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.score import Score, places, rank_of, score_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import NightState, Phase

Doing = Literal["choosing", "drafting", "committed", "won", "lost"]


class HeroLine(Model):
    """One player as everybody may see it: the sheet of the last committed turn, with this turn's box and dice once shown."""

    seat: int
    name: str
    emblem: str
    doing: Doing  # choosing also after the box was chosen: who has answered is the table's to tell
    sheet: Sheet
    score: Score
    total: int
    rank: str | None
    place: int | None  # at the end


class Own(Model):
    """What only the seat itself may know: its draft, and once it is committed what the commit answers."""

    seat: int
    sheet: Sheet
    acts: tuple[AnyDeed, ...]
    can_undo: bool
    committed: bool
    shapeshift: str | None = None  # the attack that the commit names (NC-POST-i)
    shrug: str | None = None


class NightView(View):
    """Enough for pictures, stories, prompts, the parser and the scripted player. `night_of(view.options)` has what is printed."""

    options: NightOptions
    turn: int
    phase: Phase
    over: bool
    plot: int | None  # on the Plot slot; None where each seat has its own
    roll: tuple[int, ...]  # the three Hero dice; empty before they are shown, or where each seat has its own
    lines: tuple[HeroLine, ...]  # by seat
    you: Own | None = None

    def line(self, seat: int) -> HeroLine:
        return self.lines[seat]

    @property
    def sheet(self) -> Sheet:
        """The reader's own sheet as it stands, draft included. Raises ValueError for a spectator."""
        if self.you is None:
            raise ValueError("a spectator has no sheet")
        return self.you.sheet


def build_view(state: NightState, seat: int | None) -> NightView:
    """The view of `seat`; None, or the GM, is a spectator."""
    over = state.is_over
    order = places(night_of(state.options), state.sheets) if over else None
    plots = {state.sheets[one].plot for one in state.playing}
    return NightView(
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        over=over,
        plot=plots.pop() if plots and state.options.rolls == "shared" else None,
        roll=state.roll,
        lines=tuple(_line(state, one, order[one] if order else None) for one in range(len(state.sheets))),
        you=None if seat is None or seat < 0 else _own(state, seat),
    )


def _line(state: NightState, seat: int, place: int | None) -> HeroLine:
    night, sheet, hero = night_of(state.options), state.sheets[seat].twin(), state.heroes[seat]
    score, rank = score_of(night, sheet), rank_of(night, sheet)
    return HeroLine(
        seat=seat, name=hero.name, emblem=hero.emblem, doing=_doing(state, seat), sheet=sheet,
        score=score, total=score.total, rank=rank.key if rank else None, place=place,
    )  # fmt: skip


def _doing(state: NightState, seat: int) -> Doing:
    status = state.sheets[seat].status
    if status != "playing":
        return status
    if state.phase == "plot":
        return "choosing"
    return "committed" if state.drafts[seat].committed else "drafting"


def _own(state: NightState, seat: int) -> Own:
    draft = state.drafts.get(seat)
    if draft is None:
        return Own(seat=seat, sheet=state.sheets[seat].twin(), acts=(), can_undo=False, committed=False)
    return Own(
        seat=seat, sheet=draft.sheet.twin(), acts=tuple(draft.acts), can_undo=draft.can_undo and not draft.committed,
        committed=draft.committed, shapeshift=draft.shapeshift, shrug=draft.shrug,
    )  # fmt: skip
