"""/table move: the old panel is struck, a new one stands, also after the channel was deleted; and who may."""

import pytest

from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import Stage, ids_of


@pytest.mark.lesson("I2", "F5")
async def test_a_table_moves_to_another_channel_and_the_old_panel_says_where(on: Stage):
    gm, anna = on.person("gm"), on.person("anna", locale="ru")
    await on.battle(gm, anna)
    old, elsewhere = on.panel(), on.guild.create_text_channel("elsewhere")
    assert "(LT-13)" in await ask(on, anna, "table move", elsewhere, table=on.table)
    assert "already" in await ask(on, gm, "table move")
    answer = await ask(on, gm, "table move", elsewhere, table=on.table)
    assert str(elsewhere.id) in answer
    await on.env.settle()
    assert (await on.look()).row.place == elsewhere.id
    stands = next(one for one in on.messages() if one.id == old.id)
    assert f"<#{elsewhere.id}>" in stands.content
    assert "~~" in stands.content
    assert ids_of(stands) == []
    fresh = on.panel(elsewhere)
    result = await anna.click(fresh, custom_id=on.control(fresh, "turn"))
    assert result.response.ephemeral


@pytest.mark.lesson("I2", "F4")
async def test_a_manager_gives_a_table_whose_channel_was_deleted_a_new_thread_and_it_goes_on(on: Stage):
    gm, boss = on.person("gm"), on.person("boss", manager=True)
    await on.battle(gm)
    elsewhere = on.guild.create_text_channel("elsewhere")
    await on.call(on.bot.http.delete_channel(on.channel.id))
    await on.env.advance_time(3_600)
    await on.env.advance_time(43_200)
    await on.env.advance_time(3_600)
    look = await on.look()
    assert (look.row.status, look.row.why) == ("parked", "table-place-gone")
    assert "/table move" in "\n".join(one.content for one in on.dms(gm))
    await ask(on, boss, "table move", elsewhere, table=on.table, new_thread=True)
    await on.env.settle()
    row = (await on.look()).row
    assert (row.status, row.suspended, row.parent) == ("running", "", elsewhere.id)
    assert "Round" in on.panel(row.place).content
    # What was struck in vain parked nothing again.
    await on.env.advance_time(3_600)
    assert (await on.look()).row.status == "running"


@pytest.mark.lesson("I2")
async def test_a_lobby_whose_channel_was_deleted_is_a_lobby_again(on: Stage):
    gm = on.person("gm")
    await on.open_table(gm)
    elsewhere = on.guild.create_text_channel("elsewhere")
    await on.call(on.bot.http.delete_channel(on.channel.id))
    await on.call(on.bot.desk.tables.park(on.table, "table-place-gone"))
    await ask(on, gm, "table move", elsewhere, table=on.table)
    await on.env.settle()
    assert (await on.look()).row.status == "lobby"
    panel = on.panel(elsewhere)
    assert on.control(panel, "join")
