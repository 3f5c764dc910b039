"""What a seat may declare. Seats are numbers from 0 in order of sign-up."""

from typing import Annotated, Any, Literal, cast

from pydantic import Field, TypeAdapter, model_validator

from bot.kernel.game import Action, Note, Standing
from cogs.arena.rules.words import HailStance, Help, Stance, Verb

POST_LIMIT = 1800  # text and header within one message (content, part 8.2)
UNSPOKEN = frozenset({"unclear", "absent"})  # kinds of order that no button or menu offers
NAMED_LIMIT = 4  # of enemies an unclear attack keeps


class Attack(Action):
    """One attack in one stance (ARENA-ATTACK-a, ARENA-ATTACK-e); no stance means balanced (ARENA-R23)."""

    kind: Literal["attack"] = "attack"
    target: int
    stance: Stance = "balanced"


class Hail(Action):
    """Hail of Blows: only the number is declared (ARENA-DRUM-f). `stance` is the table's option (ARENA-R41)."""

    kind: Literal["hail"] = "hail"
    number: int
    stance: HailStance = "none"


class Conduct(Action):
    """One or two of Inspiration and Ward (ARENA-COND-b); two stand in one order, whichever was named first."""

    kind: Literal["conduct"] = "conduct"
    first: Help
    first_target: int
    second: Help | None = None
    second_target: int | None = None

    @model_validator(mode="before")
    @classmethod
    def _one_order(cls, data: Any) -> Any:
        """Inspiration before Ward, then by seat: the same two abilities are one action."""
        if not isinstance(data, dict):
            return data
        fields = cast("dict[str, Any]", data)
        pairs = [(fields.get("first"), fields.get("first_target")), (fields.get("second"), fields.get("second_target"))]
        if not all(isinstance(ability, str) and isinstance(seat, int) for ability, seat in pairs):
            return fields
        (one, at), (two, to) = sorted(pairs)  # pyright: ignore[reportArgumentType]
        return {**fields, "first": one, "first_target": at, "second": two, "second_target": to}

    @model_validator(mode="after")
    def _both_halves(self) -> "Conduct":
        if (self.second is None) != (self.second_target is None):
            raise ValueError("a second ability has a target")
        return self

    @property
    def helps(self) -> tuple[tuple[Help, int], ...]:
        """The abilities with their targets."""
        if self.second is None or self.second_target is None:
            return ((self.first, self.first_target),)
        return ((self.first, self.first_target), (self.second, self.second_target))


class Heal(Action):
    kind: Literal["heal"] = "heal"
    target: int


class Curse(Action):
    kind: Literal["curse"] = "curse"
    target: int


class Idle(Action):
    """Pass, or lie still where one is down (ARENA-R20, ARENA-R29)."""

    kind: Literal["idle"] = "idle"


class Unclear(Action):
    """An order with an action but without a clear target or number, kept as it is (ARENA-R22, ARENA-R40).

    `named` are the enemies an attack named; `clear` is a Conductor's other ability, the one that was clear.
    """

    kind: Literal["unclear"] = "unclear"
    verb: Verb
    named: tuple[int, ...] = ()
    stance: Stance | None = None
    clear: Help | None = None
    clear_target: int | None = None

    @model_validator(mode="before")
    @classmethod
    def _one_order(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        fields = cast("dict[str, Any]", data)
        named: Any = fields.get("named", ())
        if isinstance(named, (list, tuple)) and all(isinstance(seat, int) for seat in cast("tuple[Any, ...]", named)):
            return {**fields, "named": tuple(sorted(set(cast("tuple[int, ...]", named))))}
        return fields


class Absent(Action):
    """What stands for a seat without a valid order when the round closes (ARENA-R20, option `absent`).

    It is in the tree, as every default must be, but no control offers it: see UNSPOKEN.
    """

    kind: Literal["absent"] = "absent"


class Post(Action):
    """The public half of an entry: artistic text under the character's name (ARENA-R30)."""

    kind: Literal["post"] = "post"
    text: Note


class Concede(Action):
    """A private vote to give up, for this round; it can be taken back (ARENA-R39)."""

    kind: Literal["concede"] = "concede"
    agree: bool = True


class Rest(Action):
    """A down seat that lies still until healed counts as agreeing to give up, without asking for it (ARENA-R39)."""

    kind: Literal["rest"] = "rest"


class RuleTarget(Action):
    """A host without a seat chooses the target of a seat's unclear attack of this round (ARENA-R22)."""

    kind: Literal["rule_target"] = "rule_target"
    seat: int
    target: int


class VoidOrder(Action):
    """A host without a seat voids a seat's order of this round (ARENA-R33)."""

    kind: Literal["void_order"] = "void_order"
    seat: int


Order = Attack | Hail | Conduct | Heal | Curse | Idle | Unclear | Absent
ArenaAction = Annotated[Order | Post | Concede | Rest | RuleTarget | VoidOrder, Field(discriminator="kind")]
ACTION: TypeAdapter[ArenaAction] = TypeAdapter(ArenaAction)


class LieStill(Standing):
    """Answers each round for a down seat until it is healed (ARENA-R29), and rests in votes to give up (ARENA-R39).

    `since` is the round in which it was given: who has stood since then and fallen again is asked anew.
    """

    kind: Literal["lie_still"] = "lie_still"
    since: int


ArenaStanding = LieStill
