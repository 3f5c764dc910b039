"""The story of a night: events become paragraphs in one language.

Which of several wordings is used follows from the event alone, so that all readers of one language read the same.
"""

import hashlib
from collections.abc import Iterable, Sequence

from bot.kernel.game import Event
from bot.room import Say
from bot.ui.limits import split_text
from cogs.night_class.choice_words import deed_text
from cogs.night_class.effects import answers_text, blows_text, printed_box
from cogs.night_class.naming import column_name, emblem_of, enemies_named, enemy_name, hero_at, listed, rank_name
from cogs.night_class.narrate_end import tell_closed, tell_over
from cogs.night_class.narrate_opening import opening
from cogs.night_class.rules.events import (
    BoxChecked,
    Committed,
    Drafted,
    HeroDiceShown,
    HeroJoined,
    HeroLeft,
    Hit,
    NightOver,
    Rerolled,
    SheetClosed,
    SixesDiscarded,
    TakenBack,
    TurnOpened,
    TurnTold,
    WonAtOnce,
)
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.words import Column
from cogs.night_class.view import NightView

__all__ = ["PARAGRAPH", "narrate"]

PARAGRAPH = 1800
WORDINGS = 3  # of what recurs every turn


def narrate(say: Say, view: NightView, events: Sequence[Event]) -> list[str]:
    """What `events` tell, in paragraphs of at most 1,800 characters, in their order."""
    told: list[str] = []
    boxes = _boxes(say, view, [event for event in events if isinstance(event, BoxChecked)])
    opened = False
    for event in events:
        if isinstance(event, BoxChecked):
            if not opened:
                told.append(boxes)
            opened = True
            continue
        told.append(_tell(say, view, event))
    return split_text("\n".join(filter(None, told)), PARAGRAPH)


def _tell(say: Say, view: NightView, event: Event) -> str:
    night = night_of(view.options)
    match event:
        case TurnOpened():
            return _opened(say, view, event)
        case HeroDiceShown():
            return _dice(say, view, event)
        case SixesDiscarded(seat=seat, count=count):
            return say("night-class-told-sixes", name=hero_at(view, seat), count=count)
        case Committed():
            return ""  # the panel shows who is still awaited; what was done is told when the turn closes
        case TurnTold():
            return _turn(say, view, night, event)
        case SheetClosed():
            rank = rank_name(say, night, event.rank) if event.rank else ""
            return tell_closed(say, view, event, rank)
        case NightOver():
            return tell_over(say, view, event)
        case HeroJoined(seat=seat, emblem=emblem):
            return say("night-class-told-joined", name=hero_at(view, seat), emblem=emblem_of(say, emblem))
        case HeroLeft(seat=seat):
            return say("night-class-told-left", name=hero_at(view, seat))
        case _:
            return _own(say, view, night, event)


# ---- the turn, for everybody


def _opened(say: Say, view: NightView, event: TurnOpened) -> str:
    if event.plot is not None:
        told = say(f"night-class-told-opened-{_wording('opened', event.turn, event.plot)}", turn=event.turn, plot=str(event.plot))
    else:
        faces = listed(say, [say("night-class-told-own-die", name=hero_at(view, seat), face=str(face)) for seat, face in event.own])
        told = say("night-class-told-opened-own", turn=event.turn, faces=faces)
    return f"{opening(say, view)}\n\n{told}" if event.turn == 1 else told


def _boxes(say: Say, view: NightView, events: Sequence[BoxChecked]) -> str:
    """Who has checked what; heroes with the same box share a line."""
    night = night_of(view.options)
    found: dict[tuple[Column, int, bool], list[int]] = {}
    for event in events:
        found.setdefault((event.column, event.box, event.harmless), []).append(event.seat)
    lines: list[str] = []
    for (column, box, harmless), seats in found.items():
        facts = {"column": column_name(say, night, column), "box": box}
        effect = say("night-class-box-harmless") if harmless else printed_box(say, night, column, box)
        lines.append(say("night-class-told-box", names=_names(say, view, seats), effect=effect, count=len(seats), **facts))
    return "\n".join(lines)


def _names(say: Say, view: NightView, seats: Iterable[int]) -> str:
    return listed(say, [f"**{hero_at(view, seat)}**" for seat in seats])


def _dice(say: Say, view: NightView, event: HeroDiceShown) -> str:
    first, third = event.faces[:2], event.faces[2]
    facts = {"faces": listed(say, [f"**{face}**" for face in first]), "third": str(third)}
    if event.seat is not None:
        return say("night-class-told-dice-own", name=hero_at(view, event.seat), **facts)
    return say(f"night-class-told-dice-{_wording('dice', event.turn, *event.faces)}", **facts)


def _turn(say: Say, view: NightView, night: Night, event: TurnTold) -> str:
    """One hero's turn as everybody reads it: deeds, who fell, the End of Round."""
    deeds = "; ".join(deed_text(say, view.options, deed) for deed in event.deeds)
    name = hero_at(view, event.seat)
    told = (
        say("night-class-told-turn", name=name, deeds=deeds)
        if deeds
        else say(f"night-class-told-idle-{_wording('idle', event.turn)}", name=name)
    )
    parts = [told]
    if event.fallen:
        parts.append(say("night-class-told-fallen", enemies=enemies_named(say, night, event.fallen)))
    if event.outlook is not None:
        parts.append(_end_of_round(say, night, event))
    return " ".join(parts)


def _end_of_round(say: Say, night: Night, event: TurnTold) -> str:
    out = event.outlook
    assert out is not None
    if not out.attacks:
        return say("night-class-told-calm", space=event.hero, life=event.life, circles=event.circles)
    facts = out._asdict() | {"attacks": [one._asdict() for one in out.attacks]}
    told = say(
        "night-class-told-attacked",
        space=event.hero,
        blows=blows_text(say, night, facts),
        loss=out.loss,
        life=event.life,
        circles=event.circles,
    )
    return " ".join([told, *answers_text(say, night, facts)])


# ---- to the owner of a draft alone


def _own(say: Say, view: NightView, night: Night, event: Event) -> str:
    match event:
        case Drafted() | TakenBack():
            return ""  # its receipt has said it, and the prompt lists the draft
        case Hit(enemy=enemy, left=0):
            return say("night-class-told-defeated", enemy=enemy_name(say, night, enemy))
        case Hit(enemy=enemy, left=left):
            return say("night-class-told-hit", enemy=enemy_name(say, night, enemy), left=left)
        case Rerolled(faces=faces, discarded=discarded):
            return say("night-class-told-rerolled", faces=listed(say, [f"**{face}**" for face in faces]), discarded=discarded).rstrip()
        case WonAtOnce():
            return say("night-class-told-won-at-once")
        case _:
            return ""


def _wording(*facts: object) -> int:
    """1 to WORDINGS, by lot among the facts of the event."""
    return hashlib.sha256("/".join(map(str, facts)).encode()).digest()[0] % WORDINGS + 1
