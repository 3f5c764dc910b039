"""A first battle against scripts in three clicks, on a server and in private."""

import json

import pytest

from tests.ui.counter import ask, messages_of, staged  # noqa: F401
from tests.ui.stage import Stage, ids_of


def with_control(on: Stage, messages, verb: str):
    return next(one for one in messages if any(id.startswith(f"lt1:{verb}:") for id in ids_of(one)))


@pytest.mark.parametrize("locale", ["en-US", "ru"])
async def test_three_clicks_lead_into_a_battle_in_a_thread_of_its_own(on: Stage, locale: str):
    anna = on.person("anna", locale=locale)
    help_ = with_control(on, messages_of(await anna.slash(on.channel, "help")), "practice")
    opened = messages_of(await anna.click(help_, custom_id=on.control(help_, "practice")))  # one
    seat = with_control(on, opened, "field")
    on.table = on.control(seat, "start").split(":")[2]
    chosen = await anna.select(seat, [json.dumps("drummer")], custom_id=on.control(seat, "field"))  # two
    after = with_control(on, messages_of(chosen) or [seat], "start")
    started = await anna.click(after, custom_id=on.control(after, "start"))  # three
    await on.env.settle()
    look = await on.look()
    assert (look.row.status, len(look.seats), look.pace.turn) == ("running", 4, 600)
    assert [row.user for row in look.seats if not row.scripted] == [anna.id]
    assert look.row.parent == on.channel.id
    assert look.row.language == locale[:2]
    assert on.control(with_control(on, messages_of(started) or [after], "turn"), "turn")
    await on.env.advance_time(30)
    assert [len((await on.look()).owed(row.seat)) for row in look.seats if row.scripted] == [0, 0, 0]


async def test_in_private_the_battle_stands_there(on: Stage):
    anna = on.person("anna")
    result = await anna.user.slash("table practice")
    seat = with_control(on, messages_of(result), "field")
    on.table = on.control(seat, "start").split(":")[2]
    look = await on.look()
    assert (look.row.place, look.row.person, look.row.guild) == (None, anna.id, None)
    assert len(look.seats) == 4


@pytest.mark.lesson("F2")
async def test_the_button_asks_as_the_command_does_what_the_server_allows(on: Stage):
    boss, anna = on.person("boss", manager=True), on.person("anna")
    players = on.guild.create_role("players")
    await ask(on, boss, "setup role", role=players)
    help_ = with_control(on, messages_of(await anna.slash(on.channel, "help")), "practice")
    told = messages_of(await anna.click(help_, custom_id=on.control(help_, "practice")))
    assert f"<@&{players.id}>" in told[-1].content
    assert f"<@&{players.id}>" in await ask(on, anna, "table practice")
    assert await on.call(on.bot.store.find(guild=on.guild.id)) == []
