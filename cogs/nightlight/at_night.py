"""The night and the animal that a /nightlight command is about, and what its options suggest."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.kernel.game import BadInput, Decision, RuleViolation
from bot.store.rows import SeatRow
from bot.tables.look import Look
from bot.ui.asked import Asked
from cogs.at_seat import AtSeat
from cogs.at_table import Suggestions, arriving, option_of, seat_of, started, suggest, suggest_tables_of, suggestions, table_of_game
from cogs.nightlight.card_face import instance_named
from cogs.nightlight.naming import as_beginning, plain_name, starred_name
from cogs.nightlight.nearest import nearest
from cogs.nightlight.orders_kept import CONDITIONS, condition_of, condition_text, free_cards
from cogs.nightlight.prompting import thing
from cogs.nightlight.room import ROOM
from cogs.nightlight.rules.board import Stuffed, enemies_before
from cogs.nightlight.rules.declaring import attacking_cards
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.windows import usable
from cogs.nightlight.rules.words import kind_of
from cogs.nightlight.view import NightlightView

__all__ = [
    "Here",
    "here_of",
    "suggest_animals",
    "suggest_any_card",
    "suggest_attack_cards",
    "suggest_conditions",
    "suggest_enemies",
    "suggest_free_cards",
    "suggest_nights",
    "suggest_targets",
    "suggest_tied",
    "suggest_usable",
]


@dataclass(frozen=True, slots=True)
class Here(AtSeat):
    """The night a command is about."""

    @property
    def view(self) -> NightlightView:
        view = self.own_view
        assert isinstance(view, NightlightView)
        return view

    @property
    def animal(self) -> Stuffed:
        return self.view.animals[self.seat.seat]

    def own_card(self, words: str) -> str:
        """A card of the animal, or one that it may still get. Raises BadInput (nightlight-no-such-own-card)."""
        cards, animal = cards_of(self.view.options), self.animal
        own = [*(one.id for one in animal.stash), *animal.beside, *self.view.row]
        kinds, name = {*cards.items, *cards.skills}, plain_name(self.asked.say, self.view, animal.key)
        return instance_named(self.asked.say, self.view, words, own, kinds, strange="own-card", animal=name)

    def enemy(self, words: str) -> str:
        """A denizen in play, the boss, or one that may still come. Raises BadInput (nightlight-no-such-enemy)."""
        cards, view = cards_of(self.view.options), self.view
        fronts = (self.animal, *(one for one in view.animals if one is not self.animal))
        there = [*(enemy.id for one in fronts for enemy in one.front), *([view.boss.id] if view.boss else [])]
        return instance_named(self.asked.say, view, words, there, {*cards.denizens, *cards.bosses}, strange="enemy")

    def target(self, words: str) -> str:
        """An animal or an enemy. Raises BadInput (nightlight-no-such-target)."""
        cards, view = cards_of(self.view.options), self.view
        there = [*(one.key for one in view.animals), *(one.id for animal in view.animals for one in animal.front)]
        there += [view.boss.id] if view.boss else []
        kinds = {*cards.animals, *cards.denizens, *cards.bosses}
        return instance_named(self.asked.say, view, words, there, kinds, strange="target")

    def free_card(self, words: str) -> str:
        """A card of the animal's stash that has a free action. Raises BadInput (nightlight-no-such-free-card)."""
        free, name = free_cards(self.view, self.animal), plain_name(self.asked.say, self.view, self.animal.key)
        kinds = {kind_of(one) for one in free}
        found = instance_named(self.asked.say, self.view, words, free, kinds, strange="free-card", animal=name)
        return found if found in free else next(one for one in free if kind_of(one) == kind_of(found))

    def decision(self, *asks: str) -> Decision:
        """What is asked of the seat now; where it is something else, the rule that says so."""
        found = next((one for one in self.look.may_answer(self.seat.seat) if one.ask in asks), None)
        if found is not None:
            return found
        if self.look.over:
            raise RuleViolation("LT-8")
        animal = plain_name(self.asked.say, self.view, self.animal.key)
        if not self.animal.alive:
            raise RuleViolation("NL-UNS-b", animal=animal)
        if "rank" in asks:
            raise RuleViolation("NL-P1.2-b")
        if "defend" in asks:
            raise RuleViolation("NL-P2.D-a", key="refused-NL-P2-D-a-now")
        raise RuleViolation("NL-CON-r") if "free" in asks else RuleViolation("NL-P2-a", animal=animal)


async def here_of(asked: Asked, table: str | None, *asks: str, animal: str | None = None) -> Here:
    """Where every command begins; `asked` comes from `arriving`. Of several own animals the one that is named, else the one that is asked.

    Raises BadInput (nightlight-not-your-animal) for an animal that isn't the person's.
    """
    found = await table_of_game(asked, table, ROOM.key)
    look = started(await asked.look(found.row.id))
    own = [seat for seat in found.seats if seat.user == asked.inter.user.id]
    if not own:
        return Here(asked, found, look, seat_of(found, asked.inter.user.id))
    if animal is not None:
        own = [seat for seat in own if seat.joining.get("animal") == animal.strip().upper()]
        if not own:
            raise _not_yours(asked, look, [seat for seat in found.seats if seat.user == asked.inter.user.id], animal)
    owed = [seat for seat in own if any(one.ask in asks for one in look.owed(seat.seat))]
    able = [seat for seat in own if any(one.ask in asks for one in look.may_answer(seat.seat))]
    return Here(asked, found, look, (owed or able or own)[0])


def _not_yours(asked: Asked, look: Look, own: Sequence[SeatRow], animal: str) -> BadInput:
    view = look.view(None)
    assert isinstance(view, NightlightView)
    known = nearest(asked.say, cards_of(view.options), animal, [view.animals[seat.seat].key for seat in own])
    return BadInput("nightlight-not-your-animal", animal=animal[:20], known=known)


# ---- suggestions


async def _here(inter: discord.Interaction, *asks: str) -> Here:
    table, animal = option_of(inter, "table"), option_of(inter, "animal")
    return await here_of(await arriving(inter, table, silent=True), table, *asks, animal=animal)


def _things(here: Here, typed: str, values: Iterable[str]) -> Suggestions:
    return suggest(typed, ((thing(here.asked.say, here.view, one), one) for one in values))


@suggestions
async def suggest_attack_cards(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "attack")
    return _things(here, typed, (one.id for one in attacking_cards(here.view, here.animal)))


@suggestions
async def suggest_enemies(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "attack", "window", "free")
    return _things(here, typed, (one.id for one in enemies_before(here.view, here.animal)))


@suggestions
async def suggest_tied(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "defend")
    return _things(here, typed, here.view.tied)


@suggestions
async def suggest_usable(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "window", "free")
    return _things(here, typed, usable(here.view, here.seat.seat))


@suggestions
async def suggest_targets(inter: discord.Interaction, typed: str) -> Suggestions:
    """All that lies open: animals, then enemies in front of each."""
    here = await _here(inter, "window", "free")
    view = here.view
    enemies = [one.id for animal in view.animals if animal.alive for one in animal.front]
    return _things(here, typed, [*(one.key for one in view.animals if one.alive), *enemies, *([view.boss.id] if view.boss else [])])


@suggestions
async def suggest_free_cards(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "window", "free")
    return _things(here, typed, free_cards(here.view, here.animal))


@suggestions
async def suggest_conditions(inter: discord.Interaction, typed: str) -> Suggestions:
    here = await _here(inter, "window", "free")
    say, view = here.asked.say, here.view
    known = [*CONDITIONS, *(one.key for one in view.animals)]
    return suggest(typed, ((as_beginning(condition_text(say, view, condition_of(view, one))), one) for one in known))


@suggestions
async def suggest_animals(inter: discord.Interaction, typed: str) -> Suggestions:
    """The person's own animals."""
    table = option_of(inter, "table")
    here = await here_of(await arriving(inter, table, silent=True), table)
    own = [str(seat.joining.get("animal")) for seat in here.found.seats if seat.user == inter.user.id]
    return suggest(typed, ((plain_name(here.asked.say, here.view, one), one) for one in own))


@suggestions
async def suggest_any_card(inter: discord.Interaction, typed: str) -> Suggestions:
    """Every card of the set, the ones on the table first."""
    table = option_of(inter, "table")
    here = await here_of(await arriving(inter, table, silent=True), table)
    cards = [one for one in cards_of(here.view.options).every if hasattr(one, "id")]
    return suggest(typed, ((starred_name(here.asked.say, here.view, one.id), one.id) for one in cards))  # pyright: ignore[reportAttributeAccessIssue]


@suggestions
async def suggest_nights(inter: discord.Interaction, typed: str) -> Suggestions:
    return await suggest_tables_of(inter, typed, ROOM.key)
