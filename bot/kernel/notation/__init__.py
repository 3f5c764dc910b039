"""Free rolls: read, rolled, echoed. Games never come here; they ask their table's dice."""

from bot.kernel.notation.advantage import with_advantage
from bot.kernel.notation.errors import NotationError
from bot.kernel.notation.parser import parse
from bot.kernel.notation.show import Notice, Shown, ShownLine, ShownTerm, describe, echo
from bot.kernel.notation.throw import WHY, DiceSource, Die, DieState, Line, Rolled, Thrown, roll
from bot.kernel.notation.tree import (
    Binary,
    Dice,
    Explode,
    Expression,
    Keep,
    Negative,
    Number,
    Reroll,
    Roll,
    Success,
    terms,
)
from bot.kernel.notation.written import canonical

__all__ = [
    "WHY",
    "Binary",
    "Dice",
    "DiceSource",
    "Die",
    "DieState",
    "Explode",
    "Expression",
    "Keep",
    "Line",
    "Negative",
    "NotationError",
    "Notice",
    "Number",
    "Reroll",
    "Roll",
    "Rolled",
    "Shown",
    "ShownLine",
    "ShownTerm",
    "Success",
    "Thrown",
    "canonical",
    "describe",
    "echo",
    "parse",
    "roll",
    "terms",
    "with_advantage",
]
