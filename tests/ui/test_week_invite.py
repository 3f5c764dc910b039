"""Invitations by name, seats that are free, and one digest for all that a person owes."""

import pytest

from bot.tables.acts import Place, Who
from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import NAMES, Stage


@pytest.mark.lesson("J1", "K1")
async def test_people_are_called_by_name_once_and_nobody_else_is(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    stranger = on.person("stranger")
    await on.open_table(gm)
    assert "(LT-13)" in await ask(on, stranger, "table invite", person=anna)
    assert "2 people are invited" in await ask(on, gm, "table invite", person=anna, second=vera)
    await on.env.settle()
    called = next(one for one in on.messages() if "invites you" in one.content)
    assert set(called.message.raw_mentions) == {anna.id, vera.id, gm.id}
    sent = next(one for one in on.env.backend.http_requests if one.method == "POST" and "invites you" in str(one.json))
    assert {int(one) for one in sent.json["allowed_mentions"]["users"]} == {anna.id, vera.id}
    assert "already" in await ask(on, gm, "table invite", person=vera)
    result = await vera.click(called, custom_id=on.control(called, "join"))
    assert result.response.ephemeral
    assert [row.user for row in (await on.look()).seats] == [vera.id]
    assert "свободно 3 места, занято 1" in await ask(on, vera, "table list")
    # Who sits may invite as well.
    assert "Приглашён 1 человек" in await ask(on, vera, "table invite", person=stranger)


@pytest.mark.lesson("D6")
async def test_several_reminders_of_one_person_are_one_message_with_jump_links(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    tables = on.bot.desk.tables
    places, ids = [on.channel, on.guild.create_text_channel("second")], []
    for place in places:
        made = await on.call(tables.create(Who(gm.id), "arena", Place(on.guild.id, place.id), options={"size": 2}))
        ids.append(made.table)
        joinings = [NAMES[seat] | {"team": "good" if seat % 2 == 0 else "evil", "cls": "vocal"} for seat in range(4)]
        await on.call(tables.join(Who(anna.id), made.table, joinings[0]))
        await on.call(tables.fill(Who(gm.id), made.table, joinings[1:]))
        await on.call(tables.start(Who(gm.id), made.table))
    await on.env.settle()
    before = len(on.dms(anna))
    await on.env.advance_time(43_300)
    told = on.dms(anna)[before:]
    assert len(told) == 1
    for place in places:
        panel = on.panel(place)
        assert f"https://discord.com/channels/{on.guild.id}/{place.id}/{panel.id}" in told[0].content
    assert len({on.control(told[0], "turn", place=at) for at in (0, 1)}) == 2
