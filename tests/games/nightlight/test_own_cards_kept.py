"""A night goes on with the cards it began with, whatever becomes of the files they were read from (NL-CON-b)."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.kernel.content import ContentFault
from bot.kernel.export import verify
from bot.kernel.game import RuleViolation
from bot.kernel.replay import from_start
from bot.kernel.table import Table
from bot.tables.acts import Who
from bot.tables.export import export_document
from cogs.nightlight import own_sets
from cogs.nightlight.library import cards
from cogs.nightlight.own_sets import keep_sets_in
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightJoining
from tests.games.nightlight.evening import begin, evening, to_the_end
from tests.leaks.hands import last_message

TOKEN = "placeholder-of-a.bots.token-in-its-form"
BELL = """
[[gadget]]
id = "X1"
name = { en = "Bell", ru = "Звонок" }
copies = 20
effects = [{ when = "free", window = "open", cost = "discard", do = [{ verb = "heal", target = "user", n = 1 }] }]
"""
OTHER = BELL.replace("X1", "X2").replace("Bell", "Gong")


@pytest.fixture
def sets(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "sets"
    (folder / "ours").mkdir(parents=True)
    write(folder, BELL)
    yield folder
    forget()


def write(folder: Path, text: str) -> None:
    (folder / "ours" / "bell.toml").write_text(text, encoding="utf-8")
    keep_sets_in(folder)


def forget() -> None:
    """As in a program that has just started."""
    for one in (own_sets._sets, own_sets._kept, own_sets._visiting):  # pyright: ignore[reportPrivateUsage]
        one.clear()


def begun(**options: Any) -> Table:
    house = NightlightOptions.model_validate({"cards": "ours", **options})
    seats = [NightlightJoining(name="Anna", animal="FOX"), NightlightJoining(name="Bob", animal="OWL")]
    return Table.start(NIGHTLIGHT, "t", house, seats, seed=bytes(32), entropy=Random(1).randbytes, at=0)


@pytest.mark.rule("NL-CON-b")
def test_a_night_is_bound_to_its_cards_by_name_and_seal(sets: Path):
    table = begun()
    seal = cards_of(table.state.options).seal
    assert table.state.options.cards == table.record.options["cards"] == f"ours@{seal}"
    assert table.change.entries[0].facts["options"]["cards"] == f"ours@{seal}"
    assert table.change.entries[0].facts["content"]["cards"] == seal
    write(sets, OTHER)
    assert "X1" in cards_of(table.state.options).items
    assert "X2" in cards_of(begun().state.options).items


def test_a_night_with_the_cards_that_ship_keeps_no_copy_of_them():
    table = begun(cards="built_in")
    assert table.state.options.cards == "built_in"
    assert "content" not in table.change.entries[0].facts


@pytest.mark.rule("NL-CON-b")
def test_played_again_from_its_first_entry_where_nobody_knows_the_set(sets: Path):
    table = begun()
    forget()
    again = from_start(NIGHTLIGHT, table.record, table.change.entries[0])
    assert again.state == table.state
    assert "X1" in cards_of(again.state.options).items


@pytest.mark.rule("NL-CON-b")
def test_content_that_is_not_what_it_says_is_no_set_of_the_night(sets: Path):
    table = begun()
    entry = table.change.entries[0]
    entry.facts["content"] = {**entry.facts["content"], "files": [["bell.toml", OTHER]]}
    forget()
    with pytest.raises((ContentFault, RuleViolation)):
        from_start(NIGHTLIGHT, table.record, entry)
    for files in (None, [], [["a"]], [["a", 3]], [["big.toml", "#" * 500_000]]):
        with pytest.raises(ContentFault):
            NIGHTLIGHT.learn({"cards": "0" * 12, "files": files}, keep=False)


@pytest.mark.rule("NL-CON-b")
def test_exports_that_were_checked_are_not_kept_for_ever(sets: Path):
    shipped = [list(one) for one in cards().files]
    for number in range(12):
        NIGHTLIGHT.learn({"cards": str(number), "files": [*shipped, ["bell.toml", BELL.replace("Bell", f"Bell {number}")]]}, keep=False)
    assert len(own_sets._visiting) == own_sets.VISITORS  # pyright: ignore[reportPrivateUsage]


@pytest.mark.rule("NL-CON-b")
async def test_a_running_night_goes_on_over_a_restart_with_its_set_changed_and_gone(tmp_path: Path, sets: Path):
    async with evening(tmp_path, check_errors=False) as on:  # a card that there isn't is refused
        anna = on.person("anna")
        people = [(anna, "FOX")]
        await begin(on, people, cards="ours")
        for change in (lambda: write(sets, OTHER), lambda: rmtree(sets)):
            await on.call(on.bot.close())
            forget()
            change()
            await on.env.restart_bot(on.new_bot())
            await on.env.settle()
            shown = last_message(await anna.slash(on.channel, "nightlight card", card="X1"))
            assert "Bell" in shown.content
            unknown = last_message(await anna.slash(on.channel, "nightlight card", card="X2"))
            assert "Gong" not in unknown.content
        assert await to_the_end(on, people) > 0
        house = (await on.look()).row.options["cards"]
        assert house.startswith("ours@")
        again = (await on.call(on.bot.desk.tables.rematch(Who(anna.id), on.table))).table
        assert (await on.call(on.bot.desk.tables.start(Who(anna.id), again))).key == "started"  # with what the night before it kept


@pytest.mark.rule("NL-CON-b")
async def test_the_export_of_such_a_night_holds_its_cards_and_anybody_can_check_it(tmp_path: Path, sets: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "FOX")], cards="ours")
        await to_the_end(on, [(anna, "FOX")])
        loaded = await on.call(on.bot.store.load(on.table))
        history = await on.call(on.bot.store.history(on.table))
    document = json.loads(json.dumps(export_document(loaded, history, datetime(2027, 1, 1, tzinfo=UTC))))
    forget()
    verdict = verify(document, lambda _: NIGHTLIGHT)
    assert (verdict.faults, verdict.replayed) == ([], True)


@pytest.mark.rule("NL-CON-b")
async def test_a_night_of_before_that_kept_no_copy_is_refused_in_one_sentence_and_check_names_it(
    tmp_path: Path, sets: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(type(NIGHTLIGHT), "bound", lambda _, options: (options, None))
    async with evening(tmp_path, check_errors=False) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "FOX")], cards="ours")
        file = on.file
        revision = (await on.look()).row.revision
        forget()
        told = last_message(await anna.slash(on.channel, "nightlight rank", cards="Bell"))
        assert "There is no set of cards “ours” here" in told.content
        assert "NL-CON-b" in told.content
        assert (await on.call(on.bot.store.load(on.table))).row.revision == revision
        table = on.table
    monkeypatch.setenv("LONGTABLE_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DATABASE", str(file))
    for lang, sentence in (("en", "plays with “ours”, and that isn't here any more"), ("ru", "играет с набором «ours»")):
        monkeypatch.setenv("LC_ALL", lang)
        result = CliRunner().invoke(app, ["check"])
        assert result.exit_code == 2
        assert f"{table} (" in result.output
        assert sentence in result.output
    keep_sets_in(sets)
    monkeypatch.setenv("LONGTABLE_CARDS", str(sets))
    assert CliRunner().invoke(app, ["check"]).exit_code == 0
