"""Wounds and what follows from them at once: unstuffing, banishing, dealing on (NL-UNS*). The one place where characters leave."""

from collections.abc import Iterator, Mapping, Sequence

from bot.kernel.cards import deal
from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Boss, Enemy, Sleeper, Stuffed, animal_named, enemy_named, engaged_with, living, owner_of
from cogs.nightlight.rules.ending import end
from cogs.nightlight.rules.events import Banished, BossBanished, Cause, DealtOn, Healed, LeftPlay, Unstuffed, Wounded
from cogs.nightlight.rules.numbers import heals, health_of
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import BossFell, Inherited


def wound(state: NightlightState, amounts: Mapping[str, int], dice: Dice, *, cause: Cause, by: str | None) -> Iterator[Event]:
    """Puts wound tokens on all of them in one moment, then what follows (NL-ATK-e, NL-R8). The full number is placed (NL-R11)."""
    for name, n in amounts.items():
        piece = animal_named(state, name) or enemy_named(state, name)
        if piece is None or n <= 0 or (isinstance(piece, Stuffed) and not piece.alive):
            continue
        piece.wounds += n
        _count(state, piece, n, by)
        yield Wounded(target=name, n=n, wounds=piece.wounds, health=health_of(state, name), cause=cause, by=by)
    yield from settle(state, dice, by=by)


def _count(state: NightlightState, piece: Stuffed | Enemy | Boss, n: int, by: str | None) -> None:
    """For the story afterwards."""
    if isinstance(piece, Stuffed):
        piece.taken += n
    elif (doer := _doer(state, by)) is not None:
        doer.dealt += n


def _doer(state: NightlightState, by: str | None) -> Stuffed | None:
    """The animal that did it, itself or with a card of its stash."""
    return (animal_named(state, by) or owner_of(state, by)) if by else None


def heal(state: NightlightState, targets: Sequence[str], n: int, by: str) -> Iterator[Event]:
    """Removes up to `n` tokens from living animals, never below zero, and nothing while nothing heals (NL-CON-f)."""
    if not heals(state):
        return
    for name in targets:
        animal = animal_named(state, name)
        if animal is None or not animal.alive or not animal.wounds:
            continue
        healed = min(n, animal.wounds)
        animal.wounds -= healed
        yield Healed(target=name, n=healed, wounds=animal.wounds, by=by)


def settle(state: NightlightState, dice: Dice, *, by: str | None) -> Iterator[Event]:
    """Whoever has as many wounds as health leaves, all in the same moment (NL-UNS-a, NL-UNS-f, NL-R8)."""
    fallen = [one for one in living(state) if one.wounds >= health_of(state, one.key)]
    for animal in fallen:
        animal.alive = False
        yield Unstuffed(seat=animal.seat, animal=animal.key)
    for animal in state.animals:
        for enemy in [one for one in animal.front if one.wounds >= health_of(state, one.id)]:
            animal.front.remove(enemy)
            yield from _banish(state, enemy.id, by)
    if state.boss is not None and state.boss.wounds >= state.boss.health:
        yield from _banish_boss(state, by)
    if not living(state):  # NL-R10: whatever else happened in the same effect
        yield from end(state, won=False)
        return
    for animal in fallen:  # NL-R8: each pile begins anew with the first living animal
        yield from _deal_on(state, animal, dice)
    if state.options.heirloom == "on":
        seats = tuple(one.seat for one in living(state))
        state.agenda += [Inherited(fallen=animal.seat, seats=seats) for animal in reversed(fallen)]


def _banish(state: NightlightState, enemy: str, by: str | None) -> Iterator[Event]:
    """To the open discard pile, without its wounds (NL-UNS-g)."""
    state.nightmare_discard.append(enemy)
    _mark(state, enemy, by)
    yield Banished(enemy=enemy, by=by)


def _banish_boss(state: NightlightState, by: str | None) -> Iterator[Event]:
    """Out of the game; its Fall comes before anything else goes on (NL-CON2-b)."""
    assert state.boss is not None
    boss, state.boss = state.boss.id, None
    state.boss_banished = boss
    _mark(state, boss, by)
    yield BossBanished(boss=boss)
    state.agenda.append(BossFell(boss=boss))


def _mark(state: NightlightState, enemy: str, by: str | None) -> None:
    """The defender of this attack, by its dice or its card's own wounds (NL-CON-d)."""
    attack, doer = state.attack, _doer(state, by)
    if doer is not None:
        doer.banished += 1
    if attack is not None and attack.on == enemy and by in (attack.by, attack.card):
        attack.banished = True


def _deal_on(state: NightlightState, fallen: Stuffed, dice: Dice) -> Iterator[Event]:
    """Ready enemies are shuffled and dealt to the living, exhausted ones leave play (NL-UNS-c, d, e; NL-R5, NL-R31)."""
    ready = {one.id: one for one in fallen.front if not one.exhausted}
    exhausted = [one for one in fallen.front if one.exhausted]
    fallen.front = []
    yield from _let_go(state, exhausted, fallen.seat)
    mixed = dice.shuffle(list(ready), "NL-UNS-c") if len(ready) > 1 else list(ready)
    yield from deal_out(state, [ready[name] for name in mixed], after=fallen.seat, was=fallen.seat)


def _let_go(state: NightlightState, enemies: Sequence[Enemy], seat: int) -> Iterator[Event]:
    sleeps = state.options.sleepers == "wake"
    for enemy in enemies:
        if sleeps:
            state.sleeping.append(Sleeper(id=enemy.id, exhausted=True, wounds=enemy.wounds, beside=seat))
        else:
            state.nightmare_discard.append(enemy.id)
        yield LeftPlay(enemy=enemy.id, sleeps=sleeps)


def deal_out(state: NightlightState, enemies: Sequence[Enemy], *, after: int, was: int | None) -> Iterator[Event]:
    """One at a time round the living animals, from the first player on, or from the left of seat `after` (NL-R7)."""
    seats = [one.seat for one in living(state)]
    if state.options.deal_from == "left_of_fallen":
        count = len(state.animals)
        seats.sort(key=lambda seat: (seat - after - 1) % count)
    pieces = {one.id: one for one in enemies}
    for name, seat in deal(list(pieces), seats):
        state.animals[seat].front.append(pieces[name])
        yield DealtOn(enemy=name, was=was, seat=seat)


def is_in_play(state: NightlightState, character: str) -> bool:
    """A living animal, an engaged denizen or the boss."""
    animal = animal_named(state, character)
    if animal is not None:
        return animal.alive
    return engaged_with(state, character) is not None or (state.boss is not None and state.boss.id == character)
