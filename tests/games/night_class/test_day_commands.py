"""/night solo, daily, board and /table new seed: … as people meet them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import EXTENSIONS
from bot.tables.acts import Who
from bot.tables.alone import Day
from cogs.night_class.room import ROOM
from tests.simfix import lose_answers
from tests.ui.counter import REFUSALS, ask, ask_in_private, messages_of, root, words
from tests.ui.stage import Stage, ids_of, stage

ALL = (*EXTENSIONS, "cogs.night_class.cog")
DAY = "2026-01-01"
TO_MIDNIGHT = 86_400  # the simulator begins at 00:00 UTC


@pytest.fixture
async def staged(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path, extensions=ALL, rooms={"night_class": ROOM}) as made:
        yield made
        faults = [root(fault) for fault in made.env.errors if not isinstance(root(fault), REFUSALS)]
        assert not faults, faults


@pytest.fixture
def staged_env(staged: Stage) -> Any:
    return staged.env


@pytest.fixture
def on(staged: Stage, staged_env: Any) -> Stage:
    return staged


async def tables_of(on: Stage, person: Any) -> list[Any]:
    statuses = ("lobby", "running", "paused", "parked", "ended", "abandoned")
    return [row for row, _ in await on.call(on.bot.store.find(private_of=person.id, statuses=statuses))]


async def leave(on: Stage, person: Any, table: str) -> None:
    await on.call(on.bot.desk.tables.leave(Who(person.id), table, 0))


def said_in(on: Stage, place: Any = None) -> str:
    return "\n".join(message.content for message in on.messages(place))


@pytest.mark.rule("NC-POST-p")
async def test_solo_answers_with_the_first_turn_and_its_panel_stands_in_private(on: Stage):
    anna = on.person("anna")
    shown = await anna.slash(on.channel, "night solo", city="lantern_quay", difficulty="rookie", name="Nova")
    (row,) = await tables_of(on, anna)
    assert (row.status, row.options["city"], row.options["difficulty"], row.place) == ("running", "lantern_quay", "rookie", None)
    assert any(f":{row.id}:" in id for message in messages_of(shown) for id in ids_of(message))
    assert all(message.ephemeral for message in messages_of(shown))
    assert any(f"lt1:turn:{row.id}" in id for message in on.dms(anna) for id in ids_of(message))
    assert row.id not in said_in(on)  # nothing of it stands in public
    assert "If you say nothing" not in words(shown)  # nothing comes of it
    assert "deadline" not in words(shown)


async def test_solo_again_goes_on_with_the_night_that_is_under_way(on: Stage):
    anna = on.person("anna")
    await ask(on, anna, "night solo")
    await ask(on, anna, "night solo", difficulty="legend")
    assert len(await tables_of(on, anna)) == 1


@pytest.mark.lesson("G-1", "G-3")
async def test_with_a_shut_inbox_the_command_itself_is_the_panel(on: Stage):
    anna = on.person("anna")
    on.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    shown = await anna.slash(on.channel, "night daily")
    (row,) = await tables_of(on, anna)
    assert any(f":{row.id}:" in id for message in messages_of(shown) for id in ids_of(message))
    again = await anna.slash(on.channel, "night daily")
    assert any(f":{row.id}:" in id for message in messages_of(again) for id in ids_of(message))
    assert len(await tables_of(on, anna)) == 1


@pytest.mark.rule("LT-26")
async def test_the_day_is_played_once_by_everybody_and_its_board_comes_when_it_closes(on: Stage):
    anna, bob = on.person("anna"), on.person("bob", locale="ru")
    await ask(on, anna, "night daily", name="Nova")
    await ask(on, bob, "night daily", name="Бэт")
    (ann_row,), (bob_row,) = await tables_of(on, anna), await tables_of(on, bob)
    await leave(on, anna, ann_row.id)
    assert "had your try" in await ask(on, anna, "night daily")
    board = await ask(on, anna, "night board")
    assert "2 players have begun" in board
    assert "Nova" not in board
    promised = (await on.call(on.bot.store.rolls(Day("night_class", on.guild.id, DAY).scope, DAY)))[0]
    assert promised in board
    await on.env.advance_time(TO_MIDNIGHT + 120)
    posted = said_in(on)
    assert all(part in posted for part in (DAY, "Nova", "Бэт", f"<@{anna.id}>", f"<@{bob.id}>", promised))
    assert (await on.call(on.bot.desk.tables.look(bob_row.id))).row.status == "ended"
    assert "Nova" in await ask(on, bob, "night board", day=DAY)
    assert "Nova" in await ask(on, bob, "night board")
    assert posted.count(promised) == 1
    assert all(message.mentions == [] for message in on.messages() if hasattr(message, "mentions"))


@pytest.mark.lesson("F2", "B16")
async def test_nobody_else_finds_or_reads_a_try_before_the_day_closes(on: Stage):
    anna, eve, boss = on.person("anna"), on.person("eve"), on.person("boss", manager=True)
    await ask(on, anna, "night daily", name="Nova")
    (row,) = await tables_of(on, anna)
    for who in (eve, boss):
        for command, options in (
            ("table status", {"table": row.id}),
            ("table export", {"table": row.id}),
            ("verify", {"table": row.id}),
            ("table join", {"table": row.id}),
            ("table end", {"table": row.id, "sure": True}),
            ("table list", {}),
        ):
            assert "Nova" not in await ask(on, who, command, **options), command
    assert (await tables_of(on, anna))[0].status == "running"


async def test_a_night_alone_is_on_no_list_of_the_server_and_has_no_pace(on: Stage):
    anna = on.person("anna")
    await ask(on, anna, "night solo")
    (row,) = await tables_of(on, anna)
    assert row.id not in await ask(on, anna, "table list")
    assert row.id in await ask(on, anna, "mine")
    assert "nobody waits" in await ask(on, anna, "table pace", table=row.id)
    assert "no deadline" in await ask(on, anna, "table pace", table=row.id, pace="1h")


async def test_a_day_belongs_to_a_server_and_a_night_alone_to_nobody(on: Stage):
    anna = on.person("anna")
    assert "server" in await ask_in_private(anna, "night daily")
    assert "server" in await ask_in_private(anna, "night board")
    await ask_in_private(anna, "night solo")
    (row,) = await tables_of(on, anna)
    assert (row.guild, row.status) == (None, "running")


@pytest.mark.parametrize("day", ["yesterday", "2026-01-02", "2026-13-45x", "2025-02-30", "0000-00-00", "20250101", "٢٠٢٥-٠١-٠١"])
async def test_a_board_of_no_past_day_is_one_sentence(on: Stage, day: str):
    assert day in await ask(on, on.person("anna"), "night board", day=day)


async def test_a_day_nobody_played_says_so(on: Stage):
    await on.env.advance_time(TO_MIDNIGHT)
    assert "Nobody has played" in await ask(on, on.person("anna"), "night board", day=DAY)


async def test_where_games_have_a_channel_by_setup_the_board_goes_there(on: Stage):
    games, boss, anna = on.guild.create_text_channel("games"), on.person("boss", manager=True), on.person("anna")
    await ask(on, boss, "setup channel", channel=games)
    await ask(on, anna, "night daily", name="Nova")
    await on.env.advance_time(TO_MIDNIGHT + 120)
    assert "Nova" in said_in(on, games)
    assert "Nova" not in said_in(on)


@pytest.mark.lesson("K8", "A20")
async def test_a_board_whose_answer_was_lost_stands_once(on: Stage):
    await ask(on, on.person("anna"), "night daily", name="Nova")
    await on.env.advance_time(TO_MIDNIGHT + 30)
    lose_answers(on.bot, "POST", f"/channels/{on.channel.id}/messages", times=2)
    await on.env.advance_time(300)
    assert said_in(on).count("Nova") == 1


@pytest.mark.lesson("E1", "E9")
async def test_a_bot_that_was_away_when_the_day_closed_closes_it_and_posts_the_board(on: Stage):
    anna = on.person("anna")
    await ask(on, anna, "night daily", name="Nova")
    await on.call(on.bot.close())
    await on.env.advance_time(TO_MIDNIGHT + 7_200)
    await on.env.restart_bot(on.new_bot())
    await on.env.advance_time(5)
    assert said_in(on).count("Nova") == 1
    assert [row.status for row in await tables_of(on, anna)] == ["ended"]


@pytest.mark.lesson("I1")
async def test_a_lost_channel_drops_the_board_and_nothing_else(on: Stage):
    anna = on.person("anna")
    lost = on.guild.create_text_channel("lost")
    await ask(on, anna, "night daily", lost, name="Nova")
    on.env.inject_error("POST", f"/channels/{lost.id}/messages", status=404, code=10003, times=None)
    await on.env.advance_time(TO_MIDNIGHT + 120)
    assert "Nova" in await ask(on, anna, "night board")
    (row,) = await tables_of(on, anna)
    assert (row.status, row.suspended) == ("ended", "")


@pytest.mark.rule("NC-POST-a")
async def test_the_same_night_is_played_again_by_its_number_or_its_seed(on: Stage):
    anna, bob = on.person("anna"), on.person("bob")
    await ask(on, anna, "night solo")
    (first,) = await tables_of(on, anna)
    assert "(LT-23)" in await ask(on, bob, "night solo", seed=first.id)
    await leave(on, anna, first.id)
    seed = (await on.call(on.bot.desk.tables.rolls_of(first.id))).hex()
    await ask(on, bob, "night solo", seed=first.id)
    (again,) = await tables_of(on, bob)
    told = [(await on.call(on.bot.desk.tables.history(table.id))).events[0].body for table in (first, again)]
    assert told[0]["kind"] == "turn_opened"
    assert told[0]["plot"] == told[1]["plot"]
    text = await ask(on, bob, "table new", own_thread=False, seed=seed)
    assert "is open" in text
    assert "given seed" in said_in(on)
    assert "nonsense" in await ask(on, bob, "table new", own_thread=False, seed="nonsense")


@pytest.mark.rule("LT-26")
async def test_a_days_seed_is_not_given_before_its_day_is_over(on: Stage):
    anna, bob = on.person("anna"), on.person("bob")
    await ask(on, anna, "night daily")
    (row,) = await tables_of(on, anna)
    await leave(on, anna, row.id)
    assert "sealed" in await ask(on, bob, "night solo", seed=row.id)
    await on.env.advance_time(TO_MIDNIGHT + 120)
    await ask(on, bob, "night solo", seed=row.id)
    assert len(await tables_of(on, bob)) == 1


async def test_another_game_after_a_night_alone_begins_at_once(on: Stage):
    anna = on.person("anna")
    await ask(on, anna, "night solo")
    (first,) = await tables_of(on, anna)
    await leave(on, anna, first.id)
    await on.env.settle()
    panel = on.panel(anna.user.dm_channel)
    shown = await anna.user.click(panel, custom_id=on.control(panel, "rematch"))
    again = next(row for row in await tables_of(on, anna) if row.status == "running")
    assert any(f":{again.id}:" in id for message in messages_of(shown) for id in ids_of(message))


async def test_who_comes_late_presses_join_on_the_panel_of_the_running_table(on: Stage):
    anna, bob = on.person("anna"), on.person("bob")
    await ask(on, anna, "table new", own_thread=False)
    await ask(on, anna, "table join")
    await ask(on, anna, "table start")
    panel = on.panel()
    shown = await bob.click(panel, custom_id=on.control(panel, "join"))
    assert any(":turn:" in id for message in messages_of(shown) for id in ids_of(message)), words(shown)
    (row, seats), *_ = await on.call(on.bot.store.find(place=on.channel.id))
    assert ([seat.user for seat in seats], row.status) == ([anna.id, bob.id], "running")


@pytest.mark.rule("LT-26")
async def test_nobody_is_forgotten_in_the_middle_of_a_day_to_play_its_rolls_again(on: Stage):
    anna = on.person("anna")
    await ask(on, anna, "night daily", name="Nova")
    (row,) = await tables_of(on, anna)
    await leave(on, anna, row.id)
    assert "keeps its owner" in await ask(on, anna, "me forget", sure=True)
    assert "had your try" in await ask(on, anna, "night daily")
    await on.env.advance_time(TO_MIDNIGHT + 120)
    assert "keeps its owner" not in await ask(on, anna, "me forget", sure=True)
    assert await tables_of(on, anna) == []


async def test_a_night_alone_and_the_night_of_the_day_are_told_apart_and_a_time_is_said_once(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    first = words(await anna.slash(on.channel, "night daily"))
    assert "**Until when**\n<t:" in first
    assert "until" not in first.split("**Until when**")[1]
    await ask(on, anna, "night solo")
    told = await ask(on, anna, "mine")
    assert f"**Night Class, the day's game of {DAY}**" in told
    assert "**Night Class, alone**" in told
    assert told.count("Deadline: <t:") == told.count("No deadline") == 1
    await ask(on, vera, "night solo")
    assert "**Ночной класс, в одиночку**" in await ask(on, vera, "mine")
