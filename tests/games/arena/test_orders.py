"""What may be ordered, and the first rule that stands against it."""

import itertools

import pytest

from bot.kernel import walk
from bot.kernel.game import RuleViolation
from cogs.arena.rules.actions import Attack, Conduct, Hail, Unclear
from cogs.arena.rules.drafts import Draft, Part, judge, lacks, order_of
from cogs.arena.rules.game import ARENA
from cogs.arena.rules.legality import position_of, position_of_view
from tests.games.arena.battle import Battle, battle


def offered(table: Battle, tag: str, *picks: tuple[str, object]) -> tuple[object, ...]:
    seat = table.seat(tag)
    choices = ARENA.choices(table.state, seat, table.decision(f"r{table.state.round}.order.s{seat}"), picks)  # type: ignore[arg-type]
    return choices.values if choices else ()


def cited(table: Battle, tag: str, draft: Draft) -> str | None:
    violation = judge(position_of(table.state, table.seat(tag)), draft)
    return violation.rule if violation else None


@pytest.mark.rule("ARENA-BATTLE-a", "ARENA-ORDER-b")
def test_an_order_is_taken_without_a_die_a_change_or_a_public_word():
    table = battle()
    before, entry = table.state.model_copy(deep=True), table.order("G1", "attack", target="E1", stance="furious")
    assert (table.state, table.events(), table.change.draws) == (before, [], [])
    assert set(entry.facts) == {"seat", "decision", "seal"}


@pytest.mark.rule("ARENA-ORDER-g")
@pytest.mark.parametrize(
    ("cls", "kinds"),
    [("C", {"attack", "conduct"}), ("B", {"attack", "heal", "curse"}), ("D", {"attack", "hail"})],
)
def test_each_class_is_offered_its_own_abilities(cls: str, kinds: set[str]):
    assert set(offered(battle(cls + "D"), "G1")) == kinds | {"idle", "unclear", "absent"}


@pytest.mark.rule("ARENA-ORDER-g")
def test_a_refused_order_leaves_the_earlier_one_in_force():
    table = battle()
    table.order("G1", "attack", target="E1")
    with pytest.raises(RuleViolation):
        table.order("G1", "heal", target="G2")
    table.close_round(4)
    assert table.health("E1") == 2


@pytest.mark.rule("ARENA-CONTENT-c", "ARENA-ORDER-h")
def test_every_living_enemy_is_open_to_an_attack_and_nobody_else():
    table = battle("DDD", "DDDDDD", E1=0, E2="dead")
    enemies = tuple(table.seat(tag) for tag in ("E1", "E3", "E4", "E5", "E6"))
    assert offered(table, "G1", ("kind", "attack")) == enemies


@pytest.mark.rule("ARENA-WOUND-e", "ARENA-R29")
@pytest.mark.parametrize(("cls", "acts"), [("C", False), ("B", False), ("D", True)])
def test_who_is_down_lies_still_unless_a_drummer(cls: str, acts: bool):
    table = battle(cls + "D", G1=0)
    assert ("attack" in offered(table, "G1")) is acts
    assert "idle" in offered(table, "G1")


@pytest.mark.rule("ARENA-ORDER-f", "ARENA-DRUM-b", "ARENA-ABILITY-a", "ARENA-VOCAL-b", "ARENA-COND-b")
@pytest.mark.parametrize(
    ("cls", "parts", "rule"),
    [
        ("C", [("ward", "G1"), ("attack", "E1")], "ARENA-ORDER-f"),
        ("D", [("hail", 2), ("attack", "E1")], "ARENA-ORDER-f"),
        ("D", [("idle", ""), ("attack", "E1")], "ARENA-ORDER-f"),
        ("B", [("heal", "G2"), ("curse", "E1")], "ARENA-VOCAL-b"),
        ("C", [("ward", "G1"), ("ward", "G2"), ("inspiration", "G2")], "ARENA-ABILITY-a"),
        ("D", [("hail", 2), ("hail", 2)], "ARENA-ABILITY-a"),
        ("C", [("ward", "G1"), ("inspiration", "G2")], None),
        ("C", [("heal", "G2")], "ARENA-ORDER-g"),
    ],
)
def test_one_thing_a_round(cls: str, parts: list[tuple[str, object]], rule: str | None):
    table = battle(cls + "D")
    drafted = tuple(
        Part(verb, number=what) if isinstance(what, int) else Part(verb, (table.seat(str(what)),) if what else ())  # type: ignore[arg-type]
        for verb, what in parts
    )
    assert cited(table, "G1", Draft(drafted)) == rule


@pytest.mark.rule("ARENA-ATTACK-a", "ARENA-ATTACK-b", "ARENA-R22")
def test_an_attack_without_one_target_is_asked_for_it_and_kept_as_unclear():
    nobody, everybody, two = Draft((Part("attack"),)), Draft((Part("attack"),), everyone=True), Draft((Part("attack", (3, 2)),))
    assert [lack.rule for draft in (nobody, everybody, two) if (lack := lacks(draft))] == [
        "ARENA-ATTACK-a",
        "ARENA-ATTACK-b",
        "ARENA-ATTACK-a",
    ]
    assert order_of(Draft((Part("attack"),), frozenset({"furious"})), "d") == Unclear(decision="d", verb="attack", stance="furious")
    assert order_of(two, "d") == Unclear(decision="d", verb="attack", named=(2, 3))


@pytest.mark.rule("ARENA-ATTACK-a")
def test_a_clear_attack_lacks_nothing():
    draft = Draft((Part("attack", (2,)),))
    assert lacks(draft) is None
    assert order_of(draft, "d") == Attack(decision="d", target=2)


@pytest.mark.rule("ARENA-ATTACK-e", "ARENA-STANCE-g", "ARENA-DRUM-k", "ARENA-R23")
@pytest.mark.parametrize(
    ("cls", "part", "stances", "rule"),
    [
        ("D", Part("attack", (2,)), {"furious", "cautious"}, "ARENA-ATTACK-e"),
        ("D", Part("attack", (2,)), {"furious"}, None),
        ("B", Part("heal", (1,)), {"cautious"}, "ARENA-STANCE-g"),
        ("C", Part("ward", (0,)), {"furious"}, "ARENA-STANCE-g"),
        ("D", Part("hail", number=2), {"furious"}, "ARENA-DRUM-k"),
    ],
)
def test_one_stance_and_only_with_an_attack(cls: str, part: Part, stances: set[str], rule: str | None):
    assert cited(battle(cls + "D"), "G1", Draft((part,), frozenset(stances))) == rule  # type: ignore[arg-type]


@pytest.mark.rule("ARENA-DRUM-g", "ARENA-DRUM-i", "ARENA-DRUM-f", "ARENA-R11")
@pytest.mark.parametrize(
    ("part", "rule"),
    [
        (Part("hail", (3, 4)), "ARENA-DRUM-g"),
        (Part("hail", number=1), "ARENA-DRUM-i"),
        (Part("hail", number=3), "ARENA-DRUM-f"),
        (Part("hail", number=2), None),
        (Part("hail"), None),
    ],
)
def test_a_hail_declares_a_number_only(part: Part, rule: str | None):
    assert cited(battle("DDD", "DDD", E3=0), "G1", Draft((part,))) == rule


@pytest.mark.rule("ARENA-WOUND-i")
def test_the_first_rule_in_the_books_order_is_cited():
    table = battle("CDD", "DDD", G2="dead")
    wards = (Part("ward", (table.seat("G2"),)), Part("ward", (table.seat("G2"),)))
    assert cited(table, "G1", Draft(wards)) == "ARENA-COND-i"
    assert cited(table, "G1", Draft(wards[:1])) == "ARENA-WOUND-i"
    assert cited(table, "G2", Draft((Part("attack", (table.seat("E1"),)),))) == "ARENA-WOUND-i"


@pytest.mark.rule("ARENA-COND-g", "ARENA-COND-h", "ARENA-COND-i")
def test_two_abilities_are_one_action_whichever_was_named_first():
    first = Conduct(decision="d", first="ward", first_target=1, second="inspiration", second_target=1)
    assert first == Conduct(decision="d", first="inspiration", first_target=1, second="ward", second_target=1)
    assert first.helps == (("inspiration", 1), ("ward", 1))
    table = battle("CD")
    pairs = {
        action.helps
        for action in walk.legal_actions(ARENA, table.state, 0, table.decision("r1.order.s0"))
        if isinstance(action, Conduct) and action.second
    }
    assert pairs == {
        (("inspiration", 1), ("ward", 0)),
        (("inspiration", 1), ("ward", 1)),
        (("ward", 0), ("ward", 1)),
    }


@pytest.mark.rule("ARENA-R18")
def test_help_and_curse_reach_the_down_of_every_class_alike():
    table = battle("CB", "DB", E1=0, G2=0)
    assert table.seat("G2") in offered(table, "G1", ("kind", "conduct"), ("first", "ward"))
    other = battle("BC", "BD", E1=0)
    assert other.seat("E1") in offered(other, "G1", ("kind", "curse"))


@pytest.mark.rule("ARENA-R41")
def test_a_furious_hail_is_offered_only_where_the_table_allows_it():
    allowed = battle(options={"hail_stance": "furious_allowed"})
    assert offered(allowed, "G1", ("kind", "hail"), ("number", 2)) == ("none", "furious")
    allowed.order("G1", "hail", number=2, stance="furious")
    with pytest.raises(RuleViolation) as violation:
        battle().order("G1", "hail", number=2, stance="furious")
    assert violation.value.rule == "ARENA-DRUM-k"


@pytest.mark.rule("ARENA-ORDER-d")
def test_there_is_no_way_to_tell_a_team_mate_something_in_private():
    table = battle()
    entry = table.order("G1", "post", text="We wait for dawn.")
    assert "action" in entry.facts
    assert [event.audience for event in table.events()] == ["everyone"]
    asked = {(decision.ask, decision.secret) for decision in table.decisions}
    assert asked == {("order", True), ("post", False), ("concede", True), ("master", True)}


@pytest.mark.rule("ARENA-R21", "ARENA-R42")
def test_an_order_may_be_changed_and_withdrawn_until_its_round_closes_and_never_after():
    table = battle()
    table.order("G1", "attack", target="E1")
    table.order("G1", "attack", target="E2")
    table.withdraw(0, "r1.order.s0", 0)
    table.order("G1", "hail", number=2)
    stale = Hail(decision="r1.order.s0", number=2)
    table.close_round(1, 1, draws=("E1", "E2"))
    with pytest.raises(RuleViolation) as violation:
        table.take(0, stale, 0)
    assert violation.value.rule == "LT-1"
    with pytest.raises(RuleViolation):
        table.close("r1.order", 0)  # a round is resolved once
    assert table.state.round == 2


@pytest.mark.rule("ARENA-R21")
@pytest.mark.parametrize(("option", "groups"), [("all_answered", ["r1.order"]), ("never", [])])
def test_a_round_closes_early_when_all_have_answered_or_never(option: str, groups: list[str]):
    table = battle(options={"early_close": option})
    for tag in ("G1", "G2", "E1"):
        table.order(tag, "idle")
        assert table.complete_groups() == []
    table.order("E2", "idle")
    assert table.complete_groups() == groups


@pytest.mark.rule("ARENA-R30")
def test_an_order_needs_its_text_where_the_table_says_so():
    table = battle(options={"post_required": "on"}, G2=0)
    assert offered(table, "G1") == ("idle", "absent")
    with pytest.raises(RuleViolation) as violation:
        table.order("G1", "attack", target="E1")
    assert violation.value.rule == "ARENA-R30"
    table.order("G2", "attack", target="E1")  # who is down needs none: a text would tell who acts at 0
    table.order("G1", "post", text="He draws.")
    table.order("G1", "attack", target="E1")


def test_the_parser_judges_by_the_view_as_the_table_by_the_state():
    for cls, health in itertools.product("CBD", (3, 1, 0)):
        table = battle(cls + "D", "BD", G1=health, E2=0)
        assert position_of_view(table.look("G1")) == position_of(table.state, 0)
