"""The story of a battle: events become paragraphs in one language (ARENA-R25, ARENA-R26).

Which of several wordings is used follows from public facts alone, so that two histories with the same public facts read alike.
"""

import hashlib
from collections.abc import Callable, Sequence

from bot.kernel.game import Event, Seat
from bot.room import Say
from bot.ui.limits import fits, split_text
from bot.ui.safe_text import escape
from cogs.arena.naming import name_of, names_of, team_of
from cogs.arena.narrate_end import reckoning, tell_class
from cogs.arena.narrate_opening import opening
from cogs.arena.narrate_own import tell_own
from cogs.arena.rules.events import (
    BattleOver,
    BlowTold,
    Changed,
    CharacterRemoved,
    ClassRevealed,
    HealthRuled,
    OrderVoided,
    PostPublished,
    Risen,
    RoundOpened,
    RoundResolved,
    SeatScripted,
)
from cogs.arena.rules.words import TEAMS, Shown
from cogs.arena.view import ArenaView
from cogs.arena.wording import signed

PARAGRAPH = 1800
WORDINGS = 4  # of each kind of change
Teller = Callable[[Say, ArenaView, Changed, int], str]


def narrate(say: Say, view: ArenaView, events: Sequence[Event]) -> list[str]:
    """What `events` tell, in paragraphs of at most 1,800 characters."""
    paragraphs = announcement(say, view, events)
    told = [line for event in events if (line := _tell(say, view, event))] + _played(say, view, events)
    if posts := [event.seat for event in events if isinstance(event, PostPublished)]:
        told.append(say("arena-told-posts", names=names_of(say, view, dict.fromkeys(posts))))
    told += [tell_over(say, event) for event in events if isinstance(event, BattleOver)]
    paragraphs += split_text("\n".join(told), PARAGRAPH)
    return paragraphs + reckoning(say, view, events) + _next_round(say, view, events)


# ---- the announcement of a round


def announcement(say: Say, view: ArenaView, events: Sequence[Event]) -> list[str]:
    """Each character's net change, in one paragraph wherever that is possible."""
    resolved = next((event for event in events if isinstance(event, RoundResolved)), None)
    if resolved is None:
        return []
    changes = [event for event in events if isinstance(event, Changed)]
    text = ""
    for tell in (_story, _short):
        text = _announced(say, view, resolved, changes, tell)
        if fits(text, PARAGRAPH):
            return [text]
    return split_text(text, PARAGRAPH)


def _announced(say: Say, view: ArenaView, resolved: RoundResolved, changes: Sequence[Changed], tell: Teller) -> str:
    lines = [say("arena-told-resolved", round=resolved.round)]
    wordings = _wordings(changes)
    for team in TEAMS:
        net = resolved.good if team == "good" else resolved.evil
        head = team_of(say, team) if net is None else say("arena-told-side", team=team, change=signed(net))
        lines.append(f"**{head}**")
        lines += [tell(say, view, one, wordings[one.seat]) for one in changes if view.line(one.seat).team == team]
        living = {change.seat for change in changes}
        if fallen := [one.seat for one in view.team(team) if one.seat not in living]:
            lines.append(say("arena-told-dead-before", names=names_of(say, view, fallen)))
    if resolved.quiet:
        lines.append(say("arena-told-quiet", quiet=resolved.quiet))
    return "\n".join(lines)


def _story(say: Say, view: ArenaView, change: Changed, wording: int) -> str:
    """One sentence and the numbers, where the table shows numbers (ARENA-R27)."""
    line = view.line(change.seat)
    key = f"arena-story-{kind_of(change)}-{wording}"
    story = say(key, name=f"**{name_of(say, line)}**", gender=line.gender)
    if change.before is None or (change.after is None and change.now != "dead"):
        return story
    if change.before == change.after:
        return say("arena-told-unchanged", story=story, health=_health(say, change.after))
    return say("arena-told-changed", story=story, before=_health(say, change.before), after=_health(say, change.after))


def _short(say: Say, view: ArenaView, change: Changed, _: int) -> str:
    name = name_of(say, view.line(change.seat))
    if change.before is None:
        return say("arena-told-short-state", name=name, state=change.now)
    return say("arena-told-short", name=name, before=_health(say, change.before), after=_health(say, change.after))


def kind_of(change: Changed) -> str:
    """What the public saw happen to a character."""
    if change.now == "dead":
        return "died"
    if change.now == "down":
        return "lies" if change.was == "down" else "fell"
    if change.was == "down":
        return "back"
    if not isinstance(change.before, int) or not isinstance(change.after, int) or change.before == change.after:
        return "same"
    return "stronger" if change.after > change.before else "weaker"


def _wordings(changes: Sequence[Changed]) -> dict[Seat, int]:
    """1 to WORDINGS for each seat, dealt among those of the same kind, so that a sentence comes again only when all have been said.

    Where the deal begins is a lot among public facts: who lives, the round, the kind.
    """
    same: dict[str, list[Seat]] = {}
    for change in changes:
        same.setdefault(kind_of(change), []).append(change.seat)
    living = ",".join(str(change.seat) for change in changes)
    dealt: dict[Seat, int] = {}
    for kind, seats in same.items():
        begin = hashlib.sha256(f"{living}/{kind}".encode()).digest()[0] + changes[0].round  # in the next round another sentence
        dealt |= {seat: (begin + place) % WORDINGS + 1 for place, seat in enumerate(seats)}
    return dealt


def _health(say: Say, health: Shown) -> str:
    return say("arena-dead") if health == "dead" else str(health)


# ---- everything else


def _tell(say: Say, view: ArenaView, event: Event) -> str:
    match event:
        case RoundResolved() | Changed() | PostPublished() | RoundOpened() | BattleOver() | SeatScripted():
            return ""  # told together, elsewhere
        case BlowTold(attacker=attacker, target=target, wounds=wounds):
            names = {"attacker": name_of(say, view.line(attacker)), "target": name_of(say, view.line(target))}
            return say("arena-told-blow", **names, wounds=wounds)
        case ClassRevealed():
            return tell_class(say, view, event)
        case Risen(seats=seats):
            return say("arena-told-risen", names=names_of(say, view, seats))
        case HealthRuled():
            return _health_ruled(say, view, event)
        case CharacterRemoved(seat=seat, reason=reason):
            return say("arena-told-removed", name=name_of(say, view.line(seat)), reason=_reason(reason)).rstrip()
        case OrderVoided(seat=None):
            return say("arena-told-voided")
        case _:
            return tell_own(say, view, event)


def _played(say: Say, view: ArenaView, events: Sequence[Event]) -> list[str]:
    """Who is played by a script or by a person from now on, a line for all of either."""
    now = {event.seat: event.on for event in events if isinstance(event, SeatScripted)}
    told: list[str] = []
    for on, key in ((True, "arena-told-scripted"), (False, "arena-told-unscripted")):
        if seats := [seat for seat, scripted in now.items() if scripted == on]:
            told.append(say(key, names=names_of(say, view, seats), count=len(seats)))
    return told


def _health_ruled(say: Say, view: ArenaView, event: HealthRuled) -> str:
    name, reason = name_of(say, view.line(event.seat)), _reason(event.reason)
    if event.before is None or event.after is None:
        return say("arena-told-state-ruled", name=name, state=event.now, reason=reason).rstrip()
    return say(
        "arena-told-health-ruled", name=name, before=_health(say, event.before), after=_health(say, event.after), reason=reason
    ).rstrip()


def _reason(words: str) -> str:
    """The host's words are a seal in the event; the frame shows them where they are open."""
    return "" if words.startswith("note:") else escape(words)


def _next_round(say: Say, view: ArenaView, events: Sequence[Event]) -> list[str]:
    opened = next((event for event in events if isinstance(event, RoundOpened)), None)
    if opened is None:
        return []
    line = say("arena-told-opened", round=opened.round, asked=opened.asked)
    if any(isinstance(event, RoundResolved) for event in events):
        return [f"{say('arena-told-nobody-won')} {line}"]
    return [*opening(say, view), line] if opened.round == 1 else [line]


def tell_over(say: Say, event: BattleOver) -> str:
    winner = event.winner or "nobody"
    return f"{say(f'arena-over-{event.why}', team=winner)} {say('arena-over-rounds', rounds=event.round)} {say('arena-over-open')}"
