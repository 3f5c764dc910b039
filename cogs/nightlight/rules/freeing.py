"""A free action is carried out completely before anything else is looked at (NL-P2.A-e, NL-R25, NL-CON-s, NL-CON-t)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.actions import Free
from cogs.nightlight.rules.board import Board
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.carrying import carry_out_free, free_questions
from cogs.nightlight.rules.declaring import attack_with, pay, wishes
from cogs.nightlight.rules.events import FreeUsed
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import Resumed
from cogs.nightlight.rules.turns import look_again
from cogs.nightlight.rules.vocabulary import FreeAttack
from cogs.nightlight.rules.words import NO


def use(state: NightlightState, seat: int, action: Free, dice: Dice) -> Iterator[Event]:
    return aside(state, _used(state, seat, action, dice))


def aside(state: NightlightState, doing: Iterator[Event]) -> Iterator[Event]:
    """What comes between. What it brings onto the agenda goes before whatever waits now."""
    below = len(state.agenda)
    state.busy += 1
    yield from doing
    if state.is_over:
        return
    if len(state.agenda) > below:
        state.agenda.insert(below, Resumed())
    else:
        yield from resumed(state)


def _used(state: NightlightState, seat: int, action: Free, dice: Dice) -> Iterator[Event]:
    """The cost first."""
    found = free_action(stash_card(state, action.card))
    assert found is not None
    state.animals[seat].helped += 1
    yield FreeUsed(seat=seat, card=action.card)
    if isinstance(found, FreeAttack):
        enemy = str(action.enemy)
        yield from attack_with(state, seat, action.card, enemy, "free", wishes(state, seat, action.card, enemy, action.targets))
    else:
        chosen = answers(state, seat, action)
        yield from pay(state, seat, action.card, found.cost)
        yield from carry_out_free(state, seat, action.card, found, chosen, dice)


def answers(board: Board, seat: int, action: Free) -> dict[int, tuple[str, ...]]:
    """What the action says to each question of the card's effects, by place of the verb."""
    found = free_action(stash_card(board, action.card))
    if found is None or isinstance(found, FreeAttack):
        return {}
    targets, chosen = list(action.targets), dict[int, tuple[str, ...]]()
    for place, question in free_questions(board, seat, action.card, found):
        if question.field == "dice":
            chosen[place] = action.dice
        elif targets:
            answer = targets.pop(0)
            chosen[place] = () if answer == NO else (answer,)
    return chosen


def resumed(state: NightlightState) -> Iterator[Event]:
    """All of it is done: what waited before waits again, if there is still something to wait for."""
    state.busy -= 1
    yield from look_again(state)
