"""An unclear order keeps the round open until its deadline: whoever is asked which one is meant has time to say so."""

import random

import pytest

from bot.kernel.table import Table
from cogs.arena.rules.actions import Attack, Idle, Unclear
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.positions import sides


def battle() -> Table:
    rng = random.Random(1)
    return Table.start(ARENA, "t", ArenaOptions(size=2), sides(2), seed=rng.randbytes(32), entropy=rng.randbytes, at=0)


@pytest.mark.rule("ARENA-R22")
@pytest.mark.rule("ARENA-R21")
def test_the_last_answer_does_not_close_the_round_while_an_order_is_unclear():
    table = battle()
    for seat in range(3):
        table.take(seat, Idle(decision=f"r1.order.s{seat}"), 1)
    table.take(3, Unclear(decision="r1.order.s3", verb="attack"), 1)
    assert table.complete_groups() == []
    table.take(3, Attack(decision="r1.order.s3", target=0), 2)
    assert table.complete_groups() == ["r1.order"]
