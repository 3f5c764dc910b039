"""A table at one moment, for showing: what anybody may see of it, and what one seat may."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.kernel.game import GM, Action, Choices, Decision, Game, Outcome, Picks, RuleViolation, Seat, View
from bot.kernel.journal import head
from bot.kernel.table import Table
from bot.store.protocol import Loaded
from bot.store.rows import SeatRow, TableRow
from bot.tables.absence import ROLLS
from bot.tables.schedule import Pace, from_ms, pace_of
from bot.tables.timers import Timer, key_of, timed

__all__ = ["Look", "Shown"]

AnyGame = Game[Any, Any, Any]
Shown = tuple[tuple[Seat, ...] | None, int | None, int]
"""Who has answered (None: hidden), how many (None: hidden), how many are asked."""


class Look:
    """Made by `Tables.look`; hold it no longer than it takes to draw."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        game: AnyGame,
        table: Table | None,
        timers: Mapping[str, Timer],
        loaded: Loaded | None = None,
        *,
        pace: Pace | None = None,
    ) -> None:
        """`loaded`: what it was made from, for an act that follows at once (`Tables.submit_from`); `pace` where it is known already."""
        self.row = row
        self.seats = tuple(seats)
        self.game = game
        self.timers = timers
        self.pace = pace or pace_of(row.pace)
        self.loaded = loaded
        self._table = table

    def hand_over(self) -> Table | None:
        """The game itself, to be changed by one act: this look is over."""
        self.loaded = None
        return self._table

    # ---- anybody

    @property
    def started(self) -> bool:
        return self._table is not None

    @property
    def over(self) -> bool:
        return self.row.status in ("ended", "abandoned")

    @property
    def head(self) -> str:
        """The 20 characters people compare; empty in the lobby."""
        return head(self.row.head) if self.row.n >= 0 else ""

    @property
    def rolls_given(self) -> bool:
        """Whether named draws come from a seed that somebody gave, or that is a day's."""
        return ROLLS in self.row.settings or (self._table is not None and self._table.record.roll_seed is not None)

    @property
    def takes_late(self) -> bool:
        """Whether somebody may still sit down although the game has begun."""
        table = self._table
        return table is not None and self.row.live and not self.row.private and self.game.takes_late(table.state)

    @property
    def names(self) -> dict[Seat, str]:
        """The names that seats play under, unescaped; a seat without one has none here."""
        return {seat.seat: str(seat.joining["name"]) for seat in self.seats if seat.joining.get("name")}

    @property
    def decisions(self) -> list[Decision]:
        return self._table.decisions if self._table and not self.over else []

    def decision(self, decision_id: str) -> Decision | None:
        return next((one for one in self.decisions if one.id == decision_id), None)

    def timer(self, decision: Decision | str) -> Timer | None:
        return self.timers.get(decision if isinstance(decision, str) else key_of(decision))

    def due(self, decision: Decision | str) -> datetime | None:
        """The deadline; None while the clock stands still, and where it has passed without closing anything."""
        timer = self.timer(decision)
        return from_ms(timer.due) if timer and timer.running and not timer.called and self.row.status == "running" else None

    def groups(self) -> dict[str, list[Decision]]:
        """Awaited decisions by what closes together."""
        return timed(self.decisions)

    def shown(self, key: str) -> Shown:
        """What may be told of the answers to one group, as far as the game's `shows` allows."""
        members = self.groups().get(key, [])
        done = [one for one in members if self._answered(one.id)]
        seats = {one.shows for one in members}
        if "nothing" in seats:
            return None, None, len(members)
        if "count" in seats:
            return None, len(done), len(members)
        return tuple(one.asked[0] for one in done), len(done), len(members)

    def awaited(self) -> dict[Seat, list[Decision]]:
        """Seats that are asked now. Who of them has answered isn't in it where the game hides that."""
        found: dict[Seat, list[Decision]] = {}
        for decision in self.decisions:
            if decision.awaited and not (decision.shows == "seats" and self._answered(decision.id)):
                for seat in decision.asked:
                    found.setdefault(seat, []).append(decision)
        return found

    @property
    def outcome(self) -> Outcome | None:
        return self._table.outcome if self._table and self.row.status == "ended" else None

    # ---- one seat (the caller has checked whose it is)

    def view(self, seat: Seat | None) -> View:
        """What the seat may see; None is a spectator. Only of a table that has started."""
        return self._there.known.view(seat)

    def of(self, user: int) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.user == user]

    def user_of(self, seat: Seat) -> int | None:
        return self.row.gm if seat == GM else next((one.user for one in self.seats if one.seat == seat), None)

    def owed(self, seat: Seat) -> list[Decision]:
        """Awaited decisions of the seat that it has not answered."""
        return [one for one in self.decisions if one.awaited and seat in one.asked and not self._answered(one.id)]

    def may_answer(self, seat: Seat) -> list[Decision]:
        """Every open decision of the seat, answered or not, in the game's order."""
        return [one for one in self.decisions if seat in one.asked]

    def answer_of(self, seat: Seat, decision: str) -> Mapping[str, Any] | None:
        """The seat's own answer that counts now, as canonical action; `seal_of` has its seal."""
        answer = self._table.answers.get(decision) if self._table else None
        return answer.action if answer and answer.seat == seat else None

    def seal_of(self, seat: Seat, decision: str) -> str:
        answer = self._table.answers.get(decision) if self._table else None
        return answer.seal if answer and answer.seat == seat else ""

    def standing_of(self, seat: Seat) -> list[Any]:
        return list(self._there.standing.get(seat, []))

    def choices(self, seat: Seat, decision: Decision, picks: Picks) -> Choices | None:
        """The next field after `picks`, None where they are a whole action."""
        return self._there.game.choices(self._there.state, seat, decision, picks)

    def refusal(self, seat: Seat, decision: Decision, picks: Picks) -> RuleViolation:
        """Why the last pick isn't offered."""
        return self._there.game.refusal(self._there.state, seat, decision, picks)

    def check(self, seat: Seat, action: Action) -> Decision:
        """Raises what the door would refuse; changes nothing."""
        return self._there.check(seat, action)

    def preview(self, seat: Seat, action: Action) -> Mapping[str, Any] | None:
        return self.game.preview(self.view(seat), seat, action)

    @property
    def _there(self) -> Table:
        if self._table is None:
            raise RuleViolation("LT-23")
        return self._table

    def _answered(self, decision: str) -> bool:
        return self._table is not None and decision in self._table.answers


def persons(seats: Iterable[SeatRow]) -> set[int]:
    """The people who play, each once."""
    return {seat.user for seat in seats if seat.user is not None}
