"""TRAIN: hexes and what they give (NC-TRAIN, NC-TRACK, NC-R13, NC-R27)."""

from collections.abc import Iterator

from cogs.night_class.rules.night import Night, add_circles
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import ARMOR, CIRCLES_EACH, DISCOUNT, HERO_DICE, Ability, Track

FIRST: dict[Track, int] = {"move": 1, "train": 1, "ability": 2, "dice": HERO_DICE + 1, "stamina": 1}
"""The number that a track's first hex bears: the second ABILITY slot, the third Hero die."""


def hexes(night: Night) -> Iterator[str]:
    """Every hex of the sheet: tracks from left to right, then abilities."""
    for track, numbers in night.tracks.items():
        yield from (f"{track}.{FIRST[track] + n}" for n in range(len(numbers)))
    yield from night.abilities


def track_of(night: Night, hex: str) -> tuple[Track, int] | None:
    """Track and place from 0 of a hex such as `stamina.2`; None for an ability or no hex at all."""
    name, _, number = hex.partition(".")
    for track, numbers in night.tracks.items():
        if track == name and number.isdecimal() and 0 <= int(number) - FIRST[track] < len(numbers):
            return track, int(number) - FIRST[track]
    return None


def number_of(night: Night, sheet: Sheet, hex: str) -> int:
    """What a die must reach, Advanced Technology counted in (NC-ALIEN-b, NC-R13)."""
    on_track = track_of(night, hex)
    if on_track is not None:
        return night.tracks[on_track[0]][on_track[1]]
    row = night.abilities[hex]
    return max(1, row.number - DISCOUNT) if row.card == "cybernetic" and gear_is_cheap(night, sheet) else row.number


def gear_is_cheap(night: Night, sheet: Sheet) -> bool:
    return sheet.cheap_gear or (night.options.advanced_technology == "standing" and sheet.has("advanced_technology"))


def train_rule(night: Night, sheet: Sheet, face: int, hex: str) -> str | None:
    """The rule against training `hex` with a die of `face`."""
    on_track = track_of(night, hex)
    if on_track is None and hex not in night.abilities:
        return "NC-TRAIN-a"
    if on_track is not None:
        track, place = on_track
        if place < sheet.tracks[track]:
            return "NC-TRAIN-c"
        if place > sheet.tracks[track]:
            return "NC-TRACK-g"
    elif hex in sheet.unlocked:
        return "NC-TRAIN-c"  # a crossed-off Shapeshift too: it is used up, not locked again (NC-R33)
    return None if face + sheet.train_bonus >= number_of(night, sheet, hex) else "NC-TRAIN-a"


def trainable(night: Night, sheet: Sheet, face: int) -> tuple[str, ...]:
    return tuple(hex for hex in hexes(night) if train_rule(night, sheet, face, hex) is None)


def unlock(night: Night, sheet: Sheet, hex: str) -> None:
    """Fills one hex; what it gives works at once, but for the third die and TRAIN, which wait for their next roll or die (NC-R27)."""
    on_track = track_of(night, hex)
    if on_track is not None:
        track = on_track[0]
        sheet.tracks = {**sheet.tracks, track: sheet.tracks[track] + 1}
        if track == "stamina":
            add_circles(sheet, CIRCLES_EACH)
        return
    ability: Ability = night.abilities[hex].key
    sheet.unlocked = (*sheet.unlocked, ability)
    if ability == "natural_armor":
        add_circles(sheet, ARMOR)
