"""/setup: who may open tables, where, how many, and what they begin with; for managers of the server only."""

import pytest

from bot.store.rows import GuildRow
from tests.ui.counter import ask, staged  # noqa: F401
from tests.ui.stage import Stage


@pytest.mark.lesson("F4", "F6")
async def test_roles_and_channels_may_open_tables_and_managers_always(on: Stage):
    boss, anna, vera = on.person("boss", manager=True), on.person("anna"), on.person("vera", locale="ru")
    players, elsewhere = on.guild.create_role("players"), on.guild.create_text_channel("elsewhere")
    knows = on.guild.add_member(on.env.create_user("knows"), roles=[players])
    assert "everybody" in await ask(on, boss, "setup show")
    assert f"<@&{players.id}>" in await ask(on, boss, "setup role", role=players)
    assert f"<#{on.channel.id}>" in await ask(on, boss, "setup channel", channel=on.channel)
    refused = await ask(on, anna, "table new", game="arena", own_thread=False)
    assert f"<@&{players.id}>" in refused
    assert len(refused.strip().splitlines()) == 1
    assert "столы открывают" in await ask(on, vera, "table new", game="arena", own_thread=False)
    assert f"<#{on.channel.id}>" in await ask(on, knows, "table new", elsewhere, game="arena", own_thread=False)
    assert "is open" in await ask(on, knows, "table new", game="arena", own_thread=False)
    assert "is open" in await ask(on, boss, "table new", elsewhere, game="arena", own_thread=False)
    assert "everybody" in await ask(on, boss, "setup role", role=players, allow=False)
    assert "every channel" in await ask(on, boss, "setup channel", channel=on.channel, allow=False)


async def test_new_tables_begin_with_what_the_server_says(on: Stage):
    boss, anna = on.person("boss", manager=True), on.person("anna")
    text = await ask(
        on, boss, "setup defaults",
        language="ru", zone="Europe/Moscow", pace="daily 20:00", own_thread=False, posts="with_the_announcement",
    )  # fmt: skip
    for part in ("русский", "Europe/Moscow", "daily 20:00", "the channel itself", "With the announcement"):
        assert part in text
    before = await ask(on, boss, "setup show")
    assert "whenever" in await ask(on, boss, "setup defaults", pace="whenever")
    assert await ask(on, boss, "setup show") == before
    await ask(on, anna, "table new", size=2)
    (row, _seats) = (await on.call(on.bot.store.find(place=on.channel.id)))[0]
    assert (row.language, row.pace["zone"], row.pace["said"]) == ("ru", "Europe/Moscow", "daily 20:00")
    assert row.options["posts"] == "with_the_announcement"


async def test_what_the_operator_set_holds_where_nobody_has_chosen(on: Stage):
    boss, vera = on.person("boss", manager=True), on.person("vera", locale="ru")
    on.bot.desk.language, on.bot.desk.zone = "en", "Asia/Kathmandu"
    assert "Language: English" in await ask(on, boss, "setup show")
    await ask(on, vera, "table new", own_thread=False, size=2, pace="ежедневно 20:00")
    (row, _seats) = (await on.call(on.bot.store.find(place=on.channel.id)))[0]
    assert (row.language, row.pace["zone"]) == ("en", "Asia/Kathmandu")
    await ask(on, boss, "table end", sure=True)
    await ask(on, vera, "me zone", zone="Europe/Moscow")
    await ask(on, boss, "setup defaults", language="ru", zone="Europe/Berlin")
    elsewhere = on.guild.create_text_channel("elsewhere")
    await ask(on, vera, "table new", elsewhere, own_thread=False, size=2, pace="ежедневно 20:00")
    (row, _seats) = (await on.call(on.bot.store.find(place=elsewhere.id)))[0]
    assert (row.language, row.pace["zone"]) == ("ru", "Europe/Moscow")


async def test_a_servers_own_limit_counts_for_new_tables(on: Stage):
    boss, anna = on.person("boss", manager=True), on.person("anna")
    assert "At most: 1 table at once" in await ask(on, boss, "setup limit", tables=1)
    assert "is open" in await ask(on, anna, "table new", game="arena", own_thread=False)
    elsewhere = on.guild.create_text_channel("elsewhere")
    assert "(LT-21)" in await ask(on, boss, "table new", elsewhere, game="arena", own_thread=False)


@pytest.mark.lesson("F5")
async def test_a_server_that_shows_setup_to_everybody_still_has_it_for_managers_only(on: Stage):
    helper, role = on.person("helper"), on.guild.create_role("r")
    assert "setup limit" not in helper.available_commands(on.channel)
    on.guild.set_command_permissions(on.bot.command_ids["setup"], {helper: True})
    wanted = {
        "show": {},
        "limit": {"tables": 3},
        "role": {"role": role},
        "channel": {"channel": on.channel},
        "defaults": {"language": "ru"},
    }
    for name, options in wanted.items():
        assert "Only people who manage this server" in await ask(on, helper, f"setup {name}", **options)
    assert await on.call(on.bot.store.get(GuildRow, on.guild.id)) is None
