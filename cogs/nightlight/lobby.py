"""Before a night: each seat's stuffed animal, scripted players for whoever wants company (NL-SETUP1-a, NL-SETUP1-b, NL-R1)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bot.kernel.game import RuleViolation, Value
from bot.room import Say
from bot.store.rows import SeatRow, TableRow
from bot.ui.lobby import JoiningField
from bot.ui.safe_text import clean_name, escape
from cogs.nightlight.naming import STAR, in_language
from cogs.nightlight.narrate_night import house_rule
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.words import MOST_ANIMALS

__all__ = ["NightlightLobby"]

LONGEST_NAME = 32
COMPANY = 3  # animals of a table that is filled


class NightlightLobby:
    """Implements bot.ui.lobby.Lobby. Nothing that a seat brings is secret."""

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        """The person's own name, and the first animal that is free."""
        free = _free(_cards(row), seats)
        return {"name": clean_name(name, LONGEST_NAME), "animal": free[0] if free else None}

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        cards = _cards(row)
        free = _free(cards, [one for one in seats if one.seat != seat.seat])
        values = [(key, _numbers(say, cards, key)) for key in free]
        now = seat.joining.get("animal")
        return (JoiningField("animal", say("nightlight-join-animal"), values, value=now, has=bool(now)),)

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        if field == "animal" and value in _cards(row).animals:
            return {**seat.joining, "animal": value}
        raise RuleViolation("LT-3")

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        """Animals by lot, up to three at the table; a lone animal may also go into the night without."""
        cards = _cards(row)
        free = _free(cards, seats)
        rng.shuffle(free)
        missing = range(min(len(free), max(0, COMPANY - len(seats))))
        names = {key: card.name.ru if row.language == "ru" else card.name.en for key, card in cards.animals.items()}
        return [{"name": names[free[place]], "animal": free[place]} for place in missing]

    def free(self, row: TableRow, seats: Sequence[SeatRow]) -> int:
        return max(0, MOST_ANIMALS - len(seats))

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        options = _options(row)
        head = say("nightlight-join-night", deck=house_rule(say, "dream", options.dream), boss=house_rule(say, "boss", options.boss))
        return "\n".join([head, *(self._line(say, row, one) for one in seats)])

    def _line(self, say: Say, row: TableRow, seat: SeatRow) -> str:
        who = f"<@{seat.user}>" if seat.user is not None else say("nightlight-join-script")
        return say("nightlight-join-line", animal=escape(_name(say, _cards(row), seat)), who=who)

    def sheet(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> str:
        cards = _cards(row)
        animal = cards.animals.get(str(seat.joining.get("animal")))
        if animal is None:
            return say("nightlight-join-choose")
        numbers = {"attack": str(animal.attack), "defense": str(animal.defense), "health": str(animal.health)}
        lines = [say("nightlight-join-you", animal=escape(in_language(say, animal.name)), **numbers)]
        skills = [f"{STAR * one.level} {escape(in_language(say, one.name))}" for one in cards.skills_of(animal.id)]
        if skills:
            lines.append(say("nightlight-join-skills", skills=", ".join(skills)))
        return "\n".join(lines)


def _options(row: TableRow) -> NightlightOptions:
    return NightlightOptions.model_validate(dict(row.options))


def _cards(row: TableRow) -> CardSet:
    return cards_of(_options(row))


def _free(cards: CardSet, seats: Sequence[SeatRow]) -> list[str]:
    taken = {one.joining.get("animal") for one in seats}
    return [key for key in cards.animals if key not in taken]


def _name(say: Say, cards: CardSet, seat: SeatRow) -> str:
    animal = cards.animals.get(str(seat.joining.get("animal")))
    return in_language(say, animal.name) if animal else str(seat.joining.get("name") or "")


def _numbers(say: Say, cards: CardSet, key: str) -> str:
    """ "Thimble Fox 4/3/6": Attack, Defense, Health."""
    animal = cards.animals[key]
    return f"{in_language(say, animal.name)} {animal.attack}/{animal.defense}/{animal.health}"
