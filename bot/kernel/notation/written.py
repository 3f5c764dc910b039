"""The one way to write a roll; reading it again gives the same roll."""

from collections.abc import Callable

from bot.kernel.notation.tree import Binary, Dice, Expression, Negative, Number, Roll

_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2}
_HIGHEST = 3


def canonical(roll: Roll) -> str:
    """The roll as it was understood, without its comment. Contains `*`: show it as code, or use `echo`."""
    head = f"{roll.repeat}#" if roll.repeat > 1 else ""
    return head + write(roll.expression, lambda dice: dice.notation)


def write(expression: Expression, dice: Callable[[Dice], str], *, times: str = "*", gap: str = "", strength: int = 0) -> str:
    """An expression with brackets only where they are needed; `dice` writes each term, asked from left to right."""
    match expression:
        case Number(value):
            return str(value)
        case Dice():
            return dice(expression)
        case Negative(of):
            return "-" + write(of, dice, times=times, gap=gap, strength=_HIGHEST)
        case Binary(sign, left, right):
            own = _STRENGTH[sign]
            first = write(left, dice, times=times, gap=gap, strength=own)
            second = write(right, dice, times=times, gap=gap, strength=own + 1)
            text = f"{first}{gap}{times if sign == '*' else sign}{gap}{second}"
            return f"({text})" if own < strength else text
