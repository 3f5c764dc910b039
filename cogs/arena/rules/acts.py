"""Acts of nobody's turn, told to all: open rulings of a host without a seat, and who plays by script (ARENA-R34).

What a host rules in secret (an unclear target, a voided order) is an action of the decision `r3.master`, so that it is sealed.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.kernel.game import Note, System


class AdjustHealth(System):
    """The host sets a character's health, openly (ARENA-R34)."""

    kind: Literal["adjust_health"] = "adjust_health"
    seat: int
    health: int = Field(ge=-1, le=3)
    reason: Note = ""


class RemoveCharacter(System):
    """The host takes a character out of the battle; orders on it become unclear (ARENA-R19)."""

    kind: Literal["remove_character"] = "remove_character"
    seat: int
    reason: Note = ""


class Script(System):
    """A seat is played by script from now on, or by a person again: a public fact (ARENA-R20, ARENA-R39)."""

    kind: Literal["script"] = "script"
    seat: int
    on: bool = True


ArenaSystem = Annotated[AdjustHealth | RemoveCharacter | Script, Field(discriminator="kind")]
SYSTEM: TypeAdapter[ArenaSystem] = TypeAdapter(ArenaSystem)
