"""What effects do to the attack in progress (NL-CON-h to NL-CON-k)."""

from collections.abc import Iterator, Sequence

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Struck
from cogs.nightlight.rules.events import Cancelled, PoolChanged, Redirected, Rerolled
from cogs.nightlight.rules.numbers import is_animal
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.words import FACES, Pool


def add_dice(state: NightlightState, pool: Pool, n: int, by: str) -> Iterator[Event]:
    """More or fewer dice in a pool that is still to be rolled (NL-CON-i)."""
    attack = state.attack
    if attack is None or attack.rolled:
        return
    if pool == "attack":
        attack.attack_more += n
    else:
        attack.defense_more += n
    yield PoolChanged(pool=pool, n=n, by=by)


def cancel(state: NightlightState, by: str) -> Iterator[Event]:
    """A declared attack ends without dice, wounds or further effects (NL-CON-j)."""
    attack = state.attack
    if attack is None or attack.rolled or attack.cancelled:
        return
    attack.cancelled = True
    yield Cancelled(n=attack.n, by=by)


def redirect(state: NightlightState, seat: int, by: str) -> Iterator[Event]:
    """Another living animal becomes the defender of a declared attack on an animal (NL-CON-k)."""
    attack, animal = state.attack, state.animals[seat]
    if attack is None or attack.rolled or not animal.alive or attack.on == animal.key or not is_animal(state, attack.on):
        return
    was, attack.on = attack.on, animal.key
    _ask_again(state)
    yield Redirected(was=was, on=animal.key, by=by)


def reroll(state: NightlightState, names: Sequence[str], dice: Dice, by: str) -> Iterator[Event]:
    """Each named die ("attack.2") once more, in the order chosen; the new face stands (NL-CON-h, NL-R32)."""
    attack = state.attack
    places = list(dict.fromkeys(name for name in names if attack is not None and _is_die(state, name)))
    if attack is None or not places:
        return
    faces = dice.roll(len(places), FACES, "NL-CON-h")
    _ask_again(state)
    for name, face in zip(places, faces, strict=True):
        side, _, number = name.partition(".")
        pool: Pool = "attack" if side == "attack" else "defense"
        row, place = attack.pool(pool), int(number)
        was, row[place] = row[place], face
        attack.struck.append(Struck(pool=pool, place=place, was=was))
        yield Rerolled(pool=pool, place=place, was=was, face=face, by=by)


def _is_die(state: NightlightState, name: str) -> bool:
    pool, _, number = name.partition(".")
    if state.attack is None or pool not in ("attack", "defense") or not number.isdecimal():
        return False
    return int(number) < len(state.attack.attack_dice if pool == "attack" else state.attack.defense_dice)


def _ask_again(state: NightlightState) -> None:
    """It is another attack now: who passed this window before may have second thoughts."""
    if state.window is not None and state.window.kind != "open":
        state.window.passed.clear()
