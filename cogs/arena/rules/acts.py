"""Acts of nobody's turn: rulings of a host without a seat, and who plays by script. Typed, never free (ARENA-R34)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from bot.kernel.game import Note, System


class RuleTarget(System):
    """The host chooses the target of a seat's unclear attack of this round (ARENA-R22)."""

    hides: ClassVar[bool] = True  # its facts are told to the seat alone before the end
    kind: Literal["rule_target"] = "rule_target"  # pyright: ignore[reportIncompatibleVariableOverride]
    seat: int
    target: int


class VoidOrder(System):
    """The host voids a seat's order of this round; announced without a name until the end (ARENA-R33)."""

    hides: ClassVar[bool] = True
    kind: Literal["void_order"] = "void_order"  # pyright: ignore[reportIncompatibleVariableOverride]
    seat: int
    reason: Note = ""


class AdjustHealth(System):
    """The host sets a character's health, openly (ARENA-R34)."""

    hides: ClassVar[bool] = False
    kind: Literal["adjust_health"] = "adjust_health"  # pyright: ignore[reportIncompatibleVariableOverride]
    seat: int
    health: int = Field(ge=-1, le=3)
    reason: Note = ""


class RemoveCharacter(System):
    """The host takes a character out of the battle; orders on it become unclear (ARENA-R19)."""

    hides: ClassVar[bool] = False
    kind: Literal["remove_character"] = "remove_character"  # pyright: ignore[reportIncompatibleVariableOverride]
    seat: int
    reason: Note = ""


class Script(System):
    """A seat is played by script from now on, or by a person again: a public fact (ARENA-R20, ARENA-R39)."""

    hides: ClassVar[bool] = False
    kind: Literal["script"] = "script"  # pyright: ignore[reportIncompatibleVariableOverride]
    seat: int
    on: bool = True


ArenaSystem = Annotated[RuleTarget | VoidOrder | AdjustHealth | RemoveCharacter | Script, Field(discriminator="kind")]
SYSTEM: TypeAdapter[ArenaSystem] = TypeAdapter(ArenaSystem)
