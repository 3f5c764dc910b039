"""A round: Preparation, Encounters, and what the check at a turn's start ends (NL-RND, NL-P1, NL-P2.E)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Enemy, living
from cogs.nightlight.rules.ending import end
from cogs.nightlight.rules.events import EncountersBegun as Encounters
from cogs.nightlight.rules.events import RoundEnded as Ended
from cogs.nightlight.rules.harm import deal_out
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import (
    AnyStep,
    BossArrives,
    DreamTurned,
    EncountersBegun,
    NightmareCreeps,
    RaidCleared,
    RaidLaid,
    TurnAhead,
    WindowOpened,
)
from cogs.nightlight.rules.turning import ready_all
from cogs.nightlight.rules.words import RAIDS, ROUNDS


def prepare(state: NightlightState) -> None:
    """Puts one Preparation on the agenda (NL-P1.1-a, NL-R2)."""
    state.phase, state.turn = "preparation", None
    raids: list[AnyStep] = []
    for raid in range(1, RAIDS[state.round] + 1):
        raids += [RaidLaid(raid=raid), RaidCleared(), WindowOpened(moment="raid")]
    steps: list[AnyStep] = [
        DreamTurned(), WindowOpened(moment="dream"), BossArrives(), *raids, NightmareCreeps(), WindowOpened(moment="nightmare"),
        EncountersBegun(),
    ]  # fmt: skip
    state.agenda += reversed(steps)


def encounters_begun(state: NightlightState) -> Iterator[Event]:
    """With the first player, or the next living animal clockwise (NL-R27)."""
    state.phase, state.lap, state.turns_begun, state.had_turn = "encounters", 1, 0, []
    state.raid = 0
    yield Encounters(round=state.round)
    state.agenda.append(TurnAhead(seat=-1 if is_loose(state) else living(state)[0].seat))


def is_loose(state: NightlightState) -> bool:
    """Whether a lap's turns come in any order (NL-R34); alone there is no order to choose."""
    return state.options.loose_laps == "on" and len(living(state)) > 1


def waiting_turns(state: NightlightState) -> list[int]:
    """Who still has a turn in this lap, with `loose_laps`."""
    return [one.seat for one in living(state) if one.seat not in state.had_turn]


def round_ended(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """Readies everything (NL-P2.E-d); after the third round the sun has risen instead (NL-P2.E-g, NL-R38)."""
    state.stage, state.used = "", []
    if state.round == ROUNDS:
        yield from end(state, won=True)
        return
    yield Ended(round=state.round, readied=ready_all(state))
    yield from _sleepers_wake(state, dice)
    state.round += 1
    if state.options.first_player == "rotate":  # NL-R27
        count = len(state.animals)
        state.first = next(seat for step in range(1, count + 1) if state.animals[seat := (state.first + step) % count].alive)
    prepare(state)


def _sleepers_wake(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """`sleepers = wake`: dealt out like ready ones, pile by pile in turn order (NL-R5, NL-R7, NL-R8)."""
    sleepers, state.sleeping = state.sleeping, []
    for seat in sorted({one.beside for one in sleepers}, key=lambda seat: (seat - state.first) % len(state.animals)):
        pile = {one.id: Enemy(id=one.id, wounds=one.wounds) for one in sleepers if one.beside == seat}
        mixed = dice.shuffle(list(pile), "NL-R5") if len(pile) > 1 else list(pile)
        yield from deal_out(state, [pile[name] for name in mixed], after=seat, was=None)
