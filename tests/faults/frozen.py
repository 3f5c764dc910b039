"""What kill -9 leaves at each numbered effect of one journey: the bot's file and the simulated world, kept without killing anybody."""

import hashlib
import pickle
import re
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.saved import Saved


class Frozen:
    """Kept at `wanted` numbers, None: at all. What is the same at several numbers is kept once."""

    def __init__(self, folder: Path, wanted: Iterable[int] | None = None) -> None:
        self._folder = folder
        self._wanted = wanted
        self._kept: dict[int, dict[str, str]] = {}  # number, name, digest
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, number: int, on: Saved) -> None:
        if self._wanted is not None and number not in self._wanted:
            return
        self._kept[number] = {name: self._put(content) for name, content in on.frozen().items()}

    def _put(self, content: bytes) -> str:
        digest = hashlib.blake2b(content, digest_size=16).hexdigest()
        path = self._folder / digest
        if not path.exists():
            path.write_bytes(content)
        return digest

    def has(self, number: int) -> bool:
        return number in self._kept

    def alike(self) -> list[list[int]]:
        """Numbers at which a kill leaves the very same bytes, for each state that there is."""
        states: dict[tuple[tuple[str, str], ...], list[int]] = {}
        for number, files in self._kept.items():
            states.setdefault(tuple(sorted(files.items())), []).append(number)
        return list(states.values())

    def thaw(self, number: int, folder: Path) -> None:
        """As if the bot in `folder` had been killed at that number; 0: it never ran."""
        for name, digest in self._kept[number].items() if number else ():
            shutil.copyfile(self._folder / digest, folder / name)

    def found_at(self, number: int, folder: Path) -> int:
        """The number at which what a bot left in `folder`, that really was killed at `number`, is kept; 0: nowhere.

        What is sent in lanes beside each other is numbered in the order in which it happened to be sent: one of the next
        numbers will do, and ids of Discord's own are not compared.
        """
        with TemporaryDirectory(dir=self._folder) as place:
            left = _content(folder, Path(place) / "real")
            for near in sorted(self._kept, key=lambda kept: abs(kept - number))[: 2 * NEAR + 1]:
                other = Path(place) / str(near)
                other.mkdir()
                self.thaw(near, other)
                if _content(other, other / "copy") == left:
                    return near
        return 0


NEAR = 12
_ID = re.compile(r"(?<!\d)1\d{18}(?!\d)|(?<= at )0x[0-9a-f]+")


def _content(folder: Path, copy: Path) -> list[str]:
    """Every row and everything in the world; read in a copy, since whoever opens the file changes its log."""
    shutil.copytree(folder, copy, ignore=lambda _, names: [name for name in names if name == copy.name])
    with closing(sqlite3.connect(copy / "longtable.sqlite3")) as con:
        rows = list(con.iterdump())
    world = repr(pickle.loads((copy / "world.pickle").read_bytes()))
    return sorted(_ID.sub("ID", line) for line in (*rows, *world.split("Message(")))
