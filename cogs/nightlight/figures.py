"""What a person's animals have come to: nights, wins, enemies banished, from the nights that are over."""

from collections import Counter
from collections.abc import Iterable

from bot.room import Say
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.safe_text import escape
from cogs.nightlight.naming import name_of
from cogs.nightlight.room import ROOM
from cogs.nightlight.view import NightlightView

__all__ = ["animals_text", "tell_animals"]

MOST_NIGHTS = 200  # the newest: each is read whole


async def tell_animals(asked: Asked) -> None:
    found = await asked.desk.store.find(user=asked.inter.user.id, game=ROOM.key, statuses=("ended",), limit=MOST_NIGHTS)
    looks = [await asked.desk.tables.look(row.id) for row, _seats in found]
    await asked.answer(animals_text(asked.say, looks, asked.inter.user.id))


def animals_text(say: Say, looks: Iterable[Look], user: int) -> str:
    """A line for each animal that the person played to an end, the most played first."""
    nights, wins, banished = Counter[str](), Counter[str](), Counter[str]()
    names: dict[str, str] = {}
    for look in looks:
        view, outcome = look.view(None), look.outcome
        if not isinstance(view, NightlightView) or outcome is None:
            continue
        for seat in look.of(user):
            animal = view.animals[seat.seat]
            nights[animal.key] += 1
            wins[animal.key] += seat.seat in outcome.winners
            banished[animal.key] += animal.banished
            names.setdefault(animal.key, _name(say, view, animal.key))
    if not nights:
        return say("nightlight-figures-none")
    lines = [
        say("nightlight-figures-line", animal=names[key], nights=count, wins=wins[key], banished=banished[key])
        for key, count in nights.most_common()
    ]
    return "\n".join([say("nightlight-figures"), *lines])


def _name(say: Say, view: NightlightView, key: str) -> str:
    """An animal of an owner's set that is gone is called by its key."""
    try:
        return name_of(say, view, key)
    except KeyError:
        return escape(key)
