"""Setting a game back by agreement: proposed by one who plays, carried out when everybody with a seat has said yes."""

from typing import Any

import pytest

from bot.kernel.export import verify
from bot.tables.acts import Who
from cogs.arena.rules.game import ARENA
from tests.leaks.hands import click
from tests.ui.counter import ask, staged, words  # noqa: F401
from tests.ui.stage import Stage, ids_of, labels_of


async def battle(on: Stage, *, rounds: int = 1) -> tuple[Any, Any, Any]:
    """Two people and two scripts, after that many rounds; a GM without a seat."""
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await on.battle(anna, vera)
    await on.call(on.bot.desk.tables.hand_over(Who(anna.id), on.table, gm.id))
    for _ in range(rounds):
        await play_round(on, anna, vera)
    return gm, anna, vera


async def play_round(on: Stage, *people: Any) -> None:
    before = on.panel().id
    for person in people:
        await ask(on, person, "arena pass")
    for _ in range(30):
        if on.panel().id != before:
            return
        await on.env.advance_time(30)
    raise AssertionError("the round has no end")


def proposal(on: Stage) -> Any:
    return next(one for one in reversed(on.messages()) if any(":agree:" in id for id in ids_of(one)))


async def say(on: Stage, person: Any, verb: str, message: Any = None) -> str:
    message = message or proposal(on)
    shown = await click(on, person, message, next(id for id in ids_of(message) if f"lt1:{verb}:" in id))
    await on.env.settle()
    return words(shown)


def public(on: Stage) -> str:
    return "\n".join(one.content for one in on.messages())


async def round_of(on: Stage) -> int:
    return (await on.look()).view(None).round


async def entries(on: Stage) -> list[Any]:
    return list((await on.call(on.bot.desk.tables.history(on.table))).entries)


@pytest.mark.lesson("N4", "J1")
async def test_when_everybody_with_a_seat_agrees_the_game_is_set_back_in_the_open(on: Stage):
    _gm, anna, vera = await battle(on, rounds=2)
    assert await round_of(on) == 3
    offered = await anna.autocomplete(on.channel, "table rewind", "to", "")
    assert [one["value"] for one in offered] == ["2", "1", "0"]
    assert offered[0]["name"].startswith("2. After a round was told (2026-")
    assert "One other person must agree" in await ask(on, anna, "table rewind", to="1")
    message = proposal(on)
    assert labels_of(message) == ["I agree", "No, play on"]
    assert set(message.message.raw_mentions) == {vera.id}
    assert "Sherlock Holmes proposes" in message.content
    assert await round_of(on) == 3
    assert "игра возвращена назад" in await say(on, vera, "agree")
    assert await round_of(on) == 2
    assert public(on).count("Everybody agreed") == 1
    last = [one for one in await entries(on) if one.kind == "undone"][-1]
    assert last.facts["agreed"] == [0, 1, 2, 3]  # the scripts with the people
    await play_round(on, anna, vera)
    assert await round_of(on) == 3
    await ask(on, _gm, "table end", sure=True)
    verdict = verify(await on.call(on.bot.desk.tables.export(on.table)), {"arena": ARENA}.get)
    assert (verdict.faults, verdict.replayed) == ([], True)


async def test_a_no_ends_a_proposal_for_everybody_and_names_nobody(on: Stage):
    _gm, anna, vera = await battle(on)
    await ask(on, anna, "table rewind", to="0")
    assert "идёт дальше как есть" in await say(on, vera, "disagree")
    assert "Not everybody wants" in public(on)
    assert "Hercules" not in public(on).split("Not everybody wants")[1].split("\n")[0]
    assert "больше не действует" in await say(on, vera, "agree")
    assert "This proposal is over" in await say(on, anna, "agree")
    assert await round_of(on) == 2
    assert not [one for one in await entries(on) if one.kind == "undone"]


@pytest.mark.lesson("K5", "B13")
async def test_what_happens_in_the_open_ends_a_proposal_and_a_sealed_answer_does_not(on: Stage):
    _gm, anna, vera = await battle(on)
    await ask(on, anna, "table rewind", to="0")
    await ask(on, vera, "arena pass")  # nobody may learn of it, so it ends nothing
    assert "игра возвращена назад" in await say(on, vera, "agree")
    assert await round_of(on) == 1
    await ask(on, anna, "table rewind", to="0")
    old = proposal(on)
    await play_round(on, anna, vera)
    assert "больше не действует" in await say(on, vera, "agree", old)
    assert await round_of(on) == 2
    # A new one can be made then, whose buttons are others.
    await ask(on, vera, "table rewind", to="0")
    assert "This proposal is over" in await say(on, anna, "agree", old)
    assert await round_of(on) == 2
    assert "the game is set back" in await say(on, anna, "agree")
    assert await round_of(on) == 1


@pytest.mark.lesson("F2", "F5")
async def test_only_who_plays_proposes_or_answers(on: Stage):
    gm, anna, vera = await battle(on)
    stranger, manager = on.person("stranger"), on.person("boss", manager=True)
    for person in (gm, stranger, manager):
        assert "LT-27" in await ask(on, person, "table rewind", to="0")
        offered = await person.autocomplete(on.channel, "table rewind", "to", "")
        assert bool(offered) == (person is gm)  # who has a command of their own for it
    await ask(on, anna, "table rewind", to="0")
    for person in (gm, stranger, manager):
        assert "LT-27" in await say(on, person, "agree")
        assert "LT-27" in await say(on, person, "disagree")
    assert "LT-27" in await ask(on, vera, "table rewind", to="0")  # one at a time
    for never in ("7", "x", "-1"):
        assert "LT-27" in await ask(on, anna, "table rewind", to=never)
    assert await round_of(on) == 2


@pytest.mark.lesson("K1")
async def test_saying_yes_twice_is_one_yes(on: Stage):
    on_three = [on.person(name) for name in ("anna", "vera", "cid")]
    await on.battle(*on_three)
    anna, vera, cid = on_three
    await ask(on, anna, "table rewind", to="0")
    assert "One answer is missing" in await say(on, vera, "agree")
    assert "One answer is missing" in await say(on, vera, "agree")
    assert "One answer is missing" in await say(on, anna, "agree")
    assert "the game is set back" in await say(on, cid, "agree")


async def test_who_plays_alone_against_scripts_asks_nobody(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    await play_round(on, anna)
    assert "the game is set back" in await ask(on, anna, "table rewind", to="0")
    assert await round_of(on) == 1


@pytest.mark.lesson("I5")
async def test_who_leaves_meanwhile_is_not_waited_for(on: Stage):
    _gm, anna, vera = await battle(on)
    await ask(on, anna, "table rewind", to="0")
    await on.call(on.bot.desk.tables.substitute(Who(_gm.id), on.table, 1, None))
    assert "the game is set back" in await say(on, anna, "agree")
    assert vera


@pytest.mark.lesson("B13")
async def test_whether_sealed_answers_stand_shows_in_no_answer_to_a_proposal(on: Stage):
    _gm, anna, vera = await battle(on, rounds=0)
    first = await ask(on, anna, "table rewind", to="0")
    await say(on, vera, "disagree")
    await ask(on, vera, "arena pass")
    assert await ask(on, anna, "table rewind", to="0") == first
