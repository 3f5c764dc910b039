"""What heroes, enemies, hexes and sites are called in a sentence or on a button, in either language. Spaces are the same in both."""

from collections.abc import Iterable
from typing import Literal, get_args

from bot.i18n.languages import joined, lang_of
from bot.kernel.game import Seat
from bot.room import Say
from bot.ui.limits import clip
from bot.ui.safe_text import clean_name, escape
from cogs.night_class.library import book, city
from cogs.night_class.rules.content import Words
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.training import FIRST, track_of
from cogs.night_class.rules.words import GROUPS, Ability
from cogs.night_class.view import HeroLine, NightView

SENTENCE_NAME = 100  # an escaped name is longer than what people see
LABEL_NAME = 24
ABILITIES: tuple[str, ...] = get_args(Ability)


def word(say: Say, words: Words) -> str:
    return words.ru if say.lang == "ru" else words.en


def listed(say: Say, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
    """ "A, B and C", or "A, B or C"."""
    return joined(lang_of(say.lang), items, style)


# ---- heroes


def hero_of(line: HeroLine) -> str:
    """For a sentence: escaped."""
    return clip(escape(line.name), SENTENCE_NAME)


def hero_at(view: NightView, seat: Seat) -> str:
    return hero_of(view.line(seat))


def label_of(line: HeroLine) -> str:
    """For buttons and pictures, where nothing acts."""
    return clean_name(line.name, LABEL_NAME) or str(line.seat + 1)


def emblem_of(say: Say, key: str) -> str:
    return next((word(say, one.name) for one in book().sheet.emblem if one.key == key), key)


# ---- the city


def city_of(say: Say, key: str) -> str:
    return word(say, city(key).file.name)


def city_names(key: str) -> tuple[str, str]:
    """In both languages."""
    name = city(key).file.name
    return name.en, name.ru


def level_of(say: Say, night: Night) -> str:
    return word(say, night.level.name)


def group_name(say: Say, night: Night, group: str) -> str:
    """An enemy with its column: "Enhanced Thugs", "Twister"."""
    return word(say, night.enemies[group].name)


def enemy_name(say: Say, night: Night, enemy: str) -> str:
    """A villain, or the Thug on its space."""
    if enemy in night.enemies and enemy != "thugs":
        return group_name(say, night, enemy)
    return say("night-class-thug", space=enemy)


def enemies_named(say: Say, night: Night, enemies: Iterable[str]) -> str:
    return listed(say, [enemy_name(say, night, enemy) for enemy in enemies])


def column_name(say: Say, night: Night, column: str) -> str:
    if column in GROUPS:
        return group_name(say, night, column)
    return ability_name(say, night, "perfect_face") if column == "face" else say("night-class-distrust")


def site_name(say: Say, night: Night, site: str) -> str:
    """With its space: "the Salt Compass (J6)"."""
    found = night.sites.get(site)
    return say("night-class-site", name=word(say, found.name), space=site) if found else site


# ---- the sheet


def ability_name(say: Say, night: Night, ability: str) -> str:
    row = night.abilities.get(ability)
    return word(say, row.name) if row else ability


def hex_name(say: Say, night: Night, hex: str) -> str:
    """An ability, or a track's hex with its place: "MOVE 1", "ABILITY 2", "HERO DIE 3"."""
    on_track = track_of(night, hex)
    if on_track is None:
        return ability_name(say, night, hex)
    track, place = on_track
    return say("night-class-hex", track=track_name(say, track), number=str(FIRST[track] + place))


def track_name(say: Say, track: str) -> str:
    return next(word(say, one.name) for one in book().sheet.track if one.key == track)


def rank_name(say: Say, night: Night, key: str) -> str:
    return next((word(say, one.name) for one in night.ranks if one.key == key), key)
