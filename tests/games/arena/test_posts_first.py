"""A table where an order waits for its text."""

import pytest

from tests.games.arena.battle import battle


@pytest.mark.rule("ARENA-R30")
def test_somebody_elses_post_does_not_count_for_ones_own_order():
    table = battle(options={"post_required": "on"})
    table.order("G1", "post", text="One steps forward.")
    for tag, kinds in (("G1", True), ("G2", False)):
        seat = table.seat(tag)
        order = next(one for one in table.decisions if one.ask == "order" and one.asked == (seat,))
        choices = table.game.choices(table.state, seat, order, ())
        assert ("attack" in choices.values) is kinds
