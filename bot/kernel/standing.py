"""The standing orders of a table: rows beside it, no part of state or journal (design, part 3)."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from bot.kernel.game import Action, Decision, Game, RuleViolation

__all__ = ["StandingOrders"]

TOLD = "lt:told"  # kept among a seat's orders: the decisions at which it has been told that one was skipped
TOLD_KEPT = 8


class StandingOrders(dict[int, list[Any]]):
    """Orders by seat. What was told of them is remembered here, so that neither a later entry, a restart nor an undo tells it again."""

    def __init__(self, game: Game[Any, Any, Any], documents: Mapping[int, Sequence[Mapping[str, Any]]]) -> None:
        super().__init__()
        self.game = game
        self.told: dict[int, list[str]] = {}
        for seat, kept in documents.items():
            self.told[seat] = [one for document in kept if document["kind"] == TOLD for one in document["decisions"]]
            orders = [TypeAdapter(game.standing_type).validate_python(one) for one in kept if one["kind"] != TOLD]
            if orders:
                self[seat] = orders

    def documents(self) -> dict[int, list[dict[str, Any]]]:
        found = {seat: [order.model_dump(mode="json") for order in orders] for seat, orders in self.items()}
        for seat, told in self.told.items():
            if told:
                found.setdefault(seat, []).append({"kind": TOLD, "decisions": told})
        return found

    def leave(self, seat: int, orders: Sequence[Any]) -> None:
        """New orders in the place of a seat's old ones: what was told is forgotten with those."""
        self[seat] = list(orders)
        self.told.pop(seat, None)

    def tell_once(self, seat: int, decision: str) -> bool:
        """Whether the seat hasn't been told yet that an order was skipped there: it stays skipped at every entry until it is answered."""
        told = self.told.setdefault(seat, [])
        if decision in told:
            return False
        self.told[seat] = [*told, decision][-TOLD_KEPT:]
        return True

    def spend(self, state: Any, decision: Decision, action: Action) -> list[int]:
        """Drops what `action` leaves nothing to do; the seats whose orders changed."""
        found = {seat: self.game.spent(state, orders, seat, decision, action) for seat, orders in self.items()}
        left = {seat: list(orders) for seat, orders in found.items() if orders is not None}
        self.update(left)
        return list(left)

    def void(self, state: Any, open: Sequence[Decision]) -> list[tuple[int, RuleViolation | None]]:
        """Drops what can't be carried out any more; the seats, each with what its owner is told."""
        found = {seat: self.game.voided(state, orders, seat, open) for seat, orders in self.items()}
        changed = {seat: one for seat, one in found.items() if one is not None}
        self.update({seat: list(left) for seat, (left, _) in changed.items()})
        return [(seat, refused) for seat, (_, refused) in changed.items()]
