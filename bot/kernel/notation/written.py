"""The one way to write a roll; reading it again gives the same roll."""

from collections.abc import Callable

from bot.kernel.notation.tree import Binary, Dice, Expression, Negative, Number, Roll

_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2}
_HIGHEST = 3


def canonical(roll: Roll) -> str:
    """The roll as it was understood, without its comment. Contains `*`: show it as code, or use `echo`."""
    head = f"{roll.repeat}#" if roll.repeat > 1 else ""
    return head + write(roll.expression, write_dice)


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


def write_dice(dice: Dice) -> str:
    """One term, its modifiers in the order in which they are carried out."""
    parts = [f"{dice.count}d{'F' if dice.fate else dice.faces}"]
    parts += [f"{'rr' if reroll.again else 'ro'}{reroll.test}{reroll.value}" for reroll in dice.rerolls]
    if dice.floor is not None:
        parts.append(f"mi{dice.floor}")
    if dice.cap is not None:
        parts.append(f"ma{dice.cap}")
    if dice.explode:
        at = "" if dice.explode.least == dice.faces else f">={dice.explode.least}"
        parts.append(("!o" if dice.explode.once else "!") + at)
    if dice.keep:
        parts.append(f"{dice.keep.verb}{dice.keep.count}")
    if dice.success:
        parts.append(f"s>={dice.success.least}")
        if dice.success.failure is not None:
            parts.append(f"f<={dice.success.failure}")
    return "".join(parts)
