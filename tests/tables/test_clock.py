"""The one task that waits, driven through its seam as the simulated Discord drives it."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from bot.tables.clock import Clock
from bot.tables.schedule import from_ms
from tests.tables.conftest import ANN, BOB, GM, Hall


class Seam:
    """Notes what is waited for; `arrived` is set whenever the task waits again."""

    def __init__(self) -> None:
        self.waits: list[str] = []
        self.arrived = asyncio.Event()

    async def park(self, waiting: Awaitable[Any], reason: str) -> Any:
        self.waits.append(reason)
        self.arrived.set()
        return await waiting

    async def settled(self) -> None:
        await self.arrived.wait()
        self.arrived.clear()


async def stopped(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_it_waits_for_the_earliest_deadline_and_wakes_when_one_is_made(hall: Hall) -> None:
    seam = Seam()
    clock = Clock(hall.tables, now=lambda: hall.time, park=seam.park)
    task = asyncio.create_task(clock.run())
    await seam.settled()
    table = await hall.game()
    await seam.settled()
    hall.pass_time(hours=24)
    await hall.store.postpone("nobody", 0)
    clock._waker.wake()  # as the moved time does  # pyright: ignore[reportPrivateUsage]
    while (await hall.tables.look(table)).view(None).round == 1:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert set(seam.waits) == {"deadline clock"}
    await stopped(task)


@pytest.mark.lesson("E4")
async def test_a_second_run_does_nothing(hall: Hall) -> None:
    seam = Seam()
    clock = Clock(hall.tables, now=lambda: hall.time, park=seam.park)
    task = asyncio.create_task(clock.run())
    await seam.settled()
    await clock.run()  # returns at once
    assert len(seam.waits) == 1
    await stopped(task)


@pytest.mark.lesson("E1", "E9")
async def test_a_deadline_that_passed_while_the_bot_was_off_resolves_once(hall: Hall) -> None:
    table = await hall.game()
    hall.pass_time(hours=25)
    clocks = [Clock(hall.tables, now=lambda: hall.time) for _ in range(2)]
    await asyncio.gather(*(clock._turn() for clock in clocks))  # pyright: ignore[reportPrivateUsage]
    assert (await hall.kinds(table)).count("closed") == 1


@pytest.mark.rule("ARENA-R42")
async def test_while_messages_are_read_anew_nothing_closes_and_who_was_late_is_told(hall: Hall) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).timers["r1"].due
    hall.time = from_ms(due + 3_600_000)
    clock = Clock(hall.tables, now=lambda: hall.time)
    await clock.sweep(from_ms(due - 60_000))
    with pytest.raises(RuleViolation) as refused:
        await hall.guess(ANN, table, 0, 6)  # a click after the deadline, while Bob's message is still unread
    assert refused.value.rule == "LT-1"
    assert (await hall.guess(BOB, table, 1, 3, at=due - 5)).results[0].what == "taken"
    assert await clock._turn() is None  # pyright: ignore[reportPrivateUsage]
    assert await hall.kinds(table) == ["opened", "act"]
    clock.release()
    await clock._turn()  # pyright: ignore[reportPrivateUsage]
    assert (await hall.tables.look(table)).view(None).round == 2


@pytest.mark.lesson("D17", "D19")
async def test_an_idle_lobby_is_warned_and_closed_and_any_act_keeps_it_open(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    clock = Clock(hall.tables, now=lambda: hall.time)

    async def turn(days: float) -> str:
        hall.pass_time(days=days)
        await clock._turn()  # pyright: ignore[reportPrivateUsage]
        return (await hall.tables.look(table)).row.status

    assert await turn(6.9) == "lobby"
    await hall.tables.amend(ANN, table, 0, {"luck": 3})
    assert await turn(6.9) == "lobby"
    assert await hall.notices(table) == []
    assert await turn(0.2) == "lobby"
    assert await hall.notices(table) == ["notice-idle"]
    await hall.tables.join(BOB, table, {"name": "bob"})
    assert await turn(6.9) == "lobby"
    assert await turn(0.2) == "lobby"
    assert await turn(3.1) == "abandoned"
    assert await hall.notices(table) == ["notice-idle", "notice-idle", "notice-idle-closed"]
    assert await hall.store.alarms() == []


async def test_a_started_table_has_no_lobby_clock(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.pause(GM, table)
    assert await hall.store.alarms() == []
