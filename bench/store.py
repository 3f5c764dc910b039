"""What keeping costs over raw sqlite3, and what a file full of sleeping tables costs."""

import json
import sqlite3
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from statistics import median

from bench.acts import OpenStore
from bench.forum import ENTRIES, TABLES, forum_file
from bench.measure import cpu_both, short
from bench.rows import Figure, Row, at_most
from bot.store.files import connect

STATE, ENTRY = b"s" * 50_000, b"e" * 300
FORM = "create table if not exists floor (id integer primary key, state blob); "
STARTS = 5


def _keep(con: sqlite3.Connection) -> None:
    con.execute("insert or replace into floor values (1, ?)", (STATE,))
    con.execute("insert into floor (state) values (?)", (ENTRY,))


@at_most(2, "store.write of ready-made bytes (state 50 kB, synchronous=FULL) over raw sqlite3")
def write() -> Figure:
    at_once = 20
    with tempfile.TemporaryDirectory() as folder, OpenStore(Path(folder) / "ours.sqlite3") as ours:
        ours.run(ours.store.write(lambda con: con.execute(FORM)))
        raw = connect(Path(folder) / "raw.sqlite3")
        raw.execute(FORM)

        def floor() -> None:
            for _ in range(at_once):
                raw.execute("begin immediate")
                _keep(raw)
                raw.execute("commit")

        mine, theirs = cpu_both(ours.times(at_once, lambda: ours.store.write(_keep)), floor)
        raw.close()
    return Figure(mine / theirs, f"{short(mine / at_once)}, raw {short(theirs / at_once)}")


@cache
def _empty_and_full() -> tuple[dict[str, float], dict[str, float]]:
    """Medians of processes that open an empty file and the forum's, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        files = (Path(folder) / "empty.sqlite3", forum_file())
        runs = [tuple(_opened(path) for path in files) for _ in range(STARTS)]
    empty, full = ({key: median(run[side][key] for run in runs) for key in runs[0][side]} for side in (0, 1))
    return empty, full


def _opened(path: Path) -> dict[str, float]:
    said = subprocess.run([sys.executable, "-m", "bench.opened", str(path)], capture_output=True, text=True, check=True)
    return json.loads(said.stdout)


@at_most(2, f"start-up of the store on {TABLES:,} sleeping tables and {TABLES * ENTRIES:,} entries over an empty file")
def start_up() -> Figure:
    empty, full = _empty_and_full()
    return Figure(full["start_s"] / empty["start_s"], f"{short(full['start_s'])}, empty {short(empty['start_s'])}")


@at_most(50, "memory on that file over an empty one", unit="MB more")
def memory() -> Figure:
    empty, full = _empty_and_full()
    return Figure(full["memory_mb"] - empty["memory_mb"], f"{full['memory_mb']:.0f} MB, empty {empty['memory_mb']:.0f} MB")


@at_most(1.3, "an act (load and commit) on that file over an empty one")
def action() -> Figure:
    empty, full = _empty_and_full()
    return Figure(full["act_s"] / empty["act_s"], f"{short(full['act_s'])}, empty {short(empty['act_s'])}")


ROWS: list[Row] = [write, start_up, memory, action]
