"""Forms: an entry of order and text, words for a choice, a field of the lobby. They are opened first thing and read from the raw answer,

so that one that was open while the bot restarted is still taken.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.kernel import walk
from bot.kernel.game import RuleViolation, Seat
from bot.room import Say
from bot.store.rows import Draft
from bot.tables.acts import Who
from bot.tables.look import Look
from bot.ui.asked import Asked, open_decision, own_seat, seat_of
from bot.ui.controls import Tree, view_of
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.limits import FORM_LABEL, FORM_PLACEHOLDER, FORM_TEXT, FORM_TITLE, TOKEN_MINUTES, clip, length
from bot.ui.orders import LONGEST_ORDER, split_post
from bot.ui.panel import phase_of
from bot.ui.safe_text import without_halves
from bot.ui.sentences import post_decision, take_sentence, without_candidates
from bot.ui.steps import Move, step
from bot.ui.turn import followed
from bot.ui.who import who_of

__all__ = ["Field", "form", "open_entry", "open_words", "submit_entry", "submit_words", "values_of"]

ORDER, TEXT = "order", "text"


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


def form(id: ControlId, title: str, *fields: Field) -> discord.ui.Modal:
    """A form whose answer comes in by its id."""
    modal = discord.ui.Modal(title=clip(title, FORM_TITLE), custom_id=str(id), timeout=TOKEN_MINUTES * 60)
    for field in fields:
        modal.add_item(field)
    return modal


def values_of(inter: discord.Interaction) -> dict[str, str]:
    """What was written, by field."""
    data: Mapping[str, Any] = inter.data or {}  # pyright: ignore[reportAssignmentType]
    return dict(_written(without_halves(data.get("components", []))))


def _written(parts: Any) -> Iterator[tuple[str, str]]:
    for part in parts:
        if "value" in part:
            yield part["custom_id"], str(part["value"] or "")
        yield from _written(part.get("components", ()))
        if "component" in part:
            yield from _written((part["component"],))


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
    await asked.answer(spoken.text, spoken.view)


def _who(asked: Asked) -> Who:
    return who_of(asked.inter)


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
