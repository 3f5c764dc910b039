"""What seldom happens at a table: people out of a game for good, others who come late, tables without a clock, trees nobody can read."""

from datetime import timedelta
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from bot.kernel.export import played
from bot.kernel.game import BadInput, RuleViolation, System
from bot.store.faults import StoreFault
from bot.store.rows import OutboxRow, PersonRow
from bot.tables.acts import Fault, Place, Who
from bot.tables.agreement import moments
from bot.tables.clock import Clock
from bot.tables.reactions import After, after_refusal
from bot.tables.tables import Tables
from tests.tables.conftest import ANN, BOB, EVE, GM, GUILD, PLACE, Hall
from tests.tables.courier import Postman
from tests.tables.courier import refused as undelivered
from tests.tables.guess import Fine, Guess, GuessGame, GuessJoining, GuessState, Mark, Script
from tests.tables.test_agreement import said
from tests.tables.test_outbox import again, drained, outbox_of, state_of


class Sat(System):
    kind: Literal["sat"] = "sat"


class Left(System):
    kind: Literal["left"] = "left"
    seat: int


class OpenGame(GuessGame):
    """Whoever leaves is out of it, others may come late, and one person may play alone."""

    key = "open"
    seats = (1, 3)
    seats_per_person = 2
    leaver = "out"
    system_type = Annotated[Script | Fine | Sat | Left, Field(discriminator="kind")]

    def decisions(self, state: GuessState) -> list[Any]:
        return [one for one in super().decisions(state) if not set(one.asked) & set(state.scripts)]

    def leave_act(self, state: GuessState, seat: int) -> Left | None:
        return None if seat in state.scripts else Left(seat=seat)

    def join_act(self, state: GuessState, joining: GuessJoining) -> Sat | None:
        return Sat() if state.round == 1 else None

    def system(self, state: GuessState, act: Any, dice: Any) -> Any:
        if isinstance(act, Sat):
            state.points.append(0)
        elif isinstance(act, Left):
            state.scripts.append(act.seat)
        else:
            return super().system(state, act, dice)
        return ()


class BareGame(GuessGame):
    """No rulings, no standing orders."""

    key = "bare"
    system_type = None
    standing_type = None


@pytest.fixture
def open_hall(hall: Hall) -> Hall:
    games = {"open": OpenGame(), "bare": BareGame()}
    hall.tables = Tables(hall.store, games, now=lambda: hall.time, entropy=hall.entropy, operators=frozenset({99}))
    return hall


async def a_game(hall: Hall, *people: Who, game: str = "open", pace: str = "24h grace 0s", **options: Any) -> str:
    table = (await hall.tables.create(GM, game, Place(GUILD, PLACE), pace=pace, options=options)).table
    for who in people:
        await hall.tables.join(who, table, {"name": f"name{who.user}", "luck": 1})
    await hall.tables.start(GM, table)
    return table


async def alone(hall: Hall, who: Who = ANN, **how: Any) -> str:
    return (await hall.tables.alone(who, "open", GUILD, {"name": "Solo"}, **how)).table


async def why(act: Any) -> tuple[str, str]:
    with pytest.raises(RuleViolation) as violation:
        await act
    return violation.value.rule, violation.value.key


# ---- out for good, and late


@pytest.mark.lesson("D13")
async def test_who_leaves_for_good_is_waited_for_no_longer(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, BOB)
    await open_hall.guess(ANN, table, 0, 3)
    await open_hall.tables.leave(BOB, table, 1)
    look = await open_hall.tables.look(table)
    assert look.view(None).round == 2  # the one who was left had answered
    assert (look.seats[1].user, look.seats[1].was, look.seats[1].scripted) == (None, None, False)
    assert await why(open_hall.tables.come_back(BOB, table, 1)) == ("LT-22", "refused-LT-22")
    assert (await why(open_hall.tables.substitute(GM, table, 1, EVE.user)))[0] == "LT-24"
    await open_hall.tables.leave(ANN, table, 0)
    assert (await open_hall.tables.look(table)).row.status == "ended"  # nobody is asked any more


@pytest.mark.lesson("I7")
async def test_a_game_that_only_scripts_are_left_in_ends_with_its_last_person(open_hall: Hall) -> None:
    table = (await open_hall.tables.create(GM, "open", Place(GUILD, PLACE))).table
    await open_hall.tables.join(ANN, table, {"name": "Ann"})
    await open_hall.tables.fill(GM, table, [{"name": "Golem"}])
    await open_hall.tables.start(GM, table)
    await open_hall.tables.leave(ANN, table, 0)
    row = (await open_hall.tables.look(table)).row
    assert (row.status, row.why) == ("abandoned", "table-empty")


async def test_who_comes_late_is_asked_and_has_time_of_their_own(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, pace="24h")
    open_hall.pass_time(hours=23)
    answer = await open_hall.tables.join(BOB, table, {"name": "Late"})
    look = await open_hall.tables.look(table)
    assert (answer.facts, look.seats[1].user, look.view(None).points) == ({"seat": 1}, BOB.user, (0, 0))
    assert [one.id for one in look.owed(1)] == ["r1.guess.s1"]
    due = look.due("r1")
    assert due is not None
    assert due - open_hall.time >= timedelta(hours=6)


@pytest.mark.rule("LT-15", "LT-16", "LT-17", "LT-20")
async def test_who_comes_late_finds_the_same_rules_as_in_the_lobby(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, pace="24h grace 0s")
    late = {"name": "Late"}
    assert (await why(open_hall.tables.join(BOB, table, {"name": f"name{ANN.user}"})))[0] == "GU-1"
    await open_hall.tables.park(table, "table-sick")
    assert (await why(open_hall.tables.join(BOB, table, late)))[0] == "LT-20"
    await open_hall.tables.resume(GM, table)
    await open_hall.tables.join(BOB, table, late)
    await open_hall.tables.join(EVE, table, {"name": "Later"})
    assert (await why(open_hall.tables.join(Who(70), table, {"name": "Latest"})))[0] == "LT-16"
    for seat, who in enumerate((ANN, BOB, EVE)):
        await open_hall.guess(who, table, seat, 1)
    assert (await why(open_hall.tables.join(Who(70), table, {"name": "Latest"})))[0] == "LT-15"
    await open_hall.tables.end(GM, table)
    assert (await why(open_hall.tables.join(Who(70), table, {"name": "Latest"})))[0] == "LT-8"


# ---- alone, without a clock


@pytest.mark.rule("LT-23", "LT-15")
async def test_a_table_without_a_clock_has_no_deadline_to_move_no_pace_and_no_guest(open_hall: Hall) -> None:
    table = await alone(open_hall)
    assert (await why(open_hall.tables.extend(ANN, table, seat=0))) == ("LT-23", "refused-LT-23-alone")
    assert (await why(open_hall.tables.configure(ANN, table, pace="24h"))) == ("LT-23", "refused-LT-23-alone")
    assert (await why(open_hall.tables.join(BOB, table, {"name": "Guest"})))[0] == "LT-15"
    open_hall.pass_time(days=30)
    assert not await open_hall.tables.ring(table)
    await open_hall.guess(ANN, table, 0, 2)
    assert (await open_hall.tables.look(table)).view(None).round == 2  # nobody else is waited for
    assert (await why(open_hall.tables.rolls_of(table)))[0] == "LT-23"


async def test_alone_two_seats_are_the_same_persons_and_no_more(open_hall: Hall) -> None:
    opened = await open_hall.tables.alone(ANN, "open", GUILD, {"name": "One"}, more=[{"name": "Two"}])
    assert [seat.user for seat in (await open_hall.tables.look(opened.table)).seats] == [ANN.user, ANN.user]
    assert (await why(open_hall.tables.alone(BOB, "open", GUILD, {"name": "1"}, more=[{"name": "2"}, {"name": "3"}])))[0] == "LT-17"
    with pytest.raises(BadInput, match="game-unknown"):
        await open_hall.tables.alone(BOB, "chess", GUILD, {"name": "One"})


async def test_given_rolls_are_the_same_for_another_person_and_a_rematch_has_its_own(open_hall: Hall) -> None:
    seed = bytes(range(32))
    table = await alone(open_hall, rolls=seed)
    await open_hall.tables.end(ANN, table)
    assert await open_hall.tables.rolls_of(table) == seed
    again = (await open_hall.tables.rematch(ANN, table)).table
    await open_hall.tables.end(ANN, again)
    assert await open_hall.tables.rolls_of(again) != seed


# ---- what a game doesn't have


async def test_a_game_without_rulings_or_standing_orders_reads_none(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, BOB, game="bare")
    before = await open_hall.store.load(table)
    for act in (
        open_hall.tables.rule(GM, table, {"kind": "fine", "seat": 0, "points": 1}),
        open_hall.tables.standing(ANN, table, 0, [{"kind": "always", "face": 1}]),
    ):
        with pytest.raises(BadInput, match="act-unreadable"):
            await act
    assert await open_hall.store.load(table) == before


async def test_a_script_plays_on_in_a_game_that_does_not_care_who_plays(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, BOB, game="bare")
    await open_hall.tables.substitute(GM, table, 0, None)
    look = await open_hall.tables.look(table)
    assert (look.seats[0].scripted, look.view(None).scripts) == (True, ())
    assert not any("act" in entry.facts for entry in (await open_hall.store.history(table)).entries)


# ---- orders and looks


async def test_a_draft_stops_at_its_first_step_that_is_refused(hall: Hall) -> None:
    table = await hall.game()
    steps = [{"kind": "guess", "decision": "r1.guess.s0", "face": face} for face in (2, 9, 5)]
    answer = await hall.tables.submit(ANN, table, 0, steps)
    assert [result.what for result in answer.results] == ["taken", "refused"]
    assert ((await hall.tables.look(table)).answer_of(0, "r1.guess.s0") or {})["face"] == 2


async def test_what_was_looked_at_refuses_as_the_door_does_and_shows_what_it_may(hall: Hall) -> None:
    table = await hall.game(hides=True)
    look = await hall.tables.look(table)
    bad = Guess(decision="r1.guess.s0", face=9)
    with pytest.raises(RuleViolation) as refused:
        look.check(0, bad)
    decision = look.decision("r1.guess.s0")
    assert decision is not None
    assert look.refusal(0, decision, (("kind", "guess"), ("face", 9))).rule == refused.value.rule == "GU-2"
    assert look.preview(0, Guess(decision="r1.guess.s0", face=2)) is None
    answer, after = await hall.tables.submit_from(look, ANN, 0, [bad])
    assert answer.results[0].rule == "GU-2"
    await hall.guess(ANN, table, 0, 2)
    assert (await hall.tables.look(table)).shown("r1") == (None, None, 2)  # nobody hears how many have answered
    assert after.answer_of(0, "r1.guess.s0") is None
    lobby = await hall.tables.look(await hall.lobby(ANN, place=601))
    with pytest.raises(RuleViolation) as before:
        lobby.check(0, bad)
    assert before.value.rule == "LT-23"


@pytest.mark.rule("LT-13", "LT-14")
async def test_the_gms_own_questions_are_the_gms_and_who_plays_too_decides_about_nobody(hall: Hall) -> None:
    table = await hall.game()
    ruling = [{"kind": "rule", "decision": "r1.rule", "face": 3}]
    assert (await why(hall.tables.submit(ANN, table, -1, ruling)))[0] == "LT-13"
    assert (await hall.tables.submit(GM, table, -1, ruling)).taken
    assert (await hall.tables.look(table)).view(None).points == (3, 3)
    await hall.tables.hand_over(GM, table, ANN.user)
    assert (await why(hall.tables.submit(ANN, table, -1, ruling)))[0] == "LT-14"


async def test_an_undone_mark_is_told_in_the_open(hall: Hall) -> None:
    table = await hall.game(marks=True)
    await hall.tables.submit(ANN, table, 0, [Mark(decision="r1.mark.s0", face=2)])
    await hall.tables.undo(ANN, table, 0)
    assert (await hall.notices(table))[-1] == "notice-undone"
    assert (await hall.tables.look(table)).view(None).marked == ()


@pytest.mark.rule("LT-12")
async def test_a_seat_that_is_not_there_is_nobodys(hall: Hall) -> None:
    table = await hall.game()
    assert (await why(hall.tables.substitute(GM, table, 7, EVE.user)))[0] == "LT-12"
    assert (await why(hall.tables.come_back(ANN, table, 7)))[0] == "LT-12"


@pytest.mark.rule("LT-23")
async def test_before_the_start_nothing_can_be_stopped_moved_or_given_out(hall: Hall) -> None:
    table = await hall.lobby(ANN, BOB)
    for act in (hall.tables.pause(GM, table), hall.tables.extend(GM, table), hall.tables.export(table), hall.tables.rolls_of(table)):
        assert (await why(act))[0] == "LT-23"
    await hall.tables.hand_over(GM, table, EVE.user)
    assert (await hall.notices(table))[-1] == "notice-gm"
    assert (await hall.tables.look(table)).row.gm == EVE.user


@pytest.mark.rule("LT-8")
async def test_after_the_end_its_pace_and_rules_stay_what_they_were(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.end(GM, table)
    file = await hall.tables.export(table)
    assert (await why(hall.tables.configure(GM, table, pace="48h")))[0] == "LT-8"
    assert (await why(hall.tables.configure(GM, table, options={"rounds": 3})))[0] == "LT-8"
    assert await hall.tables.export(table) == file


# ---- the machinery


async def test_nobody_is_called_where_nobody_has_the_chair(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.gone(GM.user, GUILD)
    await hall.tables.gone(ANN.user, GUILD)
    before = len(await hall.sent(table, "call", "whisper"))
    await hall.tables.whisper(table, 9, "told-filtered")
    assert len(await hall.sent(table, "call", "whisper")) == before


@pytest.mark.lesson("L4")
async def test_one_sick_table_keeps_no_other_from_the_time_it_is_owed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sick, sound = await hall.game(place=601), await hall.game(place=602)
    since = hall.time + timedelta(hours=1)
    hall.pass_time(hours=25)
    grant = hall.tables.grant_time

    async def failing(table: str, away: int) -> bool:
        if table == sick:
            raise Fault("deadbeef")
        return await grant(table, away)

    monkeypatch.setattr(hall.tables, "grant_time", failing)
    assert await Clock(hall.tables, now=lambda: hall.time).sweep(since) == [sound]
    assert (await hall.tables.look(sound)).due("r1") == hall.time + timedelta(hours=6)


async def test_a_message_that_discord_finds_malformed_is_given_up_and_the_gm_told(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall, ping=[undelivered(50035, 400)])
    assert await state_of(hall, table, "ping") == ("parked", "form")
    await again(hall, postman, seconds=1)
    assert [row.facts["key"] for _, row in postman.carried if row.kind == "call"] == ["call-unsent"]


async def test_a_refusal_that_nobody_knows_is_tried_again_only_where_it_may_pass(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall, ping=[undelivered(0, 503)], panel=[undelivered(99999, 418)])
    assert (await state_of(hall, table, "panel"), await state_of(hall, table, "ping")) == (("parked", "refused"), ("waiting", "busy"))
    await again(hall, postman, minutes=10)
    assert (await state_of(hall, table, "ping"))[0] == "sent"


async def test_who_was_found_gone_is_told_of_once(hall: Hall) -> None:
    table = await hall.game()
    postman = await drained(hall, prompt=[undelivered(50278), undelivered(50278)])
    calls = [row.facts for row in await hall.sent(table, "call")]
    assert sorted(one["seat"] for one in calls) == [0, 1]
    person = await hall.store.get(PersonRow, ANN.user)
    assert person is not None
    assert person.settings["left"] == [GUILD]
    await hall.guess(ANN, table, 0, 1)
    await hall.guess(BOB, table, 1, 1)
    hall.pass_time(minutes=2)
    await hall.tables.ring(table)
    postman.fails = {"prompt": [undelivered(50278), undelivered(50278)], "report": [undelivered(50278), undelivered(50278)]}
    await again(hall, postman)
    assert len(await hall.sent(table, "call")) == len(calls)


# ---- refusals, faults and what is taken already


@pytest.mark.rule("LT-23")
async def test_a_seat_that_is_asked_nothing_has_no_deadline_to_move(open_hall: Hall) -> None:
    table = await a_game(open_hall, ANN, BOB)
    await open_hall.tables.rule(GM, table, {"kind": "left", "seat": 1})
    assert (await why(open_hall.tables.extend(BOB, table, seat=1)))[0] == "LT-23"
    assert (await open_hall.tables.extend(ANN, table, seat=0)).key == "extended"


@pytest.mark.rule("LT-18")
async def test_a_table_moves_to_no_place_where_another_one_lives(hall: Hall) -> None:
    table, _ = await hall.game(), await hall.game(place=601)
    assert (await why(hall.tables.move(GM, table, Place(GUILD, 601))))[0] == "LT-18"
    assert (await hall.tables.look(table)).row.place == PLACE


async def test_an_id_that_is_taken_is_given_to_nobody_else(hall: Hall) -> None:
    same = Tables(hall.store, hall.tables.games, now=lambda: hall.time, entropy=bytes)
    first = (await same.create(GM, "guess", Place(GUILD, 601))).table
    with pytest.raises(Fault):
        await same.create(GM, "guess", Place(GUILD, 602))
    drawn = iter([bytes(64)])
    other = Tables(hall.store, hall.tables.games, now=lambda: hall.time, entropy=lambda n: next(drawn, hall.entropy(n))[:n])
    second = (await other.create(GM, "guess", Place(GUILD, 602))).table
    assert second != first
    assert [(await hall.tables.look(one)).row.place for one in (first, second)] == [601, 602]


async def test_a_script_that_plays_what_is_not_legal_is_our_fault_and_changes_nothing(hall: Hall) -> None:
    class Cheat(GuessGame):
        def script(self, view: Any, decision: Any, choose: Any, rng: Any, level: str = "sensible") -> Guess:
            return Guess(decision=decision.id, face=9)

    hall.tables = Tables(hall.store, {"guess": Cheat()}, now=lambda: hall.time, entropy=hall.entropy)
    table = await hall.game()
    await hall.tables.substitute(GM, table, 0, None)
    hall.pass_time(hours=1)
    before = await hall.store.load(table)
    with pytest.raises(Fault):
        await hall.tables.ring(table)
    assert await hall.store.load(table) == before


@pytest.mark.lesson("C8")
async def test_a_table_that_stands_still_is_stopped_and_told_of_once(hall: Hall) -> None:
    table = await hall.game()
    for _ in range(2):
        await hall.tables.park(table, "table-sick")
    assert [row.facts["key"] for row in await hall.sent(table, "call")] == ["call-table-sick"]
    assert await hall.notices(table) == ["notice-parked"]


@pytest.mark.lesson("L4")
async def test_a_file_that_can_not_be_read_is_asked_again_a_minute_later(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.game()
    hall.pass_time(hours=24)
    clock, outbox = Clock(hall.tables, now=lambda: hall.time), outbox_of(hall, Postman())

    async def full(*_: Any, **__: Any) -> Any:
        raise StoreFault("store-full")

    for name in ("alarms", "outbox"):
        monkeypatch.setattr(hall.store, name, full)
    assert [await clock._turn(), await outbox._turn()] == [hall.at + 60_000] * 2  # pyright: ignore[reportPrivateUsage]
    monkeypatch.undo()
    await clock._turn()  # pyright: ignore[reportPrivateUsage]
    assert (await hall.tables.look(table)).view(None).round == 2


@pytest.mark.parametrize(
    ("kind", "user", "code", "what"),
    [
        ("prompt", 11, 50001, After.SHUT),  # a private conversation is no place of the table
        ("prompt", 11, 10003, After.SHUT),
        ("notice", None, 50001, After.SUSPEND),
        ("notice", None, 10003, After.RETRY),  # an outage may look like a deleted channel
        ("strike", None, 10003, After.DROP),  # says nothing of where the table lives now
        ("board", None, 50001, After.DROP),
        ("mend", None, 30046, After.LATER),
    ],
)
def test_what_follows_from_a_refusal_depends_on_whose_message_it_was(kind: Any, user: int | None, code: int, what: After) -> None:
    row = OutboxRow(1, "t", "lane", kind, None, user, -1, -1, 1, "", {}, due=0, created=0)
    assert after_refusal(row, undelivered(code), 0).what is what


async def test_a_result_is_the_error_it_stands_for(hall: Hall) -> None:
    table = await hall.game()
    orders = [{"kind": "guess", "decision": "r1.guess.s0", "face": 2}, {"kind": "jump"}]
    taken, unreadable = (one.error() for one in (await hall.tables.submit(ANN, table, 0, orders)).results)
    assert taken is None
    assert isinstance(unreadable, BadInput)
    assert unreadable.key == "act-unreadable"


async def test_in_the_dark_words_that_stand_are_not_said_twice(hall: Hall) -> None:
    table = await hall.game(texts_wait=True)
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "Ha!"}])
    answer = await hall.tables.order_for(GM, table, 0, None, decision="r1.say.s0")
    assert (answer.key, answer.results) == ("ordered-in-the-dark", ())
    history = await hall.store.history(table)
    assert list(history.texts.values()) == ["Ha!"]
    assert [entry.kind for entry in history.entries].count("act") == 1


@pytest.mark.rule("LT-20")
async def test_nobody_orders_for_a_seat_at_a_table_that_stands_still(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.park(table, "table-sick")
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 2}
    for action in (guess, None):
        assert (await why(hall.tables.order_for(GM, table, 0, action, decision="r1.guess.s0")))[0] == "LT-20"
    assert "notice-ordered" not in await hall.notices(table)
    assert await hall.kinds(table) == ["opened"]


@pytest.mark.rule("LT-25")
async def test_only_the_writer_and_moderators_take_words_away(hall: Hall) -> None:
    table, message = await said(hall)
    assert (await why(hall.tables.unpost(BOB, table, message))) == ("LT-25", "refused-LT-25-removal")
    assert list((await hall.store.history(table)).texts.values()) == ["Hello."]
    assert (await hall.tables.unpost(ANN, table, message)).key == "unposted"


async def test_a_plan_is_no_moment_that_others_saw(hall: Hall) -> None:
    table = await hall.game(rounds=3)
    await hall.tables.standing(ANN, table, 0, [{"kind": "always", "face": 5}])
    history = await hall.store.history(table)
    assert [one.kind for one in moments(hall.tables.games["guess"], played(history.entries, history.openings))] == ["opened"]
