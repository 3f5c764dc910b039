"""An attack step by step: declared, rolled, compared, and what comes after (NL-ATK, NL-CON-c, NL-CON-d)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Attack, Stuffed, animal_named, enemy_named, engaged_with
from cogs.nightlight.rules.declaring import declare, push_effects
from cogs.nightlight.rules.events import AttackGone, Compared, Exhausted, Rolled
from cogs.nightlight.rules.harm import is_in_play, wound
from cogs.nightlight.rules.numbers import damage_of, pool_size, successes
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import AttackAfter, AttackCompared, AttackEnded, AttackRolled, BossAttacks, RolledWindow
from cogs.nightlight.rules.vocabulary import When
from cogs.nightlight.rules.windows import open_window
from cogs.nightlight.rules.words import FACES


def _attack(state: NightlightState) -> Attack:
    assert state.attack is not None
    return state.attack


def _user(state: NightlightState) -> Stuffed | None:
    """The animal whose card the attack is made with, while it lives."""
    attack = _attack(state)
    animal = animal_named(state, attack.by) if attack.card else None
    return animal if animal is not None and animal.alive else None


def _gone(state: NightlightState) -> Iterator[Event]:
    """Attacker or defender left play: no dice, and what belongs to the card's end (NL-R17, NL-R24)."""
    attack = _attack(state)
    who = attack.on if not is_in_play(state, attack.on) else attack.by
    state.agenda.append(AttackAfter())
    yield AttackGone(n=attack.n, who=who)


def _both_there(state: NightlightState) -> bool:
    attack = _attack(state)
    return is_in_play(state, attack.by) and is_in_play(state, attack.on)


def boss_attacks(state: NightlightState, step: BossAttacks) -> Iterator[Event]:
    """An animal unstuffed earlier in the same Loom is passed over."""
    animal = animal_named(state, step.on)
    if state.boss is None or animal is None or not animal.alive:
        return
    yield from declare(state, "loom", step.boss, step.on)


def attack_declared(state: NightlightState) -> Iterator[Event]:
    """The `use` effects are done: the `declared` window."""
    if not _both_there(state):
        yield from _gone(state)
        return
    state.agenda.append(AttackRolled())
    open_window(state, "declared")


def attack_rolled(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """The attacker's dice first (NL-R32); a cancelled attack has none and nothing after it (NL-CON-j)."""
    attack = _attack(state)
    if attack.cancelled:
        state.agenda.append(AttackEnded())
        return
    if not _both_there(state):
        yield from _gone(state)
        return
    sizes = pool_size(state, attack, "attack"), pool_size(state, attack, "defense")
    attack.attack_dice = list(dice.roll(sizes[0], FACES, "NL-DICE-a")) if sizes[0] else []
    attack.defense_dice = list(dice.roll(sizes[1], FACES, "NL-DICE-b")) if sizes[1] else []
    attack.rolled = True
    yield Rolled(n=attack.n, attack=tuple(attack.attack_dice), defense=tuple(attack.defense_dice))
    state.agenda.append(RolledWindow())
    _push(state, "rolled")


def rolled_window(state: NightlightState) -> Iterator[Event]:
    state.agenda.append(AttackCompared())
    open_window(state, "rolled")
    return iter(())


def attack_compared(state: NightlightState, dice: Dice) -> Iterator[Event]:
    """Damage, wounds, unstuffing or banishing, with nothing in between (NL-ATK-b, NL-R22)."""
    attack = _attack(state)
    if not _both_there(state):
        yield from _gone(state)
        return
    attack.damage, attack.compared = damage_of(state, attack), True
    yield Compared(
        n=attack.n, by=attack.by, on=attack.on, damage=attack.damage,
        attack=successes(state, attack.attack_dice), defense=successes(state, attack.defense_dice),
    )  # fmt: skip
    if state.options.killer_stays == "on" and attack.kind == "defend":  # NL-R6
        yield from _exhaust_attacker(state)
    state.agenda.append(AttackAfter())
    if attack.damage:
        yield from wound(state, {attack.on: attack.damage}, dice, cause="dice", by=attack.by)


def attack_after(state: NightlightState) -> Iterator[Event]:
    """`hit` or `miss`, `banish`, `after`, in this order (NL-CON-d)."""
    attack = _attack(state)
    state.agenda.append(AttackEnded())
    _push(state, "after")
    if attack.banished:
        _push(state, "banish")
    if attack.compared and not attack.damage:
        _push(state, "miss")
    elif attack.compared and is_in_play(state, attack.on):
        _push(state, "hit")
    return iter(())


def _push(state: NightlightState, when: When) -> None:
    attack, user = _attack(state), _user(state)
    if attack.card is not None and user is not None:
        push_effects(state, user.seat, attack.card, when)


def attack_ended(state: NightlightState) -> Iterator[Event]:
    """A denizen that attacked is exhausted where it lies now, damage or not (NL-P2.D-e, NL-R6, NL-R24, NL-CON-j)."""
    attack = _attack(state)
    if attack.kind == "defend":
        yield from _exhaust_attacker(state)
    attack.ended = True
    state.last_attack, state.attack = attack, None


def _exhaust_attacker(state: NightlightState) -> Iterator[Event]:
    attack = _attack(state)
    denizen = enemy_named(state, attack.by) if engaged_with(state, attack.by) else None
    if denizen is not None and not denizen.exhausted:
        denizen.exhausted = True
        yield Exhausted(card=attack.by, why="attacked")
