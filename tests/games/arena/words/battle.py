"""A battle played by script, with everything it tells: real views and events for tests of words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.i18n.files import sources
from bot.i18n.languages import LANGS, Lang
from bot.i18n.texts import Texts
from bot.kernel.dice import Stream
from bot.kernel.game import Choices, Decision, Event, Picks
from cogs.arena.library import figures
from cogs.arena.room import ROOM
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaJoining, ArenaState
from cogs.arena.rules.words import Cls
from cogs.arena.view import ArenaView
from tests.chance import seeded

GAME = ROOM.game
TEXTS = Texts({lang: list(sources(lang)) for lang in LANGS}, strict=True)


@dataclass(frozen=True)
class Speech:
    """Strict texts of one language: a missing word or fact fails the test."""

    lang: Lang

    def __call__(self, key: str, **facts: Any) -> str:
        return TEXTS.say(self.lang, key, **facts)


SAY = {lang: Speech(lang) for lang in LANGS}
MIX: tuple[Cls, ...] = ("conductor", "vocal", "drummer", "drummer", "vocal", "conductor")


def joinings(size: int, mix: Sequence[Cls] = MIX) -> list[ArenaJoining]:
    sides = [[figure for figure in figures() if figure.team == team][:size] for team in ("good", "evil")]
    return [figure.joining(cls) for side in sides for figure, cls in zip(side, mix, strict=False)]


@dataclass
class Told:
    """One closing: the state after it, and every event of it."""

    state: ArenaState
    events: list[Event]


def chooser(state: ArenaState, seat: int, decision: Decision) -> Callable[[Picks], Choices | None]:
    return lambda picks: GAME.choices(state, seat, decision, picks)


def play(size: int = 4, seed: int = 1, seats: Sequence[ArenaJoining] = (), **options: object) -> list[Told]:
    """From the opening to the end; the first item is the opening."""
    state = GAME.new(ArenaOptions.model_validate({"size": size, **options}), seats or joinings(size), Stream(bytes([seed]), "start"))
    told = [Told(state.model_copy(deep=True), list(GAME.opening_events(state)))]
    rng = seeded(seed)
    while orders := [one for one in GAME.decisions(state) if one.ask == "order"]:
        answers = {}
        for decision in orders:
            seat = decision.asked[0]
            answers[decision.id] = (seat, GAME.script(GAME.view(state, seat), decision, chooser(state, seat, decision), rng))
        dice = Stream(bytes([seed]), f"round{state.round}")
        events = list(GAME.resolve(state, f"r{state.round}.order", answers, dice))
        told.append(Told(state.model_copy(deep=True), events))
    return told


def meant_for(events: Sequence[Event], seat: int | None = None, *, over: bool = False) -> list[Event]:
    """What a reader may read: the public's, an own seat's, and at the end what opens then."""
    return [
        event
        for event in events
        if event.audience == "everyone"
        or (event.audience == "end" and over)
        or (isinstance(event.audience, tuple) and seat is not None and seat in event.audience)
    ]


def view_at(told: Told, seat: int | None = None) -> ArenaView:
    return GAME.view(told.state, seat)
