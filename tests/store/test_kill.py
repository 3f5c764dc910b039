"""kill -9 at any moment: what people were told is in the file, whole, and nothing is there by half."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.store import files
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Who
from tests.tables.conftest import ANN, Hall

PROGRAM = """
    import asyncio, pathlib, sys
    from bot.store.sqlite import SqliteStore
    from tests.tables.conftest import ANN, Hall

    async def main():
        hall = Hall(await SqliteStore.open(pathlib.Path(sys.argv[1])))
        table = await hall.game()
        sys.stderr.write(table + "\\n")
        for step in range(100_000):
            answer = await hall.guess(ANN, table, 0, 1 + step % 6, act_id=f"i{step}")
            sys.stderr.write(f"{step} {answer.results[0].n} {answer.head}\\n")
            sys.stderr.flush()

    asyncio.run(main())
"""


@pytest.mark.lesson("E1", "E10")
@pytest.mark.parametrize("answers", [1, 7, 40])
async def test_every_answer_that_was_given_survives_a_kill(tmp_path: Path, answers: int) -> None:
    path = tmp_path / "hall.sqlite3"
    told = _run_and_kill(path, answers)
    files.check(path)
    hall = Hall(await SqliteStore.open(path))
    table = told[0]
    history = await hall.store.history(table)
    assert [entry.n for entry in history.entries] == list(range(len(history.entries)))
    for line in told[1:]:
        step, n, head = line.split()
        again = await hall.guess(ANN, table, 0, 6, act_id=f"i{step}")
        assert (again.repeated, again.results[0].n, again.head) == (True, int(n), head)
    loaded = await hall.store.load(table)
    assert loaded is not None
    assert loaded.record is not None
    assert (loaded.row.n, loaded.row.head) == (history.entries[-1].n, history.entries[-1].hash)
    assert [answer.n for answer in loaded.record.answers] == [loaded.row.n]
    assert (await hall.guess(Who(12), table, 1, 2)).results[0].what == "taken"
    await hall.store.close()


def _run_and_kill(path: Path, answers: int) -> list[str]:
    """The table and the answers that reached us before the program was killed in the middle of its work."""
    program = [sys.executable, "-c", textwrap.dedent(PROGRAM), str(path)]
    with subprocess.Popen(program, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as running:
        assert running.stderr is not None
        told = [running.stderr.readline().strip() for _ in range(answers + 1)]
        os.kill(running.pid, signal.SIGKILL)
        told += [line.strip() for line in running.stderr.readlines() if line.endswith("\n")]
    return told
