"""Which ids the tests say they prove, read from the source without running anything."""

import ast
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass
class Marks:
    """Ids with the places that cite them, and marks whose ids can't be read from the source."""

    places: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    unreadable: list[str] = field(default_factory=list[str])

    def add(self, id: str, place: str) -> None:
        self.places.setdefault(id, []).append(place)


def marks(tests: Path, name: str) -> Marks:
    """All `pytest.mark.<name>("ID", …)` under a folder: on functions, classes, modules and in `pytest.param(marks=…)`."""
    found = Marks()
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for call in _calls(tree, name):
            place = f"{path.relative_to(tests.parent)}:{call.lineno}"
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value, place)
                else:
                    found.unreadable.append(place)
    return found


def listed(ids: list[str]) -> str:
    """Ids without a test, folded for a terminal."""
    return textwrap.fill("no test: " + " ".join(ids), 120, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=attr, value=ast.Attribute(attr="mark") | ast.Name(id="mark"))) if attr == name:
                yield node
            case _:
                pass
