"""What a GM without a seat sees: nothing, or everything where that was told to all at the start; and orders given in the dark."""

import itertools
import os
import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import EXTENSIONS
from bot.tables.acts import Who
from tests.leaks.hands import click
from tests.leaks.outputs import watch
from tests.ui.counter import ask, staged, words  # noqa: F401
from tests.ui.stage import Stage, ids_of, labels_of, stage

CLASSES = ("conductor", "vocal", "drummer")


async def battle(on: Stage, sees: str, *, russian: bool = False) -> tuple[Any, Any, Any]:
    """A GM without a seat, two players, two scripts; seat 0 is a Conductor's, seat 1 a Backing vocal's."""
    gm = on.person("gm", locale="ru" if russian else "en-US")
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    tables, settle = on.bot.desk.tables, on.env.settle
    await ask(on, gm, "table new", game="arena", size=2, own_thread=False, gm_sees=sees)
    ((row, _),) = await on.call(on.bot.store.find(gm=gm.id))
    on.table = row.id
    for person, name, team, cls in ((anna, "Holmes", "good", "conductor"), (vera, "Hercules", "evil", "vocal")):
        await on.call(tables.join(Who(person.id), on.table, {"name": name, "team": team, "cls": cls}))
    for name, team in (("Alice", "good"), ("Moriarty", "evil")):
        await on.call(tables.fill(Who(gm.id), on.table, [{"name": name, "team": team, "cls": "drummer"}]))
    await on.call(tables.start(Who(gm.id), on.table))
    await settle()
    return gm, anna, vera


def public(on: Stage) -> str:
    return "\n".join(one.content for one in on.messages())


async def mine(on: Stage, person: Any) -> Any:
    shown = await click(on, person, on.panel(), on.control(on.panel(), "mine"))
    return shown.followups[-1] if shown.followups else shown.response


@pytest.mark.lesson("B2", "B10")
async def test_that_the_gm_sees_everything_is_told_to_all_before_and_at_the_start(on: Stage):
    gm = on.person("gm")
    await ask(on, gm, "table new", game="arena", size=2, own_thread=False, gm_sees="everything")
    assert "The GM sees everything" in on.panel().content
    assert "The GM sees everything" not in "\n".join(one.content for one in on.messages() if one.id != on.panel().id)


async def test_each_seats_own_view_and_sealed_answers_are_shown_to_that_gm_a_seat_a_page(on: Stage):
    gm, anna, vera = await battle(on, "everything")
    assert "The GM of this table sees everything" in public(on)
    assert "The GM sees everything" in on.panel().content
    history = await on.call(on.bot.desk.tables.history(on.table))
    assert {"table": {"what": "gm-sees-everything"}} in [one.facts for one in history.entries]
    await ask(on, vera, "arena heal", target="E2")
    page = await mine(on, gm)
    assert "(1 of 4), as that seat sees it" in page.content
    assert "Conductor" in page.content
    assert "One answer is still owed" in page.content
    following = await click(on, gm, page, ids_of(page)[-1])
    second = on.env.backend.messages[on.channel.id][page.id].content if following.response is None else following.response.content
    assert "(2 of 4), as that seat sees it" in second
    assert "Backing vocal" in second
    assert "Declared:" in second
    look = await on.look()
    assert look.seal_of(1, "r1.order.s1") in second
    assert "Conductor" not in public(on)
    assert "Backing vocal" not in public(on)
    assert anna


@pytest.mark.lesson("F2", "F5", "K5")
async def test_nobody_else_sees_a_seats_view_by_a_forged_page(on: Stage):
    gm, anna, vera = await battle(on, "everything")
    manager, stranger = on.person("boss", manager=True), on.person("stranger")
    for person, page in itertools.product((anna, vera, manager, stranger), (0, 1, 99)):
        said = words(await click(on, person, None, f"lt1:peek:{on.table}:gm::{page}"))
        assert "LT-13" in said
        assert "Conductor" not in said
        assert "vocal" not in said
    assert "as that seat sees it" in words(await click(on, gm, None, f"lt1:peek:{on.table}:gm::99"))


@pytest.mark.lesson("B2")
async def test_a_gm_who_sees_nothing_has_no_such_page(on: Stage):
    gm, _anna, _vera = await battle(on, "nothing")
    assert "sees everything" not in public(on)
    assert "LT-13" in words(await click(on, gm, None, f"lt1:peek:{on.table}:gm::0"))
    assert "as that seat sees it" not in (await mine(on, gm)).content


@pytest.mark.lesson("F5", "F7")
async def test_taking_a_seat_ends_it_for_good_and_is_told(on: Stage):
    gm, anna, _vera = await battle(on, "everything")
    await ask(on, gm, "table substitute", seat="4", person=gm)
    await on.env.settle()
    assert "The GM holds a seat" in public(on)
    assert "The GM sees everything" not in on.panel().content
    assert "LT-13" in words(await click(on, gm, None, f"lt1:peek:{on.table}:gm::0"))
    await ask(on, gm, "table substitute", seat="4")
    assert "LT-13" in words(await click(on, gm, None, f"lt1:peek:{on.table}:gm::0"))
    assert (await on.look()).row.settings["gm_sees"] == "nothing"
    assert anna


async def test_a_seated_player_who_becomes_gm_sees_no_more_than_before(on: Stage):
    gm, anna, _vera = await battle(on, "everything")
    await ask(on, gm, "table gm hand-over", person=anna)
    await on.env.settle()
    assert "The GM holds a seat" in public(on)
    assert "LT-13" in words(await click(on, anna, None, f"lt1:peek:{on.table}:gm::1"))


async def test_joining_in_the_lobby_ends_it_and_it_can_not_be_switched_on_after_the_start(on: Stage):
    gm = on.person("gm")
    await ask(on, gm, "table new", game="arena", size=2, own_thread=False, gm_sees="everything")
    ((row, _),) = await on.call(on.bot.store.find(gm=gm.id))
    on.table = row.id
    await on.call(on.bot.desk.tables.join(Who(gm.id), on.table, {"name": "Holmes", "team": "good", "cls": "vocal"}))
    await on.env.settle()
    assert "The GM sees everything" not in on.panel().content
    assert "The GM holds a seat" in public(on)


async def test_the_option_is_fixed_at_the_start(on: Stage):
    from bot.kernel.game import RuleViolation

    gm, _anna, _vera = await battle(on, "nothing")
    with pytest.raises(RuleViolation) as refused:
        await on.call(on.bot.desk.tables.configure(Who(gm.id), on.table, settings={"gm_sees": "everything"}))
    assert refused.value.rule == "LT-15"
    on.env.errors.clear()


async def test_who_sees_everything_is_told_what_became_of_an_order_and_why(on: Stage):
    gm, _anna, _vera = await battle(on, "everything")
    assert "ARENA-" in await ask(on, gm, "table gm order", seat="1", order="hail on 2")
    assert (await on.look()).answer_of(0, "r1.order.s0") is None
    assert "The GM has given an answer" not in public(on)
    text = await ask(on, gm, "table gm order", seat="1", order="inspire G2")
    assert (await on.look()).seal_of(0, "r1.order.s0") in text
    assert "The GM has given an answer" in public(on)


# ---- in the dark

ORDERS = (
    "attack E1 furious", "hail on 2", "hail", "heal G2", "heal", "curse E1", "curse G1", "inspire G2 and ward G1", "inspire G2",
    "ward G2 furious", "pass", "град по двоим", "проклинаю З1", "atack E1", "hail furiously on 2", "heal G2, curse E1", "attack G2",
    "don't heal G2",
)  # fmt: skip
_MASKS = (r"\d{17,20}", r"[0-9a-f]{64}", r"[A-Z2-7]{20}", r"<t:\d+:\w>")


async def _ordered(folder: Path, cls: str, answered: bool) -> tuple[list[str], list[str], list[Any]]:
    """What the GM is told of each order, what everybody reads meanwhile, and what stands in the journal."""
    os.makedirs(folder)
    async with stage(folder, extensions=(*EXTENSIONS, "cogs.arena.cog")) as on:
        outputs = watch(on.env)
        outputs.watch_pictures(on.bot.painter)
        gm, anna, vera, *others = (on.person(name) for name in ("gm", "anna", "vera", "cid", "dee"))
        await on.battle(anna, vera, *others, classes=(cls, "vocal", "drummer", "vocal"))
        await on.call(on.bot.desk.tables.hand_over(Who(anna.id), on.table, gm.id))
        if answered:
            await ask(on, anna, "arena pass")
        told: list[str] = []
        for order in ORDERS:
            told.append(f"{order}: {await ask(on, gm, 'table gm order', seat='1', order=order)}")
            await on.env.settle()
        for person in (vera, *others):
            await ask(on, person, "arena pass")
        waited = 0
        while not any("is resolved" in one.text for one in outputs.public()):
            waited += 1
            assert waited < 40
            await on.env.advance_time(5)
        told.append(f"resolved after {waited}")
        history = await on.call(on.bot.desk.tables.history(on.table))
        kinds = [(one.kind, sorted(one.facts)) for one in history.entries if one.kind != "system"]
        # Of the round itself only how long it took: what came of it is the class's doing.
        announced = next(k for k, one in enumerate(outputs.public()) if "is resolved" in one.text)
        # What is said keeps its order, and so does what is edited; which of the two is quicker is the machine's doing.
        seen = [one for one in outputs.public()[:announced] if one.way != "picture" and "attachments" not in one.text and one.place]
        return told, [_masked(on, f"{one.way} {one.text}") for one in sorted(seen, key=lambda one: one.way)], kinds


def _masked(on: Stage, text: str) -> str:
    text = re.sub(r'"nonce": "[^"]*"', "", text.replace(on.table, "TABLE"))
    for mask in _MASKS:
        text = re.sub(mask, "…", text)
    return text


@pytest.mark.lesson("B2", "B3", "B13")
@pytest.mark.parametrize("answered", [False, True], ids=["silent", "answered"])
async def test_an_order_in_the_dark_tells_nothing_of_a_class(tmp_path: Path, answered: bool):
    """Whatever is ordered for whomever: the same words to the GM, the same in public, the same number of entries, the same time."""
    seen = [await _ordered(tmp_path / cls, cls, answered) for cls in CLASSES]
    for other in seen[1:]:
        assert other[0] == seen[0][0]
        assert other[1] == seen[0][1]
        assert other[2] == seen[0][2]
    assert all("You see nothing of secrets" in one for one in seen[0][0][:-1])


async def test_what_a_seat_cannot_do_leaves_what_it_declared_else_what_silence_means(on: Stage):
    gm, anna, vera = await battle(on, "nothing")
    await ask(on, anna, "arena attack", target="E1", stance="furious")
    before = (await on.look()).answer_of(0, "r1.order.s0")
    told = await ask(on, gm, "table gm order", seat="1", order="hail on 2")  # a Conductor
    look = await on.look()
    assert look.answer_of(0, "r1.order.s0") == before
    assert look.answer_of(1, "r1.order.s1") is None
    assert await ask(on, gm, "table gm order", seat="2", order="hail on 2") == told.replace("Holmes", "Hercules")
    look = await on.look()
    decision = look.decision("r1.order.s1")
    assert decision is not None
    assert look.answer_of(1, "r1.order.s1") == decision.default.model_dump(mode="json")
    assert await ask(on, gm, "table gm order", seat="2", order="heal E2") == told.replace("Holmes", "Hercules")
    assert (await on.look()).answer_of(1, "r1.order.s1")["kind"] == "heal"
    assert vera


async def test_gibberish_is_no_order_and_changes_nothing(on: Stage):
    gm, _anna, _vera = await battle(on, "nothing", russian=True)
    n = (await on.look()).row.n
    assert "Одной ясной заявки тут не видно" in await ask(on, gm, "table gm order", seat="1", order="be brave")
    assert (await on.look()).row.n == n
    assert "Тайного тебе за этим столом не видно" in await ask(on, gm, "table gm order", seat="1", order="пас")
    assert labels_of(on.panel())
