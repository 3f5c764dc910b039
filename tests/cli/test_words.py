"""What is typed wrongly, and how answers read in a terminal."""

import sqlite3
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.cli.marks import unmarked
from bot.store import files
from tests.cli.test_cli import TOKEN, call, refused

COMMANDS = ("run", "local", "check", "health", "case", "verify", "replay", "export", "backup", "restore")


def test_the_version_is_told():
    result = call("--version")
    assert (result.exit_code, result.output) == (0, f"longtable {version('longtable')}\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_in_one_sentence_which_words_it_does_not_take(command: str):
    assert refused(command, "--frob") == f"longtable {command} has no option --frob: see longtable {command} --help."
    said = refused(command, *["x"] * 4) if command != "case" else refused(command)
    assert "╭" not in said
    assert said.endswith("--help.")


def test_each_kind_of_wrong_word_names_its_mend(monkeypatch: pytest.MonkeyPatch):
    assert refused("frob") == "longtable has no command frob: see longtable --help."
    assert refused("verify") == "longtable verify needs FILE after it: see longtable verify --help."
    assert refused("case") == "longtable case needs FILES after it: see longtable case --help."
    assert refused("check", "--config") == "The option --config needs a value after it."
    assert refused("backup", "a", "b") == "longtable backup was given more words than it takes: see longtable backup --help."
    assert "--frob" in refused("simulate", "arena", "--frob")  # the game's own options are the game's to know
    assert refused("simulate", "arena", "-n", "many").startswith("The value of -n is wrong (")
    assert refused("local", "--port", "99999").startswith("The value of --port is wrong (")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert refused("frob") == "У longtable нет команды frob: смотри longtable --help."


def test_no_word_at_all_shows_the_help():
    result = call()
    assert result.exit_code == 2
    assert "simulate" in result.output
    assert result.stderr == ""


# ---- paths


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("folder", "folder is no file"),
        (".", ". is no file"),
        ("file/x.sqlite3", "file is no folder"),
        ("file/deeper/x.sqlite3", "file is no folder"),
        ("/dev/null", "/dev/null is no file"),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_database_that_can_not_be_is_said_before_the_start(path: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x", encoding="utf-8")
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", path)
    assert said in refused("check")


@pytest.mark.parametrize("there", [False, True], ids=["still to be made", "there"])
def test_a_place_that_can_not_be_written_is_said(there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", str(tmp_path / "a.sqlite3"))
    if there:
        files.prepare(tmp_path / "a.sqlite3")

    def full(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bot.cli.checks.tempfile.TemporaryFile", full)
    said = refused("check")
    assert "a.sqlite3 can't be written (Permission denied)" in said


def test_a_check_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    assert call("check").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_what_is_said_of_a_file_names_it(tmp_path: Path):
    for name in ("empty.json", "list.json"):
        (tmp_path / name).write_text("[]" if name == "list.json" else "", encoding="utf-8")
        assert refused("verify", name).startswith(f"{name}: ")
        assert refused("replay", name).startswith(f"{name}: ")


# ---- marks


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("**Good (−2)**\n**Alice** stands.", "Good (−2)\nAlice stands."),
        (r"**Al\_ice\*** and \<b\>", "Al_ice* and <b>"),
        ("### Round 3\n-# small\n> quoted", "Round 3\nsmall\nquoted"),
        ("*so*, __so__, ~~so~~ and ||so||: `so`", "so, so, so and so: so"),
        ("2 * 3 * 4, snake_case_name, 1 - 2", "2 * 3 * 4, snake_case_name, 1 - 2"),
        ("\u2068Аня\u2069 @\u200beveryone", "Аня @everyone"),
    ],
)
def test_no_mark_of_discords_is_left(text: str, plain: str):
    assert unmarked(text).replace("\x1b[1m", "").replace("\x1b[0m", "") == plain


def test_bold_stays_bold_where_a_terminal_can():
    assert unmarked("**Alice** stands") == "\x1b[1mAlice\x1b[0m stands"


# ---- case files

CASE = """
[[case]]
name = "wrong claims"
rule = "ARENA-WOUND-a"
game = "arena"
seats = [
    { name = "A", team = "good", cls = "drummer" }, { name = "B", team = "good", cls = "drummer" },
    { name = "C", team = "evil", cls = "drummer" }, { name = "D", team = "evil", cls = "drummer" },
]
position = { preset = "start" }
[case.expect]
"""


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ('events = [{ kind = "risen", by = ["G1", true] }]', 'no event { kind = "risen", by = ['),
        ('state = { "G1.health" = 2 }', "G1.health is 3, expected 2"),
        ('view = { must = { nowhere = "x" } }', 'a spectator sees nowhere as nothing, expected "x"'),
        ("outcome = { draw = true }", "outcome draw is nothing, expected true"),
    ],
)
def test_what_differs_is_told_as_a_case_file_would_write_it(claim: str, said: str, tmp_path: Path):
    (tmp_path / "x.toml").write_text(CASE + claim, encoding="utf-8")
    result = call("case", "x.toml")
    assert result.exit_code == 1
    assert said in result.output
    assert not any(sign in result.output for sign in ("{'", "None", "True"))


def test_a_database_that_is_there_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", "a.sqlite3")
    files.prepare(tmp_path / "a.sqlite3")
    assert call("check").exit_code == 0
    with closing(sqlite3.connect(tmp_path / "a.sqlite3")) as con:
        assert con.execute("pragma integrity_check").fetchone() == ("ok",)
