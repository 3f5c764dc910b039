"""The shape of every card file: animals, skills, Toy Chest, denizens, Dreams, bosses (NL-CARD*; content, part 11)."""

from typing import Annotated, Literal, get_args

from pydantic import Field, StringConstraints

from cogs.nightlight.rules.vocabulary import Effect, Frozen, Symbol

Id = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9-]{0,7}$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Number = Annotated[int, Field(ge=0, le=20)]
Copies = Annotated[int, Field(ge=1, le=20)]
Tier = Annotated[int, Field(ge=1, le=9)]
Level = Annotated[int, Field(ge=1, le=3)]
Bonus = Annotated[int, Field(ge=0, le=10)]

Kind = Literal["animal", "skill", "weapon", "gadget", "lesson", "denizen", "deck", "dream", "boss"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Words(Frozen):
    """A name in both languages."""

    en: Text
    ru: Text


class Animal(Frozen):
    """NL-CARD1-a; its id is its icon."""

    id: Id
    name: Words
    attack: Number
    defense: Number
    health: Annotated[int, Field(ge=1, le=20)]


class Skill(Frozen):
    """NL-CARD1-b, c; without a bonus it can't attack (NL-CON-o)."""

    id: Id
    animal: Id
    level: Level
    name: Words
    bonus: Bonus | None = None
    effects: tuple[Effect, ...] = Field(min_length=0, default=())


class Weapon(Frozen):
    """NL-CARD5; the ability is for the animals of its icons only (NL-CARD5-c)."""

    id: Id
    name: Words
    copies: Copies
    bonus: Bonus
    icons: tuple[Id, ...] = ()
    effects: tuple[Effect, ...] = ()


class Gadget(Frozen):
    """An item without an attack, for every animal (NL-CON-o)."""

    id: Id
    name: Words
    copies: Copies
    effects: tuple[Effect, ...] = Field(min_length=1)


class Lesson(Frozen):
    """Gives access to a skill when it is taken (NL-CON-p)."""

    id: Id
    name: Words
    copies: Copies
    effects: tuple[Effect, ...] = Field(min_length=1)


class Denizen(Frozen):
    """NL-CARD3; no symbol: in every Nightmare deck (NL-SETUP4-b)."""

    id: Id
    name: Words
    symbol: Symbol | None = None
    tier: Tier
    attack: Number
    defense: Number
    health: Annotated[int, Field(ge=1, le=20)]
    copies: Copies


class DreamDeck(Frozen):
    """One of the three Dream decks; its effects stand on each of its cards (the crowd line, NL-CON-v)."""

    key: Symbol
    name: Words
    effects: tuple[Effect, ...] = ()


class Dream(Frozen):
    """NL-CARD4."""

    id: Id
    deck: Symbol
    name: Words
    effects: tuple[Effect, ...] = Field(min_length=1)


class OwnDecks(Frozen):
    """How many cards of each symbol a boss without a Dream deck takes by lot (NL-CON2-c)."""

    dreams: Annotated[int, Field(ge=1, le=20)]
    denizens: Number


class Boss(Frozen):
    """A boss with its Loom and Fall (NL-CON-w to NL-CON2-b); without a symbol it brings decks of its own."""

    id: Id
    name: Words
    symbol: Symbol | None = None
    decks: OwnDecks | None = None
    tier: Tier
    attack: Number
    defense: Number
    health: Annotated[int, Field(ge=0, le=20)]
    health_each: Number  # for each animal at set-up (NL-CON-y)
    loom: Words
    effects: tuple[Effect, ...] = Field(min_length=1)

    def health_for(self, animals: int) -> int:
        return self.health + self.health_each * animals


StashCard = Skill | Weapon | Gadget
Item = Weapon | Gadget | Lesson
"""What lies in the Toy Chest deck (NL-CARD2-a)."""
Enemy = Denizen | Boss
AnyCard = Animal | Skill | Weapon | Gadget | Lesson | Denizen | DreamDeck | Dream | Boss


class CardFile(Frozen):
    """Any file of a folder of cards; `replaces` names the kinds whose shipped cards stay in the box."""

    replaces: tuple[Kind, ...] = ()
    animal: tuple[Animal, ...] = ()
    skill: tuple[Skill, ...] = ()
    weapon: tuple[Weapon, ...] = ()
    gadget: tuple[Gadget, ...] = ()
    lesson: tuple[Lesson, ...] = ()
    denizen: tuple[Denizen, ...] = ()
    deck: tuple[DreamDeck, ...] = ()
    dream: tuple[Dream, ...] = ()
    boss: tuple[Boss, ...] = ()
