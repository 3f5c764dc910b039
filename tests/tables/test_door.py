"""The one door: judged alone, kept whole, answered the same again."""

import asyncio

import pytest

from bot.kernel.game import BadInput, RuleViolation
from bot.store import _acts
from bot.tables.acts import Answer, Fault, Place, Who
from tests.tables.conftest import ANN, BOB, EVE, GM, MOD, Hall
from tests.tables.guess import Guess

GUESS_OF_THE_SECOND_ROUND = Guess(decision="r2.guess.s0", face=4)


@pytest.mark.lesson("C7")
async def test_an_order_is_sealed_and_its_receipt_shows_seal_and_head(hall: Hall) -> None:
    table = await hall.game()
    answer = await hall.guess(ANN, table, 0, 4)
    (result,) = answer.results
    assert (result.what, result.action) == ("taken", {"kind": "guess", "decision": "r1.guess.s0", "face": 4})
    assert len(result.seal) == 64
    assert answer.head == (await hall.tables.look(table)).head
    assert len(answer.head) == 20


@pytest.mark.lesson("K7", "A22")
async def test_the_same_act_gets_the_same_answer_and_changes_nothing(hall: Hall) -> None:
    table = await hall.game()
    first = await hall.guess(ANN, table, 0, 4, act_id="i1")
    again = await hall.guess(ANN, table, 0, 5, act_id="i1")
    assert again.repeated
    assert again.model_copy(update={"repeated": False}) == first
    assert await hall.kinds(table) == ["opened", "act"]


async def test_a_refused_action_is_judged_alone(hall: Hall) -> None:
    table = await hall.game()
    answer = await hall.tables.submit(
        ANN,
        table,
        0,
        [
            {"kind": "guess", "decision": "r1.guess.s0", "face": 7},
            {"kind": "say", "decision": "r1.say.s0", "text": "hello"},
            {"kind": "jump"},
        ],
    )
    assert [result.what for result in answer.results] == ["refused", "taken", "unreadable"]
    assert (answer.results[0].rule, answer.results[0].facts) == ("GU-2", {"most": 6})
    assert await hall.kinds(table) == ["opened", "act"]


@pytest.mark.lesson("K2", "K4", "K9", "L3")
async def test_fifty_acts_at_once_are_fifty_entries_and_one_answer_counts(hall: Hall) -> None:
    table = await hall.game()
    answers = await asyncio.gather(*(hall.guess(ANN, table, 0, 1 + step % 6, act_id=f"i{step}") for step in range(50)))
    assert all(answer.results[0].what == "taken" for answer in answers)
    assert sorted(answer.results[0].n or 0 for answer in answers) == list(range(1, 51))
    assert [result.results[0].replaced for result in answers].count(False) == 1
    loaded = await hall.store.load(table)
    assert loaded is not None
    assert loaded.record is not None
    assert len(loaded.record.answers) == 1


@pytest.mark.lesson("K2", "K8")
async def test_two_doors_to_one_file_never_lose_an_entry(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 60s")
    other = Hall(hall.store)
    other.time = hall.time
    await asyncio.gather(*(side.guess(who, table, seat, 2) for side, who, seat in [(hall, ANN, 0), (other, BOB, 1), (hall, ANN, 0)]))
    assert [entry.n for entry in (await hall.store.history(table)).entries] == [0, 1, 2, 3]


@pytest.mark.lesson("E10", "C13")
async def test_a_fault_of_the_rules_gives_an_incident_and_leaves_the_table_as_it_was(
    hall: Hall, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await hall.game(broken=True, pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 1)
    before = await hall.store.load(table)
    with pytest.raises(Fault) as fault:
        await hall.guess(BOB, table, 1, 2)
    assert len(fault.value.incident) == 8
    assert await hall.store.load(table) == before
    said = capsys.readouterr()
    assert "4711" not in said.out + said.err


async def test_an_act_on_what_was_looked_at_gives_back_the_table_as_it_stands(hall: Hall) -> None:
    table = await hall.game()
    look = await hall.tables.look(table)
    answer, after = await hall.tables.submit_from(look, ANN, 0, [{"kind": "guess", "decision": "r1.guess.s0", "face": 4}])
    now = await hall.tables.look(table)
    assert (answer.revision, after.head, after.row, after.seats) == (now.row.revision, now.head, now.row, now.seats)
    assert after.answer_of(0, "r1.guess.s0") == now.answer_of(0, "r1.guess.s0") == {"kind": "guess", "decision": "r1.guess.s0", "face": 4}
    assert (after.view(None), after.view(0), after.timers) == (now.view(None), now.view(0), now.timers)


@pytest.mark.lesson("K2")
async def test_an_old_look_loses_nothing_that_came_after_it(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 60s")
    look = await hall.tables.look(table)
    await hall.guess(BOB, table, 1, 2)
    answer, after = await hall.tables.submit_from(look, ANN, 0, [{"kind": "guess", "decision": "r1.guess.s0", "face": 4}])
    assert answer.taken
    assert await hall.kinds(table) == ["opened", "act", "act"]
    assert after.answer_of(1, "r1.guess.s1") is not None


async def test_an_old_look_says_no_to_nobody(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    look = await hall.tables.look(table)
    await hall.guess(ANN, table, 0, 3)
    await hall.guess(BOB, table, 1, 2)  # the round is over, the next one stands open
    with pytest.raises(RuleViolation):
        look.check(0, GUESS_OF_THE_SECOND_ROUND)
    answer, _ = await hall.tables.submit_from(look, ANN, 0, [GUESS_OF_THE_SECOND_ROUND])
    assert [result.what for result in answer.results] == ["taken"]


@pytest.mark.lesson("K7")
async def test_the_same_act_from_an_old_look_is_carried_out_once(hall: Hall) -> None:
    table = await hall.game()
    look, guess = await hall.tables.look(table), [{"kind": "guess", "decision": "r1.guess.s0", "face": 4}]
    first, _ = await hall.tables.submit_from(look, ANN, 0, guess, act_id="i1")
    again, after = await hall.tables.submit_from(await hall.tables.look(table), ANN, 0, guess, act_id="i1")
    assert (again.repeated, again.results) == (True, first.results)
    assert after.head == first.head
    assert await hall.kinds(table) == ["opened", "act"]


async def test_an_error_between_two_statements_rolls_everything_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.game()
    before = await hall.store.load(table)

    def broken(*_: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr(_acts, "_beside", broken)
    with pytest.raises(Fault):
        await hall.guess(ANN, table, 0, 1, act_id="i1")
    monkeypatch.undo()
    assert await hall.store.load(table) == before
    answer = await hall.guess(ANN, table, 0, 1, act_id="i1")
    assert not answer.repeated


@pytest.mark.lesson("E10")
async def test_a_cancelled_caller_finds_the_act_done_when_it_asks_again(hall: Hall) -> None:
    table = await hall.game()
    call = asyncio.create_task(hall.guess(ANN, table, 0, 3, act_id="i1"))
    while not hall.store._running:  # noqa: ASYNC110  # pyright: ignore[reportPrivateUsage]
        await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    again = await hall.guess(ANN, table, 0, 3, act_id="i1")
    assert again.repeated
    assert await hall.kinds(table) == ["opened", "act"]


@pytest.mark.rule("LT-12", "LT-13")
@pytest.mark.lesson("F2", "F5", "F6", "K5")
@pytest.mark.parametrize(
    ("who", "verb", "rule"),
    [
        (EVE, "submit", "LT-12"),
        (BOB, "submit", "LT-12"),
        (EVE, "withdraw", "LT-12"),
        (EVE, "undo", "LT-12"),
        (EVE, "standing", "LT-12"),
        (EVE, "leave", "LT-12"),
        (EVE, "extend_own", "LT-12"),
        (EVE, "extend", "LT-13"),
        (ANN, "pause", "LT-13"),
        (EVE, "resume", "LT-13"),
        (ANN, "substitute", "LT-13"),
        (ANN, "end", "LT-13"),
        (ANN, "hand_over", "LT-13"),
        (ANN, "configure", "LT-13"),
        (MOD, "rule", "LT-13"),
        (MOD, "rewind", "LT-13"),
        (ANN, "order_for", "LT-13"),
        (EVE, "rematch", "LT-13"),
        (Who(99), "order_for", "LT-13"),
    ],
)
async def test_what_is_not_allowed_is_refused(hall: Hall, who: Who, verb: str, rule: str) -> None:
    table, tables = await hall.game(), hall.tables
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 1}
    calls = {
        "submit": lambda: tables.submit(who, table, 0, [guess]),
        "withdraw": lambda: tables.withdraw(who, table, 0, "r1.guess.s0"),
        "undo": lambda: tables.undo(who, table, 0),
        "standing": lambda: tables.standing(who, table, 0, []),
        "leave": lambda: tables.leave(who, table, 0),
        "extend_own": lambda: tables.extend(who, table, seat=0),
        "extend": lambda: tables.extend(who, table),
        "pause": lambda: tables.pause(who, table),
        "resume": lambda: tables.resume(who, table),
        "substitute": lambda: tables.substitute(who, table, 0, None),
        "end": lambda: tables.end(who, table),
        "hand_over": lambda: tables.hand_over(who, table, who.user),
        "configure": lambda: tables.configure(who, table, pace="12h"),
        "rule": lambda: tables.rule(who, table, {"kind": "fine", "seat": 0, "points": 1}),
        "rewind": lambda: tables.rewind(who, table, 0),
        "order_for": lambda: tables.order_for(who, table, 0, guess),
        "rematch": lambda: tables.rematch(who, table),
    }
    before = await hall.store.load(table)
    with pytest.raises(RuleViolation) as refused:
        await calls[verb]()
    assert refused.value.rule == rule
    assert await hall.store.load(table) == before


@pytest.mark.lesson("F4")
async def test_a_manager_and_the_operator_can_always_stop_a_table(hall: Hall) -> None:
    for number, who in enumerate((MOD, Who(99))):
        table = await hall.game(place=700 + number)
        assert (await hall.tables.end(who, table)).key == "abandoned"
        assert (await hall.tables.look(table)).row.status == "abandoned"
        assert await hall.tables.seed_of(table) is not None


@pytest.mark.rule("LT-14")
async def test_a_gm_who_plays_may_pause_and_may_not_rule(hall: Hall) -> None:
    table = await hall.game(ANN, GM)
    assert (await hall.tables.pause(GM, table)).key == "paused"
    for act in (
        hall.tables.rule(GM, table, {"kind": "fine", "seat": 0, "points": 1}),
        hall.tables.submit(GM, table, -1, [{"kind": "rule", "decision": "r1.rule", "face": 3}]),
    ):
        with pytest.raises(RuleViolation) as refused:
            await act
        assert refused.value.rule == "LT-14"


@pytest.mark.lesson("F7")
async def test_a_gm_without_a_seat_orders_for_a_seat_in_the_open(hall: Hall) -> None:
    table = await hall.game()
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 2}
    answer = await hall.tables.order_for(GM, table, 0, guess)
    assert (answer.key, answer.results) == ("ordered-in-the-dark", ())  # this GM sees nothing of secrets
    assert await hall.notices(table) == ["notice-ordered"]
    (opening,) = [one for one in (await hall.store.history(table)).openings if one.kind == "action"]
    assert (opening.origin, opening.body) == ("gm", guess)


@pytest.mark.lesson("B2", "F7")
async def test_in_the_dark_nothing_tells_whether_a_seat_could_do_what_was_ordered(hall: Hall) -> None:
    table = await hall.game()
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 2}
    answers = [await hall.tables.order_for(GM, table, 0, {**guess, "face": face}) for face in (99, 3)]
    answers.append(await hall.tables.order_for(GM, table, 0, None, decision="r1.guess.s0"))
    assert len({answer.model_copy(update={"head": "", "revision": 0}).model_dump_json() for answer in answers}) == 1
    assert await hall.notices(table) == ["notice-ordered"] * 3
    look = await hall.tables.look(table)
    assert look.answer_of(0, "r1.guess.s0") == {**guess, "face": 3}  # what it couldn't do left what counted
    acts = [one for one in (await hall.store.history(table)).entries if one.kind == "act"]
    assert len(acts) == 3


@pytest.mark.lesson("F7")
async def test_a_gm_who_sees_everything_is_told_what_became_of_an_order(hall: Hall) -> None:
    table = await hall.game(settings={"gm_sees": "everything"})
    guess = {"kind": "guess", "decision": "r1.guess.s0", "face": 2}
    refused = await hall.tables.order_for(GM, table, 0, {**guess, "face": 99})
    assert refused.results[0].what == "refused"
    assert (await hall.tables.order_for(GM, table, 0, guess)).results[0].what == "taken"
    assert await hall.notices(table) == ["notice-gm-sees-everything", "notice-ordered"]


async def test_a_gm_without_a_seat_rules_with_a_reason_that_can_be_erased(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.rule(GM, table, {"kind": "fine", "seat": 1, "points": 2}, reason="for the noise")
    look = await hall.tables.look(table)
    assert look.view(None).points == (0, -2)
    history = await hall.store.history(table)
    assert list(history.texts.values()) == ["for the noise"]
    assert b"noise" not in history.entries[-1].body
    assert await hall.store.forget(GM.user) > 0
    assert (await hall.store.history(table)).texts == {}


@pytest.mark.rule("LT-4")
async def test_a_withdrawn_answer_is_gone_and_its_entry_looks_like_any_other(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    answer = await hall.tables.withdraw(ANN, table, 0, "r1.guess.s0")
    assert answer.results[0].what == "taken"
    look = await hall.tables.look(table)
    assert look.answer_of(0, "r1.guess.s0") is None
    one, two = (await hall.store.history(table)).entries[1:]
    assert one.facts.keys() == two.facts.keys() == {"seat", "decision", "seal"}
    with pytest.raises(RuleViolation) as refused:
        await hall.tables.withdraw(ANN, table, 0, "r1.guess.s0")
    assert refused.value.rule == "LT-4"


async def test_undo_takes_back_an_answer_that_waits(hall: Hall) -> None:
    table = await hall.game()
    await hall.guess(ANN, table, 0, 4)
    await hall.tables.undo(ANN, table, 0)
    assert (await hall.tables.look(table)).answer_of(0, "r1.guess.s0") is None


@pytest.mark.rule("LT-6")
async def test_undo_behind_a_die_is_refused(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    with pytest.raises(RuleViolation) as refused:
        await hall.tables.undo(ANN, table, 0)
    assert refused.value.rule == "LT-6"


async def test_undo_beside_other_acts_takes_back_what_is_the_latest_then(hall: Hall) -> None:
    table = await hall.game(marks=True)
    mark = {"kind": "mark", "decision": "r1.mark.s0", "face": 2}
    await hall.tables.submit(ANN, table, 0, [mark])
    acts = [hall.tables.submit(ANN, table, 0, [mark]) if step % 2 else hall.tables.undo(ANN, table, 0) for step in range(10)]
    done = await asyncio.gather(*acts, return_exceptions=True)
    assert [type(one).__name__ for one in done if not isinstance(one, Answer)] == []
    assert len((await hall.tables.look(table)).view(None).marked) == 1


@pytest.mark.lesson("N2", "N4", "B11")
async def test_an_open_act_is_undone_in_the_open_and_posts_do_not_count(hall: Hall) -> None:
    table = await hall.game(marks=True)
    for face in (2, 3):
        await hall.tables.submit(ANN, table, 0, [{"kind": "mark", "decision": "r1.mark.s0", "face": face}])
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": "Ha!"}])
    answer = await hall.tables.undo(ANN, table, 0, act_id="i1")
    assert (answer.key, answer.facts["entry"]) == ("undone", 2)
    assert (await hall.tables.look(table)).view(None).marked == (2,)
    assert await hall.notices(table) == ["notice-undone"]
    assert (await hall.store.history(table)).undone == {2}
    assert (await hall.tables.undo(ANN, table, 0, act_id="i1")).repeated
    await hall.tables.undo(ANN, table, 0)
    assert (await hall.tables.look(table)).view(None).marked == ()
    with pytest.raises(RuleViolation) as refused:
        await hall.tables.undo(ANN, table, 0)
    assert refused.value.rule == "LT-6"


@pytest.mark.lesson("N1", "N4")
async def test_a_rewound_table_asks_again_with_a_deadline_and_rolls_other_dice(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    assert (await hall.tables.look(table)).view(None).round == 2
    await hall.tables.rewind(GM, table, 0)
    look = await hall.tables.look(table)
    assert look.view(None).round == 1
    assert [one.id for one in look.owed(0)] == ["r1.guess.s0"]
    assert look.due("r1") is not None
    assert await hall.notices(table) == ["notice-rewound"]


async def test_standing_orders_answer_at_once_and_in_every_round(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.tables.standing(ANN, table, 0, [{"kind": "always", "face": 5}])
    await hall.guess(BOB, table, 1, 2)
    look = await hall.tables.look(table)
    assert look.view(None).round == 2
    assert look.answer_of(0, "r2.guess.s0") == {"kind": "guess", "decision": "r2.guess.s0", "face": 5}
    await hall.tables.standing(ANN, table, 0, [])
    assert (await hall.tables.look(table)).standing_of(0) == []


@pytest.mark.rule("LT-1")
async def test_an_act_for_a_closed_round_is_refused_with_its_own_sentence(hall: Hall) -> None:
    table = await hall.game(pace="24h grace 0s")
    await hall.guess(ANN, table, 0, 4)
    await hall.guess(BOB, table, 1, 4)
    late = await hall.guess(ANN, table, 0, 4, round=1)
    assert late.results[0].rule == "LT-1"


@pytest.mark.rule("LT-11")
async def test_an_unknown_table_and_an_unknown_game_are_said(hall: Hall) -> None:
    with pytest.raises(RuleViolation) as refused:
        await hall.tables.pause(GM, "nothere")
    assert refused.value.rule == "LT-11"
    with pytest.raises(BadInput) as unreadable:
        await hall.tables.create(GM, "chess", Place(500, 1))
    assert unreadable.value.key == "game-unknown"


def _place(channel: int):
    from bot.tables.acts import Place

    return Place(500, channel)


async def test_answers_survive_their_way_through_json(hall: Hall) -> None:
    table = await hall.game()
    answer = await hall.guess(ANN, table, 0, 9)
    assert Answer.model_validate_json(answer.model_dump_json()) == answer
    error = answer.results[0].error()
    assert isinstance(error, RuleViolation)
    assert error.rule == "GU-2"
