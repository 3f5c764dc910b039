"""What is still to be done, as frozen steps named after the rulebook. The last of the agenda comes next."""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.game import Step
from cogs.nightlight.rules.vocabulary import When
from cogs.nightlight.rules.words import Moment


class DreamTurned(Step):
    """Preparation 1, The Dreamscape Changes (NL-P1.1-a)."""

    kind: Literal["dream_turned"] = "dream_turned"


class BossArrives(Step):
    """In round 2, after the Dream and before the Raid (NL-CON-w)."""

    kind: Literal["boss_arrives"] = "boss_arrives"


class RaidLaid(Step):
    """Preparation 2: four cards are laid open (NL-P1.2-a)."""

    kind: Literal["raid_laid"] = "raid_laid"
    raid: int


class RaidCleared(Step):
    """What nobody took goes to the discard pile (NL-R13)."""

    kind: Literal["raid_cleared"] = "raid_cleared"


class NightmareCreeps(Step):
    """Preparation 3 (NL-P1.3-a)."""

    kind: Literal["nightmare_creeps"] = "nightmare_creeps"


class WindowOpened(Step):
    """An open window between two steps (NL-R22)."""

    kind: Literal["window_opened"] = "window_opened"
    moment: Moment


class WindowClosed(Step):
    kind: Literal["window_closed"] = "window_closed"


class Resumed(Step):
    """What a free action brought about is done: what waited before goes on waiting."""

    kind: Literal["resumed"] = "resumed"


class EncountersBegun(Step):
    kind: Literal["encounters_begun"] = "encounters_begun"


class TurnAhead(Step):
    """The last window before a start of a turn (NL-R28)."""

    kind: Literal["turn_ahead"] = "turn_ahead"
    seat: int


class RoundChecked(Step):
    """The check at the start of a turn (NL-P2.E-a). `seat` -1: whoever begins next in a loose lap."""

    kind: Literal["round_checked"] = "round_checked"
    seat: int


class BossLooms(Step):
    """In the first turn of Encounters (NL-CON-z)."""

    kind: Literal["boss_looms"] = "boss_looms"


class BossExhausted(Step):
    kind: Literal["boss_exhausted"] = "boss_exhausted"


class BossFell(Step):
    """The Fall of a banished boss (NL-CON2-b)."""

    kind: Literal["boss_fell"] = "boss_fell"
    boss: str


class BossAttacks(Step):
    """One attack of a Loom on an animal that was its target when the Loom began (content, part 6.2)."""

    kind: Literal["boss_attacks"] = "boss_attacks"
    boss: str
    on: str


class Defended(Step):
    """The Defend step of the animal on turn (NL-P2.D-a)."""

    kind: Literal["defended"] = "defended"
    seat: int


class AttackAsked(Step):
    """The Attack step of the animal on turn (NL-P2.A-a)."""

    kind: Literal["attack_asked"] = "attack_asked"
    seat: int


class TurnOver(Step):
    kind: Literal["turn_over"] = "turn_over"
    seat: int


class RoundEnded(Step):
    """All cards in play are readied (NL-P2.E-d)."""

    kind: Literal["round_ended"] = "round_ended"


class AttackDeclared(Step):
    """After `use` effects: the `declared` window (NL-CON-c)."""

    kind: Literal["attack_declared"] = "attack_declared"


class AttackRolled(Step):
    """Attack dice, then defense dice, then the card's `rolled` effects (NL-R32, NL-CON-c)."""

    kind: Literal["attack_rolled"] = "attack_rolled"


class RolledWindow(Step):
    kind: Literal["rolled_window"] = "rolled_window"


class AttackCompared(Step):
    """Successes, wounds, unstuffing or banishing (NL-ATK-b)."""

    kind: Literal["attack_compared"] = "attack_compared"


class AttackAfter(Step):
    """`hit` or `miss`, then `banish`, then `after` (NL-CON-d)."""

    kind: Literal["attack_after"] = "attack_after"


class AttackEnded(Step):
    """The attacker of a Defend step is exhausted (NL-P2.D-e)."""

    kind: Literal["attack_ended"] = "attack_ended"


class Carried(Step):
    """One verb of a card: the `verb`-th, from 0, of those it has at `when`."""

    kind: Literal["carried"] = "carried"
    card: str
    user: int | None = None
    when: When
    verb: int = 0


class Inherited(Step):
    """`heirloom`: one living animal after the other may take an item of a fallen stash (NL-R9)."""

    kind: Literal["inherited"] = "inherited"
    fallen: int
    seats: tuple[int, ...]


AnyStep = Annotated[
    DreamTurned | BossArrives | RaidLaid | RaidCleared | NightmareCreeps | WindowOpened | EncountersBegun | TurnAhead | RoundChecked
    | BossLooms | BossExhausted | BossFell | BossAttacks | Defended | AttackAsked | TurnOver | RoundEnded | AttackDeclared | AttackRolled
    | RolledWindow | AttackCompared | AttackAfter | AttackEnded | WindowClosed | Resumed | Carried | Inherited,
    Field(discriminator="kind"),
]  # fmt: skip
