"""Presets for the Plot die: columns in order of preference, by result or for all six (content, part 4.2)."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.kernel.game import BadInput
from bot.room import Say
from cogs.at_table import Suggestions, suggest, suggestions
from cogs.night_class.naming import column_name, listed
from cogs.night_class.orders import columns_named
from cogs.night_class.rules.actions import PlotPreset
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.words import COLUMNS, FACES, Column
from cogs.night_class.view import NightView

__all__ = ["preset_of", "preset_text", "suggest_columns"]

USUAL = ("thugs, twister, goo, drake", "drake, twister, thugs, goo", "goo, thugs, drake, twister", "distrust")


def preset_of(view: NightView, standing: Sequence[Any], words: str, face: int | None) -> list[PlotPreset]:
    """The seat's presets with those `words` for a result, or for all; no words switch it off.

    Raises BadInput for words that name no column.
    """
    columns = columns_named(words, night_of(view.options))
    if words.strip() and not columns:
        raise BadInput("night-class-no-columns", words=words[:40])
    before: tuple[tuple[Column, ...], ...] = standing[0].order if standing else ((),) * FACES
    order = tuple(tuple(columns) if face in (None, number) else before[number - 1] for number in range(1, FACES + 1))
    return [PlotPreset(order=order)] if any(order) else []


def preset_text(say: Say, view: NightView, standing: Sequence[Any]) -> str:
    """Every result with its columns; results with the same columns stand together."""
    if not standing:
        return say("night-class-preset-none")
    night, order = night_of(view.options), standing[0].order
    found: dict[tuple[Column, ...], list[str]] = {}
    for number, columns in enumerate(order, 1):
        found.setdefault(columns, []).append(str(number))
    lines = [
        say("night-class-preset-line", faces=", ".join(faces), columns=listed(say, [column_name(say, night, one) for one in columns]))
        for columns, faces in found.items()
        if columns
    ]
    return "\n".join([say("night-class-preset-head"), *lines])


@suggestions
async def suggest_columns(inter: discord.Interaction, typed: str) -> Suggestions:
    """What was typed with one more column, or orders that people use."""
    begun = [word.strip() for word in typed.split(",") if word.strip() in COLUMNS]
    left = [column for column in COLUMNS if column not in begun]
    more = [", ".join([*begun, column]) for column in left] if begun else list(USUAL)
    return suggest("", ((one, one) for one in more))
