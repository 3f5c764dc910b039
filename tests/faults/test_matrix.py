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
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import games
from tests.faults import results
from tests.faults.weather import KINDS

ROOMS = list(games.rooms())
SEED = 20260101
REALLY, AGAIN, SEEDS = 12, 60, 20  # of the whole: real kills, tables killed up to three times, seeds of each weather


def sampled(first: int) -> list[str]:
    """Games of the sample: each kind of disturbance strikes another part of them; `make hard` strikes all."""
    return ROOMS[first % len(ROOMS) :: 3]


Lines = Iterator[dict[str, Any]]


@contextmanager
def matrix(room: str, how: str, *runs: str, but: Collection[str] = ()) -> Iterator[tuple[dict[str, Any], Lines]]:
    """The undisturbed journey's figures, and a line for each disturbed run as soon as it is at its end."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if os.access(shared, os.W_OK) else None) as folder:
        argv = [sys.executable, "-m", "tests.faults.matrix", folder, room, how, *runs, "--but", *but]
        with subprocess.Popen(argv, text=True, stdout=subprocess.PIPE) as done:
            assert done.stdout is not None
            head = json.loads(done.stdout.readline() or "null")
            assert head is not None, "the journey can't be played"
            assert (head["fault"], head["uncounted"]) == (None, 0)
            yield head, map(json.loads, done.stdout)
    assert done.returncode == 0


def sample(room: str, how: str, *runs: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    with matrix(room, how, *runs) as (head, lines):
        return head, list(lines)


def unlike(lines: Sequence[dict[str, Any]]) -> list[str]:
    return [f"struck at {line['run']} ({line['effect']}): {one}" for line in lines for one in line["unlike"]]


def drawn(seed: int, room: str, most: int, count: int) -> list[int]:
    return sorted(random.Random(f"{SEED} {seed} {room}").sample(range(1, most), count))


@pytest.mark.lesson("E1", "E2", "E9", "E10", "A19", "A22", "G-2", "K8")
@pytest.mark.parametrize("room", sampled(0))
def test_a_table_killed_at_a_sample_of_effects_ends_as_if_it_had_not_been(room: str) -> None:
    one, other = drawn(0, room, 700, 2)
    head, lines = sample(room, "kill", f"{one}+", f"0+{other}")
    assert unlike(lines) == []
    assert sum(line["kills"] for line in lines) == 2
    assert {line["run"]: bool(line["as_frozen"]) for line in lines} == {f"{one}+": False, f"0+{other}": True}
    assert "bare" in head["sent"]
    assert sum(line["twice"] for line in lines) <= 2


@pytest.mark.lesson("E1", "E4", "L4")
@pytest.mark.parametrize("room", sampled(2))
def test_a_lost_task_at_a_sample_of_effects_loses_nothing(room: str) -> None:
    (number,) = drawn(1, room, 700, 1)
    _, lines = sample(room, "lose", f"0+{number}")
    assert unlike(lines) == []


@pytest.mark.lesson("E2", "G-2", "H7", "K7", "F3")
@pytest.mark.parametrize("room", sampled(1))
@pytest.mark.parametrize("kind", random.Random(SEED + 3).sample(KINDS, 1))
def test_a_table_in_bad_weather_ends_as_in_fair(room: str, kind: str) -> None:
    _, lines = sample(room, kind, "0+1")
    assert unlike(lines) == []
    assert lines[0]["faults"] > 0


# ---- the whole


def whole(suite: str, room: str, how: str, *runs: str) -> None:
    """Every run that isn't known to have held; each is noted as soon as it is at its end."""
    known = results.held(suite, room=room, how=how)
    with matrix(room, how, *runs, but=[one["run"] for one in known]) as (head, lines):
        figures = {key: head[key] for key in ("count", "states", "sent")}
        results.note({"suite": "journey", "room": room, "how": how, "held": True, "every": runs == ("every",), **figures})
        found = list(_noted(suite, room, how, lines))
    assert unlike(found) == []
    # A kill may cut off a commit that is under way beside what was numbered: that is kept nowhere, and comes out the same.
    assert sum(one["as_frozen"] == 0 for one in found) <= len(found) / 4, "real kills leave something else"


def _noted(suite: str, room: str, how: str, lines: Lines) -> Lines:
    for line in lines:
        results.note({"suite": suite, "room": room, "how": how, "held": not line["unlike"], **line})
        yield line


def counted(room: str) -> int:
    with matrix(room, "kill") as (head, _):
        return int(head["count"])


@pytest.mark.hard
@pytest.mark.lesson("E1", "E2", "E9", "E10")
@pytest.mark.parametrize("room", ROOMS)
def test_what_is_kept_at_a_number_is_what_a_real_kill_leaves_there(room: str) -> None:
    whole("really killed", room, "kill", *(f"0+{number}" for number in drawn(4, room, counted(room), REALLY)))


@pytest.mark.hard
@pytest.mark.lesson("E1", "E2", "E9", "E10")
@pytest.mark.parametrize("how", ["kill", "lose"])
@pytest.mark.parametrize("room", ROOMS)
def test_a_table_struck_at_every_effect_ends_as_if_it_had_not_been(room: str, how: str) -> None:
    whole("every effect", room, how, "every")


@pytest.mark.hard
@pytest.mark.lesson("E1", "E2", "E9", "E10")
@pytest.mark.parametrize("room", ROOMS)
def test_a_table_killed_again_while_it_recovers_ends_as_if_it_had_not_been(room: str) -> None:
    rng = random.Random(f"{SEED} 2 {room}")
    whole("killed again", room, "kill", *(f"{at}+{rng.randint(1, 12)},{rng.randint(1, 12)}" for at in drawn(2, room, counted(room), AGAIN)))


@pytest.mark.hard
@pytest.mark.lesson("E2", "G-2", "H7", "K7", "F3")
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_in_any_bad_weather_ends_as_in_fair(room: str, kind: str) -> None:
    whole("weather", room, kind, *(f"0+{seed}" for seed in range(1, SEEDS + 1)))
