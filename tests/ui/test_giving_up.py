"""A scripted mate agrees with whoever gives up, through the door and not only in the rules."""

import pytest

from bot.tables.acts import Who
from tests.ui.stage import Stage


async def give_up(on: Stage, person, seat: int) -> None:
    vote = {"kind": "concede", "agree": True, "decision": f"r1.concede.s{seat}"}
    answer = await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [vote]))
    assert [result.what for result in answer.results] == ["taken"]


@pytest.mark.rule("ARENA-R39")
async def test_one_person_with_a_scripted_mate_gives_up_alone(on: Stage):
    anna, bob = on.person("anna"), on.person("bob")
    await on.battle(anna, bob)
    await give_up(on, anna, 0)
    look = await on.look()
    assert look.over
    assert (look.outcome.cause, look.outcome.side) == ("ARENA-R39", "evil")


@pytest.mark.rule("ARENA-R39")
@pytest.mark.rule("ARENA-R20")
async def test_a_mate_who_leaves_to_a_script_agrees_from_then_on_and_no_longer_when_back(on: Stage):
    anna, bob, carl = on.person("anna"), on.person("bob"), on.person("carl")
    await on.battle(anna, bob, carl)
    tables = on.bot.desk.tables
    await on.call(tables.leave(Who(carl.id), on.table, 2))
    assert (await on.look()).view(None).line(2).scripted
    await on.call(tables.come_back(Who(carl.id), on.table, 2))
    assert not (await on.look()).view(None).line(2).scripted
    await give_up(on, anna, 0)
    assert not (await on.look()).over
    await on.call(tables.leave(Who(carl.id), on.table, 2))
    assert (await on.look()).over


@pytest.mark.rule("ARENA-CLASS-b")
async def test_a_rematch_keeps_people_and_names_and_forgets_the_classes_that_are_open_by_now(on: Stage):
    anna, bob = on.person("anna"), on.person("bob")
    await on.battle(anna, bob)
    await give_up(on, anna, 0)
    again = (await on.call(on.bot.desk.tables.rematch(Who(anna.id), on.table))).table
    look = await on.call(on.bot.desk.tables.look(again))
    assert [(seat.user, seat.joining["name"], seat.joining.get("cls")) for seat in look.seats] == [
        (anna.id, "Sherlock Holmes", None),
        (bob.id, "Hercules", None),
    ]
