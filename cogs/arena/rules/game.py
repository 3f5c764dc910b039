"""Arena: Good against Evil, tied together for the kernel."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.kernel.dice import Dice
from bot.kernel.game import Choices, Choose, Decision, Event, Game, Outcome, Picks, RuleViolation
from cogs.arena.rules.actions import (
    POST_LIMIT,
    Absent,
    ArenaAction,
    ArenaStanding,
    Attack,
    Concede,
    Conduct,
    Curse,
    Hail,
    Heal,
    Idle,
    Order,
    Post,
    Rest,
    RuleTarget,
    Unclear,
    VoidOrder,
)
from cogs.arena.rules.acts import ArenaSystem, Script
from cogs.arena.rules.asking import open_decisions
from cogs.arena.rules.choosing import concede_choices, master_choices, order_choices, order_refusal, post_choices
from cogs.arena.rules.concession import vote
from cogs.arena.rules.events import ArenaEvent, ClassRevealed, PostPublished
from cogs.arena.rules.legality import position_of
from cogs.arena.rules.odds import preview_order
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.resolution import resolve_round
from cogs.arena.rules.rulings import made_illegal, rule_in_secret, rule_openly
from cogs.arena.rules.samples import largest_battle, sample_battle
from cogs.arena.rules.setup import check_names, check_side, check_start, new_battle
from cogs.arena.rules.state import POSTS_KEPT, ArenaJoining, ArenaState, Posted
from cogs.arena.rules.texts import lint
from cogs.arena.rules.victory import round_opened
from cogs.arena.script import LEVELS, script_answer, scripted_line
from cogs.arena.view import ArenaView, build_view


class Arena(Game[ArenaState, Any, ArenaView]):
    """Two sides, hidden orders, one resolution a round."""

    key = "arena"
    prefix = "ARENA"
    version = 1
    finished = True
    seats = (4, 12)
    seats_per_person = 1  # ARENA-HERO-a
    script_levels = LEVELS
    length_bound = 2_000

    state_type = ArenaState
    view_type = ArenaView
    options_type = ArenaOptions
    joining_type = ArenaJoining
    action_type = ArenaAction
    event_type = ArenaEvent
    system_type = ArenaSystem
    standing_type = ArenaStanding

    def sample(self, rng: random.Random) -> tuple[ArenaOptions, list[ArenaJoining]]:
        return sample_battle(rng)

    def largest(self) -> ArenaState:
        return largest_battle()

    def check_joining(self, options: ArenaOptions, seats: Sequence[ArenaJoining], joining: ArenaJoining) -> None:
        check_side(options, seats, joining.team)
        check_names(seats, joining)

    def check_table(self, options: ArenaOptions, seats: Sequence[ArenaJoining]) -> None:
        check_start(options, seats)

    def new(self, options: ArenaOptions, seats: Sequence[ArenaJoining], dice: Dice) -> ArenaState:
        return new_battle(options, seats)

    def opening_events(self, state: ArenaState) -> Iterable[Event]:
        if state.options.announce == "full":  # open classes (ARENA-R26)
            yield from (ClassRevealed(seat=one.seat, cls=one.cls, why="open") for one in state.characters)
        yield round_opened(state)

    def decisions(self, state: ArenaState) -> list[Decision]:
        return open_decisions(state)

    def choices(self, state: ArenaState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        match decision.ask:
            case "order":
                return order_choices(position_of(state, seat), picks)
            case "post":
                return post_choices(picks)
            case "concede":
                return concede_choices(state, seat, picks)
            case _:
                return master_choices(state, picks)

    def refusal(self, state: ArenaState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        match decision.ask:
            case "order":
                return order_refusal(position_of(state, seat), picks)
            case "post":
                return RuleViolation("ARENA-R30")
            case "concede":
                return RuleViolation("ARENA-R39")
            case _:
                return RuleViolation("ARENA-R34", seat=seat)

    def text_refusal(self, state: ArenaState, seat: int, decision: Decision, words: str) -> RuleViolation | None:
        """A text that states mechanics or the own class is held back (ARENA-R31)."""
        return self.mend_refusal(state, seat, words) if decision.ask == "post" else None

    def mend_refusal(self, state: ArenaState, seat: int, words: str) -> RuleViolation | None:
        if len(words) > POST_LIMIT:
            return RuleViolation("ARENA-R30")
        if state.options.post_lint != "block":
            return None
        rule = lint(words, state.characters[seat].cls)
        return RuleViolation(rule, key=f"refused-{rule}-text") if rule else None

    def apply(self, state: ArenaState, seat: int, action: ArenaAction, dice: Dice) -> Iterable[Event]:
        match action:
            case Post(text=text):
                state.posts = [*state.posts, Posted(seat=seat, text=text)][-POSTS_KEPT:]
                yield PostPublished(round=state.round, seat=seat, text=text)
            case Concede() | Rest():
                yield from vote(state, seat, action)
            case RuleTarget() | VoidOrder():
                yield from rule_in_secret(state, action)
            case _:
                raise ValueError(f"{action.kind} belongs to a group")

    def resolve(self, state: ArenaState, group: str, answers: Mapping[str, tuple[int, ArenaAction]], dice: Dice) -> Iterable[Event]:
        orders: dict[int, Order] = {}
        posts: dict[int, Post] = {}
        for seat, action in answers.values():
            match action:
                case Post():
                    posts[seat] = action
                case Attack() | Hail() | Conduct() | Heal() | Curse() | Idle() | Unclear() | Absent():
                    orders[seat] = action
                case _:
                    raise ValueError(f"{action.kind} is no order")
        return resolve_round(state, orders, posts, dice)

    def closes(self, state: ArenaState, group: str, answered: Mapping[str, ArenaAction]) -> bool | None:
        """Before the deadline only where all have answered, and clearly: who is asked which one has time (ARENA-R21, ARENA-R22)."""
        waits = state.options.early_close == "never" or any(isinstance(answer, Unclear) for answer in answered.values())
        return False if waits else None

    def system(self, state: ArenaState, act: ArenaSystem, dice: Dice) -> Iterable[Event]:
        return rule_openly(state, act)

    def stale(self, state: ArenaState, seat: int, action: ArenaAction) -> ArenaAction | None:
        match action:
            case Attack() | Hail() | Conduct() | Heal() | Curse() | Idle() | Unclear() | Absent():
                return made_illegal(state, seat, action)
            case _:
                return None

    def standing(self, state: ArenaState, seat: int, decision: Decision, orders: Sequence[ArenaStanding]) -> ArenaAction | None:
        """A down seat that lies still until healed answers, and agrees with whoever gives up (ARENA-R29, ARENA-R39)."""
        if not orders or seat < 0 or not any(_lies_still(state, seat, order) for order in orders):
            return None
        if decision.ask == "order":
            return Idle(decision=decision.id)
        if decision.ask == "concede" and seat not in state.votes:
            return Rest(decision=decision.id)
        return None

    def view(self, state: ArenaState, seat: int | None) -> ArenaView:
        return build_view(state, seat)

    def preview(self, view: ArenaView, seat: int, action: ArenaAction) -> Mapping[str, Any] | None:
        return preview_order(view, action)

    def outcome(self, state: ArenaState) -> Outcome | None:
        over = state.over
        if over is None:
            return None
        won = tuple(one.seat for one in state.characters if one.team == over.winner)
        lost = tuple(one.seat for one in state.characters if one.seat not in won) if won else ()
        return Outcome(over.cause, winners=won, losers=lost, draw=over.winner is None, side=over.winner or "")

    def script(self, view: ArenaView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> ArenaAction:
        return script_answer(view, decision, choose, rng, level)

    def script_says(self, view: ArenaView, decision: Decision, rng: random.Random, language: str) -> ArenaAction | None:
        """A neutral line drawn by lot while the character stands, whatever its order and its class (content, part 11)."""
        if decision.ask != "post":
            return None
        line = scripted_line(view, decision.asked[0], rng, language)
        return Post(decision=decision.id, text=line) if line else None

    def script_act(self, seat: int, on: bool) -> ArenaSystem:
        """A scripted seat agrees with whoever gives up (ARENA-R39)."""
        return Script(seat=seat, on=on)


def _lies_still(state: ArenaState, seat: int, order: ArenaStanding) -> bool:
    """Down now and at the end of every round since the order was given."""
    one = state.characters[seat]
    ends = one.trace[-(state.round - order.since + 1) :]
    return one.health == 0 and not any(ends)


ARENA = Arena()
