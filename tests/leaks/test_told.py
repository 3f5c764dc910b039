"""What is told of a table, to whom, and that what everybody must know is told."""

from pathlib import Path
from typing import Any

import pytest

from bot.games import rooms
from bot.tables.acts import Who
from tests.kernel.contract import Play
from tests.leaks.outputs import watch
from tests.ui.stage import CLASSES, NAMES, Stage, stage

PUBLIC: dict[str, set[str]] = {
    "arena": {
        "round_opened", "round_resolved", "changed", "post_published", "order_voided", "health_ruled", "character_removed",
        "seat_scripted", "risen", "battle_over", "class_revealed",
    },
    "night_class": {
        "turn_opened", "box_checked", "hero_dice_shown", "sixes_discarded", "committed", "turn_told", "sheet_closed", "night_over",
        "hero_joined", "hero_left",
    },
    "nightlight": {
        "night_begun", "dream_turned", "dream_ended", "boss_arrived", "row_laid", "reshuffled", "ranking_shown", "proposed", "confirmed",
        "card_taken", "skill_learned", "lesson_wasted", "row_cleared", "dealt", "deal_stopped", "encounters_begun", "turn_begun",
        "defend_skipped", "attack_skipped", "attack_declared", "exhausted", "readied", "discarded", "free_used", "passed", "pool_changed",
        "stat_changed", "redirected", "cancelled", "attack_gone", "rolled", "rerolled", "compared", "wounded", "healed", "unstuffed",
        "dealt_on", "left_play", "banished", "boss_banished", "boss_loomed", "moved", "looked", "put_under", "effect_skipped",
        "round_ended", "handed_over", "player_left", "stand_in_named", "ruled", "night_over",
    },
}  # fmt: skip
"""Events that everybody may read while nothing is announced beyond the usual, by game. A new kind is thought about and added here."""
SHOWN_BY_OPTION: dict[str, set[str]] = {"arena": {"blow_told", "order_reckoned", "attack_reckoned", "health_reckoned"}}
"""Public only where the table's options say so."""


@pytest.mark.lesson("B7")
@pytest.mark.parametrize("key", rooms())
def test_each_game_lists_which_of_its_events_are_public(key: str):
    game = rooms()[key].game
    seen: set[str] = set()
    for seed in range(30):
        play = Play(game, seed)
        for _, table in zip(range(150), play.to_the_end(), strict=False):
            if table.is_over:
                break
        seen |= {one.event.kind for one in play.table.change.events if one.event.audience == "everyone"}
    assert key in PUBLIC, f"list the public events of {key} in PUBLIC, each looked at: does it tell anything that a rule hides?"
    assert seen <= PUBLIC[key] | SHOWN_BY_OPTION.get(key, set())


@pytest.mark.lesson("B1")
async def test_what_each_of_two_is_told_of_one_moment_was_made_after_it(tmp_path: Path):
    """Two who fell each other: each hears the own roll alone, from the same entry, and both see both as they are now."""
    async with stage(tmp_path, extensions=("cogs.arena.cog",)) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        await on.battle(*people)
        outputs = watch(on.env)
        for person, target in zip(people, ("E1", "G1", "E2", "G2"), strict=True):
            await person.slash(on.channel, "arena attack", target=target, stance="furious")
        mark = len(outputs)
        await on.env.advance_time(61)
        history = await on.call(on.bot.desk.tables.history(on.table))
        own = {one.audience: one for one in history.events if one.body["kind"] == "own_roll"}
        assert set(own) == {(0,), (1,), (2,), (3,)}
        assert len({one.n for one in own.values()}) == 1
        look = await on.look()
        boards = {look.view(seat).model_copy(update={"you": None}) for seat in range(4)}  # type: ignore[attr-defined]
        assert boards == {look.view(None)}
        for seat, person in enumerate(people):
            reports = [one.text for one in outputs.to(person.id, mark) if "roll" in one.text or "die" in one.text]
            assert reports, f"seat {seat} heard nothing of the own roll"


# ---- what must be told


async def _started(on: Stage, people: list[Any], gm: Any) -> Who:
    await on.open_table(gm, uneven="off")
    who = Who(gm.id)
    for seat, person in enumerate(people):
        joining = NAMES[seat] | {"team": "good" if seat % 2 == 0 else "evil", "cls": CLASSES[seat]}
        await on.call(on.bot.desk.tables.join(Who(person.id), on.table, joining))
    await on.call(on.bot.desk.tables.start(who, on.table))
    await on.env.settle()
    return who


@pytest.mark.lesson("D7", "C11")
async def test_everything_that_all_must_know_is_told_in_public(tmp_path: Path):
    """Pause and going on, more time, who plays for whom, whose table it is, a ruling, a removal, the end and why."""
    async with stage(tmp_path) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        gm, heir = on.person("gm"), on.person("eve")
        who = await _started(on, people, gm)
        tables, table = on.bot.desk.tables, on.table
        acts = {
            "pause": lambda: tables.pause(who, table),
            "resume": lambda: tables.resume(who, table),
            "extend": lambda: tables.extend(who, table, by="2h"),
            "a seat's extension": lambda: tables.extend(Who(people[0].id), table, seat=0),
            "substitute": lambda: tables.substitute(who, table, 1, heir.id),
            "script": lambda: tables.substitute(who, table, 2, None),
            "back": lambda: tables.come_back(Who(people[2].id), table, 2),
            "leave": lambda: tables.leave(Who(people[3].id), table, 3),
            "pace": lambda: tables.configure(who, table, pace="12h"),
            "ruling": lambda: tables.rule(who, table, {"kind": "adjust_health", "seat": 0, "health": 2}, reason="a slip"),
            "an order for a seat": lambda: tables.order_for(who, table, 0, {"kind": "idle", "decision": "r1.order.s0"}),
            "hand over": lambda: tables.hand_over(who, table, people[0].id),
            "end": lambda: tables.end(Who(people[0].id, manager=True), table),
        }
        outputs = watch(on.env)
        silent: list[str] = []
        for name, act in acts.items():
            mark = len(outputs)
            await on.call(act())
            await on.env.settle()
            if not [one for one in outputs.public(mark) if one.way.startswith("POST") and len(one.text) > 40]:
                silent.append(name)
        assert silent == []


@pytest.mark.lesson("C11", "D7")
async def test_a_round_that_is_not_resolved_is_told_with_its_reason(tmp_path: Path):
    """A side gives up: the other wins at once, and the orders of the round come to nothing (ARENA-R39)."""
    async with stage(tmp_path, extensions=("cogs.arena.cog",)) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        await on.battle(*people)
        outputs = watch(on.env)
        await people[0].slash(on.channel, "arena attack", target="E1", stance="furious")
        tables = on.bot.desk.tables
        for seat in (1, 3):
            assert not [one for one in outputs.public() if "give up" in one.text or "gave up" in one.text or "ARENA-R39" in one.text]
            await on.call(tables.submit(Who(people[seat].id), on.table, seat, [{"kind": "concede", "decision": f"r1.concede.s{seat}"}]))
        await on.env.settle()
        look = await on.look()
        assert look.outcome is not None
        assert (look.outcome.cause, look.outcome.side) == ("ARENA-R39", "good")
        room, say = on.bot.rooms["arena"], on.bot.desk.say("en")
        told = room.outcome_text(say, look.view(None), look.outcome, {})
        assert any(told.split("\n")[0][:40] in one.text.replace("\\n", "\n") for one in outputs.public())


@pytest.mark.lesson("C15")
async def test_who_is_counted_is_who_is_shown(tmp_path: Path):
    """A dead character has no order and no vote: the counter, the question and the closing go by the same seats."""
    async with stage(tmp_path, extensions=("cogs.arena.cog",)) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        gm = on.person("gm")
        who = await _started(on, people, gm)
        tables = on.bot.desk.tables
        await on.call(tables.rule(who, on.table, {"kind": "remove_character", "seat": 3}, reason="gone"))
        await on.env.settle()
        look = await on.look()
        assert {seat for one in look.decisions if one.awaited for seat in one.asked} == {0, 1, 2}
        for done, person in enumerate(people[:3]):
            look = await on.look()
            (key,) = look.groups()
            shown, asked = look.shown(key)[1:]
            assert (shown, asked) == (done, 3)
            assert f"{done} of 3" in on.panel().content
            await person.slash(on.channel, "arena pass")
        await on.env.advance_time(61)
        assert (await on.look()).decision("r2.order.s0") is not None
        # The dead don't vote: the living one alone gives up for the side.
        await on.call(tables.submit(Who(people[1].id), on.table, 1, [{"kind": "concede", "decision": "r2.concede.s1"}]))
        assert (await on.look()).over


@pytest.mark.lesson("D10")
async def test_one_who_is_ready_advances_no_round_because_others_were_silent_before(tmp_path: Path):
    """Nobody is written off unasked: a seat that let two deadlines pass is awaited like any other."""
    async with stage(tmp_path, extensions=("cogs.arena.cog",)) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        await on.battle(*people)
        for _ in range(2):
            await people[0].slash(on.channel, "arena pass")
            await on.env.advance_time(86_400)
        look = await on.look()
        assert [row.scripted for row in look.seats] == [False] * 4
        assert look.decision("r3.order.s0") is not None
        await people[0].slash(on.channel, "arena pass")
        await on.env.advance_time(3_600)
        assert (await on.look()).decision("r3.order.s0") is not None
        assert "1 of 4" in on.panel().content


@pytest.mark.lesson("M8")
async def test_nothing_is_deleted_and_posted_again(tmp_path: Path):
    """A board that vanishes and comes back flickers: what is there is edited, or stands."""
    async with stage(tmp_path, extensions=("cogs.table", "cogs.arena.cog")) as on:
        outputs = watch(on.env)
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        await on.battle(*people)
        for _ in range(2):
            for person in people:
                await person.slash(on.channel, "arena pass")
            await people[1].slash(on.channel, "arena withdraw")
            await people[1].slash(on.channel, "arena pass")
            await on.env.advance_time(61)
        await people[0].slash(on.channel, "table end", sure=True)
        assert len(outputs) > 60
        assert [one.way for one in outputs if one.way.startswith("DELETE")] == []
        panels = [one for one in outputs.public() if one.way.startswith("POST") and ":turn:" in one.text]
        assert len(panels) == 3  # one a round


@pytest.mark.lesson("B13", "B9")
async def test_a_standing_order_that_answered_at_once_shows_in_no_ping(tmp_path: Path):
    """Who lies still until healed is asked, counted and pinged like everybody else (ARENA-R29)."""
    async with stage(tmp_path, extensions=("cogs.arena.cog",)) as on:
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        gm = on.person("gm")
        who = await _started(on, people, gm)
        tables = on.bot.desk.tables
        await on.call(tables.rule(who, on.table, {"kind": "adjust_health", "seat": 1, "health": 0}, reason="a test"))
        await on.call(tables.standing(Who(people[1].id), on.table, 1, [{"kind": "lie_still", "since": 1}]))
        outputs = watch(on.env)
        for seat in (0, 2, 3):
            await people[seat].slash(on.channel, "arena pass")
        await on.env.advance_time(61)
        look = await on.look()
        assert look.answer_of(1, "r2.order.s1") is not None
        (ping,) = [one.text for one in outputs.public() if one.way.startswith("POST") and "it is your move" in one.text]
        assert [str(person.id) in ping for person in people] == [True] * 4
