"""All cards of a game by their ids: the shipped set, or a folder of own cards laid over it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.kernel.canonical import canonical
from cogs.nightlight.rules.content import (
    Animal,
    AnyCard,
    Boss,
    CardFile,
    Denizen,
    Dream,
    DreamDeck,
    Gadget,
    Item,
    Lesson,
    Skill,
    StashCard,
    Weapon,
)
from cogs.nightlight.rules.vocabulary import Effect, Free, FreeAttack, OwnAttack, Verb


@dataclass(frozen=True, eq=False)
class CardSet:
    """Cards by id, in the order of their files. Copies are told apart by the rules, not here."""

    animals: Mapping[str, Animal]
    skills: Mapping[str, Skill]
    items: Mapping[str, Item]
    denizens: Mapping[str, Denizen]
    decks: Mapping[str, DreamDeck]
    dreams: Mapping[str, Dream]
    bosses: Mapping[str, Boss]
    files: tuple[tuple[str, str], ...] = ()  # it was read from, as (name, text), shipped ones first

    @cached_property
    def every(self) -> tuple[AnyCard, ...]:
        kinds: tuple[Mapping[str, AnyCard], ...] = (
            self.animals,
            self.skills,
            self.items,
            self.denizens,
            self.decks,
            self.dreams,
            self.bosses,
        )
        return tuple(card for kind in kinds for card in kind.values())

    @cached_property
    def seal(self) -> str:
        """What tells two sets apart: twelve characters from the hash of all cards, names included."""
        told = [card.model_dump(mode="json", by_alias=True) for card in self.every]
        return hashlib.sha256(canonical("longtable/nightlight/cards/1", told)).hexdigest()[:12]

    @cached_property
    def _stash(self) -> Mapping[str, StashCard]:
        held = {key: item for key, item in self.items.items() if not isinstance(item, Lesson)}
        return {**self.skills, **held}

    def stash_card(self, card: str) -> StashCard:
        """A card that can lie in a stash. Raises KeyError for any other."""
        return self._stash[card]

    def skills_of(self, animal: str) -> tuple[Skill, ...]:
        return tuple(skill for skill in self.skills.values() if skill.animal == animal)


def bonus_of(card: StashCard) -> int | None:
    """The attack bonus; None: the card can't attack (NL-CON-o)."""
    return None if isinstance(card, Gadget) else card.bonus


def is_in_force(card: StashCard, animal: str) -> bool:
    """Whether the card's ability works for that animal (NL-CARD5-c)."""
    match card:
        case Weapon():
            return animal in card.icons
        case Skill():
            return animal == card.animal
        case Gadget():
            return True


def own_attack(card: StashCard, when: str) -> tuple[Verb, ...]:
    """The verbs of the card's own attack at one moment, from left to right."""
    return tuple(verb for effect in card.effects if isinstance(effect, OwnAttack) and effect.when == when for verb in effect.do)


def free_action(card: StashCard) -> Free | FreeAttack | None:
    """The card's free action; a card has at most one."""
    return next((effect for effect in card.effects if isinstance(effect, (Free, FreeAttack))), None)


def verbs_at(effects: tuple[Effect, ...], when: str) -> tuple[Verb, ...]:
    """The verbs of a lesson, Dream or boss at one moment."""
    return tuple(verb for effect in effects if effect.when == when and not isinstance(effect, FreeAttack) for verb in effect.do)


def gathered(files: tuple[CardFile, ...]) -> CardSet:
    """The cards of several files, later ones over earlier ones of the same id; a kind that a file replaces begins anew."""
    laid: dict[str, dict[str, AnyCard]] = {}
    for file in files:
        for kind in file.replaces:
            laid[kind] = {}
        for kind in CardFile.model_fields:
            if kind != "replaces":
                for card in getattr(file, kind):
                    laid.setdefault(kind, {})[card.key if isinstance(card, DreamDeck) else card.id] = card
    items = {**laid.get("weapon", {}), **laid.get("gadget", {}), **laid.get("lesson", {})}
    kinds = [laid.get("animal", {}), laid.get("skill", {}), items, *(laid.get(kind, {}) for kind in ("denizen", "deck", "dream", "boss"))]
    return CardSet(*kinds)  # pyright: ignore[reportArgumentType] each kind's file field has cards of that kind only
