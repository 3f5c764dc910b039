"""Deadlines, grace, early closing, pauses, extensions, reminders: by the clock's hand, through the one door."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.i18n.texts import texts
from bot.kernel.game import RuleViolation
from bot.tables.acts import Fault
from bot.tables.clock import Clock
from bot.tables.schedule import from_ms
from bot.ui.desk import Speech
from bot.ui.prompt import until_text
from tests.tables.conftest import ANN, BOB, EVE, GM, Hall


def clock_of(hall: Hall) -> Clock:
    return Clock(hall.tables, now=lambda: hall.time)


async def turn(hall: Hall, **span: float) -> None:
    """Time goes by, then the clock looks."""
    hall.pass_time(**span)
    clock = clock_of(hall)
    clock.release()
    await clock._turn()  # pyright: ignore[reportPrivateUsage]


async def round_of(hall: Hall, table: str) -> int:
    return (await hall.tables.look(table)).view(None).round


@pytest.mark.rule("ARENA-R42")
@pytest.mark.parametrize(("late", "counts"), [(-1, True), (0, True), (1, False)])
async def test_an_act_of_the_deadlines_own_millisecond_counts_and_a_later_one_does_not(hall: Hall, late: int, counts: bool) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).timers["r1"].due
    hall.time = from_ms(due + 500)  # it is read after the deadline in each case, before the clock has looked
    answer = await hall.guess(ANN, table, 0, 4, at=due + late)
    assert (answer.results[0].what, answer.results[0].rule) == (("taken", "") if counts else ("refused", "LT-1"))
    assert await round_of(hall, table) == (1 if counts else 2)
    await turn(hall)
    assert await round_of(hall, table) == 2


@pytest.mark.lesson("D1", "C1")
async def test_silence_becomes_the_default_at_the_deadline_and_is_counted(hall: Hall) -> None:
    table = await hall.game(rounds=3)
    await hall.guess(ANN, table, 0, 4)
    await turn(hall, hours=24)
    look = await hall.tables.look(table)
    assert look.view(None).round == 2
    assert [seat.missed for seat in look.seats] == [0, 1]
    assert await hall.kinds(table) == ["opened", "act", "act", "closed"]
    await turn(hall, hours=24)
    assert [seat.missed for seat in (await hall.tables.look(table)).seats] == [1, 2]


async def test_with_two_people_the_last_answer_leaves_a_minute_for_a_change(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    await turn(hall, seconds=59)
    assert await round_of(hall, table) == 1
    await hall.guess(ANN, table, 0, 5)  # the minute begins anew
    await turn(hall, seconds=59)
    assert await round_of(hall, table) == 1
    await turn(hall, seconds=1)
    assert await round_of(hall, table) == 2


@pytest.mark.lesson("D9")
async def test_without_grace_the_last_answer_closes_in_the_same_transaction(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 4)
    answer = await hall.guess(BOB, table, 1, 4)
    assert await round_of(hall, table) == 2
    assert (await hall.store.history(table)).entries[-1].kind == "closed"
    assert answer.head == (await hall.tables.look(table)).head


async def test_a_cover_time_holds_the_group_open_whatever_the_answers(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", cover=600)
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    await turn(hall, seconds=599)
    assert await round_of(hall, table) == 1
    await turn(hall, seconds=1)
    assert await round_of(hall, table) == 2


async def test_a_game_may_keep_its_groups_open_until_the_deadline(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", early=False)
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    await turn(hall, hours=23, minutes=59)
    assert await round_of(hall, table) == 1
    await turn(hall, minutes=1)
    assert await round_of(hall, table) == 2


@pytest.mark.rule("LT-8")
async def test_the_last_round_ends_the_table(hall: Hall) -> None:
    table = await hall.game(rounds=1)
    await turn(hall, hours=24)
    look = await hall.tables.look(table)
    assert (look.row.status, look.row.outcome and look.row.outcome["cause"]) == ("ended", "GU-9")
    assert await hall.store.alarms() == []
    assert [row.kind for row in await hall.sent(table, "ended")] == ["ended"]
    assert all(opening.opened for opening in (await hall.store.history(table)).openings)
    with pytest.raises(RuleViolation) as refused:
        await hall.guess(ANN, table, 0, 4)
    assert refused.value.rule == "LT-8"


@pytest.mark.rule("LT-10")
async def test_who_must_answer_is_waited_for_and_the_gm_called_once(hall: Hall) -> None:
    table = await hall.game(must=True, pace="24h grace 0s")
    await turn(hall, hours=24)
    await turn(hall, hours=24)
    assert await round_of(hall, table) == 1
    assert [row.facts["key"] for row in await hall.sent(table, "call")] == ["call-silence"]
    look = await hall.tables.look(table)
    key = next(iter(look.groups()))
    assert look.due(key) is None
    assert until_text(Speech(texts(), "en"), look, key).startswith("Waits for the GM since <t:")
    assert until_text(Speech(texts(), "ru"), look, key).startswith("Ждём решения ведущего с <t:")
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    assert await round_of(hall, table) == 2


# ---- pause and resume


@pytest.mark.lesson("D11")
async def test_a_pause_keeps_what_was_left(hall: Hall) -> None:
    table = await hall.game()
    hall.pass_time(hours=20)
    await hall.tables.pause(GM, table)
    assert (await hall.tables.look(table)).due("r1") is None
    await turn(hall, days=9)
    assert await round_of(hall, table) == 1
    await hall.tables.resume(GM, table)
    assert (await hall.tables.look(table)).due("r1") == hall.time + timedelta(hours=4)
    assert await hall.notices(table) == ["notice-paused", "notice-resumed"]
    assert await hall.kinds(table) == ["opened", "system", "system"]


async def test_pausing_and_resuming_twice_change_nothing(hall: Hall) -> None:
    table = await hall.game()
    assert (await hall.tables.resume(GM, table)).key == "already-running"
    await hall.tables.pause(GM, table)
    hall.pass_time(hours=1)
    assert (await hall.tables.pause(GM, table)).key == "already-paused"
    await hall.tables.resume(GM, table)
    assert (await hall.tables.look(table)).due("r1") == hall.time + timedelta(hours=24)


async def test_answers_given_during_a_pause_count_and_close_after_it(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.tables.pause(GM, table)
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    assert await round_of(hall, table) == 1
    await hall.tables.resume(GM, table)
    assert await round_of(hall, table) == 2


# ---- extensions


@pytest.mark.lesson("D2", "D3", "D12")
async def test_a_seat_extends_once_a_deadline_and_six_presses_are_one(hall: Hall) -> None:
    table = await hall.game()
    answers = [await hall.tables.extend(ANN, table, seat=0, act_id=f"i{press}") for press in range(6)]
    assert [answer.key for answer in answers] == ["extended", *["already-extended"] * 5]
    look = await hall.tables.look(table)
    assert look.due("r1") == hall.time + timedelta(hours=36)
    assert [seat.extended for seat in look.seats] == [1, 0]
    assert await hall.notices(table) == ["notice-extended"]


@pytest.mark.lesson("D2")
async def test_what_was_extended_does_not_resolve_at_the_old_deadline(hall: Hall) -> None:
    table = await hall.game()
    hall.pass_time(hours=23, minutes=59)
    await hall.tables.extend(GM, table)
    await turn(hall, minutes=2)
    assert await round_of(hall, table) == 1


@pytest.mark.rule("LT-19")
@pytest.mark.lesson("D12")
async def test_a_seat_that_has_used_its_extensions_gets_no_more(hall: Hall) -> None:
    table = await hall.game(rounds=4)
    for _ in range(2):
        await hall.tables.extend(ANN, table, seat=0)
        await turn(hall, hours=36)
    with pytest.raises(RuleViolation) as refused:
        await hall.tables.extend(ANN, table, seat=0)
    assert (refused.value.rule, refused.value.facts) == ("LT-19", {"most": 2})
    assert (await hall.tables.extend(GM, table, by="3h")).key == "extended"


@pytest.mark.lesson("D3")
async def test_an_extension_of_a_daily_pace_keeps_to_the_grid(hall: Hall) -> None:
    table = await hall.game(pace="daily 20:00 Europe/Moscow")
    first = (await hall.tables.look(table)).due("r1")
    assert first == datetime(2026, 1, 2, 17, tzinfo=UTC)  # at 15:00 in Moscow the same evening would be too soon
    await hall.tables.extend(ANN, table, seat=0)
    assert (await hall.tables.look(table)).due("r1") == datetime(2026, 1, 3, 17, tzinfo=UTC)


# ---- reminders


@pytest.mark.lesson("D4", "D6")
async def test_who_owes_an_answer_is_reminded_at_half_and_nine_tenths(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    await turn(hall, hours=12)
    await turn(hall, hours=1)
    await turn(hall, hours=9)
    rows = await hall.sent(table, "reminder")
    assert [(row.user, row.facts["percent"]) for row in rows] == [(BOB.user, 50), (BOB.user, 90)]
    assert {row.lane for row in rows} == {f"digest:{BOB.user}"}


@pytest.mark.lesson("D6")
async def test_an_answer_takes_its_reminders_back(hall: Hall) -> None:
    table = await hall.game()
    await turn(hall, hours=12)
    one, two = await hall.sent(table, "reminder")
    await hall.store.outbox_mark([one.id], "sent", at=hall.at, message=71, channel=70)
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    states = {row.user: (row.state, row.error) for row in await hall.sent(table, "reminder")}
    assert states == {ANN.user: ("sent", "withdrawn"), BOB.user: ("dropped", "withdrawn")}
    (strike,) = await hall.sent(table, "strike")
    assert (strike.user, dict(strike.facts)) == (one.user, {"channel": 70, "message": 71})
    assert two.user == BOB.user


@pytest.mark.lesson("D6")
async def test_a_digest_is_struck_out_only_when_nothing_in_it_holds_any_more(hall: Hall) -> None:
    tables = [await hall.game(place=place) for place in (601, 602)]
    await turn(hall, hours=12)
    rows = [row for table in tables for row in await hall.sent(table, "reminder") if row.user == ANN.user]
    await hall.store.outbox_mark([row.id for row in rows], "sent", at=hall.at, message=71, channel=70)
    await hall.guess(ANN, tables[0], 0, 4)
    assert await hall.sent(tables[0], "strike") == []
    await hall.guess(ANN, tables[1], 0, 4)
    assert len(await hall.sent(tables[1], "strike")) == 1


@pytest.mark.lesson("D6")
async def test_a_moved_deadline_is_reminded_of_anew(hall: Hall) -> None:
    table = await hall.game()
    await turn(hall, hours=12)
    await hall.tables.extend(GM, table, by="24h")
    await turn(hall, hours=1)
    assert [row.state for row in await hall.sent(table, "reminder")] == ["dropped", "dropped"]
    await turn(hall, hours=11)
    assert [row.facts["percent"] for row in await hall.sent(table, "reminder") if row.state == "waiting"] == [50, 50]


async def test_overdue_reminders_are_one(hall: Hall) -> None:
    table = await hall.game(ANN, EVE)
    await turn(hall, hours=23)
    assert [row.facts["percent"] for row in await hall.sent(table, "reminder")] == [90, 90]


# ---- the bot's own lateness


@pytest.mark.lesson("D18")
@pytest.mark.parametrize(("late", "moved"), [(5, 0), (6, 6), (90, 90)])
async def test_a_panel_that_stands_late_moves_the_deadline_by_the_delay(hall: Hall, late: int, moved: int) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).due("r1")
    assert due is not None
    hall.pass_time(minutes=late)
    await hall.tables.panel_stood(table, ["r1"], hall.at)
    await hall.tables.panel_stood(table, ["r1"], hall.at + 3_600_000)
    assert (await hall.tables.look(table)).due("r1") == due + timedelta(minutes=moved)


@pytest.mark.rule("ARENA-R42")
async def test_away_for_less_than_a_quarter_resolves_once_with_what_was_sent_in_time(hall: Hall) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).timers["r1"].due
    hall.time = from_ms(due) + timedelta(hours=5)
    assert await clock_of(hall).sweep(from_ms(due) - timedelta(minutes=30)) == []
    sent = await hall.guess(ANN, table, 0, 4, at=due - 60_000)
    assert sent.results[0].what == "taken"
    await turn(hall)
    assert (await hall.kinds(table)).count("closed") == 1
    assert await round_of(hall, table) == 2


@pytest.mark.rule("ARENA-R42")
@pytest.mark.lesson("E9")
async def test_away_for_longer_a_passed_deadline_gets_a_quarter_anew_and_says_so(hall: Hall) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).timers["r1"].due
    hall.time = from_ms(due) + timedelta(hours=6)
    assert await clock_of(hall).sweep(from_ms(due) - timedelta(hours=1)) == [table]
    await turn(hall)
    assert await round_of(hall, table) == 1
    assert (await hall.tables.look(table)).due("r1") == hall.time + timedelta(hours=6)
    assert await hall.notices(table) == ["notice-was-away"]
    late = await hall.guess(ANN, table, 0, 4, at=due + 1)
    assert late.results[0].what == "taken"


async def test_a_deadline_that_passed_before_the_absence_is_not_moved(hall: Hall) -> None:
    table = await hall.game(must=True)
    await turn(hall, hours=24)
    assert await clock_of(hall).sweep(hall.time + timedelta(minutes=1)) == []
    assert (await hall.tables.look(table)).timers["r1"].called


# ---- scripts


async def test_a_scripted_seat_answers_after_a_time_that_its_choice_does_not_change(hall: Hall) -> None:
    table = await hall.lobby(ANN, pace="24h")
    await hall.tables.fill(GM, table, [{"name": "Golem"}])
    await hall.tables.start(GM, table)
    script = next(alarm for alarm in await hall.store.alarms() if alarm.kind == "script")
    assert 3_000 <= script.due - hall.at <= 9_000
    await turn(hall, seconds=10)
    look = await hall.tables.look(table)
    assert look.shown("r1") == (None, 1, 2)
    assert look.answer_of(1, "r1.guess.s1") is not None
    posts = await hall.sent(table, "post")
    assert [(row.facts["speaker"], row.facts["seal"][:5]) for row in posts] == [(1, "note:")]
    assert list((await hall.store.history(table)).texts.values()) == ["en: hm"]


async def test_a_table_of_scripts_alone_plays_to_its_end(hall: Hall) -> None:
    table = await hall.lobby(ANN, rounds=3)
    await hall.tables.fill(GM, table, [{"name": "Golem"}, {"name": "Robot"}])
    await hall.tables.leave(ANN, table, 0)  # closes the lobby: nobody is left
    assert (await hall.tables.look(table)).row.status == "abandoned"
    table = await hall.lobby(place=601, rounds=3)
    await hall.tables.fill(GM, table, [{"name": "Golem"}, {"name": "Robot"}])
    await hall.tables.start(GM, table)
    for _ in range(6):
        await turn(hall, minutes=1)
    assert (await hall.tables.look(table)).row.status == "ended"


# ---- sick tables


@pytest.mark.rule("LT-20")
@pytest.mark.lesson("L4", "C8")
async def test_a_sick_table_stops_no_other_and_stands_still_in_the_end(hall: Hall) -> None:
    sick = await hall.game(place=601, broken=True)
    sound = await hall.game(place=602)
    await turn(hall, hours=24)
    assert await round_of(hall, sound) == 2
    clock = clock_of(hall)
    for _ in range(6):
        hall.pass_time(hours=7)
        await clock._turn()  # pyright: ignore[reportPrivateUsage]
    row = (await hall.tables.look(sick)).row
    assert (row.status, row.why) == ("parked", "table-sick")
    assert [one.facts["key"] for one in await hall.sent(sick, "call")] == ["call-table-sick"]
    with pytest.raises(RuleViolation) as refused:
        await hall.guess(ANN, sick, 0, 4)
    assert refused.value.rule == "LT-20"
    await hall.tables.resume(GM, sick)
    assert (await hall.tables.look(sick)).due("r1") == hall.time + timedelta(hours=6)


async def test_a_fault_at_the_deadline_leaves_the_table_untouched(hall: Hall) -> None:
    table = await hall.game(broken=True)
    hall.pass_time(hours=24)
    before = await hall.store.load(table)
    with pytest.raises(Fault):
        await hall.tables.ring(table)
    assert await hall.store.load(table) == before


@pytest.mark.lesson("C8")
async def test_rules_that_never_come_to_rest_stop_their_table_and_call_its_gm_once(hall: Hall) -> None:
    table = await hall.game(endless=True, pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 4)
    with pytest.raises(RuleViolation) as refused:
        await hall.guess(BOB, table, 1, 4)
    assert refused.value.rule == "LT-20"
    row = (await hall.tables.look(table)).row
    assert (row.status, row.why) == ("parked", "table-stuck")
    assert await hall.kinds(table) == ["opened", "act"]
    assert [one.facts["key"] for one in await hall.sent(table, "call")] == ["call-table-stuck"]
    assert await hall.store.alarms() == []
