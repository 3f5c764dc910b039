"""What the table's manners need of a game beyond its rules: words, pictures and the reading of sentences.

A room takes views, never states. One `Room` object a game, listed in `bot/games.py`.
Small extras are looked for by name:
`check_content()` reads everything that ships and raises ContentFault (bot/kernel/content.py);
`spread` (bot/ui/spread.py) lays a decision out as selects of whole acts;
`told_together` are the kinds of event of which neighbouring entries are told as one;
`figures(say, looks, user)` is what a person's ended games came to, for /mine;
`value_about(say, view, decision, picks, field, value)` is what a value of a choice means, on one line beside it;
`own_picture(say, view, names)` is what a seat alone may see, drawn from its own view; `foreseen(view, action)` is that view as an
act that is about to be declared would make it, None where the picture stays the same; `switch_values(switch)` lists what a type doesn't.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.kernel.game import Action, Decision, Event, Game, Outcome, Picks, RuleViolation, Seat, Value, View


class Say(Protocol):
    """Texts bound to one language."""

    @property
    def lang(self) -> str:
        """ "en" or "ru"."""
        ...

    def __call__(self, key: str, **facts: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of the readings a question back offers."""

    label: str
    action: Action


@dataclass(frozen=True, slots=True)
class Reading:
    """What a sentence was understood as. Exactly one of action, refusal or question is the answer to the order part.

    `then` are further actions of the same sentence, judged in their order after `action` and only while none is refused.
    `keep` is an incomplete order that a ruling keeps until it is made clear (ARENA-R22); `post` is text that the
    writer wants published and that waits for Publish.
    """

    action: Action | None = None
    then: Sequence[Action] = ()
    refusal: RuleViolation | None = None
    question: str = ""  # message key; `facts` fill it
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    candidates: Sequence[Candidate] = ()
    keep: Action | None = None
    post: str = ""


@dataclass(frozen=True, slots=True)
class PictureOrder:
    """A drawing of a view: SVG and what a screen reader says. `name` and both hold public facts only."""

    svg: str
    alt: str
    name: str


@dataclass(frozen=True, slots=True)
class Simulation:
    """Many tables of scripted players, as `longtable simulate` asks for them.

    `run(n=…, seed=…, levels=…, tick=…, **wanted)` gives what comes of `n` tables as a table of text and calls `tick` after each;
    raises BadInput (a value, a level). `takes`: each option of the game's own by name, with its values (none: what `run` can read).
    """

    run: Callable[..., str]
    takes: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


class Room(Protocol):
    game: Game[Any, Any, Any]
    key: str  # folder under cogs/ without the path, also the command group: "arena"
    ledger_package: str  # "cogs.arena"

    def title(self, say: Say) -> str:
        """The game's name."""
        ...

    def narrate(self, say: Say, view: View, events: Sequence[Event], names: Mapping[Seat, str]) -> list[str]:
        """What `events` (all meant for the reader of `view`) tell, as paragraphs of at most 1,800 characters.

        Wording may vary, but follows from public facts only where the events are public.
        """
        ...

    def prompt(self, say: Say, view: View, decision: Decision, names: Mapping[Seat, str]) -> str:
        """What is asked and what may be done, with rule ids; the frame adds silence and deadline."""
        ...

    def field_label(self, say: Say, decision: Decision, field: str) -> str: ...

    def value_label(self, say: Say, view: View, decision: Decision, picks: Picks, field: str, value: Value) -> str:
        """One value of a choice, at most 80 characters."""
        ...

    def preview_text(self, say: Say, view: View, decision: Decision, action: Action) -> str:
        """The numbers of `Game.preview` as a line, or an empty one."""
        ...

    def action_text(self, say: Say, view: View, action: Action) -> str:
        """The action in its canonical sentence, as the reader's own receipt shows it."""
        ...

    def board_text(self, say: Say, view: View, names: Mapping[Seat, str]) -> str:
        """The same facts as the picture, as text; with a seat's view also what only the seat may see."""
        ...

    def picture(
        self, say: Say, view: View, names: Mapping[Seat, str], portraits: Mapping[Seat, bytes], fingerprint: str
    ) -> PictureOrder | None:
        """The public picture: takes a spectator's view. `fingerprint` is the hash of the table's seed."""
        ...

    def outcome_text(self, say: Say, view: View, outcome: Outcome, names: Mapping[Seat, str]) -> str: ...

    def read_order(self, words: str, view: View, seat: Seat, decisions: Sequence[Decision]) -> Reading:
        """A sentence in either language, read for `seat` with its own view. Never raises on any text."""
        ...

    def facts_text(self, say: Say, facts: Mapping[str, Any], view: View | None, names: Mapping[Seat, str]) -> Mapping[str, Any]:
        """The facts of a refusal with ids turned into names, ready for its message."""
        ...

    @property
    def simulation(self) -> Simulation:
        """What its scripted players can be asked for."""
        ...
