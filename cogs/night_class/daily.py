"""The night of a day: how it is played on every server, and the board of who played it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.room import Say
from cogs.night_class.narrate_end import place_text
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.score import places
from cogs.night_class.view import NightView

__all__ = ["DAILY", "NightDaily"]


class NightDaily:
    """Implements bot.ui.day_board.DayGame."""

    def options(self, day: str) -> Mapping[str, Any]:
        """The ledger's own: a score is worth the same on every day."""
        return {}

    def lines(self, say: Say, tries: Sequence[tuple[str, NightView]]) -> list[str]:
        """Winners by score, fewer turns, more Stamina, then the others by their tally (NC-POST-n); equals share the place."""
        if not tries:
            return []
        ranked = places(night_of(tries[0][1].options), [view.line(0).sheet for _, view in tries])
        order = sorted(zip(ranked, tries, strict=True), key=lambda one: one[0])
        return [f"{place_text(say, view, view.line(0), place)} {who}".strip() for place, (who, view) in order]


DAILY = NightDaily()
