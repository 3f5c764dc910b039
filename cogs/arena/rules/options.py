"""The house rules of a battle, each a switch of a ruling; the defaults are the ledger's (content, part 13)."""

from typing import Literal, Self

from pydantic import Field, model_validator

from bot.kernel.game import Options, RuleViolation

WAITING = {"roll": ("at_order", "ARENA-R24"), "class_cap": ("half", "ARENA-R36")}
"""Switches that the ledger describes and this version refuses, with their rulings."""


class ArenaOptions(Options):
    """Fixed at the start of a battle and shown in its opening message."""

    size: int = Field(default=4, ge=2, le=6)  # of a side (ARENA-R35)
    victory: Literal["cannot_act", "all_down", "all_dead"] = "cannot_act"  # ARENA-R1
    draw_tiebreak: Literal["none", "fewer_dead", "one_more_round_at_1_health"] = "none"  # ARENA-R2
    wound_pooling: Literal["per_attack", "per_target"] = "per_attack"  # ARENA-R3
    healing_order: Literal["net", "damage_first", "heal_first"] = "net"  # ARENA-R5
    coup_de_grace: Literal["roll", "automatic"] = "roll"  # ARENA-R10
    hail_pool: Literal["standing", "alive"] = "standing"  # ARENA-R11
    hail_dice: Literal["each", "one"] = "each"  # ARENA-R12
    curse_stacking: Literal["sum", "once"] = "sum"  # ARENA-R15
    self_healing: Literal["off", "on"] = "off"  # ARENA-R16
    absent: Literal["idle", "balanced_attack_random", "scripted_player_at_once"] = "idle"  # ARENA-R20
    early_close: Literal["all_answered", "never"] = "all_answered"  # ARENA-R21
    unclear_target: Literal["random_standing", "idle", "host_decides"] = "random_standing"  # ARENA-R22
    roll: Literal["at_close", "at_order"] = "at_close"  # ARENA-R24
    announce: Literal["net", "blows", "full"] = "net"  # ARENA-R26
    health: Literal["numbers", "states"] = "numbers"  # ARENA-R27
    reveal_class_on_death: Literal["off", "on"] = "off"  # ARENA-R28
    posts: Literal["at_once", "with_the_announcement"] = "at_once"  # ARENA-R30
    post_required: Literal["off", "on"] = "off"  # ARENA-R30
    post_lint: Literal["block", "warn", "off"] = "block"  # ARENA-R31
    uneven: Literal["off", "on"] = "off"  # ARENA-R35
    class_cap: Literal["off", "half"] = "off"  # ARENA-R36
    round_cap: int | Literal["off"] = 20  # ARENA-R38
    cap_result: Literal["draw", "more_health_wins"] = "draw"  # ARENA-R38
    concede: Literal["unanimous", "off"] = "unanimous"  # ARENA-R39
    hail_stance: Literal["none", "furious_allowed"] = "none"  # ARENA-R41
    neutral_lines: Literal["usual", "strict"] = "usual"  # content, part 11: whether a scripted line may speak of music

    @model_validator(mode="after")
    def _playable(self) -> Self:
        """Raises RuleViolation for a switch that this version doesn't have (message `arena-option-waits`)."""
        for name, (value, ruling) in WAITING.items():
            if getattr(self, name) == value:
                raise RuleViolation(ruling, key="arena-option-waits", option=name, value=value)
        if self.round_cap != "off" and self.round_cap < 1:
            raise ValueError("round_cap: a number from 1, or off")
        return self
