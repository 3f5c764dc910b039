"""What the table is told around the story: prompts, labels, house rules, sheets in words, the lobby."""

import random
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.kernel.game import BadInput, Outcome, RuleViolation
from bot.store.rows import SeatRow
from bot.ui.limits import length
from cogs.house_rules import values_of
from cogs.night_class.library import cities
from cogs.night_class.room import ROOM
from cogs.night_class.rules.actions import Check, Commit, Undo
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.sheet import End
from tests.games.night_class.night import Evening, night
from tests.speech import SPEECH

ENGLISH, RUSSIAN = SPEECH


def prompt(evening: Evening, say=ENGLISH) -> str:
    return ROOM.prompt(say, evening.look(0), evening.decisions[0], {})


def test_the_prompt_of_a_turn_says_where_one_stands_and_what_the_end_of_round_would_do():
    evening = night(hero="K4", dice=[6, 2], life=5)
    evening.do("punch", die=2, target="J4")
    assert prompt(evening).splitlines() == [
        "Turn 1, your Hero dice: **6** free, 2 on ABILITY (NC-DICE-c).",
        "You stand on **K4** with 5 of 7 Stamina. MOVE +0 free, TRAIN +0 free, ABILITY 1 of 1 used.",
        "So far: 2 punch Thug J4.",
        "If you end the turn now: Stamina 5 → 3: Drake Ling −2.",
        "- Drake Ling: 2 damage, 3 steps away with Range 4.",
    ]
    assert "Если завершить ход сейчас: выносливость 5 → 3: Дрейк Лин −2." in prompt(evening, RUSSIAN)


def test_the_forecast_names_projectiles_awareness_and_the_loss():
    evening = night(hero="G6", dice=[1, 1], life=2, unlocked=["awareness"], boxes__twister=1)
    told = prompt(evening)
    assert "2 and 1 for 1 building or obstacle beside the path. Awareness takes 1 off." in told
    assert "**That loses the game.**" in told


def test_the_prompt_of_the_plot_die_names_the_columns_and_each_is_previewed():
    evening = night("start", plot=4, boxes__drake=3)
    decision, view = evening.decisions[0], evening.look(0)
    assert "Enhanced Thugs, Twister, Drake Ling or Public Distrust" in prompt(evening)
    previews = {
        column: ROOM.preview_text(ENGLISH, view, decision, Check(decision=decision.id, column=column))
        for column in ("thugs", "drake", "distrust")
    }
    assert previews == {
        "thugs": "Range 4, damage 1 from now on.",
        "drake": "this LOSES the game (NC-RITUAL-a).",
        "distrust": "2 points less at the end.",
    }
    assert ROOM.value_label(ENGLISH, view, decision, (), "column", "drake") == "Drake Ling 4/4: YOU LOSE"


def test_a_commit_is_previewed_with_its_answers():
    evening = night(hero="K4", dice=[], unlocked=["shapeshift"], life=6)
    decision, view = evening.decisions[0], evening.look(0)
    text = ROOM.preview_text(ENGLISH, view, decision, Commit(decision=decision.id, shapeshift="drake"))
    assert text == "Stamina 6 → 5: Drake Ling −2, Thug J4 −1. Shapeshift ignores Drake Ling."
    assert ROOM.preview_text(ENGLISH, view, decision, Undo(decision=decision.id)) == ""


@pytest.mark.parametrize("switch", NightOptions.model_fields)
def test_every_value_of_every_switch_has_a_sentence_in_both_languages(switch: str):
    values = values_of(ROOM, switch)
    assert set(values) == set(cities() if switch == "city" else get_args(NightOptions.model_fields[switch].annotation))
    told = [ROOM.house_rule(say, switch, value) for value in values for say in SPEECH]
    assert len(set(told)) == len(told)


def test_the_sheet_in_words_shows_the_draft_to_its_owner_alone():
    evening = night(people=2, hero="K4", dice=[6, 2], unlocked=["absorb"], sites=["J6"])
    evening.do("punch", die=2, target="J4")
    own, others, public = (ROOM.board_text(ENGLISH, evening.look(seat), {}) for seat in (0, 1, None))
    assert "**Draft, seen by you alone:** 2 punch Thug J4" in own
    assert "Enhanced Thugs 5/6" in own
    assert "Enhanced Thugs 6/6" in public
    assert "punch" not in others.replace("Punch", "")
    assert "●Absorb (ready)" in own
    assert "~~the Salt Compass (J6)~~" in own


@pytest.mark.rule("NC-POST-i")
def test_the_sheet_in_words_counts_what_its_commit_answers():
    evening = night(people=2, hero="K4", unlocked=["shapeshift"], shrug=2, life=6)
    assert "Stamina 6 → 5" in ROOM.board_text(ENGLISH, evening.look(0), {})
    evening.do("commit", shapeshift="drake", shrug="J4")
    told = ROOM.board_text(ENGLISH, evening.look(0), {})
    assert "Stamina 6 → 6: Drake Ling −2, Thug J4 −1. Shapeshift ignores Drake Ling. Shrug Off takes 1 off Thug J4" in told
    assert "ignores" not in ROOM.board_text(ENGLISH, evening.look(1), {}) + ROOM.board_text(ENGLISH, evening.look(None), {})


def test_sheets_of_a_full_table_hold_every_hero_and_the_map_once():
    public = ROOM.board_text(RUSSIAN, night(people=8).look(None), {})
    assert public.count("```") == 2
    assert all(f"**Hero {seat}**" in public for seat in range(1, 9))


def test_the_outcome_of_one_hero_names_rank_or_cause_and_of_several_the_ranking():
    evening = night()
    sheet = evening.state.sheets[0]
    sheet.villains, sheet.status, sheet.end = dict.fromkeys(sheet.villains, 0), "won", End(14, "NC-END-a")
    evening.state.drafts = {}
    text = ROOM.outcome_text(ENGLISH, evening.look(None), Outcome("NC-END-a", winners=(0,)), {})
    assert text == "**Hero 1 has saved Kestrel Bay** in turn 14 with **58** points: Street Champion."
    two = night(people=2)
    for seat, (status, turn) in enumerate((("lost", 5), ("won", 9))):
        sheet = two.state.sheets[seat]
        sheet.status, sheet.end = status, End(turn, "NC-R10")  # type: ignore[assignment]
    told = ROOM.outcome_text(RUSSIAN, two.look(None), Outcome("NC-POST-m", winners=(1,), losers=(0,)), {})
    assert [line[:5] for line in told.splitlines()[1:]] == ["**1**", "**2**"]
    assert "Hero 2" in told.splitlines()[1]


def test_what_somebody_typed_can_do_nothing_in_a_refusal():
    facts = ROOM.facts_text(ENGLISH, {"space": "@everyone **x**" * 20, "enemy": "drake", "hex": "move.1", "ability": "absorb"}, None, {})
    assert len(str(facts["space"])) <= 40
    assert "**x" not in str(facts["space"])
    assert (facts["enemy"], facts["hex"], facts["ability"]) == ("Drake Ling", "MOVE 1", "Absorb")


def test_help_is_a_few_paragraphs_of_a_message_each():
    for say in SPEECH:
        assert [1 for paragraph in ROOM.help_text(say) if length(paragraph) > 900] == []


# ---- the lobby


def row(**options: str) -> Any:
    """As much of a lobby's row as is asked for."""
    return SimpleNamespace(options=options, language="en")


def seats(*names: str) -> list[SeatRow]:
    return [
        SeatRow(seat, seat + 1, {"name": name, "emblem": mark}, "", "", 0)
        for seat, (name, mark) in enumerate(zip(names, ("bolt", "star"), strict=False))
    ]


@pytest.mark.rule("NC-SETUP-a", "NC-SETUP-b")
def test_who_arrives_has_a_name_and_a_free_emblem_and_may_change_both():
    lobby = ROOM.lobby
    assert lobby.arrival(row(), seats("Ann"), " Bob ") == {"name": "Bob", "emblem": "star"}
    assert len(lobby.arrival(row(), seats("Ann"), "Bob" * 20)["name"]) == 24
    here = seats("Ann", "Bob")
    emblem, name = lobby.fields(ENGLISH, row(), here, here[1])
    assert ("bolt" in dict(emblem.values), "star" in dict(emblem.values), name.limit) == (False, True, 24)
    assert lobby.changed(row(), here, here[1], "emblem", "owl")["emblem"] == "owl"
    assert lobby.changed(row(), here, here[1], "name", " Night  Owl ")["name"] == "Night Owl"
    with pytest.raises(BadInput):
        lobby.changed(row(), here, here[1], "name", "  ")
    with pytest.raises(RuleViolation):
        lobby.changed(row(), here, here[1], "emblem", "skull")


def test_rivals_fill_a_race_of_three_and_bear_names_and_emblems_of_their_own():
    rng = random.Random(3)
    made = ROOM.lobby.fillers(row(), seats("Ann"), rng)
    assert len(made) == 2
    assert len({one["emblem"] for one in made} | {"bolt"}) == 3
    assert ROOM.lobby.fillers(row(), [*seats("Ann", "Bob"), *seats("Cid")], rng) == []
    assert ROOM.lobby.free(row(), seats("Ann")) == 7
    assert "**Kestrel Bay**, Standard" in ROOM.lobby.roster(ENGLISH, row(), seats("Ann"))
