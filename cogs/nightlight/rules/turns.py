"""A turn: Defend, then Attack (NL-P2-a, NL-P2.D, NL-P2.A)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules.actions import Attack
from cogs.nightlight.rules.board import Board, Enemy, Stuffed, living, ready_enemies
from cogs.nightlight.rules.declaring import attack_with, attacking_cards, can_attack, declare, wishes
from cogs.nightlight.rules.events import AttackSkipped, DefendSkipped
from cogs.nightlight.rules.events import TurnBegun as Begun
from cogs.nightlight.rules.numbers import tier_of
from cogs.nightlight.rules.raiding import choosers
from cogs.nightlight.rules.rounds import is_loose, waiting_turns
from cogs.nightlight.rules.sets import enemy_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import AttackAsked, BossLooms, Defended, RoundChecked, RoundEnded, TurnAhead, TurnOver, WindowOpened
from cogs.nightlight.rules.windows import open_window


def turn_ahead(state: NightlightState, step: TurnAhead) -> Iterator[Event]:
    """One open window before the check, as everything is readied after the one that ends the round (NL-R28)."""
    state.agenda.append(RoundChecked(seat=step.seat))
    open_window(state, "after_turn" if ready_enemies(state) else "round_end")
    return iter(())


def round_checked(state: NightlightState, step: RoundChecked) -> Iterator[Event]:
    """At the start of each turn, the first one of a round included (NL-P2.E-a, NL-P2.E-b, NL-R29)."""
    if not ready_enemies(state):
        state.agenda.append(RoundEnded())
    elif step.seat < 0 and is_loose(state):
        state.stage = "lap"
    else:
        seat = step.seat if step.seat >= 0 else next(iter(waiting_turns(state)), living(state)[0].seat)
        yield from begin_turn(state, seat)


def order_of(state: NightlightState, seat: int) -> int:
    """How far a seat sits from the first player, clockwise."""
    return (seat - state.first) % len(state.animals)


def begin(state: NightlightState, seat: int) -> Iterator[Event]:
    """In a loose lap somebody's turn comes, with its own check (NL-R34); before one that ends the round all are asked (NL-R41)."""
    state.stage = ""
    state.agenda.append(RoundChecked(seat=seat) if ready_enemies(state) else TurnAhead(seat=seat))
    return iter(())


def begin_turn(state: NightlightState, seat: int) -> Iterator[Event]:
    """The check found a ready enemy. Whoever was unstuffed meanwhile is passed over (NL-UNS-b)."""
    if not state.animals[seat].alive:
        seat = next_seat(state, seat)
    if not is_loose(state) and state.turn is not None and order_of(state, seat) <= order_of(state, state.turn):
        state.lap += 1
    state.turn, state.used = seat, []
    state.turns_begun += 1
    state.had_turn.append(seat)
    state.animals[seat].turns += 1
    state.agenda += [TurnOver(seat=seat), Defended(seat=seat), WindowOpened(moment="defend")]
    if state.turns_begun == 1:
        state.agenda.append(BossLooms())
    yield Begun(round=state.round, lap=state.lap, seat=seat)


def next_seat(state: NightlightState, seat: int) -> int:
    """The next living animal clockwise from a seat; the same one where no other lives."""
    order = [one.seat for one in living(state)]
    return min(order, key=lambda one: (one - seat - 1) % len(state.animals))


def attackers(board: Board, animal: Stuffed) -> list[Enemy]:
    """Ready denizens of the highest tier, in the order they came (NL-P2.D-a, NL-R3, NL-SETUP4-f)."""
    ready = [one for one in animal.front if not one.exhausted]
    highest = max((tier_of(board, one.id) for one in ready), default=0)
    return [one for one in ready if tier_of(board, one.id) == highest]


def are_alike(board: Board, denizens: list[Enemy]) -> bool:
    """Copies of one card with as many wounds: choosing among them would change nothing."""
    return len({(enemy_card(board, one.id).id, one.wounds) for one in denizens}) <= 1


def defended(state: NightlightState, step: Defended) -> Iterator[Event]:
    """One denizen attacks; without a ready one the step is skipped (NL-P2.D-c, NL-P2.D-f, NL-R4)."""
    animal = state.animals[step.seat]
    if not animal.alive:
        return
    state.agenda += [AttackAsked(seat=step.seat), WindowOpened(moment="between")]
    yield from _attacked(state, animal)


def _attacked(state: NightlightState, animal: Stuffed) -> Iterator[Event]:
    """The only one declares its attack; of several its player chooses."""
    found = attackers(state, animal)
    state.stage, state.tied = "", []
    if not found:
        yield DefendSkipped(seat=animal.seat)
    elif are_alike(state, found):
        yield from declare(state, "defend", found[0].id, animal.key)
    else:
        state.stage, state.tied = "defend", [one.id for one in found]


def defend(state: NightlightState, seat: int, denizen: str) -> Iterator[Event]:
    """The defender broke the tie (NL-P2.D-b)."""
    state.stage, state.tied = "", []
    yield from declare(state, "defend", denizen, state.animals[seat].key)


def attack_asked(state: NightlightState, step: AttackAsked) -> Iterator[Event]:
    """Asked only who may attack at all (NL-P2.A-d, NL-R26)."""
    animal = state.animals[step.seat]
    if not animal.alive:
        return
    if can_attack(state, step.seat):
        state.stage = "attack"
        return
    yield AttackSkipped(seat=step.seat, why="no_enemy" if attacking_cards(state, animal) else "no_card")


def attack(state: NightlightState, seat: int, action: Attack) -> Iterator[Event]:
    """One card of the own stash, no more in this turn (NL-P2.A-b)."""
    wished = wishes(state, seat, action.card, action.enemy, action.targets)
    state.stage, state.used = "", [action.card]
    yield from attack_with(state, seat, action.card, action.enemy, "attack", wished)


def pass_attack(state: NightlightState, seat: int) -> Iterator[Event]:
    state.stage = ""
    yield AttackSkipped(seat=seat, why="passed")


def look_again(state: NightlightState) -> Iterator[Event]:
    """After a free action: what was waited for may have changed or be impossible now (NL-R24, NL-R26)."""
    animal = state.animals[state.turn] if state.turn is not None else None
    match state.stage:
        case "defend" | "attack" if animal is None or not animal.alive:
            state.stage, state.tied = "", []
        case "defend" if animal is not None and [one.id for one in attackers(state, animal)] != state.tied:
            yield from _attacked(state, animal)
        case "attack" if animal is not None and not can_attack(state, animal.seat):
            state.stage = ""
            yield AttackSkipped(seat=animal.seat, why="no_enemy" if attacking_cards(state, animal) else "no_card")
        case "lap" if not waiting_turns(state):
            state.stage, state.lap, state.had_turn = "", state.lap + 1, []
            state.agenda.append(TurnAhead(seat=-1))
        case "raid" if not choosers(state):
            state.stage = ""
        case _:
            pass


def turn_over(state: NightlightState, step: TurnOver) -> Iterator[Event]:
    """Clockwise to the next living animal, or to whoever begins next in a loose lap (NL-RND-d, NL-R34)."""
    state.stage = ""
    if not is_loose(state):
        state.agenda.append(TurnAhead(seat=next_seat(state, step.seat)))
        return iter(())
    if not waiting_turns(state):
        state.lap, state.had_turn = state.lap + 1, []
    state.agenda.append(TurnAhead(seat=-1))
    return iter(())
