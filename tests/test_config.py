"""What is wrong with the settings is said in one sentence that names the mend, and never shows the token."""

import os
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, load

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def nothing_around(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("LONGTABLE_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "given.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_is_the_default_but_for_its_empty_token():
    assert load(ROOT / "config.example.toml") == load()


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_LANGUAGE", "ru")
    monkeypatch.setenv("LONGTABLE_LIMITS__TABLES_PER_SERVER", "7")
    config = load(written(tmp_path, 'language = "en"\nzone = "Asia/Kathmandu"\n[limits]\ntables_per_person = 3\n'))
    assert (config.language, config.zone) == ("ru", "Asia/Kathmandu")
    assert (config.limits.tables_per_server, config.limits.tables_per_person) == (7, 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("zone = 'Mars/Base'", "'Mars/Base' is no time zone"),
        ("zone = 'UTC+3'", "'UTC+3' is no time zone"),
        ("zone = '../etc/passwd'", "is no time zone"),
        ("colour = 'red'", "unknown setting colour"),
        ("[limits]\ndragons = 3", "unknown setting limits.dragons"),
        ("language = 'fr'", "setting language in"),
        ("[limits]\ntables_per_server = 0", "setting limits.tables_per_server in"),
        ("zone = ", "no valid TOML"),
        ("token = 5", "setting token in"),
    ],
)
@pytest.mark.lesson("D16")
def test_a_wrong_setting_is_one_sentence_with_the_mend(tmp_path: Path, text: str, said: str):
    with pytest.raises(ConfigError) as fault:
        load(written(tmp_path, text))
    sentence = str(fault.value)
    assert said in sentence
    assert "config.example.toml" in sentence
    assert "\n" not in sentence


def test_a_wrong_variable_is_named_as_such(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_ZONE", "nowhere")
    with pytest.raises(ConfigError, match="the variable LONGTABLE_ZONE"):
        load()
    monkeypatch.setenv("LONGTABLE_ZONE", "UTC")
    monkeypatch.setenv("LONGTABLE_LIMITS", "{")
    with pytest.raises(ConfigError, match="LONGTABLE_LIMITS__"):
        load()


def test_a_file_that_was_named_must_be_there_and_be_text(tmp_path: Path):
    with pytest.raises(ConfigError, match=r"There is no .*absent\.toml"):
        load(tmp_path / "absent.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigError, match="not UTF-8"):
        load(tmp_path / "binary.toml")
    with pytest.raises(ConfigError, match="is a folder"):
        load(tmp_path)


NO_TOKENS = {
    "a word": "placeholder",
    "an id": "1234567890123456789",
    "with Bot before it": "Bot abcdefghij.abcdef.abcdefghijklmnop",
    "in quotes": '"abcdefghij.abcdef.abcdefghijklmnop"',
    "too short": "a.b.c",
    "a public key": "0f" * 32,
}


@pytest.mark.parametrize("token", NO_TOKENS.values(), ids=NO_TOKENS)
def test_what_can_be_no_token_is_said_without_repeating_it(token: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_TOKEN", token)
    with pytest.raises(ConfigError, match=r"three parts with dots.*Reset Token") as refused:
        load().secret_token()
    assert token not in str(refused.value)


def test_a_path_that_can_not_be_printed_is_refused(tmp_path: Path):
    with pytest.raises(ConfigError, match="sign that can't be printed"):
        load(written(tmp_path, r'database = "a\nb.sqlite3"'))
    with pytest.raises(ConfigError, match="sign that can't be printed"):
        load(written(tmp_path, r'token_file = "a\u0000b"'))


def test_the_token_comes_from_the_environment_or_a_file_and_is_masked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(ConfigError, match=r"There is no token: put it into config\.toml"):
        load(written(tmp_path, 'token = " "')).secret_token()
    secret = tmp_path / "token"
    secret.write_text("a-token.from.the-file-of-secrets\n")
    by_file = load(written(tmp_path, f"token_file = {str(secret)!r}"))
    assert by_file.secret_token() == "a-token.from.the-file-of-secrets"
    monkeypatch.setenv("LONGTABLE_TOKEN", "a-token.from.the-environment-of-it")
    config = load(written(tmp_path, f"token_file = {str(secret)!r}"))
    assert config.secret_token() == "a-token.from.the-environment-of-it"
    assert "a-token.from.the-environment-of-it" not in repr(config) + str(config) + config.model_dump_json()


@pytest.mark.parametrize("content", ["", "two words"])
def test_a_token_file_with_anything_else_is_refused(tmp_path: Path, content: str):
    (tmp_path / "token").write_text(content)
    config = Config(token_file=tmp_path / "token")
    with pytest.raises(ConfigError, match="must hold the token and nothing else"):
        config.secret_token()


def test_no_sentence_about_a_wrong_setting_shows_the_token(tmp_path: Path):
    with pytest.raises(ConfigError) as fault:
        load(written(tmp_path, 'token = ["very-secret"]\nzone = "x"'))
    assert "very-secret" not in repr(fault.value)
    assert fault.value.__suppress_context__


def test_open_files_and_stray_variables_are_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = written(tmp_path, 'token = "t"')
    path.chmod(0o644)
    monkeypatch.setenv("LONGTABLE_COLOUR", "red")
    warnings = load(path).warnings(path)
    assert [f"chmod 600 {path}" in warnings[0], "LONGTABLE_COLOUR" in warnings[1], len(warnings)] == [True, True, 2]
    path.chmod(0o600)
    monkeypatch.delenv("LONGTABLE_COLOUR")
    assert load(path).warnings(path) == []


def test_the_heartbeat_lies_beside_the_database():
    assert Config(database=Path("/data/longtable.sqlite3")).heartbeat == Path("/data/longtable.sqlite3.heartbeat")
