"""One round from closing to announcement: all orders at once, on the state at the round's start (ARENA-BATTLE-b, ARENA-R4)."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from bot.kernel.dice import Dice
from bot.kernel.game import EVERYONE, Audience, Event
from cogs.arena.rules.actions import Absent, Attack, Conduct, Curse, Hail, Heal, Idle, Order, Post
from cogs.arena.rules.blows import Blow, add_up, effects_of, strike, wounds_on
from cogs.arena.rules.events import (
    AttackReckoned,
    BlowTold,
    Changed,
    ClassRevealed,
    HealthReckoned,
    OrderLapsed,
    OrderMissed,
    OrderReckoned,
    OwnRoll,
    PostPublished,
    RoundResolved,
)
from cogs.arena.rules.health import Sum, add_health, healing_on, spurt_of
from cogs.arena.rules.orders import Carried, settle_order
from cogs.arena.rules.state import TRACE_KEPT, ArenaState, Roll
from cogs.arena.rules.victory import finish_round
from cogs.arena.rules.words import DEAD, OWN_STANCE, QUIET_SHOWN, TEAMS, Stance, Status, Team, Verb, status_of
from cogs.arena.view import shown

RANK: Mapping[Status, int] = {"dead": 0, "down": 1, "standing": 2}


def resolve_round(state: ArenaState, orders: Mapping[int, Order], posts: Mapping[int, Post], dice: Dice) -> Iterator[Event]:
    """Dice in seat order, then the four steps of ARENA-R4, then what everybody, each seat and the final report are told."""
    carried: dict[int, Carried] = {}
    blows: list[Blow] = []
    for one in state.characters:
        if one.alive:
            order = orders.get(one.seat) or Absent(decision="")
            carried[one.seat] = _with_its_text(state, one.seat, settle_order(state, one, order, dice), posts)
            blows += strike(state, one, carried[one.seat], dice)
    effects = effects_of(carried)
    for blow in blows:
        add_up(state, blow, effects)
    taken, healed = wounds_on(state, blows), healing_on(carried)
    sums = [
        add_health(state, one, taken.get(one.seat, 0), spurt_of(one, carried.get(one.seat)), healed.get(one.seat, 0))
        for one in state.characters
        if one.alive
    ]
    was: dict[int, Status] = {total.seat: state.characters[total.seat].status for total in sums}
    _keep_books(state, sums, carried, blows, orders)
    yield from _announcement(state, sums, was, posts)
    yield from _blows_told(state, blows)
    yield from _deaths(state, was)
    yield from _private(state, orders, carried)
    yield from _reckoning(state, carried, blows, sums)
    state.ruled, state.voided, state.votes, state.posts = {}, [], {}, []
    yield from finish_round(state)


def _with_its_text(state: ArenaState, seat: int, carried: Carried, posts: Mapping[int, Post]) -> Carried:
    """Where texts wait for the announcement, an order that needs one is judged at closing (ARENA-R30)."""
    options = state.options
    if options.post_required == "off" or options.posts == "at_once" or carried.came != "declared":
        return carried
    if seat in posts or isinstance(carried.order, Idle) or not state.characters[seat].standing:
        return carried
    return Carried(Idle(decision=carried.order.decision), "unclear", "ARENA-R30")


# ---- books


def _keep_books(state: ArenaState, sums: list[Sum], carried: dict[int, Carried], blows: list[Blow], orders: Mapping[int, Order]) -> None:
    state.resolved = state.round
    for total in sums:
        one = state.characters[total.seat]
        one.health = max(DEAD, total.after)
    for one in state.characters:
        before = one.trace[-1]
        one.back = before == 0 and one.standing
        one.trace = [*one.trace, one.health][-TRACE_KEPT:]
    for seat, what in carried.items():
        one = state.characters[seat]
        one.missed = one.missed + 1 if isinstance(orders.get(seat), Absent) or seat not in orders else 0
        if isinstance(what.order, Heal):
            one.healed += 1
        struck = [blow for blow in blows if blow.attacker == seat]
        one.dealt += sum(blow.wounds for blow in struck)
        if struck:
            one.last = _own_roll(state, what, struck)
    _public_books(state, sums)


def _public_books(state: ArenaState, sums: list[Sum]) -> None:
    """Counters that follow from what everybody may see, so that they tell nothing more."""
    changed = any(total.before != max(DEAD, total.after) for total in sums)
    state.quiet = 0 if changed else state.quiet + 1
    numbers = state.options.health == "numbers"
    for team in TEAMS:
        pairs = [(total.before, max(DEAD, total.after)) for total in sums if state.characters[total.seat].team == team]
        seen = pairs if numbers else [(RANK[status_of(before)], RANK[status_of(after)]) for before, after in pairs]
        state.dry[team] = 0 if any(after < before for before, after in seen) else state.dry[team] + 1
        if team not in state.healing_seen and any(after > before for before, after in seen):
            state.healing_seen = [*state.healing_seen, team]


def _own_roll(state: ArenaState, carried: Carried, struck: list[Blow]) -> Roll:
    first = struck[0]
    one_die = first.hail and state.options.hail_dice == "one"
    return Roll(
        round=state.round,
        dice=(first.die,) if one_die else tuple(blow.die for blow in struck),
        stance=first.stance,
        modifier=OWN_STANCE[first.stance] - first.hail,
        blows=first.hail or 1,
        fell_on=tuple(blow.target for blow in struck) if first.hail or carried.chosen else (),
    )


# ---- what is told


def _announcement(state: ArenaState, sums: list[Sum], was: Mapping[int, Status], posts: Mapping[int, Post]) -> Iterator[Event]:
    """The net change of each character in a fixed order, and the texts that waited (ARENA-R26)."""
    numbers = state.options.health == "numbers"
    yield RoundResolved(
        round=state.round,
        quiet=state.quiet if state.quiet >= QUIET_SHOWN else 0,
        good=_net(state, sums, "good") if numbers else None,
        evil=_net(state, sums, "evil") if numbers else None,
    )
    for team in TEAMS:
        for total in sums:
            one = state.characters[total.seat]
            if one.team == team:
                yield Changed(
                    round=state.round,
                    seat=one.seat,
                    before=shown(state.options, total.before),
                    after=shown(state.options, total.after),
                    was=was[one.seat],
                    now=one.status,
                    back=one.back,
                )
    for seat in sorted(posts):
        yield PostPublished(round=state.round, seat=seat, text=posts[seat].text)


def _net(state: ArenaState, sums: list[Sum], team: Team) -> int:
    return sum(max(DEAD, total.after) - total.before for total in sums if state.characters[total.seat].team == team)


def _blows_told(state: ArenaState, blows: list[Blow]) -> Iterator[Event]:
    if state.options.announce == "blows":
        for blow in blows:
            yield BlowTold(round=state.round, attacker=blow.attacker, target=blow.target, wounds=blow.wounds)


def _deaths(state: ArenaState, was: Mapping[int, Status]) -> Iterator[Event]:
    options = state.options
    if options.reveal_class_on_death == "on" and options.announce != "full":
        for seat in was:
            one = state.characters[seat]
            if not one.alive:
                yield ClassRevealed(seat=seat, cls=one.cls, why="death")


def _private(state: ArenaState, orders: Mapping[int, Order], carried: dict[int, Carried]) -> Iterator[Event]:
    """Own dice to each attacker; to the others what became of an order that wasn't one."""
    for seat, what in carried.items():
        one = state.characters[seat]
        if one.missed:
            yield OrderMissed(audience=(seat,), round=state.round, seat=seat, in_a_row=one.missed)
        elif what.came == "unclear" and isinstance(what.order, Idle):
            yield OrderLapsed(audience=(seat,), round=state.round, seat=seat, rule=what.rule)
        if one.last is not None and one.last.round == state.round:
            yield OwnRoll(audience=(seat,), seat=seat, roll=one.last)


def _reckoning(state: ArenaState, carried: dict[int, Carried], blows: list[Blow], sums: list[Sum]) -> Iterator[Event]:
    """Every order, die, modifier and sum; at the end, or at once where classes are open (ARENA-R26, ARENA-R28)."""
    audience: Audience = EVERYONE if state.options.announce == "full" else "end"
    for seat, what in carried.items():
        for deed in _deeds(what):
            yield OrderReckoned(
                audience=audience,
                round=state.round,
                seat=seat,
                verb=deed.verb,
                target=deed.target,
                stance=deed.stance,
                number=deed.number,
                came=what.came,
                rule=what.rule,
            )
    for blow in blows:
        yield AttackReckoned(
            audience=audience,
            round=state.round,
            attacker=blow.attacker,
            target=blow.target,
            die=blow.die,
            faces=blow.faces,
            modifiers=blow.modifiers,
            total=blow.total,
            wounds=blow.wounds,
        )
    for total in sums:
        if total.wounds or total.spurt or total.healing:
            yield HealthReckoned(
                audience=audience,
                round=state.round,
                seat=total.seat,
                before=total.before,
                wounds=total.wounds,
                spurt=total.spurt,
                healing=total.healing,
                after=total.after,
            )


class Deed(NamedTuple):
    """One line of the final report's orders."""

    verb: Verb | Literal["idle"]
    target: int | None = None
    stance: Stance | None = None
    number: int | None = None


def _deeds(carried: Carried) -> list[Deed]:
    match carried.order:
        case Attack() as order:
            return [Deed("attack", order.target, order.stance)]
        case Hail() as order:
            return [Deed("hail", stance="furious" if order.stance == "furious" else None, number=order.number)]
        case Conduct() as order:
            return [Deed(help, target) for help, target in order.helps]
        case Heal() as order:
            return [Deed("heal", order.target)]
        case Curse() as order:
            return [Deed("curse", order.target)]
        case Idle():
            return [Deed("idle")]
