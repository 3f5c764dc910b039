"""/verify: what anybody can check of a table, of an exported file, of a free roll."""

import asyncio
import json
from contextlib import AbstractContextManager
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
from discord import app_commands

from bot.i18n.translator import _
from bot.kernel.export import UnreadableExport, Verdict
from bot.kernel.export import verify as verify_export
from bot.kernel.game import BadInput, RuleViolation
from bot.kernel.journal import head as head_of
from bot.room import Say
from bot.store.rows import PanelRow
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.desk import Desk, Found
from bot.ui.safe_text import inline_code
from cogs import rolls
from cogs.at_table import asked_by, suggest_tables, table_of, table_title
from cogs.checking import check_running, dice_lines
from cogs.turnstile import Turnstile

__all__ = ["file_text", "verify"]

FILE_BYTES: Final = 8 * 1024 * 1024
MOST_FAULTS: Final = 10
_CHECKS: WeakKeyDictionary[discord.Client, Turnstile] = WeakKeyDictionary()


@app_commands.command(name="verify", description=_("cmd-verify"))
@app_commands.describe(table=_("option-table"), roll=_("option-proof"), file=_("option-file"), day=_("option-day"), head=_("option-head"))
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def verify(
    inter: discord.Interaction,
    table: str | None = None,
    roll: str | None = None,
    file: discord.Attachment | None = None,
    day: str | None = None,
    head: str | None = None,
) -> None:
    asked = await asked_by(inter)
    if file is not None:
        await asked.answer(await _file(asked, file))
    elif roll is not None:
        await asked.answer(await _roll(asked, rolls.read_proof(roll)))
    elif day is not None:
        await asked.answer(await _day(asked, day.strip()))
    else:
        await asked.answer(await _table_or_seeds(asked, table, head))


# ---- a file


async def _file(asked: Asked, upload: discord.Attachment) -> str:
    if upload.size > FILE_BYTES:
        raise BadInput("verify-too-large", limit=FILE_BYTES // 1024 // 1024)
    with _turn(asked):
        try:
            content = await upload.read()
        except discord.HTTPException:
            raise BadInput("verify-damaged") from None
        verdict = await asyncio.to_thread(_verdict, asked.desk, content)
    return file_text(asked.say, verdict)


def _turn(asked: Asked) -> AbstractContextManager[None]:
    """Playing a whole table again is the dearest thing anybody may ask for; raises BadInput(verify-busy)."""
    turnstile = _CHECKS.setdefault(asked.inter.client, Turnstile())
    return turnstile.turn(asked.inter.user.id, asked.desk.now())


def _verdict(desk: Desk, content: bytes) -> Verdict:
    try:
        document: Any = json.loads(content)
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise BadInput("verify-damaged") from None
    if not isinstance(document, dict):
        raise BadInput("verify-not-an-export")
    try:
        return verify_export(document, lambda key: desk.rooms[key].game if key in desk.rooms else None)
    except UnreadableExport as unreadable:
        raise BadInput(unreadable.key, **unreadable.facts) from None
    except (RuleViolation, BadInput, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, AssertionError):
        # A file is anybody's: whatever its insides make the check stumble over is damage to the file.
        raise BadInput("verify-damaged") from None


def file_text(say: Say, verdict: Verdict) -> str:
    if not verdict.complete:
        return say("verify-running", head=inline_code(verdict.head))
    if not verdict.holds:
        faults = [say("verify-fault", entry=str(n), what=say(key)) for n, key in verdict.faults[:MOST_FAULTS]]
        more = [say("and-more", count=len(verdict.faults) - MOST_FAULTS)] if len(verdict.faults) > MOST_FAULTS else []
        return "\n".join([say("verify-fails"), *faults, *more])
    told = say(
        "verify-holds",
        table=inline_code(verdict.table),
        entries=verdict.entries,
        seals=verdict.seals,
        erased=verdict.erased,
        dice=sum(len(draw.values) for _, draw in verdict.dice),
        head=inline_code(verdict.head),
        replayed=verdict.replayed,
    )
    return "\n".join([told, *dice_lines(say, verdict.dice)])


# ---- a table


async def _table_or_seeds(asked: Asked, table: str | None, head: str | None) -> str:
    """The table that is meant; where there is none, the promises of the free rolls."""
    try:
        found = await table_of(asked.inter, table)
    except BadInput:
        if table is not None or head is not None:
            raise
        return await _seeds(asked)
    if head is not None:
        return await _head(asked, found, head)
    return await _table(asked, found)


async def _table(asked: Asked, found: Found) -> str:
    say, desk = asked.say, asked.desk
    look = await desk.tables.look(found.row.id)
    heading = say("verify-table", table=inline_code(found.row.id), title=table_title(desk, say, found.row))
    if not look.started:
        return f"{heading}\n{say('verify-lobby')}"
    if look.over:
        with _turn(asked):
            document = await desk.tables.export(found.row.id)
            verdict = await asyncio.to_thread(verify_export, document, lambda key: desk.rooms[key].game if key in desk.rooms else None)
        seed = await desk.tables.seed_of(found.row.id)
        lines = [heading, file_text(say, verdict)]
        if seed is not None:
            lines.append(say("verify-seed-open", seed=inline_code(seed.hex()), hash=inline_code(found.row.seed_hash)))
        return "\n".join(lines)
    return "\n".join([heading, await _running(asked, look)])


async def _running(asked: Asked, look: Look) -> str:
    """During play: the chain from its first entry to the last, and every seal that is open already.

    No number of entries is told, and the head as the panel shows it: how often orders were changed is nobody's business.
    """
    history = await asked.desk.tables.history(look.row.id)
    checked = await asyncio.to_thread(check_running, look.row.id, look.row.head, history)
    if checked.faults:
        n, key = checked.faults[0]
        return asked.say("verify-fault", entry=str(n), what=asked.say(key))
    panel = await asked.desk.store.get(PanelRow, look.row.id)
    told = head_of(panel.head) if panel and panel.head else look.head
    return asked.say("verify-so-far", seals=checked.seals, head=inline_code(told), hash=inline_code(look.row.seed_hash))


async def _head(asked: Asked, found: Found, said: str) -> str:
    """Whether a head that somebody was shown, in a receipt say, stands in the chain."""
    wanted = said.strip().strip("`").upper()
    history = await asked.desk.tables.history(found.row.id)
    checked = await asyncio.to_thread(check_running, found.row.id, found.row.head, history)
    stands = not checked.faults and any(head_of(entry.hash) == wanted for entry in history.entries)
    return asked.say("verify-head-stands" if stands else "verify-head-missing", head=inline_code(wanted[:40]))


# ---- free rolls


async def _seeds(asked: Asked) -> str:
    """What is promised for today and tomorrow, before anybody has rolled."""
    inter, desk = asked.inter, asked.desk
    lines: list[str] = []
    for private in (False, True) if inter.guild_id is not None else (True,):
        scope = rolls.scope_of(inter.guild_id, inter.user.id, private=private)
        hashes = [await desk.store.roll_day(scope, rolls.day_of(desk.now(), ahead), desk.entropy(32)) for ahead in (0, 1)]
        key = "verify-seeds-own" if private else "verify-seeds"
        lines.append(asked.say(key, today=inline_code(hashes[0]), tomorrow=inline_code(hashes[1])))
    return "\n".join(lines)


async def _day(asked: Asked, day: str) -> str:
    """A past day's seed, so that everybody can roll its dice again; while a day isn't over, the hashes that are promised."""
    proof = rolls.read_proof(f"{day}/1")
    inter, desk = asked.inter, asked.desk
    if proof.day >= rolls.day_of(desk.now()):
        return f"{asked.say('verify-day-open', day=proof.day)}\n{await _seeds(asked)}"
    lines: list[str] = []
    for private in (False, True) if inter.guild_id is not None else (True,):
        promised, seed, entries = await desk.store.rolls(rolls.scope_of(inter.guild_id, inter.user.id, private=private), proof.day)
        if promised is not None and seed is not None:
            key = "verify-day-own" if private else "verify-day"
            lines.append(asked.say(key, day=proof.day, seed=inline_code(seed.hex()), hash=inline_code(promised), count=len(entries)))
    if not lines:
        raise BadInput("verify-day-none", day=proof.day)
    return "\n".join(lines)


async def _roll(asked: Asked, proof: rolls.Proof) -> str:
    """A roll by its proof number: the dice as they fell, its place in the chain, and the seed once the day is over."""
    inter, desk, say = asked.inter, asked.desk, asked.say
    private = proof.private or inter.guild_id is None
    promised, seed, entries = await desk.store.rolls(rolls.scope_of(inter.guild_id, inter.user.id, private=private), proof.day)
    entry = next((one for one in entries if one.n == proof.n), None)
    if entry is None or promised is None:
        raise BadInput("proof-unknown", proof=str(proof))
    text, _whole = rolls.text_of(say, entry)
    lines = [text, say("verify-roll", hash=inline_code(entry.hash), promised=inline_code(promised))]
    if proof.day < rolls.day_of(desk.now()) and seed is not None:
        lines.append(say("verify-roll-seed", seed=inline_code(seed.hex())))
    return "\n".join(lines)
