"""What is left of a choice as the fields of one form, and the way of what was filled in down the tree of choices."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from bot.kernel import walk
from bot.kernel.game import BadInput, Choices, Picks, Value
from bot.ui.limits import FORM_FIELDS, SELECT_OPTIONS, SELECT_VALUE, fits, length
from bot.ui.orders import NameBook, normal_words

if TYPE_CHECKING:
    from bot.ui.controls import Tree

__all__ = ["FieldLeft", "Filled", "fields_left", "filled_path", "meant"]

MOST_CHOICES = 300  # that are looked at for one form: what is more is asked step by step

Filled = Mapping[str, Value | list[Value]]
"""What was filled in, by field; a field that was left empty isn't in it."""


@dataclass(slots=True)
class FieldLeft:
    """One field: a select of `options` (value as JSON, label), or words."""

    name: str
    form: Literal["one", "list", "note"]
    limit: int = 0
    needed: bool = True  # whatever else is chosen
    options: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def is_select(self) -> bool:
        """Discord takes 25 options; of more one is written."""
        return self.form != "note" and len(self.options) <= SELECT_OPTIONS


class _TooMuch(Exception):
    """Doesn't fit one form."""


def fields_left(tree: "Tree", picks: Picks) -> list[FieldLeft]:
    """The fields below `picks`, in the order in which they are asked; empty where one press does it or one form doesn't."""
    spread = getattr(tree.room, "spread", None)
    if spread is not None and tree.decision.ask in spread.asks:
        return []  # there one press is a whole act
    found: dict[str, FieldLeft] = {}
    real: set[str] = set()  # fields that leave a choice at all
    ways: list[frozenset[str]] = []
    looked = 0

    def gather(path: Picks, asked: frozenset[str]) -> None:
        """Down every branch; `asked` are the fields of this one that left a choice and don't let one stop."""
        nonlocal looked
        looked += 1
        choices = tree.next(path)
        if looked > MOST_CHOICES or len(real) > FORM_FIELDS:
            raise _TooMuch
        if choices is None:
            ways.append(asked)
            return
        left = found.setdefault(choices.field, FieldLeft(choices.field, choices.form, choices.limit))
        if left.form != choices.form or any(name == choices.field for name, _ in path):
            raise _TooMuch
        if tree.only(choices) is None:
            real.add(choices.field)
            asked = asked if choices.stop else asked | {choices.field}
        if choices.form == "note":
            gather((*path, (choices.field, "…")), asked)
            return
        values = tree.spoken(choices)
        for value in values:
            if value is not None and (written := _written(value)) not in left.options:
                left.options[written] = tree.label(path, choices.field, value)
        if choices.form == "list":
            # What comes after a list is asked after whatever was taken first: one way through it is enough.
            gather(_through_list(tree, left, (*path, (choices.field, values[0])), values[0]), asked)
            values = (None,) if choices.stop else ()
        for value in values:
            gather((*path, (choices.field, value)), asked)

    try:
        gather(picks, frozenset())
    except _TooMuch:
        return []
    left = [one for name, one in found.items() if name in real]
    for one in left:
        one.needed = all(one.name in asked for asked in ways)
    return left if 2 <= len(left) <= FORM_FIELDS else []


def _written(value: Value) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if not fits(text, SELECT_VALUE):
        raise _TooMuch
    return text


def _through_list(tree: "Tree", left: FieldLeft, path: Picks, value: Value) -> Picks:
    """One way to the end of a list, for what is asked after it; a select takes each value once."""
    while value is not None and (choices := tree.next(path)) is not None and choices.field == left.name:
        taken = {one for name, one in path if name == left.name}
        if taken & set(choices.values):
            raise _TooMuch
        for one in choices.values:
            if (written := _written(one)) not in left.options:
                left.options[written] = tree.label(path, left.name, one)
        value = None if choices.stop else choices.values[0]
        path = (*path, (left.name, value))
    return path


def filled_path(tree: "Tree", picks: Picks, filled: Filled) -> Picks:
    """`picks` and what was filled in, as a whole path.

    Raises the game's RuleViolation at the first value that isn't offered, BadInput where something is missing, too long, or has no place.
    """
    lists = {name: list(value) for name, value in filled.items() if isinstance(value, list)}
    used: set[str] = set()
    path = picks
    while (choices := tree.next(path)) is not None:
        value = _value_for(tree, choices, path, filled, lists)
        if not walk.is_offered(choices, value):
            raise tree.refused((*path, (choices.field, value)))
        used.add(choices.field)
        path = (*path, (choices.field, value))
    for name in filled:
        if name not in used or lists.get(name):
            raise BadInput("form-no-place", field=_named(tree, name))
    return path


def _value_for(tree: "Tree", choices: Choices, path: Picks, filled: Filled, lists: dict[str, list[Value]]) -> Value:
    may_stop = walk.is_offered(choices, None)
    if choices.form == "list":
        left = lists.get(choices.field, [])
        # A select knows no order: a list is walked in the one in which it is offered.
        value = next((one for one in choices.values if one in left), left[0] if left else None)
        if value is not None:
            left.remove(value)
    else:
        given = filled.get(choices.field)
        value = None if isinstance(given, list) else given
    if value is None and not may_stop:
        if (only := tree.only(choices)) is not None:
            return only
        raise BadInput("form-missing", field=_named(tree, choices.field), legal=tree.legal_text(path))
    if choices.form == "note" and isinstance(value, str) and length(value) > choices.limit:
        raise BadInput("text-too-long", count=length(value), limit=choices.limit)
    return value


def _named(tree: "Tree", name: str) -> str:
    return tree.room.field_label(tree.say, tree.decision, name)


def meant(tree: "Tree", left: FieldLeft, said: str) -> Value:
    """The value of a field that was written because there are too many to choose from. Raises BadInput (form-unknown, form-several)."""
    words = normal_words(said)
    book = NameBook.of({value: [label] for value, label in left.options.items()})
    found = book.find(words, 0) if words else None
    if found is not None and found.length == len(words) and len(found.keys) == 1:
        return json.loads(next(iter(found.keys)))
    near = found.keys if found is not None else book.near(words[0]) if words else frozenset[str]()
    likely = [label for value, label in left.options.items() if value in near][:8]
    key = "form-several" if likely else "form-unknown"
    raise BadInput(key, field=_named(tree, left.name), said=said[:40], likely=likely)
