"""What everything is called in both languages, for a refusal that names something unknown."""

from typing import Literal

from cogs.night_class.library import book
from cogs.night_class.rules.content import Words
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.training import FIRST, hexes, track_of

__all__ = ["Of", "known_names"]

Of = Literal["ability", "enemy", "hex", "site"]


def known_names(night: Night, of: Of) -> dict[str, tuple[str, ...]]:
    """The names of everything of that kind, in both languages, by its key."""
    match of:
        case "ability":
            return {key: _both(row.name) for key, row in night.abilities.items()}
        case "site":
            return {at: _both(site.name) for at, site in night.sites.items()}
        case "enemy":
            kinds = {key: _both(enemy.name) for key, enemy in night.enemies.items() if key != "thugs"}
            thug = night.enemies["thugs"].one or night.enemies["thugs"].name
            return kinds | {space: tuple(f"{name} {space}" for name in _both(thug)) for space in night.ground.thugs}
        case "hex":
            return {hex: _hex(night, hex) for hex in hexes(night)}


def _hex(night: Night, hex: str) -> tuple[str, ...]:
    on_track = track_of(night, hex)
    if on_track is None:
        return _both(night.abilities[hex].name)  # pyright: ignore[reportArgumentType]
    track, place = on_track
    row = next(one for one in book().sheet.track if one.key == track)
    return tuple(f"{name} {FIRST[track] + place}" for name in _both(row.name))


def _both(words: Words) -> tuple[str, ...]:
    return words.en, words.ru
