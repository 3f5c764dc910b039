"""What an effect asks of people when it is carried out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.kernel.game import Model

Chosen = Mapping[int, tuple[str, ...]]
"""Answers to questions, by the seat that was asked."""


@dataclass(frozen=True, slots=True)
class Context:
    """On whose card an effect stands. `user` is the seat of the animal that owns it; None for a Dream's or a boss's."""

    card: str  # instance id
    user: int | None = None


class Question(Model):
    """One choice of one seat, with all values legal now. Fewer than `most` may be taken, down to `least`; 0 is "no".

    `field` is where the answer stands in an action: "targets" (animal keys, enemies, cards), or "dice" ("attack.0": pool and
    place from 0). Dice of one question all come from one pool (NL-CON-h).
    """

    seat: int
    field: Literal["targets", "dice"] = "targets"
    values: tuple[str, ...]
    least: int = 1
    most: int = 1
    default: tuple[str, ...] = ()  # what silence means (content, part 8)
    rule: str  # refuses what isn't offered

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.values) and (len(self.values) > self.most or self.least < min(self.most, len(self.values)))
