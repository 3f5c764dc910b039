"""What an operator types: results, one sentence where something is wrong, exit codes."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bench.battle import battle
from bot.cli.app import app
from bot.games import shipped_cases
from bot.kernel.content import ContentFault
from bot.kernel.export import export_ended, export_running
from bot.store import files
from cogs.arena.room import ROOM
from cogs.night_class import library

TOKEN = "placeholder-of-a.bots.token-in-its-form"


def call(*words: str) -> Result:
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def refused(*words: str) -> str:
    """The one sentence of a call that is refused with code 2."""
    result = call(*words)
    assert result.exit_code == 2, result.output
    said = result.stderr.strip()
    assert said.count("\n") == 0, said
    return said


# ---- check and run


def test_check_says_that_all_is_well(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    result = call("check")
    assert result.exit_code == 0
    assert "All is well" in result.output
    assert TOKEN not in result.output


def test_a_missing_token_is_said_with_its_mend():
    assert "LONGTABLE_TOKEN" in refused("check")
    assert "LONGTABLE_TOKEN" in refused("run")


def test_a_bad_time_zone_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_ZONE", "Mars/Olympus")
    assert "Mars/Olympus" in refused("check")


def test_a_settings_file_with_a_fault_names_the_line(tmp_path: Path):
    (tmp_path / "config.toml").write_text('token = "x"\nzone = ', encoding="utf-8")
    assert "config.toml" in refused("check")


def test_a_damaged_database_is_said_before_connecting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    path = tmp_path / "data" / "longtable.sqlite3"
    path.parent.mkdir()
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    assert "damaged" in refused("check")


def test_a_file_that_is_no_database_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", str(tmp_path / "notes.txt"))
    (tmp_path / "notes.txt").write_text("shopping list " * 100, encoding="utf-8")
    assert "damaged" in refused("check")


def test_a_broken_content_file_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)

    def broken(package: str, lang: str) -> Any:
        raise ValueError("rule.3.text: Field required")

    monkeypatch.setattr("bot.cli.checks.load_ledger", broken)
    assert "rule.3.text" in refused("check")


def test_health_needs_a_fresh_heartbeat(tmp_path: Path):
    assert call("health").exit_code == 1
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "longtable.sqlite3.heartbeat").touch()
    assert call("health").exit_code == 0


def test_the_terminals_language_is_spoken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    assert "Всё в порядке" in call("check").output


# ---- cases and simulation


def test_a_case_that_holds_says_ok():
    path = next(shipped_cases())
    result = call("case", str(path))
    assert (result.exit_code, "ok" in result.output) == (0, True)


def test_a_case_that_differs_says_what_and_exits_with_1(tmp_path: Path):
    source = next(path for path in shipped_cases() if "health" in path.read_text(encoding="utf-8"))
    text = source.read_text(encoding="utf-8").replace("[case.expect]", '[case.expect]\nno_events = ["round_resolved"]', 1)
    changed = tmp_path / source.name
    changed.write_text(text + _differing(), encoding="utf-8")
    result = call("case", str(changed))
    assert result.exit_code == 1
    assert "differs" in result.output


def _differing() -> str:
    return """
[[case]]
name = "a wrong claim"
rule = "ARENA-WOUND-a"
game = "arena"
seats = [
    { name = "A", team = "good", cls = "drummer" }, { name = "B", team = "good", cls = "drummer" },
    { name = "C", team = "evil", cls = "drummer" }, { name = "D", team = "evil", cls = "drummer" },
]
position = { preset = "start" }
[case.expect]
state = { "G1.health" = 2 }
"""


@pytest.mark.parametrize(("text", "said"), [("[[case]]\nname = ", "line 2"), ("x = 1", "case"), ('[[case]]\nname="n"', "line 1")])
def test_a_case_file_that_can_not_be_read_exits_with_2(tmp_path: Path, text: str, said: str):
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    assert said in refused("case", str(path))


def test_a_case_of_an_unknown_game_names_the_known_ones(tmp_path: Path):
    path = tmp_path / "x.toml"
    path.write_text(_differing().replace('"arena"', '"chess"'), encoding="utf-8")
    assert "arena" in refused("case", str(path))


def test_simulate_is_the_same_for_the_same_seed():
    first, second = call("simulate", "arena", "--preset", "2v2", "-n", "20"), call("simulate", "arena", "--preset", "2v2", "-n", "20")
    assert first.exit_code == 0
    assert first.output == second.output
    assert "%" in first.output
    assert "arena" in refused("simulate", "chess")
    assert "6v6" in refused("simulate", "arena", "--preset", "9v9")


def test_check_reads_the_cities_of_night_class(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest):
    real = library._text
    broken = real("cities/lantern_quay.toml").replace('kind = "relic"', 'kind = "treasure"', 1)
    monkeypatch.setattr(library, "_text", lambda name: broken if name == "cities/lantern_quay.toml" else real(name))
    library.city.cache_clear()
    request.addfinalizer(library.city.cache_clear)
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    line = next(n for n, words in enumerate(broken.splitlines(), 1) if "treasure" in words)
    assert refused("check").startswith(f"cities/lantern_quay.toml, line {line}: ")


def test_simulate_plays_nights_by_their_house_rules():
    said = call("simulate", "night-class", "--difficulty", "legend", "--city=lantern_quay", "-n", "2").output
    assert "lantern_quay" in said
    assert "legend" in said
    assert "standing" in refused("simulate", "night-class", "--advanced-technology", "always")


@pytest.mark.parametrize("words", [["--colour", "red"], ["--preset"], ["3v3"], ["--preset=2v2", "x"]])
def test_an_option_the_game_does_not_take_is_named_with_those_it_does(words: list[str]):
    assert "--preset" in refused("simulate", "arena", *words)


def test_an_option_may_be_written_in_either_way():
    assert call("simulate", "arena", "--preset=2v2", "-n", "2").output == call("simulate", "arena", "--preset", "2v2", "-n", "2").output


def test_check_names_the_line_of_content_that_can_not_be_played(monkeypatch: pytest.MonkeyPatch):
    def broken() -> None:
        raise ContentFault("cities/bay.toml", 7, "night-class-fault-street-unreachable", space="B2")

    monkeypatch.setattr(ROOM, "check_content", broken, raising=False)
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    said = refused("check")
    assert said.startswith("cities/bay.toml, line 7: ")
    assert "B2" in said


def test_check_reads_a_folder_of_own_cards_without_a_token(tmp_path: Path):
    card = '[[gadget]]\nid = "X1"\nname = { en = "Bell", ru = "Звонок" }\ncopies = 1\neffects = [\n  { when = "free", window = "open", '
    (tmp_path / "mine.toml").write_text(
        card + 'cost = "discard", do = [{ verb = "heal", target = "user", n = 1 }] },\n]\n', encoding="utf-8"
    )
    assert str(tmp_path) in call("check", "--cards", str(tmp_path)).output
    (tmp_path / "mine.toml").write_text(card + 'cost = "discard", do = [{ verb = "smite", target = "user" }] },\n]\n', encoding="utf-8")
    said = refused("check", "--cards", str(tmp_path))
    assert said.startswith("mine.toml, line 6: ")
    assert "“smite”" in said


def test_check_reads_the_sets_that_the_settings_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_CARDS", str(tmp_path))
    assert "set of cards" in refused("check")


# ---- files


@pytest.fixture(scope="module")
def exported() -> dict[str, Any]:
    table = battle(3)
    return export_ended(table.finish(), table.change.entries, table.change.openings)


def write(path: Path, document: Any) -> str:
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_verify_and_replay_an_exported_battle(tmp_path: Path, exported: dict[str, Any]):
    path = write(tmp_path / "battle.json", exported)
    result = call("verify", path)
    assert (result.exit_code, "everything holds" in result.output) == (0, True)
    told = call("replay", path)
    assert told.exit_code == 0
    assert "Round 1 is resolved" in told.output
    assert told.output.count("Reckoning, round") >= 1
    assert result.output.startswith(f"{path}: Table ")
    assert "**" not in told.output
    assert "Your " not in told.output  # what was told to one seat alone stands in the reckoning, with its name


def test_verify_names_the_entry_that_was_changed(tmp_path: Path, exported: dict[str, Any]):
    document = json.loads(json.dumps(exported))
    document["entries"][2]["text"] = document["entries"][2]["text"].replace('"act"', '"act" ', 1)
    result = call("verify", write(tmp_path / "x.json", document))
    assert result.exit_code == 1
    assert "Entry 3" in result.output


def test_a_running_table_says_that_it_runs(tmp_path: Path):
    table = battle(3)
    path = write(tmp_path / "x.json", export_running(table.finish(), table.change.entries))
    result = call("verify", path)
    assert (result.exit_code, "still runs" in result.output) == (0, True)


@pytest.mark.parametrize("text", ["", "[1, 2]", "{}", "\ufeff", '{"format": "longtable/export/1"}'])
def test_what_is_no_export_is_refused(tmp_path: Path, text: str):
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    refused("verify", str(path))
    refused("replay", str(path))


def test_a_missing_file_is_named(tmp_path: Path):
    assert "nowhere.json" in refused("verify", str(tmp_path / "nowhere.json"))


def test_backup_and_restore_go_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_DATABASE", str(tmp_path / "a.sqlite3"))
    assert "no database" in refused("backup", str(tmp_path / "copy.sqlite3"))
    files.prepare(tmp_path / "a.sqlite3")
    assert call("backup", str(tmp_path / "copy.sqlite3")).exit_code == 0
    assert call("restore", str(tmp_path / "copy.sqlite3")).exit_code == 0
    (tmp_path / "bad.sqlite3").write_bytes(b"no database at all, but long enough to be looked at" * 50)
    assert "damaged" in refused("restore", str(tmp_path / "bad.sqlite3"))


def test_export_of_an_unknown_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_DATABASE", str(tmp_path / "a.sqlite3"))
    files.prepare(tmp_path / "a.sqlite3")
    refused("export", "nobody")


def test_a_newer_database_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", str(tmp_path / "a.sqlite3"))
    files.prepare(tmp_path / "a.sqlite3")
    con = sqlite3.connect(tmp_path / "a.sqlite3")
    (table,) = con.execute("select name from sqlite_master where name like '%migration%' or name like 'schema%'").fetchone()
    columns = [row[1] for row in con.execute(f"pragma table_info({table})")]
    row = con.execute(f"select * from {table} order by 1 desc limit 1").fetchone()
    con.execute(f"insert into {table} values ({', '.join('?' * len(columns))})", (999, *row[1:]))
    con.commit()
    con.close()
    assert "newer" in refused("check")
