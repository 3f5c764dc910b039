"""The night and the seat that a /night command is about, and what its options suggest."""

from dataclasses import dataclass

import discord

from bot.kernel.game import BadInput, Decision, RuleViolation
from bot.ui.asked import Asked
from bot.ui.controls import Tree
from bot.ui.limits import CHOICE_NAME, clip
from bot.ui.spread import spread_of, whole_acts
from cogs.at_seat import AtSeat
from cogs.at_table import Suggestions, arriving, option_of, seat_of, started, suggest, suggest_tables_of, suggestions, table_of_game
from cogs.night_class.choice_words import action_text, option_text
from cogs.night_class.effects import box_text
from cogs.night_class.naming import column_name, enemy_name
from cogs.night_class.orders_words import tokens_of
from cogs.night_class.room import ROOM
from cogs.night_class.rules.enemies import attacks_on
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.plot import open_columns
from cogs.night_class.rules.words import LONGEST_NAME
from cogs.night_class.view import NightView

__all__ = ["Here", "here_of", "suggest_acts", "suggest_attacks", "suggest_boxes", "suggest_nights"]


@dataclass(frozen=True, slots=True)
class Here(AtSeat):
    """The night a command is about."""

    @property
    def view(self) -> NightView:
        view = self.own_view
        assert isinstance(view, NightView)
        return view

    def attacker(self, words: str) -> str:
        """The enemy that is meant, by its name or a Thug's space; what names none is left for the rules to refuse."""
        tokens = tokens_of(words, night_of(self.view.options))
        named = {key for token in tokens for of, key in token.keys if of == "enemy" and key != "thugs"}
        found = named | {token.text for token in tokens if token.kind == "space"}
        return found.pop() if len(found) == 1 else words.strip()[:LONGEST_NAME]

    def decision(self, ask: str) -> Decision:
        """What is asked of the seat; where the other step is open, its own rule says so."""
        asked = {one.ask: one for one in self.look.may_answer(self.seat.seat)}
        if ask in asked:
            return asked[ask]
        if self.look.over:
            raise RuleViolation("LT-8")
        if not asked:
            raise RuleViolation("NC-POST-m") if not self.view.line(self.seat.seat).sheet.playing else BadInput("night-class-committed")
        raise RuleViolation("NC-POST-q") if ask == "plot" else RuleViolation("NC-TURN-b", plot=self.view.sheet.plot)


async def here_of(asked: Asked, table: str | None) -> Here:
    """Where every command begins; `asked` comes from `arriving`."""
    found = await table_of_game(asked, table, ROOM.key)
    return Here(asked, found, started(await asked.look(found.row.id)), seat_of(found, asked.inter.user.id))


# ---- suggestions


async def _here(inter: discord.Interaction) -> Here:
    table = option_of(inter, "table")
    return await here_of(await arriving(inter, table, silent=True), table)


@suggestions
async def suggest_boxes(inter: discord.Interaction, typed: str) -> Suggestions:
    """The columns that fit the Plot die, each with what its next box does."""
    here = await _here(inter)
    say, night, sheet = here.asked.say, night_of(here.view.options), here.view.sheet
    here.decision("plot")
    pairs = [(f"{column_name(say, night, column)}: {box_text(say, night, sheet, column)}", column) for column in open_columns(night, sheet)]
    return suggest(typed, pairs)


@suggestions
async def suggest_acts(inter: discord.Interaction, typed: str) -> Suggestions:
    """Whole acts for the die that is named, or for any, as their sentences; what isn't suggested may be typed."""
    here = await _here(inter)
    say, view, decision = here.asked.say, here.view, here.decision("hero")
    die = getattr(inter.namespace, "die", None)
    room = here.asked.desk.room(here.found.row)
    spread = spread_of(room, decision)
    acts = whole_acts(Tree(say, room, here.look, here.seat.seat, decision), spread) if spread is not None else ()
    fitting = [act for act in acts if not isinstance(die, int) or die in (getattr(act, "die", die), getattr(act, "second_die", None))]
    return suggest(
        typed, ((option_text(say, view, act), action_text(say, view, act)) for act in fitting if act.kind not in ("commit", "undo"))
    )


@suggestions
async def suggest_attacks(inter: discord.Interaction, typed: str) -> Suggestions:
    """Who attacks at the End of Round, with the damage."""
    here = await _here(inter)
    say, night = here.asked.say, night_of(here.view.options)
    attacks = attacks_on(night, here.view.sheet)
    return suggest(
        typed,
        ((clip(f"{enemy_name(say, night, one.enemy)} −{one.damage}", CHOICE_NAME), enemy_name(say, night, one.enemy)) for one in attacks),
    )


@suggestions
async def suggest_nights(inter: discord.Interaction, typed: str) -> Suggestions:
    return await suggest_tables_of(inter, typed, ROOM.key)
