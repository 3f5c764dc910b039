"""Chance of the suite: it follows from a test's own name and one seed, so that no run is luckier than another.

`LONGTABLE_TEST_SEED=7 make test` plays the same tests under other dice.
"""

import hashlib
import os
import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

from bot.kernel.table import Table

SEED = os.environ.get("LONGTABLE_TEST_SEED", "")
"""Empty: the chances that everybody has."""

_TELLING = ("seat", "name", "decision_id", "table", "place")  # locals of a call site that tell apart what it draws
_DEEP = 6


def running_test() -> str:
    """The running test's id, in its set-up as well; "" outside of any."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]


def seeded(number: int | str) -> random.Random:
    """`random.Random(number)`, and another one where other chances are asked for."""
    return random.Random(f"{SEED} {number}" if SEED else number)


class Chance:
    """`bytes_of(count)` is entropy for a bot or its tables.

    What is drawn hangs on who asks and how often they asked before, not on whose turn the machine made it: a message that
    was sent a moment later moves no dice.
    """

    def __init__(self, *of: Any) -> None:
        self._of = (SEED, running_test(), of)
        self._asked: Counter[str] = Counter()

    def bytes_of(self, count: int) -> bytes:
        site = repr(site_of(sys._getframe(1)))
        self._asked[site] += 1
        return hashlib.shake_256(repr((self._of, site, self._asked[site])).encode()).digest(count)


def site_of(frame: FrameType | None) -> tuple[Any, ...]:
    """Where in the program `frame` is, at which table, at which entry."""
    assert frame is not None
    asks = frame.f_code.co_qualname, sorted((name, repr(frame.f_locals[name])) for name in _TELLING if _plain(frame, name))
    for _ in range(_DEEP):
        if frame is None:
            break
        at = frame.f_locals.get("self")
        if isinstance(at, Table):
            return *asks, at.record.id, at.record.n
        frame = frame.f_back
    return asks


def _plain(frame: FrameType, name: str) -> bool:
    return isinstance(frame.f_locals.get(name), str | int)
