"""The one shape of a prompt, in all games: what happened, what you may do, what silence means, until when."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.kernel.game import Decision, Seat
from bot.room import Room, Say
from bot.tables.look import Look
from bot.tables.schedule import end_of, from_ms
from bot.ui.controls import view_of
from bot.ui.safe_text import escape

__all__ = ["prompt_text", "safe_names", "silence_text", "until_text"]


def safe_names(say: Say, look: Look) -> dict[Seat, str]:
    """The names that seats play under, made safe for a sentence; a seat without one goes by its number."""
    named = look.names
    return {row.seat: escape(named.get(row.seat, "")) or say("seat", number=row.seat + 1) for row in look.seats}


def prompt_text(
    say: Say,
    room: Room,
    look: Look,
    seat: Seat,
    decision: Decision,
    names: Mapping[Seat, str],
    happened: Sequence[str] = (),
    *,
    whole: bool = False,
) -> str:
    """`happened` are paragraphs of what the reader hasn't seen yet; none: that part is left out.

    Who has answered isn't asked again, unless the answer is about to be changed (`whole`).
    """
    answered = not whole and look.answer_of(seat, decision.id) is not None
    parts = [("prompt-happened", "\n\n".join(happened))] if happened else []
    if not answered:
        parts.append(("prompt-may", room.prompt(say, view_of(look, seat), decision, names)))
    due = look.due(decision) or _end_of_day(look)
    # Who plays alone may be silent for as long as the day lasts, or for ever.
    if decision.awaited and not look.pace.untimed and not answered:
        parts.append(("prompt-silence", silence_text(say, room, look, seat, decision)))
    if decision.awaited and (due is not None or not look.pace.untimed):
        parts.append(("prompt-until", say("prompt-due", when=due) if due is not None else until_text(say, look, decision)))
    # An empty line, or a list would take in the heading that follows it.
    return "\n\n".join(f"**{say(key)}**\n{text}" for key, text in parts)


def silence_text(say: Say, room: Room, look: Look, seat: Seat, decision: Decision) -> str:
    """What comes of no answer. A room may say it in its own words (`silence`), since the rules may hang on the table's options."""
    own = getattr(room, "silence", None)
    if own is not None and (text := own(say, view_of(look, seat), decision)):
        return text
    match decision.silence:
        case "park":
            return say("ui-silence-park")
        case "pass":
            return say("ui-silence-pass")
        case "default" if decision.default is not None:
            return say("ui-silence-default", order=room.action_text(say, view_of(look, seat), decision.default))
        case _:
            return say("ui-silence-none")


def until_text(say: Say, look: Look, decision: Decision | str) -> str:
    """The deadline as a line of its own, with Discord's stamp, or why there is none at the moment."""
    timer = look.timer(decision)
    due = look.due(decision) or _end_of_day(look)
    if due is not None:
        return say("deadline-is", when=due)
    if look.row.status == "parked":
        return say("table-parked")
    if look.pace.untimed:
        return say("deadline-none")
    if timer is not None and timer.called:
        return say("until-gm", when=from_ms(timer.due))
    if timer is not None and timer.left is not None:
        return say("paused-with", span=from_ms(timer.left) - from_ms(0))
    return say("deadline-none")


def _end_of_day(look: Look) -> datetime | None:
    """When a try at the day's game must be done; who plays alone otherwise has all the time there is."""
    return from_ms(end_of(look.row.day)) if look.row.day and look.pace.untimed and look.row.status != "parked" else None
