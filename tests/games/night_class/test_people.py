"""Who leaves and who comes late, through the door (NC-POST-s, NC-POST-t)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.kernel.export import verify
from bot.kernel.game import RuleViolation
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Place, Who
from bot.tables.tables import Tables
from cogs.night_class.rules.game import NIGHT_CLASS
from tests.tables.conftest import ANN, BOB, EVE, GM, GUILD, PLACE, Hall


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await SqliteStore.open(tmp_path / "hall.sqlite3")
    made = Hall(store)
    made.tables = Tables(store, {"night_class": NIGHT_CLASS}, now=lambda: made.time, entropy=made.entropy)
    yield made
    await store.close()


async def night(hall: Hall, *people: Who) -> str:
    table = (await hall.tables.create(GM, "night_class", Place(GUILD, PLACE))).table
    for who in people:
        await hall.tables.join(who, table, {"name": f"Hero {who.user}"})
    await hall.tables.start(GM, table)
    return table


async def check_box(hall: Hall, who: Who, table: str, seat: int) -> None:
    decision = f"t1.plot.s{seat}"
    assert (await hall.tables.submit(who, table, seat, [{"kind": "check", "decision": decision, "column": "distrust"}])).taken


async def commit(hall: Hall, who: Who, table: str, seat: int) -> None:
    assert (await hall.tables.submit(who, table, seat, [{"kind": "commit", "decision": f"t1.hero.s{seat}"}])).taken


async def refused(act) -> str:
    with pytest.raises(RuleViolation) as why:
        await act
    return why.value.rule


async def hero_turn(hall: Hall, table: str, *people: Who) -> None:
    for seat, who in enumerate(people):
        await check_box(hall, who, table, seat)
    hall.pass_time(minutes=2)
    await hall.tables.ring(table)


@pytest.mark.rule("NC-POST-s")
async def test_who_leaves_has_lost_in_that_turn_and_nobody_plays_on(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hall.tables.leave(ANN, table, 0)
    look = await hall.tables.look(table)
    end = look.view(None).line(0).sheet.end
    assert (look.view(None).line(0).doing, end.turn, end.cause) == ("lost", 1, "NC-POST-s")
    assert (look.seats[0].user, look.seats[0].scripted, look.row.status) == (None, False, "running")
    assert [one.asked for one in look.decisions] == [(1,)]
    assert await hall.notices(table) == []  # the game's own event tells of it


@pytest.mark.rule("NC-POST-s", "NC-POST-k")
async def test_the_turn_goes_on_when_the_one_all_waited_for_leaves(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hero_turn(hall, table, ANN, BOB)
    await commit(hall, BOB, table, 1)
    await hall.tables.leave(ANN, table, 0)
    assert (await hall.tables.look(table)).view(None).turn == 2


@pytest.mark.rule("NC-POST-s", "NC-POST-m")
async def test_when_the_last_one_leaves_the_night_has_an_outcome(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hall.tables.leave(ANN, table, 0)
    await hall.tables.leave(BOB, table, 1)
    look = await hall.tables.look(table)
    assert (look.row.status, look.outcome.losers) == ("ended", (0, 1))
    verdict = verify(await hall.tables.export(table), {"night_class": NIGHT_CLASS}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)


@pytest.mark.rule("LT-24", "LT-22")
async def test_nobody_takes_the_seat_of_who_has_left(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hall.tables.leave(ANN, table, 0)
    assert await refused(hall.tables.substitute(GM, table, 0, EVE.user)) == "LT-24"
    assert await refused(hall.tables.substitute(GM, table, 0, None)) == "LT-24"
    assert await refused(hall.tables.come_back(ANN, table, 0)) == "LT-22"


async def test_the_gm_may_still_put_another_player_or_a_script_on_a_seat(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hall.tables.substitute(GM, table, 0, EVE.user)
    assert (await hall.tables.substitute(GM, table, 1, None)).key == "script"
    look = await hall.tables.look(table)
    assert [(seat.user, seat.scripted) for seat in look.seats] == [(EVE.user, False), (None, True)]
    assert [line.doing for line in look.view(None).lines] == ["choosing", "choosing"]


@pytest.mark.rule("NC-POST-t")
async def test_somebody_sits_down_at_the_running_table_until_the_first_plot_step_has_closed(hall: Hall):
    table = await night(hall, ANN, BOB)
    await check_box(hall, ANN, table, 0)
    answer = await hall.tables.join(EVE, table, {"name": "Late"})
    look = await hall.tables.look(table)
    assert (answer.key, answer.seat, look.seats[2].user, look.view(None).line(2).name) == ("joined", 2, EVE.user, "Late")
    assert EVE.user in {row.user for row in await hall.sent(table, "prompt") if row.decision == "t1.plot.s2"}
    assert {line.sheet.plot for line in look.view(None).lines} == {look.view(None).plot}  # the same roll (NC-POST-a)
    await check_box(hall, BOB, table, 1)
    await check_box(hall, EVE, table, 2)
    hall.pass_time(minutes=2)
    await hall.tables.ring(table)
    assert (await hall.tables.look(table)).view(None).phase == "hero"
    before = (await hall.tables.look(table)).row.revision
    assert await refused(hall.tables.join(Who(77), table, {"name": "Later"})) == "NC-POST-t"
    assert (await hall.tables.look(table)).row.revision == before


@pytest.mark.lesson("C3", "K1")
async def test_who_comes_late_has_a_quarter_of_the_time_and_one_seat(hall: Hall):
    table = await night(hall, ANN, BOB)
    hall.pass_time(hours=23)
    await hall.tables.join(EVE, table, {"name": "Late"})
    look = await hall.tables.look(table)
    due = look.due("t1.plot")
    assert due is not None
    assert (due - hall.time).total_seconds() == 6 * 3600
    assert await refused(hall.tables.join(EVE, table, {"name": "Twice"})) == "LT-17"
    assert await refused(hall.tables.join(Who(77), table, {"name": "x" * 25})) == "NC-SETUP-a"


async def test_a_night_with_somebody_who_came_late_verifies(hall: Hall):
    table = await night(hall, ANN)
    await hall.tables.join(EVE, table, {"name": "Late", "emblem": "owl"})
    for seat, who in enumerate((ANN, EVE)):
        await hall.tables.leave(who, table, seat)
    verdict = verify(await hall.tables.export(table), {"night_class": NIGHT_CLASS}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)


@pytest.mark.rule("NC-POST-f", "NC-POST-i")
async def test_of_two_browsers_that_end_a_turn_at_once_one_does_and_the_other_is_told(hall: Hall):
    table = await night(hall, ANN, BOB)
    await hero_turn(hall, table, ANN, BOB)
    acts = ([{"kind": "commit", "decision": "t1.hero.s0"}], [{"kind": "commit", "decision": "t1.hero.s0"}])
    told = await asyncio.gather(*(hall.tables.submit(ANN, table, 0, act) for act in acts), return_exceptions=True)
    assert sorted(bool(getattr(one, "taken", ())) for one in told) == [False, True]
    look = await hall.tables.look(table)
    assert ([line.doing for line in look.view(None).lines], look.view(None).turn) == (["committed", "drafting"], 1)
    undo = await hall.tables.submit(ANN, table, 0, [{"kind": "undo", "decision": "t1.hero.s0"}])
    assert [(one.what, one.rule) for one in undo.results] == [("refused", "LT-1")]
