"""The form of one entry: an order as a sentence, a text for everybody."""

import pytest

from tests.ui.stage import Stage, labels_of


async def opened(on: Stage, person):
    """The form behind My turn."""
    panel = on.panel()
    message = (await person.click(panel, custom_id=on.control(panel, "turn"))).response
    return await person.click(message, custom_id=on.control(message, "entry"))


async def answer_of(on: Stage, seat: int):
    return (await on.look()).answer_of(seat, f"r1.order.s{seat}")


async def test_an_order_and_a_text_in_one_form(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    form = await opened(on, anna)
    assert form.modal["title"] == "Round 1: your entry"
    sent = await anna.submit_modal(form, {"order": "furious attack on Hercules", "text": "Elementary."})
    assert (await answer_of(on, 0))["stance"] == "furious"
    assert sent.response.ephemeral
    assert "attack Hercules, furious" in sent.response.content
    assert "published" in sent.response.content
    assert [one.content for one in on.messages()].count("Elementary.") == 1


async def test_the_form_is_filled_with_the_order_that_counts(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await anna.submit_modal(await opened(on, anna), {"order": "атакую Мориарти осторожно", "text": ""})
    panel = on.panel()
    receipt = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    changing = (await anna.click(receipt, label="Change")).response
    form = await anna.click(changing, custom_id=on.control(changing, "entry"))
    assert "attack Moriarty, cautious" in str(form.modal)


async def test_an_empty_order_with_a_text_publishes_the_text_alone(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await anna.submit_modal(await opened(on, anna), {"order": "", "text": "A pause."})
    assert await answer_of(on, 0) is None
    assert "A pause." in [one.content for one in on.messages()]


async def test_a_refused_order_opens_again_as_it_was_and_the_published_text_does_not(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    sent = await anna.submit_modal(await opened(on, anna), {"order": "attack Alice", "text": "Sorry, Alice."})
    assert "ARENA-" in sent.response.content
    assert await answer_of(on, 0) is None
    again = await anna.click(sent.response, label="Edit and send again")
    assert "attack Alice" in str(again.modal)
    assert "Sorry, Alice." not in str(again.modal)
    assert [one.content for one in on.messages()].count("Sorry, Alice.") == 1
    await anna.submit_modal(again, {"order": "attack Hercules", "text": ""})
    assert (await answer_of(on, 0))["target"] == 1


async def test_a_text_that_tells_the_rules_is_held_back_and_the_order_stands(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    sent = await anna.submit_modal(await opened(on, anna), {"order": "attack Hercules", "text": "I am the Conductor, +2 for you!"})
    assert (await answer_of(on, 0))["target"] == 1
    assert "ARENA-CLASS-c" in sent.response.content
    assert "You can:" not in sent.response.content
    assert "I am the Conductor, +2 for you!" not in [one.content for one in on.messages()]
    again = await anna.click(sent.response, label="Edit and send again")
    assert "I am the Conductor" in str(again.modal)


@pytest.mark.lesson("E3")
async def test_a_form_that_stood_open_over_a_restart_is_taken(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    form = await opened(on, anna)
    await on.restart()
    await anna.submit_modal(form, {"order": "attack Hercules", "text": ""})
    assert (await answer_of(on, 0))["target"] == 1


@pytest.mark.lesson("C5")
async def test_a_form_that_stood_open_over_a_deadline_changes_nothing(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    form = await opened(on, anna)
    await on.env.advance_time(90_000)
    n = (await on.look()).row.n
    sent = await anna.submit_modal(form, {"order": "attack Hercules", "text": ""})
    said = [one.content for one in [sent.response, *sent.followups] if one is not None]
    assert any("LT-1" in text for text in said)
    assert (await on.look()).row.n == n


async def test_words_for_a_choice_are_written_in_a_form(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    panel = on.panel()
    message = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    message = (await anna.click(message, label="Public text")).response
    form = await anna.click(message, label="Write it")
    message = (await anna.submit_modal(form, {"text": "Rain on the roof."})).response
    assert labels_of(message)[0] == "Declare"
    await anna.click(message, label="Declare")
    assert "Rain on the roof." in [one.content for one in on.messages()]
