"""What a person's animals have come to: nights, wins, enemies banished, from the nights that are over."""

from collections import Counter
from collections.abc import Iterable

from bot.room import Say
from bot.tables.look import Look
from bot.ui.safe_text import escape
from cogs.nightlight.naming import name_of
from cogs.nightlight.view import NightlightView

__all__ = ["animals_text"]


def animals_text(say: Say, looks: Iterable[Look], user: int) -> str:
    """A line for each animal that the person played to an end, the most played first; empty where there is none."""
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
        return ""
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
