"""Every shipped card in the hands of its animal, through the whole engine: the act, the dice, what comes."""

from pathlib import Path
from typing import Any

import pytest

from cogs.nightlight.library import cards
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.numbers import dream_change, heals, pool_size, value_of, worth_of_faces
from tests.games.nightlight.boards import animal, attacked
from tests.games.nightlight.boards import night as lying
from tests.games.nightlight.night import Evening, night

STRONG = "N06#1!"  # 2 defense, 4 health, exhausted; so is the rest where nothing is said
SLEEPS = ["N07#1!"]


def facts(events: list[Any], *kinds: str) -> list[tuple[Any, ...]]:
    """Kind and the facts that tell most, of events of some kinds."""
    told = ("target", "card", "enemy", "stat", "pool", "n", "damage", "why")
    return [(one.kind, *(getattr(one, name) for name in told if hasattr(one, name))) for one in events if one.kind in kinds]


def evening(key: str, card: str, *, enemies: list[str], dice: list[int], friend: list[str] | None = None, **fields: Any) -> Evening:
    """The animal with its card and enemies; an Owl (or a Bear) beside it with a ready denizen, so that the round goes on."""
    other = "OWL" if key != "OWL" else "BEA"
    told = {"P1__stash": [card], "P1__front": enemies, "P2__stash": friend or ["W14#1"], "P2__front": ["N05#1", *SLEEPS], **fields}
    return night(key, other, dice=[*dice, *[1] * 20], **told)


@pytest.mark.rule("NL-CON-c", "NL-CON-d")
@pytest.mark.parametrize(
    ("key", "card", "enemies", "dice", "kinds", "told"),
    [
        ("BEA", "BEA1", [STRONG], [1] * 5 + [6], ("pool_changed", "compared"), [("pool_changed", "defense", -1), ("compared", 1, 0)]),
        (
            "BEA",
            "BEA3",
            [STRONG, "N01#1", "N04#1"],
            [1] * 9,
            ("exhausted",),
            [("exhausted", "BEA3", "cost"), ("exhausted", "N01#1", "effect"), ("exhausted", "N04#1", "effect")],
        ),
        ("RAB", "RAB1", ["N01#1!", STRONG], [6] + [1] * 5, ("banished", "readied"), [("banished", "N01#1"), ("readied", "RAB1")]),
        ("RAB", "RAB1", [STRONG], [1] * 7, ("readied",), []),
        (
            "RAB",
            "RAB3",
            [STRONG, "N01#1!", "N04#1!"],
            [1] * 8,
            ("wounded", "banished"),
            [("wounded", "N01#1", 1), ("wounded", "N04#1", 1), ("banished", "N01#1")],
        ),
        ("OWL", "OWL3", [STRONG], [1] * 8, ("wounded", "healed"), [("wounded", "N06#1", 2), ("healed", "OWL", 1)]),
        ("TUR", "TUR1", [STRONG], [1] * 6, ("stat_changed",), [("stat_changed", "TUR", "defense", 1)]),
        ("FOX", "FOX1", [STRONG], [1] * 7, ("pool_changed",), [("pool_changed", "defense", -1)]),
        (
            "FOX",
            "FOX2",
            [STRONG],
            [1] * 7,
            ("attack_declared", "exhausted"),
            [("attack_declared", "FOX2", 1), ("exhausted", "FOX2", "cost")],
        ),
        ("DRA", "DRA1", [STRONG], [1] * 7, ("wounded",), [("wounded", "N06#1", 1)]),
        ("DRA", "DRA3", [STRONG, "N04#1!"], [1] * 8, ("wounded",), [("wounded", "N06#1", 1), ("wounded", "N04#1", 1)]),
        ("OWL", "W01#1", [STRONG], [1] * 5, ("wounded",), [("wounded", "N06#1", 2)]),
        ("BEA", "W02#1", [STRONG], [1] * 9, ("pool_changed",), [("pool_changed", "attack", 1)]),
        ("RAB", "W03#1", [STRONG, "N04#1"], [1] * 7, ("exhausted",), [("exhausted", "W03#1", "cost"), ("exhausted", "N04#1", "effect")]),
        ("BEA", "W04#1", [STRONG], [1] * 6, ("stat_changed",), [("stat_changed", "BEA", "defense", 1)]),
        (
            "FOX",
            "W05#1",
            ["N01#1!", "N04#1!"],
            [6] + [1] * 6,
            ("banished", "wounded"),
            [("wounded", "N01#1", 1), ("banished", "N01#1"), ("wounded", "N04#1", 1)],
        ),
        ("OWL", "W06#1", [STRONG], [1] * 5, ("readied",), [("readied", "W06#1")]),
        ("OWL", "W06#1", [STRONG], [6] + [1] * 4, ("readied",), []),
        (
            "RAB",
            "W07#1",
            ["N04#1"],
            [6] + [1] * 7,
            ("wounded", "exhausted"),
            [("exhausted", "W07#1", "cost"), ("wounded", "N04#1", 1), ("exhausted", "N04#1", "effect")],
        ),
        ("RAB", "W07#1", ["N04#1"], [1] * 8, ("exhausted",), [("exhausted", "W07#1", "cost")]),
        ("DRA", "W08#1", [STRONG, "N04#1!"], [1] * 8, ("wounded",), [("wounded", "N04#1", 1)]),
        ("RAB", "W09#1", [STRONG], [1] * 7, ("moved", "effect_skipped"), [("effect_skipped", "W09#1", "declined")]),
        ("OWL", "W10#1", [STRONG], [1] * 4, ("pool_changed", "rolled"), [("pool_changed", "defense", -2), ("rolled", 1)]),
        ("FOX", "W14#2", ["N01#1!", STRONG], [6] + [1] * 6, ("banished", "healed"), [("banished", "N01#1"), ("healed", "FOX", 1)]),
        ("BEA", "W13#1", [STRONG], [1] * 6, ("healed",), [("healed", "BEA", 1)]),
    ],
)
def test_an_attack_does_what_its_card_says(
    key: str, card: str, enemies: list[str], dice: list[int], kinds: tuple[str, ...], told: list[Any]
):
    table = evening(key, card, enemies=enemies, dice=dice, P1__wounds=1)
    target = {"W03#1": "N04#1"}.get(card, enemies[0].rstrip("!"))
    answers = {"W09#1": {"targets": ["-"]}}.get(card, {})
    events = table.do("attack", card=card, enemy=target, **answers)
    mine = events[: next((n for n, one in enumerate(events) if one.kind == "turn_begun"), len(events))]
    assert facts(mine, *kinds) == told


@pytest.mark.rule("NL-CON-h")
@pytest.mark.parametrize(("key", "card", "dice"), [("FOX", "FOX3", 8), ("RAB", "W11#1", 5)])
def test_own_dice_are_rerolled_after_the_roll(key: str, card: str, dice: int):
    table = evening(key, card, enemies=[STRONG], dice=[1] * dice + [1, 1] + [6])
    table.do("attack", card=card, enemy="N06#1")
    assert table.asked() == ["r1.c1.choose.s0"]
    assert ("compared", 1, 1) in facts(table.do("choose", dice=["attack.0"]), "compared")


@pytest.mark.rule("NL-CON-n")
def test_a_drum_readies_a_friends_card_at_once():
    table = evening("BEA", "W12#1", enemies=[STRONG], dice=[1] * 6, friend=["W14#1!", "W01#1"])
    events = table.do("attack", card="W12#1", enemy="N06#1")
    assert ("readied", "W14#1") in facts(events, "readied")
    assert table.of("P2.stash") == ["W14#1", "W01#1"]


@pytest.mark.rule("NL-P2.A-e", "NL-CON-s", "NL-CON2-e")
@pytest.mark.parametrize(
    ("key", "card", "kinds", "told"),
    [
        ("BEA", "BEA2", ("pool_changed",), [("pool_changed", "defense", 3)]),
        ("RAB", "RAB2", ("cancelled", "rolled"), [("cancelled", 1)]),
        ("FOX", "G2#1", ("pool_changed",), [("pool_changed", "defense", 2)]),
    ],
)
def test_an_attack_on_its_animal_is_answered(key: str, card: str, kinds: tuple[str, ...], told: list[Any]):
    table = night(key, dice=[1] * 30, P1__stash=[card, "W14#1"], P1__front=["N06#1"])
    table.do("pass")
    events = table.do("free", card=card)
    assert ("exhausted", card, "cost") in facts(events, "exhausted")
    assert facts(events, *kinds)[: len(told)] == told


@pytest.mark.rule("NL-CON-k")
def test_a_turtle_stands_in_front_of_a_friend_and_not_of_itself():
    table = night("TUR", "OWL", dice=[1] * 30, P1__stash=["TUR2", "W01#1"], P1__front=["N01#1"], P2__stash=["W01#2"], P2__front=["N06#1"])
    table.do("pass")
    assert facts(table.do("free", card="TUR2"), "redirected", "exhausted")[0] == ("exhausted", "TUR2", "cost")
    lying = {"P1__stash": ["TUR2", "W01#1"], "P1__front": ["N06#1"], "P2__stash": ["W01#2"], "P2__front": ["N01#1"]}
    alone = night("TUR", "OWL", turn="P2", dice=[1] * 30, **lying)
    alone.do("pass", 1)
    assert facts(alone.events("redirected"), "redirected") == []


@pytest.mark.rule("NL-P2.A-f", "NL-CON-r")
@pytest.mark.parametrize(
    ("key", "card", "answers", "kinds", "told"),
    [
        ("OWL", "OWL2", {"targets": ["N04#1"]}, ("exhausted",), [("exhausted", "OWL2", "cost"), ("exhausted", "N04#1", "effect")]),
        ("TUR", "TUR3", {}, ("stat_changed",), [("stat_changed", "TUR", "defense", 1), ("stat_changed", "BEA", "defense", 1)]),
        ("DRA", "DRA2", {"targets": ["N04#1"]}, ("exhausted",), [("exhausted", "DRA2", "cost"), ("exhausted", "N04#1", "effect")]),
        ("FOX", "G3#1", {"targets": ["N01#1"]}, ("exhausted",), [("exhausted", "G3#1", "cost"), ("exhausted", "N01#1", "effect")]),
        ("FOX", "G1#1", {}, ("discarded", "healed"), [("discarded", "G1#1"), ("healed", "FOX", 2)]),
        ("FOX", "G5#1", {}, ("exhausted", "looked"), [("exhausted", "G5#1", "cost"), ("looked",)]),
    ],
)
def test_a_free_action_is_no_attack(key: str, card: str, answers: dict[str, Any], kinds: tuple[str, ...], told: list[Any]):
    table = night(key, "BEA", P1__stash=[card, "W14#1"], P1__front=["N01#1", "N04#1"], P1__wounds=2, dice=[1] * 60)
    assert facts(table.do("free", card=card, **answers), *kinds) == told
    if card == "G5#1":
        table.do("put")
    assert ("attack_declared", "W14#1", 1) in facts(table.do("attack", card="W14#1", enemy="N01#1"), "attack_declared")


@pytest.mark.rule("NL-CON-h")
@pytest.mark.parametrize(("key", "card"), [("OWL", "OWL1"), ("FOX", "G4#1")])
def test_an_enemys_successes_are_rerolled(key: str, card: str):
    table = night(key, dice=[6, 6, 6, 1, 1, 1] + [1] * 3 + [2, 3] + [1] * 20, P1__stash=[card, "W14#1"], P1__front=["N06#1", "N01#1!"])
    table.do("pass")
    events = table.do("free", card=card, dice=["attack.0", "attack.1"])
    assert [(one.was, one.face) for one in events if one.kind == "rerolled"] == [(6, 2), (6, 3)]
    assert ("compared", 1, 1) in facts(events, "compared")


def test_every_skill_and_item_is_played_on_this_page():
    """A new card wants a row."""
    source = Path(__file__).read_text("utf-8")
    left = [key for key in (*cards().skills, *cards().items) if f'"{key}"' not in source and f'"{key}#' not in source]
    assert left == []


@pytest.mark.rule("NL-CON-p", "NL-CON-q", "NL-R39")
@pytest.mark.parametrize(("lesson", "skill"), [("L1#1", "FOX1"), ("L2#1", "FOX2"), ("L3#1", "FOX3")])
def test_a_lesson_gives_the_best_skill_of_its_level_by_default(lesson: str, skill: str):
    table = night("FOX", at="raid", row=[lesson, "W01#1", "W02#1", "W03#1"])
    events = table.do("rank", cards=[lesson], skills=[skill])
    assert [one.skill for one in events if one.kind == "skill_learned"] == [skill]


# -------------------------------------------------------------------------------------------------------------- Dreams and bosses


@pytest.mark.rule("NL-CARD4-a", "NL-CON-u", "NL-CON-v", "NL-CON2-d", "NL-SETUP4-e")
@pytest.mark.parametrize(
    ("dream", "changes"),
    [
        ("DS2", {"BEA.defense": 1, "enemies": 1}),
        ("DS4", {"S01#1.attack": 1, "enemies": 1}),
        ("DS5", {"BEA.attack": -1, "enemies": 1}),
        ("DS6", {"BEA.attack": 1, "enemies": 1}),
        ("DH2", {"BEA.defense": -1, "enemies": 1}),
        ("DH3", {"H01#1.defense": 1, "enemies": 1}),
        ("DH6", {"N01#1.attack": 1, "S01#1.attack": 1, "H01#1.attack": 1, "Z01#1.attack": 1, "enemies": 1}),
        ("DZ2", {"BEA.defense": -1}),
        ("DZ3", {"Z01#1.attack": 1, "B-ZOR.attack": 1}),
        ("DZ1", {}),
    ],
)
def test_a_dream_changes_pools_while_it_is_on_top(dream: str, changes: dict[str, int]):
    front = "N01#1 N04#1 S01#1 H01#1 Z01#1"
    plain, under = (lying(animal("BEA", front=front), animal("OWL"), boss="B-ZOR", dreams=dreams) for dreams in ([], [dream]))
    crowd = changes.get("enemies", 0)
    for who in ("BEA", "OWL", "B-ZOR", *front.split()):
        for stat in ("attack", "defense"):
            usual = changes.get(f"BEA.{stat}", 0) if who == "OWL" else changes.get(f"{who}.{stat}", 0)
            more = usual + (crowd if who in front and stat == "attack" else 0)
            assert value_of(under, who, stat) - value_of(plain, who, stat) == more, (who, stat)


@pytest.mark.rule("NL-CARD4-b", "NL-R21")
@pytest.mark.parametrize(("dream", "worth"), [("DS1", 2), ("DH1", 2), ("DZ1", 2), ("DZ2", 1)])
def test_three_dreams_make_sixes_count_twice(dream: str, worth: int):
    assert worth_of_faces(lying(animal("FOX"), dreams=[dream])) == (0, 0, 0, 0, 1, worth)


@pytest.mark.rule("NL-R20", "NL-CON-f")
def test_only_the_top_dream_counts_or_all_with_deep_dream():
    covered = lying(animal("FOX"), dreams=["DZ5", "DZ2"])
    assert (heals(covered), value_of(covered, "FOX", "defense")) == (True, 2)
    deep = lying(animal("FOX"), dreams=["DZ5", "DZ2"], deep_dream="on")
    assert (heals(deep), value_of(deep, "FOX", "defense")) == (False, 2)


@pytest.mark.rule("NL-R20", "NL-CON-v")
@pytest.mark.parametrize(
    ("dreams", "more"),
    [(["DS1"], 1), (["DS1", "DS2", "DS3"], 1), (["DS1", "DH1", "DH2"], 1), (["DZ1", "DS1"], 1), (["DZ1", "DZ2"], 0), (["DS4", "DS1"], 2)],
    ids=["one", "three of a deck", "two decks, as with Nyx", "with a deck that has none", "none", "beside a Dream's own line"],
)
def test_the_crowd_line_holds_once_with_deep_dream(dreams: list[str], more: int):
    board = lying(animal("FOX", front="S01#1"), animal("OWL"), dreams=dreams, deep_dream="on")
    assert value_of(board, "S01#1", "attack") == 3 + more
    assert sum(dream_change(board, one, "attack") for one in ("FOX", "OWL")) == 0


@pytest.mark.rule("NL-R32", "NL-CON-i")
def test_a_pool_never_goes_below_zero():
    attack = attacked("N01#1", "FOX")
    attack.defense_more = -9
    assert pool_size(lying(animal("FOX", front="N01#1"), attack=attack), attack, "defense") == 0


@pytest.mark.rule("NL-CON-z", "NL-CON-x")
@pytest.mark.parametrize(
    ("boss", "deck", "told"),
    [
        ("B-SPI", "spidipede", ["FOX"]),  # most wounds
        ("B-HUS", "hushmoth", ["FOX", "OWL"]),
        ("B-ZOR", "zordo", ["OWL"]),
        ("B-NYX", "zordo", ["OWL"]),  # half of two, with the most denizens in front
    ],
)
def test_a_boss_looms_once_in_the_first_turn_and_is_exhausted(boss: str, deck: str, told: list[str]):
    table = night(
        "FOX", "OWL", dice=[1] * 60, options={"dream": deck, "boss": "nyx" if boss == "B-NYX" else "deck"}, boss=boss, turns_begun=0,
        P1__wounds=2, P1__stash=["W14#1", "W01#1!"], P2__stash=["W01#2"], P1__front=["N01#1!"], P2__front=["N02#1!", "N02#2"],
    )  # fmt: skip
    table.do("pass")
    assert [one.on for one in table.events("attack_declared") if one.what == "loom"] == told
    assert [(one.card, one.why) for one in table.events("exhausted") if one.card == boss] == [(boss, "attacked")]
    if boss == "B-SPI":
        assert {one.card for one in table.events("exhausted") if one.by == boss} == {"W14#1", "W01#2"}
    if boss == "B-ZOR":
        assert [one.seat for one in table.events("dealt")] == [0]
    if boss == "B-NYX":
        assert len(table.events("dream_turned")) == 1


@pytest.mark.rule("NL-CON2-b")
@pytest.mark.parametrize(
    ("boss", "deck", "kinds", "told"),
    [
        ("B-SPI", "spidipede", ("healed",), [("healed", "FOX", 2), ("healed", "OWL", 1)]),
        ("B-HUS", "hushmoth", ("healed",), [("healed", "FOX", 2), ("healed", "OWL", 1)]),
        ("B-ZOR", "zordo", ("exhausted",), [("exhausted", "N01#1", "effect"), ("exhausted", "N02#1", "effect")]),
        ("B-NYX", "zordo", ("dream_ended", "healed"), [("dream_ended",), ("healed", "FOX", 1), ("healed", "OWL", 1)]),
    ],
)
def test_a_banished_boss_falls(boss: str, deck: str, kinds: tuple[str, ...], told: list[Any]):
    health = cards().bosses[boss].health_for(2)
    table = night(
        "FOX", "OWL", dice=[6, 1, 1, 1, 1] + [1] * 60, options={"dream": deck, "boss": "nyx" if boss == "B-NYX" else "deck"},
        boss=f"{boss}!:{health - 2}", dreams=["DZ1"] if deck == "zordo" else [],
        P1__wounds=3, P2__wounds=1, P1__stash=["W01#1"], P2__stash=["W14#1"], P1__front=["N01#1"], P2__front=["N02#1"],
    )  # fmt: skip
    events = table.do("attack", card="W01#1", enemy=boss)
    assert [one.boss for one in events if one.kind == "boss_banished"] == [boss]
    first = next(n for n, one in enumerate(events) if one.kind == "boss_banished")
    assert facts(events[first:], *kinds)[: len(told)] == told
    assert (table.of("boss"), table.state.boss_banished) == (None, boss)


@pytest.mark.rule("NL-CON-r")
def test_every_free_action_is_of_one_of_three_windows():
    found = {key: free_action(cards().stash_card(key)) for key in (*cards().skills, "G1", "G2", "G3", "G4", "G5")}
    windows = {key: one.window for key, one in found.items() if one}
    assert {window: sorted(key for key, one in windows.items() if one == window) for window in set(windows.values())} == {
        "open": ["DRA2", "FOX2", "G1", "G3", "G5", "OWL2", "TUR3"],
        "declared": ["BEA2", "G2", "RAB2", "TUR2"],
        "rolled": ["G4", "OWL1"],
    }
