"""/nightlight: a night by typing (content, part 9). Names and options are the same for every animal."""

from typing import Any, Literal, cast

import discord
from discord import app_commands

from bot.app import LongtableBot
from bot.i18n.translator import _
from bot.kernel.game import GM, BadInput
from bot.ui.lobby import seat_controls
from bot.ui.own_picture import add_picture
from bot.ui.prompt import safe_names
from bot.ui.turn import carry_out
from bot.ui.who import who_of
from cogs.at_table import arriving, asked_by, done, seat_of, started, table_of_game
from cogs.mine import figures_of
from cogs.nightlight.at_night import (
    Here,
    here_of,
    suggest_animals,
    suggest_any_card,
    suggest_attack_cards,
    suggest_conditions,
    suggest_enemies,
    suggest_free_cards,
    suggest_nights,
    suggest_targets,
    suggest_tied,
    suggest_usable,
)
from cogs.nightlight.card_face import card_picture, card_text
from cogs.nightlight.orders import as_word
from cogs.nightlight.orders_kept import MOMENTS, condition_of, kept_text, plan_of, with_plan, with_policy
from cogs.nightlight.room import ROOM
from cogs.nightlight.rules.actions import Policy
from cogs.nightlight.solo import play_alone, suggest_decks, suggest_party

__all__ = ["NIGHTLIGHT", "setup"]

NIGHTLIGHT = app_commands.Group(
    name="nightlight",
    description=_("cmd-nightlight"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
Words = app_commands.Range[str, 1, 300]
Card = app_commands.Range[str, 1, 60]
Party = app_commands.Range[str, 1, 120]
BOSSES = [app_commands.Choice(name=_(f"choice-nightlight-boss-{one}"), value=one) for one in ("none", "deck", "nyx")]
WAYS = [app_commands.Choice(name=_(f"choice-nightlight-way-{way}"), value=way) for way in ("ask", "pass", "order")]
WHENS = [app_commands.Choice(name=_(f"choice-nightlight-{moment}"), value=moment) for moment in MOMENTS]
OTHERWISE = [app_commands.Choice(name=_(f"choice-nightlight-otherwise-{one}"), value=one) for one in ("ask", "pass")]


async def _here(inter: discord.Interaction, table: str | None, *asks: str, animal: str | None = None) -> Here:
    return await here_of(await arriving(inter, table), table, *asks, animal=animal)


# ---- acts


@NIGHTLIGHT.command(name="attack", description=_("cmd-nightlight-attack"))
@app_commands.describe(
    card=_("option-nightlight-card"),
    enemy=_("option-nightlight-enemy"),
    animal=_("option-nightlight-animal"),
    table=_("option-nightlight-table"),
)
@app_commands.autocomplete(card=suggest_attack_cards, enemy=suggest_enemies, animal=suggest_animals, table=suggest_nights)
async def attack(inter: discord.Interaction, card: Card, enemy: Card, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, "attack", animal=animal)
    if here.animal.held(card) and (here.animal.facing(enemy) or (here.view.boss and here.view.boss.id == enemy)):
        action = {"kind": "attack", "decision": here.decision("attack").id, "card": card, "enemy": enemy}
        await carry_out(here.asked, here.look, here.seat.seat, [action])
        return
    await here.write(f"attack {as_word(here.enemy(enemy))}, {as_word(here.own_card(card))}")


@NIGHTLIGHT.command(name="pass", description=_("cmd-nightlight-pass"))
@app_commands.describe(animal=_("option-nightlight-animal"), table=_("option-nightlight-table"))
@app_commands.autocomplete(animal=suggest_animals, table=suggest_nights)
async def pass_(inter: discord.Interaction, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, "window", "attack", "inherit", animal=animal)
    action = {"kind": "pass", "decision": here.decision("window", "attack", "inherit").id}
    await carry_out(here.asked, here.look, here.seat.seat, [action])


@NIGHTLIGHT.command(name="defend", description=_("cmd-nightlight-defend"))
@app_commands.describe(denizen=_("option-nightlight-denizen"), animal=_("option-nightlight-animal"), table=_("option-nightlight-table"))
@app_commands.autocomplete(denizen=suggest_tied, animal=suggest_animals, table=suggest_nights)
async def defend(inter: discord.Interaction, denizen: Card, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, "defend", animal=animal)
    decision = here.decision("defend")
    if denizen in here.view.tied:
        await carry_out(here.asked, here.look, here.seat.seat, [{"kind": "defend", "decision": decision.id, "denizen": denizen}])
        return
    await here.write(f"defend {as_word(here.enemy(denizen))}")


@NIGHTLIGHT.command(name="use", description=_("cmd-nightlight-use"))
@app_commands.describe(
    card=_("option-nightlight-card"),
    target=_("option-nightlight-target"),
    animal=_("option-nightlight-animal"),
    table=_("option-nightlight-table"),
)
@app_commands.autocomplete(card=suggest_usable, target=suggest_targets, animal=suggest_animals, table=suggest_nights)
async def use(
    inter: discord.Interaction, card: Card, target: Card | None = None, animal: str | None = None, table: str | None = None
) -> None:
    here = await _here(inter, table, "window", "free", animal=animal)
    here.decision("window", "free")
    named = [here.own_card(card), *([here.target(target)] if target else [])]
    await here.write(f"use {', '.join(map(as_word, named))}")


@NIGHTLIGHT.command(name="rank", description=_("cmd-nightlight-rank"))
@app_commands.describe(cards=_("option-nightlight-cards"), animal=_("option-nightlight-animal"), table=_("option-nightlight-table"))
@app_commands.autocomplete(animal=suggest_animals, table=suggest_nights)
async def rank(inter: discord.Interaction, cards: Words, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, "rank", "take", "propose", animal=animal)
    await here.write(f"{here.decision('rank', 'take', 'propose').ask} {cards}")


@NIGHTLIGHT.command(name="say", description=_("cmd-nightlight-say"))
@app_commands.describe(words=_("option-nightlight-words"), animal=_("option-nightlight-animal"), table=_("option-nightlight-table"))
@app_commands.autocomplete(animal=suggest_animals, table=suggest_nights)
async def say_(inter: discord.Interaction, words: Words, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, "choose", "put", "inherit", "defend", "attack", "window", "rank", "free", animal=animal)
    await here.write(words)


# ---- alone


@NIGHTLIGHT.command(name="solo", description=_("cmd-nightlight-solo"))
@app_commands.describe(animals=_("option-nightlight-party"), deck=_("option-nightlight-deck"), boss=_("option-nightlight-boss"))
@app_commands.choices(boss=BOSSES)
@app_commands.autocomplete(animals=suggest_party, deck=suggest_decks)
async def solo(inter: discord.Interaction, animals: Party | None = None, deck: Card | None = None, boss: str | None = None) -> None:
    await play_alone(await asked_by(inter), animals, deck, boss)


# ---- standing orders


@NIGHTLIGHT.command(name="policy", description=_("cmd-nightlight-policy"))
@app_commands.describe(
    card=_("option-nightlight-card"),
    way=_("option-nightlight-way"),
    condition=_("option-nightlight-condition"),
    moment=_("option-nightlight-moment"),
    target=_("option-nightlight-target"),
    animal=_("option-nightlight-animal"),
    table=_("option-nightlight-table"),
)
@app_commands.choices(way=WAYS, moment=WHENS)
@app_commands.autocomplete(
    card=suggest_free_cards, condition=suggest_conditions, target=suggest_targets, animal=suggest_animals, table=suggest_nights
)
async def policy(
    inter: discord.Interaction,
    card: Card,
    way: str,
    condition: Words | None = None,
    moment: str = "anywhere",
    target: Card | None = None,
    animal: str | None = None,
    table: str | None = None,
) -> None:
    here = await _here(inter, table, "window", "free", animal=animal)
    card = here.free_card(card)
    kept = Policy(
        card=card,
        way=cast("Any", way),
        moments=() if moment == "anywhere" else (cast("Any", moment),),
        conditions=(condition_of(here.view, condition),) if condition and way == "order" else (),
        targets=(here.target(target),) if target else (),
    )
    await _keep(here, with_policy(here.look.standing_of(here.seat.seat), kept, card))


@NIGHTLIGHT.command(name="plan", description=_("cmd-nightlight-plan"))
@app_commands.describe(
    card=_("option-nightlight-card"),
    enemy=_("option-nightlight-enemy"),
    second_card=_("option-nightlight-second-card"),
    second_enemy=_("option-nightlight-second-enemy"),
    defend=_("option-nightlight-denizen"),
    otherwise=_("option-nightlight-otherwise"),
    off=_("option-nightlight-off"),
    animal=_("option-nightlight-animal"),
    table=_("option-nightlight-table"),
)
@app_commands.choices(otherwise=OTHERWISE)
@app_commands.autocomplete(
    card=suggest_attack_cards,
    enemy=suggest_enemies,
    second_card=suggest_attack_cards,
    second_enemy=suggest_enemies,
    defend=suggest_enemies,
    animal=suggest_animals,
    table=suggest_nights,
)
async def plan(
    inter: discord.Interaction,
    card: Card | None = None,
    enemy: Card | None = None,
    second_card: Card | None = None,
    second_enemy: Card | None = None,
    defend: Card | None = None,
    otherwise: str = "ask",
    off: bool = False,
    animal: str | None = None,
    table: str | None = None,
) -> None:
    here = await _here(inter, table, "attack", animal=animal)
    kept = here.look.standing_of(here.seat.seat)
    if off:
        await _keep(here, with_plan(kept, None))
        return
    pairs = [(here.own_card(one), here.enemy(two)) for one, two in ((card, enemy), (second_card, second_enemy)) if one and two]
    if not pairs and not defend:
        raise BadInput("nightlight-plan-empty")
    made = plan_of(
        here.animal,
        pairs,
        defend=here.enemy(defend) if defend else None,
        otherwise=cast("Literal['ask', 'pass']", otherwise),
        on_turn=here.view.turn == here.seat.seat and here.view.stage in ("defend", "attack"),
    )
    await _keep(here, with_plan(kept, made))


async def _keep(here: Here, orders: list[Any]) -> None:
    asked, seat = here.asked, here.seat.seat
    answer = await asked.desk.tables.standing(who_of(asked.inter), here.found.row.id, seat, orders, act_id=asked.act_id)
    await asked.answer(f"{done(asked.say, answer)}\n{kept_text(asked.say, here.view, orders)}")


@NIGHTLIGHT.command(name="orders", description=_("cmd-nightlight-orders"))
@app_commands.describe(animal=_("option-nightlight-animal"), table=_("option-nightlight-table"))
@app_commands.autocomplete(animal=suggest_animals, table=suggest_nights)
async def orders_(inter: discord.Interaction, animal: str | None = None, table: str | None = None) -> None:
    here = await _here(inter, table, animal=animal)
    await here.asked.answer(kept_text(here.asked.say, here.view, here.look.standing_of(here.seat.seat)))


# ---- looking


@NIGHTLIGHT.command(name="table", description=_("cmd-nightlight-table"))
@app_commands.describe(table=_("option-nightlight-table"))
@app_commands.autocomplete(table=suggest_nights)
async def table_(inter: discord.Interaction, table: str | None = None) -> None:
    asked = await arriving(inter, table)
    found = await table_of_game(asked, table, ROOM.key)
    look = await asked.look(found.row.id)
    if not look.started:
        await seat_controls(inter, asked.desk, found, seat_of(found, inter.user.id))
        return
    view = look.view(None)
    await asked.answer(ROOM.board_text(asked.say, cast("Any", view), safe_names(asked.say, look)))


@NIGHTLIGHT.command(name="card", description=_("cmd-nightlight-card"))
@app_commands.describe(card=_("option-nightlight-card"), table=_("option-nightlight-table"))
@app_commands.autocomplete(card=suggest_any_card, table=suggest_nights)
async def card_(inter: discord.Interaction, card: Card, table: str | None = None) -> None:
    asked = await arriving(inter, table)
    look = started(await asked.look((await table_of_game(asked, table, ROOM.key)).row.id))
    view = cast("Any", look.view(None))
    await asked.answer(card_text(asked.say, view, card))
    drawn = card_picture(asked.say, view, card)
    if drawn is not None:
        await add_picture(asked, look.row.id, GM, drawn)


@NIGHTLIGHT.command(name="stats", description=_("cmd-nightlight-stats"))
async def stats(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    await asked.answer(await figures_of(asked, cast("Any", ROOM)) or asked.say("nightlight-figures-none"))


@NIGHTLIGHT.command(name="help", description=_("cmd-nightlight-help"))
async def help_(inter: discord.Interaction) -> None:
    asked = await asked_by(inter)
    await asked.answer("\n\n".join(ROOM.help_text(asked.say)))


async def setup(bot: LongtableBot) -> None:
    bot.tree.add_command(NIGHTLIGHT)
