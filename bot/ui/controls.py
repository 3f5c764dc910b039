"""Buttons and selects: how they are put on a message, and those that walk down a tree of choices."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.kernel import walk
from bot.kernel.game import GM, Choices, Decision, Picks, RuleViolation, Seat, Value, View
from bot.room import Room, Say
from bot.tables.look import Look
from bot.ui.fields import fields_left
from bot.ui.ids import ControlId
from bot.ui.limits import (
    ACTION_ROWS,
    BUTTON_LABEL,
    BUTTON_LABEL_VISIBLE,
    BUTTONS_A_ROW,
    SELECT_DESCRIPTION,
    SELECT_LABEL,
    SELECT_OPTIONS,
    SELECT_PLACEHOLDER,
    clip,
    fits,
)
from bot.ui.safe_text import without_halves

__all__ = ["DEPTH", "Menu", "Press", "Tree", "board_of", "chosen_value", "press", "view_of"]

DEPTH = 1000  # a control's number is depth * DEPTH + place, so that a second click on it can't hit the next depth
Style = discord.ButtonStyle


@dataclass(frozen=True, slots=True)
class Press:
    """A button."""

    label: str
    id: ControlId
    style: Style = Style.secondary
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select of at most 25 options."""

    id: ControlId
    placeholder: str
    options: Sequence[Option]


def press(say: Say, key: str, id: ControlId, style: Style = Style.secondary) -> Press:
    """A button labelled with the message `key`."""
    return Press(say(key), id, style)


def board_of(*rows: Sequence[Press] | Menu) -> discord.ui.View | None:
    """Rows of controls as a view that nobody has to remember: what is pressed comes in by its id (E3). None where there are none."""
    view = discord.ui.View(timeout=None)
    filled = [row for row in rows if isinstance(row, Menu) or row]
    for number, row in enumerate(filled[:ACTION_ROWS]):
        if isinstance(row, Menu):
            view.add_item(_select(row, number))
            continue
        for one in row[:BUTTONS_A_ROW]:
            view.add_item(
                discord.ui.Button(
                    label=clip(one.label, BUTTON_LABEL), custom_id=str(one.id), style=one.style, disabled=not one.enabled, row=number
                )
            )
    view.stop()  # or the library keeps each of them for ever
    return view if filled else None


def _select(menu: Menu, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=clip(one.label, SELECT_LABEL), value=one.value, description=clip(one.description, SELECT_DESCRIPTION) or None
        )
        for one in menu.options[:SELECT_OPTIONS]
    ]
    return discord.ui.Select(custom_id=str(menu.id), placeholder=clip(menu.placeholder, SELECT_PLACEHOLDER), options=options, row=row)


def chosen_value(inter: discord.Interaction) -> Any:
    """What was chosen in a select, as it was written into its option; refuses with LT-1 what no select of ours sends."""
    data: Any = inter.data or {}
    try:
        return without_halves(json.loads(data["values"][0]))
    except (LookupError, TypeError, ValueError, RecursionError):
        raise RuleViolation("LT-1") from None


def view_of(look: Look, seat: Seat) -> View:
    """What the seat may see; a GM sees what everybody does."""
    return look.view(None if seat == GM else seat)


@dataclass(frozen=True, slots=True)
class Tree:
    """The choices of one decision as a seat walks down them. Reads only; lives as long as its look."""

    say: Say
    room: Room
    look: Look
    seat: Seat
    decision: Decision

    @property
    def view(self) -> View:
        return view_of(self.look, self.seat)

    def next(self, picks: Picks) -> Choices | None:
        return self.look.choices(self.seat, self.decision, picks)

    def spoken(self, choices: Choices) -> tuple[Value, ...]:
        """The values that controls offer: a few kinds of order exist for defaults and sentences only."""
        silent: frozenset[Value] = getattr(self.room, "unspoken", frozenset())
        values = choices.values if choices.field != "kind" else tuple(value for value in choices.values if value not in silent)
        return (*values, None) if choices.stop and None not in values else values

    def legal(self, picks: Picks) -> Picks:
        """As much of `picks` as is offered now."""
        for length, (field, value) in enumerate(picks):
            choices = self.next(picks[:length])
            if choices is None or choices.field != field or not walk.is_offered(choices, value):
                return picks[:length]
        return picks

    def advanced(self, picks: Picks) -> Picks:
        """`picks` and what follows without a choice."""
        while (choices := self.next(picks)) is not None and (only := self.only(choices)) is not None:
            picks = (*picks, (choices.field, only))
        return picks

    def back(self, picks: Picks) -> Picks:
        """Before the last real choice."""
        for length in range(len(picks) - 1, -1, -1):
            choices = self.next(picks[:length])
            if choices is not None and self.only(choices) is None:
                return picks[:length]
        return ()

    def only(self, choices: Choices) -> Value:
        """The value that leaves no choice; None where there is one."""
        values = self.spoken(choices)
        return values[0] if choices.form == "one" and len(values) == 1 else None

    def refused(self, picks: Picks) -> RuleViolation:
        return self.look.refusal(self.seat, self.decision, picks)

    def label(self, picks: Picks, field: str, value: Value) -> str:
        if value is None:
            return self.say("ui-stop-list" if any(name == field for name, _ in picks) else "ui-without")
        return self.room.value_label(self.say, self.view, self.decision, picks, field, value)

    def told(self, picks: Picks) -> list[str]:
        """What was picked so far, a line each, but for what left no choice."""
        lines: list[str] = []
        for length, (field, value) in enumerate(picks):
            choices = self.next(picks[:length])
            if choices is not None and self.only(choices) is None:
                shown = "…" if choices.form == "note" else self.label(picks[:length], field, value)
                lines.append(self.say("ui-picked", field=self.room.field_label(self.say, self.decision, field), value=shown))
        return lines

    def preview(self, picks: Picks) -> str:
        """The numbers beside a whole action; nothing beside half a one."""
        if self.next(picks) is not None:
            return ""
        return self.room.preview_text(self.say, self.view, self.decision, walk.build(self.look.game, self.decision, picks))

    def about(self, picks: Picks, field: str, value: Value) -> str:
        """The numbers beside a whole action; beside a part of one what it means, where the room says so (`value_about`)."""
        told = self.preview((*picks, (field, value)))
        own = getattr(self.room, "value_about", None)
        return told if told or own is None or value is None else own(self.say, self.view, self.decision, picks, field, value)

    def legal_text(self, picks: Picks, most: int = 8) -> str:
        """What would be right after `picks`, joined; empty where nothing is to be chosen from."""
        choices = self.next(picks)
        if choices is None or choices.form == "note":
            return ""
        labels = [self.label(picks, choices.field, value) for value in self.spoken(choices) if value is not None]
        if not labels:
            return ""
        more = [self.say("and-more", count=len(labels) - most)] if len(labels) > most else []
        return self.say("refusal-legal", legal=", ".join([*labels[:most], *more]))

    def note_path(self) -> tuple[Picks, Choices] | None:
        """The way to words that this decision asks for and nothing else; None where it asks for more, or for none."""
        picks: Picks = self.advanced(())
        choices = self.next(picks)
        return (picks, choices) if choices is not None and choices.form == "note" else None

    # ---- as controls

    def rows(self, picks: Picks, page: int = 0) -> list[Sequence[Press] | Menu]:
        """Controls for the field after `picks`."""
        choices = self.next(picks)
        rows: list[Sequence[Press] | Menu] = []
        tail: list[Press] = []
        if choices is None:
            tail.append(press(self.say, "button-declare", self.id("declare", len(picks)), Style.success))
        elif choices.form == "note":
            tail.append(press(self.say, "ui-button-write", self.id("write", len(picks)), Style.primary))
            if choices.stop:
                tail.append(press(self.say, "ui-without", self.id("pick", len(picks) * DEPTH)))
        else:
            values = self.spoken(choices)
            labels = [self.label(picks, choices.field, value) for value in values]
            if len(values) <= BUTTONS_A_ROW and all(fits(label, BUTTON_LABEL_VISIBLE) for label in labels):
                rows.append(
                    [Press(label, self.id("pick", len(picks) * DEPTH + place), Style.primary) for place, label in enumerate(labels)]
                )
            else:
                rows += self._menu(picks, choices, list(zip(values, labels, strict=True)), page)
        if self.back(picks) != picks and any(True for _ in self.told(picks)):
            tail.append(press(self.say, "button-back", self.id("back", len(picks))))
        if fields_left(self, picks):
            tail.append(press(self.say, "ui-button-form", self.id("form")))
        return [*rows, tail]

    def _menu(self, picks: Picks, choices: Choices, values: list[tuple[Value, str]], page: int) -> list[Sequence[Press] | Menu]:
        stops = [one for one in values if one[0] is None]
        chosen = [one for one in values if one[0] is not None]
        start = page * SELECT_OPTIONS if page * SELECT_OPTIONS < len(chosen) else 0
        options = [
            Option(label, json.dumps([len(picks), value]), self.about(picks, choices.field, value))
            for value, label in chosen[start : start + SELECT_OPTIONS]
        ]
        placeholder = self.say("ui-choose", field=self.room.field_label(self.say, self.decision, choices.field))
        rows: list[Sequence[Press] | Menu] = [Menu(self.id("choose", page), placeholder, options)]
        beside = [Press(label, self.id("pick", len(picks) * DEPTH + values.index((value, label)))) for value, label in stops]
        if start:
            beside.append(press(self.say, "button-previous", self.id("page", start // SELECT_OPTIONS - 1)))
        if start + SELECT_OPTIONS < len(chosen):
            beside.append(press(self.say, "button-next", self.id("page", start // SELECT_OPTIONS + 1)))
        return [*rows, beside]

    def previews(self, picks: Picks) -> list[str]:
        """What stands beside each of a few values: buttons have no second line, and that of an option is short."""
        choices = self.next(picks)
        if choices is None or choices.form == "note" or len(self.spoken(choices)) > BUTTONS_A_ROW:
            return []
        lines: list[str] = []
        for value in self.spoken(choices):
            text = self.about(picks, choices.field, value)
            if text:
                lines.append(self.say("ui-preview", choice=self.label(picks, choices.field, value), numbers=text))
        return lines

    def id(self, verb: str, page: int | None = None) -> ControlId:
        return ControlId(verb, self.look.row.id, self.seat, self.decision.id, page)
