"""Acts as sentences: "5 move J7, 3 train Leg Kit, 6 punch Twister" in English and Russian, read on the writer's own sheet."""

import itertools
import random
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.kernel import walk
from bot.kernel.game import RuleViolation
from bot.room import Reading
from cogs.night_class.orders import columns_named, read_order
from cogs.night_class.room import ROOM
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.options import NightOptions
from tests.games.night_class.night import Evening, night
from tests.hostile import HOSTILE_NAMES
from tests.speech import SPEECH

ENGLISH = SPEECH[0]
RICH: dict[str, Any] = {
    "hero": "K4", "dice": [6, 2], "tracks__ability": 2, "energy": 2, "sites": ["J6"],
    "unlocked": ["bionic_arm", "absorb", "rapid_strikes", "mutant_limbs", "radioactive_aura", "rapid_processing", "unearthly_speed",
                 "alpha_predator", "shrug_off", "irradiated_stomp", "leg_kit", "shapeshift"],
}  # fmt: skip


def read(words: str, evening: Evening) -> Reading:
    return read_order(words, evening.look(0), 0, evening.decisions)


def told(words: str, evening: Evening) -> list[str]:
    """The acts that were understood, in English; what was asked back begins with a question mark."""
    reading = read(words, evening)
    view = evening.look(0)
    if reading.action is None:
        offered = [ROOM.action_text(ENGLISH, view, one.action) for one in reading.candidates]
        return [f"? {reading.refusal.rule if reading.refusal else reading.question.removeprefix('night-class-ask-')}", *offered]
    return [ROOM.action_text(ENGLISH, view, one) for one in (reading.action, *reading.then)]


PLAIN = {
    "5 move J7, 3 train Leg Kit, 6 punch Twister": ["5 move J7", "3 train Leg Kit", "6 punch Twister"],
    "move 5 to J7": ["5 move J7"],
    "J7 with 5": ["5 move J7"],
    "5 → j7": ["5 move J7"],
    "5 J7; 3 leg kit": ["5 move J7", "3 train Leg Kit"],
    "I walk to J7 with the five and train leg kit with the three": ["5 move J7", "3 train Leg Kit"],
    "3+5 move J3": ["3+5 move J3"],
    "move J7": ["3 move J7"],
    "5 train STAMINA, 3 move K7": ["5 train STAMINA 1", "3 move K7"],
    "5 train TRAIN 1": ["5 train TRAIN 1"],
    "5 train Leg Kit (3+)": ["5 train Leg Kit"],
    "train move with 3": ["3 train MOVE 1"],
    "5 move J7 commit": ["5 move J7", "end the turn"],
    "undo": ["undo"],
    "done": ["end the turn"],
    "end the turn": ["end the turn"],
    "5 иду на J7, 3 учу ножные протезы": ["5 move J7", "3 train Leg Kit"],
    "5 движение й7 и 3 тренировка «Ножные протезы»": ["5 move J7", "3 train Leg Kit"],
    "пятёрку на движение J7": ["5 move J7"],
    "тройкой натренируй Ножные протезы": ["3 train Leg Kit"],
    "5 ТРЕНИРОВКА: ТРЕНИРОВКА 1": ["5 train TRAIN 1"],
    "назад": ["undo"],
    "заверши ход": ["end the turn"],
    "готово": ["end the turn"],
    "5 treain leg kit": ["? sure", "5 train Leg Kit"],
    "don't move 5 J7": ["? sure", "5 move J7"],
    "5": ["? act"],
    "blah blah": ["? empty"],
    "": ["? empty"],
    "5 move": ["? move"],
    "check goo": ["? NC-POST-q"],
}


@pytest.mark.parametrize("words", PLAIN)
def test_a_plan_is_read_as_it_is_meant(words: str):
    assert told(words, night(hero="K7", dice=[5, 3], unlocked=[])) == PLAIN[words]


FIGHTS = {
    "punch j4": ["2 punch Thug J4"],
    "бью громилу J4": ["2 punch Thug J4"],
    "6 удар по громиле J4": ["6 punch Thug J4"],
    "attack the thug": ["2 punch Thug J4"],
    "6 bionic arm J4": ["6 use Bionic Arm: full, Thug J4"],
    "6 бионическую руку на громилу J4": ["6 use Bionic Arm: full, Thug J4"],
    "use bionic arm chain on J4, then absorb": ["2 use Bionic Arm: chain, Thug J4", "then Absorb"],
    "6 способность Бионическая рука: цепочка, Громила J4; затем Поглощение": ["6 use Bionic Arm: chain, Thug J4", "then Absorb"],
    "stomp with 2, 6 move K5": ["2 use Irradiated Stomp", "6 move K5"],
    "6 use mutant limbs J4": ["6 use Mutant Limbs: Thug J4"],
    "commit, shapeshift against drake": ["end the turn, Shapeshift against Drake Ling"],
    "готово, смена облика против Дрейка": ["end the turn, Shapeshift against Drake Ling"],
    "commit, shapeshift J4": ["end the turn, Shapeshift against Thug J4"],
}


@pytest.mark.parametrize("words", FIGHTS)
def test_a_fight_is_read_as_it_is_meant(words: str):
    assert told(words, night(**RICH)) == FIGHTS[words]


def test_a_later_act_is_read_on_the_sheet_that_the_earlier_ones_leave():
    """From K6 nobody is adjacent; after the move the one Thug is."""
    evening = night(hero="K6", dice=[3, 1])
    assert told("punch the thug", evening) == ["? punch"]
    assert told("3 move K4, punch the thug", evening) == ["3 move K4", "1 punch Thug J4"]


BOXES = {
    "check twister": ["check Twister"],
    "Вихрь": ["check Twister"],
    "отметить Вихря": ["check Twister"],
    "громилы": ["check Enhanced Thugs"],
    "недоверие": ["check Public Distrust"],
    "слизня": ["check The Goo"],
    "twiser": ["? column", "check Twister"],
    "twister or thugs": ["? column", "check Twister", "check Enhanced Thugs"],
    "commit": ["? NC-TURN-b"],
    "5 move J7": ["? NC-TURN-b"],
}


@pytest.mark.parametrize("words", BOXES)
def test_an_answer_to_the_plot_die_is_read_as_it_is_meant(words: str):
    assert told(words, night("start", plot=4)) == BOXES[words]


def test_presets_name_columns_in_order_in_either_language():
    house = night_of(NightOptions())
    assert columns_named("drake, twister; distrust", house) == ["drake", "twister", "distrust"]
    assert columns_named("громилы, слизень, безупречное лицо", house) == ["thugs", "goo", "face"]
    assert columns_named("nothing here", house) == []


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
@pytest.mark.parametrize("options", [{}, {"projectiles_path": "movement", "mutant_limbs": "energy"}], ids=["usual", "ways"])
def test_every_legal_act_reads_back_from_its_own_sentence(say: Any, options: dict[str, str]):
    evening = night(options=options, **RICH)
    decision, view = evening.decisions[0], evening.look(0)
    rng = random.Random(5)
    seen: set[str] = set()
    for _ in range(400):
        action = walk.random_action(ROOM.game, evening.state, 0, decision, rng)
        if len(getattr(action, "way", ())) == 1:  # a way of one step is where it ends, and isn't told
            action = action.model_copy(update={"way": ()})
        sentence = ROOM.action_text(say, view, action)
        reading = read_order(sentence, view, 0, [decision])
        assert (reading.action, tuple(reading.then)) == (action, ()), sentence
        seen.add(getattr(action, "ability", action.kind))
    assert len(seen) >= 12


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
def test_a_chain_reads_back_too(say: Any):
    evening = night(**RICH)
    evening.do("activate", die=2, ability="bionic_arm", mode="chain", target="J4")
    decision, view = evening.decisions[0], evening.look(0)
    for action in itertools.islice(walk.legal_actions(ROOM.game, evening.state, 0, decision), 200):
        assert read_order(ROOM.action_text(say, view, action), view, 0, [decision]).action == action


@pytest.mark.parametrize("words", [*HOSTILE_NAMES, "5 " * 300, "+" * 300, "move " * 90, "6+6+6+6", "999999 move J7", "\x00", "K9" * 150])
def test_no_text_whatever_brings_the_reader_down(words: str):
    for evening in (night(**RICH), night("start", plot=3)):
        reading = read(words, evening)
        assert reading.action is not None or reading.question or reading.refusal is not None
        if reading.question:
            facts = ROOM.facts_text(ENGLISH, reading.facts, evening.look(0), {})
            assert all("{" not in texts().say(language, reading.question, **facts) for language in ("en", "ru"))


UNKNOWN = {
    "6 train Legkid": ("NC-TRAIN-a", "There is no hex “legkid”. There are, closest first: Leg Kit, "),
    "5 use Teleport": ("NC-ABIL-a", "There is no ability “teleport”. There are, closest first: "),
    "5 interact with Tower": ("NC-ABIL-e", "There is no site “tower”. There are, closest first: the Moonglass Lantern (I3), "),
    "5 move Z9": ("NC-CITY-a", "There is no space Z9 in this city."),
}


@pytest.mark.parametrize("words", UNKNOWN)
def test_a_name_that_nothing_bears_is_refused_with_what_there_is(words: str):
    evening = night(hero="K9", dice=[6, 5])
    refused = read(words, evening).refusal
    assert refused is not None
    rule, begins = UNKNOWN[words]
    facts = ROOM.facts_text(ENGLISH, refused.facts, evening.look(0), {})
    assert (refused.rule, texts().say("en", refused.key, **facts)[: len(begins)]) == (rule, begins)


@pytest.mark.rule("NC-ABIL-d")
def test_an_enemy_that_is_not_here_is_never_taken_for_the_one_that_is_near():
    refused = read("5 punch Batman", night(hero="K9", dice=[6, 5])).refusal
    assert refused is not None
    assert (refused.rule, set(refused.facts["known"])) == ("NC-ABIL-d", {"twister", "goo", "drake", "D2", "J4", "C7", "F8", "I8", "C9"})
    assert told("5 punch Batman", night(hero="K4", dice=[6, 5])) == ["? sure", "5 punch Thug J4"]


@pytest.mark.rule("NC-CITY-a")
@pytest.mark.parametrize(("city", "known"), [("lantern", "Lantern Quay, Kestrel Bay"), ("кестрел", "Kestrel Bay, Lantern Quay")])
def test_a_city_that_does_not_ship_is_refused_with_those_that_do(city: str, known: str):
    with pytest.raises(RuleViolation) as refused:
        NightOptions(city=city)
    facts = ROOM.facts_text(ENGLISH, refused.value.facts, None, {})
    assert texts().say("en", refused.value.key, **facts) == f"There is no city “{city}” here. There are, closest first: {known}."


@pytest.mark.rule("NC-ALIEN-e")
def test_an_answer_to_an_attack_that_does_not_come_names_those_that_do():
    evening = night(hero="K4", dice=[2], unlocked=["shapeshift"])
    with pytest.raises(RuleViolation) as refused:
        evening.do("commit", shapeshift="goo")
    facts = ROOM.facts_text(ENGLISH, refused.value.facts, evening.look(0), {})
    assert "Name one that does (Drake Ling, Thug J4), or none." in texts().say("en", refused.value.key, **facts)
