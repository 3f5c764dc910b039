"""Standing orders as people write and read them: what a card does unasked, and the plan for the next turn (NL-R34, NL-R41)."""

import re
from collections.abc import Sequence
from typing import Any, Literal, cast

from bot.kernel.game import BadInput
from bot.room import Say
from cogs.nightlight.naming import name_of
from cogs.nightlight.rules.actions import Condition, Plan, PlannedAttack, Policy
from cogs.nightlight.rules.board import Stuffed
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.view import NightlightView

__all__ = ["CONDITIONS", "MOMENTS", "condition_of", "condition_text", "free_cards", "kept_text", "with_plan", "with_policy"]

CONDITIONS = (
    "always", "would_unstuff", "damage >= 2", "damage >= 3", "attack_dice >= 5", "attack_dice >= 7", "tier >= 2", "tier >= 3",
    "wounds >= 2", "wounds >= 4",
)  # fmt: skip
"""Conditions that people use; any number may be written."""
MOMENTS = ("anywhere", "declared", "rolled", "my_defend", "defend", "round_end", "raid")
_COUNTED = re.compile(r"(attack_dice|damage|tier|wounds)\s*(?:>=|≥|from|от)?\s*(\d{1,2})")


def free_cards(view: NightlightView, animal: Stuffed) -> list[str]:
    """Cards of the stash that have a free action."""
    return [one.id for one in animal.stash if free_action(stash_card(view, one.id)) is not None]


def condition_of(view: NightlightView, words: str) -> Condition:
    """ "damage >= 2", "would_unstuff", "always", or an animal that is to be helped. Raises BadInput (nightlight-no-condition)."""
    text = words.strip().casefold()
    if text in ("always", "would_unstuff"):
        return Condition(kind=cast("Any", text))
    if found := _COUNTED.fullmatch(text):
        return Condition(kind=cast("Any", found[1]), n=int(found[2]))
    if text.upper() in {one.key for one in view.animals}:
        return Condition(kind="target", animal=text.upper())
    raise BadInput("nightlight-no-condition", words=words[:40])


def with_policy(kept: Sequence[Any], policy: Policy | None, card: str) -> list[Any]:
    """The seat's orders with that policy in the place of an earlier one for the same card; None switches it off."""
    others = [one for one in kept if not (isinstance(one, Policy) and one.card == card)]
    return [*others, policy] if policy is not None else others


def with_plan(kept: Sequence[Any], plan: Plan | None) -> list[Any]:
    """The seat's orders with that plan as the only one."""
    others = [one for one in kept if not isinstance(one, Plan)]
    return [*others, plan] if plan is not None else others


def plan_of(
    animal: Stuffed, attacks: Sequence[tuple[str, str]], *, defend: str | None, otherwise: Literal["ask", "pass"], on_turn: bool
) -> Plan:
    """For the turn that is coming; while the own turn is on, for what is left of it."""
    return Plan(
        turn=animal.turns + (0 if on_turn else 1),
        defend=(defend,) if defend else (),
        toughest=defend is None,
        attacks=tuple(PlannedAttack(card=card, enemy=enemy) for card, enemy in attacks),
        otherwise=otherwise,
    )


# ---- as text


def kept_text(say: Say, view: NightlightView, kept: Sequence[Any]) -> str:
    """All orders of a seat, a line each."""
    lines = [_line(say, view, one) for one in kept]
    return "\n".join([say("nightlight-kept"), *(f"- {line}" for line in lines)]) if lines else say("nightlight-kept-none")


def _line(say: Say, view: NightlightView, order: Policy | Plan) -> str:
    if isinstance(order, Plan):
        return _plan(say, view, order)
    card = name_of(say, view, order.card)
    when = ", ".join(_inside(say(f"choice-nightlight-{moment}")) for moment in order.moments)
    if order.way != "order":
        told = say(f"nightlight-kept-{order.way}", card=card)
    else:
        holds = ", ".join(condition_text(say, view, one) for one in order.conditions) or condition_text(say, view, Condition())
        told = say("nightlight-kept-order", card=card, condition=holds)
    if order.targets:
        told = say("nightlight-kept-targets", order=told, targets=", ".join(name_of(say, view, one) for one in order.targets))
    return say("nightlight-kept-when", order=told, moments=when) if when else told


def _inside(words: str) -> str:
    """A choice in the middle of a sentence."""
    return words[:1].lower() + words[1:]


def condition_text(say: Say, view: NightlightView, condition: Condition) -> str:
    animal = name_of(say, view, condition.animal) if condition.animal else ""
    return say(f"nightlight-condition-{condition.kind}", n=condition.n, animal=animal)


def _plan(say: Say, view: NightlightView, plan: Plan) -> str:
    attacks = [say("nightlight-order-attack", enemy=_of(say, view, one.enemy), card=_of(say, view, one.card)) for one in plan.attacks]
    parts = [say("nightlight-order-defend", enemy=_of(say, view, one)) for one in plan.defend] + attacks
    parts.append(say(f"nightlight-kept-otherwise-{plan.otherwise}"))
    return say("nightlight-kept-plan", parts="; ".join(parts))


def _of(say: Say, view: NightlightView, card: str) -> str:
    return name_of(say, view, card)
