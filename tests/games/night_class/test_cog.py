"""/night: the same acts by typing, suggestions from the own sheet, private answers only."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.night_class.rules.actions import PlotPreset
from tests.games.night_class.evening import begin, evening, quietly
from tests.leaks.hands import last_message
from tests.ui.stage import Stage


@pytest.fixture
async def on(tmp_path: Path) -> AsyncIterator[Stage]:
    async with evening(tmp_path, check_errors=False) as made:
        quietly(made)
        yield made


async def ask(on: Stage, person: Any, command: str, **options: Any) -> str:
    result = await person.slash(on.channel, command, **options)
    assert result.ephemeral
    return "\n".join(one.content for one in (result.response, *result.followups) if one is not None)


async def offered(on: Stage, person: Any, command: str, option: str, typed: str = "", **others: Any) -> list[str]:
    return [one["name"] for one in await person.autocomplete(on.channel, command, option, typed, **others)]


async def sheet(on: Stage, seat: int = 0) -> Any:
    return (await on.look()).view(seat).sheet  # type: ignore[attr-defined]


async def test_a_whole_turn_by_commands(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    assert "Public Distrust: 2 points less at the end" in await offered(on, anna, "night plot", "column")
    assert "Hero dice" in await ask(on, anna, "night plot", column="distrust")
    acts = await offered(on, anna, "night assign", "act", "STAMINA")
    assert any(act.endswith("STAMINA 1 (2+)") for act in acts) or acts == []
    text = await ask(on, anna, "night assign", act="move K8", die=(await sheet(on)).free[0])
    assert "So far: " in text
    assert "move K8" in text
    assert (await sheet(on)).hero == "K8"
    assert "**Done:** undo" in await ask(on, anna, "night undo")
    assert (await sheet(on)).hero == "K9"
    assert "Turn 2: the Plot die shows" in await ask(on, anna, "night commit")


async def test_suggestions_are_whole_acts_of_the_die_that_is_named(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    assert await offered(on, anna, "night assign", "act") == []  # first the Plot die
    await ask(on, anna, "night plot", column="distrust")
    free = (await sheet(on)).free
    acts = await anna.autocomplete(on.channel, "night assign", "act", "→ K8")
    assert acts[0]["value"] == f"{min(free)} move K8"
    assert await on.person("stranger").autocomplete(on.channel, "night assign", "act", "") == []


async def test_a_plan_in_one_sentence_stops_at_the_first_refusal_and_says_what_was_done(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    await ask(on, anna, "night plot", column="distrust")
    first, second = (await sheet(on)).free
    text = await ask(on, anna, "night assign", act=f"{first} move K8, {second} punch Drake Ling, commit")
    assert f"**Done:** {first} move K8" in text
    assert "(NC-ABIL-f)" in text
    assert "Not tried after that: end the turn" in text
    assert ((await sheet(on)).hero, (await on.look()).view(0).turn) == ("K8", 1)  # type: ignore[attr-defined]


async def test_what_is_asked_for_at_the_wrong_time_is_refused_with_the_rule(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    await begin(on, anna, boris)
    assert "(NC-TURN-b)" in await ask(on, anna, "night commit")
    assert "(NC-TURN-b)" in await ask(on, anna, "night assign", act="5 move K8")
    assert "check Public Distrust" in await ask(on, anna, "night plot", column="недоверие")
    assert "check Public Distrust" in await ask(on, boris, "night plot", column="distrust")
    await on.env.advance_time(61)
    assert "(NC-POST-q)" in await ask(on, anna, "night plot", column="distrust")
    await ask(on, anna, "night commit")
    assert "Your turn is in" in await ask(on, anna, "night undo")


async def test_a_stranger_has_no_night_here(on: Stage):
    anna, stranger = on.person("anna"), on.person("stranger")
    await begin(on, anna)
    for command, options in (
        ("plot", {"column": "distrust"}),
        ("assign", {"act": "J7"}),
        ("commit", {}),
        ("undo", {}),
        ("sheet", {}),
        ("preset", {}),
    ):
        assert "You have no seat at this table" in await ask(on, stranger, f"night {command}", **options)


async def test_the_own_sheet_is_shown_as_words_and_as_a_picture_to_its_owner_alone(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    result = await anna.slash(on.channel, "night sheet", phone=True)
    assert result.ephemeral
    told = [one for one in (result.response, *result.followups) if one is not None]
    assert "Emblems: –" in "\n".join(one.content for one in told)
    assert [attachment.filename for one in told for attachment in one.attachments] == ["phone-1-turn-1.png"]
    assert "A turn." in await ask(on, anna, "night help")


@pytest.mark.rule("NC-POST-c")
async def test_presets_answer_the_plot_die_without_asking(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    assert "You have no preset" in await ask(on, anna, "night preset")
    assert "names no column" in await ask(on, anna, "night preset", columns="nonsense")
    text = await ask(on, anna, "night preset", columns="distrust")
    assert "on 1, 2, 3, 4, 5, 6: Public Distrust" in text
    look = await on.look()
    assert look.standing_of(0) == [PlotPreset(order=(("distrust",),) * 6)]
    assert (look.view(0).phase, look.view(0).sheet.boxes["distrust"]) == ("hero", 1)  # type: ignore[attr-defined]
    text = await ask(on, anna, "night preset", columns="thugs, distrust", face=6)
    assert "on 6: Enhanced Thugs and Public Distrust" in text
    assert (await offered(on, anna, "night preset", "columns", "goo, "))[0].startswith("goo, ")
    for face in range(1, 7):
        text = await ask(on, anna, "night preset", face=face)
    assert "You have no preset" in text


async def test_my_turn_shows_the_sheet_below_its_words(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    panel = on.panel()
    shown = await anna.click(panel, custom_id=on.control(panel, "turn"))
    assert [one.filename for one in last_message(shown).attachments] == ["sheet-1-turn-1.png"]


@pytest.mark.rule("NC-POST-i")
async def test_a_commit_with_an_answer_that_names_no_attack_ends_no_turn(on: Stage):
    anna = on.person("anna")
    await begin(on, anna)
    await ask(on, anna, "night plot", column="distrust")
    for words in ("6 move K8", "абракадабра", "Twister", "J4", "\u202eevil\x07", "9" * 60):
        assert "(NC-ABIL-c)" in await ask(on, anna, "night commit", shapeshift=words)
        assert "(NC-RAD-c)" in await ask(on, anna, "night commit", shrug=words)
    assert (await on.look()).view(0).turn == 1  # type: ignore[attr-defined]
    assert "Turn 2: the Plot die shows" in await ask(on, anna, "night commit")
