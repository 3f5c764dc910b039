"""/table gm: what a GM does in the open, and who may not; a GM who plays, players, strangers and managers are told so."""

import pytest

from tests.hostile import HOSTILE, active_references
from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import Stage


async def battle(on: Stage) -> tuple:
    """A GM without a seat, two players, two scripts."""
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await on.battle(anna, vera)
    await on.call(on.bot.desk.tables.hand_over(_who(anna.id), on.table, gm.id))
    return gm, anna, vera


def _who(user):
    from bot.tables.acts import Who

    return Who(user)


COMMANDS = {
    "order": {"seat": "1", "order": "pass"},
    "rule": {"ruling": "adjust_health", "seat": "1", "value": "2", "reason": "a misread rule"},
    "void": {"seat": "1"},
    "rewind": {"to": "0"},
}


@pytest.mark.lesson("F2", "F5", "F7")
@pytest.mark.parametrize("command", COMMANDS)
async def test_rulings_are_for_a_gm_without_a_seat(on: Stage, command: str):
    gm, anna, _vera = await battle(on)
    stranger, manager = on.person("stranger"), on.person("boss", manager=True)
    for person in (anna, stranger, manager):
        assert "(LT-13)" in await ask(on, person, f"table gm {command}", **COMMANDS[command])
    n = (await on.look()).row.n
    await on.call(on.bot.desk.tables.hand_over(_who(gm.id), on.table, anna.id))
    assert "(LT-14)" in await ask(on, anna, f"table gm {command}", **COMMANDS[command])
    assert (await on.look()).row.n == n + 1  # the handing over alone


async def test_an_order_for_a_seat_is_sealed_and_public_as_the_gms(on: Stage):
    gm, anna, _vera = await battle(on)
    text = await ask(on, gm, "table gm order", seat="1", order="атакую З1 яростно")
    look = await on.look()
    answer = look.answer_of(0, "r1.order.s0")
    assert answer == {"kind": "attack", "decision": "r1.order.s0", "target": 1, "stance": "furious"}
    assert look.seal_of(0, "r1.order.s0") not in text  # nor whether it counts: see test_gm_sight
    public = "\n".join(message.content for message in on.messages())
    assert "The GM has given an answer for Sherlock Holmes" in public
    assert "furious" not in public
    assert "(LT-14)" not in text
    assert anna


@pytest.mark.lesson("B3")
async def test_a_refused_order_for_a_seat_tells_nothing_of_its_class(on: Stage):
    gm, _anna, _vera = await battle(on)
    hail, curse = "hail on 2", "curse E1"  # seat 1 is a Conductor
    assert await ask(on, gm, "table gm order", seat="1", order=hail) == await ask(on, gm, "table gm order", seat="1", order=curse)
    assert "ARENA" not in await ask(on, gm, "table gm order", seat="1", order=hail)
    assert "can't read" in await ask(on, gm, "table gm order", seat="1", order="be brave")
    assert (await on.look()).answer_of(0, "r1.order.s0") == {"kind": "absent", "decision": "r1.order.s0"}  # what silence means


async def test_a_ruling_has_a_reason_and_is_told_to_all(on: Stage):
    gm, _anna, _vera = await battle(on)
    rulings = await gm.autocomplete(on.channel, "table gm rule", "ruling", "")
    assert [one["value"] for one in rulings] == ["adjust_health", "remove_character"]
    assert all(" " in one["name"] for one in rulings)
    for bad in ({"value": "7"}, {"value": "many"}, {}):
        options = {"ruling": "adjust_health", "seat": "1", "reason": "x", **bad}
        assert "fitting value" in await ask(on, gm, "table gm rule", **options)
    assert "no value" in await ask(on, gm, "table gm rule", ruling="remove_character", seat="1", reason="x", value="1")
    assert "There are:" in await ask(on, gm, "table gm rule", ruling="script", seat="1", reason="x")
    text = await ask(on, gm, "table gm rule", ruling="adjust_health", seat="1", value="1", reason="a *misread* rule")
    assert "a \\*misread\\* rule" in text
    look = await on.look()
    assert look.view(None).line(0).health == 1
    assert any("The GM has ruled" in message.content for message in on.messages())


async def test_an_order_is_voided_without_saying_whose(on: Stage):
    gm, anna, _vera = await battle(on)
    await ask(on, anna, "arena pass")
    text = await ask(on, gm, "table gm void", seat="1")
    assert "doesn't count" in text


async def test_a_game_is_set_back_to_an_entry(on: Stage):
    gm, anna, _vera = await battle(on)
    await ask(on, gm, "table gm rule", ruling="adjust_health", seat="1", value="1", reason="wrong")
    n = (await on.look()).row.n
    assert [one["value"] for one in await gm.autocomplete(on.channel, "table gm rewind", "to", "")] == ["1", "0"]
    for never in ("2", str(n), "x"):
        assert "(LT-27)" in await ask(on, gm, "table gm rewind", to=never)
    assert "The game is set back" in await ask(on, gm, "table gm rewind", to="0")
    assert "The GM has set the game back to <t:" in "\n".join(message.content for message in on.messages())
    assert (await on.look()).view(None).line(0).health == 3
    assert anna


async def test_the_chair_is_handed_over_and_a_seat_freed(on: Stage):
    gm, anna, new = on.person("gm"), on.person("anna"), on.person("new")
    await on.open_table(gm)
    await ask(on, anna, "table join")
    assert "(LT-13)" in await ask(on, new, "table gm remove", seat="1")
    assert await ask(on, gm, "table gm remove", seat="1") == "The seat is free again."
    assert (await on.look()).seats == ()
    assert "(LT-13)" in await ask(on, anna, "table gm hand-over", person=new)
    assert await ask(on, gm, "table gm hand-over", person=new) == "The table has a new GM."
    assert (await on.look()).row.gm == new.id


async def test_a_gm_is_answered_in_russian(on: Stage):
    gm, anna = on.person("gm", locale="ru"), on.person("anna")
    await on.battle(anna)
    await on.call(on.bot.desk.tables.hand_over(_who(anna.id), on.table, gm.id))
    assert "Заявка за персонажа Sherlock Holmes подана" in await ask(on, gm, "table gm order", seat="1", order="пас")
    assert "Изменить здоровье" in await ask(on, gm, "table gm rule", ruling="adjust_health", seat="1", value="2", reason="ошибка")
    assert "не считается" in await ask(on, gm, "table gm void", seat="1")


@pytest.mark.lesson("J1", "J7")
async def test_no_reason_acts_in_public_or_in_the_answer(on: Stage):
    gm, anna, vera = await battle(on)
    people = {f"<@{one.id}>" for one in (gm, anna, vera)}
    for reason in [text for text in HOSTILE.values() if 0 < len(text) <= 300]:
        text = await ask(on, gm, "table gm rule", ruling="adjust_health", seat="1", value="2", reason=reason)
        public = "\n".join(message.content for message in on.messages()[-3:])
        for said in (text, public):
            for person in people:
                said = said.replace(person, "")
            assert [one for one in active_references(said) if not one.startswith("<t:")] == [], reason


CHAIR = {
    "pause": ({}, "gm manager"),
    "resume": ({}, "gm manager"),
    "extend": ({"everyone": True}, "gm manager"),
    "substitute": ({"seat": "3"}, "gm manager"),
    "pace": ({"pace": "48h"}, "gm"),
    "gm hand-over": ({}, "gm manager"),
    "end": ({"sure": True}, "gm manager"),
}


@pytest.mark.lesson("F2", "F4", "F5", "F6")
@pytest.mark.parametrize("command", CHAIR)
async def test_who_may_run_a_table(on: Stage, command: str):
    """Strangers and players never; the GM always; managers of the server for what keeps a table from being stuck."""
    gm, anna, vera = await battle(on)
    options, allowed = CHAIR[command]
    if command == "gm hand-over":
        options = {"person": gm}
    people = {"stranger": on.person("stranger"), "player": anna, "manager": on.person("boss", manager=True), "gm": gm}
    for role, person in people.items():
        revision = (await on.look()).row.revision
        text = await ask(on, person, f"table {command}", **options)
        if role in allowed.split():
            assert "(LT-" not in text, role
        else:
            assert "(LT-13)" in text, role
            assert (await on.look()).row.revision == revision, role
    assert vera
