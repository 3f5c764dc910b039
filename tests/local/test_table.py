"""The local table without a browser: its world, its clock, its commands."""

import gzip
import pickle
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.local import places, world
from bot.local.table import LocalTable
from tests.local.demo_bot import DemoBot


def opener(folder: Path) -> Any:
    return LocalTable.open(lambda **handed: DemoBot(folder / "demo.sqlite", **handed), folder)


def place(table: LocalTable, name: str) -> places.Listed:
    return next(listed for listed in places.listed(table) if listed["name"] == name)


def actor(table: LocalTable, place_name: str, person: str) -> MemberActor:
    user = next(id_ for id_, each in table.roster.people.items() if each.shown == person)
    return next(each for each in places.viewers(table, int(place(table, place_name)["id"])) if each.id == user)  # type: ignore[return-value]


async def test_the_server_has_the_channels_and_people_of_the_plan(tmp_path: Path):
    table = await opener(tmp_path)
    listed = places.listed(table)
    assert [each["name"] for each in listed if each["kind"] == "channel"] == ["lobby", "arena", "арена", "dice"]
    assert [each["name"] for each in listed if each["kind"] == "private"] == [
        "Alice",
        "Bob",
        "Вера",
        "Глеб",
        "Marta (server owner)",
        "Watcher",
    ]
    assert all(len(each["who"]) == (1 if each["kind"] == "private" else 6) for each in listed)
    guild = table.env.backend.get_guild(table.roster.guild)
    assert table.roster.people[guild.owner_id].name == "marta"
    assert {each.name: each.locale for each in table.roster.people.values()}["vera"] == "ru"
    await table.close()


async def test_virtual_now_is_real_now_also_in_a_world_that_slept(tmp_path: Path):
    for _ in range(2):
        table = await opener(tmp_path)
        assert abs(table.env.now() - datetime.now(UTC)) < timedelta(hours=1)  # the simulator's own clock begins at a fixed date
        await table.env.advance_time(86400)
        await table.close()


async def test_a_world_comes_back_as_it_was(tmp_path: Path):
    table = await opener(tmp_path)
    arena = place(table, "arena")
    channel = places.handle(table, int(arena["id"]))
    await actor(table, "arena", "Alice").slash(channel, "open", take="bow")
    await actor(table, "arena", "Bob").send(channel, "Hello")
    before = {id_: [m.content for m in messages.values()] for id_, messages in table.env.backend.messages.items()}
    listed = places.listed(table)
    await table.close()

    again = await opener(tmp_path)
    assert {id_: [m.content for m in messages.values()] for id_, messages in again.env.backend.messages.items()} == before
    assert places.listed(again) == listed  # the links too: open tabs find their pages
    assert "Table of Alice" in {each["name"] for each in listed if each["kind"] == "thread"}
    await again.close()


async def test_commands_come_back_when_only_the_bot_remembers_them(tmp_path: Path):
    await (await opener(tmp_path)).close()
    (tmp_path / world.WORLD_FILE).unlink()
    table = await opener(tmp_path)
    answer = await actor(table, "lobby", "Вера").slash(places.handle(table, int(place(table, "lobby")["id"])), "hello")
    assert answer.response.content == "Привет, Вера!"
    await table.close()


async def test_only_the_channel_that_changed_counts_as_changed(tmp_path: Path):
    table = await opener(tmp_path)
    arena, lobby = (int(place(table, name)["id"]) for name in ("arena", "lobby"))
    before = table.version(arena), table.version(lobby)
    await actor(table, "arena", "Alice").slash(places.handle(table, arena), "hello")
    assert (table.version(arena) == before[0], table.version(lobby) == before[1]) == (False, True)
    await table.close()


class Stranger:
    def __reduce__(self) -> Any:
        return print, ("pickles of others must not run",)


@pytest.mark.parametrize(
    "content",
    [b"", b"not gzip", gzip.compress(b"not a pickle"), gzip.compress(pickle.dumps({})), gzip.compress(pickle.dumps(Stranger()))],
    ids=["empty", "not gzip", "not a pickle", "another pickle", "a pickle that runs something"],
)
def test_a_file_that_is_no_world_is_refused_and_left_alone(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / world.WORLD_FILE
    file.write_bytes(content)
    with pytest.raises(world.WorldUnreadable, match="can't be read"):
        world.load(tmp_path, env=None)
    assert file.read_bytes() == content
    assert capsys.readouterr().out == ""


def test_a_world_of_another_simulator_is_refused(tmp_path: Path):
    frozen = pickle.dumps({"simcord": "3.1.0", "roster": None, "state": {}})
    world.write(tmp_path, frozen)
    with pytest.raises(world.WorldUnreadable, match=r"made with simcord 3\.1\.0, this is 3\.2\.1"):
        world.load(tmp_path, env=None)


def test_writing_a_world_replaces_it_whole_and_keeps_it_private(tmp_path: Path):
    world.write(tmp_path, b"one")
    world.write(tmp_path, b"two")
    file = tmp_path / world.WORLD_FILE
    assert gzip.decompress(file.read_bytes()) == b"two"
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.iterdir()] == [world.WORLD_FILE]
