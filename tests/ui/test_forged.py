"""Custom ids that somebody made up, or that belong to another table, seat or time: checked, refused, answered."""

import discord
import pytest

from bot.tables.acts import Who
from bot.ui.ids import ControlId
from tests.ui.stage import Stage


async def planted(on: Stage, *ids: str):
    """A message of the bot's that bears these controls, as a forged one would."""

    async def send():
        view = discord.ui.View(timeout=None)
        for number, id in enumerate(ids):
            view.add_item(discord.ui.Button(label=str(number), custom_id=id))
        view.stop()
        return await on.bot.get_channel(on.channel.id).send("forged", view=view)

    return await on.call(send())


def said(result) -> str:
    return "\n".join(one.content for one in [result.response, *result.followups] if one is not None and one.ephemeral)


@pytest.mark.lesson("K5", "F2", "F5")
@pytest.mark.parametrize("verb", ["pick", "back", "change", "declare", "withdraw", "candidate", "publish", "ask", "entry", "write"])
async def test_a_control_of_somebody_elses_seat_does_nothing(on: Stage, verb: str):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    await on.call(on.bot.desk.tables.submit(Who(anna.id), on.table, 0, [{"kind": "idle", "decision": "r1.order.s0"}]))
    n = (await on.look()).row.n
    message = await planted(on, str(ControlId(verb, on.table, 0, "r1.order.s0", 0)))
    result = await boris.click(message, label="0")
    assert "LT-12" in said(result)
    assert result.modal is None
    assert (await on.look()).row.n == n


@pytest.mark.lesson("K5")
async def test_a_seat_of_one_table_is_no_seat_of_another(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    await on.battle(anna, boris)
    first = on.table
    on.channel = on.guild.create_text_channel("second")
    await on.battle(boris, anna)
    # Anna sits at seat 0 of the first table and at seat 1 of the second one.
    message = await planted(on, str(ControlId("withdraw", on.table, 0, "r1.order.s0")), str(ControlId("ask", first, 1, "r1.order.s1")))
    for label in ("0", "1"):
        assert "LT-12" in said(await anna.click(message, label=label))


@pytest.mark.parametrize(
    ("id", "rule"),
    [
        (ControlId("turn", "nosuch"), "LT-11"),
        (ControlId("mine", "nosuch"), "LT-11"),
        (ControlId("pick", "nosuch", 0, "r1.order.s0", 0), "LT-11"),
        (ControlId("nonsense", "nosuch", 0, "x"), "LT-1"),
    ],
    ids=["turn", "mine", "pick", "no such verb"],
)
async def test_made_up_tables_and_verbs_are_answered(on: Stage, id: ControlId, rule: str):
    (anna,) = await on.battle(on.person("anna"))
    assert rule in said(await anna.click(await planted(on, str(id)), label="0"))


async def test_made_up_decisions_and_places_are_answered(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    n = (await on.look()).row.n
    message = await planted(
        on,
        str(ControlId("pick", on.table, 0, "r9.order.s0", 0)),
        str(ControlId("pick", on.table, 0, "r1.order.s1", 0)),
        str(ControlId("pick", on.table, 0, "r1.order.s0", 999)),
        str(ControlId("pick", on.table, None, "r1.order.s0", 0)),
    )
    for label, rule in (("0", "LT-1"), ("1", "LT-2"), ("2", "LT-1"), ("3", "LT-12")):
        assert rule in said(await anna.click(message, label=label))
    assert (await on.look()).row.n == n


@pytest.mark.lesson("F5")
@pytest.mark.parametrize("verb", ["start", "fill"])
async def test_the_gms_buttons_are_the_gms(on: Stage, verb: str):
    anna, boris = on.person("anna"), on.person("boris")
    await on.open_table(anna)
    panel = on.panel()
    await boris.click(panel, custom_id=on.control(panel, "join"))
    result = await boris.click(panel, custom_id=on.control(panel, verb))
    assert "LT-13" in said(result)
    assert (await on.look()).row.status == "lobby"
    assert len((await on.look()).seats) == 1


def test_an_id_reads_back_as_it_was_written():
    from bot.kernel.game import GM
    from bot.ui.ids import read_id

    for id in (
        ControlId("turn", "abc234"),
        ControlId("pick", "abc234", 11, "r12.order.s11", 2003),
        ControlId("ask", "abc234", GM, "r1.master"),
    ):
        assert read_id(str(id)) == id
    assert read_id("lt0:turn:abc:-:") is None
    assert read_id("lt1:turn:abc:-") is None
