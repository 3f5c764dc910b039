"""The arena's manners at a table: words, pictures and the reading of sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n.languages import joined, lang_of
from bot.kernel.game import Action, Decision, Event, Outcome, Picks, Seat, Value
from bot.room import PictureOrder, Reading, Say, Simulation
from bot.ui.safe_text import escape
from cogs.arena import balance, boards, narrate, prompting
from cogs.arena.lobby import ArenaLobby
from cogs.arena.naming import plain_name, tagged_name
from cogs.arena.narrate_opening import house_rule
from cogs.arena.orders import read_order
from cogs.arena.picture import draw_end, draw_round
from cogs.arena.rules.actions import UNSPOKEN
from cogs.arena.rules.game import ARENA, Arena
from cogs.arena.scenes import end_scene, face, round_scene
from cogs.arena.view import ArenaView

__all__ = ["ROOM", "ArenaRoom"]

SEAT_FACTS = frozenset(("target", "seat", "attacker", "mate"))
LIST_FACTS = frozenset(("targets", "named_seats"))


class ArenaRoom:
    """Implements bot.room.Room. `names` goes unused: characters are named by the view, in the reader's language."""

    game: Arena = ARENA
    key = "arena"
    ledger_package = "cogs.arena"
    lobby = ArenaLobby()
    told_together = frozenset({"seat_scripted"})
    unspoken = UNSPOKEN  # kinds of order that no button offers
    unreadable = frozenset({"arena-ask-no-order", "arena-ask-empty", "arena-ask-long", "arena-ask-closed"})  # whatever the class

    def title(self, say: Say) -> str:
        return say("arena-title")

    def narrate(self, say: Say, view: ArenaView, events: Sequence[Event], names: Mapping[Seat, str]) -> list[str]:
        return narrate.narrate(say, view, events)

    def prompt(self, say: Say, view: ArenaView, decision: Decision, names: Mapping[Seat, str]) -> str:
        return prompting.prompt(say, view, decision)

    def field_label(self, say: Say, decision: Decision, field: str) -> str:
        return prompting.field_label(say, field)

    def value_label(self, say: Say, view: ArenaView, decision: Decision, picks: Picks, field: str, value: Value) -> str:
        return prompting.value_label(say, view, picks, field, value)

    def preview_text(self, say: Say, view: ArenaView, decision: Decision, action: Action) -> str:
        if view.you is None:
            return ""
        return prompting.preview_text(say, self.game.preview(view, view.you.seat, action))  # pyright: ignore[reportArgumentType]

    def action_text(self, say: Say, view: ArenaView, action: Action) -> str:
        return prompting.action_text(say, view, action)

    def board_text(self, say: Say, view: ArenaView, names: Mapping[Seat, str]) -> str:
        return boards.board_text(say, view)

    def sheet_text(self, say: Say, view: ArenaView) -> str:
        """The own sheet with its skills section (ARENA-R32), for /arena me."""
        return boards.sheet_text(say, view)

    def help_text(self, say: Say) -> list[str]:
        """How a round goes, advice, how orders are written; a paragraph each."""
        return [say("arena-help"), say("arena-help-stances"), say("arena-help-advice"), say("arena-help-orders")]

    def house_rule(self, say: Say, switch: str, value: object) -> str:
        """What a switch with this value means, in a sentence."""
        return house_rule(say, switch, value)

    def phase(self, say: Say, view: ArenaView) -> str:
        return say("arena-phase-over") if view.over else say("arena-phase", round=str(view.round))

    def speaker(self, say: Say, view: ArenaView, seat: Seat) -> str:
        """The name above a character's words."""
        return plain_name(say, view.line(seat))

    def silence(self, say: Say, view: ArenaView, decision: Decision) -> str:
        """The same for every class; what absence means is the table's option."""
        return say(f"arena-silence-{view.options.absent}") if decision.ask == "order" else ""

    def closing(self, say: Say, view: ArenaView, action: Action) -> str:
        """What becomes of an order that is still unclear when the round closes; the table's option says it of attacks."""
        return prompting.closing_text(say, view, action)

    def picture(
        self, say: Say, view: ArenaView, names: Mapping[Seat, str], portraits: Mapping[Seat, bytes], fingerprint: str = ""
    ) -> PictureOrder | None:
        """The round that is open, or the end. `fingerprint` is the hash of the table's seed."""
        if view.over is None:
            drawn = draw_round(round_scene(say, view, portraits, fingerprint), {say.lang: say})
        else:
            drawn = draw_end(end_scene(say, view, portraits, fingerprint), {say.lang: say})
        return PictureOrder(svg=drawn.svg, alt=drawn.alt[say.lang], name=drawn.name)

    def faces(self, say: Say, view: ArenaView, portraits: Mapping[Seat, bytes]) -> dict[Seat, PictureOrder]:
        """Each character's token, for its words to be posted with."""
        return {line.seat: face(say, line, portraits.get(line.seat)) for line in view.lines}

    def outcome_text(self, say: Say, view: ArenaView, outcome: Outcome, names: Mapping[Seat, str]) -> str:
        return boards.outcome_text(say, view, outcome)

    @property
    def simulation(self) -> Simulation:
        return balance.SIMULATION

    def read_order(self, words: str, view: ArenaView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
        return read_order(words, view, seat, decisions)

    def facts_text(self, say: Say, facts: Mapping[str, Any], view: ArenaView | None, names: Mapping[Seat, str]) -> Mapping[str, Any]:
        """Seats become names with their tags; names that people gave are made harmless."""
        return {fact: self._told(say, fact, value, view) for fact, value in facts.items()}

    def _told(self, say: Say, fact: str, value: Any, view: ArenaView | None) -> Any:
        if fact == "name" and isinstance(value, str):
            return escape(value)
        if view is None:
            return value
        if fact in SEAT_FACTS and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(view.lines):
            return tagged_name(say, view.line(value))
        if fact in LIST_FACTS and isinstance(value, (list, tuple)):
            return joined(lang_of(say.lang), [tagged_name(say, view.line(seat)) for seat in value], "or")  # pyright: ignore[reportUnknownVariableType]
        return value


ROOM = ArenaRoom()
