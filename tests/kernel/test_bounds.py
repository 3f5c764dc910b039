"""Limits that nothing reaches in play, and the ends of a die."""

from typing import Any

import pytest

from bot.kernel import table as tables
from bot.kernel.dice import Stream
from bot.kernel.table import Parked
from tests.kernel.minis.corridor import Corridor, Run
from tests.kernel.test_minis import table_of


def steps_with(bound: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Steps of the agenda that a run carries out; raises Parked where the bound is lower."""

    class Counted(Corridor):
        count = 0

        def step(self, *args: Any) -> Any:
            type(self).count += 1
            return super().step(*args)

    table = table_of(Counted(), 2, faces=[4])
    monkeypatch.setattr(tables, "STEP_BOUND", bound)
    before = Counted.count
    table.take(0, Run(decision="t1.run", way=(1, 1, 1)), 1)
    return Counted.count - before


@pytest.mark.lesson("C8")
def test_a_run_may_have_as_many_steps_as_the_bound_and_not_one_more(monkeypatch: pytest.MonkeyPatch):
    steps = steps_with(10_000, monkeypatch)
    assert steps > 1
    assert steps_with(steps, monkeypatch) == steps
    with pytest.raises(Parked):
        steps_with(steps - 1, monkeypatch)


@pytest.mark.parametrize("faces", [2, 6, 300])
def test_a_named_draw_has_all_its_faces_and_no_other(faces: int):
    dice = Stream(bytes(32), "0" * 64, bytes(range(32)))
    drawn = {dice.named(f"night {k}", faces) for k in range(faces * 12)}
    assert drawn == set(range(1, faces + 1))
