"""Numbers as a language writes them."""

from fractions import Fraction

from babel.numbers import format_decimal, format_percent

from bot.i18n.languages import Lang

__all__ = ["decimal", "percent"]

TINY = Fraction(1, 10_000)


def percent(lang: Lang, chance: Fraction) -> str:
    """With one decimal; what is possible is never shown as nothing, nor what can fail as sure."""
    if 0 < chance < TINY:
        return f"< {format_percent(float(TINY), '0.00%', locale=lang)}"
    if 1 - TINY < chance < 1:
        return f"> {format_percent(1 - float(TINY), '0.00%', locale=lang)}"
    return format_percent(float(chance), "0.0%" if chance in (0, 1) or chance >= Fraction(1, 100) else "0.00%", locale=lang)


def decimal(lang: Lang, value: Fraction | float) -> str:
    """Two decimals at most."""
    return format_decimal(float(value), "0.##", locale=lang)
