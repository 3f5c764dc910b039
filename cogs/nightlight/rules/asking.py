"""Which decisions are open: rankings, ties, attacks, windows, what effects ask (content, part 8; NL-R34, NL-R40, NL-R41).

Every id ends with the seat whose animal the decision is about (".s2"); others may be asked for it (`owner_of_decision`).
"""

from dataclasses import replace

from bot.kernel.game import Action, Decision
from cogs.nightlight.rules.actions import Begin, Choose, Confirm, Defend, HandOver, Pass, Propose, Put, Take
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.carrying import unanswered
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.raiding import choosers, default_rank
from cogs.nightlight.rules.rounds import waiting_turns
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.windows import moment_now, usable, waiting_seats

HANDED = ("defend", "attack", "begin", "choose", "take", "confirm", "inherit")
"""What a stand-in may answer after the deadline (NL-R40): everything that the table waits for in the open. Not rankings, which are
sealed and resolved together when their time is over; not windows, which close then (NL-R25); not what was seen of a deck (NL-CON-m)."""


def owner_of_decision(decision: Decision) -> int:
    """The seat whose animal a decision is about, whoever answers."""
    return int(decision.id.rpartition(".s")[2])


def open_decisions(state: NightlightState) -> list[Decision]:
    """All that may be answered now, in turn order."""
    if state.is_over:
        return []
    found = _raid(state) if state.stage == "raid" else []
    if state.is_held:
        found += _held(state)
    elif state.window is not None and state.window.depth == state.busy:
        found += _window(state)
    elif not state.busy:
        found += _stage(state)
    return [*(_answerable(state, one) for one in found), *_frees(state, found)]


# ---- each kind


def _raid(state: NightlightState) -> list[Decision]:
    name, seats = f"r{state.round}.raid{state.raid}", choosers(state)
    match state.options.raid:
        case "sealed":
            return [_rank(state, seat, name) for seat in seats]
        case "open":
            return [_decision(f"{name}.take.s{seats[0]}", "take", _default_take(state, seats[0]))] if seats else []
        case "agree":
            return _agree(state, seats, name)


def _rank(state: NightlightState, seat: int, name: str) -> Decision:
    """Sealed, in one group; of a table of one animal no group, so that nothing waits for a closing."""
    id = f"{name}.rank.s{seat}"
    group = name if len(state.animals) > 1 else None
    return replace(_decision(id, "rank", default_rank(state, seat, id)), group=group, secret=True)


def _default_take(state: NightlightState, seat: int) -> Take:
    card = state.row[0]
    fitting = teachable(state, seat, card)
    return Take(decision="", card=card, skill=fitting[0] if fitting else None)


def _agree(state: NightlightState, seats: list[int], name: str) -> list[Decision]:
    """Without a proposal anybody makes one; then everybody else confirms it, or makes another."""
    proposal = state.proposal
    if proposal is None:
        cards = tuple(state.row[: len(seats)])
        own = teachable(state, seats[0], cards[0])
        default = Propose(decision="", cards=cards, skill=own[0] if own else None)
        return [_decision(f"{name}.p{state.proposals}.propose.s{seats[0]}", "propose", default, asked=tuple(seats))]
    found: list[Decision] = []
    for seat in seats:
        if seat not in proposal.confirmed:
            fitting = teachable(state, seat, proposal.cards[seat])
            default = Confirm(decision="", skill=fitting[0] if fitting else None)
            found.append(_decision(f"{name}.p{proposal.n}.confirm.s{seat}", "confirm", default))
    return found


def _held(state: NightlightState) -> list[Decision]:
    """What an effect asks goes before everything else."""
    name = f"r{state.round}.c{state.questions_asked}"
    if state.asking is not None:
        order = [one.seat for one in living(state)]
        return [
            _decision(f"{name}.choose.s{one.seat}", "choose", _default_choice(one))
            for one in sorted(unanswered(state), key=lambda one: order.index(one.seat))
        ]
    if state.peek is not None:
        return [replace(_decision(f"{name}.put.s{state.peek.seat}", "put", Put(decision="")), secret=True)]
    return [_decision(f"{name}.inherit.s{state.inheriting}", "inherit", Pass(decision=""), silence_passes=True)]


def _default_choice(question: Question) -> Choose:
    if question.field == "dice":
        return Choose(decision="", dice=question.default)
    return Choose(decision="", targets=question.default)


def _window(state: NightlightState) -> list[Decision]:
    """One each for who is waited for; it closes when all have passed or its time is over (NL-R25)."""
    window = state.window
    assert window is not None
    name = f"r{state.round}.w{window.n}.{window.moment}"
    time = state.options.window_time
    found = [_decision(f"{name}.s{seat}", "window", Pass(decision=""), silence_passes=True) for seat in waiting_seats(state)]
    return [replace(one, pace="window" if time is None else max(1, time)) for one in found]


def _stage(state: NightlightState) -> list[Decision]:
    name = f"r{state.round}.l{state.lap}"
    match state.stage:
        case "lap":
            return [_decision(f"{name}.begin.s{seat}", "begin", Begin(decision="")) for seat in waiting_turns(state)]
        case "defend":
            return [_decision(f"{name}.defend.s{state.turn}", "defend", Defend(decision="", denizen=state.tied[0]))]
        case "attack":
            return [_decision(f"{name}.attack.s{state.turn}", "attack", Pass(decision=""), silence_passes=True)]
        case _:
            return []


def _frees(state: NightlightState, found: list[Decision]) -> list[Decision]:
    """Free actions of whoever isn't asked in a window anyway: possible at once, waited for by nobody (NL-P2.A-e)."""
    if moment_now(state) is None or not found:
        return []
    asked = {owner_of_decision(one) for one in found if one.ask == "window"}
    able = [one.seat for one in living(state) if one.seat not in asked and one.seat not in state.left and usable(state, one.seat)]
    return [Decision(f"r{state.round}.free.s{seat}", (seat,), "free", awaited=False, silence="pass") for seat in able]


# ---- who answers


def _decision(id: str, ask: str, default: Action, *, asked: tuple[int, ...] = (), silence_passes: bool = False) -> Decision:
    seats = asked or (int(id.rpartition(".s")[2]),)
    named = default.model_copy(update={"decision": id})
    return Decision(id, seats, ask, default=named, silence="pass" if silence_passes else "default")


def _answerable(state: NightlightState, decision: Decision) -> Decision:
    """Who left is answered for, by a stand-in or by the default; a stand-in may answer after a deadline (NL-R40)."""
    if decision.ask == "propose":
        there = tuple(seat for seat in decision.asked if seat not in state.left)
        return replace(decision, asked=there) if there else replace(decision, forced=decision.default)
    seat = owner_of_decision(decision)
    stand_in = state.stand_ins.get(seat)
    if seat in state.left and decision.ask == "put":  # what was seen is nobody else's business
        return replace(decision, forced=decision.default)
    if seat in state.left:
        return replace(decision, asked=(stand_in,)) if stand_in is not None else replace(decision, forced=decision.default)
    if stand_in is None or decision.ask not in HANDED:
        return decision
    if state.handed_over == decision.id:
        return replace(decision, asked=(seat, stand_in))
    return replace(decision, default=HandOver(decision=decision.id))
