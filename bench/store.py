"""What keeping costs over raw sqlite3, and what a file full of sleeping tables costs."""

from bench.rows import Figure, NotYet, Row, at_most


@at_most(2, "store.write of ready-made bytes (state 50 kB, synchronous=FULL; wall) over raw sqlite3")
def write() -> Figure:
    raise NotYet("waits for the store")


@at_most(2, "start-up on 10,000 sleeping tables and 2.5 million entries over an empty file")
def start_up() -> Figure:
    raise NotYet("waits for the store")


@at_most(50, "memory on that file over an empty one", unit="MB more")
def memory() -> Figure:
    raise NotYet("waits for the store")


@at_most(1.3, "an action on that file over an empty one")
def action() -> Figure:
    raise NotYet("waits for the store")


ROWS: list[Row] = [write, start_up, memory, action]
