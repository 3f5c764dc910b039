"""Whatever people do, the sheet stays a legal one (content, part 4.5)."""

import pytest

from bot.kernel import walk
from cogs.night_class.lines import legal_deeds
from cogs.night_class.rules.enemies import attacks_on
from cogs.night_class.rules.game import NIGHT_CLASS
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.round_end import end_round
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import NightState
from tests.chance import seeded
from tests.games.night_class.night import night
from tests.kernel.contract import Play

NIGHTS = 8
MOST_SURVIVED = 22  # Plot dice, content part 1.2


def holds(rules: Night, sheet: Sheet) -> None:
    """The invariants of one sheet."""
    assert 0 <= sheet.life <= sheet.circles
    assert len(set(sheet.emblems)) == len(sheet.emblems)
    standing = {rules.ground.home(enemy) for enemy in sheet.enemies()}
    assert not set(sheet.emblems) & standing
    assert set(sheet.emblems) <= rules.ground.walkable
    assert sheet.hero in rules.ground.walkable - standing
    assert all(0 <= count <= rules.length(column) for column, count in sheet.boxes.items())
    assert sheet.taken("ability") <= sheet.ability_slots
    assert sheet.taken("move") <= 1 + sheet.has("leg_kit")
    assert sheet.taken("train") <= 1
    assert len(set(sheet.used)) == len(sheet.used)
    assert all(sheet.undefeated(attack.enemy) for attack in attacks_on(rules, sheet))


def sheets(state: NightState) -> list[Sheet]:
    return [*state.sheets, *(draft.sheet for draft in state.drafts.values())]


@pytest.mark.parametrize("scripted", [False, True], ids=["random", "scripted"])
def test_every_sheet_stays_legal_to_the_end_of_any_night(scripted: bool):
    for seed in range(NIGHTS if not scripted else 2):
        play = Play(NIGHT_CLASS, 500 + seed, scripted)
        rules = night_of(play.state.options)
        for table in play.to_the_end():
            for sheet in sheets(table.state):
                holds(rules, sheet)
            if rules.options.knockout == "lose":  # a hospital's two boxes make the clock shorter, never longer
                assert table.state.turn <= MOST_SURVIVED + 1


def test_a_winner_has_a_clean_box_and_at_most_what_the_night_holds():
    won = 0
    for seed in range(4):
        play = Play(NIGHT_CLASS, 900 + seed, scripted=True)
        for _ in play.to_the_end():
            pass
        for line in NIGHT_CLASS.view(play.state, None).lines:
            if line.doing == "won":
                won += 1
                assert 48 <= line.total <= 74
                assert line.rank is not None
    assert won > 0


def test_two_players_with_the_same_choices_have_the_same_sheet_at_every_turn():
    play = Play(NIGHT_CLASS, 4)
    while len(play.seats()) < 2 or play.state.options.rolls == "own":
        play = Play(NIGHT_CLASS, play.seed + 1)
    table, rng = play.table, seeded(1)
    first, second = 0, 1
    while table.state.sheets[first].playing and not table.is_over:
        for decision in [one for one in table.decisions if one.asked[0] > second]:
            table.take(decision.asked[0], decision.default, 0)
        while mine := [one for one in table.unanswered() if one.asked[0] == first]:
            action = walk.random_action(NIGHT_CLASS, table.state, first, mine[0], rng)
            table.take(first, action, 0)
            if table.state.turn != int(mine[0].id.split(".")[0][1:]):
                break
            same = action.model_copy(update={"decision": mine[0].id.replace(f"s{first}", f"s{second}")})
            table.take(second, same, 0)
        for group in table.complete_groups():
            table.close(group, 0)
        assert table.state.sheets[first] == table.state.sheets[second]


def test_what_scripts_think_through_is_what_the_tree_offers():
    table = night(
        hero="G6", life=5, tracks__dice=1, tracks__ability=1, dice=[2, 2, 5],
        unlocked=[
            "rapid_processing", "bionic_arm", "leg_kit", "unearthly_speed", "rapid_strikes", "radioactive_aura", "mutant_limbs", "absorb",
        ],
    )  # fmt: skip
    rules, sheet = night_of(NightOptions()), table.sheet()
    decision = table.decisions[0]
    offered = set(walk.legal_actions(NIGHT_CLASS, table.state, 0, decision))
    thought = list(legal_deeds(rules, sheet, decision.id))
    assert set(thought) <= offered
    assert {(act.kind, getattr(act, "ability", ""), getattr(act, "to", "")) for act in thought} >= {
        (act.kind, getattr(act, "ability", ""), getattr(act, "to", "")) for act in offered if act.kind not in ("commit", "undo")
    }


def test_the_game_has_a_clock_so_that_the_23rd_plot_die_always_loses():
    rules = night_of(NightOptions())
    safe = sum(rules.length(column) for column in ("thugs", "twister", "goo", "drake", "distrust", "face")) - 1
    newsroom = sum(site.kind == "newsroom" for site in rules.sites.values())
    assert safe + newsroom == MOST_SURVIVED
    sheet = night(hero="K9").sheet()
    end_round(rules, sheet, None, None, 1)
    assert sheet.playing
