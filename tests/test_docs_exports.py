"""Exported tables as the published pages have them: docs/export.schema.json and docs/verify.py."""

import copy
import hashlib
import importlib.util
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest

from bench.battle import battle
from bot.games import rooms
from bot.kernel.export import export_ended, export_running, verify
from bot.kernel.seal import seal_action
from bot.kernel.table import Table
from tests.kernel.minis.auction import Auction, Boast

ROOT = Path(__file__).parents[1]


@cache
def _fought() -> Table:
    """A battle with a published text in it, ended by scripts."""
    return battle(57)


@cache
def _export() -> dict[str, Any]:
    table = _fought()
    return export_ended(table.finish(), table.change.entries, table.change.openings)


def _running() -> dict[str, Any]:
    table = _fought()
    return export_running(table.finish(), table.change.entries)


def _with_words() -> dict[str, Any]:
    """A table at which somebody published a text, and had it erased again."""
    rng = random.Random(1)
    game = Auction()
    table = Table.start(
        game,
        "w1",
        game.options_type(),
        game.sample(rng)[1],
        seed=rng.randbytes(32),
        entropy=rng.randbytes,
        at=0,
        roll_seed=rng.randbytes(32),
    )
    table.take(1, Boast(decision="l0.boast.s1", text="Всё моё"), 5)
    while not table.is_over:
        table.close(table.decisions[0].group or "", 9)
    return export_ended(table.finish(), table.change.entries, table.change.openings)


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    """docs/verify.py as a module; it isn't on the path."""
    spec = importlib.util.spec_from_file_location("independent_verify", ROOT / "docs" / "verify.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _game(key: str) -> Any:
    return rooms()[key].game if key in rooms() else None


@pytest.mark.parametrize("document", [_export, _running, _with_words], ids=["ended", "running", "words"])
def test_an_export_has_the_published_form(document: Callable[[], dict[str, Any]]):
    schema = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    entries = validator.evolve(schema={"$ref": "#/$defs/entry", "$defs": schema["$defs"]})
    exported = json.loads(json.dumps(document()))
    assert [fault.message for fault in validator.iter_errors(exported)] == []
    assert [fault.message for one in exported["entries"] for fault in entries.iter_errors(json.loads(one["text"]))] == []


@pytest.mark.parametrize(
    "change",
    [{"seed": "00"}, {"complete": "yes"}, {"head": "abc"}, {"extra": 1}, {"entries": []}, {"complete": False}],
    ids=lambda change: next(iter(change)),
)
def test_the_form_refuses_what_is_no_export(change: dict[str, Any]):
    schema = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))
    assert not jsonschema.Draft202012Validator(schema).is_valid({**_export(), **change})


def test_the_checker_is_short_and_uses_nothing_but_python():
    source = (ROOT / "docs" / "verify.py").read_text("utf-8")
    assert len(source.splitlines()) < 100
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported <= sys.stdlib_module_names


def test_both_checkers_find_a_good_export_good(checker: ModuleType):
    assert list(checker.faults(_export())) == []
    assert verify(_export(), _game).holds
    assert list(checker.faults(_running())) == []
    assert list(checker.faults(_with_words())) == []


def test_erased_words_leave_an_export_good(checker: ModuleType):
    document = _with_words()
    (note,) = [one for one in document["openings"] if one["kind"] == "note"]
    note["body"] = None
    assert list(checker.faults(document)) == []
    note["body"] = "Всё твоё"
    assert list(checker.faults(document)) == ["entry 1: what was opened isn't what was sealed"]


def test_the_checker_draws_every_die_again(checker: ModuleType):
    verdict = verify(_export(), _game)
    assert len(verdict.dice) > 20
    seed = bytes.fromhex(_export()["seed"])
    for n, draw in verdict.dice:
        picked = draw.label == "ARENA-DRUM-g"
        faces = range(draw.faces, draw.faces - len(draw.values), -1) if picked else [draw.faces] * len(draw.values)
        drawn = checker.draw(seed, _export()["entries"][n]["hash"], draw.k, draw.label, faces)
        assert tuple(drawn) == tuple(value + picked for value in draw.values), draw


def _edit_entry(document: dict[str, Any]) -> None:
    """An order comes a second later."""
    one = document["entries"][4]
    one["text"] = re.sub(r',4,(\d+),"', lambda found: f',4,{int(found[1]) + 1000},"', one["text"])


def _rehash(document: dict[str, Any]) -> None:
    _edit_entry(document)
    document["entries"][4]["hash"] = hashlib.sha256(document["entries"][4]["text"].encode()).hexdigest()


def _drop_entry(document: dict[str, Any]) -> None:
    del document["entries"][5]
    document["openings"] = [one for one in document["openings"] if one["n"] != 5]


def _cut_end(document: dict[str, Any]) -> None:
    document["entries"].pop()


def _other_seed(document: dict[str, Any]) -> None:
    document["seed"] = "00" * 32


def _other_order(document: dict[str, Any]) -> None:
    next(one for one in document["openings"] if one["body"].get("kind") == "attack")["body"]["stance"] = "cautious"


def _other_class(document: dict[str, Any]) -> None:
    document["openings"][0]["body"]["cls"] = "vocal" if document["openings"][0]["body"]["cls"] != "vocal" else "drummer"


def _unopened(document: dict[str, Any]) -> None:
    document["openings"] = [one for one in document["openings"] if one["n"] != 6]


def _erased_order(document: dict[str, Any]) -> None:
    next(one for one in document["openings"] if one["n"] == 6)["body"] = None


def _second_opening(document: dict[str, Any]) -> None:
    """A forged order with a seal of its own, beside the one that was promised."""
    last = [one for one in document["openings"] if one["kind"] == "action" and one["body"]["kind"] == "attack"][-1]
    forged = copy.deepcopy(last)
    forged["body"]["stance"] = "cautious" if last["body"]["stance"] != "cautious" else "furious"
    forged["seal"] = seal_action(document["table"], forged["decision"], forged["seat"], forged["body"], bytes.fromhex(forged["salt"]))
    document["openings"].append(forged)


def _other_game(document: dict[str, Any]) -> None:
    document["game"] = "another"


TAMPERED = [
    _edit_entry,
    _rehash,
    _drop_entry,
    _cut_end,
    _other_seed,
    _other_order,
    _other_class,
    _unopened,
    _erased_order,
    _second_opening,
    _other_game,
]


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__.strip("_"))
@pytest.mark.parametrize("by", ["checker", "kernel"])
def test_a_changed_export_is_found_out(checker: ModuleType, tamper: Callable[[dict[str, Any]], None], by: str):
    document = copy.deepcopy(_export())
    tamper(document)
    assert document != _export()
    found = list(checker.faults(document)) if by == "checker" else verify(document, _game).faults
    assert found != []


def test_the_checker_speaks_by_exit_code(tmp_path: Path):
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(json.dumps(_export()), "utf-8")
    bad.write_text(json.dumps({**_export(), "seed": "00" * 32}), "utf-8")
    none.write_text("[]", "utf-8")
    seal = next(one["seal"] for one in _export()["openings"] if one["seal"])
    assert _checked(good) == 0
    assert _checked(good, _export()["head"], seal) == 0
    assert _checked(good, "A" * 20) == 1
    assert _checked(bad) == 1
    assert _checked(none) == 2
    assert _checked(tmp_path / "missing.json") == 2


def _checked(*words: Any) -> int:
    return subprocess.run(
        [sys.executable, "-I", ROOT / "docs" / "verify.py", *map(str, words)], capture_output=True, check=False
    ).returncode
