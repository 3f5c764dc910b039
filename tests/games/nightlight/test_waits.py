"""How often a table by post stands still (content, part 8)."""

import random
from collections import Counter

import pytest

from bot.kernel import walk
from bot.kernel.table import Table
from cogs.nightlight.rules.actions import Policy
from cogs.nightlight.rules.game import NIGHTLIGHT
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightJoining

ANIMALS = ("BEA", "OWL", "TUR", "RAB")


def played(seed: int, policies: list[Policy], **options: object) -> tuple[Table, Counter[str], int]:
    """A game of four by lot, with what the table waited for by its ask, and the turns taken."""
    rng = random.Random(seed)
    house = NightlightOptions.model_validate({"dream": "spidipede", **options})
    seats = [NightlightJoining(name=key, animal=key) for key in ANIMALS]
    table = Table.start(NIGHTLIGHT, "t", house, seats, seed=rng.randbytes(32), entropy=rng.randbytes, at=0)
    for seat in range(len(seats)):
        table.set_standing(seat, policies, 0)
    waits: Counter[str] = Counter()
    while not table.is_over:
        if ready := table.complete_groups():
            table.close(ready[0], 0)
            continue
        decision = table.unanswered()[0]
        if decision.group is None:
            waits[decision.ask] += 1
        table.take(decision.asked[0], walk.random_action(NIGHTLIGHT, table.state, decision.asked[0], decision, rng), 0)
    turns = sum(one.event.kind == "turn_begun" for one in table.change.events)
    return table, waits, turns


def every_policy(way: str) -> list[Policy]:
    cards = cards_of(NightlightOptions())
    return [Policy.model_validate({"card": card, "way": way}) for card in (*cards.skills, *cards.items, *cards.dreams, *cards.bosses)]


@pytest.mark.rule("NL-R41")
@pytest.mark.parametrize("boss", ["none", "deck", "nyx"])
def test_with_a_policy_for_every_card_a_turn_waits_once_and_once_more_only_for_a_tie(boss: str):
    for seed in range(6):
        for way in ("pass", "order"):
            _, waits, turns = played(seed, every_policy(way), boss=boss)
            assert set(waits) <= {"attack", "defend", "put"}
            assert waits["attack"] <= turns


@pytest.mark.rule("NL-R41")
def test_on_default_policies_windows_in_attacks_are_few():
    told = [played(seed, []) for seed in range(12)]

    asked = sum(waits["window"] for _, waits, _ in told)
    turns = sum(turns for _, _, turns in told)

    assert asked < turns / 2
