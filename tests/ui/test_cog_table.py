"""/table: opening, joining, running, ending, in both languages; and who may not."""

import io
import json

import pytest
from PIL import Image

from bot.store.rows import PersonRow, PortraitRow
from tests.hostile import HOSTILE, active_references
from tests.simfix import at_once
from tests.ui.counter import ask, ask_in_private, messages_of, staged, words  # noqa: F401
from tests.ui.stage import Stage

CLASSES = ("drummer", "vocal")


async def opened(on: Stage, gm, **options) -> str:
    """A table made by the command, here in the channel; its id."""
    text = await ask(on, gm, "table new", own_thread=False, **{"size": 2, **options})
    on.table = text.split("(table ")[1].split(")")[0] if "(table " in text else text.split("(стол ")[1].split(")")[0]
    return on.table


async def seated(on: Stage, *people) -> None:
    """Everybody joined, with a class."""
    for person in people:
        await ask(on, person, "table join")
    for row in (await on.look()).seats:
        await on.call(on.bot.desk.tables.amend(_who(row.user), on.table, row.seat, {"cls": "drummer"}))


def _who(user):
    from bot.tables.acts import Who

    return Who(user)


async def started(on: Stage, gm, *people) -> None:
    await opened(on, gm)
    await seated(on, *people)
    await ask(on, gm, "table start", fill_up=True)


# ---- opening


async def test_a_table_gets_a_thread_of_its_own_and_its_panel_there(on: Stage):
    gm = on.person("gm")
    text = await ask(on, gm, "table new", size=3, title="Night")
    (thread,) = on.channel.threads
    assert thread.name == "Arena: Good against Evil: Night"
    assert f"is open: <#{thread.id}> (table " in text
    assert "</table start:" in text
    (row, _seats), *_ = await on.call(on.bot.store.find(guild=on.guild.id))
    assert (row.place, row.parent, row.options["size"], row.language, row.gm) == (thread.id, on.channel.id, 3, "en", gm.id)
    assert on.panel(thread)


async def test_a_russian_opens_a_russian_table(on: Stage):
    vera = on.person("vera", locale="ru")
    text = await ask(on, vera, "table new", size=2, pace="ежедневно 20:00 Europe/Moscow")
    assert "Стол открыт" in text
    (row, _seats), *_ = await on.call(on.bot.store.find(guild=on.guild.id))
    assert row.language == "ru"
    assert row.pace["zone"] == "Europe/Moscow"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"game": "chess"}, "no game of that name"),
        ({"pace": "soon"}, "soon"),
        ({"zone": "Mars/Base", "pace": "daily 20:00"}, "Mars/Base"),
        ({"size": 9}, "size"),
    ],
    ids=["game", "pace", "zone", "size"],
)
async def test_what_is_wrong_is_said_before_anything_is_made(on: Stage, options: dict, says: str):
    gm = on.person("gm")
    assert says in await ask(on, gm, "table new", **{"game": "arena", **options})
    assert on.channel.threads == []
    assert await on.call(on.bot.store.find(guild=on.guild.id)) == []


@pytest.mark.lesson("F8")
async def test_without_the_right_to_open_threads_the_answer_names_the_right(on: Stage):
    gm = on.person("gm")
    channel = on.bot.get_channel(on.channel.id)
    await on.call(channel.set_permissions(channel.guild.default_role, create_public_threads=False))
    assert "I lack permissions here: Create public threads" in await ask(on, gm, "table new", game="arena")
    assert on.channel.threads == []


async def test_a_table_needs_a_server(on: Stage):
    anna = on.person("anna")
    assert "needs a server" in await ask_in_private(anna, "table new")


async def test_a_second_table_at_one_place_is_refused(on: Stage):
    gm = on.person("gm")
    await opened(on, gm)
    text = await ask(on, gm, "table new", game="arena", own_thread=False)
    assert "(LT-18)" in text
    assert text.endswith(f"More: </rules show:{on.bot.command_ids['rules']}> LT-18")  # a click away


@pytest.mark.lesson("J7", "J3", "J1")
async def test_no_title_acts_in_what_others_read(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    for title in [text for text in HOSTILE.values() if 0 < len(text) <= 76]:
        await ask(on, gm, "table new", own_thread=False, size=2, title=title)
        (row, _seats), *_ = await on.call(on.bot.store.find(guild=on.guild.id))
        texts = [await ask(on, anna, "table list"), await ask(on, anna, "table status"), await ask(on, anna, "verify")]
        for text in texts:
            ours = text
            for reference in (f"<@{gm.id}>", f"<#{row.place}>", f"https://discord.com/channels/{row.guild}/{row.place}"):
                ours = ours.replace(reference, "")
            assert active_references(ours) == [], title
        await ask(on, gm, "table end", sure=True)


async def test_the_panel_tells_the_pace_before_the_start(on: Stage):
    gm = on.person("gm")
    await opened(on, gm, pace="12h")
    assert "\nPace: 12h\n" in on.panel().content
    await ask(on, gm, "table pace", pace="daily 20:00", zone="Europe/Berlin")
    assert "\nPace: daily 20:00 (Europe/Berlin)\n" in on.panel().content
    assert "daily 20:00 (Europe/Berlin)" in await ask(on, gm, "table pace")
    await ask(on, gm, "table pace", pace="daily 20:00 Europe/Berlin")
    assert "\nPace: daily 20:00 Europe/Berlin\n" in on.panel().content


# ---- house rules


async def test_house_rules_are_read_and_changed_by_name(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await opened(on, gm)
    assert "ARENA-R20" in await ask(on, anna, "table house")
    assert (await ask(on, vera, "table house", switch="absent")).count("ARENA-R20") == 3
    assert "LT-13" in await ask(on, anna, "table house", switch="concede", value="off")
    assert "Nobody can give up" in await ask(on, gm, "table house", switch="concede", value="off")
    assert (await on.look()).row.options["concede"] == "off"
    assert "**Nobody can give up (ARENA-R39).**" in await ask(on, anna, "table house")
    assert "round 12" in (await ask(on, gm, "table house", switch="round_cap", value="12")).casefold()
    assert "ARENA-R24" in await ask(on, gm, "table house", switch="roll", value="at_order")
    assert "house rule" in await ask(on, gm, "table house", switch="nonsense", value="1")


async def test_switches_and_their_values_are_suggested_as_sentences(on: Stage):
    gm = on.person("gm")
    await opened(on, gm)
    switches = await gm.autocomplete(on.channel, "table house", "switch", "give up")
    assert [one["value"] for one in switches] == ["concede"]
    values = await gm.autocomplete(on.channel, "table house", "value", "", switch="concede")
    assert [one["value"] for one in values] == ["unanimous", "off"]
    assert all(len(one["name"]) <= 100 for one in [*switches, *values])
    assert len(await gm.autocomplete(on.channel, "table house", "switch", "")) == 25


@pytest.mark.lesson("H6", "E3", "F5")
async def test_house_rules_are_changed_by_menus_that_outlive_a_restart(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    made = (await gm.slash(on.channel, "table new", own_thread=False, size=2)).response
    on.table = made.content.split("(table ")[1].split(")")[0]
    shown = (await gm.click(made, label="House rules")).response
    await on.restart()
    shown = (await gm.click(shown, label="Next")).response
    shown = (await gm.click(shown, label="Previous")).response
    values = (await gm.select(shown, ['"concede"'], custom_id=on.control(shown, "house_pick"))).response
    assert "**A side may give up if everybody alive on it agrees (ARENA-R39).**" in values.content
    changed = (await gm.select(values, ['"off"'], custom_id=on.control(values, "house_set"))).response
    assert changed.content == "Changed. Nobody can give up (ARENA-R39)."
    assert (await on.look()).row.options["concede"] == "off"
    theirs = messages_of(await anna.slash(on.channel, "table house"))[-1]
    values = (await anna.select(theirs, ['"concede"'], custom_id=on.control(theirs, "house_pick"))).response
    assert "(LT-13)" in words(await anna.select(values, ['"unanimous"'], custom_id=on.control(values, "house_set")))
    assert (await on.look()).row.options["concede"] == "off"


# ---- joining


async def test_joining_seats_a_person_and_the_class_is_chosen_in_private(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    result = await anna.slash(on.channel, "table join", team="evil", character="dracula", legend="Old, but *hungry*")
    text = words(result)
    assert "You are in" in text
    assert all(message.ephemeral for message in messages_of(result))
    assert any("cls" in str(message.components) for message in messages_of(result))
    (seat,) = (await on.look()).seats
    assert (seat.user, seat.team, seat.joining["name"]) == (anna.id, "evil", "Count Dracula")
    assert seat.joining["legend"] == "Old, but *hungry*"
    assert seat.joining["cls"] is None
    assert on.dms(anna)


@pytest.mark.lesson("K1")
async def test_a_second_join_says_already_in_and_takes_no_second_seat(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    await at_once(on.env, *[lambda: anna.slash(on.channel, "table join")] * 2)
    assert [seat.user for seat in (await on.look()).seats] == [anna.id]
    assert "(LT-17)" in await ask(on, anna, "table join")
    assert [seat.user for seat in (await on.look()).seats] == [anna.id]


async def test_who_sits_already_changes_what_the_seat_brings(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    await ask(on, anna, "table join", team="good")
    assert "Changed" in await ask(on, anna, "table join", name="Captain Nemo")
    (seat,) = (await on.look()).seats
    assert seat.joining["name"] == "Captain Nemo"
    assert "(ARENA-R35)" not in await ask(on, anna, "table join", team="evil")
    assert (await on.look()).seats[0].team == "evil"


async def test_teams_and_free_characters_are_suggested(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await opened(on, gm)
    await ask(on, anna, "table join", character="dracula")
    names = {one["value"]: one["name"] for one in await vera.autocomplete(on.channel, "table join", "character", "")}
    assert "dracula" not in names
    assert names["yaga"] == "Баба-Яга"
    assert len(names) == 11
    assert [one["value"] for one in await vera.autocomplete(on.channel, "table join", "team", "зло")] == ["evil"]


@pytest.mark.lesson("J4", "J7")
async def test_no_name_breaks_the_lobby(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    await ask(on, anna, "table join")
    for name in [text for text in HOSTILE.values() if text]:
        before = (await on.look()).seats[0].joining["name"]
        text = await ask(on, anna, "table join", name=name)
        after = (await on.look()).seats[0].joining["name"]
        assert "Changed" in text or after == before, name
        public = "\n".join(message.content for message in on.messages())
        for said in (public, text):
            assert active_references(said.replace(f"<@{anna.id}>", "").replace(f"<@{gm.id}>", "")) == [], name


async def test_an_unknown_team_or_character_is_refused_with_what_there_is(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    assert "Good" in await ask(on, anna, "table join", team="neutral")
    assert "Alice" in await ask(on, anna, "table join", character="Batman")
    assert (await on.look()).seats == ()


def png(side: int = 64) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (side, side), "#884422").save(file, "PNG")
    return file.getvalue()


async def test_a_portrait_is_kept_small_and_one_that_is_none_is_refused_before_anybody_sits(on: Stage):
    gm, anna, boris = on.person("gm"), on.person("anna"), on.person("boris")
    await opened(on, gm)
    await ask(on, anna, "table join", portrait=("me.png", png()))
    row = await on.call(on.bot.store.get(PortraitRow, on.table, 0))
    assert row is not None
    assert Image.open(io.BytesIO(row.png)).size == (256, 256)
    assert "PNG" in await ask(on, boris, "table join", portrait=("x.png", b"not a picture"))
    assert len((await on.look()).seats) == 1
    await ask(on, anna, "table leave")
    assert await on.call(on.bot.store.get(PortraitRow, on.table, 0)) is None


async def test_a_portrait_follows_its_person_when_the_start_numbers_seats_anew(on: Stage):
    gm, first, anna, last = on.person("gm"), on.person("first"), on.person("anna"), on.person("last")
    await opened(on, gm)
    await seated(on, first)
    await ask(on, anna, "table join", portrait=("me.png", png()))
    await on.call(on.bot.desk.tables.leave(_who(first.id), on.table, 0))
    await seated(on, last, anna)
    await ask(on, gm, "table start", fill_up=True)
    look = await on.look()
    assert [seat.user for seat in look.seats][:2] == [anna.id, last.id]
    assert list(await on.call(on.bot.desk.portraits(on.table, look.seats))) == [0]


# ---- starting


@pytest.mark.lesson("K3")
async def test_two_starts_start_one_game(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    await seated(on, anna)
    assert "scripted players sit down" in await ask(on, gm, "table fill")
    results = await at_once(on.env, *[lambda: gm.slash(on.channel, "table start")] * 2)
    texts = sorted(words(result) for result in results)
    assert texts == ["The game begins.", "The game has already begun."]
    assert (await on.look()).row.status == "running"


async def test_a_start_without_a_class_says_what_is_missing(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    await ask(on, anna, "table join")
    assert "(ARENA-CLASS-a)" in await ask(on, gm, "table start", fill_up=True)
    assert (await on.look()).row.status == "lobby"


# ---- watching


async def test_status_and_list_show_what_everybody_may_see_in_both_languages(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await opened(on, gm)
    assert "4 seats free, 0 taken" in await ask(on, anna, "table list")
    assert "свободно 4 места" in await ask(on, vera, "table list")
    await seated(on, anna)
    await ask(on, gm, "table start", fill_up=True)
    mine, theirs = await ask(on, anna, "table status"), await ask(on, gm, "table status")
    assert mine == theirs
    assert "Drummer" not in mine
    assert "Answers in: 0 of 4" in mine
    assert "Добро" in await ask(on, vera, "table status")


async def test_a_table_in_a_hidden_channel_is_known_to_its_people_alone(on: Stage):
    import discord

    gm, stranger = on.person("gm"), on.person("stranger")
    await opened(on, gm)
    elsewhere = on.guild.create_text_channel("tavern")
    assert on.table in await ask(on, stranger, "table list", elsewhere)
    channel = on.bot.get_channel(on.channel.id)
    await on.call(channel.set_permissions(channel.guild.default_role, view_channel=False))
    assert on.table not in await ask(on, stranger, "table list", elsewhere)
    assert "I know no table" in await ask(on, stranger, "table status", elsewhere, table=on.table)
    assert on.table in await ask(on, gm, "table list", elsewhere)
    assert isinstance(channel, discord.TextChannel)


async def test_a_table_of_another_server_or_of_strangers_is_unknown(on: Stage):
    gm, stranger = on.person("gm"), on.person("stranger")
    await opened(on, gm)
    other = on.env.create_guild("other")
    there = other.create_text_channel("hall")
    manager = other.add_member(gm.user)
    assert "I know no table" in await ask(on, manager, "table end", there, table=on.table, sure=True)
    assert "I know no table" in await ask_in_private(stranger, "table status", table=on.table)
    assert (await on.look()).row.status == "lobby"


@pytest.mark.lesson("B18")
async def test_export_holds_open_things_while_it_runs_and_all_of_it_after(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    assert "(LT-23)" in await ask(on, anna, "table export")
    await seated(on, anna)
    await ask(on, gm, "table start", fill_up=True)
    running = await anna.slash(on.channel, "table export")
    document = json.loads(await on.call(messages_of(running)[0].attachments[0].read()))
    assert document["complete"] is False
    assert document["seed"] is None
    assert "drummer" not in json.dumps(document)
    await ask(on, gm, "table end", sure=True)
    whole = await anna.slash(on.channel, "table export")
    document = json.loads(await on.call(messages_of(whole)[0].attachments[0].read()))
    assert document["complete"] is True
    assert "drummer" in json.dumps(document)


# ---- running


async def test_the_clock_is_paused_resumed_extended_and_its_pace_changed(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await started(on, gm, anna, vera)
    assert "The pace is: 24h" in await ask(on, anna, "table pace")
    assert "(LT-13)" in await ask(on, anna, "table pause")
    assert await ask(on, gm, "table pause") == "The clock stands still."
    assert (await on.look()).row.status == "paused"
    assert await ask(on, gm, "table resume") == "The clock runs again."
    assert "New deadline: <t:" in await ask(on, anna, "table extend")
    assert "moved already" in await ask(on, anna, "table extend")
    assert "New deadline" in await ask(on, gm, "table extend", by="12h")
    assert "Новый срок" in await ask(on, vera, "table extend")
    assert "(LT-13)" in await ask(on, anna, "table extend", everyone=True)
    assert "48h" in await ask(on, gm, "table pace", pace="48h")
    assert "(LT-13)" in await ask(on, anna, "table pace", pace="1h")


async def test_leaving_leaves_a_script_and_one_can_come_back(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await started(on, gm, anna, vera)
    seat = (await on.look()).of(anna.id)[0].seat
    assert await ask(on, anna, "table leave") == "You have left the table."
    assert (await on.look()).seats[seat].scripted
    assert "no seat" in await ask(on, anna, "table leave")
    assert await ask(on, anna, "table back") == "You are back."
    assert (await on.look()).seats[seat].user == anna.id
    assert "(LT-22)" in await ask(on, gm, "table back")


async def test_a_seat_changes_hands(on: Stage):
    gm, anna, vera, new = on.person("gm"), on.person("anna"), on.person("vera", locale="ru"), on.person("new")
    await started(on, gm, anna, vera)
    seats = await gm.autocomplete(on.channel, "table substitute", "seat", "")
    assert [one["value"] for one in seats] == ["1", "2", "3", "4"]
    assert "(LT-13)" in await ask(on, anna, "table substitute", seat="1", person=new)
    assert await ask(on, gm, "table substitute", seat="1", person=new) == "The seat has changed hands."
    assert (await on.look()).seats[0].user == new.id
    assert await ask(on, gm, "table substitute", seat="1") == "A scripted player plays on."
    assert "no seat “9”" in await ask(on, gm, "table substitute", seat="9")


async def test_undo_takes_the_latest_own_act_back(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await started(on, gm, anna, vera)
    assert "(LT-6)" in await ask(on, anna, "table undo")
    await ask(on, anna, "arena pass")
    assert await ask(on, anna, "table undo") == "Your answer is withdrawn."
    assert (await on.look()).answer_of(0, "r1.order.s0") is None


@pytest.mark.lesson("I1", "F4")
async def test_a_manager_ends_a_table_and_its_people_rematch(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    manager = on.person("boss", manager=True)
    await started(on, gm, anna, vera)
    assert "(LT-13)" in await ask(on, anna, "table end", sure=True)
    assert "Nothing was ended" in await ask(on, manager, "table end", sure=False)
    assert await ask(on, manager, "table end", sure=True) == "The table is ended."
    assert "(LT-13)" in await ask(on, on.person("stranger"), "table rematch")
    assert "реванш" in (await ask(on, vera, "table rematch")).casefold()
    (row, seats), *_ = await on.call(on.bot.store.find(place=on.channel.id))
    assert row.id != on.table
    assert {seat.user for seat in seats} >= {anna.id, vera.id}


async def test_a_table_can_be_left_and_ended_in_private(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await started(on, gm, anna, vera)
    assert await ask_in_private(anna, "table leave") == "You have left the table."
    assert "The table is ended" in await ask_in_private(gm, "table end", table=on.table, sure=True)


async def test_the_first_hint_comes_once(on: Stage):
    gm, anna = on.person("gm"), on.person("anna")
    await opened(on, gm)
    assert "New here?" in await ask(on, anna, "table join")
    assert "New here?" not in await ask(on, anna, "table join", name="Nemo")
    person = await on.call(on.bot.store.get(PersonRow, anna.id))
    assert person is not None
    assert person.settings["hinted"] is True
