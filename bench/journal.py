"""What a long game costs: an action late in it, and checking the whole of it offline."""

from bench.rows import Figure, NotYet, Row, at_most


@at_most(1.2, "the 10,000th action of a table over the 10th")
def late_action() -> Figure:
    raise NotYet("waits for the store")


@at_most(0.2, "offline verification and replay of a 20-round battle", unit="s")
def verification() -> Figure:
    raise NotYet("waits for the battle and its export")


ROWS: list[Row] = [late_action, verification]
