"""What a message holds, read from its syntax tree: variables, words, plural forms, and how long it can become."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.ui import limits

Node = ast.Message | ast.Term
Nodes = Mapping[str, Node]

KIND_LIMITS: Final = {
    "cmd": limits.COMMAND_DESCRIPTION,
    "option": limits.COMMAND_DESCRIPTION,
    "choice": limits.CHOICE_NAME,
    "button": limits.BUTTON_LABEL,
    "form-title": limits.FORM_TITLE,
    "form-label": limits.FORM_LABEL,
    "form-help": limits.FORM_HELP,
    "form-placeholder": limits.FORM_PLACEHOLDER,
    "select-placeholder": limits.SELECT_PLACEHOLDER,
    "select-label": limits.SELECT_LABEL,
    "select-description": limits.SELECT_DESCRIPTION,
    "placeholder": limits.FORM_PLACEHOLDER,
    "thread-name": limits.THREAD_NAME,
    "alt": limits.ALT_TEXT,
}
"""By how a key begins, after the game's name if it bears one; everything else is a message."""

NUMBER: Final = 5
"""A number that people read: "1,000"."""
VALUE: Final = 20
"""Any other variable without a stated length: a word or a name."""
_CALLS: Final = {"STAMP": len("<t:17670000000:F>"), "SPAN": len("23 hours 59 minutes"), "NUMBER": NUMBER}
_CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
_STATED = re.compile(r"\$([\w-]+)[^$\n]*?\bup to (\d+)")
_MANY_STATED = re.compile(r"((?:\$[\w-]+,\s*)+\$[\w-]+)\s+up to (\d+)")


def limit_of(key: str, rooms: Sequence[str] = ()) -> int:
    """The limit that a key's beginning implies: `button-…`, `arena-button-…`."""
    for room in rooms:
        key = key.removeprefix(f"{room.replace('_', '-')}-")
    kinds = [kind for kind in KIND_LIMITS if key == kind or key.startswith(f"{kind}-")]
    return KIND_LIMITS[max(kinds, key=len)] if kinds else limits.CONTENT


def stated_lengths(comment: str) -> dict[str, int]:
    """`$name up to 32` or `$a, $b up to 32` in a comment."""
    lengths = {name: int(size) for name, size in _STATED.findall(comment)}
    for names, size in _MANY_STATED.findall(comment):
        lengths |= {name.strip().removeprefix("$"): int(size) for name in names.split(",")}
    return lengths


def variables(node: Node, book: Nodes | None = None) -> frozenset[str]:
    """The variables that `node` asks its caller for; with `book` also those of the messages it refers to."""
    gather = _Gather()
    gather.visit(node)
    found = frozenset(gather.variables)
    for reference in gather.references if book else ():
        if book and reference in book and book[reference] is not node:
            found |= variables(book[reference], book)
    return found


def words(node: Node) -> list[str]:
    gather = _Gather()
    gather.visit(node)
    return gather.words


def plural_forms(node: Node) -> list[frozenset[str]]:
    """Of every choice by a number, which forms it has."""
    gather = _Gather()
    gather.visit(node)
    forms = [
        frozenset(variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)) for choice in gather.choices
    ]
    return [form & _CATEGORIES for form in forms if "one" in form or "few" in form or "many" in form]


def longest(node: Node, book: Nodes, lengths: Mapping[str, int]) -> int:
    """The length of the longest plausible rendering: of each choice its longest variant, of each variable its stated or usual length."""
    gather = _Gather()
    gather.visit(node)
    counted = {
        choice.selector.id.name
        for choice in gather.choices
        if isinstance(choice.selector, ast.VariableReference)
        and any(isinstance(variant.key, ast.NumberLiteral) or variant.key.name in _CATEGORIES for variant in choice.variants)
    }
    return _Measure(book, dict.fromkeys(counted, NUMBER) | dict(lengths)).pattern(node.value)


class _Gather(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


class _Measure:
    def __init__(self, book: Nodes, lengths: Mapping[str, int]) -> None:
        self.book, self.lengths = book, lengths
        self.inside: set[str] = set()  # a message that refers to itself ends here

    def pattern(self, pattern: ast.Pattern | None) -> int:
        return sum(self._element(element) for element in pattern.elements) if pattern else 0

    def _element(self, element: object) -> int:
        match element:
            case ast.TextElement():
                return limits.length(element.value)
            case ast.Placeable():
                return self._element(element.expression)
            case ast.VariableReference():
                return self.lengths.get(element.id.name, VALUE)
            case ast.StringLiteral():
                return limits.length(element.parse()["value"])
            case ast.NumberLiteral():
                return len(element.value)
            case ast.SelectExpression():
                return max(self.pattern(variant.value) for variant in element.variants)
            case ast.FunctionReference():
                return _CALLS.get(element.id.name, VALUE)
            case ast.MessageReference():
                return self._referred(element.id.name)
            case ast.TermReference():
                return self._referred(f"-{element.id.name}")
        raise TypeError(type(element).__name__)

    def _referred(self, key: str) -> int:
        if key in self.inside or key not in self.book:
            return VALUE
        self.inside.add(key)
        width = self.pattern(self.book[key].value)
        self.inside.discard(key)
        return width
