"""Acts of nobody's turn, told to all: who left, who stands in, what a GM rules."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.kernel.game import Note, System


class Leave(System):
    """A player is gone: the animal stays and runs on defaults, or on its stand-in's answers (content, part 8)."""

    kind: Literal["leave"] = "leave"
    seat: int
    on: bool = True  # False: back again


class StandIn(System):
    """Who may act for a seat: after its deadline, or at once if its player left (NL-R40). None: nobody."""

    kind: Literal["stand_in"] = "stand_in"
    seat: int
    by: int | None = None


class RuleWounds(System):
    """The GM sets the wounds of an animal or enemy in play."""

    kind: Literal["rule_wounds"] = "rule_wounds"
    target: str
    wounds: int = Field(ge=0, le=99)
    reason: Note = ""


class RuleReady(System):
    """The GM turns a card in play upright or sideways."""

    kind: Literal["rule_ready"] = "rule_ready"
    card: str
    exhausted: bool
    reason: Note = ""


NightlightSystem = Annotated[Leave | StandIn | RuleWounds | RuleReady, Field(discriminator="kind")]
SYSTEM: TypeAdapter[NightlightSystem] = TypeAdapter(NightlightSystem)
