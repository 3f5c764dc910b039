"""From what a sentence says to an answer: an action, a refusal by ledger id, or a question back.

The rules judge (rules/drafts.py); here the sentence becomes the draft they judge, and what is still open becomes a question.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from bot.kernel.game import Action, Decision, RuleViolation, Seat
from bot.room import Candidate, Reading
from bot.ui.orders import NameBook
from cogs.arena.orders_meaning import Help, Meant
from cogs.arena.rules.actions import NAMED_LIMIT, Attack, Hail, Unclear
from cogs.arena.rules.drafts import Draft, Part, judge, lacks, order_of
from cogs.arena.rules.legality import legal_targets, living_foes, most_blows, position_of_view
from cogs.arena.rules.words import FEWEST_BLOWS, Ability, Stance
from cogs.arena.view import ArenaView

__all__ = ["Sentence", "answer"]

ABILITY: Mapping[str, Ability] = {"hail": "hail", "inspire": "inspiration", "ward": "ward", "heal": "heal", "curse": "curse"}


@dataclass(frozen=True, slots=True)
class Sentence:
    """What was said, by whom, and what the writer can see. `view` is a seat's."""

    meant: Meant
    book: NameBook[Seat]
    view: ArenaView
    seat: Seat
    decision: Decision

    @property
    def stance(self) -> Stance:
        return cast("Stance", self.meant.stances[0]) if self.meant.stances else "balanced"

    def named(self) -> list[Seat]:
        """Everybody a name in it fits."""
        return list(dict.fromkeys(seat for target in self.meant.targets for seat in sorted(target.seats)))

    def nearly_named(self) -> list[Seat]:
        """Everybody of whose name an unknown word is one letter off."""
        return sorted({seat for word in self.meant.unknown for seat in self.book.near(word)})


def answer(said: Sentence) -> Reading:
    """The answer to a sentence with at least one action in it."""
    # Whether the text of the entry is there (ARENA-R30) is asked at the door: it may come in the same message.
    position = position_of_view(said.view)._replace(posted=True)
    draft = _draft(said)
    if refused := judge(position, draft):
        return Reading(refusal=refused)
    if (lacking := lacks(draft)) is None:
        return Reading(action=order_of(draft, said.decision.id))
    match draft.parts[0].verb:
        case "attack":
            return _unclear_attack(said, lacking)
        case "hail":
            numbers = range(FEWEST_BLOWS, most_blows(position) + 1)
            stance = "furious" if draft.stances else "none"
            offered = [Hail(decision=said.decision.id, number=number, stance=stance) for number in numbers]
            question, facts = "arena-ask-number", {"most": len(offered) + 1}
        case _:
            return _unclear_help(said, draft)
    return Reading(question=question, facts=facts, candidates=_candidates(offered), keep=order_of(draft, said.decision.id))


def _candidates(actions: Iterable[Action | None]) -> list[Candidate]:
    """Labels are empty: who asks says each action in the reader's language (`Room.action_text`)."""
    return [Candidate(label="", action=action) for action in actions if action]


# ---- the draft


def _draft(said: Sentence) -> Draft:
    meant = said.meant
    parts: list[Part] = []
    if "attack" in meant.acts:
        parts.append(Part("attack", _attacked(said)))
    if "hail" in meant.acts:
        numbers = set(meant.numbers)
        parts.append(Part("hail", tuple(said.named()), numbers.pop() if len(numbers) == 1 else None))
    parts += [Part(ABILITY[help.act], _target(help)) for help in meant.helps]
    vague = not meant.targets and (meant.says_everyone or meant.says_targets)
    return Draft(tuple(parts), frozenset(cast("list[Stance]", meant.stances)), everyone=vague)


def _target(help: Help) -> tuple[Seat, ...]:
    return () if help.target is None or help.target.seat is None else (help.target.seat,)


def _attacked(said: Sentence) -> tuple[Seat, ...]:
    """The one target that is named; where several are, those that may be attacked, or none if that would leave a single one."""
    named = said.named()
    if len(named) == 1:
        return (named[0],)
    open_to_attack = [seat for seat in named if seat in living_foes(position_of_view(said.view))]
    return tuple(open_to_attack if len(open_to_attack) != 1 else ()) if open_to_attack else tuple(named)


# ---- what is still open


def _unclear_attack(said: Sentence, lacking: RuleViolation) -> Reading:
    """No target, two, a name that fits two, or one that is a letter off (ARENA-ATTACK-a, ARENA-ATTACK-b, ARENA-R22)."""
    foes = living_foes(position_of_view(said.view))
    named = [seat for seat in said.named() if seat in foes]
    near = [] if said.named() else [seat for seat in said.nearly_named() if seat in foes]
    offered = named or near or foes
    candidates = _candidates(Attack(decision=said.decision.id, target=seat, stance=said.stance) for seat in offered)
    keep = Unclear(
        decision=said.decision.id,
        verb="attack",
        named=tuple((named or near)[:NAMED_LIMIT]),
        stance=said.stance if said.meant.stances else None,
    )
    if near or (named and len(said.meant.targets) == 1):
        question = "arena-ask-near" if near else "arena-ask-which"
        return Reading(question=question, facts={"targets": tuple(offered)}, candidates=candidates, keep=keep)
    return Reading(refusal=lacking, candidates=candidates, keep=keep)


def _unclear_help(said: Sentence, draft: Draft) -> Reading:
    """Asks for the first ability's target that is open; a Conductor's clear ability is kept (ARENA-R40)."""
    place = next(place for place, part in enumerate(draft.parts) if len(part.targets) != 1)
    part, help = draft.parts[place], said.meant.helps[place]
    targets = legal_targets(position_of_view(said.view), cast("Ability", part.verb))
    fitting = sorted(help.target.seats) if help.target else []
    named = [seat for seat in fitting if seat in targets]
    near = [seat for seat in said.nearly_named() if seat in targets]
    offered = named or near or targets
    return Reading(
        question="arena-ask-which" if named else "arena-ask-near" if near else "arena-ask-target",
        facts={"targets": tuple(offered), "ability": part.verb} if not (named or near) else {"targets": tuple(offered)},
        candidates=_candidates(order_of(_with_target(draft, place, seat), said.decision.id) for seat in _useful(draft, place, offered)),
        keep=order_of(draft, said.decision.id),
    )


def _useful(draft: Draft, place: int, seats: Sequence[Seat]) -> list[Seat]:
    """Without the same ability on the same one again (ARENA-COND-i)."""
    taken = {part.targets for part in draft.parts if part.verb == draft.parts[place].verb}
    return [seat for seat in seats if (seat,) not in taken]


def _with_target(draft: Draft, place: int, seat: Seat) -> Draft:
    parts = list(draft.parts)
    parts[place] = Part(parts[place].verb, (seat,))
    return Draft(tuple(parts), draft.stances)
