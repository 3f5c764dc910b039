"""The one door: everything that changes a table goes through here (design, part 1)."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.kernel.game import Action, Game, Seat, Standing
from bot.store.protocol import Store
from bot.tables.acts import Answer, Place, Who

__all__ = ["Tables"]


class Tables:
    """All raise RuleViolation (LT-… or the game's id), BadInput, or Fault (our own fault, with an incident number).

    `act_id` is the interaction's or message's id: the same act again gets the same answer again. `at` is the moment
    Discord saw it (its snowflake), in milliseconds; None: now.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any, Any]],
        *,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        operators: frozenset[int] = frozenset(),
    ) -> None: ...

    # ---- lobby
    async def create(self, who: Who, game: str, place: Place, *, options: Mapping[str, Any], pace: str = "24h", language: str = "en",
                     title: str = "", settings: Mapping[str, Any] | None = None, act_id: str | None = None) -> Answer: ...  # fmt: skip
    async def move(self, who: Who, table: str, place: Place) -> Answer: ...
    async def configure(self, who: Who, table: str, *, options: Mapping[str, Any] | None = None, pace: str | None = None,
                        settings: Mapping[str, Any] | None = None, act_id: str | None = None) -> Answer: ...  # fmt: skip
    async def join(self, who: Who, table: str, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer: ...
    async def amend(self, who: Who, table: str, seat: Seat, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer: ...
    async def leave(self, who: Who, table: str, *, seat: Seat | None = None, act_id: str | None = None) -> Answer: ...
    async def fill(self, who: Who, table: str, joinings: Sequence[Mapping[str, Any]], *, level: str = "sensible",
                   act_id: str | None = None) -> Answer: ...  # fmt: skip
    async def start(self, who: Who, table: str, *, act_id: str | None = None) -> Answer: ...

    # ---- play
    async def submit(self, who: Who, table: str, seat: Seat, actions: Sequence[Action | Mapping[str, Any]], *, act_id: str | None = None,
                     at: int | None = None) -> Answer: ...  # fmt: skip
    async def withdraw(self, who: Who, table: str, seat: Seat, decision: str, *, act_id: str | None = None, at: int | None = None) -> Answer: ...
    async def undo(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer: ...
    async def standing(self, who: Who, table: str, seat: Seat, orders: Sequence[Standing | Mapping[str, Any]], *,
                       act_id: str | None = None) -> Answer: ...  # fmt: skip

    # ---- GM and table
    async def rule(self, who: Who, table: str, act: Mapping[str, Any], *, reason: str, act_id: str | None = None) -> Answer: ...
    async def pause(self, who: Who, table: str, *, act_id: str | None = None) -> Answer: ...
    async def resume(self, who: Who, table: str, *, act_id: str | None = None) -> Answer: ...
    async def extend(self, who: Who, table: str, *, seat: Seat | None = None, by: str = "", act_id: str | None = None) -> Answer: ...
    async def substitute(self, who: Who, table: str, seat: Seat, user: int | None, *, level: str = "sensible",
                         act_id: str | None = None) -> Answer: ...  # fmt: skip
    async def come_back(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer: ...
    async def hand_over(self, who: Who, table: str, user: int, *, act_id: str | None = None) -> Answer: ...
    async def end(self, who: Who, table: str, *, act_id: str | None = None) -> Answer: ...
    async def rematch(self, who: Who, table: str, *, act_id: str | None = None) -> Answer: ...
