"""What no linter knows of: rules of the house, read from the source."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# The one place that sends by itself, and the controls' answers to the person who pressed them.
MAY_SEND = ("bot/tables/outbox", "bot/tables/delivery", "bot/ui/", "bot/local/")
CLOCKS = {
    "datetime.now", "datetime.utcnow", "datetime.today", "date.today", "time.time", "time.time_ns", "time.sleep", "time.localtime",
}  # fmt: skip
LONGEST = 400


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Every call with its dotted name, as far as there is one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node, dotted(node.func)


def dotted(node: ast.expr) -> str:
    match node:
        case ast.Name(id=id):
            return id
        case ast.Attribute(value=value, attr=attr):
            return f"{dotted(value)}.{attr}"
        case ast.Await(value=value) | ast.Call(func=value):
            return f"{dotted(value)}()"
        case _:
            return "?"


def asks_the_machine_for_the_time(tree: ast.AST) -> Iterator[int]:
    """Also where the function is only handed on (`now=datetime.now`) or imported by its bare name."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute() if ".".join(dotted(node).split(".")[-2:]) in CLOCKS:
                yield node.lineno
            case ast.ImportFrom(module="time", names=names) if {f"time.{alias.name}" for alias in names} & CLOCKS:
                yield node.lineno
            case _:
                pass


def sends_by_itself(tree: ast.AST) -> Iterator[int]:
    """`channel.send(…)`, `user.send(…)`, `followup.send(…)` and an interaction's public answer."""
    for call, of in calls(tree):
        private = any(word.arg == "ephemeral" and getattr(word.value, "value", True) is not False for word in call.keywords)
        if of.endswith((".send", ".send_message")) and not private:
            yield call.lineno


def swallows_faults(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler):
            caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(kind is None or dotted(kind) in ("Exception", "BaseException") for kind in caught):
                yield node.lineno


def prints(tree: ast.AST) -> Iterator[int]:
    yield from (call.lineno for call, of in calls(tree) if of in ("print", "pprint", "pprint.pprint", "sys.stdout.write"))


_SENTENCE = re.compile(r"^[A-ZА-ЯЁ][^\n]*(?:[\s][^\s]+){2,}[.!?…]$", re.DOTALL)


def speaks(tree: ast.AST) -> Iterator[int]:
    """Whole sentences as constants: people's text lives in Fluent files. Docstrings and faults' texts are for developers."""
    for node in without(tree, (ast.Raise, ast.Assert)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _SENTENCE.match(node.value.strip()):
            yield node.lineno


def without(tree: ast.AST, kinds: tuple[type[ast.AST], ...]) -> Iterator[ast.AST]:
    """A walk that goes round whole statements of these kinds and round docstrings (any bare string)."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, kinds) or (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            continue
        yield child
        yield from without(child, kinds)


def found(check: Callable[[ast.AST], Iterator[int]], paths: Iterator[Path], *, but: tuple[str, ...] = ()) -> list[str]:
    return [f"{name(path)}:{line}" for path in paths if not name(path).startswith(but) for line in sorted(set(check(parsed(path))))]


@pytest.mark.lesson("D15")
def test_nobody_asks_the_machine_for_the_time():
    assert found(asks_the_machine_for_the_time, sources("bot", "cogs"), but=("bot/local/",)) == []


@pytest.mark.lesson("B9")
def test_nobody_sends_past_the_outbox_and_the_controls():
    assert found(sends_by_itself, sources("bot", "cogs"), but=MAY_SEND) == []


def test_nobody_prints():
    assert found(prints, sources("bot", "cogs")) == []


def test_rules_and_kernel_swallow_no_fault():
    rules = (path for path in sources("cogs") if "rules" in path.parts)
    assert found(swallows_faults, rules) + found(swallows_faults, sources("bot/kernel")) == []


def test_no_sentence_stands_in_the_code_of_a_game():
    assert found(speaks, sources("cogs")) == []


def test_no_module_is_longer_than_one_sitting():
    lengths = {name(path): path.read_text(encoding="utf-8").count("\n") for path in sources("bot", "cogs", "tools", "bench")}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


def test_modules_are_named_after_what_they_know():
    vague = re.compile(r"(^|_)(utils?|helpers?|common|misc|managers?|handlers?|services?)(_|$)")
    assert [name(path) for path in sources("bot", "cogs", "tests", "tools", "bench") if vague.search(path.stem)] == []


def test_no_token_is_in_the_checkout():
    token = re.compile(r"[MNO][\w-]{23,27}\.[\w-]{6,7}\.[\w-]{27,}")
    kinds = {".py", ".toml", ".md", ".ftl", ".json", ".yml", ".txt"}
    texts = [path for folder in ("bot", "cogs", "tests", "tools", "docs") for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    texts += [path for path in ROOT.iterdir() if path.is_file() and path.suffix in kinds and path.name != "config.toml"]
    assert [name(path) for path in texts if token.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("check", "bad", "good"),
    [
        (asks_the_machine_for_the_time, "datetime.datetime.now(UTC)", "utcnow()"),
        (asks_the_machine_for_the_time, "def f(now=datetime.now): ...", "def f(now=discord.utils.utcnow): ..."),
        (asks_the_machine_for_the_time, "from time import sleep", "from time import monotonic"),
        (sends_by_itself, "channel.send('x')", "outbox.put('x')"),
        (sends_by_itself, "inter.response.send_message('x')", "inter.response.send_message('x', ephemeral=True)"),
        (sends_by_itself, "(await f()).send('x')", "send('x')"),
        (swallows_faults, "try: f()\nexcept Exception: pass", "try: f()\nexcept ValueError: pass"),
        (swallows_faults, "try: f()\nexcept: pass", "f()"),
        (swallows_faults, "try: f()\nexcept (KeyError, Exception): pass", "try: f()\nexcept (KeyError, ValueError): pass"),
        (prints, "print(1)", "log.info(1)"),
        (speaks, "x = 'Your order is sealed.'", "'''A docstring that says so.'''\nraise ValueError('This is for developers.')"),
        (speaks, "f('Заявка принята и запечатана.')", "f('order-sealed')"),
    ],
)
def test_the_checks_see_what_they_are_for(check: Callable[[ast.AST], Iterator[int]], bad: str, good: str):
    assert (list(check(ast.parse(bad))), list(check(ast.parse(good)))) == ([1] if "\n" not in bad else [2], [])
