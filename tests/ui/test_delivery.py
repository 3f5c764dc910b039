"""What the outbox says in Discord, and what becomes of it where Discord refuses or doesn't answer."""

import discord
import pytest

from bot.store.rows import Draft, PanelRow, PersonRow, WebhookRow
from bot.tables.acts import Who
from tests.simfix import lose_answers
from tests.ui.stage import Stage, labels_of


async def order(on: Stage, person, seat: int, round: int = 1, **fields):
    action = {"kind": "idle", "decision": f"r{round}.order.s{seat}"} | fields
    return await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [action]))


async def post(on: Stage, person, seat: int, words: str, round: int = 1):
    action = {"kind": "post", "decision": f"r{round}.post.s{seat}", "text": words}
    answer = await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [action]))
    await on.env.settle()
    return answer


@pytest.mark.lesson("H9", "J1", "M6")
async def test_a_phase_has_one_panel_with_picture_and_its_words(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"), language="ru")
    panel = on.panel()
    assert "Раунд 1" in panel.content
    assert "<t:" in panel.content
    (picture,) = panel.attachments
    assert "Шерлок Холмс" in picture.description
    assert picture.filename == "round-1.png"
    assert labels_of(panel) == ["Мой ход", "Моё", "Поле текстом", "Правила", "Журнал"]
    ping = next(one for one in on.messages() if one.content.startswith("<@"))
    assert {anna.id, boris.id} == set(ping.message.raw_mentions)
    assert ping.message.role_mentions == []


async def test_the_panel_counts_answers_and_names_nobody_and_the_next_phase_has_a_new_one(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    first = on.panel()
    await order(on, anna, 0)
    await on.env.settle()
    assert "Answers in: 1 of 4" in on.panel().content
    assert on.panel().id == first.id
    await order(on, boris, 1)
    await on.env.advance_time(90_000)
    assert on.panel().id != first.id
    assert any("**Round 2**" in one.content for one in on.messages())
    assert "is resolved" in "".join(one.content for one in on.messages())


@pytest.mark.lesson("G-1", "G-2", "G-5")
async def test_a_shut_inbox_stops_nobody_and_is_told_at_the_next_click(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    on.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    await on.battle(anna, boris)
    assert (await on.call(on.bot.store.get(PersonRow, anna.id))).inbox == "shut"
    assert any("What you may do" in one.content for one in on.dms(boris))
    panel = on.panel()
    first = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    second = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    assert "can't send you private messages" in first.content
    assert "can't send you private messages" not in second.content
    # Everything a private message can do, the controls do too.
    assert "Pass" in labels_of(first)


@pytest.mark.lesson("A20", "E2")
async def test_a_message_whose_answer_is_lost_stands_once(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    lose_answers(on.bot, "POST", "/messages", times=3)
    await order(on, anna, 0)
    await on.env.advance_time(86_400)
    await on.env.advance_time(60)
    told = [one.content for one in on.messages()]
    assert len([text for text in told if "Round 1 is resolved" in text]) == 1
    assert len([one for one in on.messages() if "**Round 2**" in one.content]) == 1


@pytest.mark.lesson("E1", "E2")
async def test_a_message_whose_answer_was_lost_before_a_crash_is_found_again(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    lose_answers(on.bot, "POST", "/messages", times=100)
    await on.env.advance_time(86_399)
    await on.call(on.bot.desk.tables.end(Who(anna.id), on.table))
    await on.env.settle()
    ended = [one.content for one in on.messages() if "The GM has ended this table" in one.content]
    assert len(ended) == 1
    await on.restart(clean=False)
    await on.env.advance_time(300)
    again = [one.content for one in on.messages() if "The GM has ended this table" in one.content]
    assert len(again) == 1
    assert any(one.content.startswith("This game was ended") for one in on.messages())


@pytest.mark.lesson("I2", "I3")
async def test_a_deleted_panel_is_posted_anew(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    panel = on.panel()
    on.env.backend.delete_message(panel.channel_id, panel.id)
    await order(on, anna, 0)
    await on.env.advance_time(5)
    assert on.panel().id != panel.id
    assert "Answers in: 0 of 4" not in on.panel().content
    row = await on.call(on.bot.store.get(PanelRow, on.table))
    assert row.message == on.panel().id


@pytest.mark.lesson("H9")
async def test_an_edit_that_is_throttled_waits_and_the_game_goes_on(on: Stage):
    anna, _ = await on.battle(on.person("anna"), on.person("boris"))
    panel = on.panel()
    on.env.inject_error("PATCH", f"/channels/{panel.channel_id}/messages/{panel.id}", status=429, code=30046, times=1)
    await order(on, anna, 0)
    await on.env.settle()
    assert "Answers in: 0 of 4" in on.panel().content
    # The lane isn't held up for long, and the counter comes right by itself.
    await on.env.advance_time(3_700)
    assert "Answers in: 0" not in on.panel().content


@pytest.mark.lesson("I1", "I4")
async def test_a_table_whose_channel_is_gone_stands_still_and_its_gm_hears_of_it(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    on.env.backend.delete_channel(on.channel.id)
    await order(on, anna, 0)
    for seconds in (90, 900):  # an outage looks like this: it is looked twice more
        assert (await on.look()).row.status == "running"
        await on.env.advance_time(seconds)
    look = await on.look()
    assert look.row.status == "parked"
    assert look.row.why == "table-place-gone"
    assert any("/table move" in one.content for one in on.dms(anna))


# ---- words of characters


async def test_a_character_speaks_by_webhook_in_the_thread_of_its_table(on: Stage):
    (anna,) = await on.battle(on.person("anna"), thread=True)
    thread = on.guild.channels and (await on.look()).row.place
    await post(on, anna, 0, "Elementary.\n@everyone [x](https://example.com)")
    said = next(one for one in on.messages(thread) if one.content.startswith("Elementary."))
    assert said.message.webhook_id is not None
    assert said.message.author.display_name == "Sherlock Holmes"
    assert said.message.mention_everyone is False
    assert "@everyone" not in said.content
    assert (await on.call(on.bot.store.get(WebhookRow, on.channel.id))) is not None
    await post(on, anna, 0, "And again.")
    assert len(await _hooks(on)) == 1


async def _hooks(on: Stage):
    return await on.call(on.bot.http.channel_webhooks(on.channel.id))


async def test_the_webhook_is_found_again_by_the_application(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await post(on, anna, 0, "One.")
    await on.call(on.bot.store.drop(WebhookRow, on.channel.id))
    await post(on, anna, 0, "Two.")
    assert len(await _hooks(on)) == 1
    (hook,) = await _hooks(on)
    await on.call(discord.Webhook.partial(int(hook["id"]), hook["token"], client=on.bot).delete())
    await post(on, anna, 0, "Three.")
    assert [one.content for one in on.messages()][-1] == "Three."
    assert len(await _hooks(on)) == 1


@pytest.mark.lesson("F3", "J4")
async def test_without_the_right_to_webhooks_the_words_come_in_the_same_style(on: Stage):
    on.env.inject_error("*", f"/channels/{on.channel.id}/webhooks", status=403, code=50013, times=None)
    (anna,) = await on.battle(on.person("anna"))
    await post(on, anna, 0, "Elementary.\nQuite.")
    assert on.messages()[-1].content == "**Sherlock Holmes**\n> Elementary.\n> Quite."


async def test_words_blocked_by_the_servers_filter_go_back_to_their_writer(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    on.env.inject_error("POST", "/webhooks/*", status=400, code=200000, times=1)
    await post(on, anna, 0, "A forbidden word.")
    assert "A forbidden word." not in [one.content for one in on.messages()]
    assert any("blocked your text" in one.content for one in on.dms(anna))
    draft = await on.call(on.bot.store.get(Draft, on.table, 0, "r1.post.s0"))
    assert draft.words == "A forbidden word."


async def test_a_lost_answer_of_a_webhook_is_searched_for_and_not_said_twice(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await post(on, anna, 0, "First.")
    real, left = discord.webhook.async_.AsyncWebhookAdapter.request, [1]

    async def lossy(self, route, *args, **kwargs):
        answer = await real(self, route, *args, **kwargs)
        if left[0] and route.method == "POST":
            left[0] -= 1
            raise OSError("connection reset")
        return answer

    adapter = type(discord.webhook.async_.async_context.get())
    real = adapter.request
    adapter.request = lossy
    try:
        await post(on, anna, 0, "Second.")
        await on.env.advance_time(10)
    finally:
        adapter.request = real
    assert [one.content for one in on.messages()].count("Second.") == 1


# ---- reminders


@pytest.mark.lesson("D4", "D6")
async def test_a_reminder_comes_once_and_is_struck_out_when_the_order_is_in(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await on.env.advance_time(44_000)
    reminders = [one for one in on.dms(anna) if "your answer is awaited" in one.content]
    assert len(reminders) == 1
    await order(on, anna, 0)
    await on.env.advance_time(3)
    struck = next(one for one in on.dms(anna) if one.id == reminders[0].id)
    assert struck.content.startswith("~~")
    assert labels_of(struck) == []
    await on.env.advance_time(30_000)
    assert len([one for one in on.dms(anna) if "your answer is awaited" in one.content]) == 1


async def test_a_character_speaks_with_its_face_from_the_message_that_opened_the_battle(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    opening = next(one for one in on.messages() if one.content.startswith("The battle begins"))
    assert [one.filename for one in opening.attachments] == ["face-1.png", "face-2.png", "face-3.png", "face-4.png"]
    assert opening.attachments[0].description == "Sherlock Holmes, Good"
    await post(on, anna, 0, "Elementary.")
    said = next(one for one in on.messages() if one.content == "Elementary.")
    assert said._message.author_avatar == opening.attachments[0].url


async def test_scripts_that_play_from_the_start_are_told_in_one_line(on: Stage):
    await on.battle(on.person("alice"))
    (line,) = [line for one in on.messages() for line in one.content.splitlines() if "from now on" in line]
    names = [(await on.look()).names[seat] for seat in (1, 2, 3)]
    assert line == f"{names[0]}, {names[1]} and {names[2]} are played by scripts from now on."
