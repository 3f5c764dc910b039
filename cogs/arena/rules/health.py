"""One change of health a character and round: wounds, Last Spurt and healing in one sum (ARENA-R5)."""

from dataclasses import dataclass

from cogs.arena.rules.actions import Attack, Hail, Heal
from cogs.arena.rules.orders import Carried
from cogs.arena.rules.state import ArenaState, Character
from cogs.arena.rules.words import FULL_HEALTH, HEALING, SPURT


@dataclass(frozen=True, slots=True)
class Sum:
    """What one character's round adds up to; `after` is as low as it fell."""

    seat: int
    before: int
    wounds: int
    spurt: int
    healing: int
    after: int


def add_health(state: ArenaState, one: Character, wounds: int, spurt: int, healing: int) -> Sum:
    """The number of ARENA-R5, by the table's order of healing; capped at 3, open below."""
    before = one.health
    match state.options.healing_order:
        case "net":
            after = min(FULL_HEALTH, before - wounds - spurt + healing)
        case "damage_first":  # below 0 after wounds, healing comes too late; Last Spurt's cost is no wound (ARENA-R8)
            after = before - wounds
            after = after - spurt if after < 0 else min(FULL_HEALTH, after - spurt + healing)
        case "heal_first":
            after = min(FULL_HEALTH, before + healing) - wounds - spurt
    return Sum(one.seat, before, wounds, spurt, healing, after)


def spurt_of(one: Character, carried: Carried | None) -> int:
    """1 for a Drummer who starts the round at 0 and does something, once, however many blows (ARENA-R8)."""
    acts = carried is not None and isinstance(carried.order, Attack | Hail)
    return SPURT if acts and one.health == 0 and one.cls == "drummer" else 0


def healing_on(carried: dict[int, Carried]) -> dict[int, int]:
    """Health that Healing gives to each, before the cap."""
    given: dict[int, int] = {}
    for one in carried.values():
        if isinstance(one.order, Heal):
            given[one.order.target] = given.get(one.order.target, 0) + HEALING
    return given
