"""Before the start: joining, choosing a class in secret, filling, starting."""

import pytest

from tests.ui.stage import Stage, labels_of


@pytest.mark.lesson("K1", "G-3")
async def test_a_press_on_join_seats_a_person_and_proves_the_inbox(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    panel = on.panel()
    joined = (await anna.click(panel, custom_id=on.control(panel, "join"))).response
    assert joined.ephemeral
    assert len(on.dms(anna)) == 1
    seat = (await on.look()).seats[0]
    assert (seat.user, seat.team, seat.joining["cls"]) == (anna.id, "good", None)
    again = (await anna.click(panel, custom_id=on.control(panel, "join"))).response
    assert "already in" in again.content
    assert len((await on.look()).seats) == 1


@pytest.mark.lesson("B4")
async def test_a_class_is_chosen_in_secret_and_the_panel_says_only_that_it_is(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    panel = on.panel()
    joined = (await anna.click(panel, custom_id=on.control(panel, "join"))).response
    assert "still choosing" in on.panel().content
    told = (await anna.select(joined, ['"drummer"'], custom_id=f"lt1:field:{on.table}:0:cls")).response
    assert "Drummer" in told.content
    assert (await on.look()).seats[0].joining["cls"] == "drummer"
    panel = on.panel()
    assert "ready" in panel.content
    assert "rummer" not in str(panel.content) + str(panel.components)


async def test_a_name_of_ones_own_is_checked(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    panel = on.panel()
    joined = (await anna.click(panel, custom_id=on.control(panel, "join"))).response
    form = await anna.click(joined, label="Name")
    refused = await anna.submit_modal(form, {"text": "Discord"})
    assert "another" in "".join(one.content for one in [refused.response, *refused.followups])
    form = await anna.click(joined, label="Name")
    await anna.submit_modal(form, {"text": "Baba Yaga"})
    assert "Baba Yaga" in on.panel().content


async def test_fill_and_start_begin_a_battle(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    panel = on.panel()
    joined = (await anna.click(panel, custom_id=on.control(panel, "join"))).response
    early = await anna.click(panel, custom_id=on.control(panel, "start"))
    assert (await on.look()).row.status == "lobby"
    assert "LT-16" in early.followups[0].content if early.followups else "LT-16" in early.response.content
    await anna.click(panel, custom_id=on.control(panel, "fill"))
    missing = await anna.click(panel, custom_id=on.control(panel, "start"))
    assert "ARENA-CLASS-a" in "".join(one.content for one in [missing.response, *missing.followups])
    await anna.select(joined, ['"vocal"'], custom_id=f"lt1:field:{on.table}:0:cls")
    await anna.click(panel, custom_id=on.control(panel, "start"))
    assert (await on.look()).row.status == "running"
    assert "My turn" in labels_of(on.panel())


async def test_leaving_empties_the_seat(on: Stage):
    anna, boris = on.person("anna"), on.person("boris", locale="ru")
    await on.open_table(anna)
    panel = on.panel()
    await anna.click(panel, custom_id=on.control(panel, "join"))
    told = (await boris.click(panel, custom_id=on.control(panel, "join"))).response
    assert "Выбери класс" in told.content
    await boris.click(panel, custom_id=on.control(panel, "leave"))
    assert [seat.user for seat in (await on.look()).seats] == [anna.id]


@pytest.mark.rule("LT-16")
async def test_a_start_with_too_few_names_this_tables_seats_and_the_way_out(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna, size=2)
    panel = on.panel()
    await anna.click(panel, custom_id=on.control(panel, "join"))
    early = await anna.click(panel, custom_id=on.control(panel, "start"))
    said = "".join(one.content for one in [early.response, *early.followups] if one)
    assert "This table has 4 seats, and 3 are still free" in said
    assert "Fill empty seats" in said
    assert "12" not in said.split("LT-16")[0]


async def test_the_lobby_panel_keeps_a_side_and_what_follows_out_of_the_list_before(on: Stage):
    anna = on.person("anna")
    await on.open_table(anna)
    panel = on.panel()
    await anna.click(panel, custom_id=on.control(panel, "fill"))
    text = on.panel().content
    assert "\n\n**Evil**" in text
    assert "\n\nAll seats are taken" in text
