"""Answers that always come: ephemeral ones, refusals as sentences, and the tree's one error handler."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.kernel.game import BadInput, RuleViolation, Seat, View
from bot.room import Room, Say
from bot.tables.acts import Fault
from bot.ui.desk import Desk

__all__ = ["Tree", "acknowledge", "answer_error", "refusal_text", "whisper"]


async def acknowledge(inter: discord.Interaction) -> None:
    """Defers ephemerally unless it was answered already; before any I/O (H7, B19)."""
    raise NotImplementedError


async def whisper(
    inter: discord.Interaction, text: str, *, view: discord.ui.View | None = None, files: Sequence[discord.File] = ()
) -> None:
    """Says `text` to the person alone: as the first answer or a follow-up, in as many messages as it takes; controls stand under the last."""
    raise NotImplementedError


def refusal_text(
    desk: Desk,
    say: Say,
    error: RuleViolation | BadInput | Fault,
    room: Room | None = None,
    view: View | None = None,
    names: Mapping[Seat, str] | None = None,
) -> str:
    """One sentence, the rule's id and where to read it. With a room the facts' ids become names, as `view` knows them."""
    raise NotImplementedError


async def answer_error(inter: discord.Interaction, desk: Desk, error: BaseException) -> None:
    """Whatever went wrong in a command or control, as a sentence; our own faults with an incident number."""
    raise NotImplementedError


class Tree(app_commands.CommandTree):
    """Commands with one error handler, so that cogs need none: raise RuleViolation, BadInput or Fault, or let them through."""
