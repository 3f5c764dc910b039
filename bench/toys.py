"""Nightlight: nights without Discord, an act through the door, waits of a night by post, and the picture of a full table."""

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

from bench.measure import cpu_per_call, short
from bench.rows import Figure, Row, at_least, at_most
from bot.i18n import texts
from bot.kernel.table import Table
from bot.picture.render import render
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Place, Who
from bot.tables.tables import Tables
from bot.ui.desk import Speech
from cogs.nightlight.balance import WAITS, measure
from cogs.nightlight.picture import draw_table
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.state import NightlightJoining
from cogs.nightlight.scenes import table_scene

NIGHTS, WAITED = 12, 40
ANIMALS = ("FOX", "TUR", "OWL", "DRA")


def evening(seed: int, animals: tuple[str, ...], until: Callable[[Table], bool] = lambda table: table.is_over, **options: Any) -> Table:
    """Animals by the team's script at a table of the kernel; the same seed is the same night."""
    rng = random.Random(seed)
    seats = [NightlightJoining(name=key, animal=key) for key in animals]
    house = NightlightOptions.model_validate(options)
    table = Table.start(NIGHTLIGHT, f"l{seed}", house, seats, seed=rng.randbytes(32), entropy=rng.randbytes, at=0)
    while not until(table):
        for group in table.complete_groups():
            table.close(group, 0)
        if (decision := next(iter(table.unanswered()), None)) is not None:
            seat = decision.asked[0]
            table.take(seat, NIGHTLIGHT.script(NIGHTLIGHT.view(table.state, seat), decision, lambda picks: None, rng), 0, "script")  # pyright: ignore[reportArgumentType]
    return table


@at_least(2, "Nightlight, nights of four scripted animals: journal, seals and dice included", unit="nights/s")
def nights() -> Figure:
    evening(0, ANIMALS)
    start = time.process_time()
    for seed in range(NIGHTS):
        evening(seed, ANIMALS)
    took = (time.process_time() - start) / NIGHTS
    return Figure(1 / took, f"a night {short(took)}")


@at_least(20, "Nightlight, acts through the door with four animals (wall)", unit="acts/s")
def acts() -> Figure:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(_acts(Path(folder)))
    return Figure(1 / median(took), f"an act {short(median(took))}, the slowest {short(max(took))}")


async def _acts(folder: Path) -> list[float]:
    """Seconds of each act of a whole night."""
    store = await SqliteStore.open(folder / "toys.sqlite3")
    clock, rng = [datetime(2026, 1, 1, tzinfo=UTC)], random.Random(1)
    tables = Tables(store, {"nightlight": NIGHTLIGHT}, now=lambda: clock[0], entropy=rng.randbytes)
    table = (await tables.create(Who(1), "nightlight", Place(1, 1))).table
    for seat, key in enumerate(ANIMALS):
        await tables.join(Who(seat + 1), table, {"name": key, "animal": key})
    await tables.start(Who(1), table)
    took: list[float] = []
    while not (look := await tables.look(table)).over:
        seat = next((seat for seat in range(len(ANIMALS)) if look.owed(seat)), None)
        if seat is None:
            clock[0] += timedelta(minutes=2)  # the grace after the last ranking
            await tables.ring(table)
            continue
        view: Any = look.view(seat)
        action = NIGHTLIGHT.script(view, look.owed(seat)[0], lambda picks: None, rng)
        start = time.perf_counter()
        await tables.submit(Who(seat + 1), table, seat, [action])
        took.append(time.perf_counter() - start)
    await store.close()
    return took


@at_most(1.3, "Nightlight, waits a turn in Encounters when every card has a policy, four animals", unit="waits")
def waits() -> Figure:
    settled = measure(NightlightOptions(dream="hushmoth"), 4, "team", WAITED, policies="settled")
    usual = measure(NightlightOptions(dream="hushmoth"), 4, "team", WAITED, policies="default")

    def a_turn(report: Any) -> float:
        return report.mean(lambda one: sum(one.waits.get(ask, 0) for ask in WAITS)) / report.mean(lambda one: one.turns)

    raids = settled.mean(lambda one: one.waits.get("rank", 0))
    return Figure(a_turn(settled), f"{a_turn(usual):.2f} with the game's own policies; raids {raids:.1f} a night")


def crowded() -> Table:
    """A table of four in the third round of a hard night with a boss."""
    return evening(4, ANIMALS, lambda table: table.is_over or (table.state.round == 3 and table.state.lap >= 2), dream="zordo", boss="deck")  # pyright: ignore[reportAttributeAccessIssue]


def _svg(table: Table) -> str:
    state: Any = table.state
    view = NIGHTLIGHT.view(state, None)
    return draw_table(table_scene(Speech(texts(), "ru"), view, {}, "0" * 64))


@at_most(250, "Nightlight, picture of a full table, cold: scene, SVG and PNG", unit="ms")
def cold() -> Figure:
    table = crowded()
    took, layout = cpu_per_call(lambda: render(_svg(table))), cpu_per_call(lambda: _svg(table))
    return Figure(took * 1e3, f"of it the SVG {short(layout)}")


@at_most(400, "Nightlight, picture of the largest legal table, size", unit="kB")
def size() -> Figure:
    largest: Any = NIGHTLIGHT.largest()
    view = NIGHTLIGHT.view(largest, None)
    png = render(draw_table(table_scene(Speech(texts(), "ru"), view, {}, "0" * 64)))
    return Figure(len(png) / 1000, f"in mid-game {len(render(_svg(crowded()))) / 1000:.0f} kB")


ROWS: list[Row] = [nights, acts, waits, cold, size]
