"""The tree of choices: checking, listing and random play all walk down the same branches (design, part 3)."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from bot.kernel.game import Action, Choices, Decision, Game, Picks, RuleViolation, Value

AnyGame = Game[Any, Any, Any]


@cache
def actions_of(game: AnyGame) -> TypeAdapter[Any]:
    """Reads an action document of `game`."""
    return TypeAdapter(game.action_type)


def check(game: AnyGame, state: Any, seat: int, decision: Decision, action: Action) -> Picks:
    """The path of `action` through the tree; raises the game's RuleViolation at the first value that isn't offered."""
    fields = {name: getattr(action, name) for name in type(action).model_fields}
    picks: Picks = ()
    taken: dict[str, int] = {"decision": 0}
    while (choices := game.choices(state, seat, decision, picks)) is not None:
        done = taken.get(choices.field, 0)
        value = _next_value(fields.get(choices.field), choices, done)
        picks = (*picks, (choices.field, value))
        if not is_offered(choices, value):
            raise game.refusal(state, seat, decision, picks)
        taken[choices.field] = done + (value is not None)
    for name, value in fields.items():
        left = _left_over(type(action), name, value, taken.get(name))
        if left is not None:
            raise game.refusal(state, seat, decision, (*picks, (name, left)))
    return picks


def _next_value(given: Any, choices: Choices, done: int) -> Value:
    if choices.form != "list":
        return given
    items: tuple[Value, ...] = tuple(given or ())
    return items[done] if done < len(items) else None


def _left_over(model: type[Action], name: str, value: Any, taken: int | None) -> Value:
    """A value that the path had no place for; None where all of the field was used."""
    if isinstance(value, tuple | list):
        items: list[Value] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return items[taken or 0] if len(items) > (taken or 0) else None
    if taken is not None or value == model.model_fields[name].default:
        return None
    return value


def is_offered(choices: Choices, value: Value) -> bool:
    """Whether `choices` takes `value` as the next pick."""
    if value is None:
        return choices.stop or any(offered is None for offered in choices.values)
    if choices.form == "note":
        return isinstance(value, str) and 0 < len(value) <= choices.limit
    return any(offered == value and type(offered) is type(value) for offered in choices.values)


def build(game: AnyGame, decision: Decision, picks: Picks) -> Action:
    """The action of a whole path."""
    document: dict[str, Any] = {"decision": decision.id}
    for name, value in picks:
        if value is None:
            continue
        if name in document:
            held = document[name]
            document[name] = [*held, value] if isinstance(held, list) else [held, value]  # pyright: ignore[reportUnknownVariableType]
        else:
            document[name] = value
    return _with_lists(game, document)


def _with_lists(game: AnyGame, document: dict[str, Any]) -> Action:
    """A list field of one item came out as a bare value: the game's model says which fields are lists."""
    for name in _list_fields(game, document["kind"]) & document.keys():
        if not isinstance(document[name], list):
            document[name] = [document[name]]
    return actions_of(game).validate_python(document)


@cache
def _list_fields(game: AnyGame, kind: str) -> frozenset[str]:
    schema = actions_of(game).json_schema()
    definitions: dict[str, Any] = schema.get("$defs", {}) or {"only": schema}
    for model in definitions.values():
        properties: dict[str, Any] = model.get("properties", {})
        if properties.get("kind", {}).get("const") == kind:
            return frozenset(name for name, shape in properties.items() if shape.get("type") == "array")
    return frozenset()


def legal_actions(game: AnyGame, state: Any, seat: int, decision: Decision, note: str = "…") -> Iterator[Action]:
    """Every whole action, lazily, each once; notes are filled with `note`. For small trees and tests."""
    seen: set[str] = set()
    for picks in paths(game, state, seat, decision, note):
        action = build(game, decision, picks)
        mark = action.model_dump_json()
        if mark not in seen:
            seen.add(mark)
            yield action


def paths(game: AnyGame, state: Any, seat: int, decision: Decision, note: str = "…", start: Picks = ()) -> Iterator[Picks]:
    """Every whole path below `start`."""
    choices = game.choices(state, seat, decision, start)
    if choices is None:
        yield start
        return
    for value in offered(choices, note):
        yield from paths(game, state, seat, decision, note, (*start, (choices.field, value)))


def offered(choices: Choices, note: str = "…") -> tuple[Value, ...]:
    """The values of one depth, with None where one may stop."""
    values: tuple[Value, ...] = (note[: choices.limit],) if choices.form == "note" else choices.values
    return (*values, None) if choices.stop and None not in values else values


def random_action(game: AnyGame, state: Any, seat: int, decision: Decision, rng: random.Random, note: str = "…") -> Action:
    """One whole action, each pick evenly among what is offered."""
    picks: Picks = ()
    while (choices := game.choices(state, seat, decision, picks)) is not None:
        values = offered(choices, note)
        if not values:
            raise AssertionError(f"{game.key}: {decision.id}: nothing offered after {picks}")
        picks = (*picks, (choices.field, rng.choice(values)))
    return build(game, decision, picks)


def why_not(game: AnyGame, state: Any, seat: int, decision: Decision, action: Action) -> RuleViolation | None:
    """What `check` would refuse, as a value."""
    try:
        check(game, state, seat, decision, action)
    except RuleViolation as refused:
        return refused
    return None
