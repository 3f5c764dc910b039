"""What the GM of a table sees that lets them see everything: each seat's own view and answers, a seat a page."""

from collections.abc import Mapping
from typing import Any

from bot.kernel import walk
from bot.kernel.game import GM, Action, RuleViolation, Seat, note_fields
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.controls import Press, board_of, press
from bot.ui.ids import ControlId
from bot.ui.prompt import safe_names
from bot.ui.safe_text import clean_post
from bot.ui.sight import sees_all

__all__ = ["PEEK", "peek", "view_for_gm"]

PEEK = "peek"


async def peek(asked: Asked, id: ControlId) -> None:
    await view_for_gm(asked, await asked.look(id.table), id.page or 0)


async def view_for_gm(asked: Asked, look: Look, place: int) -> None:
    """Refuses with LT-13 whoever may not, and with LT-23 before the start."""
    if not sees_all(look, asked.inter.user.id):
        raise RuleViolation("LT-13")
    if not look.started:
        raise RuleViolation("LT-23")
    seats = sorted(row.seat for row in look.seats)
    place = min(place, len(seats) - 1)
    say, seat = asked.say, seats[place]
    names = safe_names(say, look)
    lines = [say("gm-view", name=names[seat], place=place + 1, count=len(seats))]
    lines.append(asked.desk.room(look.row).board_text(say, look.view(seat), names))
    lines += await _answers(asked, look, seat)
    if owed := look.owed(seat):
        lines.append(say("gm-view-owes", count=len(owed)))
    turning: list[Press] = []
    if place > 0:
        turning.append(press(say, "button-previous", ControlId(PEEK, look.row.id, GM, page=place - 1)))
    if place + 1 < len(seats):
        turning.append(press(say, "button-next", ControlId(PEEK, look.row.id, GM, page=place + 1)))
    await asked.answer("\n\n".join(lines), board_of(turning))


async def _answers(asked: Asked, look: Look, seat: Seat) -> list[str]:
    """What counts for the seat now, words included."""
    lines: list[str] = []
    for decision in look.may_answer(seat):
        document = look.answer_of(seat, decision.id)
        if document is None:
            continue
        action: Action = walk.actions_of(look.game).validate_python(document)
        if notes := note_fields(type(action)):
            lines += await _words(asked, look, document, notes)
        else:
            order = asked.desk.room(look.row).action_text(asked.say, look.view(seat), action)
            lines.append(asked.say("gm-view-answer", order=order, seal=look.seal_of(seat, decision.id)))
    return lines


async def _words(asked: Asked, look: Look, document: Mapping[str, Any], notes: tuple[str, ...]) -> list[str]:
    texts = (await asked.desk.store.history(look.row.id, after=look.row.n)).texts
    found = [texts.get(str(document.get(name))) for name in notes]
    return ["\n".join(f"> {line}" for line in clean_post(words, 1_000).split("\n")) for words in found if words]
