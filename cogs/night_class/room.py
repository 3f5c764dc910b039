"""Night Class's manners at a table: words, pictures and the reading of sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.game import Action, Decision, Event, Outcome, Picks, Seat, Value
from bot.room import PictureOrder, Reading, Say, Simulation
from bot.ui.likest import likest, some_of
from bot.ui.limits import clip
from bot.ui.safe_text import escape
from cogs.night_class import balance, boards, choice_words, library, narrate, prompting
from cogs.night_class.daily import DAILY
from cogs.night_class.lobby import NightLobby
from cogs.night_class.naming import ability_name, city_names, city_of, column_name, enemy_name, hex_name, site_name, word
from cogs.night_class.narrate_opening import house_rule
from cogs.night_class.orders import read_order
from cogs.night_class.rules.actions import Commit
from cogs.night_class.rules.enemies import can_shapeshift
from cogs.night_class.rules.game import NIGHT_CLASS, NightClass
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.training import hexes
from cogs.night_class.rules.words import COLUMNS
from cogs.night_class.scenes import panel_picture, sheet_picture
from cogs.night_class.spread import NightSpread
from cogs.night_class.view import NightView

__all__ = ["ROOM", "NightClassRoom"]

LONGEST_FACT = 40
MOST_KNOWN = 6  # of what there is instead of something unknown


class NightClassRoom:
    """Implements bot.room.Room. `names` goes unused: heroes are named by the view."""

    game: NightClass = NIGHT_CLASS
    key = "night_class"
    ledger_package = "cogs.night_class"
    alone = ("night solo", "night daily")
    command = "night assign"  # where /help points
    lobby = NightLobby()
    daily = DAILY
    check_content = staticmethod(library.check_content)
    spread = NightSpread()

    def title(self, say: Say) -> str:
        return say("night-class-title")

    def narrate(self, say: Say, view: NightView, events: Sequence[Event], names: Mapping[Seat, str]) -> list[str]:
        return narrate.narrate(say, view, events)

    def prompt(self, say: Say, view: NightView, decision: Decision, names: Mapping[Seat, str]) -> str:
        return prompting.prompt(say, view, decision)

    def field_label(self, say: Say, decision: Decision, field: str) -> str:
        return prompting.field_label(say, field)

    def value_label(self, say: Say, view: NightView, decision: Decision, picks: Picks, field: str, value: Value) -> str:
        return prompting.value_label(say, view, picks, field, value)

    def preview_text(self, say: Say, view: NightView, decision: Decision, action: Action) -> str:
        return "" if view.you is None else prompting.preview_text(say, view, action)

    def action_text(self, say: Say, view: NightView, action: Action) -> str:
        return choice_words.action_text(say, view, action)

    def board_text(self, say: Say, view: NightView, names: Mapping[Seat, str]) -> str:
        return boards.board_text(say, view)

    def help_text(self, say: Say) -> list[str]:
        """How a turn goes, what a table adds, playing alone and the night of the day, advice, how acts are written; a paragraph each."""
        return [say("night-class-help"), *(say(f"night-class-help-{part}") for part in ("table", "alone", "advice", "orders"))]

    def house_rule(self, say: Say, switch: str, value: object) -> str:
        """What a switch with this value means, in a sentence."""
        return house_rule(say, switch, value)

    def switch_values(self, switch: str) -> Sequence[str]:
        """The values of a switch whose type doesn't list them."""
        return library.cities() if switch == "city" else ()

    def phase(self, say: Say, view: NightView) -> str:
        return say("night-class-phase-over") if view.over else say(f"night-class-phase-{view.phase}", turn=view.turn)

    def silence(self, say: Say, view: NightView, decision: Decision) -> str:
        return say(f"night-class-silence-{decision.ask}")

    def picture(
        self, say: Say, view: NightView, names: Mapping[Seat, str], portraits: Mapping[Seat, bytes], fingerprint: str = ""
    ) -> PictureOrder | None:
        """The open turn as everybody may see it, or the results."""
        return panel_picture(say, view, fingerprint)

    def own_picture(self, say: Say, view: NightView, names: Mapping[Seat, str]) -> PictureOrder | None:
        """The seat's own sheet as it stands, draft included: for its owner's eyes."""
        return None if view.you is None else sheet_picture(say, view, view.you.seat)

    def foreseen(self, view: NightView, action: Action) -> NightView | None:
        """The own view with what a commit would answer; None where its picture would be the draft's (NC-POST-i)."""
        you = view.you
        if not isinstance(action, Commit) or you is None or not (you.sheet.shrug or can_shapeshift(you.sheet)):
            return None
        return view.model_copy(update={"you": you.model_copy(update={"shapeshift": action.shapeshift, "shrug": action.shrug})})

    def outcome_text(self, say: Say, view: NightView, outcome: Outcome, names: Mapping[Seat, str]) -> str:
        return boards.outcome_text(say, view, outcome)

    @property
    def simulation(self) -> Simulation:
        return balance.SIMULATION

    def read_order(self, words: str, view: NightView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
        return read_order(words, view, seat, decisions)

    def facts_text(self, say: Say, facts: Mapping[str, Any], view: NightView | None, names: Mapping[Seat, str]) -> Mapping[str, Any]:
        """Keys become names; what anybody may have typed is made harmless."""
        night = night_of(view.options if view is not None else NightOptions())
        if "known" in facts and isinstance(city := facts.get("city"), str) and city not in library.cities():
            facts = {**facts, "known": likest(city, {key: (key, *city_names(key)) for key in facts["known"]})}
        return {fact: _told(say, night, fact, value) for fact, value in facts.items()}


def _told(say: Say, night: Night, fact: str, value: Any) -> Any:
    if fact == "known" and isinstance(value, tuple | list):
        keys: Sequence[str] = value
        return some_of(say, [_named(say, night, key) for key in keys], MOST_KNOWN)
    if not isinstance(value, str):
        return value
    match fact:
        case "enemy" if value in night.enemies or value in night.ground.thugs:
            return enemy_name(say, night, value)
        case "ability" if value in night.abilities:
            return ability_name(say, night, value)
        case "hex" if value in hexes(night):
            return hex_name(say, night, value)
        case "column" if value in COLUMNS:
            return column_name(say, night, value)
        case "city" if value in library.cities():
            return city_of(say, value)
        case _:
            return clip(escape(value), LONGEST_FACT)


def _named(say: Say, night: Night, key: str) -> str:
    """What a key is called, whatever it is of."""
    if key in library.cities():
        return city_of(say, key)
    if key in night.sites:
        return site_name(say, night, key)
    if key in hexes(night):
        return hex_name(say, night, key)
    if key in night.enemies or key in night.ground.thugs:
        return enemy_name(say, night, key)
    return next((word(say, one.name) for one in library.city(night.options.city).file.difficulty if one.key == key), key)


ROOM = NightClassRoom()
