"""What a person holds after an act: the order in its canonical words, its seal, the chain's head, Change and Withdraw."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.kernel import walk
from bot.kernel.game import Action, Seat, note_fields
from bot.room import Say
from bot.tables.acts import Answer, Result
from bot.tables.look import Look
from bot.ui.controls import Press, Style, board_of, press, view_of
from bot.ui.desk import Desk
from bot.ui.errors import refusal_text
from bot.ui.ids import ControlId
from bot.ui.prompt import safe_names

__all__ = ["Spoken", "answer_buttons", "kept", "post_buttons", "receipt"]


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something to be said to one person, with controls under it."""

    text: str
    view: discord.ui.View | None = None
    taken: bool = False  # an act of theirs changed the table
    pictured: tuple[str, Seat] | None = None  # the table and seat whose own picture belongs under it


def receipt(desk: Desk, say: Say, look: Look, seat: Seat, answer: Answer) -> Spoken:
    """An answer of the door in words. `look` is of the moment after the act."""
    lines = [_line(desk, say, look, seat, answer, result) for result in answer.results]
    rows = answer_buttons(say, look, seat, [one.decision for one in answer.results])
    return Spoken("\n".join(lines), board_of(*rows, *post_buttons(say, look, seat, answer.results)))


def _line(desk: Desk, say: Say, look: Look, seat: Seat, answer: Answer, result: Result) -> str:
    room, view = desk.room(look.row), view_of(look, seat)
    if (error := result.error()) is not None:
        return refusal_text(desk, say, error, room, view, safe_names(say, look))
    if result.action is None:
        return say("receipt-withdrawn")
    action: Action = walk.actions_of(look.game).validate_python(result.action)
    if note_fields(type(action)):
        return say("ui-receipt-post" if not result.seal else "ui-receipt-post-sealed")
    order = room.action_text(say, view, action)
    if not result.seal:
        return say("ui-receipt-open", order=order)
    if look.game.goes_on and look.answer_of(seat, result.decision) is None:  # it has been carried out
        return say("ui-receipt-done", order=order, seal=result.seal, head=answer.head)
    told = say("ui-receipt", order=order, seal=result.seal, head=answer.head)
    if result.replaced:
        told = f"{told}\n{say('ui-receipt-replaced')}"
    due = look.due(decision) if (decision := look.decision(result.decision)) is not None else None
    return f"{told}\n{say('ui-receipt-until', when=due)}" if due is not None and not look.over else told


def kept(desk: Desk, say: Say, look: Look, seat: Seat, decision: str) -> str:
    """The seat's answer that counts now, in words; empty where there is none."""
    document: Mapping[str, Any] | None = look.answer_of(seat, decision)
    if document is None:
        return ""
    action: Action = walk.actions_of(look.game).validate_python(document)
    if note_fields(type(action)):
        return say("ui-receipt-post-sealed")
    order = desk.room(look.row).action_text(say, view_of(look, seat), action)
    return say("ui-receipt", order=order, seal=look.seal_of(seat, decision), head=look.head)


def post_buttons(say: Say, look: Look, seat: Seat, results: Iterable[Result]) -> list[list[Press]]:
    """For a text that is out: mend it, take it away."""
    for one in results:
        action = walk.actions_of(look.game).validate_python(one.action) if one.action and not one.seal else None
        if action is not None and note_fields(type(action)):
            ids = [ControlId(verb, look.row.id, seat, one.decision) for verb in ("mend", "unpost")]
            return [[press(say, "button-mend-post", ids[0]), press(say, "button-remove-post", ids[1])]]
    return []


def answer_buttons(say: Say, look: Look, seat: Seat, decisions: list[str]) -> list[list[Press]]:
    """Change and Withdraw for each of the seat's answers that still wait."""
    rows: list[list[Press]] = []
    for decision in decisions:
        if look.answer_of(seat, decision) is None:
            continue
        rows.append(
            [
                press(say, "button-change", ControlId("change", look.row.id, seat, decision), Style.primary),
                press(say, "button-withdraw", ControlId("withdraw", look.row.id, seat, decision)),
            ]
        )
    return rows[:2]
