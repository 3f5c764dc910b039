"""One card drawn by itself: every card of the set, in both languages; and under the answer of /nightlight card."""

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.ui.desk import Speech
from cogs.nightlight import library
from cogs.nightlight.card_face import card_picture
from cogs.nightlight.naming import in_language
from tests.games.nightlight.evening import begin, evening
from tests.games.nightlight.night import night


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_has_a_face_with_its_name_and_its_rule_as_alt_text(lang: str):
    say, view = Speech(texts(), lang), night("OWL", "FOX").look(0)
    faces = 0
    for card in library.cards().every:
        order = card_picture(say, view, card.id) if hasattr(card, "id") else None
        if order is not None:
            faces += 1
            assert order.alt.startswith(in_language(say, card.name))
            assert len(order.alt) <= 1024
            assert order.svg.startswith("<svg")
    assert faces > 60


async def test_the_card_stands_under_its_words(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "OWL")])
        shown = await anna.slash(on.channel, "nightlight card", card="W05")
        stands = on.env.backend.get_message(shown.response.channel_id, shown.response.id)
        assert "Catapult Spoon" in stands.content
        assert [one["filename"] for one in stands.attachments] == ["card.png"]
