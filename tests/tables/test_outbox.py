"""What is owed is sent once, in order, and one sick lane stops no other."""

import asyncio

import pytest

from bot.store.rows import OutboxRow, PanelRow, PersonRow
from bot.tables.acts import Place, Who
from bot.tables.courier import Sent, UnknownOutcome
from bot.tables.outbox import Outbox
from tests.tables.conftest import ANN, BOB, GM, Hall
from tests.tables.courier import Postman, refused
from tests.tables.test_time import turn


def outbox_of(hall: Hall, postman: Postman) -> Outbox:
    return Outbox(hall.tables, postman, now=lambda: hall.time)


async def drained(hall: Hall, **fails: list[Exception]) -> Postman:
    postman = Postman()
    postman.fails = fails
    await outbox_of(hall, postman).drain()
    return postman


async def again(hall: Hall, postman: Postman, **span: float) -> None:
    hall.pass_time(**span)
    await outbox_of(hall, postman).drain()


async def state_of(hall: Hall, table: str, kind: str) -> tuple[str, str]:
    row = (await hall.sent(table, kind))[-1]
    return row.state, row.error


@pytest.mark.lesson("E10")
async def test_a_round_is_told_in_order_and_only_once(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    postman = await drained(hall)
    assert postman.said("post") == ["panel", "ping"]  # the lobby's panel was never sent: the game's came before
    assert sorted(row.user or 0 for _, row in postman.carried if row.kind == "prompt") == [ANN.user, BOB.user]
    postman.carried.clear()
    before = await hall.store.get(PanelRow, table)
    assert before is not None
    await hall.guess(ANN, table, 0, 4)
    await hall.tables.submit(BOB, table, 1, [{"kind": "say", "decision": "r1.say.s1", "text": "Ha!"}])
    await hall.guess(BOB, table, 1, 4)
    await again(hall, postman)
    told = [row for _, row in postman.carried if row.lane.startswith("place:")]
    assert [row.kind for row in told] == ["post", "news", "panel", "ping", "bare"]
    assert told[-1].facts == {"channel": before.channel, "message": before.message}  # the panel of the round before
    assert [row.kind for _, row in postman.carried if row.user == ANN.user] == ["report", "prompt"]
    await again(hall, postman)
    assert len(postman.carried) == len({row.id for _, row in postman.carried})


@pytest.mark.lesson("B13")
async def test_a_panel_is_not_touched_where_who_answered_is_nobodys_business(hall: Hall) -> None:
    table = await hall.game(hides=True)
    postman = await drained(hall)
    postman.carried.clear()
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(ANN, table, 0, 5)
    await again(hall, postman)
    assert postman.carried == []


async def test_a_counter_changes_with_the_first_answer_and_not_with_its_replacement(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall)
    for expected in (["panel"], []):
        postman.carried.clear()
        await hall.guess(ANN, table, 0, 4)
        await again(hall, postman)
        assert postman.said("edit") == expected


async def test_the_latest_panel_wins(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall)
    postman.carried.clear()
    await hall.guess(ANN, table, 0, 4)
    await hall.tables.pause(GM, table)
    await hall.tables.resume(GM, table)
    await again(hall, postman)
    assert postman.said("edit") == ["panel"]
    panel = await hall.store.get(PanelRow, table)
    assert panel is not None
    assert panel.revision == (await hall.tables.look(table)).row.revision


@pytest.mark.lesson("H9")
async def test_an_old_panel_is_edited_rarely_and_holds_nothing_up(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall)
    hall.pass_time(hours=2)
    await hall.guess(ANN, table, 0, 4)
    await again(hall, postman)
    postman.carried.clear()
    await hall.tables.withdraw(ANN, table, 0, "r1.guess.s0")
    await hall.tables.pause(GM, table)
    await again(hall, postman, seconds=10)
    assert postman.said() == ["notice"]
    await again(hall, postman, minutes=15)
    assert postman.said() == ["notice", "panel"]


@pytest.mark.rule("ARENA-R30")
async def test_words_that_wait_for_the_announcement_come_with_it(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s", texts_wait=True)
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "Ha!"}])
    assert await hall.sent(table, "post") == []
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    (row,) = await hall.sent(table, "post")
    history = await hall.store.history(table)
    assert history.texts[row.facts["seal"]] == "Ha!"


# ---- unknown outcomes


@pytest.mark.lesson("E1")
async def test_a_lost_answer_is_tried_again_with_the_same_nonce_and_shows_once(hall: Hall) -> None:
    await hall.game()

    class Lossy(Postman):
        async def _carry(self, how: str, row):
            first = row.nonce not in self.nonces
            sent = await super()._carry(how, row)
            if row.kind == "panel" and first:
                raise UnknownOutcome
            return sent

    postman = Lossy()
    await outbox_of(hall, postman).drain()
    await again(hall, postman, seconds=3)
    assert postman.said("post").count("panel") == 1
    assert postman.searched == []


@pytest.mark.lesson("E1", "E2")
@pytest.mark.parametrize("stands", [True, False])
async def test_after_two_minutes_the_history_is_searched_first(hall: Hall, stands: bool) -> None:
    table = await hall.game()
    (row,) = [one for one in await hall.sent(table, "panel") if one.state == "waiting"]
    await hall.store.outbox_mark([row.id], "trying", at=hall.at)  # the program was killed in the middle
    postman = Postman()
    if stands:
        postman.findable[row.id] = 4242
    await again(hall, postman, minutes=3)
    assert postman.searched == [row.id]
    assert postman.said("post").count("panel") == (0 if stands else 1)
    assert await state_of(hall, table, "panel") == ("sent", "")
    panel = await hall.store.get(PanelRow, table)
    assert panel is not None
    assert (panel.message == 4242) is stands


async def test_a_post_through_a_webhook_is_always_searched_for(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "Ha!"}])
    postman = await drained(hall, post=[UnknownOutcome()])
    (row,) = await hall.sent(table, "post")
    postman.findable[row.id] = 77
    await again(hall, postman, seconds=3)
    assert postman.searched == [row.id]
    assert ((await hall.sent(table, "post"))[0].message, postman.said("webhook")) == (77, [])


# ---- refusals


@pytest.mark.lesson("G-1", "G-2")
@pytest.mark.parametrize(("code", "error"), [(50007, "shut"), (50278, "gone")])
async def test_a_shut_inbox_is_remembered_and_stops_nobody_else(hall: Hall, code: int, error: str) -> None:
    table = await hall.game()
    postman = await drained(hall, prompt=[refused(code)])
    prompts = await hall.sent(table, "prompt")
    assert sorted((row.state, row.error) for row in prompts) == [("dropped", error), ("sent", "")]
    shut = next(row.user for row in prompts if row.error == error)
    person = await hall.store.get(PersonRow, shut)
    assert person is not None
    assert person.inbox == "shut"
    assert postman.said("post") == ["panel", "ping"]  # nothing in public says that a message failed


@pytest.mark.lesson("I2", "I3", "I4")
async def test_a_deleted_channel_stops_the_table_tells_its_gm_and_move_brings_it_back(hall: Hall) -> None:
    table = await hall.game()
    postman = Postman()
    postman.dead.add("place:600")
    await outbox_of(hall, postman).drain()
    for minutes in (1, 10):  # an outage may look like this (I4): nothing is stopped before two more looks
        assert (await hall.tables.look(table)).row.status == "running"
        hall.pass_time(minutes=minutes)
        await outbox_of(hall, postman).drain()
    row = (await hall.tables.look(table)).row
    assert (row.status, row.why, row.suspended) == ("parked", "table-place-gone", "place-gone")
    assert [row.facts["key"] for way, row in postman.carried if row.kind == "call"] == ["call-place-gone"]
    await hall.tables.move(GM, table, Place(500, 601))
    postman.carried.clear()
    await again(hall, postman)
    row = (await hall.tables.look(table)).row
    assert (row.status, row.place, row.suspended) == ("running", 601, "")
    assert "panel" in postman.said("post")
    assert {row.lane for way, row in postman.carried if way == "post"} == {"place:601"}


@pytest.mark.lesson("F1")
@pytest.mark.parametrize("code", [50001, 50013, 160005])
async def test_a_forbidden_place_is_told_once_and_tried_each_hour(hall: Hall, code: int) -> None:
    table = await hall.game()
    postman = await drained(hall, panel=[refused(code), refused(code)])
    await again(hall, postman, minutes=61)
    assert len(await hall.sent(table, "call")) == 1
    assert (await hall.tables.look(table)).row.status == "running"
    await again(hall, postman, minutes=61)
    assert postman.said("post") == ["panel", "ping"]
    assert (await hall.tables.look(table)).row.suspended == ""


@pytest.mark.lesson("I9")
async def test_an_archived_thread_is_opened_again(hall: Hall) -> None:
    await hall.game()
    postman = await drained(hall, panel=[refused(50083, 400)])
    assert postman.said("post") == ["panel", "ping"]


@pytest.mark.lesson("I9")
async def test_a_locked_thread_is_told_to_the_gm(hall: Hall) -> None:
    table = await hall.game()
    postman = Postman()
    postman.reopens, postman.fails = False, {"panel": [refused(50083, 400)]}
    await outbox_of(hall, postman).drain()
    assert [row.facts["key"] for row in await hall.sent(table, "call")] == ["call-place-locked"]


async def test_a_deleted_panel_is_posted_anew(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall)
    await hall.guess(ANN, table, 0, 4)
    postman.carried = []

    async def gone(row):
        raise refused(10008, 404)

    postman.edit = gone  # pyright: ignore[reportAttributeAccessIssue]
    await again(hall, postman)
    assert postman.said("post") == ["panel"]


@pytest.mark.lesson("H9")
async def test_a_throttled_edit_waits_an_hour_and_counts_as_no_try(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall)
    await hall.guess(ANN, table, 0, 4)
    postman.fails = {"panel": [refused(30046, 429)]}
    await again(hall, postman)
    row = (await hall.sent(table, "panel"))[-1]
    assert (row.state, row.error, row.due - hall.at) == ("waiting", "edited-too-often", 3_600_000)


async def test_a_filtered_post_is_dropped_and_its_writer_told(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "Ha!"}])
    await drained(hall, post=[refused(200000, 400)])
    assert await state_of(hall, table, "post") == ("dropped", "filtered")
    assert [(row.user, row.facts["key"]) for row in await hall.sent(table, "whisper")] == [(ANN.user, "told-filtered")]


@pytest.mark.lesson("L4")
async def test_a_row_that_fails_again_and_again_is_parked_and_the_next_one_goes_out(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall, panel=[refused(0, 503) for _ in range(20)])
    pauses: list[int] = []
    for _ in range(7):
        row = (await hall.sent(table, "panel"))[-1]
        pauses.append((row.due - hall.at) // 1000)
        await again(hall, postman, milliseconds=row.due - hall.at)
    assert pauses == [5, 10, 20, 40, 80, 160, 320]
    assert await state_of(hall, table, "panel") == ("parked", "busy")
    assert postman.said("post") == ["ping"]
    assert [row.facts["key"] for row in await hall.sent(table, "call")] == ["call-unsent"]


@pytest.mark.lesson("L4")
async def test_a_row_that_can_not_be_drawn_is_parked_and_stops_no_other_table(hall: Hall) -> None:
    sick = await hall.game(place=601)
    await hall.game(place=602)
    postman = await drained(hall, panel=[ZeroDivisionError("drawing")])
    assert postman.said("post").count("panel") == 1
    for _ in range(3):
        await again(hall, postman, hours=1)
    assert postman.said("post").count("panel") == 2
    assert len(await hall.sent(sick, "panel")) >= 1


async def test_a_rate_limit_waits_as_told(hall: Hall) -> None:
    table = await hall.game()
    await drained(hall, panel=[refused(0, 429, 37.5)])
    row = (await hall.sent(table, "panel"))[-1]
    assert (row.state, row.due - hall.at) == ("waiting", 37_501)


async def test_lanes_go_beside_each_other(hall: Hall) -> None:
    await hall.game(place=601)
    postman = Postman()
    postman.gate = asyncio.Event()
    box = outbox_of(hall, postman)
    await box._turn()  # pyright: ignore[reportPrivateUsage]
    assert sorted(box._busy) == sorted(  # pyright: ignore[reportPrivateUsage]
        {row.lane for row in await hall.store.outbox(at=hall.at)}
    )
    postman.gate.set()
    await box.drain()


# ---- reminders


async def test_several_reminders_of_a_person_are_one_message(hall: Hall) -> None:
    tables = [await hall.game(ANN, Who(20 + number), place=601 + number) for number in range(3)]
    postman = await drained(hall)
    postman.digests.clear()
    await turn(hall, hours=12)
    await again(hall, postman)
    assert sorted(postman.digests) == [1, 1, 1, 3]
    messages = {row.message for table in tables for row in await hall.sent(table, "reminder") if row.user == ANN.user}
    assert len(messages) == 1


async def test_a_reminder_waits_for_the_end_of_quiet_hours(hall: Hall) -> None:
    table = await hall.game()
    await hall.store.put(PersonRow(ANN.user, zone="Europe/Berlin", quiet="23:00-08:00"))
    postman = await drained(hall)
    postman.carried.clear()
    await turn(hall, hours=12)  # 00:00 UTC, 01:00 in Berlin
    await again(hall, postman)
    assert [row.user for _, row in postman.carried] == [BOB.user]
    await again(hall, postman, hours=7)
    assert [row.user for _, row in postman.carried] == [BOB.user, ANN.user]
    assert {row.state for row in await hall.sent(table, "reminder")} == {"sent"}


@pytest.mark.lesson("D18")
async def test_a_panel_that_was_posted_late_moves_the_deadline(hall: Hall) -> None:
    table = await hall.game()
    due = (await hall.tables.look(table)).timers["r1"].due
    hall.pass_time(minutes=30)
    await drained(hall)
    assert (await hall.tables.look(table)).timers["r1"].due == due + 30 * 60_000


class Counting(Postman):
    """Also knows how often each row was tried: a try with the same nonce shows once, and yet it is one too many."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[int] = []

    async def _carry(self, how: str, row: OutboxRow) -> Sent:
        self.tried.append(row.id)
        return await super()._carry(how, row)


@pytest.mark.lesson("E10")
async def test_what_is_sent_while_the_rows_are_read_is_not_sent_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are read in a thread of their own: a lane may be done before what was read of it is looked at."""
    await hall.game()
    postman = Counting()
    postman.gate = asyncio.Event()
    outbox, read = outbox_of(hall, postman), hall.store.outbox
    await outbox._turn()  # lanes are under way, their rows are being tried

    async def slowly(**asked: int):
        rows = await read(**asked)  # pyright: ignore[reportArgumentType]
        postman.gate.set()  # pyright: ignore[reportOptionalMemberAccess]
        while outbox._busy:
            await asyncio.wait(list(outbox._busy.values()))
            await asyncio.sleep(0)
        return rows

    monkeypatch.setattr(hall.store, "outbox", slowly)
    await outbox.drain()
    assert postman.tried
    assert len(postman.tried) == len(set(postman.tried))


async def test_a_lane_is_emptied_although_its_first_row_is_sent_within_the_turn(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.game()
    postman = Postman()
    outbox, ask = outbox_of(hall, postman), hall.store.outbox_next

    async def late(**asked: int):
        while outbox._busy:
            await asyncio.wait(list(outbox._busy.values()))
        return await ask(**asked)

    monkeypatch.setattr(hall.store, "outbox_next", late)
    await outbox.drain()
    assert postman.said("post") == ["panel", "ping"]
    assert {row.state for row in await hall.sent(table)} <= {"sent", "dropped"}
