"""Lessons: how skills come into a stash (NL-CON-p, NL-CON-q, NL-R39)."""

from collections.abc import Iterator

from bot.kernel.cards import draw
from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Board, Held
from cogs.nightlight.rules.events import CardTaken, LessonWasted, Reshuffled, SkillLearned
from cogs.nightlight.rules.sets import cards_of, lesson_level
from cogs.nightlight.rules.state import NightlightState


def teachable(board: Board, seat: int, card: str) -> tuple[str, ...]:
    """The own skills that a lesson could give, of the highest level first; empty for any other card too."""
    level = lesson_level(board, card)
    if level is None:
        return ()
    skills = cards_of(board.options).skills
    exact = board.options.exact_level == "on"  # NL-R39
    fitting = [one for one in board.animals[seat].beside if (skills[one].level == level if exact else skills[one].level <= level)]
    return tuple(sorted(fitting, key=lambda one: -skills[one].level))


def skill_rule(board: Board, seat: int, card: str, skill: str) -> str:
    """Why a lesson can't give that skill."""
    skills = cards_of(board.options).skills
    if skill in skills and skills[skill].animal != board.animals[seat].key:
        return "NL-CARD1-c"
    return "NL-CON-p" if lesson_level(board, card) is not None else "NL-P1.2-b"


def take_card(state: NightlightState, seat: int, card: str, skill: str | None, dice: Dice) -> Iterator[Event]:
    """A card of the row comes into the stash, ready (NL-R16); a lesson is resolved at once and discarded (NL-CON-p)."""
    state.row.remove(card)
    state.taken[seat] = card
    animal = state.animals[seat]
    yield CardTaken(seat=seat, card=card)
    if lesson_level(state, card) is None:
        animal.stash.append(Held(id=card))
        return
    fitting = teachable(state, seat, card)
    if fitting:
        learned = skill if skill in fitting else fitting[0]
        animal.beside.remove(learned)
        animal.stash.append(Held(id=learned))
        yield SkillLearned(seat=seat, lesson=card, skill=learned)
    else:
        yield from _instead(state, seat, card, dice)
    state.toy_discard.append(card)


def _instead(state: NightlightState, seat: int, lesson: str, dice: Dice) -> Iterator[Event]:
    """The top Toy Chest card; another lesson is discarded without effect (NL-CON-q)."""
    top, mixed = draw(state.toy_deck, state.toy_discard, dice, "NL-R13")
    if mixed:
        yield Reshuffled(deck="toy_chest", count=mixed)
    wasted = top is not None and lesson_level(state, top) is not None
    yield LessonWasted(seat=seat, lesson=lesson, discarded=top if wasted else None)
    if top is not None and wasted:
        state.toy_discard.append(top)
    elif top is not None:
        state.animals[seat].stash.append(Held(id=top))
        yield CardTaken(seat=seat, card=top, why="lesson")
