"""The bot as a whole: registering commands, starting once, stopping, starting again."""

import asyncio
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.app import make_bot
from bot.config import Config
from bot.store.rows import GuildRow, PersonRow
from bot.tables.acts import Who
from tests.ui.stage import Stage, stage

COMMANDS = ("tests.ui.a_command",)


def syncs(env) -> int:
    return sum(1 for one in env.backend.http_requests if one.method == "PUT" and one.path.endswith("/commands"))


@pytest.mark.lesson("H4")
async def test_commands_are_registered_once_and_again_only_when_they_change(tmp_path: Path):
    async with stage(tmp_path, extensions=COMMANDS) as on:
        assert syncs(on.env) == 1
        first = await on.call(on.bot.store.get(GuildRow, 0))
        assert set(on.bot.command_ids) == {"hello"}
        await on.restart()
        assert syncs(on.env) == 1
        assert set(on.bot.command_ids) == {"hello"}
        on.extensions = (*COMMANDS, "tests.ui.another_command")
        await on.restart()
        assert syncs(on.env) == 2
        assert (await on.call(on.bot.store.get(GuildRow, 0))).commands != first.commands


@pytest.mark.lesson("H4")
async def test_a_failed_registration_stops_nothing_and_is_tried_at_the_next_start(tmp_path: Path):
    async with stage(tmp_path, extensions=()) as on:
        on.env.inject_error("PUT", "/applications/*/commands", status=500)
        on.extensions = COMMANDS
        await on.restart()
        assert await on.call(on.bot.store.get(GuildRow, 0)) is None
        anna = on.person("anna")
        await on.battle(anna)
        assert "Round 1" in on.panel().content
        await on.restart()
        assert (await on.call(on.bot.store.get(GuildRow, 0))).commands


async def test_language_and_zone_of_the_settings_reach_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGTABLE_LANGUAGE", "ru")
    monkeypatch.setenv("LONGTABLE_ZONE", "Asia/Kathmandu")
    async with stage(tmp_path, extensions=COMMANDS) as on:
        assert (on.bot.desk.language, on.bot.desk.zone) == ("ru", "Asia/Kathmandu")


async def test_a_slash_command_is_answered_in_private(tmp_path: Path):
    async with stage(tmp_path, extensions=COMMANDS) as on:
        anna = on.person("anna")
        with on.env.time_context():
            result = await anna.slash(on.channel, "hello")
        assert result.ephemeral
        assert result.response.content == "Nobody is awaited"


@pytest.mark.lesson("F8", "H7")
async def test_a_fault_is_answered_with_an_incident_and_nothing_of_what_was_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async with stage(tmp_path, extensions=COMMANDS, check_errors=False) as on:
        anna = on.person("anna")
        with on.env.time_context():
            result = await anna.slash(on.channel, "hello", secret="Xq7-plan")
        assert result.ephemeral
        assert "Something went wrong on my side" in result.response.content
        assert "Xq7-plan" not in result.response.content
    assert "Xq7-plan" not in capsys.readouterr().out


@pytest.mark.lesson("E4")
async def test_being_ready_again_starts_nothing_twice(on: Stage):
    tasks = set(on.bot._work)
    await on.call(on.bot.on_ready())
    await on.call(on.bot.on_ready())
    assert {task for task in on.bot._work if not task.done()} == {task for task in tasks if not task.done()}
    assert len(tasks) == 3  # clock, outbox, heartbeat


@pytest.mark.lesson("E1", "E9", "E10")
async def test_what_was_not_sent_before_a_crash_is_sent_after_it(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    for task in on.bot._work:  # nobody sends any more
        task.cancel()
    await on.env.settle()
    before = len(on.messages())
    tables = on.bot.desk.tables
    for seat in range(4):
        joining = {"name": f"Hero {seat}", "team": "good" if seat % 2 == 0 else "evil", "cls": "drummer"}
        await on.call(tables.join(Who(anna.id), on.table, joining) if seat == 0 else tables.fill(Who(anna.id), on.table, [joining]))
    await on.call(tables.start(Who(anna.id), on.table))
    assert len(on.messages()) == before
    await on.restart(clean=False)
    assert "Round 1" in on.panel().content
    assert len([one for one in on.messages() if "The battle begins" in one.content]) == 1


@pytest.mark.rule("ARENA-R42")
async def test_a_deadline_that_passed_in_a_long_absence_gets_time(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await on.call(on.bot.close())
    on.env.backend.subscribers.clear()
    on.env.backend.clock._epoch += timedelta(days=3)
    await on.env.restart_bot(on.new_bot())
    await on.env.settle()
    look = await on.look()
    assert look.decision("r1.order.s0") is not None
    assert look.due("r1.order") > on.bot.now()
    assert any("I was away" in one.content for one in on.messages())
    assert anna.id in {row.user for row in look.seats}


async def test_the_intents_are_the_least(tmp_path: Path):
    bot = make_bot(Config(database=tmp_path / "x.sqlite3"), rooms={}, extensions=())
    wanted = discord.Intents.none()
    wanted.guilds = wanted.dm_messages = True
    assert bot.intents == wanted
    assert list(bot.cached_messages) == []
    assert bot.allowed_mentions.to_dict() == {"parse": []}


async def test_the_file_is_let_go_of_when_the_bot_stops(on: Stage, tmp_path: Path):
    await on.battle(on.person("anna"))
    await on.restart()
    assert (await on.call(on.bot.store.get(PersonRow, 1))) is None
    assert on.bot.config.heartbeat.exists()
    await asyncio.sleep(0)
