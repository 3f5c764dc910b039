"""What stands on and beside the cards of a raid: the bonus, whether the ability is the animal's, what the card says."""

from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.ui.desk import Speech
from bot.ui.limits import BUTTON_LABEL, fits
from cogs.nightlight.room import ROOM
from cogs.nightlight.rules.actions import Take
from tests.games.nightlight.night import Evening, night

ROW = ["W01#1", "W02#1", "G1#1", "L1#1"]
EN, RU = (Speech(texts(), lang) for lang in ("en", "ru"))  # pyright: ignore[reportArgumentType]


def raid(animal: str = "OWL", **fields: Any) -> Evening:
    return night(animal, "TUR", at="raid", row=ROW, **fields)


def labels(table: Evening, say: Speech = EN) -> list[str]:
    decision = table.decision("r1.raid1.rank.s0")
    picks = (("kind", "rank"),)
    return [ROOM.value_label(say, table.look(0), decision, picks, "cards", card) for card in ROW]


@pytest.mark.rule("NL-CARD5-c", "NL-CARD5-d")
def test_a_card_whose_ability_is_for_others_says_that_only_its_bonus_counts():
    assert labels(raid()) == ["Pop Gun +1", "Broom-Handle Sword +3, only its bonus", "Sticking Plaster", "Afternoon Nap"]
    assert labels(raid(), RU)[1] == "Меч из метлы +3, только прибавка"
    assert labels(raid("FOX"))[:2] == ["Pop Gun +1", "Broom-Handle Sword +3"]
    assert all(fits(label, BUTTON_LABEL) for label in (*labels(raid()), *labels(raid(), RU)))


@pytest.mark.rule("NL-CON-q")
def test_a_lesson_that_teaches_nothing_more_says_what_comes_instead():
    table = raid(P1__stash=["OWL1"])
    assert labels(table)[3] == "Afternoon Nap: nothing to learn, a card of the deck instead"


@pytest.mark.rule("NL-R12")
def test_in_a_split_each_card_is_told_as_its_animal_would_have_it():
    table = raid(options={"raid": "agree"})
    decision = table.decision("r1.raid1.p0.propose.s0")
    first = (("kind", "propose"),)
    told = [ROOM.value_label(EN, table.look(0), decision, picks, "cards", "W02#1") for picks in (first, (*first, ("cards", "W01#1")))]
    assert told == ["Broom-Handle Sword +3, only its bonus for Lantern Owl", "Broom-Handle Sword +3, only its bonus for Quilt Turtle"]


def about(table: Evening, field: str, value: str, say: Speech = EN) -> str:
    decision = next(one for one in table.decisions if one.id.endswith(".s0"))
    return ROOM.value_about(say, table.look(0), decision, (), field, value)


@pytest.mark.rule("NL-CON-p", "NL-R39")
def test_cards_and_skills_have_their_text_beside_them_without_how_they_attack():
    table = raid()
    assert (
        about(table, "cards", "W01#1")
        == "Before the dice: the target gets 2 wounds. Ability only for Lantern Owl, Thimble Fox, Quilt Turtle."
    )
    assert about(table, "skills", "OWL2").startswith("Free action, at any time (exhaust): ")
    assert about(table, "skills", "OWL2", RU).startswith("Свободное действие")
    assert about(table, "dice", "attack.0") == ""
    attacks = night("FOX", P1__stash=["W02#1"], P1__front=["N01#1!"])
    assert about(attacks, "card", "W02#1") == ""  # an attack has its chances beside it


@pytest.mark.rule("NL-P1.2-b")
def test_an_open_raid_offers_the_same_in_one_choice():
    table = raid(options={"raid": "open"})
    decision, view = table.decision("r1.raid1.take.s0"), table.look(0)
    sword, nap = Take(decision=decision.id, card="W02#1"), Take(decision=decision.id, card="L1#1", skill="OWL1")
    assert ROOM.spread.label(EN, view, sword) == "Broom-Handle Sword +3, only its bonus"
    assert ROOM.preview_text(EN, view, decision, sword).startswith("Before the dice: ")
    assert ROOM.preview_text(EN, view, decision, nap).startswith("Free action, after the dice")
