"""Orders of the arena written as sentences, in English and Russian mixed (content part 8.3).

Reading needs the writer's own view and nothing else. A sentence that can become an action does, and the tree of choices
judges it at the door; what can't is refused here in the order of content part 5, or asked back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.kernel.game import Decision, RuleViolation, Seat
from bot.room import Candidate, Reading
from bot.ui.orders import LONGEST_ORDER, NameBook, split_post
from cogs.arena.orders_judge import Sentence, answer
from cogs.arena.orders_meaning import Meant, meaning_of
from cogs.arena.orders_names import name_book
from cogs.arena.orders_words import ACTS, STANCES, Kind, Token, lexicon, tokens_of
from cogs.arena.rules.actions import Idle
from cogs.arena.view import ArenaView

__all__ = ["Understood", "answered", "read_order", "understood"]

LOOSE = 6  # unknown words from which an order is asked back: it may be a story


@dataclass(frozen=True, slots=True)
class Understood:
    """The meaning of an order; not `is_sure`: it is asked back before it counts."""

    meant: Meant
    book: NameBook[Seat]
    is_sure: bool


def read_order(words: str, view: ArenaView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
    """What `words` mean for `seat`. Never raises, whatever the text."""
    parts = split_post(words)
    if len(parts.order) > LONGEST_ORDER:
        return Reading(question="arena-ask-long", facts={"limit": LONGEST_ORDER})
    if not parts.order:
        return Reading(question="" if parts.post else "arena-ask-empty", post=parts.post)
    decision = next((one for one in decisions if ".order." in one.id and seat in one.asked), None)
    if decision is None or view.you is None:
        if view.line(seat).status == "dead":
            return Reading(refusal=RuleViolation("ARENA-WOUND-i", target=seat), post=parts.post)
        return Reading(question="arena-ask-closed", post=parts.post)
    return replace(answered(understood(parts.order, name_book(view), seat), view, seat, decision), post=parts.post)


def understood(order: str, book: NameBook[Seat], seat: Seat) -> Understood:
    """What the words say, whatever the position is."""
    written = tokens_of(order, book)
    tokens = _mended(written, STANCES)
    meant = meaning_of(tokens, seat)
    is_sure = tokens == written and not (meant.is_negated or meant.is_doubtful or len(meant.unknown) > LOOSE)
    if not meant.acts and not meant.is_idle:
        mended = _mended(tokens, ACTS)
        if mended != tokens:
            meant, is_sure = meaning_of(mended, seat), False
    return Understood(meant, book, is_sure)


def answered(said: Understood, view: ArenaView, seat: Seat, decision: Decision) -> Reading:
    """What comes of the words in this position."""
    if not said.meant.acts and not said.meant.is_idle:
        return _without_act(said.meant, view, seat, decision)
    reading = _answer(said.meant, said.book, view, seat, decision)
    return reading if said.is_sure else _asked_back(reading)


def _answer(meant: Meant, book: NameBook[Seat], view: ArenaView, seat: Seat, decision: Decision) -> Reading:
    idle = Idle(decision=decision.id)
    if not meant.is_idle:
        return answer(Sentence(meant, book, view, seat, decision))
    if not meant.acts:
        return Reading(action=idle)
    other = answer(Sentence(meant, book, view, seat, decision))
    actions = (other.action, idle) if other.action else (idle,)
    return Reading(question="arena-ask-either", candidates=[Candidate(label="", action=action) for action in actions])


def _asked_back(reading: Reading) -> Reading:
    """The same, for a click; nothing is kept of what may not have been meant."""
    if reading.action is None:
        return replace(reading, keep=None)
    return Reading(question="arena-ask-sure", candidates=[Candidate(label="", action=reading.action)])


def _mended(tokens: Sequence[Token], among: Sequence[Kind]) -> list[Token]:
    """`tokens` with each unknown word that is a word of these kinds but for a letter taken for it; what follows is asked back."""
    near = [lexicon().near(token.text, among) if token.kind == "unknown" else None for token in tokens]
    return [replace(token, kind=kind) if kind else token for token, kind in zip(tokens, near, strict=True)]


def _without_act(meant: Meant, view: ArenaView, seat: Seat, decision: Decision) -> Reading:
    """No action at all is no order (ARENA-R20, ARENA-R22); a single enemy's name is at least worth a question."""
    nothing = Reading(question="arena-ask-no-order")
    named = meant.targets[0].seat if len(meant.targets) == 1 else None
    if named is None or view.line(named).team == view.line(seat).team or len(meant.unknown) > 1 or len(meant.stances) > 1:
        return nothing
    attack = answer(Sentence(replace(meant, acts=["attack"]), NameBook(), view, seat, decision)).action
    return Reading(question="arena-ask-sure", candidates=[Candidate(label="", action=attack)]) if attack else nothing
