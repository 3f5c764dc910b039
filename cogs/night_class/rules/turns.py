"""The way of a turn at a table: Plot step, open Hero turns, End of Round (NC-TURN, NC-POST)."""

from collections.abc import Iterator, Mapping

from bot.kernel.dice import Dice
from bot.kernel.game import Event, refuse_unless
from cogs.night_class.rules.abilities import rolled
from cogs.night_class.rules.acts import Leave
from cogs.night_class.rules.enemies import is_defeated
from cogs.night_class.rules.events import (
    BoxChecked,
    HeroDiceShown,
    HeroLeft,
    NightOver,
    SheetClosed,
    SixesDiscarded,
    TurnOpened,
    TurnTold,
)
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.plot import check
from cogs.night_class.rules.rolls import hero_faces, plot_face
from cogs.night_class.rules.round_end import end_round
from cogs.night_class.rules.score import places, rank_of, score_of
from cogs.night_class.rules.state import Draft, NightState, RoundEnded, TurnBegun
from cogs.night_class.rules.words import Column


def turn_opened(state: NightState) -> TurnOpened:
    faces = [(seat, state.sheets[seat].plot) for seat in state.playing]
    if state.options.rolls == "own":
        return TurnOpened(turn=state.turn, plot=None, own=tuple(faces))
    return TurnOpened(turn=state.turn, plot=faces[0][1])


def close_plot(state: NightState, chosen: Mapping[int, Column], dice: Dice) -> Iterator[Event]:
    """Boxes take effect on all sheets together, then everybody sees the Hero dice (NC-POST-d, NC-POST-u)."""
    night = night_of(state.options)
    for seat in state.playing:
        sheet, column = state.sheets[seat], chosen[seat]
        check(night, sheet, column, state.turn)
        beaten = column in ("thugs", "twister", "goo", "drake") and is_defeated(sheet, column)
        yield BoxChecked(turn=state.turn, seat=seat, column=column, box=sheet.boxes[column], harmless=beaten)
    for seat in chosen:
        if not state.sheets[seat].playing:
            yield closed(state, seat)
    if state.is_over:
        yield night_over(state)
    else:
        yield from _show_dice(state, dice)


def _show_dice(state: NightState, dice: Dice) -> Iterator[Event]:
    night, own = night_of(state.options), state.options.rolls == "own"
    state.phase, state.drafts = "hero", {}
    if not own:
        state.roll = hero_faces(state, 0, dice)
        yield HeroDiceShown(turn=state.turn, faces=state.roll)
    for seat in state.playing:
        sheet = state.sheets[seat]
        roll = hero_faces(state, seat, dice) if own else state.roll
        sheet.dice = tuple(rolled(night, sheet, face) for face in roll[: sheet.hero_dice])
        if own:
            yield HeroDiceShown(turn=state.turn, faces=roll, seat=seat)
        if gone := sheet.taken("discarded"):
            yield SixesDiscarded(seat=seat, count=gone)
        state.drafts[seat] = Draft(sheet=sheet.twin())


def all_committed(state: NightState) -> bool:
    return state.phase == "hero" and all(state.drafts[seat].committed for seat in state.playing)


def close_round(state: NightState) -> None:
    """What is left to do once the last player still in the game has committed (NC-POST-k)."""
    state.agenda += [TurnBegun(), RoundEnded()]  # the last one is the next


def round_ended(state: NightState) -> Iterator[Event]:
    for seat in state.playing:
        yield from _show_turn(state, seat, state.drafts[seat])
    state.drafts, state.roll = {}, ()
    if state.is_over:
        yield night_over(state)


def _show_turn(state: NightState, seat: int, draft: Draft) -> Iterator[Event]:
    """A draft becomes the sheet that everybody sees (NC-POST-o)."""
    night, before, sheet = night_of(state.options), state.sheets[seat], draft.sheet
    outlook = end_round(night, sheet, draft.shapeshift, draft.shrug, state.turn) if sheet.playing else None
    fallen = tuple(enemy for enemy in before.enemies() if not sheet.undefeated(enemy))
    sheet.turn_over()
    state.sheets[seat] = sheet
    yield TurnTold(
        turn=state.turn, seat=seat, deeds=tuple(draft.acts), fallen=fallen, hero=sheet.hero,
        outlook=outlook, life=sheet.life, circles=sheet.circles,
    )  # fmt: skip
    if not sheet.playing:
        yield closed(state, seat)


def turn_begun(state: NightState, dice: Dice) -> Iterator[Event]:
    """The next Plot die, while anybody is still in the game (NC-TURN-d, NC-POST-m)."""
    if state.is_over:
        return
    state.turn, state.phase = state.turn + 1, "plot"
    for seat in state.playing:
        state.sheets[seat].plot = plot_face(state, seat, dice)
    yield turn_opened(state)


def leave(state: NightState, act: Leave) -> Iterator[Event]:
    """Counts as having lost in this turn, with the tally of the last committed one (NC-POST-s); who has won stays a winner."""
    refuse_unless(state.takes_part(act.seat), "NC-POST-m", seat=act.seat)
    state.drafts.pop(act.seat, None)
    sheet = state.sheets[act.seat]
    sheet.turn_over()
    sheet.finish("lost", state.turn, "NC-POST-s")
    yield HeroLeft(seat=act.seat)
    yield closed(state, act.seat)
    if state.is_over:
        yield night_over(state)
    elif all_committed(state):
        close_round(state)


def closed(state: NightState, seat: int) -> SheetClosed:
    night, sheet = night_of(state.options), state.sheets[seat]
    score, rank = score_of(night, sheet), rank_of(night, sheet)
    return SheetClosed(
        turn=state.turn, seat=seat, won=sheet.status == "won", cause=sheet.end.cause if sheet.end else "NC-POST-m",
        score=score, total=score.total, rank=rank.key if rank else None,
    )  # fmt: skip


def night_over(state: NightState) -> NightOver:
    return NightOver(turn=state.turn, places=places(night_of(state.options), state.sheets))
