"""The picture of a full round: drawn once, then taken from the cache, and never in the way of the event loop."""

import asyncio
import time
from collections.abc import Callable

from bench.measure import cpu_per_call, short
from bench.rows import Figure, Row, at_most
from bot.picture.paint import Painter, Picture
from bot.picture.render import render
from cogs.arena.picture import draw_end, draw_round
from tests.picture.big import big_end, big_round, says

PICTURES = 5  # of different rounds, asked for at once
TRIES = 5


def _round() -> Picture:
    return draw_round(big_round("ru"), says())


@at_most(250, "picture of a 6v6 round, cold: scene, SVG and PNG", unit="ms")
def cold() -> Figure:
    took = cpu_per_call(lambda: render(_round().svg))
    layout = cpu_per_call(_round)
    return Figure(took * 1e3, f"of it the SVG {short(layout)}")


@at_most(1, "picture of a 6v6 round, warm", unit="ms")
def warm() -> Figure:
    return warm_figure(_round)


def warm_figure(picture: Callable[[], Picture], calls: int = 1000) -> Figure:
    """A picture asked for again and again."""

    async def paint() -> float:
        painter, asked = Painter(), picture()
        try:
            await painter.paint(asked)
            start = time.process_time()
            for _ in range(calls):
                await painter.paint(asked)
            return (time.process_time() - start) / calls
        finally:
            painter.close()

    took = asyncio.run(paint())
    return Figure(took * 1e3, short(took))


@at_most(250, "picture of a 6v6 round, size", unit="kB")
def size() -> Figure:
    opening, end = len(render(_round().svg)), len(render(draw_end(big_end("ru"), says()).svg))
    return Figure(opening / 1000, f"end of the battle {end / 1000:.0f} kB")


@at_most(20, f"longest stall of the event loop while {PICTURES} of them are drawn (wall)", unit="ms")
def stall() -> Figure:
    async def longest() -> float:
        painter, worst = Painter(), 0.0
        pictures = [Picture(svg=f"{_round().svg}<!-- {n} -->", alt={}, name="x.png") for n in range(PICTURES)]
        drawing = asyncio.gather(*(painter.paint(picture) for picture in pictures))
        while not drawing.done():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - before - 0.001)
        await drawing
        painter.close()
        return worst

    # A busy machine only ever adds to it, so the least of some tries is ours.
    worst = min(asyncio.run(longest()) for _ in range(TRIES))
    return Figure(worst * 1e3, f"the least of {TRIES} tries")


ROWS: list[Row] = [cold, warm, size, stall]
