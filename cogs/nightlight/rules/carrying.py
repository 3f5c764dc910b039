"""Effects carried out verb by verb, with questions to people where something is left to choose (NL-CON-e)."""

from collections.abc import Iterator, Mapping, Sequence

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules import effects
from cogs.nightlight.rules.board import Board
from cogs.nightlight.rules.questions import Chosen, Context, Question
from cogs.nightlight.rules.sets import verbs_of
from cogs.nightlight.rules.state import Asking, NightlightState
from cogs.nightlight.rules.steps import BossFell, Carried
from cogs.nightlight.rules.vocabulary import Free
from cogs.nightlight.rules.words import NO


def carried(state: NightlightState, step: Carried, dice: Dice) -> Iterator[Event]:
    """One verb; the next one of the card stands behind it."""
    if step.user is not None and not state.animals[step.user].alive:  # the card is out of use with its animal (NL-R9)
        return
    if step.when == "loom" and state.boss is None:  # banished in the midst of its own Loom (NL-CON2-b)
        return
    verbs = verbs_of(state, step.card, step.when)
    if step.verb + 1 < len(verbs):
        state.agenda.append(step.model_copy(update={"verb": step.verb + 1}))
    context = Context(step.card, step.user)
    asked = effects.questions(state, context, verbs[step.verb])
    chosen = _wished(state, step, asked)
    left = [one for one in asked if one.seat not in chosen]
    if left:
        state.questions_asked += 1
        state.asking = Asking(n=state.questions_asked, step=step, questions=list(left))
        return
    yield from effects.carry_out(state, context, verbs[step.verb], chosen, dice)


def _wished(state: NightlightState, step: Carried, asked: Sequence[Question]) -> Chosen:
    """The answer that the attack brought along, where it is still legal."""
    wish = state.attack.wishes.get(f"{step.when}.{step.verb}") if state.attack else None
    if wish is None or state.attack is None or state.attack.card != step.card:
        return {}
    return {one.seat: () if wish == NO else (wish,) for one in asked if one.seat == step.user and is_answer(one, wish)}


def is_answer(question: Question, value: str) -> bool:
    return value in question.values or (value == NO and question.least == 0)


def choose(state: NightlightState, seat: int, picked: tuple[str, ...], dice: Dice) -> Iterator[Event]:
    """One seat's answer; when all have answered the verb is carried out."""
    assert state.asking is not None
    state.asking.answers[seat] = list(picked)
    return go_on(state, dice)


def unanswered(state: NightlightState) -> list[Question]:
    """What an effect still asks of living animals."""
    asking = state.asking
    return [one for one in asking.questions if one.seat not in asking.answers and state.animals[one.seat].alive] if asking else []


def go_on(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """Carries the verb out once nobody owes an answer; not, if the card's animal has fallen since (NL-R9)."""
    asking = state.asking
    if asking is None or unanswered(state):
        return
    state.asking, step = None, asking.step
    if step.user is not None and not state.animals[step.user].alive:
        return
    chosen = {one: tuple(answer) for one, answer in asking.answers.items()}
    yield from effects.carry_out(state, Context(step.card, step.user), verbs_of(state, step.card, step.when)[step.verb], chosen, dice)


def free_questions(board: Board, seat: int, card: str, found: Free) -> list[tuple[int, Question]]:
    """What a free action asks its user before it is used, by the place of the verb."""
    context = Context(card, seat)
    return [(place, one) for place, verb in enumerate(found.do) for one in effects.questions(board, context, verb) if one.seat == seat]


def carry_out_free(
    state: NightlightState, seat: int, card: str, found: Free, chosen: Mapping[int, tuple[str, ...]], dice: Dice
) -> Iterator[Event]:
    """All verbs at once, with the answers that came along by place of the verb; nothing comes between (content, part 8)."""
    for place, verb in enumerate(found.do):
        if state.is_over:
            return
        answers = {seat: chosen[place]} if place in chosen else {}
        yield from effects.carry_out(state, Context(card, seat), verb, answers, dice)


def boss_fell(state: NightlightState, step: BossFell) -> Iterator[Event]:
    if verbs_of(state, step.boss, "fall"):
        state.agenda.append(Carried(card=step.boss, when="fall"))
    return iter(())
