"""What a seat may declare. Cards and enemies are named by instance ("W05#2", "Z01#4", "B-ZOR"), animals by key ("FOX").

`targets` and `dice` are the answers to what a card's effects ask, in the order of the questions (`questions.py`); "-" declines a
part that the card's user may leave.
"""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.game import Action, Model, Standing
from cogs.nightlight.rules.words import At


class Rank(Action):
    """The row in order of preference, the best first; what is left out follows from left to right (NL-R12).

    `skills`: for each lesson in the ranking that could teach something, the skill wanted of it, in that order (NL-CON-p).
    """

    kind: Literal["rank"] = "rank"
    cards: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class Take(Action):
    """Takes one card of the row, with `raid = open` (NL-R12)."""

    kind: Literal["take"] = "take"
    card: str
    skill: str | None = None


class Propose(Action):
    """A split of the row for all living animals in turn order, with `raid = agree` (NL-R12)."""

    kind: Literal["propose"] = "propose"
    cards: tuple[str, ...]
    skill: str | None = None  # of the proposer's own lesson


class Confirm(Action):
    kind: Literal["confirm"] = "confirm"
    skill: str | None = None  # where the own card is a lesson


class Begin(Action):
    """Begins the own turn of this lap, with `loose_laps` (NL-R34)."""

    kind: Literal["begin"] = "begin"


class Defend(Action):
    """Which of the tied denizens attacks (NL-P2.D-b)."""

    kind: Literal["defend"] = "defend"
    denizen: str


class Attack(Action):
    """The Attack step (NL-P2.A-a)."""

    kind: Literal["attack"] = "attack"
    card: str
    enemy: str
    targets: tuple[str, ...] = ()


class Pass(Action):
    """No attack in this turn, nothing in this window, nothing inherited."""

    kind: Literal["pass"] = "pass"


class Free(Action):
    """A free action (NL-P2.A-e); `enemy` is the target of a free attack (NL-CON-t)."""

    kind: Literal["free"] = "free"
    card: str
    enemy: str | None = None
    targets: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()


class Choose(Action):
    """What an effect asks when it is carried out (NL-CON-e)."""

    kind: Literal["choose"] = "choose"
    targets: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()


class Put(Action):
    """Which of the cards that were seen go to the bottom, in this order (NL-CON-m)."""

    kind: Literal["put"] = "put"
    cards: tuple[str, ...] = ()


class Inherit(Action):
    """Takes an item of a fallen animal's stash, with `heirloom` (NL-R9)."""

    kind: Literal["inherit"] = "inherit"
    card: str


class HandOver(Action):
    """The deadline has passed: the named stand-in may answer (NL-R40)."""

    kind: Literal["hand_over"] = "hand_over"


NightlightAction = Annotated[
    Rank | Take | Propose | Confirm | Begin | Defend | Attack | Pass | Free | Choose | Put | Inherit | HandOver,
    Field(discriminator="kind"),
]


class Condition(Model):
    """When a standing order fires (content, part 8): `n` for the numbers, `animal` for `target`. All of an order's must hold.

    attack_dice, tier: of the attack in progress, in an open window of the toughest ready denizen before the user. damage,
    would_unstuff: in a `rolled` window, as the dice lie. target: the animal under attack; in an open window the animal that the
    order is for. wounds: the animal that the order is for has at least `n` wounds.
    """

    kind: Literal["always", "attack_dice", "damage", "would_unstuff", "tier", "target", "wounds"] = "always"
    n: int = Field(default=0, ge=0, le=99)
    animal: str = Field(default="", max_length=8)


class Policy(Standing):
    """What happens with one card of one's own where it could be used (content, part 8; NL-R41)."""

    kind: Literal["policy"] = "policy"
    card: str = Field(max_length=12)  # by instance or by id of its kind
    way: Literal["ask", "pass", "order"]
    moments: tuple[At, ...] = Field(default=(), max_length=9)  # `ask`, `order`: only then; empty: wherever it could be used
    conditions: tuple[Condition, ...] = Field(default=(), max_length=6)
    targets: tuple[str, ...] = Field(default=(), max_length=8)  # preferred, the best first; else what silence means


class PlannedAttack(Model):
    card: str = Field(max_length=12)
    enemy: str = Field(max_length=12)
    targets: tuple[str, ...] = Field(default=(), max_length=4)


class Plan(Standing):
    """Orders for the coming turn (NL-R34): `turn` is the own turn it is for, counted from 1 in the whole night."""

    kind: Literal["plan"] = "plan"
    turn: int = Field(ge=1, le=999)
    defend: tuple[str, ...] = Field(default=(), max_length=12)  # in a tie, the first that is tied
    toughest: bool = False  # in a tie that names none: the one of most attack, else asked
    attacks: tuple[PlannedAttack, ...] = Field(default=(), max_length=8)  # the first that is legal
    otherwise: Literal["ask", "pass"] = "ask"  # when none is


NightlightStanding = Annotated[Policy | Plan, Field(discriminator="kind")]
