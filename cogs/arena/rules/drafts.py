"""An order as somebody wrote it, whole or not, and the first rule it breaks (content, part 5).

The tree of choices can't hold everything people write: two actions at once, a stance with a healing, names for a hail.
The parser fills a `Draft`, `judge` cites the rule, `order_of` makes the action, kept as unclear where a ruling keeps it.
"""

from dataclasses import dataclass
from typing import Literal

from bot.kernel.game import RuleViolation
from cogs.arena.rules.actions import NAMED_LIMIT, Attack, Conduct, Curse, Hail, Heal, Idle, Order, Unclear
from cogs.arena.rules.legality import Position, can_act, hail_rule, has_ability, is_foe, most_blows, needs_post, self_rule, target_rule
from cogs.arena.rules.words import Help, Stance, Verb

MOST_HELPS = 2  # ARENA-COND-b


@dataclass(frozen=True, slots=True)
class Part:
    """One action with the seats it names; `number` is a hail's."""

    verb: Verb | Literal["idle"]
    targets: tuple[int, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    parts: tuple[Part, ...]
    stances: frozenset[Stance] = frozenset()
    everyone: bool = False  # the target was "everybody" or the like (ARENA-ATTACK-b)

    @property
    def abilities(self) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.verb not in ("attack", "idle"))

    @property
    def attacks(self) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.verb == "attack")


def judge(position: Position, draft: Draft) -> RuleViolation | None:
    """The first rule that the draft breaks, in the order of content part 5; None also for one that is only incomplete."""
    for check in (_sender, _two_actions, _class, _stances, _post, _numbers, _targets):
        refused = check(position, draft)
        if refused is not None:
            return refused
    return None


def lacks(draft: Draft) -> RuleViolation | None:
    """What an otherwise legal draft still lacks, as the question the bot asks (ARENA-R22, ARENA-R40)."""
    for part in draft.parts:
        if part.verb == "attack" and len(part.targets) != 1:
            return RuleViolation("ARENA-ATTACK-b" if draft.everyone else "ARENA-ATTACK-a", named=len(part.targets))
        if part.verb == "hail" and part.number is None:
            return RuleViolation("ARENA-R40", verb=part.verb)
        if part.verb in ("heal", "curse", "inspiration", "ward") and len(part.targets) != 1:
            return RuleViolation("ARENA-R40", verb=part.verb)
    return None


def order_of(draft: Draft, decision: str) -> Order | None:
    """The order a legal draft stands for; an incomplete one as `Unclear`; None where no action can be recognised."""
    if not draft.parts:
        return None
    one = draft.parts[0]
    stance = next(iter(draft.stances), None)
    if lacks(draft) is not None:
        return _unclear(draft, decision, stance)
    match one.verb:
        case "attack":
            return Attack(decision=decision, target=one.targets[0], stance=stance or "balanced")
        case "hail":
            return Hail(decision=decision, number=one.number or 0, stance="furious" if stance == "furious" else "none")
        case "heal":
            return Heal(decision=decision, target=one.targets[0])
        case "curse":
            return Curse(decision=decision, target=one.targets[0])
        case "inspiration" | "ward":
            return _conduct(draft.parts, decision)
        case "idle":
            return Idle(decision=decision)


def _conduct(parts: tuple[Part, ...], decision: str) -> Conduct:
    first, *more = parts
    if not more:
        return Conduct(decision=decision, first=_help(first), first_target=first.targets[0])
    return Conduct(
        decision=decision,
        first=_help(first),
        first_target=first.targets[0],
        second=_help(more[0]),
        second_target=more[0].targets[0],
    )


def _help(part: Part) -> Help:
    return "inspiration" if part.verb == "inspiration" else "ward"


def _unclear(draft: Draft, decision: str, stance: Stance | None) -> Unclear:
    open_part = next(part for part in draft.parts if lacks(Draft((part,))) is not None)
    clear = next((part for part in draft.parts if part is not open_part and part.verb in ("inspiration", "ward")), None)
    attack = open_part.verb == "attack"
    return Unclear(
        decision=decision,
        verb="attack" if open_part.verb == "idle" else open_part.verb,
        named=open_part.targets[:NAMED_LIMIT] if attack else (),
        stance=stance if attack else None,
        clear=_help(clear) if clear and len(clear.targets) == 1 else None,
        clear_target=clear.targets[0] if clear and len(clear.targets) == 1 else None,
    )


def _sender(position: Position, draft: Draft) -> RuleViolation | None:
    if position.statuses[position.me] == "dead":
        return RuleViolation("ARENA-WOUND-i", target=position.me)
    if not can_act(position) and any(part.verb != "idle" for part in draft.parts):
        return RuleViolation("ARENA-WOUND-e", seat=position.me)
    return None


def _two_actions(position: Position, draft: Draft) -> RuleViolation | None:
    """One thing a round (ARENA-ORDER-f); several abilities are a matter of their own numbers."""
    attacks, idles = len(draft.attacks), sum(part.verb == "idle" for part in draft.parts)
    things = attacks + idles + bool(draft.abilities)
    return RuleViolation("ARENA-ORDER-f") if things > 1 else None


def _class(position: Position, draft: Draft) -> RuleViolation | None:
    for part in draft.abilities:
        if not has_ability(position, part.verb):
            return RuleViolation("ARENA-ORDER-g", verb=part.verb)
    return None


def _stances(position: Position, draft: Draft) -> RuleViolation | None:
    if draft.abilities and draft.stances:
        hail = draft.abilities[0].verb == "hail"
        if not hail:
            return RuleViolation("ARENA-STANCE-g")
        if not position.furious_hail or draft.stances - {"furious"}:
            return RuleViolation("ARENA-DRUM-k")
    if len(draft.stances) > 1:
        return RuleViolation("ARENA-ATTACK-e")
    return None


def _post(position: Position, draft: Draft) -> RuleViolation | None:
    if needs_post(position) and any(part.verb != "idle" for part in draft.parts):
        return RuleViolation("ARENA-R30")
    return None


def _numbers(position: Position, draft: Draft) -> RuleViolation | None:
    """How many, on whom how often: the rules of content part 5 in its order."""
    abilities = draft.abilities
    for part in abilities:
        if part.verb == "hail" and (refused := _hail(position, part)):
            return refused
    most = MOST_HELPS if position.cls == "conductor" else 1
    if len(abilities) > most:
        return RuleViolation("ARENA-VOCAL-b" if position.cls == "vocal" else "ARENA-ABILITY-a", most=most)
    pairs = [(part.verb, target) for part in abilities for target in part.targets]
    for verb, target in pairs:
        if pairs.count((verb, target)) > 1:
            return RuleViolation("ARENA-COND-i", verb=verb, target=target)
    for part in abilities:
        for target in part.targets:
            if part.verb != "idle" and (rule := self_rule(position, part.verb, target)):
                return RuleViolation(rule, target=target)
    return None


def _hail(position: Position, part: Part) -> RuleViolation | None:
    number = part.number
    if number is not None and (rule := hail_rule(position, number)) == "ARENA-DRUM-i":
        return RuleViolation(rule, number=number, most=most_blows(position))
    if number is None and (rule := hail_rule(position, 2)):
        return RuleViolation(rule, number=2, most=most_blows(position))
    if part.targets:
        return RuleViolation("ARENA-DRUM-g", most=most_blows(position))
    if number is not None and (rule := hail_rule(position, number)):
        return RuleViolation(rule, number=number, most=most_blows(position))
    return None


def _targets(position: Position, draft: Draft) -> RuleViolation | None:
    """Dead targets of any part before the wrong side of any."""
    named: list[tuple[Verb, int]] = [(part.verb, target) for part in draft.parts if part.verb != "idle" for target in part.targets]
    for _, target in named:
        if position.statuses[target] == "dead":
            return RuleViolation("ARENA-WOUND-i", target=target)
    for verb, target in named:
        if rule := target_rule(position, verb, target):
            return RuleViolation(rule, target=target, itself=target == position.me, foe=is_foe(position, target))
    return None
