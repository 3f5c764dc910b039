"""The import contracts are kept, and each of them catches what it is for."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]

FAULTS = {
    "The kernel and every game's rules are pure": ("cogs/arena/rules/fault.py", "import discord"),
    "No game imports another": ("cogs/arena/fault.py", "import cogs.other.rules"),
    "The program knows its games in one list only (bot/games.py)": ("bot/tables/fault.py", "import cogs.arena.rules"),
    "Only the store speaks to the database": ("cogs/arena/fault_too.py", "import sqlite3"),
    "Pictures and stories are made from a view, never from a state": ("cogs/arena/narrate.py", "from cogs.arena.rules import state"),
}


def linted(folder: Path) -> subprocess.CompletedProcess[str]:
    lint = Path(sys.executable).with_name("lint-imports")
    return subprocess.run([lint, "--no-logo", "--no-cache"], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """The packages as they are, all of them empty, and a second game."""
    packages = {path.parent.relative_to(ROOT) for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("__init__.py")}
    modules = {Path("bot/config.py"), Path("bot/games.py"), Path("bot/app.py"), Path("cogs/arena/rules/state.py")}
    for path in (*(package / "__init__.py" for package in {*packages, Path("cogs/other"), Path("cogs/other/rules")}), *modules):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("", encoding="utf-8")
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace('["cogs.arena"', '["cogs.other", "cogs.arena"')
    (tmp_path / "pyproject.toml").write_text(config, encoding="utf-8")
    return tmp_path


def test_every_contract_has_a_fault_that_shows_it():
    assert [contract["name"] for contract in CONTRACTS] == list(FAULTS)


def test_every_game_stands_in_the_contract_between_games():
    games = sorted(f"cogs.{path.parent.name}" for path in ROOT.glob("cogs/*/rules"))
    contract = next(contract for contract in CONTRACTS if contract["type"] == "independence")
    assert sorted(contract["modules"]) == games


def test_the_contracts_are_kept():
    result = linted(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_allowed_imports_are_allowed(skeleton: Path):
    (skeleton / "bot/games.py").write_text("import cogs.arena.rules\n")
    (skeleton / "bot/store/sqlite.py").write_text("import sqlite3, aiosqlite\n")
    (skeleton / "cogs/arena/view.py").write_text("from cogs.arena.rules import state\n")
    (skeleton / "cogs/arena/narrate.py").write_text("from cogs.arena import view\n")
    result = linted(skeleton)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_contract_catches_its_fault(skeleton: Path):
    for path, line in FAULTS.values():
        (skeleton / path).write_text(f"{line}\n", encoding="utf-8")
    result = linted(skeleton)
    assert result.returncode == 1
    assert [contract for contract in FAULTS if f"{contract} BROKEN" not in result.stdout] == []
