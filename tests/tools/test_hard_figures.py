"""What `make hard` notes: a run that was cut off goes on, and the figures count each run once."""

from pathlib import Path
from typing import Any

import pytest

from tests.faults import results
from tests.faults.matrix import Run, losses
from tools.hard_figures import rows


def killed(run: str, *, held: bool = True, numbers: tuple[int, ...] = ()) -> dict[str, Any]:
    figures = {"kills": 1, "faults": 0, "twice": 0, "as_frozen": None, "numbers": list(numbers)}
    return {"suite": "every effect", "room": "arena", "how": "kill", "held": held, "run": run, **figures}


JOURNEY = {"suite": "journey", "room": "arena", "how": "kill", "held": True, "every": True, "count": 9, "states": 5, "sent": []}


def test_what_has_held_is_not_tried_again_and_half_a_line_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(results, "FOLDER", tmp_path / "hard")
    monkeypatch.setenv("LONGTABLE_HARD", "abc123")
    assert results.held("every effect") == []
    for line in (killed("1+"), killed("3+", held=False), {**killed("5+"), "room": "other"}):
        results.note(line)
    with results.place().open("ab") as file:
        file.write(b'{"suite": "every eff')
    assert [one["run"] for one in results.held("every effect", room="arena", how="kill")] == ["1+"]


def test_a_run_counts_once_as_it_came_out_last_with_all_numbers_that_it_stands_for():
    lines = [JOURNEY, killed("1+", held=False, numbers=(1, 2)), killed("3+", numbers=(3,)), killed("1+", numbers=(1, 2))]
    assert rows(lines)[2:] == ["| killed at a number | arena | 3 of 9 numbers, which leave 5 states | 2 |"]


def test_lost_tasks_are_struck_from_one_start_to_the_next_and_not_where_a_start_moved_the_time():
    starts = [
        {"run": run, "count": left, "unlike": unlike} for run, left, unlike in (("0+", 30, []), ("10+", 21, ["moved"]), ("20+", 12, []))
    ]
    found = losses(starts)
    assert [run for run in found if run.start == 0] == [Run(0, (number,)) for number in range(1, 29)]
    assert [run for run in found if run.start == 20] == [Run(20, (number,)) for number in range(1, 13)]
    assert {Run.read(str(run)) for run in found} == set(found)
