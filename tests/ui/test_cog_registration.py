"""Whether Discord takes the commands: sizes, names, languages, where they may be used."""

from typing import Any

import pytest

from bot.i18n.commands import command_faults
from tests.ui.counter import staged  # noqa: F401
from tests.ui.stage import Stage

GUILD, BOT_DM, PRIVATE = 0, 1, 2  # contexts
IN_SERVERS, FOR_PEOPLE = 0, 1  # installations
CHAT, MESSAGE = 1, 3  # kinds
ANYWHERE = {"roll", "odds", "rules", "mine"}


async def payloads(on: Stage) -> list[dict[str, Any]]:
    tree = on.bot.tree
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


@pytest.mark.lesson("H4", "J6", "M1", "M3")
async def test_discord_would_take_every_command(on: Stage):
    found = await payloads(on)
    assert {one["name"] for one in found if one["type"] == MESSAGE} == {"Mend my text", "Remove text"}
    assert {one["name"] for one in found if one["type"] == CHAT} == {
        "table",
        "roll",
        "odds",
        "verify",
        "rules",
        "help",
        "me",
        "mine",
        "setup",
        "arena",
    }
    assert command_faults(found) == []


@pytest.mark.lesson("M2")
async def test_every_description_and_choice_is_there_in_russian(on: Stage):
    def lacking(entry: dict[str, Any], where: str) -> list[str]:
        here = [where] if "ru" not in (entry.get("description_localizations") or {}) else []
        words = [one for one in entry.get("choices", ()) if not one["name"].isdigit()]
        here += [f"{where} {one['name']}" for one in words if not one.get("name_localizations")]
        return here + [fault for one in entry.get("options", ()) for fault in lacking(one, f"{where} {one['name']}")]

    found = await payloads(on)
    assert [fault for one in found if one["type"] == CHAT for fault in lacking(one, one["name"])] == []
    menus = [one["name_localizations"]["ru"] for one in found if one["type"] == MESSAGE]
    assert menus == ["Исправить мой текст", "Убрать текст"]


async def test_dice_odds_rules_and_mine_go_with_a_person_everywhere(on: Stage):
    found = {one["name"]: one for one in await payloads(on)}
    for name in ANYWHERE:
        assert set(found[name]["contexts"]) == {GUILD, BOT_DM, PRIVATE}
        assert set(found[name]["integration_types"]) == {IN_SERVERS, FOR_PEOPLE}
    for name in ("table", "arena", "setup"):
        assert set(found[name]["integration_types"]) == {IN_SERVERS}
    assert set(found["setup"]["contexts"]) == {GUILD}


async def test_only_setup_hides_from_who_does_not_manage_the_server(on: Stage):
    stranger = on.person("stranger")
    seen = stranger.available_commands(on.channel)
    assert not any(name.startswith("setup") for name in seen)
    assert {"table new", "table end", "table gm rewind", "roll", "arena attack"} <= set(seen)


@pytest.mark.lesson("H4")
async def test_commands_are_registered_once_and_again_only_when_they_change(on: Stage):
    puts = [one for one in on.env.backend.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(puts) == 1
    ids = on.bot.command_ids
    await on.restart()
    puts = [one for one in on.env.backend.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(puts) == 1
    assert on.bot.command_ids == ids
