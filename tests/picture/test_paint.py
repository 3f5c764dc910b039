"""Drawn off the loop, two at once, once each."""

import asyncio
import io
import os
import signal
import threading
from pathlib import Path

import pytest
from PIL import Image

import bot.picture
from bot.picture import Painter, PaintingFailed, Picture
from bot.picture.cache import Cache
from bot.picture.paint import BrushProcess
from bot.picture.scene import Rect, Scene
from bot.picture.svg import to_svg


def picture(colour: str = "#ff0000") -> Picture:
    return Picture(svg=to_svg(Scene(width=20, height=10, shapes=(Rect(x=0, y=0, width=20, height=10, fill=colour),))), alt={}, name="x.png")


class Counting:
    """A brush that counts its strokes and, if given a gate, waits in each."""

    def __init__(self, gate: threading.Event | None = None) -> None:
        self.gate, self.strokes, self.now, self.most, self.made = gate, 0, 0, 0, 0
        self.lock = threading.Lock()
        self.begun = threading.Semaphore(0)
        self.is_alive = True

    def __call__(self) -> "Counting":
        self.made += 1
        return self

    def draw(self, svg: str) -> bytes:
        with self.lock:
            self.strokes, self.now = self.strokes + 1, self.now + 1
            self.most = max(self.most, self.now)
        self.begun.release()
        if self.gate is not None:
            assert self.gate.wait(10)
        with self.lock:
            self.now -= 1
        return svg.encode()


@pytest.mark.lesson("L1")
async def test_the_real_brush_draws_in_another_process_and_is_used_again():
    painter = Painter()
    pngs = [await painter.paint(picture(colour)) for colour in ("#ff0000", "#00ff00")]
    assert [Image.open(io.BytesIO(png)).convert("RGB").getpixel((5, 5)) for png in pngs] == [(255, 0, 0), (0, 255, 0)]
    painter.close()


@pytest.mark.lesson("L1")
async def test_an_equal_picture_comes_from_the_cache():
    brush = Counting()
    painter = Painter(brush=brush)
    first = await painter.paint(picture())
    again = await painter.paint(Picture(svg=picture().svg, alt={"en": "other words"}, name="other.png"))
    assert (again is first, brush.strokes) == (True, 1)


@pytest.mark.lesson("L2")
async def test_at_most_two_are_drawn_at_once_and_brushes_are_shared():
    gate = threading.Event()
    brush = Counting(gate)
    painter = Painter(brush=brush)
    tasks = [asyncio.create_task(painter.paint(picture(f"#00000{k}"))) for k in range(5)]
    for _ in range(2):
        assert await asyncio.to_thread(brush.begun.acquire, timeout=60)
    gate.set()
    assert len(set(await asyncio.gather(*tasks))) == 5
    assert (brush.strokes, brush.most, brush.made <= 2) == (5, 2, True)


async def test_who_asks_for_a_picture_under_way_waits_for_the_same_one():
    gate = threading.Event()
    brush = Counting(gate)
    painter = Painter(brush=brush)
    one, two = (asyncio.create_task(painter.paint(picture())) for _ in range(2))
    assert await asyncio.to_thread(brush.begun.acquire, timeout=60)
    one.cancel()
    gate.set()
    assert await two == picture().svg.encode()
    assert (brush.strokes, one.cancelled()) == (1, True)


async def test_a_fault_reaches_the_caller_and_the_next_picture_is_drawn():
    painter = Painter()
    with pytest.raises(PaintingFailed):
        await painter.paint(Picture(svg="<svg", alt={}, name="x.png"))
    assert (await painter.paint(picture())).startswith(b"\x89PNG")
    painter.close()


async def test_a_brush_whose_process_was_killed_is_replaced():
    made: list[BrushProcess] = []

    def brush() -> BrushProcess:
        made.append(BrushProcess())
        return made[-1]

    painter = Painter(brush=brush)
    await painter.paint(picture("#000001"))
    made[0]._child.kill()
    made[0]._child.wait()
    assert (await painter.paint(picture("#000002"))).startswith(b"\x89PNG")
    assert len(made) == 2
    painter.close()


async def test_ctrl_c_in_the_terminal_leaves_the_drawing_to_its_parent():
    brush = BrushProcess()
    await asyncio.to_thread(brush.draw, picture().svg)
    os.kill(brush._child.pid, signal.SIGINT)
    assert (await asyncio.to_thread(brush.draw, picture().svg)).startswith(b"\x89PNG")


async def test_a_drawing_process_ends_with_its_input():
    brush = BrushProcess()
    child = brush._child
    await asyncio.to_thread(brush.draw, picture().svg)
    assert child.stdin is not None
    child.stdin.close()
    assert await asyncio.to_thread(child.wait, 10) == 0


async def test_a_process_that_does_not_answer_is_ended():
    brush = BrushProcess(patience=0.1)
    os.kill(brush._child.pid, signal.SIGSTOP)
    with pytest.raises(PaintingFailed):
        await asyncio.to_thread(brush.draw, picture().svg)
    assert not brush.is_alive


def test_the_cache_forgets_what_was_used_least_lately():
    cache = Cache(10)
    cache.put(b"a", b"1234")
    cache.put(b"b", b"1234")
    assert cache.get(b"a") == b"1234"
    cache.put(b"c", b"1234")
    assert (cache.get(b"b"), cache.get(b"a"), cache.get(b"c"), cache.size) == (None, b"1234", b"1234", 8)
    cache.put(b"a", b"12")
    assert cache.size == 6
    cache.put(b"huge", b"12345678901")
    assert (cache.get(b"huge"), cache.size) == (None, 0)


def test_fonts_and_their_licence_are_shipped():
    fonts = Path(bot.picture.__file__).parent / "fonts"
    assert sorted(path.name for path in fonts.iterdir()) == [
        "DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "LICENSE-DejaVu.txt", "LongtableSans-Bold.ttf", "LongtableSans.ttf",
    ]  # fmt: skip
    licence = (fonts / "LICENSE-DejaVu.txt").read_text("utf-8")
    assert "Bitstream Vera Fonts Copyright" in licence
    assert "Arev Fonts Copyright" in licence
