"""Whatever people do, the night stays a legal one (content, part 12)."""

from collections import Counter

import pytest

from bot.kernel.change import encode
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.numbers import health_of
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightState
from tests.chance import seeded
from tests.kernel.contract import Play

NIGHTS = 60


def holds(state: NightlightState) -> None:
    """The invariants of one moment."""
    cards = cards_of(state.options)
    nightmares = [*state.nightmare_deck, *state.nightmare_discard, *(one.id for one in state.sleeping)]
    nightmares += [enemy.id for animal in state.animals for enemy in animal.front]
    assert len(nightmares) == (31 if state.options.boss == "nyx" else 30)
    toys = [*state.toy_deck, *state.row, *state.toy_discard]
    toys += [held.id for animal in state.animals for held in animal.stash if held.id not in cards.skills]
    assert len(toys) == sum(item.copies for item in cards.items.values())
    assert max(Counter([*nightmares, *toys]).values()) == 1
    for animal in state.animals:
        skills = sorted([*animal.beside, *(one.id for one in animal.stash if one.id in cards.skills)])
        assert skills == sorted(skill.id for skill in cards.skills_of(animal.key))
        assert animal.wounds >= 0
        if not state.is_over:
            assert not animal.alive or animal.wounds < health_of(state, animal.key)
            assert animal.alive or not animal.front
        assert all(0 <= enemy.wounds < health_of(state, enemy.id) for enemy in animal.front)
    assert state.boss is None or state.boss.wounds < state.boss.health
    assert len(state.dreams) + len(state.dream_deck) == 6


def ready(state: NightlightState) -> int:
    return sum(not one.exhausted for animal in state.animals for one in animal.front)


@pytest.mark.parametrize("scripted", [False, True], ids=["random", "scripted"])
def test_every_night_stays_legal_to_its_end(scripted: bool):
    for seed in range(NIGHTS if not scripted else 10):
        play = Play(NIGHTLIGHT, 700 + seed, scripted)
        holds(play.state)
        for table in play.to_the_end():
            holds(table.state)
            assert table.state.lap <= 31
        assert play.state.status in ("won", "lost")
        assert play.state.agenda == []


@pytest.mark.rule("NL-P2-b")
def test_ready_enemies_grow_by_dealing_only_so_that_a_round_has_no_more_laps_than_enemies():
    for seed in range(20):
        play = Play(NIGHTLIGHT, 900 + seed)
        before = (0, 0, 0)  # round, ready, enemies
        for table in play.to_the_end():
            state = table.state
            now = (state.round, ready(state), sum(len(one.front) for one in state.animals))
            if state.phase == "encounters" and state.turns_begun > 1 and now[0] == before[0] and before[1]:
                assert now[1] <= before[1]
                assert state.lap <= max(before[2], 1) + len(state.sleeping) + 31
            before = now if state.phase == "encounters" and state.turns_begun > 1 else (0, 0, 0)


@pytest.mark.rule("NL-R33")
def test_no_view_holds_a_decks_order_a_ranking_or_what_a_peek_showed():
    for seed in range(12):
        play = Play(NIGHTLIGHT, 1100 + seed)
        for table in play.to_the_end():
            state = table.state
            hidden = set(state.toy_deck) | set(state.nightmare_deck) | set(state.dream_deck)
            for seat in (None, *play.seats()):
                view = NIGHTLIGHT.view(state, seat)
                own = set(state.peek.cards) if state.peek and state.peek.seat == seat else set()
                text = view.model_dump_json()
                assert not any(f'"{card}"' in text for card in hidden - own)


@pytest.mark.rule("NL-R32")
def test_the_same_seed_and_the_same_actions_give_the_same_dice():
    for seed in range(3):
        first, second = Play(NIGHTLIGHT, seed), Play(NIGHTLIGHT, seed)
        for one, other in zip(first.to_the_end(), second.to_the_end(), strict=True):
            assert encode(one.state) == encode(other.state)
        assert first.table.change.draws == second.table.change.draws


def test_documents_are_small_enough_to_be_read_for_every_act():
    assert len(encode(NIGHTLIGHT.largest())) < 100_000
    play = Play(NIGHTLIGHT, seeded(5).randrange(100))
    assert max(len(encode(table.state)) for table in play.to_the_end()) < 40_000
