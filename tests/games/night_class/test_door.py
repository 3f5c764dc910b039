"""Whole nights through Discord's doors: buttons, private messages, several people with their secrets."""

import os
from pathlib import Path
from typing import Any

import pytest

from bot.tables.acts import Who
from tests.chance import seeded
from tests.games.night_class.evening import begin, choose, evening, menus, my_turn, options_of, press, quietly
from tests.leaks.hands import last_message, select
from tests.leaks.outputs import Outputs, watch
from tests.ui.stage import Stage, labels_of

ASIDE = ("Write it as a sentence", "Back", "More choices", "Previous", "Take back")


def ask(on: Stage, seat: int, phase: str) -> str:
    return f"t1.{phase}.s{seat}"


async def view(on: Stage, seat: int | None = None) -> Any:
    return (await on.look()).view(seat)


@pytest.mark.rule("NC-POST-p")
async def test_a_turn_of_a_solo_night_takes_two_presses_a_step(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        anna = on.person("anna")
        await begin(on, anna)
        stood, written = len(on.messages()), len(on.dms(anna))
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
        assert (await view(on, 0)).line(0).sheet.boxes["distrust"] == 1
        # Who plays alone has everything in the answer: the panel is edited, nothing is posted, nobody is pinged.
        assert (len(on.messages()), len(on.dms(anna))) == (stood, written)


@pytest.mark.lesson("K7")
async def test_a_second_press_on_an_act_does_it_once(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        anna = on.person("anna")
        await begin(on, anna)
        message = await press(anna, await press(anna, await my_turn(on, anna), "Public Distrust"), "Declare")
        menu = menus(message)[0]
        value = menu["options"][0]["value"]
        message = last_message(await anna.select(message, [value], custom_id=menu["custom_id"]))
        entries = (await on.look()).row.n
        await select(on, anna, message, menu["custom_id"], value)
        assert (await on.look()).row.n == entries


async def test_a_solo_night_is_played_to_its_end_by_buttons(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        anna, rng = on.person("anna"), seeded(4)
        await begin(on, anna, city="lantern_quay", difficulty="rookie")
        message = await my_turn(on, anna)
        presses = 0
        while not (await on.look()).over:
            presses += 1
            assert presses < 400
            # After an act that chains another there is nothing to press: the menu alone goes on.
            onwards = [label for label in labels_of(message) if label not in ASIDE]
            if onwards[:1] == ["Declare"]:
                message = await press(anna, message, "Declare")
            elif menus(message) and (not onwards or rng.random() < 0.9):
                menu = rng.choice(menus(message))
                option = rng.choice(menu["options"])
                message = last_message(await anna.select(message, [option["value"]], custom_id=menu["custom_id"]))
            else:
                message = await press(anna, message, rng.choice(onwards))
        look = await on.look()
        assert look.outcome is not None
        assert look.outcome.cause in ("NC-END-a", "NC-R10", "NC-DISTRUST-a", "NC-RITUAL-a")
        assert "Lantern Quay" in on.messages()[-1].content
        assert "Export" in labels_of(on.messages()[-1])


@pytest.mark.rule("NC-POST-f")
async def test_private_messages_do_several_acts_in_order(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        anna = on.person("anna", locale="ru")
        await begin(on, anna, language="ru")
        await anna.send_dm("отметить недоверие")
        assert "кубики героя" in on.dms(anna)[-1].content
        first, second = (await view(on, 0)).sheet.free
        await anna.send_dm(f"{first} движение K8, {second} удар по Вихрю, готово")
        told = on.dms(anna)[-1].content
        assert f"**Сделано:** {first} движение K8" in told
        assert "(NC-ABIL-f)" in told
        assert "не пробовалось: завершение хода" in told
        await anna.send_dm("назад")
        assert (await view(on, 0)).sheet.hero == "K9"
        await anna.send_dm("готово")
        assert "Ход 2: кубик сюжета показал" in on.dms(anna)[-1].content
        assert labels_of(on.dms(anna)[-1])[0].startswith(("Недоверие", "Усиленные", "Вихрь", "Слизень", "Дрейк"))


@pytest.mark.lesson("B2")
async def test_an_answer_to_a_private_message_bears_the_own_sheet_once_and_a_refusal_none(tmp_path: Path):
    async with evening(tmp_path) as on:
        ordered: list[Any] = []

        async def painted(picture: Any) -> bytes:
            ordered.append(picture)
            return b"\x89PNG\r\n\x1a\n"

        on.bot.painter.paint = painted  # type: ignore[method-assign]
        people = [on.person(name) for name in ("anna", "boris")]
        await begin(on, *people)
        await _plots(on, people)
        anna = people[0]
        face = (await view(on, 0)).sheet.free[0]
        for words, bears in ((f"{face} move K8", True), ("7 punch the moon", False), (f"{face} move K7", False), ("commit", True)):
            ordered.clear()
            await anna.send_dm(words)
            assert len([one for one in ordered if one.name.startswith("sheet-1")]) == int(bears), words
            assert [one.filename for one in on.dms(anna)[-1].attachments] == ["sheet-1-turn-1.png"] * int(bears), words
        drafted, committed = (on.dms(anna)[k].attachments[0].description for k in (-7, -1))
        assert ("draft" in drafted, "committed" in committed) == (True, True)


async def test_a_sentence_in_the_form_is_answered_with_the_own_sheet_too(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        anna = on.person("anna")
        await begin(on, anna)
        message = await press(anna, await press(anna, await my_turn(on, anna), "Public Distrust"), "Declare")
        face = (await view(on, 0)).sheet.free[0]
        asked = await anna.click(message, custom_id=on.control(message, "entry"))
        answer = last_message(await anna.submit_modal(asked, {"order": f"{face} move K8"}))
        assert [one.filename for one in answer.attachments] == ["sheet-1-turn-1.png"]


# ---- three people


async def _plots(on: Stage, people: list[Any]) -> None:
    for person in people:
        await press(person, await press(person, await my_turn(on, person), "Public Distrust"), "Declare")
    await on.env.advance_time(61)


@pytest.mark.rule("NC-POST-c", "NC-POST-d", "NC-POST-k", "NC-POST-q")
async def test_three_people_choose_sealed_draft_in_secret_and_close_the_turn_together(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        people = [on.person(name) for name in ("anna", "boris", "vera")]
        await begin(on, *people)
        outputs = watch(on.env)
        anna, boris, vera = people
        message = await press(anna, await press(anna, await my_turn(on, anna), "Public Distrust"), "Declare")
        assert labels_of(message)[:2] == ["Change", "Withdraw"]
        assert "Hero dice" not in message.content
        assert (await view(on)).roll == ()
        await _plots(on, [boris, vera])
        assert len((await view(on)).roll) == 3
        mark = len(outputs)
        message = await my_turn(on, anna)
        message = await choose(anna, message, options_of(message)[0]["label"])
        secret = (await view(on, 0)).sheet.hero
        assert secret != "K9"
        assert not [one for one in outputs.since(mark) if one.reader != anna.id and one.holds(secret)]
        assert {one.way for one in outputs.public(mark)} == set()  # a draft moves nothing that anybody sees
        drawn = [one for one in outputs.since(mark) if any(about and f"On {secret}" in about for _, about, _ in one.files)]
        assert {one.reader for one in drawn} == {anna.id}  # the own sheet with its draft
        await press(anna, await press(anna, message, "End the turn"), "Declare")
        panel = on.panel().content
        assert "Boris" in panel
        assert "Vera" in panel
        assert "Anna (<@" not in panel
        for person in (boris, vera):
            message = await my_turn(on, person)
            await press(person, await press(person, message, "End the turn"), "Declare")
        news = [one.content for one in on.messages() if one.content.startswith("**Anna**: ")]
        assert len(news) == 1
        assert f"move {secret}" in news[0]
        assert (await view(on)).turn == 2


async def _told_of(folder: Path, plan: str) -> tuple[list[str], list[str]]:
    """What everybody and what the others are sent while one drafts in secret."""
    async with evening(folder) as on:
        quietly(on)
        people = [on.person(name) for name in ("anna", "boris")]
        await begin(on, *people)
        await _plots(on, people)
        outputs: Outputs = watch(on.env)
        anna, boris = people
        tables, seat = on.bot.desk.tables, Who(anna.id)
        first = (await view(on, 0)).sheet.free[0]
        if plan == "busy":
            acts = [{"kind": "move", "die": first, "to": "K8"}, {"kind": "undo"}, {"kind": "train", "die": first, "hex": "absorb"}]
            for act in acts:
                answer = await on.call(tables.submit(seat, on.table, 0, [{**act, "decision": ask(on, 0, "hero")}]))
                assert answer.taken
        else:
            await my_turn(on, anna)
        await boris.slash(on.channel, "table status")
        await boris.slash(on.channel, "night sheet")
        await my_turn(on, boris)
        everybody = [f"{one.way} {one.text}" for one in outputs.public()]
        to_boris = [one.text for one in outputs.to(boris.id) if one.way.startswith("POST /webhooks")]
        return everybody, [text.split("Chain")[0] for text in to_boris]


@pytest.mark.rule("NC-POST-o")
@pytest.mark.lesson("B3", "B10", "B13")
async def test_a_busy_draft_and_an_idle_one_look_the_same_to_all_others(tmp_path: Path):
    folders = {plan: tmp_path / plan for plan in ("busy", "idle")}
    for folder in folders.values():
        os.mkdir(folder)
    busy, idle = [await _told_of(folder, plan) for plan, folder in folders.items()]
    assert [len(part) for part in busy] == [len(part) for part in idle]
    assert busy[0] == idle[0] == []


@pytest.mark.lesson("G-1", "G-3")
async def test_who_has_a_shut_inbox_misses_nothing(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        people = [on.person(name) for name in ("anna", "boris")]
        on.env.inject_error("POST", f"/channels/{people[0].user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await begin(on, *people)
        await _plots(on, people)
        message = await my_turn(on, people[0])
        message = await choose(people[0], message, options_of(message)[0]["label"])
        await press(people[0], await press(people[0], message, "End the turn"), "Declare")
        message = await my_turn(on, people[1])
        await press(people[1], await press(people[1], message, "End the turn"), "Declare")
        assert (await view(on)).turn == 2
        assert on.dms(people[0]) == []


@pytest.mark.rule("NC-POST-j")
async def test_a_missed_deadline_commits_the_draft_as_it_stands(tmp_path: Path):
    async with evening(tmp_path) as on:
        quietly(on)
        people = [on.person(name) for name in ("anna", "boris")]
        await begin(on, *people)
        await _plots(on, people)
        message = await my_turn(on, people[0])
        await choose(people[0], message, options_of(message)[0]["label"])
        drafted = (await view(on, 0)).sheet.hero
        await on.env.advance_time(90_000)
        now = await view(on)
        assert (now.turn, now.line(0).sheet.hero, now.line(1).sheet.hero) == (2, drafted, "K9")
