"""Acts of nobody's turn: who comes late, who leaves (NC-POST-s, NC-POST-t)."""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.game import Note, System
from cogs.night_class.rules.state import NightJoining


class JoinLate(System):
    """A further seat, until the first Plot step has closed; its number is the next one (NC-POST-t)."""

    kind: Literal["join_late"] = "join_late"
    joining: NightJoining
    reason: Note = ""


class Leave(System):
    """A seat leaves: it has lost in this turn, with the tally it has (NC-POST-s)."""

    kind: Literal["leave"] = "leave"
    seat: int
    reason: Note = ""


NightSystem = Annotated[JoinLate | Leave, Field(discriminator="kind")]
