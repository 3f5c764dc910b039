"""Running a table: what is done already, what can't be done now, and who sits where afterwards."""

import pytest

from bot.kernel.game import BadInput, RuleViolation
from tests.tables.conftest import ANN, BOB, EVE, GM, Hall


async def refused(act) -> str:
    with pytest.raises(RuleViolation) as violation:
        await act
    return violation.value.rule


@pytest.mark.lesson("D3", "D12")
async def test_a_seat_moves_a_deadline_once_and_only_as_often_as_the_pace_allows(hall: Hall) -> None:
    table = await hall.game(rounds=5)
    most = (await hall.tables.look(table)).pace.extensions
    for number in range(1, most + 1):
        first = await hall.tables.extend(ANN, table, seat=0)
        again = await hall.tables.extend(ANN, table, seat=0)
        assert (first.key, again.key, again.facts) == ("extended", "already-extended", first.facts)
        for seat, who in enumerate((ANN, BOB)):
            await hall.guess(who, table, seat, 1, round=number)
        hall.pass_time(minutes=2)
        await hall.tables.ring(table)
    assert await refused(hall.tables.extend(ANN, table, seat=0)) == "LT-19"
    assert (await hall.tables.extend(BOB, table, seat=1)).key == "extended"


@pytest.mark.lesson("D2")
async def test_nobody_moves_a_deadline_while_the_clock_stands(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.pause(GM, table)
    assert await refused(hall.tables.extend(ANN, table, seat=0)) == "LT-23"
    assert await refused(hall.tables.extend(GM, table, by="2h")) == "LT-23"
    await hall.tables.park(table, "table-sick")
    assert await refused(hall.tables.extend(GM, table)) == "LT-20"
    assert await refused(hall.guess(ANN, table, 0, 1)) == "LT-20"
    assert await refused(hall.tables.undo(ANN, table, 0)) == "LT-20"


async def test_what_is_so_already_changes_nothing(hall: Hall) -> None:
    table = await hall.game()
    n = (await hall.tables.look(table)).row.n
    assert (await hall.tables.resume(GM, table)).key == "already-running"
    assert (await hall.tables.substitute(GM, table, 0, ANN.user)).key == "already-seated"
    assert (await hall.tables.come_back(ANN, table, 0)).key == "already-seated"
    assert (await hall.tables.start(GM, table)).key == "already-started"
    assert (await hall.tables.look(table)).row.n == n
    await hall.tables.pause(GM, table)
    assert (await hall.tables.pause(GM, table)).key == "already-paused"
    await hall.tables.end(GM, table)
    assert (await hall.tables.end(GM, table)).key == "already-over"
    assert await refused(hall.tables.hand_over(GM, table, EVE.user)) == "LT-8"


@pytest.mark.lesson("C6", "D13")
async def test_a_seat_goes_to_a_script_and_back_to_whom_it_was_taken_from(hall: Hall) -> None:
    table = await hall.game(ANN, BOB, EVE)
    assert (await hall.tables.substitute(GM, table, 0, None)).key == "script"
    assert (await hall.tables.substitute(GM, table, 0, None)).key == "already-scripted"
    assert await refused(hall.tables.substitute(GM, table, 0, BOB.user)) == "LT-17"
    for who in (BOB, GM):
        assert await refused(hall.tables.come_back(who, table, 0)) == "LT-22"
    assert (await hall.tables.come_back(ANN, table, 0)).key == "back"
    row = (await hall.tables.look(table)).seats[0]
    assert (row.user, row.level, row.was) == (ANN.user, "", None)
    assert [key for key in await hall.notices(table) if key in ("notice-script", "notice-back")] == ["notice-script", "notice-back"]


@pytest.mark.lesson("I5", "I7")
async def test_the_last_person_to_leave_ends_the_table(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.leave(ANN, table, 0)
    look = await hall.tables.look(table)
    assert (look.row.status, look.seats[0].scripted, look.seats[0].was) == ("running", True, ANN.user)
    await hall.tables.leave(BOB, table, 1)
    row = (await hall.tables.look(table)).row
    assert (row.status, row.why) == ("abandoned", "table-empty")


async def test_what_no_game_can_read_is_no_ruling_and_no_standing_order(hall: Hall) -> None:
    table = await hall.game()
    n = (await hall.tables.look(table)).row.n
    for act in (
        hall.tables.rule(GM, table, {"kind": "fine", "seat": "all"}),
        hall.tables.rule(GM, table, {"kind": "praise"}),
        hall.tables.standing(ANN, table, 0, [{"kind": "sometimes"}]),
    ):
        with pytest.raises(BadInput, match="act-unreadable"):
            await act
    assert (await hall.tables.look(table)).row.n == n


async def test_a_standing_order_answers_at_once_until_it_is_switched_off(hall: Hall) -> None:
    table = await hall.game(rounds=3)
    assert (await hall.tables.standing(ANN, table, 0, [{"kind": "always", "face": 5}])).key == "standing-set"
    look = await hall.tables.look(table)
    assert (look.answer_of(0, "r1.guess.s0") or {}).get("face") == 5
    assert len(look.standing_of(0)) == 1
    assert (await hall.tables.standing(ANN, table, 0, [])).key == "standing-off"
    await hall.guess(BOB, table, 1, 2)
    hall.pass_time(minutes=2)
    await hall.tables.ring(table)
    assert (await hall.tables.look(table)).answer_of(0, "r2.guess.s0") is None


@pytest.mark.lesson("F5")
async def test_what_a_gm_sees_is_fixed_before_the_start_and_ends_with_a_seat(hall: Hall) -> None:
    table = await hall.lobby(ANN, settings={"gm_sees": "everything"})
    await hall.tables.configure(GM, table, settings={"gm_sees": "nothing"})
    await hall.tables.configure(GM, table, settings={"gm_sees": "everything"})
    await hall.tables.join(BOB, table, {"name": "b", "luck": 2})
    await hall.tables.start(GM, table)
    assert await hall.notices(table) == ["notice-gm-sees-everything"]
    assert await refused(hall.tables.configure(GM, table, settings={"gm_sees": "nothing"})) == "LT-15"
    await hall.tables.substitute(GM, table, 1, GM.user)
    assert (await hall.tables.look(table)).row.settings["gm_sees"] == "nothing"
    assert (await hall.notices(table))[-1] == "notice-gm-sees-nothing"
    notes = [one.facts["table"]["what"] for one in (await hall.store.history(table)).entries if "table" in one.facts and one.n]
    assert notes == ["gm-sees-everything", "substituted", "gm-sees-nothing"]
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 2}
    assert await refused(hall.tables.order_for(GM, table, 0, guess)) == "LT-14"


@pytest.mark.lesson("F7")
async def test_an_order_that_nobody_can_read_is_none_for_who_sees_everything(hall: Hall) -> None:
    table = await hall.game(settings={"gm_sees": "everything"})
    with pytest.raises(BadInput, match="act-unreadable"):
        await hall.tables.order_for(GM, table, 0, None, decision="r1.guess.s0")
    assert await refused(hall.tables.order_for(GM, table, 0, None, decision="r9.guess.s0")) == "LT-1"


@pytest.mark.rule("LT-10")
async def test_in_the_dark_nothing_stands_in_for_an_answer_that_only_a_person_can_give(hall: Hall) -> None:
    table = await hall.game(must=True)
    assert await refused(hall.tables.order_for(GM, table, 0, None, decision="r1.guess.s0")) == "LT-10"
    assert (await hall.tables.look(table)).answer_of(0, "r1.guess.s0") is None
