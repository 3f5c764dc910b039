"""Setting the table: what lies where before the first Dream."""

import random
from collections import Counter

import pytest

from bot.kernel.dice import Stream
from bot.kernel.game import RuleViolation
from bot.kernel.table import Table
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.setup import new_night
from cogs.nightlight.rules.state import NightlightJoining
from cogs.nightlight.rules.words import kind_of
from tests.games.nightlight.night import night

ANIMALS = ("FOX", "OWL", "BEA", "TUR")


def joinings(count: int) -> list[NightlightJoining]:
    return [NightlightJoining(name=f"Player {seat}", animal=ANIMALS[seat]) for seat in range(count)]


def begun(count: int = 2, seed: int = 1, **options: object) -> Table:
    rng = random.Random(seed)
    house = NightlightOptions.model_validate(options)
    return Table.start(NIGHTLIGHT, "t", house, joinings(count), seed=rng.randbytes(32), entropy=rng.randbytes, at=0)


def laid_out(seed: bytes = b"a", **options: object):
    return new_night(NightlightOptions.model_validate(options), joinings(2), Stream(seed.ljust(32), "0" * 64))


@pytest.mark.rule("NL-SETUP2-a")
@pytest.mark.rule("NL-SETUP3-c")
@pytest.mark.rule("NL-SETUP4-d")
def test_all_three_decks_are_shuffled_from_the_tables_dice():
    labels = [(draw.label, draw.faces) for _, draw in begun().change.draws]
    assert labels[:3] == [("NL-SETUP2-a", 40), ("NL-SETUP3-c", 6), ("NL-SETUP4-d", 30)]
    assert laid_out(b"a").toy_deck != laid_out(b"b").toy_deck
    assert sorted(laid_out(b"a").toy_deck) == sorted(laid_out(b"b").toy_deck)


@pytest.mark.rule("NL-SETUP4-a")
@pytest.mark.rule("NL-SETUP4-b")
@pytest.mark.rule("NL-SETUP4-c")
@pytest.mark.rule("NL-SETUP4-e")
@pytest.mark.rule("NL-R45")
@pytest.mark.parametrize("symbol", ["spidipede", "hushmoth", "zordo"])
def test_the_nightmare_deck_is_the_chosen_symbols_and_those_of_none(symbol: str):
    state = laid_out(dream=symbol, boss="deck")
    cards = cards_of(state.options)
    symbols = Counter(cards.denizens[kind_of(card)].symbol for card in state.nightmare_deck)
    assert symbols == {symbol: 14, None: 16}
    assert all(cards.dreams[dream].deck == symbol for dream in state.dream_deck)
    assert len(state.dream_deck) == 6


@pytest.mark.rule("NL-SETUP3-b")
def test_the_decks_stand_from_easy_to_hard():
    cards = cards_of(NightlightOptions())
    attack = {symbol: sum(one.attack * one.copies for one in cards.denizens.values() if one.symbol == symbol) for symbol in cards.decks}
    assert list(attack) == ["spidipede", "hushmoth", "zordo"]
    assert attack["spidipede"] < attack["hushmoth"] < attack["zordo"]


@pytest.mark.rule("NL-SETUP3-f")
@pytest.mark.rule("NL-SETUP3-g")
@pytest.mark.rule("NL-CON2-c")
def test_nyx_has_no_symbol_and_brings_decks_by_lot_that_nobody_sees():
    state = laid_out(boss="nyx", dream="spidipede")
    cards = cards_of(state.options)
    assert cards.bosses["B-NYX"].symbol is None
    assert state.boss_ahead == "B-NYX"
    assert Counter(cards.dreams[dream].deck for dream in state.dream_deck) == {"spidipede": 2, "hushmoth": 2, "zordo": 2}
    symbols = Counter(cards.denizens[kind_of(card)].symbol for card in state.nightmare_deck)
    assert symbols == {None: 16, "spidipede": 5, "hushmoth": 5, "zordo": 5}
    assert len(state.nightmare_deck) == 31
    assert laid_out(b"other", boss="nyx").dream_deck != state.dream_deck
    seen = NIGHTLIGHT.view(state, 0).model_dump_json()
    assert not any(f'"{card}"' in seen for card in (*state.dream_deck, *state.nightmare_deck))


@pytest.mark.rule("NL-CON2-d")
@pytest.mark.parametrize(("denizen", "dice"), [("Z01#1", 5), ("H01#1", 4)])
def test_a_dream_speaks_of_its_own_symbol_in_a_game_with_nyx_too(denizen: str, dice: int):
    table = night("FOX", options={"boss": "nyx"}, dice=[1] * (dice + 3), P1__front=[denizen], P1__stash=["W02#1"])
    table.state.dreams = ["DZ3"]  # Marching Drums
    table.do("pass")
    assert len(table.events("rolled")[0].attack) == dice


@pytest.mark.rule("NL-P1.2-d")
@pytest.mark.rule("NL-R2")
def test_round_one_has_two_raids_one_dream_and_one_deal_of_three():
    table = begun(4, raid="sealed", free_stop="orders")
    assert [one.event.kind for one in table.change.events].count("row_laid") == 1
    table.close("r1.raid1", 0)
    table.close("r1.raid2", 0)
    kinds = Counter(one.event.kind for one in table.change.events)
    assert kinds["row_laid"] == 2
    assert kinds["dream_turned"] == 1
    assert kinds["dealt"] == 12
    assert all(len(one.front) == 3 for one in table.state.animals)
    assert sum(one.event.kind == "card_taken" and one.event.why == "raid" for one in table.change.events) == 8


@pytest.mark.rule("NL-RND-a")
@pytest.mark.rule("NL-RND-b")
def test_three_rounds_of_preparation_and_encounters():
    for seed in range(40):
        table = begun(1, seed, dream="spidipede", free_stop="orders")
        while not table.is_over:
            decision = table.unanswered()[0]
            assert decision.default is not None
            table.take(decision.asked[0], decision.default, 0)
        if table.state.status == "won":
            break
    told = [one.event for one in table.change.events if one.event.kind in ("dream_turned", "encounters_begun", "night_over")]
    assert [(one.kind, one.round) for one in told] == [
        *((kind, number) for number in (1, 2, 3) for kind in ("dream_turned", "encounters_begun")),
        ("night_over", 3),
    ]


def test_what_cant_be_chosen_is_refused_before_the_start():
    def refused(seats: list[NightlightJoining], **options: object) -> str:
        with pytest.raises(RuleViolation) as found:
            NIGHTLIGHT.check_table(NightlightOptions.model_validate(options), seats)
        return found.value.rule

    assert refused(joinings(2), cards="nobody") == "NL-CON-b"
    assert refused(joinings(2), dream="nobody") == "NL-SETUP3-a"
    assert refused(joinings(2), first=2) == "NL-SETUP5-a"
    assert refused([]) == "NL-R1"
    with pytest.raises(RuleViolation) as found:
        NIGHTLIGHT.check_joining(NightlightOptions(), joinings(1), NightlightJoining(animal="CAT"))
    assert found.value.rule == "NL-SETUP1-a"


def test_one_person_may_play_as_many_animals_as_the_switch_says():
    assert NIGHTLIGHT.seats_each(NightlightOptions()) == 1
    assert NIGHTLIGHT.seats_each(NightlightOptions(lone_pair="4")) == 4
    assert NIGHTLIGHT.seats_per_person == 4
