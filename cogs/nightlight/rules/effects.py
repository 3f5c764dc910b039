"""The interpreter of card effects: one verb after the other, total over the vocabulary (NL-CON-b; content, part 3).

Nothing is asked and nothing refused here: what isn't answered takes its default, what can't be done is skipped with an event
(NL-CON-e).
"""

from collections.abc import Iterator, Sequence
from typing import cast

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules import attacks, dealing, dreams, harm, looking, loom, moving, stats, turning
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.effects_asking import LEGAL, REROLL, YES, does_something, own_card, question_of, questions
from cogs.nightlight.rules.effects_targets import ready_cards, targets
from cogs.nightlight.rules.events import Cause, EffectSkipped
from cogs.nightlight.rules.numbers import heals, holds
from cogs.nightlight.rules.questions import Chosen, Context, Question
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.vocabulary import (
    ASKED,
    BossAttack,
    Cancel,
    DiceMore,
    EndDream,
    Exhaust,
    Face,
    Heal,
    Learn,
    Move,
    NextDream,
    NoHeal,
    OneByOne,
    Peek,
    PoolMore,
    Ready,
    Redirect,
    Reroll,
    Stat,
    Verb,
    WithTarget,
    Wound,
)
from cogs.nightlight.rules.words import kind_of

__all__ = ["LEGAL", "REROLL", "YES", "carry_out", "does_something", "questions", "targets"]

Doing = WithTarget | DiceMore | Reroll | Cancel | Redirect | Peek | NextDream | EndDream
"""All verbs that change something when their moment comes."""
_NOBODY = -1  # seat; a verb that needs its user does nothing without one


def carry_out(state: NightlightState, context: Context, verb: Verb, chosen: Chosen, dice: Dice) -> Iterator[Event]:
    """One verb, its `if` and `else` included. A seat that hasn't chosen, or chose what isn't legal any more, gets its default."""
    if state.is_over or not holds(state, verb.condition) or isinstance(verb, (Learn, Face, PoolMore, NoHeal)):
        return  # what a lesson teaches comes with its taker's ranking; lasting rules are read where pools are counted
    if isinstance(verb, Exhaust) and verb.target.name == "each_own_card":
        yield from _exhaust_own_cards(state, context, verb, chosen, dice)
    elif not does_something(state, context, verb):
        why = "no_heal" if isinstance(verb, Heal) and not heals(state) else "no_target"
        yield EffectSkipped(card=context.card, verb=verb.verb, why=why)
    else:
        question = question_of(state, context, verb)
        answer = answer_to(question, chosen.get(question.seat)) if question else ()
        if (verb.may and not answer) or (isinstance(verb, Reroll) and not answer):
            yield EffectSkipped(card=context.card, verb=verb.verb, why="declined")
        else:
            yield from _done(state, context, verb, answer, dice)


def answer_to(question: Question, given: Sequence[str] | None) -> tuple[str, ...]:
    """The answer if it is legal, else the default."""
    if given is None:
        return question.default
    legal = len(set(given)) == len(given) and question.least <= len(given) <= question.most and set(given) <= set(question.values)
    one_pool = question.field != "dice" or len({die.partition(".")[0] for die in given}) <= 1
    return tuple(given) if legal and one_pool else question.default


def _exhaust_own_cards(state: NightlightState, context: Context, verb: Exhaust, chosen: Chosen, dice: Dice) -> Iterator[Event]:
    """Of each animal one ready card; then the `else` for all that had none, at one moment."""
    order = living(state)
    without = [one.key for one in order if not ready_cards(one)]
    for one in order:
        if ready := ready_cards(one):
            (card,) = answer_to(own_card(state, one.seat, ready), chosen.get(one.seat))
            yield from turning.exhaust(state, card, context.card)
    for other in verb.otherwise:
        found = targets(state, context, other, without)
        if found and holds(state, other.condition):
            yield from _on(state, context, cast(WithTarget, other), found, dice)  # NL-CON-b: no other verb stands in an else
    if not verb.otherwise and len(without) == len(order):
        yield EffectSkipped(card=context.card, verb=verb.verb)


def _done(state: NightlightState, context: Context, verb: Doing, answer: tuple[str, ...], dice: Dice) -> Iterator[Event]:
    """A verb that changes something, with what its user chose."""
    by, seat = context.card, _NOBODY if context.user is None else context.user
    match verb:
        case DiceMore():
            yield from attacks.add_dice(state, verb.pool, verb.n, by)
        case Reroll():
            yield from attacks.reroll(state, answer, dice, by)
        case Cancel():
            yield from attacks.cancel(state, by)
        case Redirect():
            yield from attacks.redirect(state, seat, by)
        case Peek():
            yield from looking.peek(state, seat, verb.deck, verb.n, verb.bottom, by)
        case NextDream():
            yield from dreams.turn_up(state, dice)
        case EndDream():
            yield from dreams.end(state)
        case _:
            found = answer if verb.target.name in ASKED else targets(state, context, verb)
            yield from _on(state, context, verb, found, dice)


def _on(state: NightlightState, context: Context, verb: WithTarget, found: tuple[str, ...], dice: Dice) -> Iterator[Event]:
    """A verb with a target, on all of `found`; wounds all at one moment (NL-R8)."""
    match verb:
        case Wound():
            yield from harm.wound(state, dict.fromkeys(found, verb.n), dice, cause=cause_of(state, context), by=context.card)
        case Heal():
            yield from harm.heal(state, found, verb.n, context.card)
        case BossAttack():
            yield from loom.attack_with(state, context.card, found)
        case _:
            for one in found:
                yield from _on_one(state, context, verb, one, dice)


def _on_one(state: NightlightState, context: Context, verb: OneByOne, one: str, dice: Dice) -> Iterator[Event]:
    by = context.card
    match verb:
        case Exhaust():
            yield from turning.exhaust(state, one, by)
        case Ready():
            yield from turning.ready(state, one, by)
        case Stat():
            yield from stats.change(state, one, verb.stat, verb.n, by)
        case Move():
            yield from moving.move(state, one, _NOBODY if context.user is None else context.user, by)
        case _:
            yield from dealing.deal(state, _seat(state, one), verb.n, dice)


def cause_of(state: NightlightState, context: Context) -> Cause:
    if context.user is not None:
        return "card"
    return "boss" if kind_of(context.card) in cards_of(state.options).bosses else "dream"


def _seat(state: NightlightState, key: str) -> int:
    return next(one.seat for one in state.animals if one.key == key)
