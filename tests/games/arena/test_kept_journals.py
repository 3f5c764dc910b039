"""Journals of earlier versions (fixtures/*.json) played again by today's rules: what was told then still follows."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.kernel.export import verify
from cogs.arena.rules.game import ARENA

KEPT = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.lesson("E5", "E6")
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_battle_verifies_and_replays_to_its_outcome(path: Path):
    verdict = verify(read(path), {"arena": ARENA}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)
    assert verdict.final is not None
    outcome = verdict.final.outcome
    assert outcome is not None
    told = {"rulings": ("ARENA-", 6), "silence": ("ARENA-", 4)}[path.stem]
    assert outcome.cause.startswith(told[0])
    assert len(outcome.winners) + len(outcome.losers) in (0, told[1])


def test_the_kept_battles_hold_what_is_rare():
    kinds = {one["body"]["kind"] for path in KEPT for one in read(path)["openings"] if one["kind"] == "action"}
    assert kinds >= {"lt:withdraw", "unclear", "rule_target", "void_order", "post", "attack", "absent"}
    entries = [json.loads(one["text"]) for path in KEPT for one in read(path)["entries"]]
    assert "adjust_health" in {entry[5]["act"]["kind"] for entry in entries if entry[4] == "system" and "act" in entry[5]}
    origins = {one["origin"] for path in KEPT for one in read(path)["openings"] if one["kind"] == "action"}
    assert origins >= {"person", "default"}
