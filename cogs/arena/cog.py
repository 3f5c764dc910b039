"""/arena: orders of a battle as commands (content, part 8.1). Names and options are the same for every class."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.translator import _
from bot.kernel.game import BadInput, RuleViolation
from bot.store.rows import Draft
from bot.ui import forms
from bot.ui.asked import Asked
from bot.ui.controls import Style, board_of, press
from bot.ui.errors import whisper
from bot.ui.ids import ControlId
from bot.ui.lobby import seat_controls
from bot.ui.receipt import kept
from bot.ui.turn import carry_out
from bot.ui.who import who_of
from cogs.arena.at_battle import Here, battle_of, here_of, suggest_allies, suggest_battles, suggest_enemies, suggest_team
from cogs.arena.room import ROOM
from cogs.arena.rules.actions import POST_LIMIT
from cogs.at_table import arriving, seat_of

__all__ = ["ARENA", "setup"]

ARENA = app_commands.Group(
    name="arena",
    description=_("cmd-arena"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
STANCES = [app_commands.Choice(name=_(f"choice-arena-{stance}"), value=stance) for stance in ("balanced", "furious", "cautious")]
NUMBERS = [app_commands.Choice(name=str(number), value=number) for number in range(2, 7)]
HELPS = [app_commands.Choice(name=_(f"choice-arena-{help}"), value=help) for help in ("inspiration", "ward")]
Text = app_commands.Range[str, 0, POST_LIMIT]


# ---- orders


async def _order(inter: discord.Interaction, table: str | None, text: str | None, kind: str, **said: Any) -> None:
    """Through the door: the order, and the text beside it, each judged alone. What is refused goes back into the form."""
    here = await here_of(await arriving(inter, table), table)
    try:
        decision = here.decision("order")
        order = {"kind": kind, "decision": decision} | {name: _meant(here, name, value) for name, value in said.items()}
        actions: list[Mapping[str, Any]] = [order]
        if text and text.strip():
            actions.append({"kind": "post", "decision": here.decision("post"), "text": text.strip()})
    except (RuleViolation, BadInput) as error:
        await here.asked.refuse(error, here.look, here.seat.seat)
        await _offer_form(here, kind, said, text)
        return
    if await carry_out(here.asked, here.look, here.seat.seat, actions) is None:
        await _offer_form(here, kind, said, text)


def _meant(here: Here, option: str, value: Any) -> Any:
    """Targets are characters; all else is what the options hold."""
    return here.target(value) if option.endswith("target") and isinstance(value, str) else value


async def _offer_form(here: Here, kind: str, said: Mapping[str, Any], text: str | None) -> None:
    """Nothing that was written is lost: the form opens filled with it."""
    decision = next((one.id for one in here.look.may_answer(here.seat.seat) if one.ask == "order"), None)
    if decision is None:
        return
    asked, table, seat = here.asked, here.found.row.id, here.seat.seat
    words = "\n\n".join(part for part in (_sentence(asked, kind, said), (text or "").strip()) if part)
    words = words.encode("utf-8", "ignore").decode()  # half a character is nothing that can be kept
    await asked.desk.store.put(Draft(table, seat, decision, (), words, asked.at))
    button = press(asked.say, "arena-button-mend", ControlId("entry", table, seat, decision), Style.primary)
    await whisper(asked.inter, asked.say("arena-mend"), view=board_of([button]))


def _sentence(asked: Asked, kind: str, said: Mapping[str, Any]) -> str:
    """The options as an order that reads back as the same."""
    say = asked.say
    match kind:
        case "attack":
            return say("arena-order-attack", target=said["target"], stance=said["stance"])
        case "hail":
            return say("arena-order-hail", number=said["number"])
        case "heal" | "curse":
            return say(f"arena-order-{kind}", target=said["target"])
        case "conduct":
            first = say("arena-order-help", ability=said["first"], target=said["first_target"])
            if not said["second"] or not said["second_target"]:
                return first
            return say(
                "arena-order-both", first=first, second=say("arena-order-help", ability=said["second"], target=said["second_target"])
            )
        case _:
            return say("arena-order-idle")


@ARENA.command(name="attack", description=_("cmd-arena-attack"))
@app_commands.describe(
    target=_("option-arena-enemy"), stance=_("option-arena-stance"), text=_("option-arena-text"), table=_("option-arena-table")
)
@app_commands.choices(stance=STANCES)
@app_commands.autocomplete(target=suggest_enemies, table=suggest_battles)
async def attack(
    inter: discord.Interaction, target: str, stance: str = "balanced", text: Text | None = None, table: str | None = None
) -> None:
    await _order(inter, table, text, "attack", target=target, stance=stance)


@ARENA.command(name="hail", description=_("cmd-arena-hail"))
@app_commands.describe(number=_("option-arena-number"), text=_("option-arena-text"), table=_("option-arena-table"))
@app_commands.choices(number=NUMBERS)
@app_commands.autocomplete(table=suggest_battles)
async def hail(inter: discord.Interaction, number: int, text: Text | None = None, table: str | None = None) -> None:
    await _order(inter, table, text, "hail", number=number)


@ARENA.command(name="conduct", description=_("cmd-arena-conduct"))
@app_commands.describe(
    first=_("option-arena-first"),
    first_target=_("option-arena-first-target"),
    second=_("option-arena-second"),
    second_target=_("option-arena-second-target"),
    text=_("option-arena-text"),
    table=_("option-arena-table"),
)
@app_commands.choices(first=HELPS, second=HELPS)
@app_commands.autocomplete(first_target=suggest_team, second_target=suggest_team, table=suggest_battles)
async def conduct(
    inter: discord.Interaction,
    first: str,
    first_target: str,
    second: str | None = None,
    second_target: str | None = None,
    text: Text | None = None,
    table: str | None = None,
) -> None:
    if (second is None) != (second_target is None):
        raise BadInput("arena-second-half")
    await _order(inter, table, text, "conduct", first=first, first_target=first_target, second=second, second_target=second_target)


@ARENA.command(name="heal", description=_("cmd-arena-heal"))
@app_commands.describe(target=_("option-arena-ally"), text=_("option-arena-text"), table=_("option-arena-table"))
@app_commands.autocomplete(target=suggest_allies, table=suggest_battles)
async def heal(inter: discord.Interaction, target: str, text: Text | None = None, table: str | None = None) -> None:
    await _order(inter, table, text, "heal", target=target)


@ARENA.command(name="curse", description=_("cmd-arena-curse"))
@app_commands.describe(target=_("option-arena-enemy"), text=_("option-arena-text"), table=_("option-arena-table"))
@app_commands.autocomplete(target=suggest_enemies, table=suggest_battles)
async def curse(inter: discord.Interaction, target: str, text: Text | None = None, table: str | None = None) -> None:
    await _order(inter, table, text, "curse", target=target)


@ARENA.command(name="pass", description=_("cmd-arena-pass"))
@app_commands.describe(text=_("option-arena-text"), table=_("option-arena-table"))
@app_commands.autocomplete(table=suggest_battles)
async def pass_(inter: discord.Interaction, text: Text | None = None, table: str | None = None) -> None:
    await _order(inter, table, text, "idle")


# ---- the form, texts, withdrawing, the own sheet


@ARENA.command(name="order", description=_("cmd-arena-order"))
@app_commands.describe(table=_("option-arena-table"))
@app_commands.autocomplete(table=suggest_battles)
async def order(inter: discord.Interaction, table: str | None = None) -> None:
    """Answers with the form and nothing else: a form can't follow an acknowledgement."""
    here = await here_of(await arriving(inter, table, silent=True), table)
    await forms.open_entry(here.asked, ControlId("entry", here.found.row.id, here.seat.seat, here.decision("order")))


@ARENA.command(name="post", description=_("cmd-arena-post"))
@app_commands.describe(text=_("option-arena-text"), table=_("option-arena-table"))
@app_commands.autocomplete(table=suggest_battles)
async def post(inter: discord.Interaction, text: app_commands.Range[str, 1, POST_LIMIT], table: str | None = None) -> None:
    here = await here_of(await arriving(inter, table), table)
    action = {"kind": "post", "decision": here.decision("post"), "text": text.strip()}
    await carry_out(here.asked, here.look, here.seat.seat, [action])


@ARENA.command(name="withdraw", description=_("cmd-arena-withdraw"))
@app_commands.describe(table=_("option-arena-table"))
@app_commands.autocomplete(table=suggest_battles)
async def withdraw(inter: discord.Interaction, table: str | None = None) -> None:
    here = await here_of(await arriving(inter, table), table)
    asked, decision = here.asked, here.decision("order")
    await asked.desk.tables.withdraw(who_of(inter), here.found.row.id, here.seat.seat, decision, act_id=asked.act_id, at=asked.at)
    await asked.answer(asked.say("receipt-withdrawn"))


@ARENA.command(name="me", description=_("cmd-arena-me"))
@app_commands.describe(table=_("option-arena-table"))
@app_commands.autocomplete(table=suggest_battles)
async def me(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await arriving(inter, table)
    found = await battle_of(asked, table)
    seat = seat_of(found, inter.user.id)
    look = await asked.look(found.row.id)
    if not look.started:
        await seat_controls(inter, asked.desk, found, seat)
        return
    here = Here(asked, found, look, seat)
    await asked.answer("\n\n".join([ROOM.sheet_text(asked.say, here.view), *_answers(here)]))


def _answers(here: Here) -> Sequence[str]:
    """The orders that count now, with their seals."""
    seat, look = here.seat.seat, here.look
    given = [one.id for one in look.may_answer(seat) if look.answer_of(seat, one.id) is not None]
    return [kept(here.asked.desk, here.asked.say, look, seat, decision) for decision in given]


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(ARENA)
