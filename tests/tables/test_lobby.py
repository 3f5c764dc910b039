"""Before the game, and between two."""

import asyncio
from typing import Any

import pytest

from bot.kernel.game import BadInput, RuleViolation
from bot.tables.acts import Place, Who
from bot.tables.tables import Tables
from tests.tables.conftest import ANN, BOB, EVE, GM, GUILD, Hall
from tests.tables.guess import GUESS


async def refusal(call: Any) -> str:
    with pytest.raises(RuleViolation) as refused:
        await call
    return refused.value.rule


@pytest.mark.lesson("K1")
@pytest.mark.rule("LT-17")
async def test_a_second_click_on_join_says_already_in(hall: Hall) -> None:
    table = await hall.lobby()
    calls = [hall.tables.join(ANN, table, {"name": f"n{step}"}, act_id=f"i{step}") for step in range(5)]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert [one.key for one in done if not isinstance(one, BaseException)] == ["joined"]
    assert {one.rule for one in done if isinstance(one, RuleViolation)} == {"LT-17"}
    assert [seat.user for seat in (await hall.tables.look(table)).seats] == [ANN.user]


@pytest.mark.rule("LT-16")
async def test_a_table_has_as_many_seats_as_its_game(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    assert await refusal(hall.tables.start(GM, table)) == "LT-16"
    for number in range(2):
        await hall.tables.join(Who(30 + number), table, {"name": f"p{number}"})
    assert await refusal(hall.tables.join(EVE, table, {"name": "eve"})) == "LT-16"


async def test_a_game_may_refuse_who_sits_down(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    assert await refusal(hall.tables.join(BOB, table, {"name": f"name{ANN.user}"})) == "GU-1"
    with pytest.raises(BadInput) as unreadable:
        await hall.tables.join(BOB, table, {"name": "bob", "luck": "a secret that must not be echoed"})
    assert (unreadable.value.key, unreadable.value.facts) == ("joining-unreadable", {"field": "luck"})


@pytest.mark.rule("LT-15")
async def test_a_seat_changes_what_it_brings_until_the_start(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB)
    await hall.tables.amend(ANN, table, 0, {"luck": 5, "team": "red"})
    look = await hall.tables.look(table)
    assert (look.seats[0].joining, look.seats[0].team) == ({"name": "name11", "luck": 5, "team": "red"}, "red")
    assert await refusal(hall.tables.amend(BOB, table, 0, {"luck": 6})) == "LT-12"
    await hall.tables.start(GM, table)
    assert await refusal(hall.tables.amend(ANN, table, 0, {"luck": 7})) == "LT-15"


@pytest.mark.lesson("K3")
async def test_a_second_start_deals_nothing_anew(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB)
    answers = await asyncio.gather(*(hall.tables.start(GM, table, act_id=f"i{step}") for step in range(3)))
    assert sorted(answer.key for answer in answers) == ["already-started", "already-started", "started"]
    assert await hall.kinds(table) == ["opened"]


async def test_the_first_entry_binds_the_seeds_hash_and_seals_the_secrets(hall: Hall) -> None:
    table = await hall.game()
    (entry,) = (await hall.store.history(table)).entries
    row = (await hall.tables.look(table)).row
    assert entry.facts["seed"] == row.seed_hash
    assert await hall.tables.seed_of(table) is None
    assert [sorted(seat) for seat in entry.facts["seats"]] == [["name", "seal", "team"]] * 2
    assert b"luck" not in entry.body


async def test_seats_are_numbered_without_gaps_from_the_start_on(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB, EVE)
    await hall.tables.leave(BOB, table, 1)
    assert [seat.seat for seat in (await hall.tables.look(table)).seats] == [0, 2]
    await hall.tables.start(GM, table)
    assert [(seat.seat, seat.user) for seat in (await hall.tables.look(table)).seats] == [(0, ANN.user), (1, EVE.user)]


@pytest.mark.lesson("I7")
async def test_an_empty_lobby_closes_and_its_place_is_free(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    await hall.tables.leave(ANN, table, 0)
    assert (await hall.tables.look(table)).row.status == "abandoned"
    assert await hall.lobby(BOB) != table


@pytest.mark.rule("ARENA-R37")
async def test_the_gm_may_refuse_a_sign_up(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB)
    assert await refusal(hall.tables.remove(BOB, table, 0)) == "LT-13"
    await hall.tables.remove(GM, table, 0)
    assert [seat.user for seat in (await hall.tables.look(table)).seats] == [BOB.user]
    assert [row.facts["key"] for row in await hall.sent(table, "whisper")] == ["told-removed"]


async def test_house_rules_are_fixed_by_the_start_and_the_pace_is_not(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB)
    await hall.tables.configure(GM, table, options={"rounds": 5})
    with pytest.raises(BadInput) as unreadable:
        await hall.tables.configure(GM, table, options={"rounds": 0})
    assert unreadable.value.facts == {"field": "rounds"}
    await hall.tables.start(GM, table)
    due = (await hall.tables.look(table)).due("r1")
    assert await refusal(hall.tables.configure(GM, table, options={"rounds": 6})) == "LT-15"
    await hall.tables.configure(GM, table, pace="48h")
    look = await hall.tables.look(table)
    assert (look.due("r1"), look.pace.span, look.row.options["rounds"]) == (due, 172_800, 5)  # what people were told stays
    assert await hall.notices(table) == ["notice-pace"]


async def test_scripted_players_fill_seats(hall: Hall) -> None:
    table = await hall.lobby(ANN)
    await hall.tables.fill(GM, table, [{"name": "Golem"}], level="easy")
    with pytest.raises(BadInput):
        await hall.tables.fill(GM, table, [{"name": "Robot"}], level="cruel")
    seats = (await hall.tables.look(table)).seats
    assert [(seat.user, seat.level, seat.scripted) for seat in seats] == [(ANN.user, "", False), (None, "easy", True)]


@pytest.mark.rule("LT-21")
async def test_a_server_and_a_person_hold_so_many_tables(hall: Hall) -> None:
    hall.tables = Tables(
        hall.store, {"guess": GUESS}, now=lambda: hall.time, entropy=hall.entropy, tables_per_server=2, tables_per_person=3
    )
    for channel in (1, 2):
        await hall.tables.create(GM, "guess", Place(GUILD, channel))
    assert await refusal(hall.tables.create(ANN, "guess", Place(GUILD, 3))) == "LT-21"
    await hall.tables.create(GM, "guess", Place(GUILD + 1, 4))
    assert await refusal(hall.tables.create(GM, "guess", Place(GUILD + 2, 5))) == "LT-21"


async def test_a_repeated_creation_gives_the_same_table(hall: Hall) -> None:
    first = await hall.tables.create(GM, "guess", Place(GUILD, 1), act_id="i1")
    again = await hall.tables.create(GM, "guess", Place(GUILD, 1), act_id="i1")
    assert (again.table, again.repeated) == (first.table, True)


# ---- people of a running game


@pytest.mark.rule("LT-22")
@pytest.mark.lesson("D13", "I5")
async def test_who_leaves_is_played_by_a_script_and_may_come_back(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    await hall.tables.standing(ANN, table, 0, [{"kind": "always", "face": 2}])
    await hall.tables.leave(ANN, table, 0)
    look = await hall.tables.look(table)
    assert (look.seats[0].user, look.seats[0].was, look.seats[0].scripted) == (None, ANN.user, True)
    assert look.answer_of(0, "r1.guess.s0") is not None  # an answer is the seat's
    assert look.standing_of(0) == []  # plans are a person's
    assert look.view(None).scripts == (0,)
    assert await refusal(hall.guess(ANN, table, 0, 5)) == "LT-12"
    assert await refusal(hall.tables.come_back(EVE, table, 0)) == "LT-22"
    await hall.tables.come_back(ANN, table, 0)
    look = await hall.tables.look(table)
    assert (look.seats[0].user, look.view(None).scripts) == (ANN.user, ())
    assert await hall.notices(table) == ["notice-left", "notice-back"]
    assert [row.facts["key"] for row in await hall.sent(table, "call")] == ["call-left"]


async def test_the_last_person_to_leave_ends_the_table(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.leave(ANN, table, 0)
    await hall.tables.leave(BOB, table, 1)
    row = (await hall.tables.look(table)).row
    assert (row.status, row.why) == ("abandoned", "table-empty")
    assert await hall.store.alarms() == []


@pytest.mark.lesson("C3", "C6")
async def test_a_substitute_sees_a_prompt_and_has_time(hall: Hall) -> None:
    table = await hall.game()
    hall.pass_time(hours=23)
    await hall.tables.substitute(GM, table, 0, EVE.user)
    look = await hall.tables.look(table)
    assert (look.seats[0].user, look.seats[0].was) == (EVE.user, ANN.user)
    due = look.due("r1")
    assert due is not None
    assert (due - hall.time).total_seconds() == 6 * 3600
    assert [(row.user, row.decision) for row in await hall.sent(table, "prompt") if row.user == EVE.user] == [(EVE.user, "r1.guess.s0")]
    assert await refusal(hall.guess(ANN, table, 0, 4)) == "LT-12"
    assert await refusal(hall.tables.substitute(GM, table, 1, EVE.user)) == "LT-17"


@pytest.mark.lesson("I5", "I8")
async def test_a_table_whose_gm_is_gone_falls_to_the_seat_that_joined_first(hall: Hall) -> None:
    table = await hall.game(BOB, ANN)
    await hall.tables.gone(GM.user, GUILD)
    assert (await hall.tables.look(table)).row.gm == BOB.user
    await hall.tables.gone(ANN.user, GUILD)
    call = (await hall.sent(table, "call"))[-1]
    assert (call.user, call.facts) == (BOB.user, {"key": "call-gone", "seat": 1})
    assert (await hall.tables.pause(BOB, table)).key == "paused"


async def test_a_gm_hands_the_table_over(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.hand_over(GM, table, EVE.user)
    assert await refusal(hall.tables.pause(GM, table)) == "LT-13"
    assert (await hall.tables.pause(EVE, table)).key == "paused"


# ---- the end and after


@pytest.mark.lesson("I1", "F3")
async def test_an_ended_table_opens_everything_and_frees_its_people(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    await hall.tables.end(GM, table)
    history = await hall.store.history(table)
    assert all(opening.opened for opening in history.openings)
    assert (await hall.tables.end(GM, table)).key == "already-over"
    assert await hall.tables.mine(ANN.user) == []
    assert (await hall.tables.export(table))["seed"] is not None


@pytest.mark.rule("LT-23")
async def test_a_rematch_seats_the_same_people_under_the_rules_carried_on(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", rounds=1)
    assert await refusal(hall.tables.rematch(ANN, table)) == "LT-23"
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    again = (await hall.tables.rematch(ANN, table, act_id="i1")).table
    look = await hall.tables.look(again)
    assert (look.row.status, look.row.place, look.row.options["rounds"]) == ("lobby", 600, 1)
    assert [seat.user for seat in look.seats] == [ANN.user, BOB.user]
    assert await refusal(hall.tables.rematch(BOB, table)) == "LT-18"
    await hall.tables.start(GM, again)


# ---- looking


async def test_a_look_shows_a_seat_its_own_answer_and_nobody_elses(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    look = await hall.tables.look(table)
    assert look.answer_of(0, "r1.guess.s0") is not None
    assert look.answer_of(1, "r1.guess.s0") is None
    assert look.seal_of(1, "r1.guess.s0") == ""
    assert look.shown("r1") == (None, 1, 2)
    assert ([one.id for one in look.owed(0)], [one.id for one in look.owed(1)]) == ([], ["r1.guess.s1"])
    assert sorted(look.awaited()) == [0, 1]  # who of them has answered is nobody's business
    assert look.names == {0: "name11", 1: "name12"}


async def test_mine_lists_what_one_plays_and_runs(hall: Hall) -> None:
    tables = {await hall.game(place=601), await hall.game(ANN, EVE, place=602)}
    assert {look.row.id for look in await hall.tables.mine(ANN.user)} == tables
    assert {look.row.id for look in await hall.tables.mine(GM.user)} == tables
    assert len(await hall.tables.mine(EVE.user)) == 1


async def test_what_a_seat_has_seen_is_remembered_and_never_goes_back(hall: Hall) -> None:
    table = await hall.game()
    revision = (await hall.tables.look(table)).row.revision
    await hall.tables.looked(table, 0, 3)
    await hall.tables.looked(table, 0, 1)
    look = await hall.tables.look(table)
    assert (look.seats[0].looked, look.seats[1].looked, look.row.revision) == (3, -1, revision)
