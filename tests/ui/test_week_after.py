"""After the end: the export by a button, the thread put away a day later, nothing deleted."""

import json

import pytest

from tests.ui.counter import ask, messages_of, staged  # noqa: F401
from tests.ui.stage import Stage


async def finished(on: Stage, gm) -> int:
    """A table in a thread of its own, started with scripts and ended; the thread."""
    text = await ask(on, gm, "table practice")
    on.table = (await on.call(on.bot.store.find(gm=gm.id)))[0][0].id
    look = await on.look()
    seat = look.of(gm.id)[0].seat
    from bot.tables.acts import Who

    await on.call(on.bot.desk.tables.amend(Who(gm.id), on.table, seat, {"cls": "drummer"}))
    await on.call(on.bot.desk.tables.start(Who(gm.id), on.table))
    await on.env.settle()
    place = (await on.look()).row.place
    assert place is not None, text
    await on.call(on.bot.desk.tables.end(Who(gm.id), on.table))
    await on.env.settle()
    return place


@pytest.mark.lesson("D7", "D19")
async def test_the_outcome_offers_the_export_and_the_thread_is_put_away_a_day_later(on: Stage):
    gm, vera = on.person("gm"), on.person("vera", locale="ru")
    place = await finished(on, gm)
    told = next(one for one in on.messages(place) if any(":export:" in str(part) for part in one.components))
    handed = messages_of(await vera.click(told, custom_id=on.control(told, "export")))
    document = json.loads(await on.call(handed[-1].attachments[0].read()))
    assert document["complete"] is True
    assert on.table in json.dumps(document)
    await on.env.advance_time(80_000)
    assert not (await on.call(on.bot.fetch_channel(place))).archived
    count = len(on.messages(place))
    await on.env.advance_time(10_000)
    assert (await on.call(on.bot.fetch_channel(place))).archived
    assert len(on.messages(place)) == count
    assert (await on.look()).row.status == "abandoned"


@pytest.mark.lesson("D17")
async def test_a_thread_in_which_people_play_again_stays_open(on: Stage):
    gm = on.person("gm")
    place = await finished(on, gm)
    thread = next(one for one in on.channel.threads if one.id == place)
    assert "rematch" in (await ask(on, gm, "table rematch", thread)).casefold()
    await on.env.advance_time(100_000)
    assert not (await on.call(on.bot.fetch_channel(place))).archived


async def test_a_thread_of_others_and_a_missing_permission_harm_nothing(on: Stage):
    gm = on.person("gm")
    place = await finished(on, gm)
    on.env.inject_error("PATCH", f"/channels/{place}", status=403, code=50013, times=None)
    await on.env.advance_time(100_000)
    row = (await on.look()).row
    assert (row.status, row.suspended) == ("abandoned", "")
