"""The owner of a table leaves the server; the bot is kicked and invited again."""

import pytest

from bot.tables.acts import Who
from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import Stage


@pytest.mark.lesson("I5", "D7")
async def test_a_table_whose_gm_has_left_falls_to_the_first_seat_and_then_to_managers(on: Stage):
    gm, anna, boss = on.person("gm"), on.person("anna"), on.person("boss", manager=True)
    await on.battle(anna)
    await on.call(on.bot.desk.tables.hand_over(Who(anna.id), on.table, gm.id))
    on.env.inject_error("POST", f"/channels/{gm.user.dm_channel.id}/messages", status=403, code=50278, times=None)
    await on.call(on.bot.desk.tables.call_gm(on.table, "call-unsent"))
    await on.env.settle()
    assert (await on.look()).row.gm == anna.id
    assert "new GM" in "\n".join(one.content for one in on.messages())
    # Now the heir is gone as well: nobody is left, and a manager of the server runs it.
    on.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=403, code=50278, times=None)
    await on.call(on.bot.desk.tables.call_gm(on.table, "call-unsent"))
    await on.env.settle()
    assert (await on.look()).row.gm == 0
    assert "stands still" in await ask(on, boss, "table pause")


@pytest.mark.lesson("I2", "I4")
async def test_a_bot_that_was_kicked_and_invited_again_tells_what_it_owes(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    on.env.inject_error("POST", f"/channels/{on.channel.id}/messages", status=403, code=50001, times=2)
    for seat, person in enumerate((anna, boris)):
        action = {"kind": "idle", "decision": f"r1.order.s{seat}"}
        await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [action]))
    await on.env.advance_time(300)
    assert (await on.look()).row.suspended == "place-forbidden"
    assert "Round 1 is resolved" not in "\n".join(one.content for one in on.messages())
    await on.env.advance_time(3_700)
    await on.env.advance_time(3_700)
    assert "Round 1 is resolved" in "\n".join(one.content for one in on.messages())
    assert "**Round 2**" in on.panel().content
    row = (await on.look()).row
    assert (row.status, row.suspended) == ("running", "")
