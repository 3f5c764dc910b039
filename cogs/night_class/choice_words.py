"""Acts as words: the canonical sentence, which can be sent back as an order, and the shorter line of a select."""

from bot.kernel.game import Action
from bot.room import Say
from cogs.night_class.naming import ability_name, column_name, enemy_name, hex_name, site_name
from cogs.night_class.rules.actions import Activate, Chain, Check, Commit, Decline, Deed, Interact, Move, Punch, Train, Undo
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.training import number_of
from cogs.night_class.view import NightView

__all__ = ["action_text", "deed_text", "option_text"]


def action_text(say: Say, view: NightView, action: Action) -> str:
    """The action as a sentence of the notation that private messages are written in."""
    night = night_of(view.options)
    match action:
        case Check(column=column):
            return say("night-class-order-check", column=column_name(say, night, column))
        case Undo():
            return say("night-class-order-undo")
        case Commit():
            return _commit(say, night, action)
        case Move() | Train() | Activate() | Chain() | Decline() | Punch() | Interact():
            return _deed(say, night, action)
        case _:
            raise ValueError(f"{action.kind} is no act of a night")


def deed_text(say: Say, options: NightOptions, deed: Deed) -> str:
    return _deed(say, night_of(options), deed)


def _deed(say: Say, night: Night, deed: Deed) -> str:
    match deed:
        case Move(second_die=None):
            return _with_way(say, say("night-class-order-move", die=str(deed.die), to=deed.to), deed.way)
        case Move():
            dice = f"{deed.die}+{deed.second_die}"
            return _with_way(say, say("night-class-order-move", die=dice, to=deed.to), deed.way)
        case Train():
            return say("night-class-order-train", die=str(deed.die), hex=hex_name(say, night, deed.hex))
        case Punch():
            return say("night-class-order-punch", die=str(deed.die), enemy=enemy_name(say, night, deed.target))
        case Interact():
            return say("night-class-order-interact", die=str(deed.die), site=site_name(say, night, deed.site))
        case Activate():
            return say("night-class-order-use", die=str(deed.die), ability=_used(say, night, deed))
        case Chain():
            return say("night-class-order-then", ability=_used(say, night, deed))
        case Decline():
            return say("night-class-order-decline")


def _with_way(say: Say, told: str, way: tuple[str, ...]) -> str:
    """The last space of a way is where it ends, and stands in the sentence already."""
    return say("night-class-order-way", order=told, way=" ".join(way[:-1])) if len(way) > 1 else told


def _used(say: Say, night: Night, act: Activate | Chain) -> str:
    """An ability with its own choices, in the order in which they are asked."""
    parts: list[str] = []
    if act.mode is not None:
        parts.append(say(f"night-class-mode-{act.mode}"))
    parts += [enemy_name(say, night, enemy) for enemy in (act.target, act.second_target) if enemy is not None]
    if act.site is not None:
        parts.append(site_name(say, night, act.site))
    if act.to is not None:
        parts.append(act.to)
    name = ability_name(say, night, act.ability)
    told = say("night-class-order-used", ability=name, choices=", ".join(parts)) if parts else name
    return _with_way(say, told, act.way)


def _commit(say: Say, night: Night, act: Commit) -> str:
    told = say("night-class-order-commit")
    if act.shapeshift is not None:
        told = say("night-class-order-shapeshift", order=told, enemy=enemy_name(say, night, act.shapeshift))
    if act.shrug is not None:
        told = say("night-class-order-shrug", order=told, enemy=enemy_name(say, night, act.shrug))
    return told


def option_text(say: Say, view: NightView, action: Action) -> str:
    """An act as one line of a select: the die, an arrow, what it is spent on."""
    night = night_of(view.options)
    match action:
        case Move():
            dice = str(action.die) if action.second_die is None else f"{action.die}+{action.second_die}"
            return say("night-class-select-label-die", die=dice, what=action.to)
        case Train():
            what = hex_name(say, night, action.hex)
            number = number_of(night, view.sheet, action.hex)
            return say("night-class-select-label-die", die=str(action.die), what=say("night-class-priced", hex=what, number=str(number)))
        case Punch():
            what = say("night-class-select-label-punch", enemy=enemy_name(say, night, action.target))
            return say("night-class-select-label-die", die=str(action.die), what=what)
        case Interact():
            return say("night-class-select-label-die", die=str(action.die), what=site_name(say, night, action.site))
        case Activate():
            return say("night-class-select-label-die", die=str(action.die), what=_used(say, night, action))
        case Chain():
            return _used(say, night, action)
        case Commit():
            return _answers(say, night, action)
        case _:
            return action_text(say, view, action)


def _answers(say: Say, night: Night, act: Commit) -> str:
    """What a commit answers to the End of Round."""
    told: list[str] = []
    if act.shapeshift is not None:
        told.append(say("night-class-answer-shapeshift", enemy=enemy_name(say, night, act.shapeshift)))
    if act.shrug is not None:
        told.append(say("night-class-answer-shrug", enemy=enemy_name(say, night, act.shrug)))
    return ", ".join(told) or say("night-class-answer-none")
