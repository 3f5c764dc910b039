"""One step of the agenda is carried out."""

from collections.abc import Iterable

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules import steps
from cogs.nightlight.rules.attacking import (
    attack_after,
    attack_compared,
    attack_declared,
    attack_ended,
    attack_rolled,
    boss_attacks,
    rolled_window,
)
from cogs.nightlight.rules.carrying import boss_fell, carried
from cogs.nightlight.rules.dealing import nightmare_creeps
from cogs.nightlight.rules.dreams import turn_up
from cogs.nightlight.rules.freeing import resumed
from cogs.nightlight.rules.heirlooms import inherited
from cogs.nightlight.rules.loom import boss_arrives, boss_exhausted, boss_looms
from cogs.nightlight.rules.raiding import raid_cleared, raid_laid
from cogs.nightlight.rules.rounds import encounters_begun, round_ended
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.turns import attack_asked, attackers, defended, round_checked, turn_ahead, turn_over
from cogs.nightlight.rules.windows import close_window, open_window


def carry_out(state: NightlightState, step: steps.AnyStep, dice: Dice) -> Iterable[Event]:
    """One step of the agenda."""
    match step:
        case steps.DreamTurned():
            return turn_up(state, dice)
        case steps.BossArrives():
            return boss_arrives(state)
        case steps.RaidLaid():
            return raid_laid(state, step, dice)
        case steps.RaidCleared():
            return raid_cleared(state)
        case steps.NightmareCreeps():
            return nightmare_creeps(state, dice)
        case steps.EncountersBegun():
            return encounters_begun(state)
        case steps.WindowOpened():
            return _open(state, step)
        case steps.WindowClosed():
            return _silently(close_window(state))
        case steps.Resumed():
            return resumed(state)
        case steps.Carried():
            return carried(state, step, dice)
        case steps.Inherited():
            return inherited(state, step)
        case steps.RoundEnded():
            return round_ended(state, dice)
        case _:
            return _fight(state, step, dice)


def _fight(state: NightlightState, step: steps.AnyStep, dice: Dice) -> Iterable[Event]:
    match step:
        case steps.TurnAhead():
            return turn_ahead(state, step)
        case steps.RoundChecked():
            return round_checked(state, step)
        case steps.BossLooms():
            return boss_looms(state)
        case steps.BossAttacks():
            return boss_attacks(state, step)
        case steps.BossExhausted():
            return boss_exhausted(state)
        case steps.BossFell():
            return boss_fell(state, step)
        case steps.Defended():
            return defended(state, step)
        case steps.AttackAsked():
            return attack_asked(state, step)
        case steps.TurnOver():
            return turn_over(state, step)
        case steps.AttackDeclared():
            return attack_declared(state)
        case steps.AttackRolled():
            return attack_rolled(state, dice)
        case steps.RolledWindow():
            return rolled_window(state)
        case steps.AttackCompared():
            return attack_compared(state, dice)
        case steps.AttackAfter():
            return attack_after(state)
        case steps.AttackEnded():
            return attack_ended(state)
        case _:
            raise ValueError(f"{step.kind} is no step of a fight")


def _open(state: NightlightState, step: steps.WindowOpened) -> Iterable[Event]:
    """Of a turn only while its animal lives; before a Defend that will be skipped nobody is asked (NL-R4)."""
    animal = state.animals[state.turn] if state.turn is not None else None
    if step.moment in ("defend", "between") and animal is not None:
        idle = step.moment == "defend" and state.options.free_stop != "all" and not attackers(state, animal)
        if idle or not animal.alive:
            return ()
    open_window(state, step.moment)
    return ()


def _silently(done: None) -> Iterable[Event]:
    return ()
