"""Every case file of Nightlight holds."""

from pathlib import Path

import pytest

from bot.kernel.cases import Case, CaseGame, read_cases, run_case
from bot.kernel.ledger import load_ledger
from cogs.nightlight.rules import positions
from cogs.nightlight.rules.game import NIGHTLIGHT

FOLDER = Path(__file__).parents[3] / "cogs/nightlight/cases"
CASES = [(path, case) for path in sorted(FOLDER.glob("*.toml")) for case in read_cases(path)]


@pytest.mark.parametrize(("path", "case"), CASES, ids=[f"{path.stem}: {case.name}" for path, case in CASES])
def test_a_shipped_case_holds(path: Path, case: Case):
    assert path.stem in case.rules
    assert all(rule in load_ledger("cogs.nightlight") for rule in case.rules)
    assert run_case(case, CaseGame(NIGHTLIGHT, positions)) == []
