"""What the pages for people outside say is so: commands exist, examples run, files are as described."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands
from PIL import Image

from bot.cli.app import app
from bot.config import Config, Limits
from bot.games import case_games
from bot.i18n import texts
from bot.kernel import notation
from bot.kernel.cases import Case, Expect, Move, read_cases, run_case
from bot.room import Reading
from cogs import table
from cogs.arena.cog import ARENA
from cogs.arena.orders import read_order
from cogs.me import ME
from cogs.night_class.orders import read_order as night_order
from cogs.nightlight.orders import read_order as toys_order
from cogs.permissions import REQUIRED, USEFUL
from cogs.rules import RULES
from cogs.setup import SETUP
from tests.games.arena.words.position import ALICE, HOLMES, ROBIN, order_of, view_of
from tests.games.night_class.night import night
from tests.games.nightlight.night import night as toys

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md")) + sorted(ROOT.glob("*.md"))
README = (ROOT / "README.md").read_text("utf-8")
FOR_PLAYERS = (ROOT / "README.ru.md").read_text("utf-8")
MADE = {"benchmarks.md"}  # by make bench
SENDERS = {"drummer": ROBIN, "vocal": ALICE, "conductor": HOLMES}


def blocks(page: str, language: str) -> list[str]:
    found: list[str] = re.findall(rf"^ *```{language}\n(.*?)^ *```", page, re.DOTALL | re.MULTILINE)
    return found


# ---- pages


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_exists(page: Path):
    missing = [link for link in _links(page) if link not in MADE and not _is_there(page, link)]
    assert missing == []


def _links(page: Path) -> list[str]:
    found: list[str] = re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text("utf-8"))
    return found


def _is_there(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return False
    return not anchor or anchor in {_anchor(heading) for heading in re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE)}


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.casefold()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_make_target_that_is_named_exists(page: Path):
    targets = set(re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z0-9]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named - targets == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_longtable_command_that_is_named_exists(page: Path):
    named = set(re.findall(r"(?:^|`|/)longtable ([a-z]+)\b(?!\.)", page.read_text("utf-8"), re.MULTILINE))
    assert named - _shell_commands() - {"longtable"} == set()


def _shell_commands() -> set[str]:
    return {one.name or (one.callback.__name__ if one.callback else "") for one in app.registered_commands}


def test_the_readme_names_every_command_of_the_terminal():
    assert {name for name in _shell_commands() if f"`longtable {name}" not in README} == set()


def slash_commands() -> Iterator[str]:
    """Every command in full, as the bot registers them."""
    for command in (
        *table.TABLE.walk_commands(),
        *ME.walk_commands(),
        *RULES.walk_commands(),
        *SETUP.walk_commands(),
        *ARENA.walk_commands(),
    ):
        if not isinstance(command, app_commands.Group):
            yield f"/{command.qualified_name}"
    yield from ("/roll", "/odds", "/verify", "/help", "/mine")


def test_the_readme_names_every_slash_command_in_full():
    assert [command for command in slash_commands() if f"`{command}`" not in README] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_slash_command_that_is_named_exists(page: Path):
    named = re.findall(r"`(/(?:table|arena|rules|me|setup)(?: [a-z-]+(?![\w:-]))*)", page.read_text("utf-8"))
    known = {*slash_commands(), "/table", "/arena", "/rules", "/me", "/setup"}
    assert [command for command in named if command not in known] == []


def test_the_readme_lists_every_setting_with_its_default():
    rows: dict[str, list[str]] = {cells[1].strip(" `"): cells for line in README.splitlines() if len(cells := line.split("|")) == 6}
    for name, field in {**Config.model_fields, **{f"limits.{name}": field for name, field in Limits.model_fields.items()}}.items():
        if name == "limits":
            continue
        assert rows[name][2].strip(" `") == f"LONGTABLE_{name}".upper().replace(".", "__")
        default = "" if field.default is None else str(field.default).lower() if field.annotation is bool else str(field.default)
        assert rows[name][3].strip(" `") == default, name


def test_the_invite_link_asks_for_exactly_the_permissions_that_are_needed():
    asked = re.search(r"permissions=(\d+)", README)
    assert asked is not None
    assert discord.Permissions(int(asked[1])) == discord.Permissions(**dict.fromkeys((*REQUIRED, *USEFUL), True))


def test_the_battle_of_the_readme_is_played_without_discord():
    found = re.search(r"bin/python -c '\n(.*?)\n'\n", README, re.DOTALL)
    assert found is not None
    done = subprocess.run([sys.executable, "-c", found[1]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Outcome(cause='ARENA-")


def test_rolls_that_the_readmes_show_can_be_rolled():
    shown = [*re.findall(r"`([^`]+)`", next(line for line in README.splitlines() if line.startswith("| `/roll`")))[1:], "4к6kh3"]
    assert [notation.canonical(notation.parse(dice)) for dice in shown] == ["4d6kh3+2", "8d6!", "6#3d6", "4d6kh3"]
    assert "dice:4к6kh3" in FOR_PLAYERS


def test_buttons_that_the_readmes_name_are_called_so():
    for page, lang, keys in (
        (
            README,
            "en",
            ("button-join", "ui-button-fill", "button-start", "button-my-turn", "button-declare", "button-change", "ui-button-entry"),
        ),
        (FOR_PLAYERS, "ru", ("button-join", "button-my-turn", "button-change", "button-withdraw", "ui-button-publish", "ui-button-entry")),
    ):
        missing = [label for key in keys if f"**{(label := texts().say(lang, key))}**" not in page and f"«{label}»" not in page]
        assert missing == []


def test_the_pictures_of_the_readmes_are_light_and_of_one_size():
    shown = re.findall(r"docs/pictures/([a-z-]+\.png)", README + FOR_PLAYERS)
    assert sorted(shown) == [f"{name}-{language}.png" for name in ("end", "night", "round", "toys") for language in ("en", "ru")]
    sizes = {"night": (1300, 919)}
    for name in shown:
        path = ROOT / "docs" / "pictures" / name
        assert path.stat().st_size <= 300_000
        size = Image.open(path).size
        if name.startswith("toys"):  # as high as what lies on the table
            assert size[0] == 900
            assert size[1] < 1300
        else:
            assert size == sizes.get(name.split("-")[0], (1200, 675))


# ---- orders that README.ru.md shows


SHOWN = [
    (SENDERS[sender], line)
    for sender, block in re.findall(r"<!-- orders: (\w+) -->\n```text\n(.*?)```", FOR_PLAYERS, re.DOTALL)
    for line in block.splitlines()
]


def read(seat: int, words: str) -> Reading:
    return read_order(words, view_of(seat), seat, [order_of(seat)])


@pytest.mark.parametrize(("seat", "words"), SHOWN, ids=[words for _, words in SHOWN])
def test_an_order_shown_to_players_is_understood(seat: int, words: str):
    assert read(seat, words).action is not None


def test_every_class_is_shown_orders_of_its_own():
    kinds = {(seat, action.kind) for seat, words in SHOWN if (action := read(seat, words).action)}
    assert kinds == {
        *((ROBIN, kind) for kind in ("attack", "hail")),
        *((ALICE, kind) for kind in ("heal", "curse", "attack", "idle")),
        (HOLMES, "conduct"),
    }


def test_orders_shown_as_refused_are():
    table = FOR_PLAYERS.split("<!-- refused -->")[1].split("\n\n")[0]
    shown = re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)
    assert len(shown) == 4
    assert [words for words in shown if read(ALICE if "лечу" in words else ROBIN, words).action] == []


def test_a_text_below_an_order_waits_to_be_published():
    block = re.search(r"<!-- order and post -->\n```text\n(.*?)```", FOR_PLAYERS, re.DOTALL)
    assert block is not None
    reading = read(ROBIN, block[1])
    assert reading.action is not None
    assert reading.post.startswith("Робин вскидывает лук")


@pytest.mark.parametrize("page", [README, FOR_PLAYERS], ids=["en", "ru"])
def test_a_turn_of_night_class_that_is_shown_is_understood_whole(page: str):
    (block,) = re.findall(r"<!-- night -->\n```text\n(.*?)```", page, re.DOTALL)
    there = night(hero="G4", dice=[5, 3, 6])
    reading = night_order(block, there.look(0), 0, there.decisions)
    assert reading.action is not None
    for act in (reading.action, *reading.then):
        there.take(0, act, 0)
    sheet = there.look(0).sheet
    assert (sheet.villains["twister"], sheet.unlocked, sheet.hero) == (3, ("leg_kit",), "G2")


@pytest.mark.parametrize("page", [README, FOR_PLAYERS], ids=["en", "ru"])
def test_an_attack_of_nightlight_that_is_shown_is_understood(page: str):
    (block,) = re.findall(r"<!-- nightlight -->\n```text\n(.*?)```", page, re.DOTALL)
    there = toys("FOX", P1__stash=["W01#1", "W02#1"], P1__front=["N01#1", "N02#1"])
    reading = toys_order(block, there.look(0), 0, there.decisions)
    assert reading.action is not None
    assert (reading.action.kind, reading.action.card, reading.action.enemy) == ("attack", "W01#1", "N01#1")  # pyright: ignore[reportAttributeAccessIssue]


# ---- docs/cases.md, docs/adding-a-game.md


def test_the_worked_case_holds(tmp_path: Path):
    file = tmp_path / "worked.toml"
    file.write_text("\n".join(blocks((ROOT / "docs" / "cases.md").read_text("utf-8"), "toml")), "utf-8")
    cases = read_cases(file)
    assert {case.game for case in cases} == {"arena", "night_class", "nightlight"}
    assert [run_case(case, case_games()[case.game]) for case in cases] == [[]] * len(cases)


def test_the_worked_case_tells_when_something_else_comes(tmp_path: Path):
    text = "\n".join(blocks((ROOT / "docs" / "cases.md").read_text("utf-8"), "toml"))
    file = tmp_path / "wrong.toml"
    file.write_text(text.replace("total = 7, wounds = 1", "total = 7, wounds = 2"), "utf-8")
    assert [len(run_case(case, case_games()[case.game])) for case in read_cases(file)] == [1, 0, 0]


def test_the_fields_of_a_case_are_all_described():
    page = (ROOT / "docs" / "cases.md").read_text("utf-8")
    prose = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", prose))))
    assert {name for model in (Case, Expect, Move) for name in model.model_fields} - words == set()


def test_the_game_of_the_page_about_games_is_played_to_its_end(capsys: pytest.CaptureFixture[str]):
    page = "\n".join(blocks((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"), "python"))
    exec(compile(page, "adding-a-game.md", "exec"), {"__name__": "page"})
    assert capsys.readouterr().out.startswith("Outcome(cause='PEN-3', winners=(")
