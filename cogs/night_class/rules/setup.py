"""Sitting down: names, marks, the first Plot die (NC-SETUP, NC-POST-t, NC-R32)."""

from collections.abc import Iterator, Sequence

from bot.kernel.dice import Dice
from bot.kernel.game import Event, RuleViolation, refuse_unless
from cogs.night_class.library import book
from cogs.night_class.rules.acts import JoinLate
from cogs.night_class.rules.events import HeroJoined
from cogs.night_class.rules.night import new_sheet, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.rolls import plot_face
from cogs.night_class.rules.state import Hero, NightJoining, NightState
from cogs.night_class.rules.words import LONGEST_NAME

MOST_SEATS = 8  # NC-R32


def emblems() -> tuple[str, ...]:
    return tuple(one.key for one in book().sheet.emblem)


def check_hero(others: Sequence[NightJoining], joining: NightJoining, *, seat: int = -1) -> None:
    """Refuses a name of no or too many characters, and a mark that isn't drawn or is taken at this table."""
    refuse_unless(0 < len(joining.name.strip()) <= LONGEST_NAME, "NC-SETUP-a", seat=seat, most=LONGEST_NAME)
    if joining.emblem is None:
        return
    refuse_unless(joining.emblem in emblems(), "NC-SETUP-b", emblem=joining.emblem[:LONGEST_NAME])
    if joining.emblem in {other.emblem for other in others}:  # the table's strip shows all heroes in one picture
        raise RuleViolation("NC-SETUP-b", key="refused-NC-SETUP-b-taken", emblem=joining.emblem)


def check_start(seats: Sequence[NightJoining]) -> None:
    refuse_unless(1 <= len(seats) <= MOST_SEATS, "NC-R32", seats=len(seats), most=MOST_SEATS)
    for seat, joining in enumerate(seats):
        check_hero(seats[:seat], joining, seat=seat)


def new_night(options: NightOptions, seats: Sequence[NightJoining], dice: Dice) -> NightState:
    state = NightState(options=options, heroes=[], sheets=[])
    wanted = [joining.emblem for joining in seats]
    for joining in seats:
        _sit_down(state, joining, wanted)
    for seat, sheet in enumerate(state.sheets):
        sheet.plot = plot_face(state, seat, dice)
    return state


def join_late(state: NightState, act: JoinLate, dice: Dice) -> Iterator[Event]:
    """Until the first Plot step has closed (NC-POST-t)."""
    refuse_unless(state.turn == 1 and state.phase == "plot", "NC-POST-t")
    refuse_unless(len(state.sheets) < MOST_SEATS, "NC-R32", seats=len(state.sheets) + 1, most=MOST_SEATS)
    seated = [NightJoining(name=hero.name, emblem=hero.emblem) for hero in state.heroes]
    check_hero(seated, act.joining)
    _sit_down(state, act.joining, [act.joining.emblem])
    seat = len(state.sheets) - 1
    state.sheets[seat].plot = plot_face(state, seat, dice)
    hero = state.heroes[seat]
    yield HeroJoined(seat=seat, name=hero.name, emblem=hero.emblem)


def _sit_down(state: NightState, joining: NightJoining, wanted: Sequence[str | None]) -> None:
    taken = {*(hero.emblem for hero in state.heroes), *wanted}
    emblem = joining.emblem or next(one for one in emblems() if one not in taken)
    state.heroes.append(Hero(name=joining.name.strip(), emblem=emblem))
    state.sheets.append(new_sheet(night_of(state.options)))
