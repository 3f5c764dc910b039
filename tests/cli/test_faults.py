"""Every fault of a file or a word on the command line: one sentence that names it once, with the mend, in both languages."""

import json
import shutil
from pathlib import Path

import pytest

from bot.store import files
from tests.cli.test_cli import call, refused

FIRST = Path(__file__).parents[1] / "store" / "fixtures" / "first.sqlite3"
HEAD = """[[case]]
name = "a claim"
rule = "ARENA-WOUND-a"
game = "arena"
seats = [{ name = "A", team = "good", cls = "drummer" }, { name = "B", team = "evil", cls = "drummer" }]
"""
CASES = {
    "no value": (b"a = [1,\nb", "x.toml, line 2: this can't be read as a case file (Invalid value). "),
    "cut off": (b"[[case]]\nname =", "x.toml, line 2: this can't be read as a case file (Invalid value). "),
    "empty": (b"", "x.toml, line 1: this can't be read as a case file (case: Field required). "),
    "no text": (b"x = 1\ny = '\xff'", "x.toml, line 2: this can't be read as a case file (no UTF-8 text). "),
    "a word too many": (
        (HEAD + "colour = 3\n[case.expect]").encode(),
        "x.toml, line 1: this can't be read as a case file (case.0.colour: Extra inputs are not permitted). ",
    ),
    "another game": (
        (HEAD.replace('"arena"', '"chess"') + "[case.expect]").encode(),
        "x.toml: this case can't be played (a claim: There is no game chess; there are: arena, night_class and nightlight). ",
    ),
    "another position": (
        (HEAD + 'position = { preset = "end" }\n[case.expect]').encode(),
        "x.toml: this case can't be played (a claim: ",
    ),
    "another class": (
        (HEAD.replace("drummer", "flautist") + "position = {}\n[case.expect]").encode(),
        "x.toml: this case can't be played (a claim: cls: Input should be 'conductor', 'vocal' or 'drummer'). ",
    ),
}


@pytest.mark.parametrize(("raw", "said"), CASES.values(), ids=CASES)
def test_a_case_file_that_can_not_be_used_is_named_once_with_place_and_mend(
    raw: bytes, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "x.toml").write_bytes(raw)
    told = refused("case", "x.toml")
    assert told.startswith(said)
    assert told.endswith("docs/cases.md shows the form.")
    assert [told.count(part) for part in ("x.toml", "line")] == [1, int("line" in said)]
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert refused("case", "x.toml").endswith("образец — в docs/cases.md.")


PATHS = {"nowhere": "No such file or directory", "folder": "Is a directory"}


@pytest.mark.parametrize("words", [("case",), ("verify",), ("replay",), ("replay", "--on-version"), ("restore",)])
@pytest.mark.parametrize(("path", "reason"), PATHS.items())
def test_a_missing_file_and_a_folder_are_told_alike(path: str, reason: str, words: tuple[str, ...], tmp_path: Path):
    (tmp_path / "folder").mkdir()
    assert refused(*words, path) == f"{path} can't be used ({reason}): check the path and its rights."


def test_what_is_no_export_is_named_by_every_command(tmp_path: Path):
    (tmp_path / "x.json").write_text(json.dumps({"a": 1}), encoding="utf-8")
    said = {refused(*words, "x.json") for words in (("verify",), ("replay",), ("replay", "--on-version"))}
    assert said == {"x.json: This is no exported table: choose a file that “/table export” or “longtable export” made."}


# ---- the database and its copies


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LONGTABLE_DATABASE", "a.sqlite3")
    shutil.copy(FIRST, tmp_path / "a.sqlite3")
    return tmp_path / "a.sqlite3"


def test_a_folder_is_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_DATABASE", "folder")
    (tmp_path / "folder").mkdir()
    said = {refused("backup", "copy"), refused("export", "nobody"), refused("replay", "--on-version", "--database", "folder")}
    assert said == {"folder is no file, and the database must be one: name a file in a folder, such as data/longtable.sqlite3."}


def test_a_copy_never_takes_the_place_of_the_database(database: Path):
    before = database.stat().st_ino
    assert refused("backup", "a.sqlite3") == "a.sqlite3 is the database itself: give the copy another name."
    assert database.stat().st_ino == before


@pytest.mark.parametrize("raw", [b"", b"no database at all, but long enough to be looked at" * 50], ids=["empty", "junk"])
def test_what_is_no_copy_is_not_put_in_the_databases_place(raw: bytes, database: Path, tmp_path: Path):
    before = database.read_bytes()
    (tmp_path / "copy").write_bytes(raw)
    said = refused("restore", "copy")
    assert ("copy " in said, "“longtable backup”" in said, "longtable restore" in said) == (True, True, False)
    assert database.read_bytes() == before


def test_nothing_is_not_copied_as_if_it_were_something(database: Path):
    database.write_bytes(b"")
    assert refused("backup", "copy").endswith("name its database, or a copy that “longtable backup” made.")


@pytest.mark.parametrize(
    ("target", "said"), [("a.sqlite3/copy", "a.sqlite3/copy can't be written ("), ("folder", "folder can't be written (Is a directory)")]
)
def test_a_copy_that_can_not_be_made_is_told_by_its_own_name(target: str, said: str, database: Path, tmp_path: Path):
    (tmp_path / "folder").mkdir()
    assert refused("backup", target).startswith(said)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.sqlite3", "folder"]


def test_a_table_that_is_not_there_is_said_with_the_database(database: Path, monkeypatch: pytest.MonkeyPatch):
    assert refused("export", "nobody").startswith("There is no table “nobody” in a.sqlite3: ")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert refused("export", "nobody").startswith("Стола «nobody» в a.sqlite3 нет: ")


# ---- words


def test_an_option_of_a_game_without_its_value_says_so():
    assert refused("simulate", "arena", "--preset") == "The option --preset needs a value after it."
    assert refused("simulate", "arena", "--preset=") == "The option --preset needs a value after it."


@pytest.mark.parametrize("game", ["arena", "night-class", "nightlight"])
def test_an_unknown_level_is_answered_with_the_known_ones_and_nothing_else(game: str):
    result = call("simulate", game, "--script", "clever", "-n", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "clever" in result.stderr


def test_a_new_database_can_be_copied_and_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_DATABASE", "b.sqlite3")
    files.prepare(tmp_path / "b.sqlite3")
    assert [call(*words).exit_code for words in (("backup", "copy"), ("restore", "copy"))] == [0, 0]
