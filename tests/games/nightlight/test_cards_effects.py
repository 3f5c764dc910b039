"""The interpreter of effects, word by word: each target, condition and verb alone, then in pairs (content, part 3)."""

from itertools import product
from typing import get_args

import pytest

from bot.kernel.dice import Scripted
from cogs.nightlight.rules.board import Attack
from cogs.nightlight.rules.content_checks import TARGETS as ALLOWED
from cogs.nightlight.rules.events import (
    Banished,
    Cancelled,
    Dealt,
    DealtOn,
    DreamEnded,
    DreamTurned,
    EffectSkipped,
    Exhausted,
    Healed,
    Looked,
    Moved,
    NightOver,
    PoolChanged,
    Readied,
    Redirected,
    Rerolled,
    Saw,
    StatChanged,
    Unstuffed,
    Wounded,
)
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import BossAttacks, Carried
from cogs.nightlight.rules.vocabulary import ANIMALS, DENIZENS, Part, When
from tests.games.nightlight.boards import aimed, animal, asked, attacked, done, night, verb, works


def crowd(attack: Attack | None = None) -> NightlightState:
    """Fox (first), Owl, Bear (face down), Turtle; the user of cards is the Owl in seat 1."""
    return night(
        animal("FOX", stash="W05#1 FOX1!", front="N01#1 Z04#1! Z01#1", wounds=2),
        animal("OWL", stash="G1#1! W02#1", front="N04#1:1 N01#2 N06#1!", wounds=1),
        animal("BEA", stash="W04#1!", wounds=7, alive=False),
        animal("TUR", front="Z02#1", wounds=3),
        boss="B-ZOR",
        attack=attack,
    )


OWL = 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("wound(user, 1)", ("OWL",)),
        ("wound(any_animal, 1)", ("FOX", "OWL", "TUR")),
        ("wound(each_animal, 1)", ("FOX", "OWL", "TUR")),
        ("wound(that_animal, 1)", ()),
        ("wound(most_wounds, 1)", ("TUR",)),
        ("wound(fewest_wounds, 1)", ("OWL",)),
        ("deal(most_engaged, 1)", ("FOX",)),
        ("deal(fewest_engaged, 1)", ("TUR",)),
        ("attack(most_engaged_half)", ("FOX", "OWL")),
        ("ready(this)", ()),
        ("ready(other_animal_card)", ("FOX1",)),
        ("exhaust(each_own_card)", ("W05#1", "W02#1")),
        ("wound(defender, 1)", ()),
        ("wound(engaged_denizen, 1)", ("N04#1", "N01#2", "N06#1")),
        ("wound(each_engaged_denizen, 1)", ("N04#1", "N01#2", "N06#1")),
        ("wound(other_engaged_denizen, 1)", ("N04#1", "N01#2", "N06#1")),
        ("wound(each_other_engaged_denizen, 1)", ("N04#1", "N01#2", "N06#1")),
        ("wound(any_denizen, 1)", ("N01#1", "Z04#1", "Z01#1", "N04#1", "N01#2", "N06#1", "Z02#1")),
        ("wound(each_denizen, 1)", ("N01#1", "Z04#1", "Z01#1", "N04#1", "N01#2", "N06#1", "Z02#1")),
        ("wound(ready_denizen_of_other_animal, 1)", ("N01#1", "Z01#1", "Z02#1")),
        ("wound(any_denizen[tier<=1], 1)", ("N01#1", "Z01#1", "N01#2")),
        ("wound(each_engaged_denizen[tier<=2], 1)", ("N04#1", "N01#2")),
        ("exhaust(each_engaged_denizen)", ("N04#1", "N01#2")),
        ("exhaust(any_denizen[tier<=2])", ("N01#1", "Z01#1", "N04#1", "N01#2", "Z02#1")),
        ("heal(each_animal, 1)", ("FOX", "OWL", "TUR")),
        ("move(any_denizen)", ("N01#1", "Z04#1", "Z01#1", "Z02#1")),
        ("move(engaged_denizen)", ()),
        ("cancel", ()),
    ],
)
def test_whom_a_word_means(text: str, found: tuple[str, ...]):
    assert aimed(crowd(), verb(text), user=OWL) == found
    assert works(crowd(), verb(text), user=OWL) == bool(found)


@pytest.mark.parametrize(
    ("on", "text", "found"),
    [
        ("N04#1", "wound(defender, 1)", ("N04#1",)),
        ("N04#1", "wound(defender[tier<=1], 1)", ()),
        ("B-ZOR", "wound(defender, 1)", ("B-ZOR",)),
        ("B-ZOR", "exhaust(defender)", ()),
        ("N06#1", "exhaust(defender)", ()),
        ("N04#1", "exhaust(defender)", ("N04#1",)),
        ("N99#1", "wound(defender, 1)", ()),
        ("N04#1", "wound(other_engaged_denizen, 1)", ("N01#2", "N06#1")),
        ("N04#1", "exhaust(each_other_engaged_denizen)", ("N01#2",)),
        ("B-ZOR", "move(defender)", ()),
    ],
)
def test_whom_a_word_means_in_an_attack(on: str, text: str, found: tuple[str, ...]):
    assert aimed(crowd(attacked("OWL", on, "W02#1")), verb(text), user=OWL) == found


def test_without_anybody_alive_and_without_a_user_nobody_is_meant():
    dead = night(animal("FOX", alive=False), animal("OWL", alive=False))
    for target in sorted(ANIMALS | DENIZENS):
        assert aimed(dead, verb(f"wound({target}, 1)"), user=0) == ()
    for target in ("user", "engaged_denizen", "other_engaged_denizen", "each_engaged_denizen"):
        assert aimed(crowd(), verb(f"wound({target}, 1)")) == ()
    assert aimed(crowd(), verb("move(any_denizen)")) == ()


@pytest.mark.rule("NL-R9")
def test_a_fallen_animal_is_no_target_and_its_cards_are_out_of_use():
    for target in ("any_animal", "each_animal", "most_wounds"):
        assert "BEA" not in aimed(crowd(), verb(f"wound({target}, 1)"), user=OWL)
    assert "W04#1" not in aimed(crowd(), verb("ready(other_animal_card)"), user=OWL)
    assert aimed(crowd(), verb("wound(user, 1)"), user=2) == ()


def test_ranks_take_the_first_in_turn_order_of_those_that_are_alike():
    state = night(animal("FOX", wounds=1), animal("OWL", wounds=1), animal("TUR"), first=1)
    assert aimed(state, verb("wound(most_wounds, 1)")) == ("OWL",)
    assert aimed(state, verb("wound(fewest_wounds, 1)")) == ("TUR",)
    assert aimed(state, verb("wound(fewest_engaged, 1)")) == ("OWL",)
    assert aimed(state, verb("attack(most_engaged_half)")) == ("OWL", "TUR")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("setup_animals >= 4", True),
        ("living_animals >= 3", True),
        ("living_animals >= 4", False),
    ],
)
@pytest.mark.rule("NL-CON-v")
def test_a_condition_counts_animals_at_set_up_or_alive(condition: str, holds: bool):
    state = crowd()
    events = done(state, verb(f"wound(user, 1) if {condition}"), user=OWL)
    assert (len(events) > 0, works(crowd(), verb(f"wound(user, 1) if {condition}"), user=OWL)) == (holds, holds)
    assert state.animals[OWL].wounds == (2 if holds else 1)
    assert bool(asked(crowd(), verb(f"wound(any_animal, 1) if {condition}"), user=OWL)) == holds


# ------------------------------------------------------------------------------------------------------------------ asking


@pytest.mark.rule("NL-CON-e")
def test_the_user_chooses_among_several_and_nobody_is_asked_about_one():
    (one,) = asked(crowd(), verb("exhaust(any_denizen[tier<=1])"), user=OWL)
    assert (one.seat, one.values, one.least, one.most, one.field, one.rule) == (
        OWL,
        ("N01#1", "Z01#1", "N01#2"),
        1,
        1,
        "targets",
        "NL-CON-e",
    )
    assert asked(crowd(), verb("ready(other_animal_card)"), user=OWL) == ()
    assert asked(crowd(), verb("exhaust(each_engaged_denizen)"), user=OWL) == ()
    assert asked(crowd(), verb("wound(engaged_denizen[tier<=2], 1)"), user=3) == ()  # the Turtle has one
    assert asked(crowd(), verb("move(engaged_denizen)"), user=OWL) == ()  # nobody to move
    assert asked(crowd(), verb("wound(each_animal, 1)")) == ()


@pytest.mark.rule("NL-CON-e")
@pytest.mark.parametrize(
    ("text", "default"),
    [
        ("heal(any_animal, 1)", ("TUR",)),  # 4 left; the Fox too, yet the Fox comes later in this order
        ("wound(any_denizen, 1)", ("N01#1",)),  # fewest health left
        ("wound(any_animal, 1)", ("OWL",)),  # most health left
        ("deal(any_animal, 1)", ("OWL",)),
        ("exhaust(any_denizen)", ("Z02#1",)),  # hits hardest of the ready ones, the first of two
        ("stat(any_animal, defense, 1)", ("TUR",)),
        ("move(any_denizen)", ("N01#1",)),
    ],
)
def test_what_silence_means(text: str, default: tuple[str, ...]):
    state = crowd()
    state.first = 3
    state.animals[3].wounds = 3
    (one,) = asked(state, verb(text), user=OWL)
    assert one.default == default


@pytest.mark.rule("NL-CON-e")
def test_silence_readies_the_best_card_and_gadgets_last():
    state = night(animal("OWL"), animal("FOX", stash="G2#1! W01#1! W02#1! BEA2!"))
    (one,) = asked(state, verb("ready(other_animal_card)"), user=0)
    assert (one.values, one.default) == (("G2#1", "W01#1", "W02#1", "BEA2"), ("W02#1",))


def test_every_owner_with_two_ready_cards_is_asked_which_one_and_silence_takes_the_weakest():
    state = night(
        animal("FOX", stash="G2#1 W02#1 W01#1"), animal("OWL", stash="W01#2"), animal("BEA", stash="G1#1 G2#2 W05#1!"), animal("TUR")
    )
    first, second = asked(state, verb("exhaust(each_own_card)"))
    assert (first.seat, first.values, first.default) == (0, ("G2#1", "W02#1", "W01#1"), ("W01#1",))
    assert (second.seat, second.values, second.default) == (2, ("G1#1", "G2#2"), ("G1#1",))


@pytest.mark.rule("NL-CON-h")
@pytest.mark.parametrize(
    ("pool", "by", "default"),
    [
        ("attack", "OWL", ("attack.1", "attack.2")),  # own failures
        ("defense", "OWL", ("defense.0",)),  # the enemy's successes
        ("any", "OWL", ("attack.1", "attack.2")),
        ("any", "N04#1", ("defense.1",)),  # the animals defend
        ("attack", "N04#1", ("attack.0",)),
    ],
)
def test_silence_rerolls_own_failures_or_else_the_enemys_successes(pool: str, by: str, default: tuple[str, ...]):
    on = "N04#1" if by == "OWL" else "OWL"
    state = crowd(attacked(by, on, attack=[5, 2, 1, 4], defense=[6, 3]))
    (one,) = asked(state, verb(f"reroll({pool}, 2)"), user=OWL)
    dice = {"attack": tuple(f"attack.{n}" for n in range(4)), "defense": ("defense.0", "defense.1")}
    assert one.values == (dice[pool] if pool != "any" else dice["attack"] + dice["defense"])
    assert (one.field, one.least, one.most, one.default, one.rule) == ("dice", 0, 2, default, "NL-CON-h")


@pytest.mark.rule("NL-CON-h")
def test_silence_looks_at_the_other_pool_when_the_own_has_no_failure_and_keeps_what_is_good():
    state = crowd(attacked("OWL", "N04#1", attack=[5, 6], defense=[6, 3]))
    assert asked(state, verb("reroll(any, 2)"), user=OWL)[0].default == ("defense.0",)
    state = crowd(attacked("OWL", "N04#1", attack=[5, 6], defense=[2, 3]))
    assert asked(state, verb("reroll(any, 2)"), user=OWL)[0].default == ()
    assert asked(state, verb("may reroll(defense, 2)"), user=OWL)[0].default == ()


@pytest.mark.rule("NL-CON-h")
def test_nothing_is_rerolled_before_the_dice_or_after_they_were_compared():
    for attack in (None, attacked("OWL", "N04#1")):
        assert asked(crowd(attack), verb("reroll(any, 2)"), user=OWL) == ()
        assert not works(crowd(attack), verb("reroll(any, 2)"), user=OWL)
    late = attacked("OWL", "N04#1", attack=[1])
    late.compared = True
    assert not works(crowd(late), verb("reroll(any, 2)"), user=OWL)
    gone = attacked("OWL", "N04#1", attack=[1])
    gone.ended = True
    assert done(crowd(gone), verb("reroll(any, 2)"), user=OWL) == [EffectSkipped(card="W05#1", verb="reroll")]


# ----------------------------------------------------------------------------------------------------------------- carrying out


@pytest.mark.rule("NL-R8", "NL-UNS-a")
def test_wounds_of_each_fall_at_one_moment_and_nobody_gets_anothers_enemies():
    state = night(
        animal("FOX", wounds=5, front="N01#1"), animal("OWL", wounds=6, front="N01#2"), animal("TUR", front="N04#1"), dreams=["DZ4"]
    )
    events = done(state, verb("wound(each_animal, 1)"), card="DZ4")
    assert [event for event in events if isinstance(event, Wounded)] == [
        Wounded(target=key, n=1, wounds=wounds, health=health, cause="dream", by="DZ4")
        for key, wounds, health in (("FOX", 6, 6), ("OWL", 7, 7), ("TUR", 1, 7))
    ]
    assert [type(event) for event in events[3:5]] == [Unstuffed, Unstuffed]
    assert [(event.enemy, event.seat) for event in events if isinstance(event, DealtOn)] == [("N01#1", 2), ("N01#2", 2)]


@pytest.mark.rule("NL-R10", "NL-OBJ-d")
def test_wounds_that_fell_the_last_animal_lose_the_night_and_nothing_follows():
    state = night(animal("FOX", wounds=5, front="N01#1"))
    events = done(state, verb("wound(user, 1)"), user=0)
    assert isinstance(events[-1], NightOver)
    assert done(state, verb("next_dream"), user=0) == []


@pytest.mark.parametrize(
    ("card", "user", "cause"),
    [("W05#1", 0, "card"), ("DZ4", None, "dream"), ("B-SPI", None, "boss")],
)
def test_a_wound_names_what_caused_it(card: str, user: int | None, cause: str):
    events = done(night(animal("FOX"), animal("OWL")), verb("wound(most_wounds, 2)"), card=card, user=user)
    assert events == [Wounded(target="FOX", n=2, wounds=2, health=6, cause=cause, by=card)]


@pytest.mark.rule("NL-UNS-f", "NL-CON2-a")
def test_wounds_banish_denizens_and_hurt_a_boss():
    state = crowd(attacked("OWL", "B-ZOR", "W02#1"))
    assert done(state, verb("wound(defender, 1)"), user=OWL) == [Wounded(target="B-ZOR", n=1, wounds=1, health=6, cause="card", by="W05#1")]
    events = done(crowd(), verb("wound(each_engaged_denizen[tier<=1], 1)"), user=OWL)
    assert events[-1] == Banished(enemy="N01#2", by="W05#1")


@pytest.mark.rule("NL-CON-f")
def test_healing_stops_at_zero_and_only_wounded_animals_are_healed():
    state = crowd()
    assert done(state, verb("heal(each_animal, 2)"), user=OWL) == [
        Healed(target="FOX", n=2, wounds=0, by="W05#1"),
        Healed(target="OWL", n=1, wounds=0, by="W05#1"),
        Healed(target="TUR", n=2, wounds=1, by="W05#1"),
    ]
    assert state.animals[2].wounds == 7
    assert aimed(state, verb("heal(any_animal, 1)"), user=OWL) == ("TUR",)


@pytest.mark.rule("NL-CON-f")
def test_under_a_dream_without_healing_nothing_heals_and_nobody_is_asked():
    state = crowd()
    state.dreams = ["DZ5"]
    assert not works(state, verb("heal(any_animal, 2)"), user=OWL)
    assert asked(state, verb("heal(any_animal, 2)"), user=OWL) == ()
    assert done(state, verb("heal(any_animal, 2)"), user=OWL) == [EffectSkipped(card="W05#1", verb="heal", why="no_heal")]
    assert done(state, verb("wound(user, 1)"), user=OWL)[0] == Wounded(target="OWL", n=1, wounds=2, health=7, cause="card", by="W05#1")


@pytest.mark.rule("NL-CON-e")
def test_a_part_without_a_target_is_skipped():
    for text in ("wound(defender, 1)", "exhaust(defender)", "ready(this)", "cancel", "redirect", "dice(attack, 1)", "end_dream"):
        assert done(crowd(), verb(text), user=OWL) == [EffectSkipped(card="W05#1", verb=verb(text).verb)]


@pytest.mark.rule("NL-CON2-a")
def test_exhausting_turns_ready_denizens_sideways():
    state = crowd()
    assert done(state, verb("exhaust(each_engaged_denizen)"), user=OWL) == [
        Exhausted(card="N04#1", by="W05#1"),
        Exhausted(card="N01#2", by="W05#1"),
    ]
    assert done(state, verb("exhaust(each_engaged_denizen)"), user=OWL) == [EffectSkipped(card="W05#1", verb="exhaust")]


def test_a_choice_that_is_no_longer_legal_becomes_the_default():
    for picked in (("N06#1",), ("N04#1", "N01#2"), (), ("N01#2",)):
        (event,) = done(crowd(), verb("exhaust(engaged_denizen)"), user=OWL, chosen={OWL: picked})
        assert event == Exhausted(card="N01#2" if picked == ("N01#2",) else "N04#1", by="W05#1")


@pytest.mark.rule("NL-CON-n", "NL-EXH-c")
def test_a_card_readies_itself_or_another_animals():
    state = crowd()
    assert done(state, verb("ready(this)"), user=OWL, card="G1#1") == [Readied(card="G1#1", by="G1#1")]
    assert done(state, verb("ready(this)"), user=OWL, card="G1#1") == [EffectSkipped(card="G1#1", verb="ready")]
    assert done(state, verb("ready(other_animal_card)"), user=OWL) == [Readied(card="FOX1", by="W05#1")]


@pytest.mark.rule("NL-CON-i")
def test_dice_are_added_before_the_roll_only():
    state = crowd(attacked("OWL", "N04#1", "W02#1"))
    assert done(state, verb("dice(defense, -2)"), user=OWL) == [PoolChanged(pool="defense", n=-2, by="W05#1")]
    assert done(state, verb("dice(attack, 1)"), user=OWL) == [PoolChanged(pool="attack", n=1, by="W05#1")]
    assert (state.attack.attack_more, state.attack.defense_more) == (1, -2) if state.attack else False
    for spoiled in ("rolled", "cancelled", "ended"):
        late = attacked("OWL", "N04#1", "W02#1")
        setattr(late, spoiled, True)
        assert not works(crowd(late), verb("dice(attack, 1)"), user=OWL)


@pytest.mark.rule("NL-CON-g")
def test_a_changed_number_adds_up():
    state = crowd()
    for _ in range(2):
        assert done(state, verb("stat(user, defense, 1)"), user=OWL) == [StatChanged(target="OWL", stat="defense", n=1, by="W05#1")]
    assert state.animals[OWL].defense_more == 2
    assert [type(event) for event in done(state, verb("stat(each_animal, attack, -1)"), user=OWL)] == [StatChanged] * 3


@pytest.mark.rule("NL-CON-h", "NL-R32")
def test_chosen_dice_are_rolled_once_more_in_the_order_chosen():
    state = crowd(attacked("OWL", "N04#1", "W11#1", attack=[6, 2, 1], defense=[4]))
    events = done(state, verb("reroll(attack, 2)"), user=OWL, chosen={OWL: ("attack.2", "attack.1")}, dice=Scripted([5, 3]))
    assert events == [
        Rerolled(pool="attack", place=2, was=1, face=5, by="W05#1"),
        Rerolled(pool="attack", place=1, was=2, face=3, by="W05#1"),
    ]
    assert state.attack is not None
    assert state.attack.attack_dice == [6, 3, 5]


@pytest.mark.rule("NL-CON-h")
@pytest.mark.parametrize(
    "picked", [("attack.0", "defense.0"), ("attack.9",), ("attack.1", "attack.1"), ("attack.0", "attack.1", "attack.2")]
)
def test_dice_of_two_pools_unknown_dice_and_too_many_become_the_default(picked: tuple[str, ...]):
    state = crowd(attacked("OWL", "N04#1", "W11#1", attack=[6, 2, 1], defense=[4]))
    events = done(state, verb("reroll(any, 2)"), user=OWL, chosen={OWL: picked}, dice=Scripted([5, 3]))
    assert [(event.pool, event.place) for event in events if isinstance(event, Rerolled)] == [("attack", 1), ("attack", 2)]


@pytest.mark.rule("NL-CON-h")
def test_up_to_two_dice_may_be_none():
    state = crowd(attacked("OWL", "N04#1", "W11#1", attack=[1], defense=[4]))
    assert done(state, verb("reroll(any, 2)"), user=OWL, chosen={OWL: ()}) == [EffectSkipped(card="W05#1", verb="reroll", why="declined")]


@pytest.mark.rule("NL-CON-j", "NL-CON2-a")
@pytest.mark.parametrize("by", ["N04#1", "B-ZOR"])
def test_a_declared_attack_on_an_animal_is_called_off(by: str):
    state = crowd(attacked(by, "OWL"))
    assert done(state, verb("cancel"), user=OWL) == [Cancelled(n=1, by="W05#1")]
    assert done(state, verb("cancel"), user=OWL) == [EffectSkipped(card="W05#1", verb="cancel")]
    assert not works(crowd(attacked("OWL", "N04#1", "W02#1")), verb("cancel"), user=OWL)


@pytest.mark.rule("NL-CON-k", "NL-CON2-a")
@pytest.mark.parametrize("by", ["N01#1", "B-ZOR"])
def test_the_users_animal_becomes_the_defender(by: str):
    state = crowd(attacked(by, "FOX"))
    assert done(state, verb("redirect"), user=OWL) == [Redirected(was="FOX", on="OWL", by="W05#1")]
    assert state.attack is not None
    assert (state.attack.on, [one.id for one in state.animals[0].front]) == ("OWL", ["N01#1", "Z04#1", "Z01#1"])
    assert not works(state, verb("redirect"), user=OWL)  # it defends already
    assert not works(state, verb("redirect"), user=2)  # face down
    assert not works(state, verb("redirect"))


@pytest.mark.rule("NL-CON-l")
def test_a_denizen_changes_its_place_with_its_wounds_as_it_lies():
    state = crowd()
    assert done(state, verb("move(any_denizen)"), user=0, chosen={0: ("N04#1",)}) == [Moved(enemy="N04#1", was=1, seat=0, by="W05#1")]
    assert (state.animals[0].front[-1].id, state.animals[0].front[-1].wounds, state.animals[0].front[-1].exhausted) == ("N04#1", 1, False)


@pytest.mark.rule("NL-CON-e")
def test_what_a_card_may_do_is_declined_by_silence():
    state = crowd()
    (one,) = asked(state, verb("may move(ready_denizen_of_other_animal)"), user=OWL)
    assert (one.values, one.least, one.default) == (("N01#1", "Z01#1", "Z02#1"), 0, ())
    declined = [EffectSkipped(card="W05#1", verb="move", why="declined")]
    assert done(state, verb("may move(ready_denizen_of_other_animal)"), user=OWL) == declined
    assert done(state, verb("may move(ready_denizen_of_other_animal)"), user=OWL, chosen={OWL: ("B-ZOR",)}) == declined
    (moved,) = done(state, verb("may move(ready_denizen_of_other_animal)"), user=OWL, chosen={OWL: ("Z02#1",)})
    assert moved == Moved(enemy="Z02#1", was=3, seat=OWL, by="W05#1")


@pytest.mark.rule("NL-CON-e")
def test_a_may_without_a_choice_of_its_own_asks_whether():
    (one,) = asked(crowd(), verb("may wound(each_engaged_denizen, 1)"), user=OWL)
    assert (one.values, one.least, one.most, one.default) == (("yes",), 0, 1, ())
    assert asked(crowd(), verb("may wound(defender, 1)"), user=OWL) == ()  # nothing to do
    assert done(crowd(), verb("may wound(user, 1)"), user=OWL) == [EffectSkipped(card="W05#1", verb="wound", why="declined")]
    assert done(crowd(), verb("may wound(user, 1)")) == [EffectSkipped(card="W05#1", verb="wound")]
    state = crowd()
    done(state, verb("may wound(user, 1)"), user=OWL, chosen={OWL: ("yes",)})
    assert state.animals[OWL].wounds == 2
    assert done(crowd(), verb("may wound(most_wounds, 1)")) == [EffectSkipped(card="W05#1", verb="wound", why="declined")]  # nobody to ask


@pytest.mark.rule("NL-R14", "NL-R16")
def test_nightmare_cards_are_dealt_ready_to_each_that_is_meant():
    state = crowd()
    state.nightmare_deck = ["S01#1", "S01#2", "S01#3"]
    assert done(state, verb("deal(fewest_engaged, 2)"), card="DZ6") == [
        Dealt(seat=3, enemy="S01#1", why="effect"),
        Dealt(seat=3, enemy="S01#2", why="effect"),
    ]
    assert state.animals[3].front[-1].exhausted is False


@pytest.mark.rule("NL-CON-m")
def test_a_look_is_for_the_user_alone():
    state = crowd()
    state.nightmare_deck = ["S01#1", "S02#1", "S03#1"]
    looked, saw = done(state, verb("peek(nightmare, 2, 1)"), user=OWL)
    assert looked == Looked(seat=OWL, deck="nightmare", count=2)
    assert isinstance(saw, Saw)
    assert (saw.audience, saw.cards) == ((OWL,), ("S01#1", "S02#1"))
    assert done(crowd(), verb("peek(nightmare, 2, 1)"), user=2) == [EffectSkipped(card="W05#1", verb="peek")]  # face down


@pytest.mark.rule("NL-SETUP3-g")
def test_the_next_dream_is_turned_up_and_its_reveal_comes_next():
    state = night(animal("FOX"), dreams=["DZ1"], dream_deck=["DZ4"])
    assert done(state, verb("next_dream"), card="B-NYX") == [DreamTurned(round=1, dream="DZ4", covers="DZ1")]
    assert state.agenda == [Carried(card="DZ4", when="reveal")]
    assert done(state, verb("next_dream"), card="B-NYX") == [DreamTurned(round=1, dream=None)]


def test_the_top_dream_holds_no_longer():
    state = night(animal("FOX", wounds=1), dreams=["DZ5"])
    assert not works(state, verb("heal(user, 1)"), user=0)
    assert done(state, verb("end_dream"), card="B-NYX") == [DreamEnded(dream="DZ5")]
    assert done(state, verb("end_dream"), card="B-NYX") == [EffectSkipped(card="B-NYX", verb="end_dream")]
    assert works(state, verb("heal(user, 1)"), user=0)


@pytest.mark.rule("NL-CON-z")
def test_the_targets_of_a_loom_are_fixed_when_it_begins():
    state = crowd()
    assert done(state, verb("attack(each_animal)"), card="B-ZOR") == []
    assert state.agenda == [BossAttacks(boss="B-ZOR", on=key) for key in ("TUR", "OWL", "FOX")]  # the last comes first
    state.animals[0].wounds = 0
    assert state.agenda[-1] == BossAttacks(boss="B-ZOR", on="FOX")


@pytest.mark.rule("NL-R8")
def test_web_exhausts_a_card_of_each_and_wounds_all_that_have_none_at_once():
    state = night(
        animal("FOX", stash="W02#1 W01#1", wounds=5), animal("OWL", stash="W01#2!", wounds=6), animal("TUR", wounds=6, front="N01#1")
    )
    web = verb("exhaust(each_own_card) else wound(that_animal, 1)")
    assert works(state, web)
    events = done(state, web, card="B-SPI", chosen={0: ("W02#1",)})
    assert events[:3] == [
        Exhausted(card="W02#1", by="B-SPI"),
        Wounded(target="OWL", n=1, wounds=7, health=7, cause="boss", by="B-SPI"),
        Wounded(target="TUR", n=1, wounds=7, health=7, cause="boss", by="B-SPI"),
    ]
    assert [type(event) for event in events[3:5]] == [Unstuffed, Unstuffed]


def test_where_all_have_a_card_nobody_suffers_the_else():
    state = night(animal("FOX", stash="W02#1"), animal("OWL", stash="W01#2 G1#1"))
    events = done(state, verb("exhaust(each_own_card) else wound(that_animal, 1)"), card="B-SPI", chosen={1: ("G9#9",)})
    assert events == [Exhausted(card="W02#1", by="B-SPI"), Exhausted(card="W01#2", by="B-SPI")]


def test_an_else_has_its_own_condition():
    web = verb("exhaust(each_own_card) else wound(that_animal, 1)")
    strict = web.model_copy(update={"otherwise": (verb("wound(that_animal, 1) if living_animals >= 3"),)})
    assert done(night(animal("FOX"), animal("OWL", stash="W01#1")), strict, card="B-SPI") == [Exhausted(card="W01#1", by="B-SPI")]


def test_a_draught_through_empty_stashes_is_skipped():
    draught = verb("exhaust(each_own_card)")
    assert done(night(animal("FOX", stash="W01#1!"), animal("OWL")), draught, card="DH4") == [EffectSkipped(card="DH4", verb="exhaust")]
    assert done(night(animal("FOX", stash="W01#1"), animal("OWL")), draught, card="DH4") == [Exhausted(card="W01#1", by="DH4")]
    assert not works(night(animal("FOX"), animal("OWL")), draught)
    assert works(night(animal("FOX"), animal("OWL")), verb("exhaust(each_own_card) else wound(that_animal, 1)"))
    assert not works(night(animal("FOX", alive=False)), verb("exhaust(each_own_card) else wound(that_animal, 1)"))


@pytest.mark.parametrize("text", ["learn(1)", "face(6, 1)", "pool(animal_attack, all, 1)", "no_heal"])
def test_what_lasts_or_is_learnt_happens_elsewhere(text: str):
    assert done(crowd(), verb(text), user=OWL) == []
    assert not works(crowd(), verb(text), user=OWL)
    assert asked(crowd(), verb(text), user=OWL) == ()


# --------------------------------------------------------------------------------------------------------------------- all of it

VERBS = (
    *(f"{name}({target}, 1)" for name in ("wound", "heal", "deal") for target in sorted(ALLOWED[name])),
    *(f"{name}({target})" for name in ("exhaust", "move", "attack", "ready") for target in sorted(ALLOWED[name])),
    *(f"stat({target}, {stat}, 1)" for target in sorted(ALLOWED["stat"]) for stat in ("attack", "defense")),
    "exhaust(each_own_card) else wound(that_animal, 1)",
    *(f"dice({pool}, {n})" for pool in ("attack", "defense") for n in (1, -2)),
    *(f"reroll({pool}, 2)" for pool in ("attack", "defense", "any")),
    *(f"peek({deck}, 2, 1)" for deck in ("nightmare", "toy_chest", "dream")),
    "cancel",
    "redirect",
    "next_dream",
    "end_dream",
    "learn(2)",
    "face(6, 1)",
    "no_heal",
    "pool(enemy_attack, denizen, 1)",
    "may wound(any_animal, 2)",
    "may cancel",
    "wound(any_denizen[tier<=1], 1) if living_animals >= 2",
)
ONE_OF_EACH = tuple({text.partition("(")[0]: text for text in VERBS}.values())
ATTACKS = {
    "none": lambda: None,
    "declared on an animal": lambda: attacked("N01#1", "FOX"),
    "declared on the user": lambda: attacked("N04#1", "OWL"),
    "declared on a denizen": lambda: attacked("OWL", "N04#1", "W02#1"),
    "declared on a boss": lambda: attacked("OWL", "B-ZOR", "W02#1"),
    "rolled on an animal": lambda: attacked("N01#1", "FOX", attack=[5, 1], defense=[6]),
    "rolled on a denizen": lambda: attacked("OWL", "N04#1", "W02#1", attack=[5, 1], defense=[6]),
}


class Any6(Scripted):
    """Every die shows a six; draws keep their order."""

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        return (6,) * count


@pytest.mark.rule("NL-CON-b")
@pytest.mark.parametrize("moment", ATTACKS)
@pytest.mark.parametrize("user", [None, OWL, 2], ids=["nobody", "owl", "fallen"])
def test_every_pair_of_verbs_is_carried_out_in_every_position(moment: str, user: int | None):
    """Total: no pair asks twice, raises, or leaves somebody with as many wounds as health."""
    for first, second in product(VERBS, ONE_OF_EACH if user == OWL else VERBS[::30]):
        state = crowd(ATTACKS[moment]())
        state.dreams, state.dream_deck, state.nightmare_deck = ["DZ1"], ["DZ5", "DH1"], ["S01#1", "S01#2"]
        for text in (first, second):
            one = verb(text)
            could = works(state, one, user=user)
            told = bool(done(state, one, user=user, dice=Any6()))
            assert told or not could or text.startswith(("attack", "peek")), (first, second, text)
        for lying in state.animals:
            assert lying.wounds < 8 or not lying.alive
            assert lying.alive or not lying.front
        assert len({one.id for lying in state.animals for one in lying.front}) == sum(len(lying.front) for lying in state.animals)


def test_the_vocabulary_is_all_here():
    names = {one.model_fields["verb"].default for one in Part.__subclasses__() if "verb" in one.model_fields}
    assert names == {text.removeprefix("may ").partition("(")[0] for text in VERBS}
    assert len(get_args(When)) == 13
