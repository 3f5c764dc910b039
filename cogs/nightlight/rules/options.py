"""The house rules of a night, each a switch of a ruling; the defaults are the ledger's."""

from typing import Literal

from pydantic import Field

from bot.kernel.game import Options
from cogs.nightlight.rules.words import Raid

Switch = Literal["off", "on"]


class NightlightOptions(Options):
    """Fixed at the start of a night and shown in its opening message."""

    cards: str = "built_in"  # the set of cards; an owner's own sets have names of their own
    dream: str = "spidipede"  # the Dream deck, by its symbol (NL-SETUP3-a); of no account with Nyx
    boss: Literal["none", "deck", "nyx"] = "none"  # NL-SETUP3-d, NL-SETUP3-g
    first: int = Field(default=0, ge=0)  # the seat of the first player (NL-SETUP5-a)
    lone_pair: Literal["1", "2", "3", "4"] = "1"  # animals that one person may play (NL-R1)
    raid: Raid = "sealed"  # NL-R12
    sleepers: Literal["discard", "wake"] = "discard"  # NL-R5
    killer_stays: Switch = "off"  # NL-R6
    deal_from: Literal["first_player", "left_of_fallen"] = "first_player"  # NL-R7
    heirloom: Switch = "off"  # NL-R9
    deep_dream: Switch = "off"  # NL-R20
    window_time: int | None = Field(default=None, ge=0, le=604_800)  # seconds; None: the table's pace, 0: standing orders only (NL-R25)
    first_player: Literal["fixed", "rotate"] = "fixed"  # NL-R27
    loose_laps: Switch = "off"  # NL-R34
    exact_level: Switch = "off"  # NL-R39
    stand_in: Switch = "off"  # NL-R40
    free_stop: Literal["needed", "all", "orders"] = "needed"  # NL-R41
