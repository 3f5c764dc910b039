"""The reckoning of a battle: every class, order, die, modifier with its cause, sum and rule, round by round (ARENA-R28)."""

from collections.abc import Iterable, Mapping, Sequence

from bot.kernel.game import Event
from bot.room import Say
from bot.ui.limits import clip, split_text
from cogs.arena.naming import name_of
from cogs.arena.rules.events import AttackReckoned, ClassRevealed, HealthReckoned, Modifier, OrderReckoned
from cogs.arena.view import ArenaView
from cogs.arena.wording import minus, signed

PARAGRAPH = 1800
Reckoned = OrderReckoned | AttackReckoned | HealthReckoned


def reckoning(say: Say, view: ArenaView, events: Iterable[Event]) -> list[str]:
    """All rounds, one after the other."""
    return [page for pages in reckoning_by_round(say, view, events).values() for page in pages]


def reckoning_by_round(say: Say, view: ArenaView, events: Iterable[Event]) -> Mapping[int, list[str]]:
    """The pages of each round that `events` reckon."""
    rounds: dict[int, list[Reckoned]] = {}
    for event in events:
        if isinstance(event, OrderReckoned | AttackReckoned | HealthReckoned):
            rounds.setdefault(event.round, []).append(event)
    return {number: _pages(say, view, number, rounds[number]) for number in sorted(rounds)}


def _pages(say: Say, view: ArenaView, number: int, events: Sequence[Reckoned]) -> list[str]:
    lines = [f"**{say('arena-reckon-round', round=number)}**", *(clip(_line(say, view, event), PARAGRAPH) for event in events)]
    return split_text("\n".join(lines), PARAGRAPH)


def _line(say: Say, view: ArenaView, event: Reckoned) -> str:
    match event:
        case OrderReckoned():
            return say("arena-reckon-deed", name=name_of(say, view.line(event.seat)), deed=_deed(say, view, event))
        case AttackReckoned():
            return _blow(say, view, event)
        case HealthReckoned():
            return _sum(say, view, event)


def _deed(say: Say, view: ArenaView, event: OrderReckoned) -> str:
    deed = _done(say, view, event)
    if event.came == "declared":
        return deed
    return f"{deed} ({say('arena-reckon-came', came=event.came, rule=event.rule)})"


def _done(say: Say, view: ArenaView, event: OrderReckoned) -> str:
    target = "" if event.target is None else name_of(say, view.line(event.target))
    match event.verb:
        case "attack":
            return say("arena-reckon-attack", target=target, stance=event.stance or "balanced")
        case "hail" if event.stance == "furious":
            return say("arena-reckon-hail-furious", number=event.number or 0)
        case "hail":
            return say("arena-reckon-hail", number=event.number or 0)
        case "idle":
            return say("arena-reckon-idle")
        case ability:
            return say("arena-reckon-help", ability=ability, target=target)


def _blow(say: Say, view: ArenaView, event: AttackReckoned) -> str:
    parts = [say("arena-reckon-die", die=event.die, faces=event.faces), *(_modifier(say, view, one) for one in event.modifiers)]
    return say(
        "arena-reckon-blow",
        attacker=name_of(say, view.line(event.attacker)),
        target=name_of(say, view.line(event.target)),
        sum=" ".join(parts),
        total=minus(event.total),
        wounds=event.wounds,
        rule=event.rule,
    )


def _modifier(say: Say, view: ArenaView, modifier: Modifier) -> str:
    by = name_of(say, view.line(modifier.by))
    return say("arena-reckon-modifier", value=signed(modifier.value), cause=modifier.cause, by=by, rule=modifier.rule)


def _sum(say: Say, view: ArenaView, event: HealthReckoned) -> str:
    """The sum as ARENA-R5 adds it up; what goes beyond 3 or below 0 is told as kept."""
    changes = ""
    if event.wounds:
        changes += say("arena-reckon-wounds", count=event.wounds)
    if event.spurt:
        changes += say("arena-reckon-spurt", count=event.spurt)
    if event.healing:
        changes += say("arena-reckon-healing", count=event.healing)
    total = event.before - event.wounds - event.spurt + event.healing
    told = say(
        "arena-reckon-health",
        name=name_of(say, view.line(event.seat)),
        before=event.before,
        changes=changes,
        after=minus(total),
        rule=event.rule,
    )
    if event.after < 0:
        return told + say("arena-reckon-bounded", state=say("arena-dead"))
    return told if total == event.after else told + say("arena-reckon-bounded", state=str(event.after))


def tell_class(say: Say, view: ArenaView, event: ClassRevealed) -> str:
    facts = {"name": name_of(say, view.line(event.seat)), "class": event.cls}
    return say("arena-told-class-open", **facts) if event.why == "open" else say("arena-told-class", **facts)
