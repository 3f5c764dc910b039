"""The picture of a full round: drawn once, then taken from the cache, and never in the way of the event loop."""

from bench.rows import Figure, NotYet, Row, at_most


@at_most(250, "picture of a 6v6 round, cold", unit="ms")
def cold() -> Figure:
    raise NotYet("waits for the battle's picture")


@at_most(1, "picture of a 6v6 round, warm", unit="ms")
def warm() -> Figure:
    raise NotYet("waits for the battle's picture")


@at_most(250, "picture of a 6v6 round, size", unit="kB")
def size() -> Figure:
    raise NotYet("waits for the battle's picture")


@at_most(20, "longest stall of the event loop while it is drawn (wall)", unit="ms")
def stall() -> Figure:
    raise NotYet("waits for the battle's picture")


ROWS: list[Row] = [cold, warm, size, stall]
