"""The table's dice. Each is named after its turn, so that the order in which people act changes none (NC-POST-a, NC-POST-h)."""

from bot.kernel.dice import Dice
from cogs.night_class.rules.state import NightState
from cogs.night_class.rules.words import ALL_DICE, FACES


def plot_face(state: NightState, seat: int, dice: Dice) -> int:
    return dice.named(f"{_stream(state, seat)}t{state.turn}.plot", FACES)


def hero_faces(state: NightState, seat: int, dice: Dice) -> tuple[int, ...]:
    """Hero dice 1, 2 and 3, whoever may use the third (NC-POST-b)."""
    return tuple(dice.named(f"{_stream(state, seat)}t{state.turn}.hero{k}", FACES) for k in range(1, ALL_DICE + 1))


def reroll_face(state: NightState, seat: int, dice: Dice, k: int, n: int) -> int:
    """The n-th reroll of Hero die k in this turn. An ability works once a turn, so no seat asks for one of them twice."""
    return dice.named(f"{_stream(state, seat)}t{state.turn}.hero{k}.r{n}", FACES)


def _stream(state: NightState, seat: int) -> str:
    return f"s{seat}." if state.options.rolls == "own" else ""  # NC-R32
