"""`make rules` and `make lessons` see every way a test names an id, and say what is missing or made up."""

from pathlib import Path

import pytest

from tools import lessons, readme_command, rules
from tools.marks import ROOT, marks

LEDGER = """
[game]
prefix = "XX"
[[rule]]
id = "XX-1"
[[rule]]
id = "XX-2"
[[rule]]
id = "XX-3"
[[ruling]]
id = "XX-R1"
"""

MARKED = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("M-1")]

@pytest.mark.rule("F-1", "F-2")
@mark.rule("F-3")
def test_a(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("P-1")), pytest.param(2, marks=[pytest.mark.rule("P-2")])])
class TestB:
    @pytest.mark.rule("C-1")
    async def test_c(self, x): ...
"""


def checkout(tmp_path: Path, test: str = "", *, game: str = "", cases: dict[str, str] | None = None) -> Path:
    files = {
        "cogs/xx/content/rulebook.toml": LEDGER,
        "cogs/xx/rules/game.py": game,
        "tests/test_x.py": test,
        "tools/lessons.txt": "A1\nA2\nG-1\n",
        "docs/quality.md": "",
        **{f"cogs/xx/cases/{name}": text for name, text in (cases or {}).items()},
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_ids_are_read_from_functions_classes_modules_and_parameters(tmp_path: Path):
    found = marks(checkout(tmp_path, MARKED) / "tests", "rule")
    assert sorted(found.places) == ["C-1", "F-1", "F-2", "F-3", "M-1", "P-1", "P-2"]
    assert found.places["F-1"] == ["tests/test_x.py:6"]
    assert found.unreadable == []


def test_an_id_that_is_no_plain_string_is_told(tmp_path: Path):
    found = rules.report(checkout(tmp_path, "import pytest\nID = 'XX-1'\n@pytest.mark.rule(ID)\ndef test_a(): ...\n"))
    assert (found.unreadable, found.fails) == (["tests/test_x.py:3"], True)


def test_case_files_prove_by_their_name_and_by_what_they_name(tmp_path: Path):
    cases = {
        "XX-1.toml": "",
        "more.toml": 'rule = "XX-2"\n[[case]]\nrules = ["XX-R1"]\n[[case]]\nname = "no id"\n',
        "night-1.toml": "",
    }
    found = rules.report(checkout(tmp_path, cases=cases))
    assert found.games[0].missing == ["XX-3"]
    assert found.unknown == {}


@pytest.mark.parametrize("game", ["finished = True", "class G:\n    finished: bool = True\n"])
def test_a_finished_game_must_be_proved_whole(tmp_path: Path, game: str):
    root = checkout(tmp_path, '@pytest.mark.rule("XX-1", "XX-2", "XX-3")\ndef test_a(): ...', game=game)
    found = rules.report(root)
    assert (found.fails, found.games[0].missing) == (True, ["XX-R1"])
    assert "XX (finished): 3 of 4 ids proved\n  no test: XX-R1" in str(found)
    checkout(tmp_path, '@pytest.mark.rule("XX-1", "XX-2", "XX-3", "XX-R1")\ndef test_a(): ...', game=game)
    assert not rules.report(root).fails


def test_a_game_in_the_making_may_be_open(tmp_path: Path):
    found = rules.report(checkout(tmp_path, game="finished = False"))
    assert (found.fails, found.games[0].missing) == (False, ["XX-1", "XX-2", "XX-3", "XX-R1"])


def test_an_id_of_no_ledger_fails_with_its_place(tmp_path: Path):
    found = rules.report(checkout(tmp_path, '@pytest.mark.rule("XX-9")\ndef test_a(): ...'))
    assert found.fails
    assert "XX-9 is in no ledger, cited at tests/test_x.py:1" in str(found)


def test_rows_of_the_lessons_are_answered_or_excused_with_a_reason(tmp_path: Path):
    root = checkout(tmp_path, '@pytest.mark.lesson("A1")\ndef test_a(): ...')
    (root / "docs/quality.md").write_text("| row | reason |\n| --- | --- |\n| G-1 | Nothing of the kind is there. |\n")
    found = lessons.report(root)
    assert (found.open, found.fails(every=False), found.fails(every=True)) == (["A2"], False, True)


def test_an_excuse_for_an_answered_row_and_a_made_up_row_fail(tmp_path: Path):
    root = checkout(tmp_path, '@pytest.mark.lesson("A1", "Z9")\ndef test_a(): ...')
    (root / "docs/quality.md").write_text("| A1 | reason |\n")
    found = lessons.report(root)
    assert (found.twice, list(found.unknown), found.fails(every=False)) == (["A1"], ["Z9"], True)


def test_no_test_of_this_checkout_cites_an_id_that_is_not_there():
    assert rules.report(ROOT).unknown == {}
    assert rules.report(ROOT).unreadable == []
    assert lessons.report(ROOT).unknown == {}


def test_the_arena_calls_itself_finished_so_that_a_gap_in_its_proofs_fails_the_build():
    (arena,) = [game for game in rules.report(ROOT).games if game.prefix == "ARENA"]
    assert (arena.finished, arena.missing) == (True, [])


def test_the_marked_block_of_a_page_is_its_test_command():
    page = "# P\n```sh\nmake play\n```\n<!-- ci: test -->\n```sh\n$ make test\nmake lint\n```\n"
    assert readme_command.command(page) == "make test\nmake lint"


@pytest.mark.parametrize("page", ["```sh\nmake test\n```", "<!-- ci: test -->\n```\na\n```\n<!-- ci: test -->\n```\nb\n```"])
def test_a_page_without_exactly_one_marked_block_is_refused(page: str):
    with pytest.raises(ValueError, match="there must be one"):
        readme_command.command(page)
