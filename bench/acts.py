"""Acts as the store sees them: a table, an act on it, without a game's rules in the figure."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from bot.kernel.change import Record
from bot.kernel.journal import GENESIS, Entry, Opening, make_entry
from bot.store.protocol import Commit
from bot.store.rows import Alarm, StoredEvent
from bot.store.sqlite import SqliteStore

STATE_BYTES = 5_000  # a battle of eight in its fourth round is about that large
START = 1_790_000_000_000


@dataclass
class OpenStore:
    """A store with a loop of its own, so that plain functions can be timed."""

    path: Path
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)

    def __enter__(self) -> Self:
        self.store = self.run(SqliteStore.open(self.path))
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.store.close())
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def times(self, count: int, one: Callable[[], Coroutine[Any, Any, Any]]) -> Callable[[], None]:
        """Many in one turn of the loop: starting it is no part of the figure."""

        async def many() -> None:
            for _ in range(count):
                await one()

        return lambda: self.run(many())


def new_table(table: str, place: int) -> Commit:
    """A running table with its entry 0."""
    first = make_entry(GENESIS, 0, "opened", START, {"table": table})
    record = Record(table, "none", 1, {}, [], bytes(32), _state(0), _state(0), 0, 0, first.hash)
    columns = {
        "game": "none", "version": 1, "status": "running", "guild": 1, "place": place, "parent": 1, "person": None, "gm": 1,
        "language": "en", "title": "", "pace": {}, "options": {}, "settings": {}, "seed_hash": "0" * 64, "created": START,
        "started": START, "ended": None, "outcome": None, "why": "", "suspended": "", "timers": {},
    }  # fmt: skip
    alarms = (Alarm(table, "close", "all", START * 2),)
    return Commit(table, 0, columns=columns, record=record, rebased=True, entries=[first], alarms=alarms, timers={}, at=START)


def act(revision: int, record: Record) -> Commit:
    """One sealed order: an entry, its opening, two events, the state, the answer kept for a day."""
    n, at = record.n + 1, START + record.n + 1
    entry: Entry = make_entry(record.hash, n, "act", at, {"decision": f"r{n}.order.s1", "seat": 1, "seal": f"{n:064x}"})
    opening = Opening(n, "action", 1, f"r{n}.order.s1", {"kind": "attack", "stance": "furious", "target": 3}, os.urandom(16), f"{n:064x}")
    events = [StoredEvent(n, k, "all", {"kind": "ordered", "seat": 1, "answered": k}) for k in range(2)]
    record.n, record.hash, record.state = n, entry.hash, _state(n)
    return Commit(
        record.id, revision, record=record, entries=[entry], openings=[opening], events=events,
        act_id=f"{record.id}-{n}", answer="{}", at=at,
    )  # fmt: skip


async def one_act(store: SqliteStore, table: str) -> None:
    """Load, decide nothing, commit."""
    loaded = await store.load(table, "unseen")
    assert loaded is not None
    assert loaded.record is not None
    await store.commit(act(loaded.row.revision, loaded.record))


def _state(n: int) -> bytes:
    return b'{"v":1,"n":%d,"pad":"%s"}' % (n, b"x" * (STATE_BYTES - 30))
