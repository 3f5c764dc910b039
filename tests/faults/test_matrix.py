"""Killed or lost at any commit and any request: the table ends as if nothing had happened (E1, E2, E9, E10).

Each of these runs in processes of their own (`matrix.py`). What counts as the same: state, journal, openings, dice, events,
what stands in public and in private. A post through a webhook may show twice where its fate was unknown.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot import games
from tests.faults.weather import KINDS

ROOMS = list(games.rooms())
KILLS, LOSSES = max(2, 6 // len(ROOMS)), max(1, 3 // len(ROOMS))  # of the sample
SEED = 20260101


def sampled(first: int, step: int = 2) -> list[str]:
    """Games of the sample: each kind of disturbance strikes another part of them; `make hard` strikes all."""
    return ROOMS[first % len(ROOMS) :: step]


def matrix(room: str, how: str, *runs: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The undisturbed run's count of effects, and a line for each disturbed one."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if os.access(shared, os.W_OK) else None) as folder:
        argv = [sys.executable, "-m", "tests.faults.matrix", folder, room, how, *runs]
        done = subprocess.run(argv, capture_output=True, text=True, check=False)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr[-2_000:]
    assert lines[0]["fault"] is None, lines[0]["fault"]
    return lines[0], lines[1:]


def counted(room: str) -> int:
    return int(matrix(room, "kill")[0]["count"])


def unlike(lines: Sequence[dict[str, Any]]) -> Iterator[str]:
    for line in lines:
        for one in line["unlike"]:
            yield f"struck at {line['at']} ({line['effect']}): {one}"


def tell(what: str, lines: Sequence[dict[str, Any]]) -> None:
    """The figures for docs/quality.md."""
    survived = sum(not one["unlike"] for one in lines)
    kills, twice = (sum(one[count] for one in lines) for count in ("kills", "twice"))
    print(f"{what}: {len(lines)} runs, {kills} kills, {survived} survived, {twice} posts twice")


@pytest.mark.lesson("E1", "E2", "E9", "E10", "A19", "A22", "G-2", "K8")
@pytest.mark.parametrize("room", sampled(0))
def test_a_table_killed_at_a_sample_of_effects_ends_as_if_it_had_not_been(room: str) -> None:
    drawn = random.Random(SEED).sample(range(1, 700), KILLS)
    first, lines = matrix(room, "kill", *map(str, drawn))
    assert list(unlike(lines)) == []
    assert [line["kills"] for line in lines] == [int(number <= first["count"]) for number in drawn]
    assert sum(line["twice"] for line in lines) <= KILLS


@pytest.mark.lesson("E1", "E4", "L4")
@pytest.mark.parametrize("room", sampled(1))
def test_a_lost_task_at_a_sample_of_effects_loses_nothing(room: str) -> None:
    drawn = random.Random(SEED + 1).sample(range(1, 700), LOSSES)
    _, lines = matrix(room, "lose", *map(str, drawn))
    assert list(unlike(lines)) == []


@pytest.mark.lesson("E2", "G-2", "H7", "K7", "F3")
@pytest.mark.parametrize("room", sampled(2, 3))
@pytest.mark.parametrize("kind", random.Random(SEED + 3).sample(KINDS, 1))
def test_a_table_in_bad_weather_ends_as_in_fair(room: str, kind: str) -> None:
    _, lines = matrix(room, kind, "1")
    assert list(unlike(lines)) == []
    assert lines[0]["faults"] > 0


@pytest.mark.hard
@pytest.mark.lesson("E2", "G-2", "H7", "K7", "F3")
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_in_any_bad_weather_ends_as_in_fair(room: str, kind: str) -> None:
    _, lines = matrix(room, kind, *map(str, range(1, 21)))
    faults = sum(line["faults"] for line in lines)
    tell(f"{room}, {kind}, {faults} faults", lines)
    assert list(unlike(lines)) == []


@pytest.mark.hard
@pytest.mark.lesson("E1", "E2", "E9", "E10")
@pytest.mark.parametrize("how", ["kill", "lose"])
@pytest.mark.parametrize("room", ROOMS)
def test_a_table_struck_at_every_effect_ends_as_if_it_had_not_been(room: str, how: str) -> None:
    count = counted(room)
    _, lines = matrix(room, how, *(str(number) for number in range(1, count + 1)))
    tell(f"{room}, {how}", lines)
    assert list(unlike(lines)) == []


@pytest.mark.hard
@pytest.mark.lesson("E1", "E2", "E9", "E10")
@pytest.mark.parametrize("room", ROOMS)
def test_a_table_killed_again_while_it_recovers_ends_as_if_it_had_not_been(room: str) -> None:
    count, rng = counted(room), random.Random(SEED + 2)
    runs = [",".join(map(str, (rng.randint(1, count), rng.randint(1, 12), rng.randint(1, 12)))) for _ in range(60)]
    _, lines = matrix(room, "kill", *runs)
    tell(f"{room}, killed up to three times", lines)
    assert list(unlike(lines)) == []
