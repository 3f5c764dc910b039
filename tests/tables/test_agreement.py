"""What the door says to proposals to set a game back, to mended texts and to people who sit down while they are away."""

import pytest

from bot.kernel.export import played
from bot.kernel.game import BadInput, RuleViolation
from bot.store.rows import PersonRow
from bot.tables.agreement import moments
from tests.tables.conftest import ANN, BOB, EVE, GM, GUILD, Hall
from tests.tables.guess import GUESS


async def refused(act) -> RuleViolation:
    with pytest.raises(RuleViolation) as violation:
        await act
    return violation.value


async def round_over(hall: Hall, table: str, number: int = 1) -> None:
    for seat, who in enumerate((ANN, BOB)):
        await hall.guess(who, table, seat, seat + 1, round=number)
    hall.pass_time(minutes=2)
    await hall.tables.ring(table)
    look = await hall.tables.look(table)
    assert look.decision(f"r{number}.guess.s0") is None


@pytest.mark.rule("LT-27")
async def test_a_game_goes_back_to_a_round_when_both_agree_and_its_score_is_what_it_was(hall: Hall) -> None:
    table = await hall.game(rounds=4)
    await round_over(hall, table)
    before = (await hall.tables.look(table)).view(None)
    await round_over(hall, table, 2)
    answer = await hall.tables.propose_rewind(ANN, table, 1)
    assert (answer.key, answer.facts) == ("rewind-proposed", {"count": 1})
    (row,) = [row for row in await hall.sent(table, "notice") if "ask" in row.facts]
    assert row.facts["people"] == [BOB.user]
    assert (await hall.tables.answer_rewind(BOB, table, row.facts["ask"], agrees=True)).key == "rewound-together"
    look = await hall.tables.look(table)
    assert look.view(None) == before
    assert "rewind" not in look.row.settings
    history = await hall.store.history(table)
    assert history.entries[-1].facts["agreed"] == [0, 1]


@pytest.mark.rule("LT-27")
async def test_the_same_press_sent_twice_is_one_answer(hall: Hall) -> None:
    table = await hall.game(ANN, BOB, EVE)
    await hall.tables.propose_rewind(ANN, table, 0)
    (row,) = [row for row in await hall.sent(table, "notice") if "ask" in row.facts]
    first = await hall.tables.answer_rewind(BOB, table, row.facts["ask"], agrees=True, act_id="7")
    again = await hall.tables.answer_rewind(BOB, table, row.facts["ask"], agrees=True, act_id="7")
    assert (first.key, first.facts, again.repeated) == ("rewind-agreed", {"count": 1}, True)


@pytest.mark.rule("LT-27")
async def test_what_the_gm_rules_in_the_open_ends_a_proposal_and_leaves_nothing_of_it(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.propose_rewind(ANN, table, 0)
    (row,) = [row for row in await hall.sent(table, "notice") if "ask" in row.facts]
    await hall.tables.rule(GM, table, {"kind": "fine", "seat": 0, "points": 1})
    assert (await hall.tables.answer_rewind(BOB, table, row.facts["ask"], agrees=True)).key == "rewind-over"
    assert "rewind" not in (await hall.tables.look(table)).row.settings
    assert (await hall.tables.look(table)).view(None).points == (-1, 0)


@pytest.mark.rule("LT-27")
async def test_who_does_not_play_and_what_never_was_are_refused_and_so_is_a_table_that_stands(hall: Hall) -> None:
    table = await hall.game()
    for who in (GM, EVE):
        assert (await refused(hall.tables.propose_rewind(who, table, 0))).rule == "LT-27"
        assert (await refused(hall.tables.answer_rewind(who, table, "rewind.1", agrees=True))).rule == "LT-27"
    assert (await refused(hall.tables.propose_rewind(ANN, table, 5))).key == "refused-LT-27-never"
    assert (await hall.tables.answer_rewind(ANN, table, "rewind.1", agrees=True)).key == "rewind-over"
    await hall.tables.propose_rewind(ANN, table, 0)
    assert (await refused(hall.tables.propose_rewind(BOB, table, 0))).key == "refused-LT-27-stands"
    await hall.tables.park(table, "table-sick")
    assert (await refused(hall.tables.propose_rewind(BOB, table, 0))).rule == "LT-20"
    lobby = await hall.lobby(ANN, place=601)
    assert (await refused(hall.tables.propose_rewind(ANN, lobby, 0))).rule == "LT-23"


@pytest.mark.rule("LT-27")
async def test_a_rematch_begins_without_what_was_proposed_in_the_last_game(hall: Hall) -> None:
    table = await hall.game()
    await hall.tables.propose_rewind(ANN, table, 0)
    await hall.tables.end(GM, table)
    again = (await hall.tables.rematch(GM, table)).table
    assert "rewind" not in (await hall.tables.look(again)).row.settings


async def test_moments_are_what_everybody_saw_without_sealed_answers_and_words(hall: Hall) -> None:
    table = await hall.game()
    await round_over(hall, table)
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r2.say.s0", "text": "Hello."}])
    await hall.tables.pause(GM, table)
    await hall.tables.rule(GM, table, {"kind": "fine", "seat": 0, "points": 1})
    history = await hall.store.history(table)
    assert [one.kind for one in moments(GUESS, played(history.entries, history.openings))] == ["opened", "closed", "system"]


# ---- published words


async def said(hall: Hall, words: str = "Hello.") -> tuple[str, int]:
    """A text that stands as message 9001 in channel 600."""
    table = await hall.game()
    await hall.tables.submit(ANN, table, 0, [{"kind": "say", "decision": "r1.say.s0", "text": words}])
    (row,) = await hall.sent(table, "post")
    await hall.store.outbox_mark([row.id], "sent", at=hall.at, message=9001, channel=600)
    return table, 9001


@pytest.mark.rule("LT-25")
async def test_a_text_is_mended_within_its_minutes_by_what_discord_saw(hall: Hall) -> None:
    table, message = await said(hall)
    seen = hall.at
    hall.pass_time(minutes=40)
    assert (await refused(hall.tables.mend(ANN, table, message, "Too late."))).key == "refused-LT-25-late"
    assert (await hall.tables.mend(ANN, table, message, "In time.", at=seen + 60_000)).key == "mended"
    history = await hall.store.history(table)
    assert list(history.texts.values()) == ["In time."]
    (row,) = await hall.sent(table, "mend")
    assert (row.lane, row.facts["message"]) == ("post:9001", 9001)


@pytest.mark.rule("LT-25")
async def test_what_is_no_mend_changes_nothing(hall: Hall) -> None:
    table, message = await said(hall)
    n = (await hall.tables.look(table)).row.n
    assert (await hall.tables.mend(ANN, table, message, "Hello.")).key == "mended"  # the same words
    for words in ("", "x" * 1_801):
        with pytest.raises(BadInput) as unreadable:
            await hall.tables.mend(ANN, table, message, words)
        assert unreadable.value.key == "text-too-long"
    for other in (9002, 0):
        with pytest.raises(BadInput) as unknown:
            await hall.tables.mend(ANN, table, other, "Hm.")
        assert unknown.value.key == "post-unknown"
    assert (await refused(hall.tables.mend(BOB, table, message, "Hm."))).rule == "LT-25"
    elsewhere = await hall.game(place=602)
    with pytest.raises(BadInput, match="post-unknown"):
        await hall.tables.unpost(ANN, elsewhere, message)
    assert (await hall.tables.look(table)).row.n == n


@pytest.mark.rule("LT-25")
async def test_a_text_of_a_table_that_is_over_can_still_be_removed_and_its_end_is_told_once(hall: Hall) -> None:
    table, message = await said(hall)
    await hall.tables.end(GM, table)
    ends = len(await hall.sent(table, "ended"))
    assert (await hall.tables.unpost(EVE, table, message, moderator=True)).key == "unposted"
    assert len(await hall.sent(table, "ended")) == ends
    assert (await hall.store.history(table)).texts == {}
    assert (await refused(hall.tables.unpost(ANN, table, message))).key == "refused-LT-25-gone"
    assert (await hall.tables.export(table))["head"] == (await hall.tables.look(table)).head


# ---- away, and where the bot is let in again


@pytest.mark.lesson("D12")
async def test_who_is_away_until_later_is_so_at_every_table_they_sit_down_at(hall: Hall) -> None:
    until = hall.at + 86_400_000
    await hall.store.put(PersonRow(BOB.user, away=until))
    await hall.store.put(PersonRow(EVE.user, away=hall.at - 1))
    table = await hall.lobby(ANN, BOB, EVE)
    assert (await hall.tables.look(table)).row.settings["away_until"] == {str(BOB.user): until}


@pytest.mark.lesson("I2")
async def test_only_tables_of_that_server_go_on_when_it_is_back(hall: Hall) -> None:
    table, other = await hall.game(), await hall.game(place=603)
    for one in (table, other):
        await hall.tables.suspend(one, "place-forbidden")
    await hall.tables.park(other, "table-sick")
    panels = [row.id for row in await hall.sent(table, "panel")]
    await hall.store.outbox_mark(panels, "sent", at=hall.at, message=9003, channel=600)
    assert await hall.tables.returned(GUILD + 1) == 0
    assert (await hall.tables.look(table)).row.suspended == "place-forbidden"
    assert await hall.tables.returned(GUILD) == 2
    rows = [(await hall.tables.look(one)).row for one in (table, other)]
    assert [(row.suspended, row.status) for row in rows] == [("", "running"), ("", "parked")]  # a fault is its GM's to look at
    assert any(row.facts.get("again") for row in await hall.sent(table, "panel"))
