"""A plan that became illegal is told to its owner, in private, once, in the owner's language (NL-R34)."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables.acts import Who
from cogs.nightlight.rules.actions import Plan, PlannedAttack
from tests.games.nightlight.evening import begin, evening
from tests.ui.stage import Stage

SENTENCE = "Твой план больше не исполнить (Лис с напёрстком): атаковать врага «Осадная игрушка» картой «Меч из метлы» сейчас нельзя."


def heard(on: Stage, person: Any) -> list[str]:
    return [one.content for one in on.dms(person) if "план" in one.content and "NL-R34" in one.content]


@pytest.mark.rule("NL-R34")
async def test_the_owner_of_a_plan_is_told_once_also_after_a_restart(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna, bob = on.person("anna", locale="ru"), on.person("bob")
        await begin(on, [(anna, "FOX"), (bob, "OWL")], language="ru")
        tables = on.bot.desk.tables
        plan = Plan(turn=1, toughest=True, attacks=(PlannedAttack(card="W02#9", enemy="Z05#1"),))
        await on.call(tables.standing(Who(anna.id), on.table, 0, [plan]))
        assert heard(on, anna) == []
        await until(on, (anna, bob), "attack.s0")
        (told,) = heard(on, anna)
        assert SENTENCE in told
        assert "(NL-R34)" in told
        assert heard(on, bob) == []
        assert not any("NL-R34" in one.content for one in on.messages())
        await on.restart()
        await on.call(on.bot.desk.tables.standing(Who(bob.id), on.table, 1, []))  # another entry while anna is asked
        await until(on, (anna, bob), "attack.s1")
        assert len(heard(on, anna)) == 1
        assert (await on.look()).standing_of(0) == []


async def until(on: Stage, people: tuple[Any, Any], asked: str) -> None:
    """Defaults answer until that is asked."""
    for count in range(40):
        look = await on.look()
        owed = [(seat, one) for seat in (0, 1) for one in look.owed(seat)]
        if any(one.id.endswith(asked) for _, one in owed):
            return
        if not owed:
            await on.env.advance_time(120)
            continue
        seat, one = owed[0]
        assert one.default is not None
        await on.call(on.bot.desk.tables.submit(Who(people[seat].id), on.table, seat, [one.default], act_id=f"until.{asked}.{count}"))
    raise AssertionError(asked)
