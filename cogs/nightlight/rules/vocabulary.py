"""The closed vocabulary of card effects: `when: verb(target, …)` as typed values (NL-CON-b; content, part 3)."""

import re
from typing import Annotated, Any, Literal, NamedTuple, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

Symbol = Literal["spidipede", "hushmoth", "zordo"]
Window = Literal["open", "declared", "rolled"]
Cost = Literal["exhaust", "discard"]
Only = Literal["user_defends", "other_defends", "animal_defends"]
Figure = Literal["attack", "defense"]
Deck = Literal["nightmare", "toy_chest", "dream"]
Side = Literal["animal_attack", "animal_defense", "enemy_attack", "enemy_defense"]
Whom = Literal["all", "symbol", "tier1", "denizen"]
Count = Literal["setup_animals", "living_animals"]

OneDenizen = Literal["defender", "engaged_denizen", "other_engaged_denizen", "any_denizen", "ready_denizen_of_other_animal"]
ManyDenizens = Literal["each_engaged_denizen", "each_other_engaged_denizen", "each_denizen"]
OneAnimal = Literal["user", "any_animal", "that_animal", "most_wounds", "fewest_wounds", "most_engaged", "fewest_engaged"]
ManyAnimals = Literal["each_animal", "most_engaged_half"]
SomeCard = Literal["this", "other_animal_card", "each_own_card"]
Target = OneDenizen | ManyDenizens | OneAnimal | ManyAnimals | SomeCard

DENIZENS: frozenset[str] = frozenset((*get_args(OneDenizen), *get_args(ManyDenizens)))
ANIMALS: frozenset[str] = frozenset((*get_args(OneAnimal), *get_args(ManyAnimals)))
CARDS: frozenset[str] = frozenset(get_args(SomeCard))
TARGETS = DENIZENS | ANIMALS | CARDS
NEED_USER = TARGETS - {"each_animal", "each_denizen", "each_own_card", "that_animal"} - ANIMALS | {"user", "any_animal"}
"""Targets that are looked for from the card's owner, or chosen by it: a Dream or a boss has none."""
ASKED: frozenset[str] = frozenset(
    ("engaged_denizen", "other_engaged_denizen", "any_denizen", "ready_denizen_of_other_animal", "any_animal", "other_animal_card")
)
"""Targets of which the card's user chooses one where there are several (NL-CON-e)."""


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Selector(NamedTuple):
    """Whom a verb is for; `most_tier` is the filter in brackets: only denizens of at most that tier."""

    name: str
    most_tier: int | None = None

    def __str__(self) -> str:
        return self.name + (f"[tier<={self.most_tier}]" if self.most_tier else "")


_SELECTOR = re.compile(r"(?P<name>\w+)(?:\[tier<=(?P<tier>[1-9])\])?")
_CONDITION = re.compile(r"(?P<count>setup_animals|living_animals) >= (?P<least>[1-4])")


def _selector(given: Any) -> Any:
    if isinstance(given, Selector):
        return given
    if not isinstance(given, str) or (found := _SELECTOR.fullmatch(given)) is None:
        raise PydanticCustomError("card-target-shape", "no target")
    if found["name"] not in TARGETS:
        raise PydanticCustomError("card-target-unknown", "no target", {"known": ", ".join(sorted(TARGETS))})
    if found["tier"] and found["name"] not in DENIZENS:
        raise PydanticCustomError("card-target-tier", "no denizen", {"target": found["name"]})
    return Selector(found["name"], int(found["tier"]) if found["tier"] else None)


class Condition(NamedTuple):
    """`living_animals >= 2`; set-up animals are counted at the start, whoever lives (NL-CON-v)."""

    counted: Count
    least: int

    def __str__(self) -> str:
        return f"{self.counted} >= {self.least}"


def _condition(given: Any) -> Any:
    if isinstance(given, Condition):
        return given
    if not isinstance(given, str) or (found := _CONDITION.fullmatch(given)) is None:
        raise PydanticCustomError("card-condition", "no condition")
    return Condition(found["count"], int(found["least"]))  # pyright: ignore[reportArgumentType]


Targeted = Annotated[Selector, BeforeValidator(_selector)]
Some = Annotated[int, Field(ge=1, le=20)]
More = Annotated[int, Field(ge=-10, le=10)]


class Part(Frozen):
    """What every verb may carry: a condition, whether its user may leave it, what happens to a target for which it was impossible."""

    condition: Annotated[Condition, BeforeValidator(_condition)] | None = Field(default=None, alias="if")
    may: bool = False
    otherwise: "tuple[Verb, ...]" = Field(default=(), alias="else")


class Wound(Part):
    verb: Literal["wound"] = "wound"
    target: Targeted
    n: Some


class Heal(Part):
    verb: Literal["heal"] = "heal"
    target: Targeted
    n: Some


class Exhaust(Part):
    verb: Literal["exhaust"] = "exhaust"
    target: Targeted


class Ready(Part):
    verb: Literal["ready"] = "ready"
    target: Targeted


class DiceMore(Part):
    """Dice more, or fewer below zero, in a pool that is still to be rolled (NL-CON-i)."""

    verb: Literal["dice"] = "dice"
    pool: Figure
    n: More


class Stat(Part):
    """A changed number of an animal until the readying (NL-CON-g)."""

    verb: Literal["stat"] = "stat"
    target: Targeted
    stat: Figure
    n: More


class Reroll(Part):
    """`any`: the user picks one pool (NL-CON-h)."""

    verb: Literal["reroll"] = "reroll"
    pool: Literal["attack", "defense", "any"]
    n: Some


class Face(Part):
    """Each die that shows `face` counts `n` successes more, for everybody (NL-R21)."""

    verb: Literal["face"] = "face"
    face: Annotated[int, Field(ge=1, le=6)]
    n: Some


class PoolMore(Part):
    """Lasting change of pools; `symbol` is the Dream's own (NL-CON2-d)."""

    verb: Literal["pool"] = "pool"
    side: Side
    whom: Whom
    n: More


class NoHeal(Part):
    verb: Literal["no_heal"] = "no_heal"


class Cancel(Part):
    verb: Literal["cancel"] = "cancel"


class Redirect(Part):
    """The user's animal becomes the defender (NL-CON-k)."""

    verb: Literal["redirect"] = "redirect"


class Move(Part):
    """A denizen becomes engaged with the user's animal (NL-CON-l)."""

    verb: Literal["move"] = "move"
    target: Targeted


class Deal(Part):
    verb: Literal["deal"] = "deal"
    target: Targeted
    n: Some


class Peek(Part):
    """The user alone sees the top `n` cards and may put up to `bottom` of them to the bottom (NL-CON-m)."""

    verb: Literal["peek"] = "peek"
    deck: Deck
    n: Some
    bottom: Annotated[int, Field(ge=0, le=20)]


class Learn(Part):
    """One skill of the taker's own animal of at most this level comes into the stash (NL-CON-p)."""

    verb: Literal["learn"] = "learn"
    level: Annotated[int, Field(ge=1, le=3)]


class BossAttack(Part):
    """An attack of the boss on each of its targets, fixed at the start (content, part 6.2)."""

    verb: Literal["attack"] = "attack"
    target: Targeted


class NextDream(Part):
    verb: Literal["next_dream"] = "next_dream"


class EndDream(Part):
    verb: Literal["end_dream"] = "end_dream"


Verb = Annotated[
    Wound
    | Heal
    | Exhaust
    | Ready
    | DiceMore
    | Stat
    | Reroll
    | Face
    | PoolMore
    | NoHeal
    | Cancel
    | Redirect
    | Move
    | Deal
    | Peek
    | Learn
    | BossAttack
    | NextDream
    | EndDream,
    Field(discriminator="verb"),
]

OneByOne = Exhaust | Ready | Stat | Move | Deal
"""Verbs whose targets are served one after the other."""
WithTarget = Wound | Heal | BossAttack | OneByOne

for _part in Part.__subclasses__():
    _part.model_rebuild()

Do = Annotated[tuple[Verb, ...], Field(min_length=1)]


class OwnAttack(Frozen):
    """A part of this card's own attack, in the order of NL-CON-c and NL-CON-d."""

    when: Literal["use", "rolled", "hit", "miss", "banish", "after"]
    do: Do


class Free(Frozen):
    """A free action: the cost first, then what it does (NL-CON-r, NL-CON-s, NL-CON2-e)."""

    when: Literal["free"] = "free"
    window: Window
    cost: Cost
    only: Only | None = None
    do: Do


class FreeAttack(Frozen):
    """A whole attack with this card outside the Attack step (NL-CON-t)."""

    when: Literal["free_attack"] = "free_attack"
    window: Literal["open"]
    cost: Cost


class Happening(Frozen):
    """What a card does at its moment: a lesson taken, a Dream turned up, a boss that looms or falls."""

    when: Literal["take", "reveal", "loom", "fall"]
    do: Do


class Static(Frozen):
    """What holds while this Dream is on top (NL-CON-u)."""

    when: Literal["static"] = "static"
    do: Do


Effect = Annotated[OwnAttack | Free | FreeAttack | Happening | Static, Field(discriminator="when")]
When = Literal["use", "rolled", "hit", "miss", "banish", "after", "free", "free_attack", "take", "reveal", "loom", "fall", "static"]
