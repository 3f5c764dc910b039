"""Small forms that several texts of the arena share: signs, chances, health as a word."""

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent

from bot.room import Say
from cogs.arena.rules.words import Shown, Status


def signed(change: int) -> str:
    """With a real minus sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def minus(sum: int) -> str:
    """A sum with a real minus sign and no plus."""
    return str(sum).replace("-", "−")


def percent(say: Say, chance: tuple[int, int]) -> str:
    top, bottom = chance
    return format_percent(top / bottom, "#,##0.#\u00a0%", locale=say.lang)


def decimal(say: Say, value: tuple[int, int]) -> str:
    top, bottom = value
    return format_decimal(top / bottom, "0.##", locale=say.lang)


def dice_list(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


def condition(say: Say, health: Shown, status: Status) -> str:
    """For a label: hearts where health is a number above 0, else the state."""
    if isinstance(health, int) and health > 0:
        return "♥" * health + "♡" * (3 - health)
    return say("arena-state", state=status)
