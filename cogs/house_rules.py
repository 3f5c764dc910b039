"""A game's house rules as people read them: each switch of its options, each value with the sentence that says what it does."""

from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from bot.kernel.game import Options
from bot.room import Room, Say
from bot.ui.safe_text import escape

__all__ = ["changed_text", "house_text", "rule_text", "switches", "value_of", "values_of"]

MOST_NUMBERS = 20
SOME_NUMBERS = (5, 8, 10, 12, 15, 20, 25, 30, 40)


def switches(room: Room, options: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every switch with its value at this table."""
    read = room.game.options_type.model_validate(dict(options))
    return ((name, getattr(read, name)) for name in type(read).model_fields)


def values_of(room: Room, switch: str) -> Sequence[Any]:
    """The values a switch can have; of an open range some that make sense. None for an unknown switch."""
    field = room.game.options_type.model_fields.get(switch)
    if field is None:
        return ()
    values = [value for kind in _kinds(field.annotation) for value in get_args(kind)] if field.annotation is not bool else [False, True]
    if int not in _kinds(field.annotation):
        own = getattr(room, "switch_values", None)  # of a switch whose type doesn't list them
        return values or (own(switch) if own is not None else ())
    bounds = {name: getattr(mark, name) for mark in field.metadata for name in ("ge", "le") if hasattr(mark, name)}
    if "ge" in bounds and "le" in bounds:
        numbers = range(bounds["ge"], bounds["le"] + 1)
        return [*numbers[:MOST_NUMBERS], *values]
    return [*SOME_NUMBERS, *values]


def _kinds(annotation: Any) -> tuple[Any, ...]:
    """The parts of a type: Literals, int."""
    if get_origin(annotation) in (Union, UnionType):
        return tuple(part for kind in get_args(annotation) for part in _kinds(kind))
    return (annotation,) if get_origin(annotation) is Literal or annotation is int else ()


def value_of(room: Room, switch: str, typed: str) -> Any:
    """A value as somebody typed it: one of the switch's own where it is written so, else a number where it is one."""
    text = typed.strip()
    known = next((value for value in values_of(room, switch) if str(value).casefold() == text.casefold()), None)
    if known is not None:
        return known
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text


def rule_text(say: Say, room: Room, switch: str, value: Any) -> str:
    """What a switch with that value means, in the game's own sentence where it has one."""
    own = getattr(room, "house_rule", None)
    if own is not None and _is_possible(room, switch, value):
        return own(say, switch, value)
    return say("house-plain", switch=escape(switch), value=escape(str(value)))


def _is_possible(room: Room, switch: str, value: Any) -> bool:
    field = room.game.options_type.model_fields.get(switch)
    if field is None:
        return False
    return value in values_of(room, switch) or (isinstance(value, int) and int in _kinds(field.annotation))


def house_text(say: Say, room: Room, options: Mapping[str, Any]) -> str:
    """All of them, those that differ from the usual ones in bold."""
    usual: Options = room.game.options_type()
    lines = [say("house-heading", game=room.title(say))]
    for name, value in switches(room, options):
        sentence = rule_text(say, room, name, value)
        lines.append(f"- **{sentence}**" if value != getattr(usual, name) else f"- {sentence}")
    return "\n".join(lines)


def changed_text(say: Say, room: Room, options: Mapping[str, Any]) -> str:
    """Those that differ from the usual ones, where a menu shows the others."""
    usual: Options = room.game.options_type()
    differing = [(name, value) for name, value in switches(room, options) if value != getattr(usual, name)]
    lines = [f"- **{rule_text(say, room, name, value)}**" for name, value in differing] or [say("house-usual")]
    return "\n".join([say("house-heading", game=room.title(say)), *lines])
