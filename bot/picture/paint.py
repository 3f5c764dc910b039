"""Pictures as Discord gets them: drawn at most two at once, off the event loop, and never twice."""

import asyncio
import hashlib
import struct
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, Protocol

from bot.picture.cache import Cache
from bot.picture.render import DRAWN, LENGTH

AT_ONCE = 2
CACHE_BYTES = 32 * 1024 * 1024
PATIENCE = 20.0  # seconds of a child that doesn't answer; a picture takes about 0.1
ALT_LIMIT = 1024  # Discord's, for the description of an attachment


@dataclass(frozen=True)
class Picture:
    """A picture not drawn yet. `alt` by language; `name` is the file's name and tells public facts only."""

    svg: str
    alt: Mapping[str, str]
    name: str

    @cached_property
    def digest(self) -> bytes:
        return hashlib.sha256(self.svg.encode("utf-8")).digest()


class PaintingFailed(Exception):
    """The picture couldn't be drawn. A message goes out without it; the text says the same."""


class Brush(Protocol):
    """One thing that draws one picture at a time, called in a thread."""

    @property
    def is_alive(self) -> bool: ...

    def draw(self, svg: str) -> bytes: ...


class BrushProcess:
    """A child that draws (`render` by its path). It ends with us, because its input then ends."""

    def __init__(self, *, patience: float = PATIENCE) -> None:
        program = Path(__file__).with_name("render.py")
        self._child = subprocess.Popen([sys.executable, "-I", str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._patience = patience
        weakref.finalize(self, _end, self._child)

    def draw(self, svg: str) -> bytes:
        watch = threading.Timer(self._patience, self._child.kill)
        watch.start()
        try:
            mark, body = self._ask(svg.encode("utf-8"))
        except (OSError, EOFError, struct.error) as fault:
            self._child.kill()
            self._child.wait()  # its pipes close before it counts as gone, and nobody shall take it for alive
            raise PaintingFailed("the drawing process ended") from fault
        finally:
            watch.cancel()
        if mark != DRAWN:
            raise PaintingFailed(body.decode("utf-8", "replace"))
        return body

    @property
    def is_alive(self) -> bool:
        return self._child.poll() is None

    def _ask(self, svg: bytes) -> tuple[bytes, bytes]:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.stdin.write(LENGTH.pack(len(svg)) + svg)
        self._child.stdin.flush()
        mark = self._child.stdout.read(1)
        (length,) = LENGTH.unpack(self._child.stdout.read(LENGTH.size))
        body = self._child.stdout.read(length)
        if len(body) < length:
            raise EOFError
        return mark, body


def _end(child: subprocess.Popen[bytes]) -> None:
    pipes: tuple[IO[bytes] | None, ...] = (child.stdin, child.stdout)
    for pipe in pipes:
        if pipe is not None:
            pipe.close()
    child.kill()
    child.wait()


class Painter:
    """Draws pictures. One for the whole bot; belongs to the event loop in which it is first used."""

    def __init__(self, *, brush: Callable[[], Brush] = BrushProcess, at_once: int = AT_ONCE, cache_bytes: int = CACHE_BYTES) -> None:
        self._new_brush = brush
        self._idle: list[Brush] = []
        self._turns = asyncio.Semaphore(at_once)
        self._kept = Cache(cache_bytes)
        self._under_way: dict[bytes, asyncio.Task[bytes]] = {}
        self.measure: Callable[[float], None] | None = None  # hears how many seconds each drawing took

    async def paint(self, picture: Picture) -> bytes:
        """The PNG. Raises `PaintingFailed`; whoever asks for a picture that is being drawn waits for the same one."""
        kept = self._kept.get(picture.digest)
        if kept is not None:
            return kept
        task = self._under_way.get(picture.digest)
        if task is None:
            task = asyncio.create_task(self._drawn(picture))
            self._under_way[picture.digest] = task
            task.add_done_callback(lambda done: self._finished(picture.digest, done))
        # One caller who gives up must not take the picture from the others.
        return await asyncio.shield(task)

    def close(self) -> None:
        """Lets the drawing processes go."""
        self._idle.clear()

    async def _drawn(self, picture: Picture) -> bytes:
        async with self._turns:
            began = time.perf_counter()
            png = await asyncio.to_thread(self._draw, picture.svg)
            if self.measure is not None:
                self.measure(time.perf_counter() - began)
        self._kept.put(picture.digest, png)
        return png

    def _draw(self, svg: str) -> bytes:
        brush = next((each for each in self._take_idle() if each.is_alive), None) or self._new_brush()
        png = brush.draw(svg)
        # One that failed isn't laid back: the next picture begins with a fresh one.
        self._idle.append(brush)
        return png

    def _take_idle(self) -> Iterator[Brush]:
        while self._idle:
            yield self._idle.pop()

    def _finished(self, digest: bytes, task: asyncio.Task[bytes]) -> None:
        del self._under_way[digest]
        if not task.cancelled():
            task.exception()  # seen here, so that a fault nobody waits for any more isn't reported as lost
