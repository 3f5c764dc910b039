"""The rulebook's nouns as types, and its numbers as constants with their ids."""

from collections.abc import Mapping
from typing import Literal

Team = Literal["good", "evil"]
Cls = Literal["conductor", "vocal", "drummer"]
Stance = Literal["balanced", "furious", "cautious"]
HailStance = Literal["none", "furious"]  # ARENA-R41
Help = Literal["inspiration", "ward"]
Verb = Literal["attack", "hail", "heal", "curse", "inspiration", "ward"]
Ability = Literal["hail", "heal", "curse", "inspiration", "ward"]
Status = Literal["standing", "down", "dead"]
Gender = Literal["m", "f", "n"]
Shown = int | Literal["dead"] | None
"""Health as the public may read it: a number, "dead", or None where the table shows states only (ARENA-R27)."""

TEAMS: tuple[Team, Team] = ("good", "evil")
CLASSES: tuple[Cls, Cls, Cls] = ("conductor", "vocal", "drummer")
STANCES: tuple[Stance, ...] = ("balanced", "furious", "cautious")
HELPS: tuple[Help, Help] = ("inspiration", "ward")
LETTER: Mapping[Team, str] = {"good": "G", "evil": "E"}

FULL_HEALTH = 3  # ARENA-WOUND-a, ARENA-VOCAL-d
DEAD = -1  # below 0 (ARENA-WOUND-h); how far below is never kept
POINTS_A_WOUND = 4  # ARENA-WOUND-b
HELP = 2  # ARENA-COND-c, ARENA-COND-e
CURSE = 2  # ARENA-VOCAL-g
HEALING = 1  # ARENA-VOCAL-c
SPURT = 1  # ARENA-DRUM-d
FEWEST_BLOWS = 2  # ARENA-DRUM-i
SMALLEST_SIDE, LARGEST_SIDE = 2, 6  # ARENA-R35
QUIET_ROUNDS = 3  # ARENA-R38
QUIET_SHOWN = 2  # ARENA-R38: the counter shows from the second such round on

DIE: Mapping[Cls, int] = {"conductor": 6, "vocal": 8, "drummer": 10}
DIE_RULE: Mapping[Cls, str] = {"conductor": "ARENA-COND-a", "vocal": "ARENA-VOCAL-a", "drummer": "ARENA-DRUM-a"}
OWN_STANCE: Mapping[str, int] = {"balanced": 0, "furious": 2, "cautious": -2, "none": 0}  # ARENA-STANCE-a, -b, -e
MET_STANCE: Mapping[str, int] = {"balanced": 0, "furious": 2, "cautious": -2, "none": 0}  # ARENA-STANCE-a, -c, -d
ABILITIES: Mapping[Cls, tuple[Ability, ...]] = {
    "conductor": ("inspiration", "ward"),
    "vocal": ("heal", "curse"),
    "drummer": ("hail",),
}
ABILITY_RULE: Mapping[str, str] = {
    "inspiration": "ARENA-COND-c",
    "ward": "ARENA-COND-e",
    "heal": "ARENA-VOCAL-c",
    "curse": "ARENA-VOCAL-g",
    "hail": "ARENA-DRUM-f",
    "last_spurt": "ARENA-DRUM-c",
}


def status_of(health: int) -> Status:
    """Standing from 1, down at exactly 0, dead below (ARENA-WOUND-e, ARENA-WOUND-h)."""
    if health > 0:
        return "standing"
    return "down" if health == 0 else "dead"


def enemy_of(team: Team) -> Team:
    return "evil" if team == "good" else "good"
