"""What each may know, and when (content, part 6)."""

import json
import random
from collections import defaultdict
from typing import Any

import pytest

from bot.kernel import walk
from bot.kernel.dice import Stream
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.positions import sides
from tests.games.arena.battle import Battle, battle

SECRET_KINDS = {"own_roll", "order_reckoned", "attack_reckoned", "health_reckoned", "order_lapsed", "order_missed", "concede_voted"}


def public(events: list[Any]) -> list[Any]:
    return [event for event in events if event.audience == "everyone"]


def fought(**options: str) -> tuple[Battle, list[Any]]:
    """A round in which a Drummer wounds twice, one heals and one is cursed."""
    table = battle("DB", "BD", G2=2, options=options)
    table.order("G1", "attack", target="E1", stance="furious")
    table.order("G2", "heal", target="G1")
    table.order("E1", "curse", target="G1")
    table.order("E2", "attack", target="G2", stance="cautious")
    return table, table.close_round(8, 6)


@pytest.mark.rule("ARENA-R25", "ARENA-ORDER-b")
def test_each_attacker_alone_learns_the_own_die_and_own_modifier_and_nothing_that_others_added():
    table, events = fought()
    rolls = {event.audience: event.roll for event in events if event.kind == "own_roll"}
    assert {seats: (roll.dice, roll.stance, roll.modifier, roll.fell_on) for seats, roll in rolls.items()} == {
        (0,): ((8,), "furious", 2, ()),
        (3,): ((6,), "cautious", -2, ()),
    }
    you = table.look("G1").you
    assert you is not None
    assert you.last == rolls[(0,)]


@pytest.mark.rule("ARENA-R26")
def test_the_announcement_is_the_net_change_of_each_in_a_fixed_order_and_nothing_else():
    _, events = fought()
    told = public(events)
    assert [event.kind for event in told] == ["round_resolved", "changed", "changed", "changed", "changed", "round_opened"]
    assert [(event.seat, event.before, event.after) for event in told[1:5]] == [(0, 3, 3), (1, 2, 1), (2, 3, 1), (3, 3, 3)]
    assert (told[0].good, told[0].evil) == (-1, -2)


@pytest.mark.rule("ARENA-R26")
def test_a_team_stands_together_in_the_announcement_whatever_the_order_of_sign_up():
    seats = [joining for pair in zip(sides(2)[:2], sides(2)[2:], strict=True) for joining in pair]
    state = ARENA.new(ArenaOptions(), seats, Stream(bytes(32), "0" * 64))
    events = list(ARENA.resolve(state, "r1.order", {}, Stream(bytes(32), "0" * 64)))
    assert [event.seat for event in events if event.kind == "changed"] == [0, 2, 1, 3]


@pytest.mark.rule("ARENA-R26")
def test_a_table_may_tell_blows_without_dice():
    _, events = fought(announce="blows")
    assert [(event.attacker, event.target, event.wounds) for event in public(events) if event.kind == "blow_told"] == [(0, 2, 2), (3, 1, 1)]
    assert not SECRET_KINDS & {event.kind for event in public(events)}


@pytest.mark.rule("ARENA-R26")
def test_an_open_battle_tells_everything_and_its_classes_from_the_start():
    table, events = fought(announce="full")
    assert {"order_reckoned", "attack_reckoned", "health_reckoned"} <= {event.kind for event in public(events)}
    assert [line.cls for line in table.look().lines] == ["drummer", "vocal", "vocal", "drummer"]
    opening = list(ARENA.opening_events(table.state))
    assert [event.why for event in opening[:4]] == ["open"] * 4


@pytest.mark.rule("ARENA-R27")
def test_health_is_a_number_for_both_sides_or_a_state_by_the_tables_option():
    assert [line.health for line in battle(G1=2, G2=0, E1="dead").look("E2").lines] == [2, 0, "dead", 3]
    table, events = fought(health="states")
    assert [line.health for line in table.look("G1").lines] == [None] * 4
    assert [line.status for line in table.look("G1").lines] == ["standing"] * 4
    assert {(event.before, event.after) for event in events if event.kind == "changed"} == {(None, None)}
    assert (table.look().sums, table.look().line(0).trace, table.look().line(0).net) == ((), (), None)
    you = table.look("G2").you
    assert you is not None
    assert you.health == 1


@pytest.mark.rule("ARENA-R28", "ARENA-CLASS-b")
@pytest.mark.parametrize(("option", "shown"), [("off", [None, None, None, None]), ("on", [None, None, "vocal", None])])
def test_a_death_tells_the_class_only_where_the_table_says_so(option: str, shown: list[str | None]):
    table = battle("DB", "BD", E1=1, options={"reveal_class_on_death": option})
    table.order("G1", "attack", target="E1")
    events = table.close_round(8)
    assert [line.cls for line in table.look("G1").lines] == shown
    assert [event.seat for event in public(events) if event.kind == "class_revealed"] == ([2] if option == "on" else [])


@pytest.mark.rule("ARENA-R28")
def test_at_the_end_everything_opens_at_once():
    table = battle("DB", "BB", E1=1, E2=0)
    table.order("G1", "attack", target="E1")
    events = table.close_round(4)
    assert [event.cls for event in events if event.kind == "class_revealed"] == ["drummer", "vocal", "vocal", "vocal"]
    reckoned = {event.kind for event in table.events() if event.audience == "end"}
    assert reckoned == {"order_reckoned", "attack_reckoned", "health_reckoned"}
    line = table.look().line(0)
    assert (line.cls, line.dealt, line.healed) == ("drummer", 1, 0)
    assert table.change.all_opened
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers, table.outcome.cause) == ((0, 1), (2, 3), "ARENA-R1")


@pytest.mark.rule("ARENA-R29", "ARENA-ORDER-b")
def test_every_living_seat_is_asked_and_counted_alike_whatever_its_class():
    asked = [
        [(one.id, one.shows, one.secret, one.silence, one.pace) for one in battle(classes, "DD", G1=0, G2="dead").decisions if one.awaited]
        for classes in ("DD", "CB", "BC")
    ]
    assert asked[0] == asked[1] == asked[2]
    assert [one[0] for one in asked[0]] == ["r1.order.s0", "r1.order.s2", "r1.order.s3"]
    assert asked[0][0][1:3] == ("count", True)
    assert battle("DD", G1=0, G2="dead").look().asked == 3


@pytest.mark.rule("ARENA-R29")
def test_who_lies_still_until_healed_answers_each_round_until_it_stands():
    table = battle("BB", "DD", G1=0)
    table.set_standing(0, [ARENA.standing_type(since=1)], 0)
    assert "r1.order.s0" in table.answers
    table.close_round()
    assert "r2.order.s0" in table.answers
    table.order("G2", "heal", target="G1")
    table.close_round()
    assert "r3.order.s0" not in table.answers
    table.order("E1", "attack", target="G1")
    table.close_round(4)
    assert table.health("G1") == 0
    assert "r4.order.s0" not in table.answers  # it has stood since, and is asked anew


@pytest.mark.rule("ARENA-ORDER-c", "ARENA-R30")
def test_a_text_is_public_at_once_and_an_order_brings_none():
    table = battle(G2="dead")
    table.order("G1", "attack", target="E1")
    assert table.events() == []
    table.order("G1", "post", text="She raises her staff.")
    table.order("G2", "post", text="A ghost laughs.")  # the dead tell stories too
    assert [(event.kind, event.seat, event.audience) for event in table.events()] == [
        ("post_published", 0, "everyone"),
        ("post_published", 1, "everyone"),
    ]
    assert table.look().posts[0].text.startswith("note:")
    assert "r1.order.s1" not in {decision.id for decision in table.decisions}


@pytest.mark.rule("ARENA-R30")
def test_texts_may_wait_for_the_announcement_and_show_nothing_before():
    table = battle(options={"posts": "with_the_announcement"})
    before = table.look("E1")
    entry = table.order("G1", "post", text="She raises her staff.")
    assert (table.events(), table.look("E1")) == ([], before)
    assert set(entry.facts) == {"seat", "decision", "seal"}
    assert not any(opening.opened for opening in table.change.openings)
    for tag in ("G1", "G2", "E1", "E2"):
        table.order(tag, "idle")
    events = table.close_round()
    assert [event.seat for event in events if event.kind == "post_published"] == [0]
    assert entry.n in table.change.opened


@pytest.mark.rule("ARENA-R30")
def test_where_texts_wait_an_order_without_its_text_lapses_at_closing():
    table = battle(options={"posts": "with_the_announcement", "post_required": "on"})
    table.order("G1", "attack", target="E1")
    table.order("G2", "attack", target="E1")
    table.order("G2", "post", text="Steel.")
    events = table.close_round(4)
    assert table.health("E1") == 2
    assert [(event.seat, event.rule) for event in events if event.kind == "order_lapsed"] == [(0, "ARENA-R30")]


@pytest.mark.rule("ARENA-R34", "ARENA-R22")
def test_a_host_sees_what_a_spectator_sees():
    table = battle("CB")
    assert ARENA.view(table.state, -1) == ARENA.view(table.state, None)
    assert ARENA.view(table.state, None).you is None


@pytest.mark.rule("ARENA-R25", "ARENA-R26", "ARENA-R28", "ARENA-CLASS-b")
@pytest.mark.lesson("B15")
@pytest.mark.parametrize("options", [{}, {"health": "states"}, {"posts": "with_the_announcement"}], ids=str)
def test_battles_that_differ_only_in_hidden_facts_are_one_battle_to_a_spectator(options: dict[str, str]):
    seen: dict[tuple[int, ...], set[str]] = defaultdict(set)
    for seed in range(300):
        rng = random.Random(seed)
        table = battle("".join(rng.choices("CBD", k=2)), "".join(rng.choices("CBD", k=2)), options=options, G1=rng.choice((0, 3)))
        start = table.health("G1")
        for seat in range(4):
            decision = table.decision(f"r1.order.s{seat}")
            table.take(seat, walk.random_action(ARENA, table.state, seat, decision, rng), 0)
        table.order("G2", "post", text="Thunder.")
        stream = Stream(rng.randbytes(32), "0" * 64)
        table.dice_of = lambda entry, stream=stream: stream  # type: ignore[method-assign]
        table.close("r1.order", 0)
        if table.state.over is None:
            facts = (start, *(one.health for one in table.state.characters))
            told = [json.loads(event.model_dump_json(exclude={"text"})) for event in public(table.events())]
            view = table.look().model_dump(exclude={"posts"})
            seen[facts].add(repr((told, view, [(one.id, one.asked) for one in table.decisions])))
    assert max(map(len, seen.values())) == 1
    assert len(seen) > 12


@pytest.mark.rule("ARENA-R25")
def test_nobody_elses_view_holds_a_planted_class_or_die():
    table, _ = fought()
    for reader in ("G2", "E1", "E2", None):
        told = json.loads(table.look(reader).model_dump_json())
        own = told.pop("you")
        assert "drummer" not in json.dumps(told)
        assert own is None or own["seat"] == table.seat(str(reader))
        assert own is None or own["last"] is None or own["last"]["round"] == 1
