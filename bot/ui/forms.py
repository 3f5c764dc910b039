"""Forms: an entry of order and text, all that is left of a choice, words for one, a field of the lobby.

They are opened first thing and read from the raw answer, so that one that was open while the bot restarted is still taken.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.kernel import walk
from bot.kernel.game import BadInput, Picks, RuleViolation, Seat
from bot.room import Say
from bot.store.rows import Draft
from bot.tables.acts import Who
from bot.tables.look import Look
from bot.ui.asked import Asked, open_decision, own_seat, seat_of
from bot.ui.controls import Style, Tree, board_of, press, view_of
from bot.ui.desk import Desk
from bot.ui.errors import whisper
from bot.ui.fields import FieldLeft, fields_left, filled_path, meant
from bot.ui.ids import ControlId
from bot.ui.limits import FORM_LABEL, FORM_PLACEHOLDER, FORM_TEXT, FORM_TITLE, SELECT_LABEL, TOKEN_MINUTES, clip, length
from bot.ui.orders import LONGEST_ORDER, split_post
from bot.ui.panel import phase_of
from bot.ui.safe_text import without_halves
from bot.ui.sentences import post_decision, take_sentence, without_candidates
from bot.ui.steps import Move, step
from bot.ui.turn import answer_with_picture, carry_out, followed
from bot.ui.who import who_of

__all__ = ["Field", "form", "open_entry", "open_form", "open_words", "submit_entry", "submit_form", "submit_words", "values_of"]

ORDER, TEXT = "order", "text"
FORM = "lt:form"
"""The field of a draft's picks that holds what a form was filled in with."""


class Field(discord.ui.Label[discord.ui.Modal]):
    """One text field with its label."""

    def __init__(
        self, name: str, label: str, *, value: str = "", limit: int = FORM_TEXT, long: bool = False, required: bool = False, hint: str = ""
    ) -> None:
        box: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name,
            style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
            default=clip(value, limit) or None,
            max_length=limit,
            required=required,
            placeholder=clip(hint, FORM_PLACEHOLDER) or None,
        )
        super().__init__(text=clip(label, FORM_LABEL), component=box)


class Pick(discord.ui.Label[discord.ui.Modal]):
    """One select with its label. `options`: value, label, whether it is chosen already."""

    def __init__(self, name: str, label: str, options: Sequence[tuple[str, str, bool]], *, required: bool, several: bool) -> None:
        chosen: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=name,
            options=[discord.SelectOption(label=clip(said, SELECT_LABEL), value=value, default=is_set) for value, said, is_set in options],
            min_values=1 if required else 0,
            max_values=len(options) if several else 1,
            required=required,
        )
        super().__init__(text=clip(label, FORM_LABEL), component=chosen)


def form(id: ControlId, title: str, *fields: Field | Pick) -> discord.ui.Modal:
    """A form whose answer comes in by its id."""
    modal = discord.ui.Modal(title=clip(title, FORM_TITLE), custom_id=str(id), timeout=TOKEN_MINUTES * 60)
    for field in fields:
        modal.add_item(field)
    return modal


def values_of(inter: discord.Interaction) -> dict[str, str]:
    """What was written, by field."""
    return dict(_written(_parts(inter)))


def _written(parts: Any) -> Iterator[tuple[str, str]]:
    return ((part["custom_id"], str(part["value"] or "")) for part in _controls(parts) if "value" in part)


def _controls(parts: Any) -> Iterator[Mapping[str, Any]]:
    """Every field of a form, however it is wrapped."""
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from _controls(part.get("components", ()))
        if "component" in part:
            yield from _controls((part["component"],))


# ---- "Round 3: your entry"


async def open_entry(asked: Asked, id: ControlId) -> None:
    """Order and public text in one form, filled with what was refused, else with the order that counts now."""
    desk, say = asked.desk, asked.say
    look, seat = await _there(asked, id)
    decision = open_decision(look, id.decision, seat)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    post = post_decision(look, seat)
    text = await desk.store.get(Draft, look.row.id, seat, post.id) if post else None
    order, written = _filled(desk, say, look, seat, decision.id, draft)
    fields = [
        Field(
            ORDER,
            say("form-label-order"),
            value=order,
            limit=LONGEST_ORDER,
            long=True,
            hint=say("form-placeholder-order"),
        )
    ]
    if post is not None:
        limit = _limit(desk, say, look, seat, post.id)
        fields.append(
            Field(
                TEXT,
                say("form-label-text"),
                value=written or (text.words if text else ""),
                limit=limit,
                long=True,
                hint=say("form-placeholder-text"),
            )
        )
    phase = phase_of(say, desk.room(look.row), look)
    title = say("form-title-entry", phase=phase) if phase else say("form-title-declare")
    await asked.inter.response.send_modal(form(id, title, *fields))


def _filled(desk: Desk, say: Say, look: Look, seat: Seat, decision: str, draft: Draft | None) -> tuple[str, str]:
    if draft is not None and draft.words:
        parts = split_post(draft.words)
        return parts.order, parts.post
    document = look.answer_of(seat, decision)
    if document is None:
        return "", ""
    action = walk.actions_of(look.game).validate_python(document)
    return desk.room(look.row).action_text(say, view_of(look, seat), action), ""


def _limit(desk: Desk, say: Say, look: Look, seat: Seat, decision: str) -> int:
    found = look.decision(decision)
    note = Tree(say, desk.room(look.row), look, seat, found).note_path() if found else None
    return min(note[1].limit, FORM_TEXT) if note else FORM_TEXT


async def submit_entry(asked: Asked, id: ControlId) -> None:
    """Reads the sentence, takes what is clear; the text goes out at once, since its field says that everybody reads it."""
    look, seat = await _there(asked, id)
    written = values_of(asked.inter)
    order, text = written.get(ORDER, "").strip(), written.get(TEXT, "").strip()
    words = f"{order}\n\n{text}" if text else order
    if look.decision(id.decision) is None:
        # What was written in a form that stood open too long isn't lost: it is shown again.
        raise RuleViolation("LT-8" if look.over else "LT-1")
    spoken = await take_sentence(asked.desk, asked.say, look, seat, words, who=_who(asked), act_id=asked.act_id, at=asked.at, publish=True)
    spoken = await followed(asked.desk, asked.say, look, seat, spoken)
    await answer_with_picture(asked, await asked.desk.tables.look(look.row.id), seat, spoken)


def _who(asked: Asked) -> Who:
    return who_of(asked.inter)


# ---- all that is left of a choice


async def open_form(asked: Asked, id: ControlId) -> None:
    """A field for each choice that is left, filled with what was refused, else with the answer that counts now."""
    look, seat = await _there(asked, id)
    tree = Tree(asked.say, asked.desk.room(look.row), look, seat, open_decision(look, id.decision, seat))
    draft = await asked.desk.store.get(Draft, look.row.id, seat, id.decision)
    picks = _begun(tree, draft)
    fields = fields_left(tree, picks)
    if not fields:
        raise RuleViolation("LT-1")
    before = _before(look, seat, id.decision, draft)
    kind = next((tree.label(picks[:k], name, value) for k, (name, value) in enumerate(picks) if name == "kind"), "")
    title = kind or asked.say("form-title-declare")
    labels = _labels(tree, fields)
    controls = [_as_control(label, one, before.get(one.name)) for label, one in zip(labels, fields, strict=True)]
    await asked.inter.response.send_modal(form(id, title, *controls))


def _labels(tree: Tree, fields: Sequence[FieldLeft]) -> list[str]:
    """What is called alike in one form is numbered."""
    labels = [tree.room.field_label(tree.say, tree.decision, one.name) for one in fields]
    return [f"{labels[: k + 1].count(label)}. {label}" if labels.count(label) > 1 else label for k, label in enumerate(labels)]


def _begun(tree: Tree, draft: Draft | None) -> Picks:
    draft = without_candidates(draft)
    return tree.advanced(tree.legal(draft.picks if draft else ()))


def _before(look: Look, seat: Seat, decision: str, draft: Draft | None) -> Mapping[str, Any]:
    """What the form held when it was refused, else the answer that counts."""
    written = next((value for name, value in draft.picks if name == FORM), None) if draft else None
    return written if isinstance(written, dict) else look.answer_of(seat, decision) or {}


def _as_control(label: str, one: FieldLeft, before: Any) -> Field | Pick:
    held = before if isinstance(before, list) else [] if before is None else [before]
    if not one.is_select:
        limit = min(one.limit, FORM_TEXT) if one.form == "note" else SELECT_LABEL
        hint = "" if one.form == "note" else ", ".join(one.options.values())
        value = str(held[0]) if held else ""
        value = value if one.form == "note" else one.options.get(json.dumps(held[0], ensure_ascii=False), value) if held else ""
        return Field(one.name, label, value=value, limit=limit, long=one.form == "note", required=one.needed, hint=hint)
    set_ = {json.dumps(value, ensure_ascii=False) for value in held}
    options = [(value, said, value in set_) for value, said in one.options.items()]
    return Pick(one.name, label, options, required=one.needed, several=one.form == "list")


async def submit_form(asked: Asked, id: ControlId) -> None:
    """Walks down the tree with what was filled in and declares it. Kept as it is before it is judged: a refusal loses nothing."""
    look, seat = await _there(asked, id)
    decision = open_decision(look, id.decision, seat)
    desk, tree = asked.desk, Tree(asked.say, asked.desk.room(look.row), look, seat, decision)
    draft = await desk.store.get(Draft, look.row.id, seat, decision.id)
    picks = _begun(tree, draft)
    written = {part["custom_id"]: part.get("values", part.get("value")) for part in _controls(_parts(asked.inter))}
    fields = {one.name: one for one in fields_left(tree, picks)}
    if not fields.keys() >= written.keys():
        raise RuleViolation("LT-1")  # another choice has been begun since the form was opened
    kept = {name: _raw(fields[name], value) for name, value in written.items() if value}
    chosen = without_candidates(draft)
    base = chosen.picks if chosen else ()
    await desk.store.put(Draft(look.row.id, seat, decision.id, (*base, (FORM, kept)), draft.words if draft else "", asked.at))
    try:
        filled = {name: _value(tree, fields[name], value) for name, value in kept.items()}
        action = walk.build(look.game, decision, filled_path(tree, picks, filled))
    except (RuleViolation, BadInput) as error:
        await asked.refuse(error, look, seat)
    else:
        if await carry_out(asked, look, seat, [action]) is not None:
            return
    again = press(asked.say, "ui-button-form-again", id, Style.primary)
    await whisper(asked.inter, asked.say("ui-form-kept"), view=board_of([again]))


def _raw(one: FieldLeft, value: Any) -> Any:
    """As it was filled in: values of a select, words of a text."""
    if not one.is_select:
        return str(value).strip()
    try:
        values = [json.loads(item) for item in value]
    except (TypeError, ValueError, RecursionError):
        raise RuleViolation("LT-1") from None
    return values if one.form == "list" else values[0]


def _value(tree: Tree, one: FieldLeft, value: Any) -> Any:
    return meant(tree, one, value) if one.form == "one" and not one.is_select else value


def _parts(inter: discord.Interaction) -> Any:
    data: Mapping[str, Any] = inter.data or {}  # pyright: ignore[reportAssignmentType]
    return without_halves(data.get("components", []))


# ---- words for one choice


async def open_words(asked: Asked, id: ControlId) -> None:
    desk, say = asked.desk, asked.say
    look, seat = await _there(asked, id)
    decision = open_decision(look, id.decision, seat)
    tree = Tree(say, desk.room(look.row), look, seat, decision)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    picks = tree.advanced(tree.legal(draft.picks if draft else ()))
    choices = tree.next(picks)
    if choices is None or choices.form != "note":
        raise RuleViolation("LT-1")
    label = desk.room(look.row).field_label(say, decision, choices.field)
    limit = min(choices.limit, FORM_TEXT)
    field = Field(TEXT, label, value=draft.words if draft else "", limit=limit, long=True, required=True)
    await asked.inter.response.send_modal(form(id, say("ui-button-write"), field))


async def submit_words(asked: Asked, id: ControlId) -> None:
    """The words as the next pick; kept as written, so that a refusal gives them back."""
    look, seat = await _there(asked, id)
    decision = open_decision(look, id.decision, seat)
    words = values_of(asked.inter).get(TEXT, "").strip()
    draft = without_candidates(await asked.desk.store.get(Draft, look.row.id, seat, decision.id))
    await asked.desk.store.put(Draft(look.row.id, seat, decision.id, draft.picks if draft else (), words, asked.at))
    tree = Tree(asked.say, asked.desk.room(look.row), look, seat, decision)
    picks = tree.advanced(tree.legal(draft.picks if draft else ()))
    choices = tree.next(picks)
    if choices is not None and choices.form == "note" and length(words) > choices.limit:
        await asked.answer(asked.say("text-too-long", count=length(words), limit=choices.limit))
        return
    await step(asked, id, Move(depth=len(picks), value=words))


async def _there(asked: Asked, id: ControlId) -> tuple[Look, Seat]:
    """The table and the presser's own seat."""
    look, seat = await asked.look(id.table), seat_of(id)
    own_seat(look, asked.inter.user.id, seat)
    return look, seat
