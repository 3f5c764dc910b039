"""What happened. What differs by reader is two events; nothing public tells two histories with the same public facts apart."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.kernel.game import END, Audience, Event, Model, Note
from cogs.arena.rules.state import Roll, Why
from cogs.arena.rules.words import Cls, Shown, Stance, Status, Team, Verb

Came = Literal["declared", "unclear", "absent", "voided"]
"""How an order came to be what was carried out; shown at the end only."""


class RoundOpened(Event):
    kind: Literal["round_opened"] = "round_opened"
    round: int
    asked: int  # living seats, of every class (ARENA-R29)


class PostPublished(Event):
    """Taken back it can't be (ARENA-R30)."""

    kind: Literal["post_published"] = "post_published"
    bars_undo: bool = True
    round: int
    seat: int
    text: Note


class RoundResolved(Event):
    """Heads a round's announcement; the `changed` of its characters follow in the order team, then seat (ARENA-R26)."""

    kind: Literal["round_resolved"] = "round_resolved"
    round: int
    quiet: int  # rounds in a row without a change, 0 while it isn't shown (ARENA-R38)
    good: int | None  # net change of the side; None where health is shown as states
    evil: int | None


class Changed(Event):
    """One living character's health at the round's start and end; also where it stayed the same."""

    kind: Literal["changed"] = "changed"
    round: int
    seat: int
    before: Shown
    after: Shown
    was: Status
    now: Status
    back: bool  # down before, standing now


class BlowTold(Event):
    """Who attacked whom and the wounds, without dice: only where the table announces blows (ARENA-R26)."""

    kind: Literal["blow_told"] = "blow_told"
    round: int
    attacker: int
    target: int
    wounds: int


class OwnRoll(Event):
    """To the attacker alone: own dice, own modifier, and whom it fell on where chance chose (ARENA-R25)."""

    kind: Literal["own_roll"] = "own_roll"
    seat: int
    roll: Roll


class OrderLapsed(Event):
    """To its sender: the order that stayed incomplete was no order (ARENA-R22, ARENA-R40)."""

    kind: Literal["order_lapsed"] = "order_lapsed"
    round: int
    seat: int
    rule: str


class OrderMissed(Event):
    """To the seat that had no valid order when the round closed (ARENA-R20)."""

    kind: Literal["order_missed"] = "order_missed"
    round: int
    seat: int
    in_a_row: int


class Modifier(Model):
    """One summand of an attack's total, who gave it, and the rule behind it."""

    cause: Literal["stance", "inspiration", "curse", "hail", "met_stance", "ward"]
    value: int
    rule: str
    by: int  # seat


class OrderReckoned(Event):
    """What a seat did in a round, of the final report (ARENA-R28). A Conductor's two abilities are two of these."""

    kind: Literal["order_reckoned"] = "order_reckoned"
    audience: Audience = END
    round: int
    seat: int
    verb: Verb | Literal["idle"]
    target: int | None = None
    stance: Stance | None = None
    number: int | None = None
    came: Came = "declared"
    rule: str = ""  # why it was carried out otherwise than declared


class AttackReckoned(Event):
    """One attack roll with everything that went into its total."""

    kind: Literal["attack_reckoned"] = "attack_reckoned"
    audience: Audience = END
    round: int
    attacker: int
    target: int
    die: int
    faces: int
    modifiers: tuple[Modifier, ...]
    total: int
    wounds: int  # of this attack by itself; 0 where wounds are pooled per target
    rule: str = "ARENA-WOUND-b"


class HealthReckoned(Event):
    """One character's sum of a round, with what went beyond the bounds (ARENA-R5)."""

    kind: Literal["health_reckoned"] = "health_reckoned"
    audience: Audience = END
    round: int
    seat: int
    before: int
    wounds: int
    spurt: int  # cost of Last Spurt (ARENA-DRUM-d)
    healing: int
    after: int  # as low as it fell; kept as dead
    rule: str = "ARENA-R5"


class ClassRevealed(Event):
    """At the end, or at a death where the table reveals it (ARENA-R28), or at the start of an open battle (ARENA-R26)."""

    kind: Literal["class_revealed"] = "class_revealed"
    seat: int
    cls: Cls
    why: Literal["over", "death", "open"]


class BattleOver(Event):
    kind: Literal["battle_over"] = "battle_over"
    bars_undo: bool = True
    round: int
    cause: str  # ledger id
    why: Why
    winner: Team | None  # None: a draw


class Risen(Event):
    """Both sides were out and the table breaks the tie by one more round: who was down rises with 1 (ARENA-R2)."""

    kind: Literal["risen"] = "risen"
    seats: tuple[int, ...]


class ConcedeVoted(Event):
    """To the voter alone; nobody learns of a vote that doesn't succeed (ARENA-R39)."""

    kind: Literal["concede_voted"] = "concede_voted"
    seat: int
    vote: Literal["yes", "no", "rest"]


class TargetRuled(Event):
    """To the sender of an unclear order: the host without a seat chose its target (ARENA-R22)."""

    kind: Literal["target_ruled"] = "target_ruled"
    round: int
    seat: int
    target: int


class OrderVoided(Event):
    """In public without a name; a twin names the seat to its owner, a third to everyone at the end (ARENA-R33)."""

    kind: Literal["order_voided"] = "order_voided"
    round: int
    seat: int | None = None


class HealthRuled(Event):
    """The host adjusted a health, openly and with a reason."""

    kind: Literal["health_ruled"] = "health_ruled"
    seat: int
    before: Shown
    after: Shown
    was: Status
    now: Status
    reason: Note = ""


class CharacterRemoved(Event):
    kind: Literal["character_removed"] = "character_removed"
    seat: int
    reason: Note = ""


class SeatScripted(Event):
    """A scripted player takes a seat, or gives it back."""

    kind: Literal["seat_scripted"] = "seat_scripted"
    seat: int
    on: bool


ArenaEvent = Annotated[
    RoundOpened
    | PostPublished
    | RoundResolved
    | Changed
    | BlowTold
    | OwnRoll
    | OrderLapsed
    | OrderMissed
    | OrderReckoned
    | AttackReckoned
    | HealthReckoned
    | ClassRevealed
    | BattleOver
    | Risen
    | ConcedeVoted
    | TargetRuled
    | OrderVoided
    | HealthRuled
    | CharacterRemoved
    | SeatScripted,
    Field(discriminator="kind"),
]
EVENT: TypeAdapter[ArenaEvent] = TypeAdapter(ArenaEvent)
