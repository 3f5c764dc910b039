"""A night alone, and a day's night that everybody on a server plays on the same rolls, through the door."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.kernel.canonical import sha256
from bot.kernel.export import verify
from bot.kernel.game import RuleViolation
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Place, Who
from bot.tables.alone import Day
from bot.tables.tables import Tables
from cogs.night_class.rules.game import NIGHT_CLASS
from tests.tables.conftest import ANN, BOB, EVE, GUILD, MOD, PLACE, Hall

GAME, CHANNEL = "night_class", 700
TODAY, TOMORROW = Day(GAME, GUILD, "2026-01-01"), Day(GAME, GUILD, "2026-01-02")


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await SqliteStore.open(tmp_path / "hall.sqlite3")
    made = Hall(store)
    made.tables = Tables(store, {GAME: NIGHT_CLASS}, now=lambda: made.time, entropy=made.entropy)
    yield made
    await store.close()


async def alone(hall: Hall, who: Who, **how) -> str:
    return (await hall.tables.alone(who, GAME, GUILD, {"name": f"Hero {who.user}"}, **how)).table


async def a_try(hall: Hall, who: Who, day: Day = TODAY) -> str:
    return await alone(hall, who, day=day, channel=CHANNEL)


async def turn(hall: Hall, who: Who, table: str, number: int = 1) -> tuple[int, tuple[int, ...]]:
    """One turn without an act; the Plot die and the Hero dice of it."""
    look = await hall.tables.look(table)
    plot = look.view(0).sheet.plot
    box = NIGHT_CLASS.script(look.view(0), look.decisions[0], lambda picks: None, Random(1))
    assert (await hall.tables.submit(who, table, 0, [box])).taken
    roll = (await hall.tables.look(table)).view(0).roll
    assert (await hall.tables.submit(who, table, 0, [{"kind": "commit", "decision": f"t{number}.hero.s0"}])).taken
    return plot, roll


async def refused(act) -> tuple[str, str]:
    with pytest.raises(RuleViolation) as why:
        await act
    return why.value.rule, why.value.key


# ---- alone


@pytest.mark.rule("NC-POST-p")
async def test_alone_a_night_begins_at_once_and_nothing_ever_falls_due(hall: Hall):
    table = await alone(hall, ANN)
    look = await hall.tables.look(table)
    assert (look.row.status, look.row.place, look.row.person, look.row.guild, look.seats[0].user) == (
        "running",
        None,
        ANN.user,
        GUILD,
        ANN.user,
    )
    assert [one.ask for one in look.decisions] == ["plot"]
    await turn(hall, ANN, table)
    look = await hall.tables.look(table)
    assert (look.view(None).turn, look.due("t2.plot.s0")) == (2, None)
    assert await hall.store.alarms() == []
    hall.pass_time(days=300)
    await hall.tables.ring(table)
    assert (await hall.tables.look(table)).view(None).turn == 2


async def test_nobody_gives_a_night_alone_a_clock(hall: Hall):
    table = await alone(hall, ANN)
    assert await refused(hall.tables.configure(ANN, table, pace="1h")) == ("LT-23", "refused-LT-23-alone")
    assert await refused(hall.tables.extend(ANN, table, seat=0)) == ("LT-23", "refused-LT-23-alone")


async def test_a_pause_gives_a_night_alone_no_clock(hall: Hall):
    table = await alone(hall, ANN)
    await hall.tables.pause(ANN, table)
    await hall.tables.resume(ANN, table)
    assert (await hall.tables.look(table)).due("t1.plot.s0") is None
    assert await hall.store.alarms() == []


async def test_alone_nobody_is_pinged_or_prompted_beside_the_panel(hall: Hall):
    table = await alone(hall, ANN)
    await turn(hall, ANN, table)
    assert {row.user for row in await hall.sent(table, "panel")} == {ANN.user}
    assert await hall.sent(table, "prompt", "ping") == []


async def test_one_night_alone_at_a_time_on_a_server_and_another_elsewhere(hall: Hall):
    first = await alone(hall, ANN)
    assert (await refused(alone(hall, ANN)))[0] == "LT-18"
    await hall.tables.alone(ANN, GAME, None, {"name": "Elsewhere"})
    await alone(hall, BOB)
    await hall.tables.leave(ANN, first, 0)
    look = await hall.tables.look(first)
    assert (look.row.status, look.outcome.losers) == ("ended", (0,))
    await alone(hall, ANN)


async def test_a_wrong_name_opens_nothing(hall: Hall):
    assert (await refused(hall.tables.alone(ANN, GAME, GUILD, {"name": "x" * 25})))[0] == "NC-SETUP-a"
    assert await hall.store.find(user=ANN.user) == []


@pytest.mark.lesson("K7")
async def test_the_same_act_again_opens_no_second_night(hall: Hall):
    first = await hall.tables.alone(ANN, GAME, GUILD, {"name": "Ann"}, act_id="i1")
    again = await hall.tables.alone(ANN, GAME, GUILD, {"name": "Ann"}, act_id="i1")
    assert (again.table, again.repeated) == (first.table, True)


@pytest.mark.lesson("F2")
async def test_nobody_sits_down_at_or_has_a_say_in_somebodys_night_alone(hall: Hall):
    table = await alone(hall, ANN)
    assert (await refused(hall.tables.join(EVE, table, {"name": "Eve"})))[0] == "LT-15"
    assert (await refused(hall.tables.end(MOD, table)))[0] == "LT-13"


async def test_nights_alone_are_not_counted_among_a_servers_tables(hall: Hall):
    hall.tables = Tables(hall.store, {GAME: NIGHT_CLASS}, now=lambda: hall.time, entropy=hall.entropy, tables_per_server=1)
    await alone(hall, ANN)
    await alone(hall, BOB)
    await hall.tables.create(EVE, GAME, Place(GUILD, PLACE))
    assert (await refused(hall.tables.create(EVE, GAME, Place(GUILD, PLACE + 1))))[0] == "LT-21"


# ---- the seed of a night that was played


@pytest.mark.rule("NC-POST-a")
async def test_a_finished_night_can_be_played_again_on_its_rolls(hall: Hall):
    first = await alone(hall, ANN)
    assert (await refused(hall.tables.rolls_of(first)))[0] == "LT-23"
    rolled = [await turn(hall, ANN, first, number) for number in (1, 2)]
    await hall.tables.leave(ANN, first, 0)
    seed = await hall.tables.rolls_of(first)
    again = await alone(hall, BOB, rolls=seed)
    assert [await turn(hall, BOB, again, number) for number in (1, 2)] == rolled
    await hall.tables.leave(BOB, again, 0)
    verdict = verify(await hall.tables.export(again), {GAME: NIGHT_CLASS}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)
    assert await hall.tables.rolls_of(again) == seed


# ---- the day


@pytest.mark.rule("LT-26")
async def test_everybody_has_the_same_rolls_that_day_and_others_the_next(hall: Hall):
    ann, bob = await a_try(hall, ANN), await a_try(hall, BOB)
    assert await turn(hall, ANN, ann) == await turn(hall, BOB, bob)
    seed, told = await TODAY.seed(hall.store, b"unused" * 6)
    assert sha256(seed) == told
    assert (await TOMORROW.seed(hall.store, hall.entropy(32)))[0] != seed
    entry = (await hall.tables.history(ann)).entries[0]
    assert entry.facts["roll_seed"] == told
    assert seed.hex() not in json.dumps(await hall.tables.export(ann))


@pytest.mark.rule("LT-26")
@pytest.mark.lesson("K9")
async def test_one_try_each_also_when_it_is_over_and_beside_a_night_alone(hall: Hall):
    table = await a_try(hall, ANN)
    await alone(hall, ANN)
    assert (await refused(a_try(hall, ANN)))[0] == "LT-26"
    await hall.tables.leave(ANN, table, 0)
    assert (await refused(a_try(hall, ANN)))[0] == "LT-26"
    hall.pass_time(days=1)
    assert (await hall.tables.look(await a_try(hall, ANN, TOMORROW))).row.status == "running"


@pytest.mark.rule("LT-26")
async def test_a_try_has_no_gm_and_can_not_be_set_back_or_handed_on(hall: Hall):
    table = await a_try(hall, ANN)
    for act in (
        hall.tables.pause(ANN, table),
        hall.tables.hand_over(ANN, table, BOB.user),
        hall.tables.rewind(ANN, table, 0),
        hall.tables.substitute(ANN, table, 0, BOB.user),
        hall.tables.move(ANN, table, Place(GUILD, PLACE)),
        hall.tables.end(ANN, table),
    ):
        assert (await refused(act))[0] == "LT-13"


@pytest.mark.rule("LT-26")
@pytest.mark.lesson("B18")
async def test_rolls_and_results_are_sealed_until_the_day_closes(hall: Hall):
    table = await a_try(hall, ANN)
    await hall.tables.leave(ANN, table, 0)
    seed, _ = await TODAY.seed(hall.store, b"")
    assert await refused(hall.tables.rolls_of(table)) == ("LT-26", "refused-LT-26-sealed")
    document = await hall.tables.export(table)
    assert (document["complete"], document["roll_seed"]) == (False, None)
    hall.time = datetime(2026, 1, 2, tzinfo=UTC)
    assert await hall.tables.rolls_of(table) == seed
    document = await hall.tables.export(table)
    assert document["roll_seed"] == seed.hex()
    assert verify(document, {GAME: NIGHT_CLASS}.get).replayed


@pytest.mark.rule("LT-26", "NC-POST-s")
async def test_a_try_that_is_not_done_when_the_day_closes_is_done_as_it_stands(hall: Hall):
    table = await a_try(hall, ANN)
    await turn(hall, ANN, table)
    (alarm,) = await hall.store.alarms()
    assert (alarm.kind, alarm.due) == ("day", TODAY.ends)
    hall.time = datetime(2026, 1, 2, tzinfo=UTC)
    assert await hall.tables.ring(table)
    look = await hall.tables.look(table)
    assert (look.row.status, look.view(None).line(0).sheet.end.cause, look.seats[0].user) == ("ended", "NC-POST-s", ANN.user)
    assert await hall.notices(table) == ["notice-day-over"]
    assert await hall.store.alarms() == []


@pytest.mark.rule("LT-26")
@pytest.mark.lesson("D2")
async def test_an_act_after_the_day_does_not_count_however_late_the_clock_is(hall: Hall):
    table = await a_try(hall, ANN)
    hall.time = datetime(2026, 1, 2, 0, 0, 1, tzinfo=UTC)
    act = hall.tables.submit(ANN, table, 0, [{"kind": "check", "decision": "t1.plot.s0", "column": "distrust"}])
    assert (await refused(act))[0] == "LT-8"
    assert (await hall.tables.look(table)).row.status == "ended"


@pytest.mark.rule("LT-26")
async def test_the_first_try_of_a_day_orders_its_board_where_it_was_asked_for(hall: Hall):
    first = await a_try(hall, ANN)
    second = (await hall.tables.alone(BOB, GAME, GUILD, {"name": "Bob"}, day=TODAY, channel=CHANNEL + 1)).table
    (board,) = await hall.sent(first, "board")
    assert (board.facts, board.lane, board.due) == ({"channel": CHANNEL, "day": TODAY.day}, f"place:{CHANNEL}", TODAY.ends + 60_000)
    assert await hall.sent(second, "board") == []
    hall.time = datetime(2026, 1, 2, tzinfo=UTC)
    looks = await hall.tables.close_day(TODAY)
    assert {(look.row.person, look.row.status) for look in looks} == {(BOB.user, "ended"), (ANN.user, "ended")}


@pytest.mark.lesson("K2", "K8")
async def test_two_who_are_first_at_once_order_one_board(hall: Hall):
    tables = await asyncio.gather(*(a_try(hall, who) for who in (ANN, BOB, EVE)))
    assert len([row for table in tables for row in await hall.sent(table, "board")]) == 1


async def test_who_has_themselves_forgotten_stands_on_the_board_as_nobody(hall: Hall):
    for who in (ANN, BOB):
        await hall.tables.leave(who, await a_try(hall, who), 0)
        await hall.store.forget(who.user)
    assert [row.person for row in await TODAY.tries(hall.store)] == [0, 0]
