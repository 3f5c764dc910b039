"""Advantage and disadvantage, as an option beside the notation."""

from dataclasses import replace
from typing import Literal

from bot.kernel.notation.checks import roll_fault
from bot.kernel.notation.errors import NotationError
from bot.kernel.notation.tree import Binary, Dice, Expression, Keep, Roll
from bot.kernel.notation.written import canonical


def with_advantage(ast: Roll, direction: Literal[1, -1]) -> Roll:
    """The leading d20 becomes the higher (1) or lower (-1) of two; floors, caps and rerolls stay on both.

    Raises NotationError (`roll-error-advantage`) if the roll doesn't begin with a single d20 that is summed as it falls.
    """
    changed = replace(ast, expression=_lead(ast, ast.expression, Keep("kh" if direction > 0 else "kl", 1)))
    if fault := roll_fault(changed):
        raise NotationError(0, canonical(ast)[:40], fault.part, fault.key, fault.facts)
    return changed


def _lead(ast: Roll, expression: Expression, keep: Keep) -> Expression:
    match expression:
        case Dice(count=1, faces=20, explode=None, keep=None, success=None):
            return replace(expression, count=2, keep=keep)
        case Binary():
            return replace(expression, left=_lead(ast, expression.left, keep))
        case _:
            raise NotationError(0, canonical(ast)[:40], "operand", "roll-error-advantage")
