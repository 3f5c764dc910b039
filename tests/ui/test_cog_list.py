"""/table list with no table, one and many, on a server and in private."""

from tests.ui.counter import ask, ask_in_private, staged  # noqa: F401
from tests.ui.stage import Stage
from tests.ui.test_cog_table import started


async def test_no_table_is_told_with_the_command_that_opens_one(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    assert "no table on this server yet. </table new:" in await ask(on, anna, "table list")
    assert "На этом сервере столов пока нет. Открыть свой: </table new:" in await ask(on, vera, "table list")
    assert "On a server </table new:" in await ask_in_private(anna, "table list")


async def test_a_list_counts_its_tables_and_links_each_once(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await ask(on, gm, "table new", size=3, title="Night")
    (thread,) = on.channel.threads
    alone = (await ask(on, anna, "table list")).splitlines()
    assert alone[0] == "One table on this server:"
    assert alone[1].startswith(f"- **Arena: Good against Evil “Night”** <#{thread.id}>: 6 seats free, 0 taken. GM: <@{gm.id}> (table ")
    assert len(alone) == 2
    # In private no place has a name, so there it is an address; and whoever runs a table finds it without a seat.
    assert f"https://discord.com/channels/{on.guild.id}/{thread.id}: 6 seats free" in await ask_in_private(gm, "table list")
    assert "You sit at no table" in await ask_in_private(anna, "table list")
    for number in range(11):
        await ask(on, gm, "table new", size=2 + number % 3)
    listed = (await ask(on, anna, "table list")).splitlines()
    assert listed[0] == "12 tables on this server, those with free seats first:"
    assert len(listed) == 13
    assert [line.split("seats free")[0].split()[-1] for line in listed[1:]] == ["4"] * 4 + ["6"] * 5 + ["8"] * 3
    assert (await ask(on, vera, "table list")).startswith("12 столов на этом сервере, сначала те, где есть места:\n- **Арена")


async def test_a_battle_that_goes_on_is_listed_without_free_seats(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await started(on, gm, anna)
    assert f"<#{on.channel.id}>: running, 4 at the table. GM: " in await ask(on, anna, "table list")
    assert f"<#{on.channel.id}>: идёт, за столом 4. Ведёт " in await ask(on, vera, "table list")
