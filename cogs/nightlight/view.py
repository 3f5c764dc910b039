"""What a seat, or a spectator, may see of a night: built from nothing (NL-R33). Nearly all lies open; decks are numbers."""

from bot.kernel.game import Model, View
from cogs.nightlight.rules.board import Attack, Boss, Enemy, Status, Stuffed, Window
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.state import NightlightState, Proposal
from cogs.nightlight.rules.words import DeckName, Phase, Stage


class Looking(Model):
    """Somebody looks at the top of a deck: who and where, for all."""

    seat: int
    deck: DeckName
    count: int
    most: int


class Own(Model):
    """What only the seat itself may know."""

    seat: int
    seen: tuple[str, ...] = ()  # of the peek that waits for its answer


class NightlightView(View):
    """Enough for pictures, stories, prompts, the parser, previews and the scripted player; a `Board` (rules/board.py)."""

    options: NightlightOptions
    animals: tuple[Stuffed, ...]  # by seat
    first: int
    round: int
    phase: Phase
    stage: Stage
    raid: int
    lap: int
    turn: int | None
    turns_begun: int
    had_turn: tuple[int, ...]
    tied: tuple[str, ...]
    used: tuple[str, ...]
    status: Status
    cause: str

    toy_deck: int  # cards left
    toy_discard: tuple[str, ...]  # the last one on top
    row: tuple[str, ...]
    taken: dict[int, str]
    nightmare_deck: int
    nightmare_discard: tuple[str, ...]
    sleeping: tuple[Enemy, ...]
    dream_deck: int
    dreams: tuple[str, ...]  # face up, the top one last
    dream_ended: bool
    boss_ahead: str | None
    boss: Boss | None
    boss_banished: str | None

    attack: Attack | None
    last_attack: Attack | None
    attacks: int
    windows: tuple[Window, ...]
    windows_opened: int
    questions: tuple[Question, ...]  # that an effect asks now
    asking_card: str | None
    answers: dict[int, tuple[str, ...]]
    questions_asked: int
    looking: Looking | None
    proposal: Proposal | None
    proposals: int
    inheriting: int | None
    fallen: int | None
    left: tuple[int, ...]
    stand_ins: dict[int, int]
    handed_over: str | None
    busy: int
    you: Own | None = None

    def cards_left(self, deck: DeckName) -> int:
        return {"toy_chest": self.toy_deck, "nightmare": self.nightmare_deck, "dream": self.dream_deck}[deck]

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.windows else None

    @property
    def is_over(self) -> bool:
        return self.status != "playing"

    @property
    def is_held(self) -> bool:
        return bool(self.questions) or self.looking is not None or self.inheriting is not None


def build_view(state: NightlightState, seat: int | None) -> NightlightView:
    """The view of `seat`; None, or the GM, is a spectator. Everything in it is a copy."""
    asking, peek = state.asking, state.peek
    return NightlightView(
        options=state.options,
        animals=tuple(one.model_copy(deep=True) for one in state.animals),
        first=state.first,
        round=state.round,
        phase=state.phase,
        stage=state.stage,
        raid=state.raid,
        lap=state.lap,
        turn=state.turn,
        turns_begun=state.turns_begun,
        had_turn=tuple(state.had_turn),
        tied=tuple(state.tied),
        used=tuple(state.used),
        status=state.status,
        cause=state.cause,
        toy_deck=len(state.toy_deck),
        toy_discard=tuple(state.toy_discard),
        row=tuple(state.row),
        taken=dict(state.taken),
        nightmare_deck=len(state.nightmare_deck),
        nightmare_discard=tuple(state.nightmare_discard),
        sleeping=tuple(one.model_copy() for one in state.sleeping),
        dream_deck=len(state.dream_deck),
        dreams=tuple(state.dreams),
        dream_ended=state.dream_ended,
        boss_ahead=state.boss_ahead,
        boss=state.boss.model_copy() if state.boss else None,
        boss_banished=state.boss_banished,
        attack=state.attack.model_copy(deep=True) if state.attack else None,
        last_attack=state.last_attack.model_copy(deep=True) if state.last_attack else None,
        attacks=state.attacks,
        windows=tuple(one.model_copy(deep=True) for one in state.windows),
        windows_opened=state.windows_opened,
        questions=tuple(asking.questions) if asking else (),
        asking_card=asking.step.card if asking else None,
        answers={one: tuple(answer) for one, answer in asking.answers.items()} if asking else {},
        questions_asked=state.questions_asked,
        looking=Looking(seat=peek.seat, deck=peek.deck, count=len(peek.cards), most=peek.most) if peek else None,
        proposal=state.proposal.model_copy(deep=True) if state.proposal else None,
        proposals=state.proposals,
        inheriting=state.inheriting,
        fallen=state.fallen,
        left=tuple(state.left),
        stand_ins=dict(state.stand_ins),
        handed_over=state.handed_over,
        busy=state.busy,
        you=None if seat is None or seat < 0 else Own(seat=seat, seen=tuple(peek.cards) if peek and peek.seat == seat else ()),
    )
