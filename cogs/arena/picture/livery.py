"""Colours: a livery a team, and the rest of the card."""

from dataclasses import dataclass
from typing import Literal

Team = Literal["good", "evil"]

BACK, EDGE = "#12161f", "#2b3342"
WORDS, QUIET = "#f6f3ec", "#b4bdcb"
HEART, HOLLOW = "#ff6f86", "#aab3c2"
CURVE, REMEDY = "#ffe08a", "#8fe3a6"
CHIP_DOWN = "#4a5261"
CHIP_BACK, CHIP_BACK_WORDS = "#ffe08a", "#2b2300"


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a team. The two differ in brightness and in the outline of their tokens, not in hue alone."""

    strong: str
    panel: str
    row: str
    plate: str
    ink: str
    sides: int  # of the frame round each token; 0 is a circle


GOOD = Livery(strong="#8fd0ff", panel="#15283b", row="#1d3750", plate="#dceeff", ink="#12304d", sides=0)
EVIL = Livery(strong="#d8486f", panel="#301524", row="#46203a", plate="#5c1230", ink="#ffe9dc", sides=8)
LIVERIES: dict[Team, Livery] = {"good": GOOD, "evil": EVIL}
FALLEN = Livery(strong="#8b93a1", panel="#1c212b", row="#262c38", plate="#3a414e", ink="#a9b1be", sides=0)
