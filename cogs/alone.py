"""Tables that a person plays alone, as the commands of several games open them."""

from bot.store.rows import TableRow
from bot.ui.asked import Asked
from bot.ui.reach import prove_inbox
from bot.ui.turn import turn_of

__all__ = ["begun", "own_table"]

LIVE = ("lobby", "running", "paused", "parked")
EVER = (*LIVE, "ended", "abandoned")


async def own_table(asked: Asked, game: str, *, day: str = "") -> TableRow | None:
    """The person's own table of that day on this server, live or over; without a day the one that is live."""
    found = await asked.desk.store.find(private_of=asked.inter.user.id, game=game, day=day, statuses=EVER if day else LIVE)
    return next((row for row, _seats in found if row.guild == asked.inter.guild_id), None)


async def begun(asked: Asked, table: str) -> None:
    """The answer is the first turn: with a shut inbox nothing is missing."""
    await prove_inbox(asked.inter, asked.desk, asked.say)
    await turn_of(asked, table, None)
