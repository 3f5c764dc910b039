"""Whole battles without Discord, and one order with it."""

import time

from bench.battle import battle, orders
from bench.measure import short
from bench.rows import Figure, Row, at_least, at_most
from bench.slash import one_order

BATTLES, TRIES = 20, 3


@at_least(2000, "Arena, scripted 4v4 battles: journal, seals and dice included", unit="orders/s")
def battles() -> Figure:
    battle(0)

    def rate() -> float:
        start = time.process_time()
        played = sum(orders(battle(seed)) for seed in range(BATTLES))
        return played / (time.process_time() - start)

    best = max(rate() for _ in range(TRIES))
    return Figure(best, f"an order {short(1 / best)}")


@at_most(1.5, "one order by slash command over a command that defers, inserts, commits and follows up with the same answer")
def order() -> Figure:
    took = one_order()
    sides = f"{short(took.ours)}, peer {short(took.peer)}; {took.over_bare:.2f} x one that follows up with a bare line"
    return Figure(took.ours / took.peer, sides)


ROWS: list[Row] = [battles, order]
