"""A name that nobody bears is refused with what there is, the most alike first, and the rule's id."""

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.ui.desk import Speech
from cogs.nightlight.library import cards
from cogs.nightlight.nearest import nearest
from tests.games.nightlight.evening import begin, evening
from tests.leaks.hands import last_message


@pytest.mark.parametrize(
    ("lang", "words", "first"),
    [("en", "yo yo", "Yo-yo"), ("en", "broomstick sword", "Broom-Handle Sword"), ("ru", "пугач", "Пугач"), ("ru", "pop gun", "Пугач")],
)
def test_the_most_alike_comes_first_in_the_readers_language(lang: str, words: str, first: str):
    known = nearest(Speech(texts(), lang), cards(), words, [*cards().items, "W01#1", "W01#2"])  # pyright: ignore[reportArgumentType]
    names = known.split(", ")
    assert names[0] == first
    assert len(set(names)) == len(names) == 9  # eight, and how many more


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("card", {"card": "Pop Gum"}, "There is no card “Pop Gum” in this set. Most like it: Pop Gun, "),
        ("plan", {"card": "Moonbeam", "enemy": "Dust Bunny"}, "“Moonbeam” is no card that Lantern Owl has or may still get. There are: "),
        ("plan", {"card": "Wise Word", "enemy": "Dust Rabbit"}, "“Dust Rabbit” is no enemy here. There are: none yet (NL-CARD5-b)."),
        (
            "policy",
            {"card": "Pop Gun", "way": "pass"},
            "Lantern Owl has no card “Pop Gun” with a free action. With one there are: ",
        ),
        ("orders", {"animal": "FOX"}, "“FOX” is no animal of yours. You play: Lantern Owl, Quilt Turtle (NL-OBJ-b)."),
    ],
)
async def test_a_strange_name_is_answered_with_what_there_is(tmp_path: Path, command: str, options: dict[str, str], says: str):
    async with evening(tmp_path, check_errors=False) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "OWL"), (anna, "TUR")], lone_pair="2")
        told = last_message(await anna.slash(on.channel, f"nightlight {command}", **options)).content
        assert says in told
        assert "NL-" in told
