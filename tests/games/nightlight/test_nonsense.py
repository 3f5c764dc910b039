"""What can't be read, or names what isn't one's own, changes nothing and is told in one sentence."""

from pathlib import Path

import pytest

from cogs.nightlight.orders import read_order
from cogs.nightlight.rules.actions import Plan
from tests.games.nightlight.evening import begin, evening
from tests.games.nightlight.night import Evening, night
from tests.leaks.hands import last_message


def read(table: Evening, words: str, seat: int = 0):
    return read_order(words, table.look(seat), seat, [one for one in table.decisions if seat in one.asked])


def plastered(**fields) -> Evening:
    return night(
        "FOX", "OWL", P1__stash=["G1#1", "W01#1"], P1__front=["N01#1"], P2__stash=["G5#1", "OWL1"], P2__front=["N02#1"], P1__wounds=2,
        **fields,
    )  # fmt: skip


def test_the_only_card_is_not_used_for_a_word_that_nobody_knows():
    table = plastered()
    reading = read(table, "use abracadabra")
    assert (reading.action, reading.question) == (None, "nightlight-ask-sure")
    assert read(table, "use Sticking Plaster on the Fox").action.card == "G1#1"


@pytest.mark.rule("NL-P2.A-e", "NL-P2.A-a")
def test_somebody_elses_card_is_no_other_name_for_the_own_one():
    table = plastered()
    assert read(table, "use Paper Telescope").refusal.rule == "NL-P2.A-e"
    assert read(table, "attack Dust Bunny with Paper Telescope").refusal.rule == "NL-P2.A-a"


@pytest.mark.rule("NL-CON-h")
def test_dice_that_do_not_lie_so_are_refused_and_one_is_named_by_its_place():
    table = night("OWL", turn="P1", dice=[5, 2, 5, 1, 1, 1], P1__front=["N01#1"], P1__stash=["OWL1", "W03#1"])
    table.do("pass")
    assert table.of("window") == "rolled"
    assert read(table, "use Wise Word 4").refusal.rule == "NL-CON-h"
    assert read(table, "use Wise Word 5 5 5").refusal.rule == "NL-CON-h"
    assert read(table, "use Wise Word 5 5").action.dice == ("attack.0", "attack.2")
    assert read(table, "use Wise Word, attack die 3: 5").action.dice == ("attack.2",)
    assert read(table, "использую Мудрое слово, кубик защиты 2: 1").action.dice == ("defense.1",)


async def test_nonsense_makes_no_plan_and_no_order_and_a_stranger_may_look_cards_up(tmp_path: Path):
    async with evening(tmp_path, check_errors=False) as on:
        anna, eve = on.person("anna"), on.person("eve", locale="ru")
        await begin(on, [(anna, "OWL")])
        for words in ("абракадабра", "FOX", "DS1", "W01#3", "\u202eevil\x07", "9" * 40, "@everyone"):
            for wrong in ({"card": words, "enemy": "N01#1"}, {"card": "W01#1", "enemy": words}, {"defend": words}):
                shown = last_message(await anna.slash(on.channel, "nightlight plan", **wrong))
                assert "There are: " in shown.content
                assert "NL-" in shown.content
        assert (await on.look()).standing_of(0) == []
        await anna.slash(on.channel, "nightlight plan", card="W01#2", enemy="N01#1")
        (plan,) = (await on.look()).standing_of(0)
        assert isinstance(plan, Plan)
        assert plan.attacks[0].card == "W01#2"
        assert "Пугач" in last_message(await eve.slash(on.channel, "nightlight card", card="W01")).content
