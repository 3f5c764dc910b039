"""What a seat may declare. Dice are named by their faces, enemies by name or a Thug's space, sites and ways by spaces."""

from typing import Annotated, Any, Literal, cast

from pydantic import Field, TypeAdapter, model_validator

from bot.kernel.game import Action, Standing
from cogs.night_class.rules.words import Ability, Column

Mode = Literal["full", "chain"]


class Check(Action):
    """Checks the next box of a column for the Plot die (NC-PLOT-a)."""

    kind: Literal["check"] = "check"
    column: Column


class Move(Action):
    """One die, or with Leg Kit two as one (NC-CYBER-c). `way` matters only with `projectiles_path: movement` (NC-R4)."""

    kind: Literal["move"] = "move"
    die: int
    second_die: int | None = None
    to: str
    way: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _one_order(cls, data: Any) -> Any:
        """The same two dice are one action, whichever was named first."""
        if not isinstance(data, dict):
            return data
        fields = cast("dict[str, Any]", data)
        die, second = fields.get("die"), fields.get("second_die")
        if isinstance(die, int) and isinstance(second, int) and second < die:
            return {**fields, "die": second, "second_die": die}
        return fields


class Train(Action):
    """Unlocks one hex: an ability, or a track's next one (`move.1`, `ability.2`, `dice.3`)."""

    kind: Literal["train"] = "train"
    die: int
    hex: str


class _Use(Action):
    """An ability with its own choices; which it has is in the tree."""

    ability: Ability
    mode: Mode | None = None  # Bionic Arm
    target: str | None = None
    second_target: str | None = None  # Rapid Strikes, Mutant Limbs
    site: str | None = None  # Rapid Processing, Hacking
    to: str | None = None  # Unearthly Speed
    way: tuple[str, ...] = ()


class Activate(_Use):
    """A die of any result activates an unlocked ability (NC-ABIL-a)."""

    kind: Literal["activate"] = "activate"
    die: int


class Chain(_Use):
    """The further ability that Rapid Processing or Bionic Arm activates, without a die (NC-R16)."""

    kind: Literal["chain"] = "chain"


class Decline(Action):
    """Goes on without the further ability (NC-R16)."""

    kind: Literal["decline"] = "decline"


class Punch(Action):
    kind: Literal["punch"] = "punch"
    die: int
    target: str


class Interact(Action):
    kind: Literal["interact"] = "interact"
    die: int
    site: str


class Undo(Action):
    """Takes back the latest act of the own draft, whatever others have done meanwhile (NC-POST-f, NC-POST-g)."""

    kind: Literal["undo"] = "undo"


class Commit(Action):
    """Ends the turn with the answers that the End of Round needs (NC-POST-i)."""

    kind: Literal["commit"] = "commit"
    shapeshift: str | None = None
    shrug: str | None = None


Deed = Move | Train | Activate | Chain | Decline | Punch | Interact
"""What changes a draft."""
AnyDeed = Annotated[Deed, Field(discriminator="kind")]
NightAction = Annotated[Check | Deed | Undo | Commit, Field(discriminator="kind")]
ACTION: TypeAdapter[NightAction] = TypeAdapter(NightAction)


class PlotPreset(Standing):
    """Columns in order of preference for each Plot result from 1 to 6 (content, part 4.2). What would lose the game is never taken."""

    kind: Literal["plot_preset"] = "plot_preset"
    order: tuple[tuple[Column, ...], ...] = Field(min_length=6, max_length=6)


NightStanding = PlotPreset
