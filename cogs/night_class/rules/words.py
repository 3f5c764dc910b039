"""The names that rules, content and people share. Spaces are written column letter and row number (D4)."""

from typing import Literal

Villain = Literal["twister", "goo", "drake"]
Group = Literal["thugs", "twister", "goo", "drake"]
"""A kind of enemy with its column of boxes; a single Thug is named by its space (J4)."""
Column = Literal["thugs", "twister", "goo", "drake", "distrust", "face"]
Track = Literal["move", "train", "ability", "dice", "stamina"]
Card = Literal["alien", "cybernetic", "radiation"]
SiteKind = Literal["relic", "clinic", "newsroom"]
Difficulty = Literal["rookie", "standard", "legend"]
Ability = Literal[
    "awareness", "advanced_technology", "unearthly_speed", "natural_armor", "shapeshift", "alpha_predator",
    "perfect_face", "leg_kit", "rapid_processing", "hacking", "bionic_arm", "rapid_strikes",
    "absorb", "shrug_off", "irradiated_stomp", "radioactive_aura", "mutant_limbs", "explosive_strength",
]  # fmt: skip
Slot = Literal["free", "move", "train", "ability", "discarded"]
"""Where a Hero die lies."""
Status = Literal["playing", "won", "lost"]

VILLAINS: tuple[Villain, ...] = ("twister", "goo", "drake")
GROUPS: tuple[Group, ...] = ("thugs", "twister", "goo", "drake")
COLUMNS: tuple[Column, ...] = ("thugs", "twister", "goo", "drake", "distrust", "face")  # the order of NC-POST-e
TRACKS: tuple[Track, ...] = ("move", "train", "ability", "dice", "stamina")

FACES = 6
HERO_DICE = 2  # NC-DICE-a
ALL_DICE = 3  # NC-DICE-b
PUNCH = 1  # NC-ABIL-d
POINTS_EACH = 2  # of a clean Distrust box and of a relic, NC-SCORE-a
NEAR, HACKED = 1, 3  # reach of Interact and of Hacking, NC-ABIL-e, NC-CYBER-e
SPEED = 3  # NC-ALIEN-c
ARMOR = 3  # NC-ALIEN-d
CIRCLES_EACH = 2  # NC-TRACK-f
HEALED = 2  # NC-SITE-c
DISCOUNT = 3  # NC-ALIEN-b
LONGEST_NAME = 24  # content, part 4.1
HOSPITAL_BOXES = 2  # NC-R10
