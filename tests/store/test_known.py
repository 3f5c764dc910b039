"""What the store knows of the file without asking it is what the file holds, whatever is written and in whatever order."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.kernel.change import encode
from bot.kernel.violation import RuleViolation
from bot.store import _acts
from bot.store.known import TABLES, Lately
from bot.store.rows import PersonRow
from bot.store.sqlite import SqliteStore
from bot.tables.acts import Fault, Place, Who
from tests.store.arena_hall import GM, ArenaHall
from tests.tables.conftest import ANN, BOB, Hall
from tests.tables.conftest import GM as HALL_GM


@pytest_asyncio.fixture
async def arena(tmp_path: Path) -> AsyncIterator[ArenaHall]:
    store = await SqliteStore.open(tmp_path / "arena.sqlite3")
    yield ArenaHall(store)
    await store.close()


async def _is_exact(store: SqliteStore, table: str) -> bool:
    """Whether the table is known; as the file has it then, or the test fails."""
    known = store._known.table(table)
    assert known is None or known == await store.read(_acts.load, table, None)
    return known is not None


async def test_a_battle_is_known_as_it_stands_after_every_act(arena: ArenaHall) -> None:
    table = await arena.battle(600, first_user=10, early_close="never", posts="at_once")
    known: list[bool] = []

    async def step(act: Awaitable[object]) -> None:
        with contextlib.suppress(RuleViolation):  # what a rule forbids at that moment changes nothing
            await act
        known.append(await _is_exact(arena.store, table))

    for round_ in (1, 2):
        for decision in await arena.owed(table):
            await step(arena.answer(table, decision))
            await step(arena.tables.look(table))
        await step(arena.tables.submit(Who(10), table, 0, [{"kind": "idle", "decision": f"r{round_}.order.s0"}], act_id=f"a{round_}"))
        await step(arena.tables.submit(Who(10), table, 0, [{"kind": "post", "decision": f"r{round_}.post.s0", "text": "Ha!"}]))
        await step(arena.tables.withdraw(Who(10), table, 0, f"r{round_}.order.s0"))
        await step(arena.store.arrive(10, place=600))
        await step(arena.store.looked(table, 0, 3))
        await step(arena.tables.pause(GM, table))
        await step(arena.tables.resume(GM, table))
        await step(arena.tables.undo(Who(11), table, 1))
        await step(arena.tables.extend(Who(12), table, seat=2))
        await step(arena.tables.away(Who(13), None))
        await step(arena.tables.substitute(GM, table, 5, None))
        await step(arena.tables.come_back(Who(15), table, 5))
        await step(arena.pass_until_due(table))
    await step(arena.tables.end(GM, table))
    await step(arena.store.forget(10))
    assert any(known)
    assert not all(known)


async def test_answers_of_an_open_round_go_on_from_what_is_known(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.game(pace="24h grace 60s")
    assert (await hall.store.arrive(ANN.user, place=600)).table is not None
    read = 0
    load = _acts.load

    def counting(*given: object) -> object:
        nonlocal read
        read += 1
        return load(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(_acts, "load", counting)
    for face in (1, 2, 3):
        arrived = (await hall.store.arrive(ANN.user, place=600)).table
        assert arrived is not None
        answer, _ = await hall.tables.submit_from(
            hall.tables.look_at(arrived), ANN, 0, [{"kind": "guess", "decision": "r1.guess.s0", "face": face}], act_id=f"i{face}"
        )
        assert answer.taken
    assert read == 0
    assert await _is_exact(hall.store, table)


@pytest.mark.lesson("K2")
async def test_what_is_known_wrongly_costs_a_second_try_and_no_more(hall: Hall) -> None:
    """It can't be: but if it ever were, nothing is decided on it."""
    table = await hall.game(pace="24h grace 60s")
    old = await hall.store.load(table)
    assert old is not None
    await hall.guess(BOB, table, 1, 2)
    hall.store._known.keep_table(old, hall.store._known.watch())
    answer = await hall.guess(ANN, table, 0, 4)  # without an id: what is known is asked first
    assert answer.taken
    assert await hall.kinds(table) == ["opened", "act", "act"]
    assert await _is_exact(hall.store, table)


async def test_what_was_read_while_it_changed_is_not_kept(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 60s")
    await hall.store.put(PersonRow(ANN.user, language="en"))
    reading = asyncio.create_task(hall.store.arrive(ANN.user, place=600))
    await asyncio.sleep(0)
    writing = asyncio.create_task(hall.store.put(PersonRow(ANN.user, language="ru")))
    looked = asyncio.create_task(hall.store.looked(table, 0, 1))
    await asyncio.gather(reading, writing, looked)
    again = await hall.store.arrive(ANN.user, place=600)
    assert again.person == PersonRow(ANN.user, language="ru")
    assert again.table is not None
    assert [seat.looked for seat in again.table.seats] == [1, -1]


async def test_a_write_that_fails_leaves_the_table_as_the_file_has_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.game(pace="24h grace 60s")
    await hall.guess(ANN, table, 0, 4)
    before = await hall.store.load(table)

    def torn(*_: object) -> None:
        raise OSError("torn")

    monkeypatch.setattr(_acts, "_beside", torn)
    with pytest.raises(Fault):
        await hall.guess(ANN, table, 0, 5)
    monkeypatch.undo()
    assert not await _is_exact(hall.store, table)
    assert await hall.store.load(table) == before


async def test_a_place_is_asked_for_anew_when_its_table_has_ended(hall: Hall) -> None:
    first = await hall.game()
    arrived = (await hall.store.arrive(ANN.user, place=600)).table
    assert arrived is not None
    assert arrived.row.id == first
    await hall.tables.end(HALL_GM, first)
    await hall.store.load(first)  # known again, and not as the one that lives there
    assert (await hall.store.arrive(ANN.user, place=600)).table is None
    second = await hall.lobby(ANN)
    arrived = (await hall.store.arrive(ANN.user, place=600)).table
    assert arrived is not None
    assert arrived.row.id == second


async def test_only_so_much_is_known(hall: Hall) -> None:
    tables = [(await hall.tables.create(Who(place), "guess", Place(500, place))).table for place in range(1, TABLES + 6)]
    for table in tables:
        await hall.store.load(table)
    assert sum([await _is_exact(hall.store, table) for table in tables]) == TABLES
    lately: Lately[int, str] = Lately(2)
    for number, name in enumerate("abc"):
        lately.get(0)
        lately.put(number, name)
    assert [lately.get(number) for number in range(3)] == ["a", None, "c"]


async def test_nobody_who_looks_sees_the_rules_change_the_state(arena: ArenaHall) -> None:
    """Acts of one round share what they read; the one that ends it has the state for itself."""
    table = await arena.battle(600, first_user=10)
    for decision in await arena.owed(table):
        await arena.answer(table, decision)
    looked = await arena.look(table)
    left = arena.tables._left.get(table)
    assert left is not None
    state = left.state
    assert state is not None
    assert looked._there.known is state
    shown, document = looked.view(0), state.document
    await arena.pass_until_due(table)
    assert encode(state.state) == document
    assert looked.view(0) == shown
    assert (await arena.look(table)).view(0) != shown
