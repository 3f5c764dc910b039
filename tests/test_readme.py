"""The README names every command people can type."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_readme_names_every_command():
    page = ROOT / "README.md"
    if not page.exists():
        pytest.skip("README.md isn't written yet")
    text = page.read_text(encoding="utf-8")
    assert [command for command in (*slash_commands(), *shell_commands()) if not re.search(rf"{re.escape(command)}\b", text)] == []


def slash_commands() -> list[str]:
    """The top-level names, "/table", "/roll": groups and single commands, read from the cogs' source."""
    return sorted(
        {f"/{name}" for path in (ROOT / "cogs").rglob("*.py") for name in _slash_names(ast.parse(path.read_text(encoding="utf-8")))}
    )


def _slash_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(keywords=keywords):
                yield from _given(keywords, "group_name", "name")
            case ast.Call(keywords=keywords) if ast.unparse(node.func) == "app_commands.Group":
                if not any(word.arg == "parent" for word in keywords):  # a group within a group
                    yield from _given(keywords, "name")
            case ast.AsyncFunctionDef(name=name, decorator_list=decorators):
                for call in decorators:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "app_commands.command":
                        yield from list(_given(call.keywords, "name")) or [name]
            case _:
                pass


def _given(keywords: list[ast.keyword], *wanted: str) -> Iterator[str]:
    for word in keywords:
        if word.arg in wanted and isinstance(word.value, ast.Constant):
            yield str(word.value.value)


def shell_commands() -> list[str]:
    """`longtable run` and its sisters, read from the command line's source."""
    path = ROOT / "bot/__main__.py"
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".command"):
                    given = [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]
                    names.append(f"longtable {given[0] if given else node.name.strip('_').replace('_', '-')}")
    return names
