"""What must hold of every file, whatever was done to the program: each journal verifies and leads to the state that is stored."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from bot.kernel.change import encode
from bot.kernel.export import export_ended, verify
from bot.kernel.game import Game
from bot.store import _acts, _lists
from bot.store.rows import LIVE
from bot.tables.sitting import Sitting
from bot.tables.timers import alarms

EVERY = (*LIVE, "ended", "abandoned")
AnyGame = Game[Any, Any, Any]


def sound(con: sqlite3.Connection, games: Mapping[str, AnyGame], seen: dict[str, str] | None = None) -> int:
    """Checks every table of the file; how many there were. `seen` remembers heads that were checked already."""
    found = _lists.find(con, EVERY, {}, 100_000)
    for row, _ in found:
        if row.n < 0 or (seen is not None and seen.get(row.id) == f"{row.head}{row.revision}"):
            continue
        _table_is_sound(con, row.id, games)
        if seen is not None:
            seen[row.id] = f"{row.head}{row.revision}"
    return len(found)


def _table_is_sound(con: sqlite3.Connection, table: str, games: Mapping[str, AnyGame]) -> None:
    loaded, history = _acts.load(con, table, None), _lists.history(con, table, -1, None)
    assert loaded is not None
    assert loaded.record is not None
    record = loaded.record
    verdict = verify(export_ended(record, history.entries, history.openings), games.get)
    assert verdict.faults == [], (table, verdict.faults)
    assert verdict.final is not None, f"{table}: not replayed"
    assert encode(verdict.final.state) == record.state, f"{table}: the journal leads to another state"
    counted = {one.decision: (one.n, one.action) for one in record.answers}
    replayed = {decision: (one.n, one.action) for decision, one in verdict.final.answers.items()}
    assert replayed == counted, f"{table}: the journal leads to other answers: {replayed} / {counted}"
    _clock_is_set(con, loaded, games)


def _clock_is_set(con: sqlite3.Connection, loaded: Any, games: Mapping[str, AnyGame]) -> None:
    """Every moment that is to come has its alarm, so that no table waits for ever."""
    sitting = Sitting(loaded, games[loaded.row.game], at=0, entropy=lambda count: bytes(count))
    wanted = {(one.kind, one.key) for one in alarms(loaded.row.id, sitting.moments())} if loaded.row.live else set()
    kept = {(one.kind, one.key) for one in _lists.alarms(con, None, 100_000) if one.table == loaded.row.id}
    assert kept == wanted, (loaded.row.id, loaded.row.status, kept ^ wanted)
