"""A Hero turn as selects of whole acts: within Discord's limits, every act of the tree among them, what is final asked twice."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel import walk
from bot.ui import limits
from bot.ui.controls import Menu, Tree, board_of
from bot.ui.spread import Leap, path_of, spread_rows, whole_acts
from cogs.night_class.room import ROOM
from cogs.night_class.rules.actions import Activate, Commit, Move, Punch
from cogs.night_class.rules.samples import largest_night
from tests.games.night_class.night import night
from tests.games.night_class.test_orders import RICH
from tests.speech import SPEECH


def tree_of(state: Any, say: Any = SPEECH[0]) -> Tree:
    """The tree of the first seat, as a look at a table gives it."""
    game = ROOM.game
    decision = next(one for one in game.decisions(state) if one.asked == (0,))
    look: Any = SimpleNamespace(
        row=SimpleNamespace(id="t" * 6), head="H" * 20, game=game, view=lambda seat: game.view(state, seat),
        choices=lambda seat, one, picks: game.choices(state, seat, one, picks),
        refusal=lambda seat, one, picks: game.refusal(state, seat, one, picks),
    )  # fmt: skip
    return Tree(say, ROOM, look, 0, decision)  # type: ignore[arg-type]


@pytest.mark.parametrize("say", SPEECH, ids=["en", "ru"])
@pytest.mark.parametrize("state", [largest_night(), night(**RICH).state, night(**RICH, life=1).state], ids=["largest", "rich", "hurt"])
def test_selects_keep_within_discords_limits(state: Any, say: Any):
    tree = tree_of(state, say)
    for page in range(4):
        rows = spread_rows(tree, ROOM.spread, page)
        assert len(rows) <= limits.ACTION_ROWS
        view = board_of(*rows)
        assert view is not None
        ids = [item.custom_id for item in view.children]  # type: ignore[attr-defined]
        assert len(set(ids)) == len(ids)
        for menu in (row for row in rows if isinstance(row, Menu)):
            assert 0 < len(menu.options) <= limits.SELECT_OPTIONS
            for option in menu.options:
                assert limits.fits(option.label, limits.SELECT_LABEL)
                assert limits.fits(option.value, 100)


def test_every_act_of_the_tree_is_offered_once_and_the_lowest_die_first():
    state = night(**RICH).state
    tree = tree_of(state)
    offered = [act.model_dump_json() for act in whole_acts(tree, ROOM.spread)]
    assert len(set(offered)) == len(offered)
    assert set(offered) == {act.model_dump_json() for act in walk.legal_actions(ROOM.game, state, 0, tree.decision)}
    moves = [act for act in whole_acts(tree, ROOM.spread) if isinstance(act, Move)]
    assert (moves[0].die, moves[0].second_die) == (2, None)
    places = {act.to for act in moves}
    assert len({act.to for act in moves[: len(places)]}) == len(places)  # each space before any comes again


def test_an_option_leads_back_to_its_act_and_a_stale_one_is_refused():
    state = night(**RICH).state
    tree = tree_of(state)
    menu = next(row for row in spread_rows(tree, ROOM.spread) if isinstance(row, Menu))
    _, *values = json.loads(menu.options[0].value)
    picks = path_of(tree, ROOM.spread, Leap(tuple(values), 7))
    assert walk.build(ROOM.game, tree.decision, picks) == next(iter(whole_acts(tree, ROOM.spread)))
    with pytest.raises(Exception, match="NC-"):
        path_of(tree, ROOM.spread, Leap(("move", 5, None, "K8"), 7))


def test_what_cannot_be_taken_back_is_final():
    evening = night(hero="K4", dice=[2, 2], twister=0, goo=0, drake=5, unlocked=["irradiated_stomp"], tracks__ability=1)
    view, final = evening.look(0), ROOM.spread.is_final
    assert final(view, Commit(decision="d"))
    assert final(view, Activate(decision="d", die=2, ability="irradiated_stomp"))
    assert not final(view, Punch(decision="d", die=2, target="J4"))
    last = night(hero="J3", dice=[2, 2], twister=0, goo=0, drake=1)
    assert final(last.look(0), Punch(decision="d", die=2, target="drake"))
