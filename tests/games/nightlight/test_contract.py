"""Nightlight passes the contract suite that every game is held to."""

import pytest

from cogs.nightlight.rules.game import NIGHTLIGHT
from tests.kernel import contract, test_contract

SUITE = [
    test_contract.test_every_value_offered_leads_to_a_whole_action_that_is_taken,
    test_contract.test_a_value_that_is_not_offered_is_refused_with_a_ledger_id_and_changes_nothing,
    test_contract.test_the_order_of_entries_in_a_sealed_group_does_not_matter,
    test_contract.test_equal_spectator_views_have_equal_awaited_decisions,
    test_contract.test_a_secret_answer_of_a_group_shows_in_nobody_elses_view,
    test_contract.test_a_journal_played_again_gives_the_same_state_and_the_same_dice,
    test_contract.test_a_state_is_the_same_after_its_document,
    test_contract.test_every_decision_has_a_default_or_says_that_it_waits_for_the_gm,
    test_contract.test_every_event_is_of_the_games_own_kinds_and_meant_for_one_audience,
]


@pytest.fixture(autouse=True)
def as_if_registered(monkeypatch: pytest.MonkeyPatch):
    """The suite asks the ledger of registered games for the ids that refusals cite."""
    if NIGHTLIGHT not in contract.registered():
        monkeypatch.setattr(test_contract, "registered", lambda: [*contract.registered(), NIGHTLIGHT])


@pytest.mark.parametrize("promise", SUITE, ids=lambda one: one.__name__)
def test_the_contract_holds(promise):
    promise(NIGHTLIGHT)


@pytest.mark.parametrize("scripted", [False, True], ids=["random", "scripted"])
def test_any_play_ends_within_the_stated_bound_and_says_why(scripted: bool):
    test_contract.test_any_play_ends_within_the_stated_bound_and_says_why(NIGHTLIGHT, scripted)
