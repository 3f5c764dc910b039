"""Whole nights through Discord's doors: buttons, commands, private messages."""

from pathlib import Path

import pytest

from tests.games.night_class.evening import begin, choose, evening, my_turn, options_of, press
from tests.ui.stage import labels_of


@pytest.mark.rule("NC-POST-p")
async def test_a_turn_of_a_solo_night_takes_two_presses_a_step(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, anna)
        stood = len(on.messages())
        message = await press(anna, await my_turn(on, anna), "Public Distrust")
        message = await press(anna, message, "Declare")
        assert "Turn 1, your Hero dice" in message.content
        first = options_of(message)[0]["label"]
        message = await choose(anna, message, first)
        assert f"So far: {first.replace('→', 'move')}" in message.content
        message = await press(anna, message, "Take back")
        assert "So far" not in message.content
        message = await press(anna, await press(anna, message, "End the turn"), "Declare")
        assert "Turn 2: the Plot die shows" in message.content
        assert labels_of(message)[-1] == "Write it as a sentence"
        look = await on.look()
        assert look.view(0).line(0).sheet.boxes["distrust"] == 1
        assert len(on.messages()) == stood  # who plays alone has everything in the answer; the panel is edited
