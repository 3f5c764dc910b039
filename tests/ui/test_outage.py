"""While the gateway is down nothing closes; what was sent in time is read first. And what a table shows of its operator."""

from datetime import timedelta

import pytest

from bot.i18n.texts import texts
from bot.store.rows import Draft
from bot.tables.acts import Who
from tests.ui.stage import Stage


async def order(on: Stage, person, seat: int) -> None:
    look = await on.look()
    decision = f"r{look.view(None).round}.order.s{seat}"
    await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [{"kind": "idle", "decision": decision}]))


async def rounds(on: Stage) -> int:
    return (await on.look()).view(None).round


@pytest.mark.rule("ARENA-R42")
@pytest.mark.lesson("I4")
async def test_no_round_closes_while_the_gateway_is_down(on: Stage):
    anna = on.person("anna")
    await on.battle(anna)
    await on.call(on.bot.on_disconnect())
    await on.env.advance_time(timedelta(hours=25).total_seconds())
    assert await rounds(on) == 1
    await on.call(on.bot.on_resumed())
    await on.env.advance_time(1)
    await on.env.settle()
    assert await rounds(on) == 2


@pytest.mark.rule("ARENA-R42")
async def test_a_long_outage_gives_time_anew_instead_of_closing(on: Stage):
    anna = on.person("anna")
    await on.battle(anna)
    await on.call(on.bot.on_disconnect())
    await on.env.advance_time(timedelta(hours=25).total_seconds())
    await on.call(on.bot.on_ready())
    await on.env.advance_time(60)
    assert await rounds(on) == 1
    await order(on, anna, 0)
    await on.env.advance_time(timedelta(hours=7).total_seconds())
    await on.env.settle()
    assert await rounds(on) == 2


async def test_a_text_that_never_went_out_is_forgotten_with_its_round(on: Stage):
    anna = on.person("anna")
    await on.battle(anna)
    await on.call(on.bot.store.put(Draft(on.table, 0, "r1.post.s0", (), "not yet published", 1)))
    await order(on, anna, 0)
    await on.env.advance_time(300)
    await on.env.settle()
    assert await rounds(on) == 2
    assert await on.call(on.bot.store.get(Draft, on.table, 0, "r1.post.s0")) is None


async def test_a_table_shows_that_its_operator_holds_a_seat(on: Stage):
    anna = on.person("anna")
    on.bot.desk.tables.operators = frozenset({anna.id})
    await on.battle(anna)
    shown = texts().say("en", "ui-panel-operator", people=[f"<@{anna.id}>"], count=1)
    assert shown in on.panel().content
