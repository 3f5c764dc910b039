"""Night Class: whole nights without Discord, one commit with it full, and the picture of a sheet."""

import asyncio
import logging
import random
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any

import structlog

from bench.drawing import warm_figure
from bench.measure import cpu_per_call, short
from bench.rows import Figure, Row, at_least, at_most
from bot.i18n import texts
from bot.kernel.game import Decision
from bot.kernel.table import Table
from bot.picture.paint import Picture
from bot.picture.render import render
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Place, Who
from bot.tables.tables import Tables
from bot.ui.desk import Speech
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.state import NightJoining
from cogs.night_class.scenes import sheet_picture
from cogs.night_class.view import NightView

NIGHTS, TRIES = 4, 3
SEATS, TURNS = 8, 4
PICTURED = 10  # the turn whose sheet is drawn


def night(seed: int, until: Callable[[Table], bool] = lambda table: table.is_over, name: str = "Script") -> Table:
    """One hero's night by the plain script; the same seed is the same night."""
    rng = random.Random(seed)
    seats = [NightJoining(name=name)]
    table = Table.start(NIGHT_CLASS, f"n{seed}", NightOptions(), seats, seed=rng.randbytes(32), entropy=rng.randbytes, at=0)
    while not until(table):
        for decision in table.unanswered():
            table.take(0, _answer(table.state, 0, decision, rng), 0, "script")
    return table


def _answer(state: Any, seat: int, decision: Decision, rng: random.Random) -> Any:
    return NIGHT_CLASS.script(NIGHT_CLASS.view(state, seat), decision, lambda picks: None, rng)


@at_least(4, "Night Class, plain-script nights: journal, seals and dice included", unit="nights/s")
def nights() -> Figure:
    night(0)

    def rate() -> float:
        start = time.process_time()
        for seed in range(NIGHTS):
            night(seed)
        return NIGHTS / (time.process_time() - start)

    best = max(rate() for _ in range(TRIES))
    return Figure(best, f"a night {short(1 / best)}")


@at_most(50, f"Night Class, one commit through the door with {SEATS} players (wall)", unit="ms")
def commit() -> Figure:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))  # the table is the page
    with tempfile.TemporaryDirectory() as folder:
        middle, last = asyncio.run(_commits(Path(folder)))
    return Figure(median(middle) * 1e3, f"the last one, which ends the round, {short(median(last))}")


async def _commits(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of each commit after which others are still awaited, and of each that carries the End of Round out."""
    store = await SqliteStore.open(folder / "night.sqlite3")
    clock, rng = [datetime(2026, 1, 1, tzinfo=UTC)], random.Random(1)
    tables = Tables(store, {"night_class": NIGHT_CLASS}, now=lambda: clock[0], entropy=rng.randbytes)
    table = (await tables.create(Who(1), "night_class", Place(1, 1))).table
    for user in range(SEATS):
        await tables.join(Who(user + 1), table, {"name": f"Hero {user + 1}"})
    await tables.start(Who(1), table)
    middle: list[float] = []
    last: list[float] = []
    for _ in range(TURNS):
        for seat in range(SEATS):
            await _act(tables, table, seat, rng)
        clock[0] += timedelta(minutes=2)  # the grace after the last answer
        await tables.ring(table)
        for seat in range(SEATS):
            took = None
            while took is None:
                took = await _act(tables, table, seat, rng)
            (last if seat == SEATS - 1 else middle).append(took)
    await store.close()
    return middle, last


async def _act(tables: Tables, table: str, seat: int, rng: random.Random) -> float | None:
    """One act of the script; how long it took, where it was the commit."""
    look = await tables.look(table)
    decision = next(iter(look.owed(seat)), None)
    if decision is None:
        return 0.0
    action = NIGHT_CLASS.script(look.view(seat), decision, lambda picks: None, rng)  # pyright: ignore[reportArgumentType]
    start = time.perf_counter()
    assert (await tables.submit(Who(seat + 1), table, seat, [action])).taken
    return time.perf_counter() - start if action.kind in ("commit", "check") else None


def _sheet() -> Picture:
    say = Speech(texts(), "ru")
    order = sheet_picture(say, _pictured(), 0)
    return Picture(svg=order.svg, alt={"ru": order.alt}, name=order.name)


def drafting(turn: int, acts: int) -> Callable[[Table], bool]:
    """In the middle of that turn, or at the end of a night that is over before."""

    def there(table: Table) -> bool:
        state: Any = table.state
        return table.is_over or (state.turn >= turn and state.phase == "hero" and len(state.drafts[0].acts) >= acts)

    return there


def _pictured() -> NightView:
    """A hero's own view in the middle of a night, with a draft."""
    if not _VIEWS:
        table = night(3, drafting(PICTURED, 1))
        _VIEWS.append(NIGHT_CLASS.view(table.state, 0))  # pyright: ignore[reportArgumentType]
    return _VIEWS[0]


_VIEWS: list[NightView] = []


@at_most(300, "Night Class, picture of a sheet, cold: scene, SVG and PNG", unit="ms")
def cold() -> Figure:
    took = cpu_per_call(lambda: render(_sheet().svg))
    layout = cpu_per_call(_sheet)
    return Figure(took * 1e3, f"of it the SVG {short(layout)}")


@at_most(1, "Night Class, picture of a sheet, warm", unit="ms")
def warm() -> Figure:
    return warm_figure(_sheet)


@at_most(400, "Night Class, picture of a sheet, size", unit="kB")
def size() -> Figure:
    return Figure(len(render(_sheet().svg)) / 1000, "a hero's own sheet in mid-game, with its draft")


ROWS: list[Row] = [nights, commit, cold, warm, size]
