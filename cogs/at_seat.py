"""What a game's own command is about: a running table of that game, from one of the person's own seats."""

from dataclasses import dataclass
from typing import Any

from bot.store.rows import SeatRow
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.desk import Found
from bot.ui.sentences import take_sentence
from bot.ui.turn import answer_with_picture, followed
from bot.ui.who import who_of

__all__ = ["AtSeat"]


@dataclass(frozen=True, slots=True)
class AtSeat:
    """Each game adds what its decisions are called, and which rule refuses one that isn't open."""

    asked: Asked
    found: Found
    look: Look
    seat: SeatRow

    @property
    def own_view(self) -> Any:
        """The seat's own view."""
        return self.look.view(self.seat.seat)

    async def write(self, words: str) -> None:
        """A command as the sentence it stands for: read, judged, answered like one."""
        asked, seat = self.asked, self.seat.seat
        spoken = await take_sentence(
            asked.desk, asked.say, self.look, seat, words, who=who_of(asked.inter), act_id=asked.act_id, at=asked.at, publish=False
        )
        spoken = await followed(asked.desk, asked.say, self.look, seat, spoken)
        await answer_with_picture(asked, await asked.desk.tables.look(self.found.row.id), seat, spoken)
