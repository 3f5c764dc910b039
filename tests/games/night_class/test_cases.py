"""Every case file of Night Class holds."""

from pathlib import Path

import pytest

from bot.kernel.cases import Case, CaseGame, read_cases, run_case
from bot.kernel.ledger import load_ledger
from cogs.night_class.rules import positions
from cogs.night_class.rules.game import NIGHT_CLASS

FOLDER = Path(__file__).parents[3] / "cogs/night_class/cases"
CASES = [(path, case) for path in sorted(FOLDER.glob("*.toml")) for case in read_cases(path)]


@pytest.mark.parametrize(("path", "case"), CASES, ids=[f"{path.stem}: {case.name}" for path, case in CASES])
def test_a_shipped_case_holds(path: Path, case: Case):
    assert path.stem in case.rules
    assert all(rule in load_ledger("cogs.night_class") for rule in case.rules)
    assert run_case(case, CaseGame(NIGHT_CLASS, positions)) == []
