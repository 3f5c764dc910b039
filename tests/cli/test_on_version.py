"""`longtable replay --on-version`: what other rules would make of games that have begun."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.kernel import walk
from bot.kernel.game import RuleViolation
from cogs.arena.rules.game import Arena
from tests.cli.test_cli import TOKEN, call, refused

ROOT = Path(__file__).parents[1]
RULINGS = ROOT / "games" / "arena" / "fixtures" / "rulings.json"
FIRST = ROOT / "store" / "fixtures" / "first.sqlite3"


@pytest.fixture
def copy(tmp_path: Path) -> str:
    shutil.copy(FIRST, tmp_path / "copy.sqlite3")
    return str(tmp_path / "copy.sqlite3")


def test_the_rules_that_wrote_a_journal_make_the_same_of_it():
    result = call("replay", str(RULINGS), "--on-version")
    assert result.exit_code == 0, result.output
    assert "no difference" in result.output


def test_every_live_table_of_a_database_is_compared_with_its_events_and_state(copy: str):
    result = call("replay", "--on-version", "--database", copy)
    assert result.exit_code == 0, result.output
    assert result.output.count("no difference") == 2  # the running and the paused one: a lobby has no journal


def test_what_differs_is_named_by_entry_and_field(copy: str, monkeypatch: pytest.MonkeyPatch):
    real = Arena.resolve

    def weaker(self: Arena, *args: Any) -> Iterator[Any]:
        for event in real(self, *args):
            yield event.model_copy(update={"total": event.total - 1}) if event.kind == "attack_reckoned" else event

    monkeypatch.setattr(Arena, "resolve", weaker)
    result = call("replay", "--on-version", "--database", copy)
    assert result.exit_code == 1
    assert "would go otherwise" in result.output
    assert "attack_reckoned.total: " in result.output


def test_an_entry_that_is_no_longer_allowed_names_its_rule(monkeypatch: pytest.MonkeyPatch):
    real = walk.check

    def stricter(game: Any, state: Any, seat: int, decision: Any, action: Any) -> None:
        if action.kind == "heal":
            raise RuleViolation("ARENA-VOC-b")
        real(game, state, seat, decision, action)

    monkeypatch.setattr(walk, "check", stricter)
    result = call("replay", str(RULINGS), "--on-version")
    assert result.exit_code == 1
    assert "No longer allowed: ARENA-VOC-b" in result.output


def test_a_state_that_differs_is_shown_field_by_field(copy: str):
    with closing(sqlite3.connect(copy)) as con:
        table, state = con.execute("select table_id, state from states join tables on id = table_id where status = 'running'").fetchone()
        document = json.loads(state)
        document["round"] += 1
        con.execute("update states set state = ? where table_id = ?", (json.dumps(document).encode(), table))
        con.commit()
    result = call("replay", "--on-version", "--database", copy)
    assert result.exit_code == 1
    assert "state.round: 4 → 3" in result.output or "state.round: 3 → 2" in result.output


def test_check_replays_live_tables_before_a_release(copy: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", copy)
    result = call("check", "--replay")
    assert result.exit_code == 0, result.output
    assert result.output.count("no difference") == 2


def test_what_can_not_be_compared_is_said():
    assert "--database" in refused("replay")
    assert "--database" in refused("replay", "--database", "x.sqlite3")
    assert "x.sqlite3" in refused("replay", "--on-version", "--database", "x.sqlite3")
