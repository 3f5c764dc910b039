"""/roll, /odds: stored before shown, the same again for the same interaction, checkable, private where asked."""

import json
import re

import pytest

from bot.kernel import notation
from bot.kernel.dice import Stream
from tests.hostile import HOSTILE, assert_inert
from tests.simfix import at_once
from tests.ui.counter import ask, ask_in_private, messages_of, staged, words  # noqa: F401
from tests.ui.stage import Stage, labels_of

TOTAL = re.compile(r"= \*\*(-?\d+)\*\*")


def total(text: str) -> int:
    found = TOTAL.search(text)
    assert found, text
    return int(found[1])


async def test_a_roll_is_public_and_says_formula_dice_total_and_proof(on: Stage):
    anna = on.person("anna")
    result = await anna.slash(on.channel, "roll", dice="4d6kh3 + 2", note="lock")
    text = words(result)
    assert not result.ephemeral
    assert text.startswith("`4d6kh3+2` · lock\n")
    assert text.count("~~[") == 1
    assert "Proof number 2026-01-01/1" in text


async def test_a_roll_in_russian(on: Stage):
    vera = on.person("vera", locale="ru")
    text = await ask(on, vera, "roll", dice="2к6", secret="me")
    assert "Номер броска 2026-01-01/1p" in text


@pytest.mark.lesson("A22", "A20", "A23")
async def test_what_is_shown_is_what_was_stored_and_its_seed_and_entry_give_the_same_dice(on: Stage):
    anna = on.person("anna")
    text = await ask(on, anna, "roll", dice="3d20")
    promised, seed, (entry,) = await on.call(on.bot.store.rolls(f"guild:{on.guild.id}", "2026-01-01"))
    assert seed is not None
    assert json.loads(entry.answer or "") == {"totals": [total(text)]}
    assert notation.roll(notation.parse("3d20"), Stream(seed, entry.hash)).totals == (total(text),)
    assert promised == entry.seed_hash
    assert "anna" not in entry.body.decode()
    assert str(anna.id) not in entry.body.decode()


@pytest.mark.lesson("A22", "K7")
async def test_the_same_interaction_twice_shows_the_same_roll(on: Stage):
    from cogs import rolls

    ast = notation.parse("100d1000")

    async def once():
        return await rolls.keep(on.bot.desk, ast, guild=on.guild.id, user=1, private=False, act_id="77", at=0)

    first, second = await on.call(once()), await on.call(once())
    say = on.bot.desk.say("en")
    assert rolls.text_of(say, first) == rolls.text_of(say, second)
    assert (first.n, second.n) == (1, 1)


async def test_secret_rolls_are_seen_by_nobody_else_and_have_a_chain_of_their_own(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    result = await anna.slash(on.channel, "roll", dice="1d20", secret="me")
    assert result.ephemeral
    assert "/1p" in words(result)
    assert result.response.id not in [message.id for message in on.channel.history(viewer=boris)]
    assert (await on.call(on.bot.store.rolls(f"guild:{on.guild.id}", "2026-01-01")))[2] == []


@pytest.mark.lesson("G-7")
async def test_dice_and_odds_work_in_private(on: Stage):
    anna = on.person("anna")
    assert "2026-01-01/1p" in await ask_in_private(anna, "roll", dice="1d6")
    assert "2026-01-01/2p" in await ask_in_private(anna, "roll", dice="1d6", secret="me")
    assert "no table with a GM" in await ask_in_private(anna, "roll", dice="1d6", secret="gm")
    assert "Mean 3.5" in await ask_in_private(anna, "odds", dice="1d6")


async def test_a_roll_for_the_gm_is_shown_to_gm_and_roller_alone(on: Stage):
    gm, anna, boris = on.person("gm"), on.person("anna"), on.person("boris")
    await on.open_table(gm)
    result = await anna.slash(on.channel, "roll", dice="10d1000", note="sneak", secret="gm")
    public, private = messages_of(result)
    assert f"<@{anna.id}>" in public.content
    assert not public.ephemeral
    assert "=" not in public.content
    assert "sneak" not in public.content
    assert private.ephemeral
    assert labels_of(public) == ["Show the dice"]
    shown = words(await gm.click(public, label="Show the dice"))
    assert total(shown) == total(private.content)
    assert "Only the GM" in words(await boris.click(public, label="Show the dice"))
    await on.restart()
    assert total(words(await anna.click(public, label="Show the dice"))) == total(private.content)


async def test_a_roll_beside_a_running_game_is_marked_free(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    assert "Free roll" in await ask(on, anna, "roll", dice="1d6")
    assert "Free roll" not in await ask(on, anna, "roll", on.guild.create_text_channel("tavern"), dice="1d6")


@pytest.mark.lesson("A17", "A3", "A8", "A12", "A13")
@pytest.mark.parametrize(
    ("dice", "says"),
    [
        ("2d6 + ", "ends at position"),
        ("d6!>0", ">="),
        ("9999999d999999999", "1 to 100 dice"),
        ("1d6/0", "divide by zero"),
        ("9" * 500, "200 characters"),
        ("4d6k", "position 5"),
    ],
)
async def test_what_cannot_be_read_is_said_in_private_and_stores_nothing(on: Stage, dice: str, says: str):
    anna = on.person("anna")
    result = await anna.slash(on.channel, "roll", dice=dice)
    assert result.ephemeral
    assert says in words(result) or says.casefold() in words(result).casefold()
    assert (await on.call(on.bot.store.rolls(f"guild:{on.guild.id}", "2026-01-01")))[2] == []


@pytest.mark.lesson("J1", "J3", "J7")
async def test_no_note_pings_or_breaks_out(on: Stage):
    anna = on.person("anna")
    for note in [text for text in HOSTILE.values() if 0 < len(text) <= 200]:
        first = (await ask(on, anna, "roll", dice="1d6", note=note)).split("\n")[0]
        assert first.startswith("`1d6`"), note
        if " · " in first:
            assert_inert(first.split(" · ", 1)[1])


@pytest.mark.lesson("H1")
async def test_the_longest_roll_fits_and_brings_all_dice_as_a_file(on: Stage):
    anna = on.person("anna")
    result = await anna.slash(on.channel, "roll", dice="2#100d1000!>=500", note="_" * 200)
    assert len(words(result)) <= 2000
    assert [one.filename for one in result.response.attachments] == ["dice.txt"]


async def test_advantage_takes_the_higher_of_two(on: Stage):
    anna = on.person("anna")
    assert (await ask(on, anna, "roll", dice="1d20+3", advantage=1)).startswith("`2d20kh1+3`")
    assert (await ask(on, anna, "roll", dice="1d20+3", advantage=-1)).startswith("`2d20kl1+3`")
    assert "single d20" in await ask(on, anna, "roll", dice="2d6", advantage=1)


@pytest.mark.lesson("A16")
async def test_rolls_at_once_have_different_entries(on: Stage):
    anna, boris = on.person("anna"), on.person("boris")
    calls = [lambda who=who: who.slash(on.channel, "roll", dice="1d1000") for who in (anna, boris, anna, boris)]
    texts = [words(result) for result in await at_once(on.env, *calls)]
    assert sorted(text.rsplit("/", 1)[1] for text in texts) == ["1", "2", "3", "4"]


async def test_odds_in_both_languages(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    english = await ask(on, anna, "odds", dice="2d6", at_least=7)
    assert "**7 or more: 58.3%**" in english
    assert "Mean 7," in english
    russian = await ask(on, vera, "odds", dice="2d6", at_least=7)
    assert "**7 или больше: 58,3" in russian


async def test_odds_too_dear_are_refused_in_a_sentence(on: Stage):
    anna = on.person("anna")
    assert "too long" in await ask(on, anna, "odds", dice="100d1000kh50")
