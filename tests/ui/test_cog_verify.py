"""/verify: during play, after the end, of files and of rolls."""

import json
import random

import pytest

from tests.ui.counter import ask, ask_in_private, messages_of, staged, words  # noqa: F401
from tests.ui.stage import Stage

DAY = 86_400


async def exported(on: Stage, who) -> dict:
    result = await who.slash(on.channel, "table export")
    return json.loads(await on.call(messages_of(result)[0].attachments[0].read()))


async def check(on: Stage, who, document: object) -> str:
    content = document if isinstance(document, bytes) else json.dumps(document).encode()
    await on.env.advance_time(21)  # a person has three checked a minute
    return words(await who.slash(on.channel, "verify", file=("table.json", content)))


async def played(on: Stage):
    """A battle that was played to round 2 and ended."""
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    await on.battle(anna, vera)
    await ask(on, anna, "arena pass")
    await ask(on, vera, "arena attack", target="G1", stance="furious")
    await on.env.advance_time(600)
    return anna, vera


@pytest.mark.lesson("A18", "C7")
async def test_during_play_the_chain_holds_and_a_receipts_head_is_found_in_it(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    before = await ask(on, anna, "verify")
    assert "The chain holds" in before
    shown = before.split("Chain: `")[1].split("`")[0]
    assert f"chain {shown}" in on.panel().content
    receipt = await ask(on, anna, "arena pass")
    head = receipt.split("Chain: `")[1].split("`")[0]
    assert "stands in this table's chain" in await ask(on, anna, "verify", head=head.lower())
    assert "does not stand" in await ask(on, anna, "verify", head="A" * 20)


@pytest.mark.lesson("B13")
async def test_during_play_it_tells_nobody_that_an_order_came_or_was_changed(on: Stage):
    anna, vera = await on.battle(on.person("anna"), on.person("vera", locale="ru"))
    before = await ask(on, vera, "verify")
    assert "Свободные броски" not in before
    await ask(on, anna, "arena pass")
    await ask(on, anna, "arena attack", target="E1")
    assert await ask(on, vera, "verify") == before


async def test_after_the_end_dice_seals_and_statistics_are_told_in_both_languages(on: Stage):
    anna, vera = await played(on)
    await ask(on, anna, "table end", sure=True)
    english, russian = await ask(on, anna, "verify"), await ask(on, vera, "verify")
    assert "everything holds" in english
    assert "Played again: the same end" in english
    assert "expected" in english
    assert "Seed: `" in english
    assert "ожидалось" in russian


async def test_an_exported_file_is_checked_and_a_changed_one_is_found_out(on: Stage):
    anna, vera = await played(on)
    assert "still runs" in await check(on, anna, await exported(on, anna))
    await ask(on, anna, "table end", sure=True)
    document = await exported(on, anna)
    assert "everything holds" in await check(on, vera, document) or "всё сходится" in await check(on, vera, document)
    document["entries"][3]["text"] = document["entries"][3]["text"].replace("seat", "Seat")
    assert "doesn't hold" in await check(on, anna, document)


async def test_a_damaged_file_gets_a_sentence_whatever_is_in_it(on: Stage):
    anna, _vera = await played(on)
    await ask(on, anna, "table end", sure=True)
    document = await exported(on, anna)
    assert "no exported table" in await check(on, anna, b"[]")
    assert "no exported table" in await check(on, anna, {"format": "x"})
    assert "damaged" in await check(on, anna, b"\xff\xfe\x00")
    assert "damaged" in await check(on, anna, b"[" * 100_000)
    drawn = random.Random(7)
    for _ in range(25):
        broken = json.loads(json.dumps(document))
        _break(broken, drawn)
        text = await check(on, anna, broken)
        assert "incident" not in text.casefold(), text


def _break(document: dict, drawn: random.Random) -> None:
    """One value somewhere becomes another one."""
    place = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = drawn.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and drawn.random() < 0.8:
            place = place[key]
            continue
        place[key] = drawn.choice([None, "", -1, [], {}, True, "00", 10**30])
        return


async def test_hashes_are_promised_ahead_and_seeds_shown_when_the_day_is_over(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    rolled = await ask(on, anna, "roll", dice="3d6")
    promised = await ask(on, boris, "verify")
    today, tomorrow = (one.split("`")[0] for one in promised.split("`")[1::2][:2])
    assert today != tomorrow
    assert today == (await on.call(on.bot.store.rolls(f"guild:{on.guild.id}", "2026-01-01")))[0]
    looked_up = await ask(on, boris, "verify", roll="2026-01-01/1")
    assert rolled.split("\n")[0] in looked_up
    assert today in looked_up
    assert "day is over" not in looked_up
    still_open = await ask(on, boris, "verify", day="2026-01-01")
    assert "not over yet" in still_open
    assert today in still_open
    await on.env.advance_time(DAY)
    assert "day is over" in await ask(on, boris, "verify", roll="2026-01-01/1")
    assert "1 roll" in await ask(on, boris, "verify", day="2026-01-01")
    assert tomorrow in await ask(on, boris, "verify")


async def test_private_rolls_are_looked_up_by_their_owner_alone(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    rolled = await ask(on, anna, "roll", dice="3d1000", secret="me")
    assert rolled.split("\n")[1] in await ask(on, anna, "verify", roll="2026-01-01/1p")
    assert rolled.split("\n")[1] in await ask_in_private(anna, "verify", roll="2026-01-01/1p")
    assert "no roll" in await ask(on, boris, "verify", roll="2026-01-01/1p")
    assert "no roll" in await ask(on, anna, "verify", roll="2026-01-01/1")
    assert "is no proof number" in await ask(on, anna, "verify", roll="seventeen")


@pytest.mark.lesson("G-7")
async def test_verify_works_in_private(on: Stage):
    anna, _vera = await played(on)
    assert "The chain holds" in await ask_in_private(anna, "verify")
    assert "Your private rolls" in await ask_in_private(on.person("boris"), "verify")
