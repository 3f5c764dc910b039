"""The names that rules, content and people share.

Cards in play are named by instance: the card's id and the number of the copy ("W05#2", "Z01#4"); skills, Dreams and bosses exist
once and are named by their id alone ("FOX1", "DS3", "B-ZOR"). Animals are named by their key ("FOX"), unique at a table.
"""

from typing import Literal

Phase = Literal["preparation", "encounters"]
Stage = Literal["", "raid", "lap", "defend", "attack"]
"""What the table stands at besides windows: rankings, a lap's turns in any order, a tie to break, the Attack step."""
Moment = Literal["declared", "rolled", "dream", "raid", "nightmare", "defend", "between", "after_turn", "round_end"]
"""When a window is open: two inside an attack, the others open ones (NL-R22, NL-R41)."""
At = Literal[Moment, "my_defend"]
"""When a policy holds: a moment, or the one before the own Defend only."""
WindowKind = Literal["declared", "rolled", "open"]
Pool = Literal["attack", "defense"]
DeckName = Literal["toy_chest", "nightmare", "dream"]
AttackKind = Literal["defend", "attack", "free", "loom"]
Raid = Literal["sealed", "open", "agree"]

MOST_ANIMALS = 4  # NL-R1
ROUNDS = 3  # NL-RND-a
ROW = 4  # NL-P1.2-a
RAIDS = {1: 2, 2: 1, 3: 1}  # NL-P1.2-d, by round
DEALT = {1: 3, 2: 2, 3: 2}  # NL-P1.3-a, NL-P1.3-b, by round
FACES = 6  # NL-DICE-a
SUCCESS = 5  # NL-DICE-c, this face and those above
BOSS_ROUND = 2  # NL-CON-w
NO = "-"
"""The answer that declines a part which may be left, where answers stand in a row."""


def kind_of(card: str) -> str:
    """The id of the card that an instance is a copy of ("W05#2" is a "W05")."""
    return card.partition("#")[0]
