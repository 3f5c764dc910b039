"""Answers that always come: ephemeral ones, refusals as sentences, and the tree's one error handler."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import discord
from discord import app_commands

from bot.kernel.game import BadInput, RuleViolation, Seat, View
from bot.room import Room, Say
from bot.tables.acts import Fault
from bot.ui.desk import Desk
from bot.ui.limits import CONTENT, split_text
from bot.ui.log import log, where
from bot.ui.safe_text import escape, without_halves

__all__ = ["Tree", "acknowledge", "answer_error", "incident_of", "refusal_text", "whisper"]

ALREADY_ANSWERED, UNKNOWN_INTERACTION, TOKEN_EXPIRED = 40060, 10062, 50027
_GONE = frozenset({ALREADY_ANSWERED, UNKNOWN_INTERACTION, TOKEN_EXPIRED, 10015})
_TABLE_RULES = "LT-"


async def acknowledge(inter: discord.Interaction, *, in_place: bool = False) -> bool:
    """Defers ephemerally unless it was answered already; before any I/O (H7, B19).

    `in_place`: the message the control stands on will be drawn anew. False where Discord doesn't know the interaction any more.
    """
    if inter.response.is_done():
        return True
    try:
        if in_place:
            await inter.response.defer()
        else:
            await inter.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as fault:
        if fault.code not in _GONE:
            raise
        log.info("interaction_gone", interaction=str(inter.id), code=fault.code)
        return fault.code == ALREADY_ANSWERED
    return True


async def whisper(
    inter: discord.Interaction, text: str, *, view: discord.ui.View | None = None, files: Sequence[discord.File] = ()
) -> None:
    """Says `text` to the person alone: as the first answer or a follow-up, in as many messages as it takes, controls under the last."""
    pieces = split_text(text, CONTENT) or ["…"]
    for number, piece in enumerate(pieces):
        last = number == len(pieces) - 1
        extra: dict[str, Any] = {}
        if last and view is not None:
            extra["view"] = view
        if last and files:
            extra["files"] = list(files)
        try:
            if inter.response.is_done():
                await inter.followup.send(piece, ephemeral=True, **extra)
            else:
                await inter.response.send_message(piece, ephemeral=True, **extra)
        except discord.HTTPException as fault:
            if fault.code not in _GONE:
                raise
            # The token's fifteen minutes are over, or Discord has forgotten it: My turn and /mine show the same again.
            log.info("answer_lost", interaction=str(inter.id), code=fault.code)
            return


def refusal_text(
    desk: Desk,
    say: Say,
    error: RuleViolation | BadInput | Fault,
    room: Room | None = None,
    view: View | None = None,
    names: Mapping[Seat, str] | None = None,
) -> str:
    """One sentence, the rule's id and where to read it. With a room the facts' ids become names, as `view` knows them."""
    match error:
        case Fault(incident=incident):
            return say("fault", incident=incident)
        case BadInput(key=key, facts=facts):
            return say(key, **{name: escape(value) if isinstance(value, str) else value for name, value in _sayable(facts).items()})
        case RuleViolation(rule=rule, key=key, facts=facts):
            if room is not None and not rule.startswith(_TABLE_RULES):
                facts = room.facts_text(say, facts, view, names or {})
            else:
                facts = {name: escape(value) if isinstance(value, str) else value for name, value in facts.items()}
            sentence = say("refusal", sentence=say(key, **_sayable(facts)), rule=rule)
            return f"{sentence} {say('refusal-more', rule=rule, show=desk.command('rules show'))}"


def _sayable(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of a kind no sentence takes (None, a mapping) are told as text rather than not at all."""
    plain = (str, int, float, bool, datetime, list, tuple)
    return {name: value if isinstance(value, plain) or hasattr(value, "total_seconds") else str(value) for name, value in facts.items()}


def incident_of(desk: Desk, error: BaseException, **ids: Any) -> Fault:
    """Our own fault: written to the log under the number that people are told."""
    if isinstance(error, Fault):
        return error
    incident = desk.entropy(4).hex().upper()
    log.error("fault", incident=incident, fault=type(error).__name__, where=where(error), **ids)
    return Fault(incident)


async def answer_error(inter: discord.Interaction, desk: Desk, error: BaseException) -> None:
    """Whatever went wrong in a command or control, as a sentence; our own faults with an incident number."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    ids = {"interaction": str(inter.id), "user": str(inter.user.id)}
    if isinstance(error, discord.HTTPException) and error.code in _GONE:
        log.info("interaction_gone", code=error.code, **ids)
        return
    say = await desk.say_to(inter.user.id, inter.locale)
    await whisper(inter, _sentence(desk, say, error, ids))


def _sentence(desk: Desk, say: Say, error: BaseException, ids: Mapping[str, str]) -> str:
    match error:
        case RuleViolation() | BadInput():
            return refusal_text(desk, say, error)
        case app_commands.MissingPermissions():
            return say("not-a-server-manager")
        case app_commands.BotMissingPermissions(missing_permissions=missing):
            return say("bot-may-not", things=", ".join(missing))
        case app_commands.NoPrivateMessage() | app_commands.CheckFailure():
            return say("not-here")
        case app_commands.TransformerError() | app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return say("try-again")
        case _:
            return refusal_text(desk, say, incident_of(desk, error, **ids))


class Tree(app_commands.CommandTree):
    """Commands with one error handler, so that cogs need none: raise RuleViolation, BadInput or Fault, or let them through."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuses nobody; but what is written from here on can be kept."""
        interaction.data = without_halves(interaction.data)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        await answer_error(interaction, self.client.desk, error)  # pyright: ignore[reportAttributeAccessIssue]
