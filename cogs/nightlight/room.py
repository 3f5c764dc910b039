"""Nightlight's manners at a table: words, pictures and the reading of sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.game import Action, Decision, Event, Outcome, Picks, Seat, Value
from bot.room import PictureOrder, Reading, Say, Simulation
from bot.ui.limits import clip
from bot.ui.safe_text import escape
from cogs.nightlight import balance, boards, library, narrate, own_sets, prompting
from cogs.nightlight.figures import animals_text
from cogs.nightlight.lobby import NightlightLobby
from cogs.nightlight.naming import name_of
from cogs.nightlight.narrate_night import house_rule
from cogs.nightlight.orders import read_order
from cogs.nightlight.picture import draw_end, draw_table
from cogs.nightlight.rules.actions import Free, Inherit, Take
from cogs.nightlight.rules.game import NIGHTLIGHT, Nightlight
from cogs.nightlight.scenes import end_scene, phase_words, table_scene
from cogs.nightlight.spread import NightlightSpread
from cogs.nightlight.view import NightlightView

__all__ = ["ROOM", "NightlightRoom"]

LONGEST_FACT = 60
NAMED = frozenset(("animal", "card", "target", "enemy"))


class NightlightRoom:
    """Implements bot.room.Room. `names`: who plays each seat; animals are named by their cards."""

    game: Nightlight = NIGHTLIGHT
    key = "nightlight"
    ledger_package = "cogs.nightlight"
    command = "nightlight help"
    alone = ("nightlight solo",)
    lobby = NightlightLobby()
    figures = staticmethod(animals_text)
    spread = NightlightSpread()
    check_content = staticmethod(library.check_content)
    check_cards = staticmethod(library.check_content)
    keep_own_cards = staticmethod(own_sets.keep_sets_in)

    def title(self, say: Say) -> str:
        return say("nightlight-title")

    def narrate(self, say: Say, view: NightlightView, events: Sequence[Event], names: Mapping[Seat, str]) -> list[str]:
        return narrate.narrate(say, view, events, names)

    def prompt(self, say: Say, view: NightlightView, decision: Decision, names: Mapping[Seat, str]) -> str:
        return prompting.prompt(say, view, decision)

    def field_label(self, say: Say, decision: Decision, field: str) -> str:
        return prompting.field_label(say, field)

    def value_label(self, say: Say, view: NightlightView, decision: Decision, picks: Picks, field: str, value: Value) -> str:
        return prompting.value_label(say, view, decision, picks, field, value)

    def value_about(self, say: Say, view: NightlightView, decision: Decision, picks: Picks, field: str, value: Value) -> str:
        """What a card says that is to be taken, ranked, learned or inherited."""
        return prompting.value_about(say, view, decision, field, value)

    def preview_text(self, say: Say, view: NightlightView, decision: Decision, action: Action) -> str:
        if view.you is None:
            return ""
        numbers = self.game.preview(view, prompting.owner_of_action(action), action)  # pyright: ignore[reportArgumentType]
        if numbers is None and isinstance(action, Free):
            return prompting.use_text(say, view, action.card)
        if numbers is None and isinstance(action, Take | Inherit):
            return prompting.ability_text(say, view, (action.skill if isinstance(action, Take) else None) or action.card)
        return prompting.preview_text(say, numbers)

    def action_text(self, say: Say, view: NightlightView, action: Action) -> str:
        return prompting.action_text(say, view, action)

    def board_text(self, say: Say, view: NightlightView, names: Mapping[Seat, str]) -> str:
        return boards.board_text(say, view, names)

    def help_text(self, say: Say) -> list[str]:
        """How a night goes, its words, what a table by post adds, advice, how acts are written; a paragraph each."""
        return [say("nightlight-help"), *(say(f"nightlight-help-{one}") for one in ("words", "table", "advice", "orders"))]

    def house_rule(self, say: Say, switch: str, value: object) -> str:
        """What a switch with this value means, in a sentence."""
        return house_rule(say, switch, value)

    def switch_values(self, switch: str) -> Sequence[str]:
        """The values of a switch whose type doesn't list them."""
        match switch:
            case "dream":
                return tuple(library.cards().decks)
            case "cards":
                return ("built_in", *own_sets.set_names())
            case _:
                return ()

    def phase(self, say: Say, view: NightlightView) -> str:
        return " · ".join((say("nightlight-picture-round", round=view.round, of=3), phase_words(say, view)))

    def silence(self, say: Say, view: NightlightView, decision: Decision) -> str:
        handed = decision.default is not None and decision.default.kind == "hand_over"
        return say(f"nightlight-silence-{'handed' if handed else decision.ask}")

    def picture(
        self, say: Say, view: NightlightView, names: Mapping[Seat, str], portraits: Mapping[Seat, bytes], fingerprint: str = ""
    ) -> PictureOrder | None:
        """The table as it lies, or how the night ended. `fingerprint` is the hash of the table's seed."""
        scene = table_scene(say, view, names, fingerprint)
        if view.is_over:
            return PictureOrder(svg=draw_end(end_scene(say, view, names, fingerprint)), alt=boards.picture_alt(say, scene), name="end.png")
        return PictureOrder(svg=draw_table(scene), alt=boards.picture_alt(say, scene), name=f"round-{view.round}.png")

    def outcome_text(self, say: Say, view: NightlightView, outcome: Outcome, names: Mapping[Seat, str]) -> str:
        alive = sum(one.alive for one in view.animals)
        if outcome.winners:
            return say("nightlight-told-won", alive=alive, cause=outcome.cause)
        return say("nightlight-told-lost", round=str(view.round), cause=outcome.cause)

    @property
    def simulation(self) -> Simulation:
        return balance.SIMULATION

    def read_order(self, words: str, view: NightlightView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
        return read_order(words, view, seat, decisions)

    def facts_text(self, say: Say, facts: Mapping[str, Any], view: NightlightView | None, names: Mapping[Seat, str]) -> Mapping[str, Any]:
        """Ids of cards and animals become names; what anybody may have typed is made harmless."""
        return {fact: _told(say, view, fact, value) for fact, value in facts.items()}


def _told(say: Say, view: NightlightView | None, fact: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if view is not None and fact in NAMED:
        try:
            return name_of(say, view, value)
        except KeyError:
            pass
    return clip(escape(value), LONGEST_FACT)


ROOM = NightlightRoom()
