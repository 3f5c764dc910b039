"""The house rules of a night, each a switch of a ruling; the defaults are the ledger's."""

from typing import Literal, Self

from pydantic import model_validator

from bot.kernel.game import Options, RuleViolation
from cogs.night_class.library import cities, city
from cogs.night_class.rules.words import Difficulty

Switch = Literal["off", "on"]


class NightOptions(Options):
    """Fixed at the start of a night and shown in its opening message."""

    city: str = "kestrel_bay"
    difficulty: Difficulty = "standard"
    activation_gate: Switch = "off"  # NC-R1
    range_metric: Literal["street", "manhattan"] = "street"  # NC-R2
    projectiles_path: Literal["attack", "movement"] = "attack"  # NC-R4
    projectiles_boxes: Literal["cumulative", "always_on", "this_turn"] = "cumulative"  # NC-R5
    sorcerer: Literal["on_box", "always"] = "on_box"  # NC-R6
    knockout: Literal["lose", "hospital"] = "lose"  # NC-R10
    advanced_technology: Literal["activate", "standing"] = "activate"  # NC-R12
    mutant_limbs: Literal["adjacent", "energy"] = "adjacent"  # NC-R18
    explosive_punch: Switch = "off"  # NC-R19
    finish_turn: Switch = "off"  # NC-R24
    rolls: Literal["shared", "own"] = "shared"  # NC-R32
    obstacles: Literal["closed", "open"] = "closed"  # NC-R35

    @model_validator(mode="after")
    def _playable(self) -> Self:
        """Refuses a city that doesn't ship, and a difficulty that the city doesn't have."""
        if self.city not in cities():
            raise RuleViolation("NC-CITY-a", key="refused-NC-CITY-a-city", city=self.city[:40], known=cities())
        levels = tuple(level.key for level in city(self.city).file.difficulty)
        if self.difficulty not in levels:
            raise RuleViolation("NC-TRACK-a", key="refused-NC-TRACK-a-difficulty", city=self.city, difficulty=self.difficulty, known=levels)
        return self

    def __hash__(self) -> int:
        """Frozen and of plain values: nights are looked up by their options."""
        return hash(tuple(self.__dict__.values()))
