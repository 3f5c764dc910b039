"""The boss: its arrival, its Loom once a round, its attacks (NL-CON-w to NL-CON2-b)."""

from collections.abc import Iterator, Sequence

from bot.kernel.game import Event
from cogs.nightlight.rules.board import Boss
from cogs.nightlight.rules.events import BossArrived, BossLoomed, Exhausted
from cogs.nightlight.rules.sets import cards_of, verbs_of
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import BossAttacks, BossExhausted, Carried
from cogs.nightlight.rules.words import BOSS_ROUND


def boss_arrives(state: NightlightState) -> Iterator[Event]:
    """Ready in the centre in round 2 (NL-CON-w, NL-R16), with health for every animal at set-up (NL-CON-y)."""
    if state.round != BOSS_ROUND or state.boss_ahead is None:
        return
    boss, state.boss_ahead = state.boss_ahead, None
    state.boss = Boss(id=boss, health=cards_of(state.options).bosses[boss].health_for(len(state.animals)))
    yield BossArrived(boss=boss, health=state.boss.health)


def boss_looms(state: NightlightState) -> Iterator[Event]:
    """In the first turn of Encounters, before that turn's Defend (NL-CON-z)."""
    boss = state.boss
    if boss is None or boss.exhausted:
        return
    state.agenda.append(BossExhausted())
    if verbs_of(state, boss.id, "loom"):
        state.agenda.append(Carried(card=boss.id, when="loom"))
    yield BossLoomed(boss=boss.id)


def attack_with(state: NightlightState, boss: str, targets: Sequence[str]) -> Iterator[Event]:
    """One attack after the other on targets that are fixed now (content, part 6.2)."""
    state.agenda += [BossAttacks(boss=boss, on=target) for target in reversed(targets)]
    return iter(())


def boss_exhausted(state: NightlightState) -> Iterator[Event]:
    """That is how a boss stops keeping the round from ending (NL-R19)."""
    if state.boss is not None and not state.boss.exhausted:
        state.boss.exhausted = True
        yield Exhausted(card=state.boss.id, why="attacked")
