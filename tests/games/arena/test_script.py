"""Scripted players (content, part 11)."""

import random
from collections import Counter
from typing import Any

import pytest

from bot.kernel import walk
from cogs.arena.library import wordings
from cogs.arena.rules.actions import Attack, Conduct, Hail, Heal, Idle
from cogs.arena.rules.game import ARENA
from tests.games.arena.battle import Battle, battle


def answers(table: Battle, tag: str, level: str = "sensible", times: int = 300) -> Counter[Any]:
    seat = table.seat(tag)
    decision = table.decision(f"r{table.state.round}.order.s{seat}")
    view = table.look(tag)
    found: Counter[Any] = Counter()
    for k in range(times):
        action = ARENA.script(view, decision, lambda picks: ARENA.choices(table.state, seat, decision, picks), random.Random(k), level)
        walk.check(ARENA, table.state, seat, decision, action)
        found[action] += 1
    return found


def kinds(found: Counter[Any]) -> set[str]:
    return {action.kind for action in found}


def test_a_drummer_hails_on_all_standing_enemies_at_most_four():
    assert set(answers(battle("DD", "DDD"), "G1")) == {Hail(decision="r1.order.s0", number=3)}
    assert set(answers(battle("DD", "D" * 6), "G1")) == {Hail(decision="r1.order.s0", number=4)}


def test_a_drummer_strikes_the_last_standing_enemy():
    assert set(answers(battle("DD", "DD", E2=0), "G1")) == {Attack(decision="r1.order.s0", target=2)}
    assert set(answers(battle("DD", "DD", E2=0, G2="dead"), "G1")) == {Attack(decision="r1.order.s0", target=2, stance="furious")}


def test_a_drummer_who_fell_lies_still_once_where_healing_was_seen():
    fallen = battle("DD", "DD", healing_seen=["good"])
    fallen.state.characters[0].trace, fallen.state.characters[0].health = [3, 0], 0
    assert kinds(answers(fallen, "G1")) == {"idle"}
    fallen.state.characters[0].trace = [3, 0, 0]
    assert kinds(answers(fallen, "G1")) == {"hail"}
    unhealed = battle("DD", "DD")
    unhealed.state.characters[0].trace, unhealed.state.characters[0].health = [3, 0], 0
    assert kinds(answers(unhealed, "G1")) == {"hail"}


def test_a_backing_vocal_heals_the_down_first():
    assert set(answers(battle("BDD", "DD", G2=0, G3=1), "G1")) == {Heal(decision="r1.order.s0", target=1)}
    at_one = answers(battle("BD", "DD", G2=1), "G1")
    healed = at_one[Heal(decision="r1.order.s0", target=1)]
    assert 0.5 < healed / 300 < 0.7


def test_a_conductor_inspires_the_healthiest_and_wards_the_weak():
    (only,) = set(answers(battle("CDD", "DD", G2=2, G3=1), "G1"))
    assert only == Conduct(decision="r1.order.s0", first="inspiration", first_target=1, second="ward", second_target=2)
    (single,) = set(answers(battle("CD", "DD"), "G1"))
    assert single.helps == (("inspiration", 1), ("ward", 1))


def test_a_conductor_alone_or_in_a_dry_battle_strikes():
    assert kinds(answers(battle("CD", "DD", G2=0), "G1")) == {"attack"}
    dry = battle("CD", "DD")
    dry.state.dry["evil"] = 3
    assert kinds(answers(dry, "G1")) == {"attack"}


def test_stances_follow_the_own_health():
    found = {
        health: {action.stance for action in answers(battle("CD", "DD", G1=health, G2=0), "G1") if isinstance(action, Attack)}
        for health in (3, 2, 1)
    }
    assert found == {3: {"balanced"}, 2: {"balanced", "furious"}, 1: {"cautious"}}


def test_who_is_down_and_no_drummer_lies_still():
    assert set(answers(battle("BD", "DD", G1=0), "G1")) == {Idle(decision="r1.order.s0")}


def test_the_easy_level_draws_any_legal_order():
    found = answers(battle("BD", "DD"), "G1", "easy", 600)
    assert kinds(found) == {"attack", "heal", "curse"}
    assert len(found) == 2 * 3 + 1 + 2
    down = answers(battle("DD", "DD", G1=0), "G1", "easy", 600)
    assert 0.4 < down[Idle(decision="r1.order.s0")] / 600 < 0.6


@pytest.mark.rule("ARENA-R26", "ARENA-CLASS-b")
def test_a_line_is_drawn_alike_for_every_class_and_order_and_none_for_who_is_down():
    lines = []
    for classes in ("DD", "CB", "BC"):
        table = battle(classes)
        post = table.decision("r1.post.s0")
        lines.append([ARENA.script_says(table.look("G1"), post, random.Random(k), "ru") for k in range(400)])
    assert lines[0] == lines[1] == lines[2]
    assert len({repr(line) for line in lines[0]}) == len(wordings())
    down = battle(G1=0)
    assert ARENA.script_says(down.look("G1"), down.decision("r1.post.s0"), random.Random(1), "en") is None
    assert ARENA.script_says(down.look("G2"), down.decision("r1.order.s1"), random.Random(1), "en") is None


def test_strict_lines_leave_music_out_and_every_line_passes_the_lint():
    table = battle("DC", options={"neutral_lines": "strict"})
    post = table.decision("r1.post.s0")
    said = {action.text for k in range(400) if (action := ARENA.script_says(table.look("G1"), post, random.Random(k), "en"))}
    assert len(said) == sum(not one.music for one in wordings())
    for wording in wordings():
        for words in (wording.en, wording.ru):
            assert ARENA.text_refusal(table.state, 0, post, words.format(name="X")) is None


@pytest.mark.rule("ARENA-R39")
def test_a_script_begins_no_vote():
    table = battle()
    vote = table.decision("r1.concede.s0")
    action = ARENA.script(table.look("G1"), vote, lambda picks: None, random.Random(1))
    assert action.agree is False
