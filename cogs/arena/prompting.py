"""What a seat is asked, the labels of what it may choose, the numbers beside a choice, and orders in their canonical form."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from bot.kernel.game import Action, Decision, Picks, Seat, Value
from bot.room import Say
from bot.ui.limits import BUTTON_LABEL, clip
from cogs.arena.naming import label_name, name_of, names_of, tag_of
from cogs.arena.orders import Understood, answered, understood
from cogs.arena.orders_names import Called, book_of, called_in
from cogs.arena.rules.actions import (
    Absent,
    Attack,
    Concede,
    Conduct,
    Curse,
    Hail,
    Heal,
    Idle,
    Post,
    Rest,
    RuleTarget,
    Unclear,
    VoidOrder,
)
from cogs.arena.rules.legality import Position, most_blows, position_of_view
from cogs.arena.rules.words import FEWEST_BLOWS
from cogs.arena.view import ArenaView, Line
from cogs.arena.wording import condition, decimal, percent

__all__ = ["action_text", "closing_text", "field_label", "preview_text", "prompt", "value_label"]

SEATS = frozenset(("target", "first_target", "second_target", "named", "clear_target", "seat"))
OF_A_STATE = frozenset(("arena-prompt-order-down", "arena-prompt-post-dead"))  # who can't do everything is asked in other words
ABILITIES = frozenset(("first", "second", "verb", "clear"))
_FIELD = {"first_target": "target", "second_target": "target", "clear_target": "target"}


# ---- prompts: one shape for every seat (content, parts 6 and 7)


def prompt(say: Say, view: ArenaView, decision: Decision) -> str:
    if view.you is None or decision.ask == "master":
        return say("arena-prompt-master")
    line = view.line(view.you.seat)
    key = f"arena-prompt-{decision.ask}" if line.status == "standing" else f"arena-prompt-{decision.ask}-{line.status}"
    asked = say(key if key in OF_A_STATE else f"arena-prompt-{decision.ask}", round=view.round, name=name_of(say, line))
    if decision.ask != "order":
        return asked
    return "\n".join([asked, *(f"- {sentence}" for sentence in _may(say, view))])


def _may(say: Say, view: ArenaView) -> list[str]:
    """What the seat can do, of its own class; for a down seat differs by class in private only (ARENA-R29)."""
    you = view.you
    assert you is not None
    told: list[str] = []
    is_down = view.line(you.seat).status == "down"
    if is_down:
        told.append(say("arena-may-lie"))
        if you.can_act:
            told.append(say("arena-may-spurt"))
    if you.can_act:
        told.append(say("arena-may-attack", faces=you.die))
        told += _abilities(say, view)
    if not is_down:
        told.append(say("arena-may-pass"))
        if view.options.post_required == "on" and not you.posted:
            told.append(say("arena-prompt-unposted"))
    if view.options.concede == "unanimous":
        told.append(say("arena-may-vote"))
    return told


def _abilities(say: Say, view: ArenaView) -> list[str]:
    assert view.you is not None
    match view.you.cls:
        case "conductor":
            return [say("arena-may-conduct")]
        case "vocal":
            return [say("arena-may-heal"), say("arena-may-curse")]
        case "drummer":
            most = most_blows(position_of_view(view))
            return [say("arena-may-hail", numbers=_numbers(say, most))] if most >= FEWEST_BLOWS else [say("arena-may-hail-not")]


def _numbers(say: Say, most: int) -> str:
    return str(most) if most == FEWEST_BLOWS else say("arena-from-to", least=FEWEST_BLOWS, most=most)


# ---- labels


def field_label(say: Say, field: str) -> str:
    return say(f"arena-field-{_FIELD.get(field, field)}")


def value_label(say: Say, view: ArenaView, picks: Picks, field: str, value: Value) -> str:
    """At most 80 characters, for buttons and selects."""
    return clip(_label(say, view, picks, field, value), BUTTON_LABEL)


def _label(say: Say, view: ArenaView, picks: Picks, field: str, value: Value) -> str:
    match field:
        case _ if value is None:
            return say("arena-button-stop")
        case "kind" if value == "idle" and view.you and view.line(view.you.seat).status == "down":
            return say("arena-button-kind-lie")
        case "kind" | "stance":
            return say(f"arena-button-{field}-{value}")
        case "agree":
            return say("arena-button-agree-yes") if value else say("arena-button-agree-no")
        case _ if field in ABILITIES:
            return say(f"arena-button-ability-{value}")
        case _ if field in SEATS and isinstance(value, int) and 0 <= value < len(view.lines):
            return _character(say, view, value)
        case _:
            return say("arena-button-number", number=str(value))


def _character(say: Say, view: ArenaView, seat: Seat) -> str:
    line = view.line(seat)
    facts = {"tag": tag_of(say, line), "name": label_name(say, line), "state": condition(say, line.health, line.status)}
    if view.you and view.you.seat == seat:
        return say("arena-select-label-yourself", **facts)
    return say("arena-select-label-character", **facts)


# ---- numbers beside a choice


def preview_text(say: Say, numbers: Mapping[str, Any] | None) -> str:
    """The chances of an attack or a hail as far as the seat can know them."""
    if numbers is None:
        return ""
    zero, one, two, three = (percent(say, chance) for chance in numbers["chances"])
    facts = {"zero": zero, "one": one, "two": two, "three": three, "mean": decimal(say, numbers["mean"])}
    told = say("arena-preview-hail", **facts) if numbers["blows"] > 1 else say("arena-preview", **facts)
    return f"{told} {say('arena-preview-cost')}" if numbers["cost"] else told


# ---- canonical orders (content, part 8.3)


def action_text(say: Say, view: ArenaView, action: Action) -> str:
    """The action as a sentence. A seat's own order reads back as the same order in either language, whatever the names are."""
    if not isinstance(action, Attack | Heal | Curse | Conduct):
        return _untargeted(say, view, action)
    by_name = _targeted(say, view, action, name_of)
    if view.you is None:
        return by_name
    told = _Told(by_name, action, called_in(view), position_of_view(view), view)
    if _reads_back(told):
        return by_name
    # An order that nobody could give any more, its target being dead by now say, is told by name as every other.
    by_tag = _targeted(say, view, action, tag_of)
    return by_tag if _reads_back(replace(told, order=by_tag)) else by_name


@dataclass(frozen=True, slots=True)
class _Told:
    """An order as it was put, with all that its reading hangs on; `view` says the same at length."""

    order: str
    action: Action
    called: Called
    position: Position
    view: ArenaView = field(compare=False)


@lru_cache(256)  # few are said in a round, and each of them often
def _reads_back(told: _Told) -> bool:
    """Whether the words give the very same order again."""
    seat = told.position.me
    asked = Decision(told.action.decision or ".order.", (seat,), "order")
    meant = answered(_canonical(told.order, told.called, seat), told.view, seat, asked).action
    return meant == told.action.model_copy(update={"decision": asked.id})


@lru_cache(512)
def _canonical(order: str, called: Called, seat: Seat) -> Understood:
    return understood(order, book_of(called), seat)


def _targeted(say: Say, view: ArenaView, action: Attack | Heal | Curse | Conduct, called: Callable[[Say, Line], str]) -> str:
    match action:
        case Attack(target=target, stance=stance):
            return _said(say, "arena-order-attack", ("target", called(say, view.line(target))), ("stance", stance))
        case Heal(target=target):
            return _said(say, "arena-order-heal", ("target", called(say, view.line(target))))
        case Curse(target=target):
            return _said(say, "arena-order-curse", ("target", called(say, view.line(target))))
        case Conduct(helps=helps):
            told = [say("arena-order-help", ability=ability, target=called(say, view.line(target))) for ability, target in helps]
            return say("arena-order-both", first=told[0], second=told[1]) if len(told) > 1 else told[0]


@lru_cache(512)
def _said(say: Say, key: str, *facts: tuple[str, str]) -> str:
    return say(key, **dict(facts))


def _untargeted(say: Say, view: ArenaView, action: Action) -> str:
    match action:
        case Hail(number=number, stance=stance):
            return say("arena-order-hail-furious", number=number) if stance == "furious" else say("arena-order-hail", number=number)
        case Idle():
            is_down = view.you is not None and view.line(view.you.seat).status == "down"
            return say("arena-order-lie") if is_down else say("arena-order-idle")
        case Absent():
            return say("arena-order-absent")
        case Unclear():
            return _unclear(say, view, action)
        case _:
            return _other_act(say, view, action)


def _unclear(say: Say, view: ArenaView, action: Unclear) -> str:
    told = say("arena-order-unclear", verb=action.verb)
    if action.named:
        told = say("arena-order-unclear-named", named=names_of(say, view, action.named))
    if action.stance:
        told = say("arena-order-unclear-stance", order=told, stance=action.stance)
    if action.clear and action.clear_target is not None:
        clear = say("arena-order-help", ability=action.clear, target=name_of(say, view.line(action.clear_target)))
        told = say("arena-order-unclear-clear", order=told, clear=clear)
    return told


def closing_text(say: Say, view: ArenaView, action: Action) -> str:
    """What the round's closing makes of an unclear order (ARENA-R22, ARENA-R40); nothing of any other."""
    if not isinstance(action, Unclear):
        return ""
    match action.verb:
        case "attack":
            return say("arena-closing-attack", unclear=view.options.unclear_target)
        case "hail":
            return say("arena-closing-hail")
        case _:
            return say("arena-closing-help")


def _other_act(say: Say, view: ArenaView, action: Action) -> str:
    match action:
        case Post(text=text):
            return say("arena-order-post-sealed") if text.startswith("note:") else say("arena-order-post", count=len(text))
        case Concede(agree=agree):
            return say("arena-order-concede") if agree else say("arena-order-concede-no")
        case Rest():
            return say("arena-order-rest")
        case RuleTarget(seat=seat, target=target):
            return say("arena-order-ruled", name=name_of(say, view.line(seat)), target=name_of(say, view.line(target)))
        case VoidOrder(seat=seat):
            return say("arena-order-void", name=name_of(say, view.line(seat)))
        case _:
            return say("arena-order-absent")
