"""A whole battle through Discord, from an empty channel to a verified end: by command, button, form and private message."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import EXTENSIONS
from tests.simfix import lose_answers
from tests.ui.stage import Stage, ids_of, labels_of, stage

CLASS_WORDS = re.compile(r"conductor|backing vocal|drummer|дириж[её]р|бэк-вокал|ударник", re.IGNORECASE)
ROUNDS = 24


def everything(on: Stage, place: Any) -> list[str]:
    """All that anybody may see in a channel: words, controls, names of files, descriptions of pictures."""
    told: list[str] = []
    for one in on.messages(place):
        told += [one.content, str(one.components)]
        told += [f"{file.filename} {file.description}" for file in one.attachments]
    return told


async def seat_at(on: Stage, person: Any, thread: Any, cls: str) -> None:
    panel = on.panel(thread)
    joined = (await person.click(panel, custom_id=on.control(panel, "join"))).response
    field = next(id for id in ids_of(joined) if id.startswith("lt1:field:") and id.endswith(":cls"))
    await person.select(joined, [f'"{cls}"'], custom_id=field)


async def by_buttons(on: Stage, person: Any, thread: Any) -> None:
    """Takes the first choice of each step until it is declared."""
    panel = on.panel(thread)
    message = (await person.click(panel, custom_id=on.control(panel, "turn"))).response
    for _ in range(8):
        choices = [id for id in ids_of(message) if id.startswith(("lt1:pick:", "lt1:declare:"))]
        if not choices:
            return
        message = (await person.click(message, custom_id=choices[0])).response
        if "Change" in labels_of(message) or "Изменить" in labels_of(message):
            return


async def by_form(on: Stage, person: Any, thread: Any, order: str, text: str) -> None:
    panel = on.panel(thread)
    message = (await person.click(panel, custom_id=on.control(panel, "turn"))).response
    entries = [id for id in ids_of(message) if id.startswith("lt1:entry:")]
    if entries:
        await person.submit_modal(await person.click(message, custom_id=entries[0]), {"order": order, "text": text})


async def test_a_battle_from_an_empty_channel_to_its_end(tmp_path: Path):
    async with stage(tmp_path, extensions=(*EXTENSIONS, "cogs.arena.cog"), draw=True) as on:
        with on.env.time_context():
            await _played(on)


async def _played(on: Stage) -> None:
    anna, boris = on.person("anna"), on.person("boris", locale="ru")
    made = await anna.slash(on.channel, "table new", game="arena", size=2)
    assert made.ephemeral
    thread = on.channel.threads[0]
    await seat_at(on, anna, thread, "conductor")
    await seat_at(on, boris, thread, "vocal")
    panel = on.panel(thread)
    on.table = ids_of(panel)[0].split(":")[2]
    await anna.click(panel, custom_id=on.control(panel, "fill"))
    await anna.click(panel, custom_id=on.control(panel, "start"))
    assert (await on.look()).row.status == "running"

    for number in range(1, ROUNDS):
        look = await on.look()
        if look.over:
            break
        match number % 3:
            case 0:
                await by_buttons(on, anna, thread)
                await boris.send_dm("пас")
            case 1:
                await by_form(on, anna, thread, "pass", f"A line of round {number}.")
                await by_buttons(on, boris, thread)
            case _:
                await anna.send_dm("pass")
                await by_buttons(on, boris, thread)
        if number == 2:
            await on.restart(clean=False)
            lose_answers(on.bot, "POST", "/messages")
        assert not CLASS_WORDS.search("\n".join(everything(on, thread))), "a class was told before the end"
        await on.env.advance_time(86_400)
    look = await on.look()
    assert look.row.status == "ended"

    told = "\n".join(everything(on, thread))
    assert CLASS_WORDS.search(told), "the reckoning names the classes"
    assert "A line of round 1." in told
    for closed in range(1, look.view(None).round):  # pyright: ignore[reportAttributeAccessIssue]
        assert len([one for one in on.messages(thread) if f"Round {closed} is resolved" in one.content]) == 1
    assert any("Play again" in labels_of(one) for one in on.messages(thread))
    checked = await boris.slash(thread, "verify")
    assert checked.ephemeral
    assert look.head in checked.response.content
    late = await anna.click(on.panel(thread), label="Play again")
    assert late.response.ephemeral
    assert "Join" in labels_of(on.panel(thread))


@pytest.mark.lesson("B4", "B15")
async def test_two_battles_that_differ_in_a_class_alone_look_alike_to_everybody(tmp_path: Path):
    seen: list[list[str]] = []
    for cls in ("conductor", "drummer"):
        (tmp_path / cls).mkdir()
        async with stage(tmp_path / cls) as on:
            with on.env.time_context():
                anna, boris = on.person("anna"), on.person("boris")
                await on.battle(anna, boris, classes=(cls, "vocal", "drummer", "vocal"))
                for person in (anna, boris):
                    await person.send_dm("pass")
                panel = on.panel()
                await anna.click(panel, custom_id=on.control(panel, "board"))
                seen.append([_masked(text) for text in everything(on, on.channel)])
    assert seen[0] == seen[1]


def _masked(text: str) -> str:
    """Without what tells the time, a table or a chain apart."""
    text = re.sub(r"\b[A-Z2-7]{20}\b", "HEAD", text)
    text = re.sub(r"lt1:(\w+):\w{6}:", r"lt1:\1:TABLE:", text)
    text = re.sub(r"Table \w{6}", "Table TABLE", text)
    text = re.sub(r"[Ff]ingerprint [0-9a-f ]+", "fingerprint", text)
    return re.sub(r"\d{15,}", "ID", text)
