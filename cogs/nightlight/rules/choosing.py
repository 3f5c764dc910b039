"""The trees of choices: what may be picked next, asked of the same rules that refuse (content, part 9)."""

from collections.abc import Sequence

from bot.kernel.game import Choices, Decision, Picks, Value
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import enemies_before
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.carrying import free_questions
from cogs.nightlight.rules.declaring import attacking_cards, wish_questions
from cogs.nightlight.rules.heirlooms import items_of
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.raiding import choosers
from cogs.nightlight.rules.sets import lesson_level, stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.vocabulary import Free
from cogs.nightlight.rules.windows import usable
from cogs.nightlight.rules.words import NO

Fields = dict[str, Value]


def choices(state: NightlightState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
    """`seat` is who answers; the animal is the one that the decision is about."""
    if not picks:
        return Choices("kind", _kinds(state, decision))
    owner = owner_of_decision(decision)
    match picks[0][1]:
        case "rank":
            return _rank(state, owner, picks)
        case "take":
            return _take(state, owner, picks)
        case "propose":
            return _propose(state, seat, picks)
        case "confirm":
            return _confirm(state, owner, picks)
        case "defend":
            return Choices("denizen", tuple(state.tied)) if len(picks) == 1 else None
        case "attack":
            return _attack(state, owner, picks)
        case "free":
            return _free(state, owner, picks)
        case "choose":
            return _choose(state, owner, picks)
        case "put":
            return _put(state, picks)
        case "inherit":
            return Choices("card", tuple(items_of(state, state.fallen or 0))) if len(picks) == 1 else None
        case _:
            return None


def _kinds(state: NightlightState, decision: Decision) -> tuple[Value, ...]:
    kinds: tuple[Value, ...]
    match decision.ask:
        case "window":
            kinds = (*(("free",) if usable(state, owner_of_decision(decision)) else ()), "pass")
        case "attack":
            kinds = ("attack", "pass")
        case "confirm":
            kinds = ("confirm", "propose")
        case "inherit":
            kinds = ("inherit", "pass")
        case _:
            kinds = (decision.ask,)
    return (*kinds, "hand_over") if decision.default is not None and decision.default.kind == "hand_over" else kinds


def named(picks: Picks, field: str) -> list[str]:
    """The values picked so far of a list field."""
    return [str(value) for name, value in picks if name == field and value is not None]


def _stopped(picks: Picks, field: str) -> bool:
    return (field, None) in picks


# ---- raids


def _rank(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    """Card by card, after each lesson that could teach something the skill wanted of it (NL-CON-p)."""
    cards = named(picks, "cards")
    lessons = [card for card in cards if teachable(state, seat, card)]
    if len(named(picks, "skills")) < len(lessons):
        return Choices("skills", teachable(state, seat, lessons[-1]), form="list")
    left = tuple(card for card in state.row if card not in cards)
    if not left or _stopped(picks, "cards"):
        return None
    return Choices("cards", left, form="list", stop=bool(cards))


def _take(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    if len(picks) == 1:
        return Choices("card", tuple(state.row))
    return _skill(state, seat, str(picks[1][1])) if len(picks) == 2 else None


def _skill(state: NightlightState, seat: int, card: str) -> Choices | None:
    fitting = teachable(state, seat, card) if lesson_level(state, card) else ()
    return Choices("skill", fitting) if fitting else None


def _propose(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    """One card for each living animal in turn order; the proposer's own lesson with its skill."""
    cards, seats = named(picks, "cards"), choosers(state)
    if len(cards) < len(seats):
        return Choices("cards", tuple(card for card in state.row if card not in cards), form="list")
    return _skill(state, seat, cards[seats.index(seat)]) if "skill" not in dict(picks) and seat in seats else None


def _confirm(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    return _skill(state, seat, state.proposal.cards[seat]) if state.proposal is not None and len(picks) == 1 else None


# ---- attacks and free actions


def _attack(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    """Card, enemy, and what the card's effects will ask: each may be left to the moment itself."""
    fields = dict(picks)
    animal = state.animals[seat]
    if "card" not in fields:
        return Choices("card", tuple(one.id for one in attacking_cards(state, animal)))
    if "enemy" not in fields:
        return Choices("enemy", tuple(one.id for one in enemies_before(state, animal)))
    asked = [one for _, one in wish_questions(state, seat, str(fields["card"]), str(fields["enemy"]))]
    return answering(asked, picks, later=True)


def _free(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    fields = dict(picks)
    if "card" not in fields:
        return Choices("card", tuple(usable(state, seat)))
    card = str(fields["card"])
    found = free_action(stash_card(state, card))
    if isinstance(found, Free):
        return answering([one for _, one in free_questions(state, seat, card, found)], picks, later=False)
    if "enemy" not in fields:
        return Choices("enemy", tuple(one.id for one in enemies_before(state, state.animals[seat])))
    return answering([one for _, one in wish_questions(state, seat, card, str(fields["enemy"]))], picks, later=True)


def answering(asked: Sequence[Question], picks: Picks, *, later: bool) -> Choices | None:
    """The next answer to questions in their order; `later`: one may stop and be asked when it comes up."""
    targets, dice = named(picks, "targets"), named(picks, "dice")
    if _stopped(picks, "targets"):
        return None
    for question in asked:
        if question.field == "dice":
            found = None if _stopped(picks, "dice") else _dice(question, dice, least=max(1, question.least))
            if found is not None:
                return found
        elif targets:
            targets.pop(0)
        else:
            refusing = (NO,) if question.least == 0 else ()
            return Choices("targets", (*question.values, *refusing), form="list", stop=later)
    return None


def _dice(question: Question, taken: Sequence[str], *, least: int) -> Choices | None:
    """Dice of one pool, in the order they are rolled again (NL-CON-h, NL-R32)."""
    pool = taken[0].partition(".")[0] if taken else ""
    left = tuple(die for die in question.values if die not in taken and die.startswith(pool))
    if len(taken) >= question.most or not left:
        return None
    return Choices("dice", left, form="list", stop=len(taken) >= least)


def _choose(state: NightlightState, seat: int, picks: Picks) -> Choices | None:
    question = question_for(state, seat)
    taken = named(picks, question.field)
    if _stopped(picks, question.field):
        return None
    if question.field == "dice":
        return _dice(question, taken, least=question.least)
    left = tuple(value for value in question.values if value not in taken)
    if len(taken) >= question.most or not left:
        return None
    return Choices("targets", left, form="list", stop=len(taken) >= question.least)


def question_for(state: NightlightState, seat: int) -> Question:
    """What an effect asks that seat now."""
    assert state.asking is not None
    return next(one for one in state.asking.questions if one.seat == seat)


def _put(state: NightlightState, picks: Picks) -> Choices | None:
    assert state.peek is not None
    taken = named(picks, "cards")
    left = tuple(card for card in state.peek.cards if card not in taken)
    if len(taken) >= state.peek.most or not left or _stopped(picks, "cards"):
        return None
    return Choices("cards", left, form="list", stop=True)
