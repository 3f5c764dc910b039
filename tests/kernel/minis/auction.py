"""Three bid in secret for one of three lots; a tie is settled by a named draw. Proves sealed groups."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.kernel.dice import Dice
from bot.kernel.game import (
    END,
    Action,
    Choices,
    Choose,
    Decision,
    Event,
    Game,
    Joining,
    Note,
    Options,
    Outcome,
    Picks,
    RuleViolation,
    State,
    System,
    View,
)

LOTS = 3  # AU-1
PURSE = 6  # AU-2


class Bid(Action):
    kind: Literal["bid"] = "bid"
    coins: int


class Boast(Action):
    """Words beside the game: an offered decision without a group."""

    kind: Literal["boast"] = "boast"
    text: Note


class Sold(Event):
    kind: Literal["sold"] = "sold"
    lot: int
    seat: int
    price: int


class Reckoned(Event):
    """Every bid, when all is over."""

    kind: Literal["reckoned"] = "reckoned"
    lot: int
    bids: tuple[int, ...]


class Boasted(Event):
    kind: Literal["boasted"] = "boasted"
    seat: int
    note: str


class Fined(System):
    """A GM's ruling: a seat's purse is lowered, which may make a kept bid illegal."""

    kind: Literal["fined"] = "fined"
    seat: int
    coins: int


class AuctionOptions(Options):
    lots: int = LOTS


class AuctionState(State):
    lots: int
    lot: int = 0
    purses: list[int]
    won: list[int]


class AuctionView(View):
    lot: int
    won: tuple[int, ...]
    purse: int | None


class Auction(Game[AuctionState, Any, AuctionView]):
    key = "auction"
    prefix = "AU"
    seats = (3, 3)
    length_bound = 60
    state_type = AuctionState
    view_type = AuctionView
    options_type = AuctionOptions
    action_type = Annotated[Bid | Boast, Field(discriminator="kind")]
    event_type = Annotated[Sold | Reckoned | Boasted, Field(discriminator="kind")]
    system_type = Fined

    def new(self, options: AuctionOptions, seats: Sequence[Joining], dice: Dice) -> AuctionState:
        return AuctionState(lots=options.lots, purses=[PURSE] * len(seats), won=[0] * len(seats))

    def decisions(self, state: AuctionState) -> list[Decision]:
        if state.lot >= state.lots:
            return []
        bids = [self._bid(state, seat) for seat in range(len(state.purses))]
        boasts = [Decision(f"l{state.lot}.boast.s{seat}", (seat,), "boast", awaited=False) for seat in range(len(state.purses))]
        return [*bids, *boasts]

    def _bid(self, state: AuctionState, seat: int) -> Decision:
        name = f"l{state.lot}.bid.s{seat}"
        nothing = Bid(decision=name, coins=0)
        return Decision(name, (seat,), "bid", group=f"l{state.lot}", secret=True, opens="end", default=nothing, shows="count")

    def choices(self, state: AuctionState, seat: int, decision: Decision, picks: Picks) -> Choices | None:
        if decision.ask == "boast":
            return (Choices("kind", ("boast",)), Choices("text", form="note", limit=100), None)[len(picks)]
        return (Choices("kind", ("bid",)), Choices("coins", tuple(range(state.purses[seat] + 1))), None)[len(picks)]

    def refusal(self, state: AuctionState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
        return RuleViolation("AU-2", purse=state.purses[seat])

    def apply(self, state: AuctionState, seat: int, action: Boast, dice: Dice) -> Iterable[Event]:
        yield Boasted(seat=seat, note=action.text)

    def resolve(self, state: AuctionState, group: str, answers: Mapping[str, tuple[int, Bid]], dice: Dice) -> Iterable[Event]:
        bids = {seat: bid.coins for seat, bid in answers.values()}
        best = max(bids.values())
        tied = sorted(seat for seat, coins in bids.items() if coins == best)
        winner = tied[0] if len(tied) == 1 else tied[dice.named(f"tie.{state.lot}", len(tied)) - 1]
        yield Sold(lot=state.lot, seat=winner, price=best)
        yield Reckoned(lot=state.lot, bids=tuple(bids[seat] for seat in sorted(bids)), audience=END)
        state.purses[winner] -= best
        state.won[winner] += 1
        state.lot += 1

    def stale(self, state: AuctionState, seat: int, action: Bid) -> Bid | None:
        """All that is left, where a fine took what was bid; void where it took everything."""
        return action.model_copy(update={"coins": state.purses[seat]}) if state.purses[seat] else None

    def system(self, state: AuctionState, act: Fined, dice: Dice) -> Iterable[Event]:
        state.purses[act.seat] = max(0, state.purses[act.seat] - act.coins)
        return ()

    def view(self, state: AuctionState, seat: int | None) -> AuctionView:
        return AuctionView(lot=state.lot, won=tuple(state.won), purse=None if seat is None else state.purses[seat])

    def outcome(self, state: AuctionState) -> Outcome | None:
        if state.lot < state.lots:
            return None
        best = max(state.won)
        winners = tuple(seat for seat, won in enumerate(state.won) if won == best)
        return Outcome("AU-3", winners=winners, draw=len(winners) > 1, scores=dict(enumerate(state.won)))

    def script(self, view: AuctionView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> Any:
        if decision.ask == "boast":
            return Boast(decision=decision.id, text="mine")
        return Bid(decision=decision.id, coins=rng.randint(0, view.purse or 0))
