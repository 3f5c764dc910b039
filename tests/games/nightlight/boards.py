"""Tables in any position, written in a line: cards and enemies as `W05#1` (ready), `W05#1!` (exhausted), `Z01#2:1` (one wound)."""

from collections.abc import Sequence
from functools import cache

from bot.kernel.dice import Scripted
from bot.kernel.game import Event
from cogs.nightlight.rules.board import Attack, Boss, Enemy, Held, Stuffed
from cogs.nightlight.rules.effects import carry_out, does_something, questions, targets
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.questions import Chosen, Context, Question
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.vocabulary import Frozen, Verb

ANIMALS = ("FOX", "OWL", "BEA", "TUR")


def animal(key: str, *, stash: str = "", front: str = "", wounds: int = 0, alive: bool = True) -> Stuffed:
    """Seat 0 until `night` seats it."""
    held = [Held(id=word.rstrip("!"), exhausted=word.endswith("!")) for word in stash.split()]
    return Stuffed(seat=0, key=key, wounds=wounds, alive=alive, stash=held, front=[_enemy(word) for word in front.split()])


def _enemy(word: str) -> Enemy:
    name, _, wounds = word.replace("!", "").partition(":")
    return Enemy(id=name, exhausted="!" in word, wounds=int(wounds or 0))


def night(
    *animals: Stuffed,
    boss: str = "",
    dreams: Sequence[str] = (),
    dream_deck: Sequence[str] = (),
    nightmare: Sequence[str] = (),
    attack: Attack | None = None,
    first: int = 0,
    **options: str,
) -> NightlightState:
    """A night in Encounters. `boss` is written like an enemy and has the health of that many animals."""
    for seat, one in enumerate(animals):
        one.seat = seat
    state = NightlightState(
        options=NightlightOptions.model_validate(options),
        animals=list(animals),
        phase="encounters",
        first=first,
        toy_deck=["W01#1", "G1#1"],
        nightmare_deck=list(nightmare),
        dream_deck=list(dream_deck),
        dreams=list(dreams),
        attack=attack,
    )
    if boss:
        lying = _enemy(boss)
        state.boss = Boss(id=lying.id, health=2 + len(animals), exhausted=lying.exhausted, wounds=lying.wounds)
    return state


def attacked(by: str, on: str, card: str | None = None, *, attack: Sequence[int] = (), defense: Sequence[int] = ()) -> Attack:
    """An attack that is declared, or rolled where dice are told."""
    kind = "attack" if card else "defend"
    rolled = bool(attack or defense)
    return Attack(n=1, kind=kind, by=by, on=on, card=card, rolled=rolled, attack_dice=list(attack), defense_dice=list(defense))


def done(
    state: NightlightState,
    verb: Verb,
    *,
    user: int | None = None,
    card: str = "W05#1",
    chosen: Chosen | None = None,
    dice: Scripted | None = None,
) -> list[Event]:
    """Carries one verb out; every scripted die and draw must be used up."""
    source = dice or Scripted()
    events = list(carry_out(state, Context(card, user), verb, chosen or {}, source))
    assert not source.faces
    return events


def aimed(state: NightlightState, verb: Verb, *, user: int | None = None, card: str = "W05#1") -> tuple[str, ...]:
    return targets(state, Context(card, user), verb)


def asked(state: NightlightState, verb: Verb, *, user: int | None = None, card: str = "W05#1") -> tuple[Question, ...]:
    return questions(state, Context(card, user), verb)


def works(state: NightlightState, verb: Verb, *, user: int | None = None, card: str = "W05#1") -> bool:
    return does_something(state, Context(card, user), verb)


@cache
def verb(text: str) -> Verb:
    """`wound(defender, 2)`, `exhaust(any_denizen[tier<=2])`, `dice(attack, -1)`, … as content, part 3, writes them."""
    return _Written.model_validate({"do": [_fields(text)]}).do[0]


class _Written(Frozen):
    do: tuple[Verb, ...]


_FIELDS: dict[str, tuple[str, ...]] = {
    "wound": ("target", "n"),
    "heal": ("target", "n"),
    "exhaust": ("target",),
    "ready": ("target",),
    "dice": ("pool", "n"),
    "stat": ("target", "stat", "n"),
    "reroll": ("pool", "n"),
    "face": ("face", "n"),
    "pool": ("side", "whom", "n"),
    "move": ("target",),
    "deal": ("target", "n"),
    "peek": ("deck", "n", "bottom"),
    "learn": ("level",),
    "attack": ("target",),
}


def _fields(text: str) -> dict[str, object]:
    text, _, condition = text.partition(" if ")
    text, _, otherwise = text.partition(" else ")
    may, text = text.startswith("may "), text.removeprefix("may ")
    name, _, rest = text.partition("(")
    words = [word.strip() for word in rest.removesuffix(")").split(",") if word.strip()]
    found: dict[str, object] = {"verb": name, **dict(zip(_FIELDS.get(name, ()), map(_number, words), strict=True))}
    if condition:
        found["if"] = condition
    if otherwise:
        found["else"] = [_fields(otherwise)]
    return found | ({"may": True} if may else {})


def _number(word: str) -> int | str:
    return int(word) if word.lstrip("+-").isdecimal() else word
