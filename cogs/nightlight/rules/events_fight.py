"""What happens in an attack and to cards in play. Characters are animal keys or enemies' instance ids; seats are numbers."""

from typing import Literal

from bot.kernel.game import Event
from cogs.nightlight.rules.words import AttackKind, Pool

Cause = Literal["dice", "card", "dream", "boss", "gm"]


class AttackDeclared(Event):
    kind: Literal["attack_declared"] = "attack_declared"
    n: int
    what: AttackKind
    by: str
    on: str
    card: str | None = None


class Exhausted(Event):
    """`why`: the cost of an attack or free action, the end of a denizen's or boss's attack, or an effect."""

    kind: Literal["exhausted"] = "exhausted"
    card: str
    why: Literal["cost", "attacked", "effect", "gm"] = "effect"
    by: str | None = None  # the card whose effect it is


class Readied(Event):
    kind: Literal["readied"] = "readied"
    card: str
    by: str | None = None


class Discarded(Event):
    """A stash card paid its cost (NL-CON-s)."""

    kind: Literal["discarded"] = "discarded"
    seat: int
    card: str


class FreeUsed(Event):
    kind: Literal["free_used"] = "free_used"
    seat: int
    card: str


class PoolChanged(Event):
    """Dice more or fewer in a pool of this attack (NL-CON-i)."""

    kind: Literal["pool_changed"] = "pool_changed"
    pool: Pool
    n: int
    by: str


class StatChanged(Event):
    kind: Literal["stat_changed"] = "stat_changed"
    target: str
    stat: Pool
    n: int
    by: str


class Redirected(Event):
    kind: Literal["redirected"] = "redirected"
    was: str
    on: str
    by: str


class Cancelled(Event):
    kind: Literal["cancelled"] = "cancelled"
    n: int
    by: str


class AttackGone(Event):
    """Attacker or defender left play before the dice (NL-R17, NL-R24)."""

    kind: Literal["attack_gone"] = "attack_gone"
    n: int
    who: str


class Rolled(Event):
    kind: Literal["rolled"] = "rolled"
    n: int
    attack: tuple[int, ...]
    defense: tuple[int, ...]


class Rerolled(Event):
    """One die of a pool, at its place from 0 (NL-CON-h)."""

    kind: Literal["rerolled"] = "rerolled"
    pool: Pool
    place: int
    was: int
    face: int
    by: str


class Compared(Event):
    kind: Literal["compared"] = "compared"
    n: int
    by: str
    on: str
    attack: int
    defense: int
    damage: int


class Wounded(Event):
    """`wounds` and `health` as they stand then."""

    kind: Literal["wounded"] = "wounded"
    target: str
    n: int
    wounds: int
    health: int
    cause: Cause
    by: str | None = None  # card, Dream, boss or attacker


class Healed(Event):
    kind: Literal["healed"] = "healed"
    target: str
    n: int
    wounds: int
    by: str


class Unstuffed(Event):
    kind: Literal["unstuffed"] = "unstuffed"
    seat: int
    animal: str


class DealtOn(Event):
    """A ready enemy of an unstuffed animal, or a sleeper that wakes, comes to another (NL-UNS-d, NL-R5)."""

    kind: Literal["dealt_on"] = "dealt_on"
    enemy: str
    was: int | None  # seat
    seat: int


class LeftPlay(Event):
    """An exhausted enemy of an unstuffed animal: discarded, or asleep with `sleepers = wake` (NL-R5)."""

    kind: Literal["left_play"] = "left_play"
    enemy: str
    sleeps: bool = False


class Banished(Event):
    kind: Literal["banished"] = "banished"
    enemy: str
    by: str | None = None


class BossBanished(Event):
    kind: Literal["boss_banished"] = "boss_banished"
    boss: str


class Moved(Event):
    kind: Literal["moved"] = "moved"
    enemy: str
    was: int
    seat: int
    by: str


class EffectSkipped(Event):
    """A part of a card that had no legal target, or does nothing (NL-CON-e)."""

    kind: Literal["effect_skipped"] = "effect_skipped"
    card: str
    verb: str
    why: Literal["no_target", "declined", "no_heal"] = "no_target"
