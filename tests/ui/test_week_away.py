"""/me away and /me back: at all tables at once, in both languages."""

import pytest

from bot.store.rows import PersonRow
from bot.tables.acts import Who
from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import Stage

DAY = 86_400


def texts(on: Stage, person) -> str:
    return "\n".join(one.content for one in on.dms(person))


def public(on: Stage) -> str:
    return "\n".join(one.content for one in on.messages())


@pytest.mark.lesson("D12", "B13")
async def test_who_is_away_spends_an_extension_at_once_and_the_gm_alone_is_told(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await on.battle(gm, anna, vera)
    key = (await on.look()).groups().keys()
    due = (await on.look()).due(next(iter(key)))
    assert "Ведущий твоего стола знает" in await ask(on, vera, "me away", until="3 дня")
    await on.env.settle()
    look = await on.look()
    assert (look.due(next(iter(key))) - due).total_seconds() == DAY / 2
    assert [row.extended for row in look.seats] == [0, 0, 1, 0]
    assert "is away until" in texts(on, gm)
    assert "away" not in texts(on, anna)
    assert "away" not in public(on)
    # The next round opens before the return: the second extension; of a third there is none.
    await on.env.advance_time(1.6 * DAY)
    assert (await on.look()).seats[2].extended == 2
    assert "с возвращением" in (await ask(on, vera, "me back")).casefold()
    assert "is back" in texts(on, gm)
    assert (await on.call(on.bot.store.get(PersonRow, vera.id))).away is None
    assert "не в отъезде" in await ask(on, vera, "me back")


async def test_a_script_answers_meanwhile_where_the_table_wants_it_and_the_seat_stays_the_persons(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await on.battle(gm, anna)
    assert "scripted player answers" in await ask(on, gm, "table away", meanwhile="script")
    assert "(LT-13)" in await ask(on, anna, "table away", meanwhile="nothing")
    assert "scripted player answers" in await ask(on, anna, "table away")
    await ask(on, anna, "me away", until="2d")
    await on.env.advance_time(600)
    look = await on.look()
    assert look.seats[1].user == anna.id
    assert look.owed(1) == []
    assert look.owed(0) != []
    # Back earlier: the next round is the person's own again.
    await ask(on, anna, "me back")
    await on.call(on.bot.desk.tables.submit(Who(gm.id), on.table, 0, [{"kind": "idle", "decision": "r1.order.s0"}]))
    await on.env.advance_time(600)
    look = await on.look()
    assert look.owed(1) != []
    assert look.seats[1].extended == 0


async def test_nobody_is_reminded_while_away(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await on.battle(gm, anna)
    await ask(on, gm, "table away", meanwhile="nothing")
    await ask(on, anna, "me away", until="20h")
    await on.env.advance_time(0.6 * DAY)
    reminded = [row for row in await on.call(on.bot.store.outbox_rows(on.table, kinds=["reminder"])) if row.state == "sent"]
    assert {row.user for row in reminded} == {gm.id}
    await on.env.advance_time(0.3 * DAY)
    reminded = [row for row in await on.call(on.bot.store.outbox_rows(on.table, kinds=["reminder"])) if row.state == "sent"]
    assert anna.id in {row.user for row in reminded}


async def test_what_cannot_be_read_or_lies_too_far_is_refused(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    assert "can't read" in await ask(on, anna, "me away", until="soon")
    assert "впереди" in await ask(on, vera, "me away", until="2020-01-01")
    assert "впереди" in await ask(on, vera, "me away", until="2027-01-01")
    assert "no table" in await ask(on, anna, "me away", until="24.01")
    assert "Away until" in await ask(on, anna, "me show")
