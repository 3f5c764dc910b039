"""Every case file that comes with the program holds."""

from pathlib import Path

import pytest

from bot.games import case_games, shipped_cases
from bot.kernel.cases import Case, read_cases, run_case
from bot.kernel.ledger import load_ledger

CASES = [(path, case) for path in shipped_cases() for case in read_cases(path)]


@pytest.mark.parametrize(("path", "case"), CASES, ids=[f"{path.stem}: {case.name}" for path, case in CASES])
def test_a_shipped_case_holds(path: Path, case: Case):
    assert run_case(case, case_games()[case.game]) == []


@pytest.mark.lesson("C17")
@pytest.mark.parametrize("path", sorted({path for path, _ in CASES}), ids=lambda path: path.stem)
def test_a_case_file_is_named_after_a_rule_that_its_cases_are_about(path: Path):
    cases = read_cases(path)
    assert all(rule in load_ledger(f"cogs.{case.game}") for case in cases for rule in case.rules)
    assert any(path.stem in case.rules for case in cases)
