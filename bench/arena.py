"""Whole battles without Discord, and one order with it."""

from bench.rows import Figure, NotYet, Row, at_least, at_most


@at_least(2000, "Arena, scripted 4v4 battles: journal, seals and dice included", unit="orders/s")
def battles() -> Figure:
    raise NotYet("waits for the battle and its scripted player")


@at_most(1.5, "one order by slash command over a command that defers, inserts, commits and follows up")
def order() -> Figure:
    raise NotYet("waits for the battle's commands")


ROWS: list[Row] = [battles, order]
