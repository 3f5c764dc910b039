"""A state as it was read, and what follows from it alone, each made once for everybody who looks at it."""

from dataclasses import dataclass, field
from typing import Any

from bot.kernel.game import Decision, Game, View

__all__ = ["Decoded"]

AnyGame = Game[Any, Any, Any]


@dataclass(slots=True, eq=False)
class Decoded:
    """`document` is what the state was read from, empty once rules have changed it. Nobody changes a `shared` one: see `own`."""

    game: AnyGame
    state: Any
    document: bytes = b""
    shared: bool = False  # whoever keeps it for others says so
    _decisions: list[Decision] | None = None
    _views: dict[int | None, View] = field(default_factory=dict[int | None, View])
    _spectated: str = ""

    @classmethod
    def of(cls, game: AnyGame, document: bytes) -> "Decoded":
        return cls(game, game.state_type.model_validate_json(document), document)

    def own(self) -> "Decoded":
        """For one table alone, whose rules are about to change it."""
        return Decoded(self.game, self.game.state_type.model_validate_json(self.document) if self.shared else self.state)

    @property
    def decisions(self) -> list[Decision]:
        """Open decisions in the game's priority."""
        if self._decisions is None:
            self._decisions = self.game.decisions(self.state)
        return self._decisions

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    @property
    def spectated(self) -> str:
        """What a spectator sees, as one text to compare by."""
        if not self._spectated:
            self._spectated = self.view(None).model_dump_json()
        return self._spectated
