"""What Prometheus reads: right values, nobody's ids, and nothing that listens unless it was asked for."""

import re
import socket
import urllib.request
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.app import make_bot
from bot.config import Config, ConfigError
from bot.kernel.game import RuleViolation
from bot.metrics import Metrics
from bot.picture import Painter
from bot.picture.paint import Picture
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Fault
from tests.tables.conftest import ANN, BOB, EVE, GM, Hall

ROOT = Path(__file__).parents[1]


@pytest_asyncio.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[Hall, Metrics]]:
    path = tmp_path / "hall.sqlite3"
    hall = Hall(await SqliteStore.open(path))
    metrics = Metrics(path, host="127.0.0.1", port=0, now=lambda: hall.time)
    hall.tables.measure = metrics.act
    yield hall, metrics
    metrics.close()
    await hall.store.close()


def scraped(metrics: Metrics) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{metrics.port}/metrics", timeout=10) as page:
        text = page.read().decode()
    return {name: float(value) for name, value in re.findall(r"^([a-z]\S*) (\S+)$", text, re.MULTILINE) if "_created" not in name}


async def test_a_scrape_shows_acts_tables_queue_and_what_is_overdue(watched: tuple[Hall, Metrics]):
    hall, metrics = watched
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4, act_id="i1")
    await hall.guess(ANN, table, 0, 4, act_id="i1")
    await hall.guess(ANN, table, 0, 9)
    with pytest.raises(RuleViolation):
        await hall.tables.pause(EVE, table)
    lobby = await hall.lobby(BOB, place=601)
    seen = scraped(metrics)
    counted = {name: value for name, value in seen.items() if name.startswith("longtable_actions_total")}
    assert counted['longtable_actions_total{result="taken",verb="submit"}'] == 1
    assert counted['longtable_actions_total{result="repeated",verb="submit"}'] == 1
    assert counted['longtable_actions_total{result="refused",verb="submit"}'] == 1
    assert counted['longtable_actions_total{result="refused",verb="pause"}'] == 1
    assert counted['longtable_actions_total{result="taken",verb="create"}'] == 2
    assert seen['longtable_action_seconds_count{verb="submit"}'] == 3
    assert (seen['longtable_tables{status="running"}'], seen['longtable_tables{status="lobby"}']) == (1, 1)
    unsent = [*await hall.store.outbox_rows(table, states=("waiting",)), *await hall.store.outbox_rows(lobby, states=("waiting",))]
    assert seen["longtable_outbox_rows"] == sum(row.due <= hall.at for row in unsent) > 0
    assert seen["longtable_overdue_deadlines"] == 0
    hall.pass_time(days=2)
    assert scraped(metrics)["longtable_overdue_deadlines"] > 0


async def test_a_fault_of_ours_is_counted(watched: tuple[Hall, Metrics], monkeypatch: pytest.MonkeyPatch):
    hall, metrics = watched
    table = await hall.game()

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("in the middle")

    monkeypatch.setattr("bot.tables.chair.pause", broken)
    with pytest.raises(Fault):
        await hall.tables.pause(GM, table)
    assert scraped(metrics)['longtable_actions_total{result="fault",verb="pause"}'] == 1


async def test_drawing_is_timed_once_a_picture(watched: tuple[Hall, Metrics]):
    _, metrics = watched
    painter = Painter()
    painter.measure = metrics.picture
    picture = Picture(svg='<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', alt={"en": "nothing"}, name="x.png")
    await painter.paint(picture)
    await painter.paint(picture)
    painter.close()
    assert scraped(metrics)["longtable_render_seconds_count"] == 1


@pytest.mark.lesson("B6")
async def test_no_figure_names_a_table_a_person_or_a_word(watched: tuple[Hall, Metrics]):
    hall, metrics = watched
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4, act_id="secret-act")
    labels = " ".join(re.findall(r"\{(.*?)\}", " ".join(scraped(metrics))))
    assert set(re.findall(r'(\w+)="', labels)) <= {"verb", "result", "status", "le"}
    assert [word for word in (table, "secret-act", "name11", str(ANN.user), "GU-2") if f'"{word}"' in labels] == []


async def test_a_file_that_is_gone_leaves_the_other_figures(watched: tuple[Hall, Metrics]):
    hall, metrics = watched
    await hall.game()
    metrics._database = Path("/nowhere/at/all.sqlite3")  # pyright: ignore[reportPrivateUsage]
    seen = scraped(metrics)
    assert 'longtable_actions_total{result="taken",verb="start"}' in seen
    assert "longtable_outbox_rows" not in seen


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("on", [False, True])
async def test_nothing_listens_unless_it_was_asked_for(tmp_path: Path, on: bool):
    port = free_port()
    settings = Config(database=tmp_path / "x.sqlite3", metrics=on, metrics_port=port)
    async with make_bot(settings, extensions=(), rooms={}) as bot:
        await bot.setup_hook()
        assert (bot.metrics is not None, listens(port)) == (on, on)
    assert not listens(port)


def test_a_port_that_is_taken_is_one_sentence_with_the_mend(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ConfigError, match=rf"127\.0\.0\.1:{port} .*set metrics_port"):
            Metrics(tmp_path / "x", host="127.0.0.1", port=port, now=datetime.now)


def test_every_metric_is_described_and_has_an_example_alert():
    page, alerts = ((ROOT / "docs" / name).read_text("utf-8") for name in ("metrics.md", "alerts.yml"))
    named = set(re.findall(r"^\| `(longtable_\w+)`", page, re.MULTILINE))
    assert named == {
        "longtable_actions_total", "longtable_action_seconds", "longtable_render_seconds",
        "longtable_tables", "longtable_outbox_rows", "longtable_overdue_deadlines",
    }  # fmt: skip
    used = {name.removesuffix("_bucket") for name in re.findall(r"longtable_\w+", alerts)}
    assert used == named
