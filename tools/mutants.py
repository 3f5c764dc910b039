"""A bounded mutation run: `python -m tools.mutants SEED COUNT FILE... -- TESTS...` changes one place at a time and runs the tests.

For a sample of a few modules within minutes; run it in a copy of the tree, since it writes each mutant over its module. What no
test notices is printed with its line: a missing test, or a change that means the same.
"""

import ast
import random
import subprocess
import sys
from copy import copy
from pathlib import Path

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot,
    ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add,
    ast.And: ast.Or, ast.Or: ast.And, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
}  # fmt: skip
TIMEOUT = 120


def changed(node: ast.AST) -> bool:
    """Changes the node in place; False where there is nothing to change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            node.ops = [SWAPPED[type(op)]()]  # pyright: ignore[reportAttributeAccessIssue]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            node.op = SWAPPED[type(op)]()  # pyright: ignore[reportAttributeAccessIssue]
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as value):
            node.value = value + 1
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), operand)
        case ast.If(test=test):
            node.test = ast.UnaryOp(ast.Not(), test)
        case _:
            return False
    return True


def nodes(tree: ast.Module) -> list[ast.AST]:
    """In one order; imports are left alone."""
    return [node for top in tree.body if not isinstance(top, ast.Import | ast.ImportFrom) for node in ast.walk(top)]


def places(source: str) -> list[int]:
    """Numbers of the nodes that can be changed."""
    return [k for k, node in enumerate(nodes(ast.parse(source))) if hasattr(node, "lineno") and changed(copy(node))]


def mutant(source: str, place: int) -> tuple[int, str]:
    """Line and text with that one node changed."""
    tree = ast.parse(source)
    node = nodes(tree)[place]
    changed(node)
    return getattr(node, "lineno", 0), ast.unparse(ast.fix_missing_locations(tree))


def main(words: list[str]) -> None:
    seed, count, *rest = words
    files, tests = rest[: rest.index("--")], rest[rest.index("--") + 1 :]
    every = [(Path(name), place) for name in files for place in places(Path(name).read_text("utf-8"))]
    sample = random.Random(int(seed)).sample(every, min(int(count), len(every)))
    killed = 0
    for k, (path, place) in enumerate(sample, 1):
        before = path.read_text("utf-8")
        line, text = mutant(before, place)
        path.write_text(text, "utf-8")
        try:
            command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
            done = subprocess.run(command, capture_output=True, timeout=TIMEOUT, check=False).returncode != 0
        except subprocess.TimeoutExpired:
            done = True
        finally:
            path.write_text(before, "utf-8")
        killed += done
        if not done:
            print(f"survived: {path}:{line} {before.splitlines()[line - 1].strip()}", flush=True)
        print(f"{k} of {len(sample)} ({len(every)} places), {killed} killed", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
