"""One player's sheet: what is checked, crossed out and filled in (NC-COMP-b), and what this turn has used.

Its containers are replaced, never changed, so that `copy()` of the outside is a whole copy.
"""

from typing import NamedTuple, Self

from pydantic import BaseModel, ConfigDict

from cogs.night_class.rules.words import HERO_DICE, Ability, Column, Slot, Status, Track, Villain


class Die(NamedTuple):
    """One Hero die of this turn."""

    face: int
    slot: Slot = "free"


class End(NamedTuple):
    """How a sheet's game ended: `cause` is a ledger id."""

    turn: int
    cause: str


class Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid")

    # the whole night
    hero: str
    emblems: tuple[str, ...] = ()  # spaces where moves ended, in that order
    thugs: tuple[str, ...]  # spaces of those undefeated
    villains: dict[Villain, int]  # Stamina left, 0 for defeated
    boxes: dict[Column, int]  # checked, from the top
    life: int  # the hero's Stamina
    circles: int
    tracks: dict[Track, int]  # hexes filled
    unlocked: tuple[Ability, ...] = ()
    energy: int = 1  # NC-RAD-a
    sites: tuple[str, ...] = ()  # used
    shapeshifted: bool = False  # crossed off (NC-ALIEN-f)
    status: Status = "playing"
    end: End | None = None

    # this turn
    plot: int = 0
    checked: Column | None = None
    dice: tuple[Die, ...] = ()
    used: tuple[Ability, ...] = ()
    bent: bool = False  # Bendy has taken its point (NC-R20)
    cheap_gear: bool = False  # Advanced Technology works
    shrug: int = 0  # points that Shrug Off ignores
    rerolls: int = 0
    way: tuple[str, ...] = ()  # spaces entered by the last move
    chain: int = 0  # face of the die that began a chain which waits for its next ability; 0: none

    def twin(self) -> Self:
        return self.model_copy()

    # ---- what is asked everywhere

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def free(self) -> list[int]:
        """Faces that may still be assigned, in the order of the dice."""
        return [die.face for die in self.dice if die.slot == "free"]

    @property
    def move_bonus(self) -> int:
        return self.tracks["move"]  # NC-TRACK-b

    @property
    def train_bonus(self) -> int:
        return self.tracks["train"]  # NC-TRACK-c

    @property
    def ability_slots(self) -> int:
        return 1 + self.tracks["ability"]  # NC-TRACK-d

    @property
    def hero_dice(self) -> int:
        return HERO_DICE + self.tracks["dice"]  # NC-TRACK-e

    def taken(self, slot: Slot) -> int:
        """Dice on a slot; the two of Leg Kit count as one move elsewhere."""
        return sum(die.slot == slot for die in self.dice)

    def undefeated(self, enemy: str) -> bool:
        """Whether a villain by its name, or a Thug by its space, still stands."""
        left = self.villains.get(enemy)  # pyright: ignore[reportArgumentType, reportCallIssue]
        return left > 0 if left is not None else enemy in self.thugs

    def enemies(self) -> tuple[str, ...]:
        """All undefeated, villains first."""
        return (*(name for name, left in self.villains.items() if left > 0), *self.thugs)

    def has(self, ability: Ability) -> bool:
        return ability in self.unlocked

    # ---- what changes in more than one place

    def spend(self, face: int, slot: Slot) -> None:
        """Puts the first free die of that face on a slot (NC-DICE-h)."""
        at = self.dice.index(Die(face))
        self.dice = (*self.dice[:at], Die(face, slot), *self.dice[at + 1 :])

    def finish(self, status: Status, turn: int, cause: str) -> None:
        self.status, self.end = status, End(turn, cause)

    def turn_over(self) -> None:
        """Forgets what only this turn knew (NC-DICE-e, NC-R20)."""
        self.plot, self.checked, self.dice, self.used, self.bent = 0, None, (), (), False
        self.cheap_gear, self.shrug, self.rerolls, self.way, self.chain = False, 0, 0, (), 0
