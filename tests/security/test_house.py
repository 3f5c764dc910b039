"""What the house keeps to itself: the bot's token, other people's addresses, a file that no text can reach into."""

import ast
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.config import Config, ConfigError, load
from bot.store.rows import WebhookRow
from tests.security.test_hostile_text import DOORS, TEXTS
from tests.security.world import world

ROOT = Path(__file__).parents[2]
TOKEN = "xqzMTIz.NDU2Nzg5.token-of-the-bot"
PROGRAM = [path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))]


# ---- the token


def test_settings_show_no_token_however_they_are_shown():
    config = Config(token=TOKEN)  # type: ignore[arg-type]
    for shown in (repr(config), str(config), f"{config!r:>10}", str(config.model_dump()), config.model_dump_json(), str(vars(config))):
        assert TOKEN not in shown
    assert config.secret_token() == TOKEN


WRONG = {
    "another setting is wrong": f'token = "{TOKEN}"\nlog_level = "loud"',
    "a wrong zone": f'token = "{TOKEN}"\nzone = "Mars"',
    "a wrong name": f'tokens = "{TOKEN}"',
    "a list": f"token = ['{TOKEN}']",
    "no end": f'token = "{TOKEN}',
}


@pytest.mark.parametrize("settings", WRONG.values(), ids=WRONG.keys())
def test_no_complaint_about_settings_quotes_the_token(tmp_path: Path, settings: str):
    path = tmp_path / "config.toml"
    path.write_text(settings, "utf-8")
    with pytest.raises(ConfigError) as refused:
        load(path)
    assert TOKEN not in str(refused.value)


def test_a_token_file_that_is_wrong_is_named_and_not_quoted(tmp_path: Path):
    path = tmp_path / "token"
    path.write_text(f"{TOKEN} and more", "utf-8")
    with pytest.raises(ConfigError) as refused:
        Config(token_file=path).secret_token()
    assert TOKEN not in str(refused.value)


async def test_the_token_and_the_webhooks_leave_by_no_door(tmp_path: Path):
    """Planted in the connection and in the file; then every command that shows something."""
    async with world(tmp_path) as made:
        on = made.on
        on.bot.http.token = TOKEN
        await on.call(on.bot.store.put(WebhookRow(1, 2, "xqzhook")))
        with capture_logs() as logs:
            for command in ("help", "mine", "me show", "me export", "verify", "table status", "table export", "table list", "rules list"):
                await made.people["mate"].slash(on.channel, command)
            await made.people["manager"].slash(on.channel, "setup check")
            await on.call(on.bot.http.request(type("Route", (), {"method": "GET", "url": "/api/v10/users/@me", "bucket": ""})()))
        assert len(made.outputs) > 20
        assert not [one for one in made.outputs if one.holds(TOKEN) or one.holds("xqzhook")]
        assert TOKEN not in repr(logs) + repr(on.bot.config) + repr(on.bot) + repr(on.bot.http)


TELLING = re.compile(
    rb"[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6,7}\.[\w-]{27,}|-----BEGIN [A-Z ]*PRIVATE KEY|ghp_[A-Za-z0-9]{30,}|AKIA[0-9A-Z]{16}"
)


def test_no_secret_is_in_any_file_that_is_kept_under_version_control():
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no version control here")
    files = [ROOT / name.decode() for name in listed if name]
    assert len(files) > 200
    assert [path.name for path in files if path.is_file() and TELLING.search(path.read_bytes())] == []
    assert not [path.name for path in files if path.name in ("config.toml", ".env", "token")]


# ---- addresses


def calls(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def _made(ways: re.Pattern[str]) -> set[str]:
    """Calls in the program that look so, with their files."""
    return {
        f"{path.relative_to(ROOT)}: {call}" for path in PROGRAM for call in calls(ast.parse(path.read_text("utf-8"))) if ways.search(call)
    }


def test_nothing_is_fetched_from_an_address_that_people_give():
    """Uploads come by Discord's own library, and there is no other way out: the pictures' addresses are never anybody's words."""
    ways = re.compile(r"ClientSession|urlopen|urlretrieve|^requests\.(get|post)|^httpx\.|http\.client|^socket\.|_connection$|get_from_cdn")
    assert {one for one in _made(ways) if not one.startswith("bot/local/")} == set()


def test_nothing_that_people_write_is_ever_run():
    ways = re.compile(r"^(eval|exec|compile|__import__|os\.system|os\.popen|pickle\.loads?|marshal\.loads?|yaml\.load|subprocess\.\w+)$")
    # The uploads' worker and the painter are programs of ours; the local table loads a world that it saved itself.
    allowed = {"bot/picture/portrait.py: subprocess.run", "bot/picture/paint.py: subprocess.Popen", "bot/local/world.py: pickle.loads"}
    assert _made(ways) <= allowed


# ---- the file


MADE_UP = {
    "select {_rows.TABLE}, timers from tables where id = ?",
    "select {_rows.SEAT} from seats where table_id = ? order by seat",
    "insert into tables ({names}) values ({', '.join('?' * len(values))})",
    "update tables set {names} where id = ? and revision = ?",
    "select {', '.join(_columns(kind))} from {table} where {_where(kind)}",
    "insert or replace into {table} ({', '.join(columns)}) values ({', '.join('?' * len(columns))})",
    "delete from {_SHAPES[kind][0]} where {_where(kind)}",
    """select 1 from "{name}" limit 1""",
    "query + ' order by id'",
}
"""Statements that are put together, each looked at: of names of columns and tables that stand in our code, never of what people write."""


def test_every_statement_is_written_by_us():
    """What goes to the database as SQL is a constant; what people write goes beside it as a parameter."""
    found: set[str] = set()
    for path in sorted((ROOT / "bot" / "store").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
                continue
            assert node.func.attr != "executescript", f"{path.name}:{node.lineno} commits what is under way"
            if node.func.attr in ("execute", "executemany") and not isinstance(node.args[0], ast.Constant | ast.Name):
                found.add(_statement(node.args[0]))
    assert found <= MADE_UP


def _statement(node: ast.expr) -> str:
    text = ast.unparse(node)
    return text[2:-1] if isinstance(node, ast.JoinedStr) else text


INJECTIONS = [name for name in TEXTS if name.startswith(("sql", "fluent", "format", "template", "json", "path"))]


@pytest.mark.lesson("A16")
async def test_no_text_is_ever_a_statement_or_a_message(tmp_path: Path):
    """SQL, Fluent and templates by every way in: the file keeps its form and its people, and nothing of them is filled in."""

    def form(con: sqlite3.Connection) -> Any:
        tables = con.execute("select name, sql from sqlite_master order by name").fetchall()
        return tables, con.execute("pragma integrity_check").fetchone(), con.execute("select id, gm from tables order by id").fetchall()

    async with world(tmp_path, posts="at_once") as made:
        on = made.on
        await on.call(on.bot.store.put(WebhookRow(1, 2, "xqzhook")))
        kept = await made.rows()
        before = await on.call(on.bot.store.read(form))  # type: ignore[attr-defined]
        for number, (door, way) in enumerate(DOORS.items()):
            with capture_logs() as logs:
                await way(made, TEXTS[INJECTIONS[number % len(INJECTIONS)]])
            assert not [one for one in logs if "fault" in one["event"]], door
            if number % 10 == 9:
                assert (await on.call(on.bot.store.read(form)))[:2] == before[:2], door  # type: ignore[attr-defined]
                await made.put_back(kept)
        await made.put_back(kept)
        assert await on.call(on.bot.store.read(form)) == before  # type: ignore[attr-defined]
        for output in made.outputs:
            assert not output.holds("xqzhook")
            assert "{???}" not in output.text
