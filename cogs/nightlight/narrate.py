"""The story of a night: events become paragraphs in one language. What belongs to one attack stands in one line."""

from collections.abc import Mapping, Sequence

from bot.kernel.game import Event, Seat
from bot.room import Say
from bot.ui.limits import split_text
from cogs.nightlight.narrate_cards import tell_card
from cogs.nightlight.narrate_fight import FIGHT, tell_fight
from cogs.nightlight.narrate_night import tell_dealt, tell_night
from cogs.nightlight.rules.events import Dealt, NightOver
from cogs.nightlight.view import NightlightView

PARAGRAPH = 1800
HEAD = ("turn_begun", "attack_declared", "dream_turned", "row_laid", "encounters_begun", "boss_loomed", "free_used")


def narrate(say: Say, view: NightlightView, events: Sequence[Event], names: Mapping[Seat, str]) -> list[str]:
    """What `events` tell, in paragraphs of at most 1,800 characters."""
    lines: list[str] = []
    in_fight, place = False, 0
    while place < len(events):
        event = events[place]
        if isinstance(event, Dealt):
            dealt = [one for one in events[place : _end_of_deal(events, place)] if isinstance(one, Dealt)]
            told, place = tell_dealt(say, view, dealt), place + len(dealt)
        else:
            told, place = tell(say, view, event), place + 1
        if not told:
            continue
        if in_fight and event.kind in FIGHT and event.kind not in HEAD:
            lines[-1] = f"{lines[-1]} {told}"
        else:
            lines.append(told)
        in_fight = event.kind in FIGHT
    return split_text("\n".join(lines), PARAGRAPH) if lines else []


def _end_of_deal(events: Sequence[Event], start: int) -> int:
    return next((place for place in range(start, len(events)) if not isinstance(events[place], Dealt)), len(events))


def tell(say: Say, view: NightlightView, event: Event) -> str:
    """One event as a sentence."""
    if isinstance(event, NightOver):
        if event.won:
            return say("nightlight-told-won", alive=event.alive, cause=event.cause)
        return say("nightlight-told-lost", round=event.round, cause=event.cause)
    return tell_fight(say, view, event) or tell_card(say, view, event) or tell_night(say, view, event)
