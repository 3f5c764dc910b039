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


@at_most(1.5, "one order by slash command over a command that defers, inserts, commits and follows up")
def order() -> Figure:
    ours, peer = one_order()
    return Figure(ours / peer, f"{short(ours)}, peer {short(peer)}")


ROWS: list[Row] = [battles, order]
