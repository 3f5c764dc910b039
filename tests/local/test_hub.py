"""What the hub offers to try: every game of the one list, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.games import rooms
from bot.local.hub import offered_games
from tests.speech import SPEECH

README = {lang: (Path(__file__).parents[2] / name).read_text("utf-8") for lang, name in (("en", "README.md"), ("ru", "README.ru.md"))}


def test_every_game_is_offered_by_its_name_with_steps_in_both_languages():
    offered = offered_games()
    assert [game["key"] for game in offered] == list(rooms())
    for game, room in zip(offered, rooms().values(), strict=True):
        assert [game[say.lang]["title"] for say in SPEECH] == [room.title(say) for say in SPEECH]
        assert len(game["en"]["steps"]) == len(game["ru"]["steps"]) >= 3


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_steps_name_only_commands_that_the_readme_names(lang: str):
    steps = " ".join(step for game in offered_games() for step in game[lang]["steps"])
    named = set(re.findall(r"/[a-z]+(?: (?:new|attack|solo|daily|use)\b)?", steps))
    assert named
    assert [command for command in named if command not in README[lang]] == []


def test_a_game_that_brings_no_steps_is_offered_all_the_same(monkeypatch: pytest.MonkeyPatch):
    class Fourth:
        key = "fourth"

        def title(self, say: Any) -> str:
            return "The Fourth"

    monkeypatch.setattr("bot.local.hub.rooms", lambda: {**rooms(), "fourth": Fourth()})
    assert offered_games()[-1]["en"] == {
        "title": "The Fourth",
        "steps": ["Open any channel and send /table new with game: The Fourth.", "In the thread that opens press Join, then Start."],
    }
