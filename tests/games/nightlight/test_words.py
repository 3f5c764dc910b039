"""What a night is told in, asked in, and written in: both languages, every act, every event, every moment of random play."""

import random

import pytest

from bot.i18n.texts import texts
from bot.kernel import walk
from bot.ui.desk import Speech
from bot.ui.limits import BUTTON_LABEL, fits
from cogs.nightlight.narrate import narrate, tell
from cogs.nightlight.orders import read_order
from cogs.nightlight.prompting import action_text, field_label, preview_text, prompt, value_label
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.game import NIGHTLIGHT
from tests.games.nightlight.night import night
from tests.kernel.contract import Play

EN, RU = Speech(texts(), "en"), Speech(texts(), "ru")
SILENT = {"passed", "exhausted", "row_cleared"}  # kinds that may say nothing


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_night_is_told_and_asked_in_both_languages(seed: int):
    play, told = Play(NIGHTLIGHT, seed), 0
    kinds: set[str] = set()
    for _ in range(600):
        view = NIGHTLIGHT.view(play.state, None)
        new = [one.event for one in play.table.change.events[told:]]
        told += len(new)
        for say in (EN, RU):
            for event in new:
                line = tell(say, view, event)
                assert line or event.kind in SILENT, event
                assert "nightlight-" not in line
                kinds.add(event.kind)
            for paragraph in narrate(say, view, new, {}):
                assert 0 < len(paragraph) <= 1800
            _asked(say, play)
        if play.table.is_over:
            break
        play.step()
    assert play.table.is_over
    assert {"attack_declared", "rolled", "compared", "dealt", "card_taken", "night_over"} <= kinds


def _asked(say: Speech, play: Play) -> None:
    for decision in play.table.decisions:
        seat = decision.asked[0]
        view = NIGHTLIGHT.view(play.state, seat)
        assert "nightlight-" not in prompt(say, view, decision)
        picks = ()
        while (choices := NIGHTLIGHT.choices(play.state, seat, decision, picks)) is not None:
            assert "nightlight-" not in field_label(say, choices.field)
            for value in choices.values:
                label = value_label(say, view, decision, picks, choices.field, value)
                assert label
                assert fits(label, BUTTON_LABEL)
                assert "nightlight-" not in label
            picks = (*picks, (choices.field, choices.values[0]))


@pytest.mark.parametrize("say", [EN, RU], ids=["en", "ru"])
@pytest.mark.parametrize("seed", range(6))
def test_an_act_in_its_canonical_form_reads_back_as_the_same_act(say: Speech, seed: int):
    """Or it is asked back, with the act among the answers: two copies in different states bear one name."""
    play = Play(NIGHTLIGHT, seed)
    read: set[str] = set()
    for _ in range(250):
        if play.table.is_over:
            break
        for decision in play.table.decisions:
            seat = decision.asked[0]
            action = walk.random_action(NIGHTLIGHT, play.state, seat, decision, random.Random(play.now))
            view = NIGHTLIGHT.view(play.state, seat)
            sentence = action_text(say, view, action)
            reading = read_order(sentence, view, seat, [decision])
            meant = [*(one.action for one in reading.candidates), *([reading.action] if reading.action else [])]
            assert any(_same(view, one, action) for one in meant), (sentence, action, reading)
            read.add(action.kind)
        play.step()
    assert {"attack", "pass", "rank"} <= read or play.table.is_over


def _same(view, one, action) -> bool:
    """Equal but for copies of one card that nothing tells apart."""
    left, right = one.model_dump(), action.model_dump()
    if left["kind"] != right["kind"] or left["decision"] != right["decision"]:
        return False
    for name in left:
        if name in ("targets", "kind", "decision"):
            continue
        if _kinds(left[name]) != _kinds(right[name]):
            return False
    return True


def _kinds(value):
    if isinstance(value, (list, tuple)):
        return sorted(str(one).partition("#")[0] for one in value)
    return str(value).partition("#")[0]


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        ("attack Tin Recruit with Broom-Handle Sword", "attack", {"card": "W02#1"}),
        ("Broom-Handle Sword on the tin recruit, attack!", "attack", {"card": "W02#1"}),
        ("атакую Жестяной рекрут, карта Меч из метлы", "attack", {"card": "W02#1"}),
        ("бью жестяного рекрута мечом из метлы", "attack", {"card": "W02#1"}),
        ("pass", "pass", {}),
        ("пас", "pass", {}),
        ("не атакую, пас", "pass", {}),
    ],
)
def test_sentences_of_the_attack_step_are_understood_in_both_languages(words: str, kind: str, fields: dict[str, str]):
    table = night("FOX", P1__stash=["W02#1", "W01#1"], P1__front=["Z01#1"])
    decision = next(one for one in table.decisions if one.ask == "attack")
    reading = read_order(words, table.look(0), 0, table.decisions)
    assert reading.action is not None, reading
    assert reading.action.kind == kind
    assert reading.action.decision == decision.id
    for name, value in fields.items():
        assert getattr(reading.action, name) == value


def test_what_is_missing_is_asked_back_with_everything_that_fits():
    table = night("FOX", P1__stash=["W02#1", "W01#1"], P1__front=["Z01#1"])
    reading = read_order("attack the tin recruit", table.look(0), 0, table.decisions)
    assert reading.question == "nightlight-ask-card"
    assert {one.action.card for one in reading.candidates} == {"W02#1", "W01#1"}  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.rule("NL-EXH-b", "NL-SETUP1-d", "NL-CARD5-b")
@pytest.mark.parametrize(
    ("words", "rule"),
    [("attack tin recruit with pop gun", "NL-EXH-b"), ("attack tin recruit with nine tricks", "NL-SETUP1-d")],
)
def test_a_sentence_that_a_rule_forbids_is_refused_with_its_id(words: str, rule: str):
    table = night("FOX", P1__stash=["W02#1", "W01#1!"], P1__front=["Z01#1"])
    reading = read_order(words, table.look(0), 0, table.decisions)
    assert reading.refusal is not None
    assert reading.refusal.rule == rule


@pytest.mark.parametrize("words", ["", "    ", "🎲", "a" * 5000, "\x00\u202e", "attack " * 200, "1.5 attack.0 W02#1", "%s {0} ${x}"])
def test_no_text_breaks_the_reader(words: str):
    table = night("FOX", P1__stash=["W02#1"], P1__front=["Z01#1"])
    reading = read_order(words, table.look(0), 0, table.decisions)
    assert reading.action is not None or reading.question or reading.refusal


def test_numbers_beside_an_attack_are_the_exact_chances():
    table = night("FOX", P1__stash=["W02#1"], P1__front=["Z01#1"])
    decision = next(one for one in table.decisions if one.ask == "attack")
    action = walk.actions_of(NIGHTLIGHT).validate_python({"kind": "attack", "decision": decision.id, "card": "W02#1", "enemy": "Z01#1"})
    told = preview_text(EN, NIGHTLIGHT.preview(table.look(0), owner_of_decision(decision), action))
    assert told.startswith("8 against ")
    assert "%" in told
