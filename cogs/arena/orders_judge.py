"""From what a sentence says to an answer: an action, a refusal by ledger id, or a question back.

Refusals come in the order of content part 5. Whether a clear target may be chosen (dead, ally, twice the same) is not
asked here: the action goes to the door, and the tree of choices refuses it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.kernel.game import Action, Decision, RuleViolation, Seat
from bot.room import Candidate, Reading
from bot.ui.orders import NameBook
from cogs.arena.orders_meaning import Help as HelpMeant
from cogs.arena.orders_meaning import Meant, Target
from cogs.arena.rules.actions import NAMED_LIMIT, Attack, Conduct, Curse, Hail, Heal, Unclear
from cogs.arena.rules.words import FEWEST_BLOWS, Ability, Help, Stance
from cogs.arena.view import ArenaView, Line

__all__ = ["Sentence", "judge"]

ABILITY: Mapping[str, Ability] = {"hail": "hail", "inspire": "inspiration", "ward": "ward", "heal": "heal", "curse": "curse"}
HELPS_AT_MOST = {"conductor": 2, "vocal": 1, "drummer": 1}  # ARENA-COND-b, ARENA-VOCAL-b, ARENA-DRUM-b


@dataclass(frozen=True, slots=True)
class Sentence:
    """What was said, by whom, and what the writer can see."""

    meant: Meant
    book: NameBook[Seat]
    view: ArenaView
    seat: Seat
    decision: Decision

    @property
    def stance(self) -> Stance | None:
        return cast("Stance", self.meant.stances[0]) if self.meant.stances else None

    @property
    def enemies(self) -> list[Line]:
        """Living ones: they may be attacked and cursed."""
        own = self.view.line(self.seat).team
        return [line for line in self.view.lines if line.team != own and line.status != "dead"]

    @property
    def allies(self) -> list[Line]:
        """Living ones, the writer among them."""
        own = self.view.line(self.seat).team
        return [line for line in self.view.lines if line.team == own and line.status != "dead"]

    def nearly_named(self) -> list[Seat]:
        """Living characters of whose name an unknown word is one letter off."""
        seats = {seat for word in self.meant.unknown for seat in self.book.near(word)}
        return sorted(seat for seat in seats if self.view.line(seat).status != "dead")


def judge(said: Sentence) -> Reading:
    """The answer to a sentence with at least one action in it."""
    meant, you = said.meant, said.view.you
    if you is None or not you.can_act:
        return _refused("ARENA-WOUND-e", seat=said.seat)
    helps = [act for act in meant.acts if act not in ("attack", "hail")]
    if ("attack" in meant.acts) + ("hail" in meant.acts) + bool(helps) > 1:
        return _refused("ARENA-ORDER-f")
    foreign = [ABILITY[act] for act in meant.acts if act != "attack" and ABILITY[act] not in you.abilities]
    if foreign:
        return _refused("ARENA-ORDER-g", ability=foreign[0], cls=you.cls)
    if "attack" in meant.acts:
        return _attack(said)
    if "hail" in meant.acts:
        return _hail(said)
    if meant.stances:
        return _refused("ARENA-STANCE-g", stance=meant.stances[0], ability=ABILITY[helps[0]])
    return _helps(said)


def _refused(rule: str, **facts: Any) -> Reading:
    return Reading(refusal=RuleViolation(rule, **facts))


def _candidates(actions: Iterable[Action]) -> list[Candidate]:
    return [Candidate(label="", action=action) for action in actions]


# ---- attack


def _attack(said: Sentence) -> Reading:
    meant = said.meant
    if len(meant.stances) > 1:
        return _refused("ARENA-ATTACK-e", stances=tuple(meant.stances))
    if len(meant.targets) == 1 and (target := meant.targets[0].seat) is not None:
        return Reading(action=_attack_on(said, target))
    named = [seat for target in meant.targets for seat in sorted(target.seats)]
    may_be_attacked = {line.seat for line in said.enemies}
    open_to_attack = [seat for seat in dict.fromkeys(named) if seat in may_be_attacked]
    if named and not open_to_attack:
        dead = [seat for seat in named if said.view.line(seat).status == "dead"]
        return _refused("ARENA-WOUND-i", target=dead[0]) if dead else _refused("ARENA-ORDER-h", target=named[0])
    if len(meant.targets) == 1:
        return _which(said, open_to_attack)
    if not named and (near := [seat for seat in said.nearly_named() if seat in may_be_attacked]):
        return _which(said, near, question="arena-ask-near")
    rule = "ARENA-ATTACK-b" if not named and (meant.says_everyone or meant.says_targets) else "ARENA-ATTACK-a"
    offered = open_to_attack or [line.seat for line in said.enemies]
    return Reading(
        refusal=RuleViolation(rule, targets=tuple(offered)),
        keep=_unclear_attack(said, open_to_attack),
        candidates=_candidates(_attack_on(said, seat) for seat in offered),
    )


def _which(said: Sentence, seats: Sequence[Seat], question: str = "arena-ask-which") -> Reading:
    return Reading(
        question=question,
        facts={"targets": tuple(seats)},
        candidates=_candidates(_attack_on(said, seat) for seat in seats),
        keep=_unclear_attack(said, seats),
    )


def _attack_on(said: Sentence, target: Seat) -> Attack:
    return Attack(decision=said.decision.id, target=target, stance=said.stance or "balanced")


def _unclear_attack(said: Sentence, named: Sequence[Seat]) -> Unclear:
    return Unclear(decision=said.decision.id, verb="attack", named=tuple(named[:NAMED_LIMIT]), stance=said.stance)


# ---- hail


def _hail(said: Sentence) -> Reading:
    meant, options = said.meant, said.view.options
    is_furious = meant.stances == ["furious"] and options.hail_stance == "furious_allowed"
    if meant.stances and not is_furious:
        return _refused("ARENA-DRUM-k", stance=meant.stances[0])
    pool = [line for line in said.enemies if line.status == "standing" or options.hail_pool == "alive"]
    numbers = list(dict.fromkeys(meant.numbers))
    if len(pool) < FEWEST_BLOWS or (numbers and numbers[0] < FEWEST_BLOWS):
        return _refused("ARENA-DRUM-i", standing=len(pool))
    if meant.targets:
        return _refused("ARENA-DRUM-g", standing=len(pool))
    stance = "furious" if is_furious else "none"
    if len(numbers) == 1:
        return Reading(action=Hail(decision=said.decision.id, number=numbers[0], stance=stance))
    return Reading(
        question="arena-ask-number",
        facts={"standing": len(pool)},
        candidates=_candidates(Hail(decision=said.decision.id, number=n, stance=stance) for n in range(FEWEST_BLOWS, len(pool) + 1)),
        keep=Unclear(decision=said.decision.id, verb="hail", stance="furious" if is_furious else None),
    )


# ---- abilities


def _helps(said: Sentence) -> Reading:
    cls = said.view.you.cls if said.view.you else "vocal"
    if len(said.meant.helps) > HELPS_AT_MOST[cls]:
        return _refused("ARENA-VOCAL-b" if cls == "vocal" else "ARENA-ABILITY-a")
    clear = [help for help in said.meant.helps if help.target and help.target.seat is not None]
    missing = [help for help in said.meant.helps if help not in clear]
    if not missing:
        return Reading(action=_help_action(said, [(help.act, cast("Target", help.target).seat or 0) for help in clear]))
    return _which_ally(said, missing[0], clear)


def _which_ally(said: Sentence, missing: HelpMeant, clear: Sequence[HelpMeant]) -> Reading:
    """Asks for the one target that isn't clear; a Conductor's clear ability is kept (ARENA-R40)."""
    ability = ABILITY[missing.act]
    may_self = ability == "ward" or (ability == "heal" and said.view.options.self_healing == "on")
    offered = said.enemies if ability == "curse" else [line for line in said.allies if may_self or line.seat != said.seat]
    seats = [line.seat for line in offered]
    named = [seat for seat in sorted(missing.target.seats) if seat in seats] if missing.target else []
    near = [seat for seat in said.nearly_named() if seat in seats]
    others = [(help.act, cast("Target", help.target).seat or 0) for help in clear]
    keep = Unclear(decision=said.decision.id, verb=ability)
    if others and ability in ("inspiration", "ward"):
        keep = Unclear(decision=said.decision.id, verb=ability, clear=cast("Help", ABILITY[others[0][0]]), clear_target=others[0][1])
    return Reading(
        question="arena-ask-which" if named else "arena-ask-near" if near else "arena-ask-target",
        facts={"targets": tuple(named or near or seats), "ability": ability},
        candidates=_candidates(_help_action(said, [*others, (missing.act, seat)]) for seat in named or near or seats),
        keep=keep,
    )


def _help_action(said: Sentence, helps: Sequence[tuple[str, Seat]]) -> Action:
    decision = said.decision.id
    (act, target), *more = helps
    match ABILITY[act]:
        case "heal":
            return Heal(decision=decision, target=target)
        case "curse":
            return Curse(decision=decision, target=target)
        case first:
            second = {"second": ABILITY[more[0][0]], "second_target": more[0][1]} if more else {}
            return Conduct.model_validate({"decision": decision, "first": first, "first_target": target, **second})
