"""Acts written as sentences, in English and Russian mixed: "5 move J7, 3 train Leg Kit, 6 punch Twister".

Reading needs the writer's own view and nothing else. Several acts are read one after the other, each on the sheet that the ones before
it leave; the door judges them in that order and stops at the first that a rule forbids.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.kernel.game import Action, Decision, RuleViolation, Seat
from bot.room import Candidate, Reading
from bot.ui.likest import likest
from bot.ui.orders import LONGEST_ORDER, split_post
from cogs.night_class.known_names import Of, known_names
from cogs.night_class.orders_acts import fits, meant_by
from cogs.night_class.orders_meaning import Clause, clauses_of
from cogs.night_class.orders_words import tokens_of
from cogs.night_class.rules.actions import Activate, Chain, Check, Commit, Decline, Interact, Move, Punch, Train
from cogs.night_class.rules.deeds import carry_out
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.plot import open_columns
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import Column
from cogs.night_class.view import NightView

__all__ = ["columns_named", "read_order"]

LOOSE = 2  # unknown words of a clause from which it is asked back
LONGEST_PART = 60
LONGEST_NAMED = 40
_LIKE_A_SPACE = re.compile(r"[^\W\d_]\d{1,2}")


def read_order(words: str, view: NightView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
    """What `words` mean for `seat`. Never raises, whatever the text."""
    order = " ".join(filter(None, (split_post(words).order, split_post(words).post)))  # nothing here is published
    if len(order) > LONGEST_ORDER:
        return Reading(question="night-class-ask-long", facts={"limit": LONGEST_ORDER})
    decision = next((one for one in decisions if seat in one.asked and one.ask in ("plot", "hero")), None)
    if decision is None or view.you is None:
        return Reading(question="night-class-ask-closed")
    night = night_of(view.options)
    clauses = clauses_of(tokens_of(order, night))
    if not any(not clause.is_empty for clause in clauses):
        return Reading(question="night-class-ask-empty")
    if decision.ask == "plot":
        return _box(clauses, night, view.sheet, decision)
    return _Turn(night, view.sheet.twin(), decision.id).read(clauses)


# ---- the Plot die


def columns_named(words: str, night: Night) -> list[Column]:
    """The columns that `words` name, in their order, each once."""
    return list(dict.fromkeys(column for clause in clauses_of(tokens_of(words, night)) for column in _columns(clause)))


def _box(clauses: Sequence[Clause], night: Night, sheet: Sheet, decision: Decision) -> Reading:
    columns: list[Column] = [column for clause in clauses for column in _columns(clause)]
    if len(columns) == 1 and all(clause.sure and not clause.negated for clause in clauses):
        return Reading(action=Check(decision=decision.id, column=columns[0]))
    if not columns and any((clause.verb and clause.verb != "check") or clause.dice for clause in clauses):
        return Reading(refusal=RuleViolation("NC-TURN-b", plot=sheet.plot))
    offered: Sequence[Column] = list(dict.fromkeys(columns)) or open_columns(night, sheet)
    candidates = [Candidate(label="", action=Check(decision=decision.id, column=column)) for column in offered]
    return Reading(question="night-class-ask-column", candidates=candidates)


def _columns(clause: Clause) -> list[Column]:
    found: list[Column] = []
    for keys in clause.names:
        for of, key in sorted(keys):
            if of in ("enemy", "column"):
                found.append(key)  # pyright: ignore[reportArgumentType]
            elif (of, key) == ("ability", "perfect_face"):
                found.append("face")
    return list(dict.fromkeys(found))


# ---- the Hero dice


_LACKED: dict[str, tuple[str, Of]] = {
    "train": ("NC-TRAIN-a", "hex"), "punch": ("NC-ABIL-d", "enemy"), "interact": ("NC-ABIL-e", "site"),
    "activate": ("NC-ABIL-a", "ability"), "chain": ("NC-ABIL-a", "ability"),
}  # fmt: skip


def _lacking(clause: Clause, night: Night, asks: str, part: str) -> Reading:
    """A name that nothing bears is refused, with what there is; where nothing is named it is asked for."""
    said, kind = " ".join(clause.unknown)[:LONGEST_NAMED], asks.removeprefix("night-class-ask-")
    if not said or clause.has_object:
        return Reading(question=asks, facts={"part": part})
    if kind == "move" and _LIKE_A_SPACE.fullmatch(said):
        return Reading(refusal=RuleViolation("NC-CITY-a", space=said.upper()))
    if kind not in _LACKED:
        return Reading(question=asks, facts={"part": part})
    rule, of = _LACKED[kind]
    known = likest(said, known_names(night, of))
    return Reading(refusal=RuleViolation(rule, key=f"refused-{rule}-unknown", said=said, known=known))


@dataclass
class _Turn:
    """Acts so far, and the sheet as they would leave it; `blind` once a reroll has hidden the dice."""

    night: Night
    sheet: Sheet
    decision: str
    acts: list[Action] = field(default_factory=list[Action])
    blind: bool = False

    def read(self, clauses: Sequence[Clause]) -> Reading:
        for clause in clauses:
            if clause.verb == "check":
                return Reading(refusal=RuleViolation("NC-POST-q"))
            if (asked := self._one(clause, alone=len(clauses) == 1)) is not None:
                return asked
        return Reading(action=self.acts[0], then=tuple(self.acts[1:]))

    def _one(self, clause: Clause, *, alone: bool) -> Reading | None:
        """None: the clause is one act, and its sheet stands. Else what is asked back; nothing is done before that is clear."""
        meant = meant_by(clause, self.night, self.sheet, self.decision)
        part = " ".join(clause.words or clause.unknown)[:LONGEST_PART]
        candidates = [Candidate(label="", action=action) for action in meant.actions] if alone else []
        if not meant.actions:
            return _lacking(clause, self.night, meant.asks, part)
        # What a word that nobody knows may have named is not filled in without asking.
        is_guessed = bool(clause.unknown) and not clause.has_object and clause.verb not in ("undo", "decline")
        is_sure = clause.sure and not clause.negated and len(clause.unknown) <= LOOSE and not is_guessed
        if len(meant.actions) > 1:
            return Reading(
                question="night-class-ask-which" if alone else "night-class-ask-part",
                facts={} if alone else {"part": part},
                candidates=candidates,
            )
        if not is_sure:
            return Reading(
                question="night-class-ask-sure" if alone else "night-class-ask-part",
                facts={} if alone else {"part": part},
                candidates=candidates,
            )
        self._take(meant.actions[0])
        return None

    def _take(self, action: Action) -> None:
        self.acts.append(action)
        if self.blind or isinstance(action, Commit) or not fits(self.night, self.sheet, action):
            return
        match action:
            case Activate(ability="irradiated_stomp") | Chain(ability="irradiated_stomp"):
                self.blind = True
            case Move() | Train() | Activate() | Chain() | Decline() | Punch() | Interact():
                carry_out(self.night, self.sheet, action)
            case _:
                pass
