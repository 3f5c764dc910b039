"""Attack rolls: who strikes whom, with which die, and everything that goes into the total (ARENA-R4)."""

from dataclasses import dataclass, field

from bot.kernel.dice import Dice
from cogs.arena.rules.actions import Attack, Conduct, Curse, Hail
from cogs.arena.rules.events import Modifier
from cogs.arena.rules.orders import Carried
from cogs.arena.rules.state import ArenaState, Character
from cogs.arena.rules.words import CURSE, DIE, HELP, MET_STANCE, OWN_STANCE, POINTS_A_WOUND

ATTACK_DIE = "ARENA-ORDER-e"  # label of every attack die
HAIL_TARGETS = "ARENA-DRUM-g"  # label of a hail's draw
STANCE_RULE = {"furious": "ARENA-STANCE-b", "cautious": "ARENA-STANCE-e"}
MET_RULE = {"furious": "ARENA-STANCE-c", "cautious": "ARENA-STANCE-d"}


@dataclass(slots=True)
class Blow:
    """One attack roll. `hail` is the declared number, 0 for a single attack."""

    attacker: int
    target: int
    die: int
    faces: int
    stance: str
    hail: int = 0
    modifiers: tuple[Modifier, ...] = ()
    total: int = 0
    wounds: int = 0


@dataclass(slots=True)
class Effects:
    """Who gives what to whom this round; givers in seat order."""

    stance: dict[int, str] = field(default_factory=dict[int, str])  # of who attacks in one
    inspired: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    warded: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    cursed: dict[int, list[int]] = field(default_factory=dict[int, list[int]])


def strike(state: ArenaState, one: Character, carried: Carried, dice: Dice) -> list[Blow]:
    """The dice of one seat's order: a hail's targets first, then a die for each (ARENA-R24). Abilities that help draw nothing."""
    faces = DIE[one.cls]
    match carried.order:
        case Attack(target=target, stance=stance):
            (die,) = dice.roll(1, faces, ATTACK_DIE)
            return [Blow(one.seat, target, die, faces, stance)]
        case Hail(number=number, stance=stance):
            targets = _hail_targets(state, one, number, dice)
            if state.options.hail_dice == "one":  # ARENA-R12
                rolled = dice.roll(1, faces, ATTACK_DIE) * number
            else:
                rolled = dice.roll(number, faces, ATTACK_DIE)
            return [Blow(one.seat, target, die, faces, stance, number) for target, die in zip(targets, rolled, strict=True)]
        case _:
            return []


def _hail_targets(state: ArenaState, one: Character, number: int, dice: Dice) -> list[int]:
    """Different enemies, all sets equally likely, then in seat order (ARENA-R11)."""
    alive = state.options.hail_pool == "alive"
    pool = [other.seat for other in state.characters if other.team != one.team and (other.standing or (alive and other.alive))]
    return sorted(dice.pick(pool, number, HAIL_TARGETS))


def effects_of(carried: dict[int, Carried]) -> Effects:
    """Step 1 of a resolution: stances and abilities of all orders at once (ARENA-R4)."""
    effects = Effects()
    for seat, one in carried.items():
        match one.order:
            case Attack(stance=stance) | Hail(stance=stance):
                effects.stance[seat] = stance
            case Conduct() as order:
                for help, target in order.helps:
                    given = effects.inspired if help == "inspiration" else effects.warded
                    given.setdefault(target, []).append(seat)
            case Curse(target=target):
                effects.cursed.setdefault(target, []).append(seat)
            case _:
                pass
    return effects


def add_up(state: ArenaState, blow: Blow, effects: Effects) -> None:
    """Steps 2 and 3: the blow's total and its wounds, never less than 0 (ARENA-R3, ARENA-R4)."""
    attacker, target = blow.attacker, blow.target
    found: list[Modifier] = []
    if own := OWN_STANCE[blow.stance]:
        found.append(Modifier(cause="stance", value=own, rule=STANCE_RULE[blow.stance], by=attacker))
    for giver in effects.inspired.get(attacker, ()):
        found.append(Modifier(cause="inspiration", value=HELP, rule="ARENA-COND-c", by=giver))
    curses = effects.cursed.get(attacker, [])
    for giver in curses[:1] if state.options.curse_stacking == "once" else curses:  # ARENA-R15
        found.append(Modifier(cause="curse", value=-CURSE, rule="ARENA-VOCAL-g", by=giver))
    if blow.hail:
        found.append(Modifier(cause="hail", value=-blow.hail, rule="ARENA-DRUM-h", by=attacker))
    stance = effects.stance.get(target, "none")
    if met := MET_STANCE[stance]:
        found.append(Modifier(cause="met_stance", value=met, rule=MET_RULE[stance], by=target))
    for giver in effects.warded.get(target, ()):
        found.append(Modifier(cause="ward", value=-HELP, rule="ARENA-COND-e", by=giver))
    blow.modifiers = tuple(found)
    blow.total = blow.die + sum(modifier.value for modifier in found)
    if state.options.wound_pooling == "per_attack":
        blow.wounds = max(0, blow.total // POINTS_A_WOUND)
        if _finishes(state, blow):
            blow.wounds = max(1, blow.wounds)


def _finishes(state: ArenaState, blow: Blow) -> bool:
    """A single attack on a down character that always takes at least 1, by the table's option (ARENA-R10)."""
    return state.options.coup_de_grace == "automatic" and not blow.hail and state.characters[blow.target].health == 0


def wounds_on(state: ArenaState, blows: list[Blow]) -> dict[int, int]:
    """Wounds of each target: attack by attack, or pooled by the table's option (ARENA-R3)."""
    taken: dict[int, int] = {}
    for blow in blows:
        taken[blow.target] = taken.get(blow.target, 0) + blow.wounds
    if state.options.wound_pooling == "per_target":
        for target in taken:
            at = [blow for blow in blows if blow.target == target]
            pooled = sum(blow.total for blow in at if blow.total >= 1) // POINTS_A_WOUND
            taken[target] = max(pooled, int(any(_finishes(state, blow) for blow in at)))
    return taken
